//! Dead values: operations without effect and inputs that nothing uses.

use crate::entity::EntityRef;
use crate::host::object::ObjId;
use crate::host::Session;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::ir::rewrite::Feeds;

/// Whether a high-level operation may go when its result is not used.
///
/// Only what cannot raise or run any of the program's code: `a + b` stays, it may be a call.
pub fn removable(op: &Op<Hl>, session: &Session) -> bool {
    match op.code {
        HlOp::NewList
        | HlOp::NewTuple
        | HlOp::NewSlice
        | HlOp::Is
        | HlOp::Type
        | HlOp::IsSubtype
        | HlOp::BuildString
        | HlOp::TupleExtend
        | HlOp::UnpackRest
        | HlOp::NewFunction
        | HlOp::NewCell
        | HlOp::SameAs => true,
        // Of names alone, as calls with keywords make it; other keys may have a `__hash__`.
        HlOp::NewDict => {
            let is_name = |key: &ObjId| session.heap.as_str(*key).is_some();
            let mut keys = op.args.iter().step_by(2);
            keys.all(|key| key.constant().is_some_and(is_name))
        }
        _ => false,
    }
}

/// Removes operations that `removable` allows, inputs of blocks, and bound exceptions of links,
/// none of which reach a use. The parameters and the inputs of the last blocks stay.
pub fn remove_dead<L: Level>(graph: &mut Graph<L>, removable: impl Fn(&Op<L>) -> bool) -> bool {
    let order = graph.reachable();
    let live = live_vars(graph, &order, &removable);
    let mut changed = false;
    // Whether an input of a block goes.
    let mut loses = vec![false; graph.blocks.len()];
    for &block in &order {
        if block != graph.start && block != graph.ret && block != graph.exc {
            let inputs = &graph.blocks[block].inputs;
            loses[block.index()] = !inputs.iter().all(|var| live[var.index()]);
        }
    }
    for &block in &order {
        let data = &mut graph.blocks[block];
        let stays = |op: &Op<L>| live[op.result.index()] || !removable(op);
        let is_guard = data.switch == ExitSwitch::LastException;
        let guards_nothing = is_guard && !data.ops.last().is_some_and(stays);
        if !data.ops.iter().all(stays) {
            data.ops.retain(stays);
            changed = true;
        }
        if guards_nothing {
            data.keep_exit(0);
        }
        let mut exits = std::mem::take(&mut data.exits);
        for link in &mut exits {
            if loses[link.target.index()] {
                let mut inputs = graph.blocks[link.target].inputs.iter();
                link.args
                    .retain(|_| inputs.next().is_some_and(|var| live[var.index()]));
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
        graph.blocks[block].exits = exits;
    }
    // The inputs when all links have been looked at.
    for block in order {
        if loses[block.index()] {
            let inputs = &mut graph.blocks[block].inputs;
            inputs.retain(|var| live[var.index()]);
            changed = true;
        }
    }
    changed
}

/// The variables that reach an operation with an effect, a switch, or an input of the last blocks.
fn live_vars<L: Level>(
    graph: &Graph<L>,
    order: &[Block],
    removable: &impl Fn(&Op<L>) -> bool,
) -> Vec<bool> {
    let mut todo: Vec<Var> = Vec::new();
    // A variable that is live makes these live.
    let mut feeds = Feeds::new(graph.vars.len());
    for &block in order {
        let data = &graph.blocks[block];
        for op in &data.ops {
            let removable = removable(op);
            for arg in &op.args {
                match arg {
                    Value::Var(arg) if removable => feeds.note(op.result, *arg),
                    Value::Var(arg) => todo.push(*arg),
                    Value::Const(_) => {}
                }
            }
        }
        if let ExitSwitch::Value(var) = data.switch {
            todo.push(var);
        }
        for link in &data.exits {
            let target = link.target;
            let fixed = target == graph.start || target == graph.ret || target == graph.exc;
            let inputs = graph.blocks[target].inputs.as_slice();
            for (at, arg) in link.args.iter().enumerate() {
                match arg {
                    Value::Var(var) if fixed => todo.push(*var),
                    Value::Var(var) => feeds.note(inputs[at], *var),
                    Value::Const(_) => {}
                }
            }
        }
    }
    feeds.reaching(todo)
}
