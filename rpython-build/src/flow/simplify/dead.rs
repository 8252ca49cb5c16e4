//! Dead values: operations without effect and inputs that nothing uses.

use crate::entity::EntityRef;
use crate::flow::model::*;
use crate::flow::op::HlOp;

/// Whether a high-level operation may go when its result is not used.
///
/// Only what cannot raise or run any of the program's code: `a + b` stays, it may be a call.
pub fn removable(code: HlOp) -> bool {
    match code {
        HlOp::NewList
        | HlOp::NewTuple
        | HlOp::NewSlice
        | HlOp::Is
        | HlOp::Type
        | HlOp::IsSubtype
        | HlOp::BuildString
        | HlOp::TupleExtend
        | HlOp::NewFunction
        | HlOp::NewCell
        | HlOp::SameAs => true,
        // Of names alone, as calls with keywords make it; other keys may have a `__hash__`.
        HlOp::NewDict => true,
        _ => false,
    }
}

/// Removes operations that `removable` allows, inputs of blocks, and bound exceptions of links,
/// none of which reach a use. The parameters and the inputs of the last blocks stay.
pub fn remove_dead<L: Level>(graph: &mut Graph<L>, removable: impl Fn(&L::Opcode) -> bool) -> bool {
    let live = live_vars(graph, &removable);
    let order = graph.reachable();
    let mut changed = false;
    let fixed = [graph.start, graph.ret, graph.exc];
    // Which inputs stay, before any is removed.
    let keep: Vec<Option<Vec<bool>>> = graph
        .blocks
        .ids()
        .map(|block| {
            let inputs = &graph.blocks[block].inputs;
            let keep: Vec<bool> = inputs.iter().map(|var| live[var.index()]).collect();
            let all = fixed.contains(&block) || keep.iter().all(|&k| k);
            (!all).then_some(keep)
        })
        .collect();
    for &block in &order {
        let data = &mut graph.blocks[block];
        let guarded = data.switch == ExitSwitch::LastException;
        let last = data.ops.len().wrapping_sub(1);
        let before = data.ops.len();
        let mut i = 0;
        data.ops.retain(|op| {
            let stays = live[op.result.index()] || !removable(&op.code) || guarded && i == last;
            i += 1;
            stays
        });
        changed |= data.ops.len() != before;
        if let Some(keep) = &keep[block.index()] {
            filter(&mut data.inputs, keep);
            changed = true;
        }
        for link in &mut data.exits {
            if let Some(keep) = &keep[link.target.index()] {
                filter(&mut link.args, keep);
            }
            let used = |var: Option<Var>| {
                var.is_some_and(|var| link.args.iter().any(|arg| arg.var() == Some(var)))
            };
            let unused = link.last_exception.is_some()
                && !used(link.last_exception)
                && !used(link.last_exc_value);
            if unused {
                link.last_exception = None;
                link.last_exc_value = None;
            }
        }
    }
    changed
}

fn filter<T>(items: &mut Vec<T>, keep: &[bool]) {
    let mut keep = keep.iter();
    items.retain(|_| keep.next() == Some(&true));
}

/// The variables that reach an operation with an effect, a switch, or an input of the last blocks.
fn live_vars<L: Level>(graph: &Graph<L>, removable: &impl Fn(&L::Opcode) -> bool) -> Vec<bool> {
    let mut live = vec![false; graph.vars.len()];
    let mut todo: Vec<Var> = Vec::new();
    // A variable that is live makes these live.
    let mut feeds: Vec<Vec<Var>> = vec![Vec::new(); graph.vars.len()];
    for block in graph.reachable() {
        let data = &graph.blocks[block];
        for op in &data.ops {
            let args = op.args.iter().filter_map(Value::var);
            if removable(&op.code) {
                feeds[op.result.index()].extend(args);
            } else {
                todo.extend(args);
            }
        }
        if let ExitSwitch::Value(var) = data.switch {
            todo.push(var);
        }
        for link in &data.exits {
            let fixed = [graph.start, graph.ret, graph.exc].contains(&link.target);
            for (arg, &input) in link.args.iter().zip(&graph.blocks[link.target].inputs) {
                if let Value::Var(var) = arg {
                    if fixed {
                        todo.push(*var);
                    } else {
                        feeds[input.index()].push(*var);
                    }
                }
            }
        }
        if data.switch == ExitSwitch::LastException {
            // The guarded operation stays.
            if let Some(op) = data.ops.last() {
                todo.extend(op.args.iter().filter_map(Value::var));
            }
        }
    }
    while let Some(var) = todo.pop() {
        if !std::mem::replace(&mut live[var.index()], true) {
            todo.append(&mut feeds[var.index()]);
        }
    }
    live
}
