//! Clears root slots whose values nothing needs any more.
//!
//! A value keeps its slot until another takes it, so an object can be held for longer than the
//! program has a use for it. That costs a little memory; but where programs can see that an object
//! is gone (finalizers, weak references), it would look as if it were not. So in such programs a
//! slot is null at each operation that may collect, unless its value is taken from it later on.

use super::gc_roots::{null, Frame};
use crate::entity::{EntityRef, SecondaryMap};
use crate::ir::model::{Block, Graph, Op, Value};
use crate::lltype::{Ll, LlConst, LlOp, LlType};

/// A set of slots.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct SlotSet(Vec<u64>);

impl SlotSet {
    fn empty(slots: u32) -> Self {
        SlotSet(vec![0; slots as usize / 64 + 1])
    }
    fn insert(&mut self, slot: u32) {
        self.0[slot as usize / 64] |= 1 << (slot % 64);
    }
    fn remove(&mut self, slot: u32) {
        self.0[slot as usize / 64] &= !(1 << (slot % 64));
    }
    fn clear(&mut self) {
        self.0.fill(0);
    }
    /// Adds all of another set; says whether that made a difference.
    fn add(&mut self, other: &SlotSet) -> bool {
        let before = self.clone();
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
        *self != before
    }
    fn slots(&self) -> impl Iterator<Item = u32> + '_ {
        (0..self.0.len() as u32 * 64).filter(|&s| self.0[s as usize / 64] >> (s % 64) & 1 == 1)
    }
}

/// Inserts the stores.
pub fn run(graph: &mut Graph<Ll>, frame: &Frame, collects: &impl Fn(&Op<Ll>) -> bool) {
    let blocks = graph.reachable();
    let live = live_at_entry(graph, &blocks, frame.slots);
    // Slots that may hold something that is not null.
    let empty = SlotSet::empty(frame.slots);
    let mut used = SecondaryMap::<Block, SlotSet>::with_default(empty);
    let mut todo = vec![graph.start];
    let mut seen = SecondaryMap::<Block, bool>::new();
    seen[graph.start] = true;
    while let Some(block) = todo.pop() {
        let after = live_after_each(graph, &live, block, frame.slots);
        let mut set = used[block].clone();
        for (op, live) in graph.blocks[block].ops.iter().zip(&after) {
            clean(op, live, &mut set, collects);
        }
        for link in &graph.blocks[block].exits {
            let changed = used[link.target].add(&set);
            if !std::mem::replace(&mut seen[link.target], true) || changed {
                todo.push(link.target);
            }
        }
    }
    for &block in &blocks {
        let after = live_after_each(graph, &live, block, frame.slots);
        let mut set = used[block].clone();
        let ops = std::mem::take(&mut graph.blocks[block].ops);
        let mut new = Vec::with_capacity(ops.len());
        for (op, live) in ops.into_iter().zip(&after) {
            for slot in clean(&op, live, &mut set, collects) {
                new.push(Op {
                    code: LlOp::GcSaveRoot(slot),
                    args: vec![null(frame)],
                    result: graph.new_var(LlType::Void),
                    span: op.span,
                });
            }
            new.push(op);
        }
        graph.blocks[block].ops = new;
    }
}

/// Goes over an operation: the slots to clear before it, which `used` loses.
fn clean(
    op: &Op<Ll>,
    live: &SlotSet,
    used: &mut SlotSet,
    collects: &impl Fn(&Op<Ll>) -> bool,
) -> Vec<u32> {
    match op.code {
        LlOp::GcSaveRoot(slot) => match op.args.first() {
            Some(Value::Const(LlConst::Null(_))) => used.remove(slot),
            _ => used.insert(slot),
        },
        LlOp::GcLeaveFrame(_) => used.clear(),
        _ if collects(op) => {
            let mut dead = used.clone();
            dead.0.iter_mut().zip(&live.0).for_each(|(a, b)| *a &= !b);
            let dead: Vec<u32> = dead.slots().collect();
            dead.iter().for_each(|&slot| used.remove(slot));
            return dead;
        }
        _ => {}
    }
    Vec::new()
}

/// Goes back over an operation.
fn before(op: &Op<Ll>, live: &mut SlotSet) {
    match op.code {
        LlOp::GcReloadRoot(slot) => live.insert(slot),
        LlOp::GcSaveRoot(slot) => live.remove(slot),
        LlOp::GcLeaveFrame(_) => live.clear(),
        _ => {}
    }
}

fn live_at_exit(
    graph: &Graph<Ll>,
    live: &SecondaryMap<Block, SlotSet>,
    block: Block,
    slots: u32,
) -> SlotSet {
    let mut set = SlotSet::empty(slots);
    for link in &graph.blocks[block].exits {
        set.add(&live[link.target]);
    }
    set
}

/// The slots whose values are needed behind each operation of a block.
fn live_after_each(
    graph: &Graph<Ll>,
    live: &SecondaryMap<Block, SlotSet>,
    block: Block,
    slots: u32,
) -> Vec<SlotSet> {
    let mut set = live_at_exit(graph, live, block, slots);
    let ops = &graph.blocks[block].ops;
    let mut after = vec![SlotSet::default(); ops.len()];
    for (op, after) in ops.iter().zip(&mut after).rev() {
        *after = set.clone();
        before(op, &mut set);
    }
    after
}

/// The slots whose values are needed at the start of each block.
fn live_at_entry(graph: &Graph<Ll>, blocks: &[Block], slots: u32) -> SecondaryMap<Block, SlotSet> {
    let empty = SlotSet::empty(slots);
    let mut live = SecondaryMap::<Block, SlotSet>::with_default(empty);
    let preds = graph.predecessors();
    let mut todo: Vec<Block> = blocks.to_vec();
    let mut queued = vec![true; graph.blocks.len()];
    while let Some(block) = todo.pop() {
        queued[block.index()] = false;
        let mut set = live_at_exit(graph, &live, block, slots);
        graph.blocks[block]
            .ops
            .iter()
            .rev()
            .for_each(|op| before(op, &mut set));
        if live[block].add(&set) {
            for &(pred, _) in &preds[block] {
                if !std::mem::replace(&mut queued[pred.index()], true) {
                    todo.push(pred);
                }
            }
        }
    }
    live
}
