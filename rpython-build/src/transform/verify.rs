//! The invariants that hold behind the transforms.

use super::gc::CanCollect;
use super::gc_liveness::{collecting, ranges};
use crate::entity::SecondaryMap;
use crate::ir::model::{Block, ExitSwitch, Graph, Op, Var};
use crate::lltype::{FuncBody, Ll, LlOp, LlProgram, Raises};

/// Checks that exceptions are explicit in every graph; gives what is wrong.
pub fn exceptions_explicit(program: &LlProgram) -> Vec<String> {
    let mut problems = Vec::new();
    for (_, graph) in graphs(program) {
        if !graph.blocks[graph.exc].inputs.is_empty() {
            problems.push(format!("{}: the except block has inputs", graph.name));
        }
        for block in graph.reachable() {
            let data = &graph.blocks[block];
            if data.switch == ExitSwitch::LastException {
                problems.push(format!("{} {block}: an exception switch", graph.name));
            }
            for link in &data.exits {
                if link.target == graph.exc {
                    problems.push(format!("{} {block}: goes to the except block", graph.name));
                }
            }
            for (index, op) in data.ops.iter().enumerate() {
                let next = data.ops.get(index + 1).map(|op| op.code);
                let overflows = op.code.row().raises == Raises::Overflow;
                let tested = !overflows || next == Some(LlOp::OvfOccurred);
                if !tested {
                    problems.push(format!(
                        "{} {block}: {:?} is not tested for",
                        graph.name, op.code
                    ));
                }
            }
        }
    }
    problems
}

/// Checks that memory management is explicit in every graph; gives what is wrong.
pub fn gc_explicit(program: &LlProgram) -> Vec<String> {
    let collects = CanCollect::new(program);
    let collects = |op: &Op<Ll>| collects.op(program, op);
    let mut problems = Vec::new();
    for (_, graph) in graphs(program) {
        let blocks = graph.reachable();
        for &block in &blocks {
            let interior = interior_pointers(program, graph, block);
            let gc_or_interior = ranges(graph, block, |_| true);
            for index in collecting(graph, block, &collects) {
                for &(var, range) in &gc_or_interior {
                    let ty = graph.vars[var].ty;
                    if range.crosses(index)
                        && (program.types.is_gc_ptr(ty) || interior.contains(&var))
                    {
                        problems.push(format!(
                            "{} {block}: {var} is alive across {:?}",
                            graph.name, graph.blocks[block].ops[index].code
                        ));
                    }
                }
            }
        }
        frames(graph, &blocks, &mut problems);
    }
    problems
}

fn graphs(program: &LlProgram) -> impl Iterator<Item = (&str, &Graph<Ll>)> {
    program.funcs.values().filter_map(|func| match func.body {
        FuncBody::Graph(graph) => Some((func.name.as_str(), &program.graphs[graph])),
        _ => None,
    })
}

/// The pointers into gc objects that a block makes.
fn interior_pointers(program: &LlProgram, graph: &Graph<Ll>, block: Block) -> Vec<Var> {
    let ops = graph.blocks[block].ops.iter();
    ops.filter(|op| {
        matches!(op.code, LlOp::GetSubstruct(..) | LlOp::GetItemAddr(_))
            && op.args[0]
                .var()
                .is_some_and(|v| program.types.is_gc_ptr(graph.vars[v].ty))
            && !program.types.is_gc_ptr(graph.vars[op.result].ty)
    })
    .map(|op| op.result)
    .collect()
}

/// Frames are entered once and left once on every way.
fn frames(graph: &Graph<Ll>, blocks: &[Block], problems: &mut Vec<String>) {
    let mut depth: SecondaryMap<Block, Option<Option<u32>>> = SecondaryMap::new();
    depth[graph.start] = Some(None);
    let mut todo = vec![graph.start];
    while let Some(block) = todo.pop() {
        let Some(mut frame) = depth[block] else {
            continue;
        };
        let mut wrong = |what: &str| problems.push(format!("{} {block}: {what}", graph.name));
        for op in &graph.blocks[block].ops {
            match op.code {
                LlOp::GcEnterFrame(n) => {
                    if frame.is_some() {
                        wrong("a frame inside of a frame");
                    }
                    frame = Some(n);
                }
                LlOp::GcLeaveFrame(n) => {
                    if frame != Some(n) {
                        wrong("leaves a frame that it is not in");
                    }
                    frame = None;
                }
                LlOp::GcSaveRoot(slot) | LlOp::GcReloadRoot(slot)
                    if frame.is_none_or(|n| slot >= n) =>
                {
                    wrong("a slot outside of the frame");
                }
                _ => {}
            }
        }
        for link in &graph.blocks[block].exits {
            match depth[link.target] {
                None => {
                    depth[link.target] = Some(frame);
                    todo.push(link.target);
                }
                Some(known) if known != frame => {
                    wrong("joins another block in a different frame");
                }
                Some(_) => {}
            }
        }
    }
    if blocks.contains(&graph.ret) && depth[graph.ret] != Some(None) {
        problems.push(format!("{}: returns with its frame", graph.name));
    }
}
