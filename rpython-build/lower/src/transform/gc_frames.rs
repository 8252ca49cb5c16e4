//! Where root slots are reserved and given back.
//!
//! A frame is entered in the last block that dominates everything that uses slots and is in no
//! loop, and left on every way out of the blocks which that one dominates. So a function's quick
//! ways out, which collect nothing, do not touch the root stack.
//!
//! In a function that collects only on its unlikely ways (slow paths of allocation, above all),
//! slots are reserved around each operation that collects, and the likely ways are free of them.

use super::gc_liveness::{collecting, Ranges};
use super::gc_roots::{null, Frame};
use crate::analysis::cold::cold_blocks;
use crate::entity::{EntityRef, SecondaryMap};
use crate::ir::components::components;
use crate::ir::model::{Block, Graph, Link, Op, Value, Var};
use crate::lltype::{Ll, LlOp, LlType, Types};
use rustc_hash::FxHashMap;

// ---- around each operation ---------------------------------------------------------------

/// Whether everything that collects is on unlikely ways.
pub fn only_cold(graph: &Graph<Ll>, collects: &impl Fn(&Op<Ll>) -> bool) -> bool {
    let order = graph.reachable();
    let cold = cold_blocks(graph, &order);
    order
        .iter()
        .all(|&block| cold[block] || !graph.blocks[block].ops.iter().any(collects))
}

/// Saves and reloads roots around each operation that collects.
pub fn around_each(types: &Types, graph: &mut Graph<Ll>, collects: &impl Fn(&Op<Ll>) -> bool) {
    let mut ranges = Ranges::default();
    for block in graph.reachable() {
        let collecting = collecting(graph, block, collects);
        if collecting.is_empty() {
            continue;
        }
        let ranges = ranges.of_gc(types, graph, block);
        let ops = std::mem::take(&mut graph.blocks[block].ops);
        let mut new = Vec::with_capacity(ops.len() + 8);
        let mut names: FxHashMap<Var, Var> = FxHashMap::default();
        for (index, mut op) in ops.into_iter().enumerate() {
            rename(&mut op.args, &names);
            if !collecting.contains(&index) {
                new.push(op);
                continue;
            }
            let crossing: Vec<Var> = ranges
                .iter()
                .filter(|(_, range)| range.crosses(index))
                .map(|&(var, _)| var)
                .collect();
            if crossing.is_empty() {
                new.push(op);
                continue;
            }
            let span = op.span;
            let mut push = |graph: &mut Graph<Ll>, code, args: Vec<Value<Ll>>, ty| {
                let result = graph.new_var(ty);
                new.push(Op {
                    code,
                    args,
                    result,
                    span,
                });
                result
            };
            let count = crossing.len() as u32;
            push(graph, LlOp::GcEnterFrame(count), vec![], LlType::Void);
            for (slot, var) in (0..).zip(&crossing) {
                let now = names.get(var).copied().unwrap_or(*var);
                let code = LlOp::GcSaveRoot(slot);
                push(graph, code, vec![now.into()], LlType::Void);
            }
            new.push(op);
            let mut push = |graph: &mut Graph<Ll>, code, ty| {
                let result = graph.new_var(ty);
                new.push(Op {
                    code,
                    args: vec![],
                    result,
                    span,
                });
                result
            };
            for (slot, var) in (0..).zip(&crossing) {
                let ty = graph.vars[*var].ty;
                let now = push(graph, LlOp::GcReloadRoot(slot), ty);
                names.insert(*var, now);
            }
            push(graph, LlOp::GcLeaveFrame(count), LlType::Void);
        }
        let data = &mut graph.blocks[block];
        data.ops = new;
        for link in &mut data.exits {
            rename(&mut link.args, &names);
        }
    }
}

fn rename(values: &mut [Value<Ll>], names: &FxHashMap<Var, Var>) {
    for value in values {
        if let Value::Var(v) = value {
            if let Some(&new) = names.get(v) {
                *v = new;
            }
        }
    }
}

// ---- one frame ---------------------------------------------------------------------------

/// Enters and leaves the frame of a graph that has its saves and reloads, for what `collects`; what does `ever` must find
/// all slots written, too.
pub fn place(
    graph: &mut Graph<Ll>,
    frame: &Frame,
    collects: &impl Fn(&Op<Ll>) -> bool,
    ever: &impl Fn(&Op<Ll>) -> bool,
) {
    let order = graph.reachable();
    let idom = dominators(graph, &order);
    let mut loops: Vec<Vec<usize>> = vec![Vec::new(); graph.blocks.len()];
    for &block in &order {
        loops[block.index()] = graph.blocks[block]
            .exits
            .iter()
            .map(|link| link.target.index())
            .collect();
    }
    let (_, in_loop) = components(&loops);

    let mut enter: Option<Block> = None;
    for &block in &order {
        let uses = graph.blocks[block].ops.iter().any(|op| {
            collects(op) || matches!(op.code, LlOp::GcSaveRoot(_) | LlOp::GcReloadRoot(_))
        });
        if uses {
            enter = Some(match enter {
                Some(other) => common(&idom, other, block),
                None => block,
            });
        }
    }
    let Some(mut enter) = enter else {
        return;
    };
    while in_loop[enter.index()] && enter != graph.start {
        enter = idom[enter].0;
    }

    let dominated = |block: Block| {
        let mut at = block;
        loop {
            if at == enter {
                return true;
            }
            let (up, depth) = idom[at];
            if depth == 0 {
                return false;
            }
            at = up;
        }
    };
    let inside: Vec<Block> = order.iter().copied().filter(|&b| dominated(b)).collect();
    let mut is_inside = SecondaryMap::<Block, bool>::new();
    for &block in &inside {
        is_inside[block] = true;
    }

    let unwritten = unwritten_slots(graph, &inside, enter, frame.slots, ever);
    // For each block outside, the block that leaves and goes on to it.
    let mut ways_out: FxHashMap<Block, Block> = FxHashMap::default();
    for &block in &inside {
        let mut exits = std::mem::take(&mut graph.blocks[block].exits);
        let single = exits.len() == 1;
        for link in &mut exits {
            if is_inside[link.target] && link.target != graph.ret {
                continue;
            }
            let leave = void_op(graph, LlOp::GcLeaveFrame(frame.slots), vec![]);
            if single {
                graph.blocks[block].ops.push(leave);
                continue;
            }
            let target = link.target;
            link.target = *ways_out.entry(target).or_insert_with(|| {
                let inputs = graph.blocks[target].inputs.clone();
                let inputs: Vec<Var> = inputs.into_iter().map(|v| graph.copy_var(v)).collect();
                let args = inputs.iter().map(|&v| v.into()).collect();
                let way = graph.new_block(inputs);
                graph.blocks[way].ops = vec![leave];
                graph.blocks[way].exits = vec![Link::new(args, target)];
                way
            });
        }
        graph.blocks[block].exits = exits;
    }
    let mut ops = vec![void_op(graph, LlOp::GcEnterFrame(frame.slots), vec![])];
    for slot in unwritten {
        ops.push(void_op(graph, LlOp::GcSaveRoot(slot), vec![null(frame)]));
    }
    graph.blocks[enter].ops.splice(0..0, ops);
}

/// Whether something is true of an operation inside of a frame.
pub fn any_inside(graph: &Graph<Ll>, holds: impl Fn(&Op<Ll>) -> bool) -> bool {
    let mut inside = SecondaryMap::<Block, Option<bool>>::new();
    inside[graph.start] = Some(false);
    let mut todo = vec![graph.start];
    while let Some(block) = todo.pop() {
        let mut here = inside[block] == Some(true);
        for op in &graph.blocks[block].ops {
            match op.code {
                LlOp::GcEnterFrame(_) => here = true,
                LlOp::GcLeaveFrame(_) => here = false,
                _ if here && holds(op) => return true,
                _ => {}
            }
        }
        for link in &graph.blocks[block].exits {
            if inside[link.target].is_none() {
                inside[link.target] = Some(here);
                todo.push(link.target);
            }
        }
    }
    false
}

fn void_op(graph: &mut Graph<Ll>, code: LlOp, args: Vec<Value<Ll>>) -> Op<Ll> {
    Op {
        code,
        args,
        result: graph.new_var(LlType::Void),
        span: None,
    }
}

/// The immediate dominator of each block, and its depth in the dominator tree (0 for the start).
fn dominators(graph: &Graph<Ll>, order: &[Block]) -> SecondaryMap<Block, (Block, u32)> {
    // Reverse postorder, for Cooper, Harvey and Kennedy's algorithm.
    let mut seen = vec![false; graph.blocks.len()];
    let mut postorder = Vec::with_capacity(order.len());
    let mut path = vec![(graph.start, 0)];
    seen[graph.start.index()] = true;
    while let Some(&mut (block, ref mut done)) = path.last_mut() {
        match graph.blocks[block].exits.get(*done) {
            Some(link) => {
                *done += 1;
                if !std::mem::replace(&mut seen[link.target.index()], true) {
                    path.push((link.target, 0));
                }
            }
            None => {
                postorder.push(block);
                path.pop();
            }
        }
    }
    let mut number = SecondaryMap::<Block, usize>::new();
    for (i, &block) in postorder.iter().enumerate() {
        number[block] = i;
    }
    let preds = graph.predecessors();
    let mut idom: SecondaryMap<Block, Option<Block>> = SecondaryMap::new();
    idom[graph.start] = Some(graph.start);
    let mut changed = true;
    while changed {
        changed = false;
        for &block in postorder.iter().rev() {
            if block == graph.start {
                continue;
            }
            let mut new: Option<Block> = None;
            for &(pred, _) in &preds[block] {
                if idom[pred].is_none() {
                    continue;
                }
                new = Some(match new {
                    None => pred,
                    Some(other) => {
                        let (mut a, mut b) = (pred, other);
                        while a != b {
                            while number[a] < number[b] {
                                a = idom[a].unwrap_or(graph.start);
                            }
                            while number[b] < number[a] {
                                b = idom[b].unwrap_or(graph.start);
                            }
                        }
                        a
                    }
                });
            }
            if new.is_some() && idom[block] != new {
                idom[block] = new;
                changed = true;
            }
        }
    }
    let mut tree: SecondaryMap<Block, (Block, u32)> = SecondaryMap::with_default((graph.start, 0));
    for &block in postorder.iter().rev() {
        if block != graph.start {
            let up = idom[block].unwrap_or(graph.start);
            tree[block] = (up, tree[up].1 + 1);
        }
    }
    tree
}

fn common(idom: &SecondaryMap<Block, (Block, u32)>, a: Block, b: Block) -> Block {
    let (mut a, mut b) = (a, b);
    while a != b {
        if idom[a].1 >= idom[b].1 {
            a = idom[a].0;
        } else {
            b = idom[b].0;
        }
    }
    a
}

/// The slots that may not have been written since the frame was entered when something collects:
/// the collector would see whatever was left there.
fn unwritten_slots(
    graph: &Graph<Ll>,
    inside: &[Block],
    enter: Block,
    count: u32,
    collects: &impl Fn(&Op<Ll>) -> bool,
) -> Vec<u32> {
    let all = vec![true; count as usize];
    // Which slots have been written on all ways to a block.
    let mut at_entry: Vec<Option<Vec<bool>>> = vec![None; graph.blocks.len()];
    at_entry[enter.index()] = Some(vec![false; count as usize]);
    let mut unwritten = vec![false; count as usize];
    let mut changed = true;
    while changed {
        changed = false;
        for &block in inside {
            let Some(mut written) = at_entry[block.index()].clone() else {
                continue;
            };
            for op in &graph.blocks[block].ops {
                if let LlOp::GcSaveRoot(slot) = op.code {
                    written[slot as usize] = true;
                } else if collects(op) {
                    for (slot, &written) in written.iter().enumerate() {
                        // States only lose slots: what is missing now stays missing.
                        unwritten[slot] |= !written;
                    }
                }
            }
            for link in &graph.blocks[block].exits {
                if link.target == enter {
                    continue;
                }
                let state = at_entry[link.target.index()].get_or_insert_with(|| {
                    changed = true;
                    all.clone()
                });
                for (have, &written) in state.iter_mut().zip(&written) {
                    if *have && !written {
                        *have = false;
                        changed = true;
                    }
                }
            }
        }
    }
    (0..count).filter(|&s| unwritten[s as usize]).collect()
}
