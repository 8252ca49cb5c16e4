//! The invariants that hold behind the transforms.

use super::gc_barriers::wholes;
use super::gc_liveness::{collecting, ranges};
use crate::analysis::collects::CanCollect;
use crate::entity::SecondaryMap;
use crate::ir::model::{Block, ExitSwitch, Graph, Op, Value};
use crate::lltype::{FuncBody, Ll, LlOp, LlProgram, LlType, Raises};

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
    let all = CanCollect::explicit(program);
    let mut problems = Vec::new();
    for (_, graph) in graphs(program) {
        let blocks = graph.reachable();
        let forgets = all.forgets(program, graph);
        let collects = |op: &Op<Ll>| all.op(program, op) && !forgets.contains(&op.result);
        for &block in &blocks {
            let wholes = wholes(&program.types, graph, block);
            let gc_or_interior = ranges(graph, block, |_| true);
            for index in collecting(graph, block, &collects) {
                for &(var, range) in &gc_or_interior {
                    let ty = graph.vars[var].ty;
                    if range.crosses(index)
                        && (program.types.is_gc_ptr(ty) || wholes.contains_key(&var))
                    {
                        problems.push(format!(
                            "{} {block}: {var} is alive across {:?}",
                            graph.name, graph.blocks[block].ops[index].code
                        ));
                    }
                }
            }
            // Behind the block it would not be known which object a store has to be told of.
            let leaving = graph.blocks[block].exits.iter().flat_map(|link| &link.args);
            for var in leaving.filter_map(Value::var) {
                let leads_into = wholes.get(&var);
                if leads_into.is_some_and(|whole| holds_gc_ptr(program, graph, whole)) {
                    problems.push(format!(
                        "{} {block}: {var} leaves, into an object",
                        graph.name
                    ));
                }
            }
        }
        frames(graph, &blocks, &mut problems);
    }
    problems
}

/// Checks that nothing is said to a collector that finds pointers by itself; gives what is wrong.
pub fn roots_left_out(program: &LlProgram) -> Vec<String> {
    let mut problems = Vec::new();
    for (_, graph) in graphs(program) {
        for block in graph.reachable() {
            for op in &graph.blocks[block].ops {
                let is_root = matches!(
                    op.code,
                    LlOp::GcEnterFrame(_)
                        | LlOp::GcLeaveFrame(_)
                        | LlOp::GcSaveRoot(_)
                        | LlOp::GcReloadRoot(_)
                        | LlOp::GcWriteBarrier
                        | LlOp::GcWriteBarrierItem
                        | LlOp::GcWriteBarrierAll
                );
                if is_root {
                    problems.push(format!("{} {block}: {:?}", graph.name, op.code));
                }
            }
        }
    }
    problems
}

fn graphs(program: &LlProgram) -> impl Iterator<Item = (&str, &Graph<Ll>)> {
    program.funcs.values().filter_map(|func| match func.body {
        FuncBody::Graph(graph) => Some((func.name.as_str(), &program.graphs[graph])),
        _ => None,
    })
}

/// Whether the object that a pointer leads to has gc pointers.
fn holds_gc_ptr(program: &LlProgram, graph: &Graph<Ll>, object: &Value<Ll>) -> bool {
    let ty = match object {
        Value::Var(var) => graph.vars[*var].ty,
        Value::Const(constant) => constant.ty(),
    };
    let to = program.types.pointee(ty);
    to.is_some_and(|to| program.types.holds_gc_ptr(LlType::Inline(to)))
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
