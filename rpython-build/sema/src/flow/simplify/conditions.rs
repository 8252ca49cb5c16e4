//! Conditions: switches on constants, truth of what is a truth value already, negations.

use crate::front::code::UnaryOp;
use crate::host::Session;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::ir::rewrite::map_values;

/// Resolves what is known of conditions within a block, and removes copies.
pub fn fold_conditions(graph: &mut Graph<Hl>, session: &Session) -> bool {
    let mut changed = false;
    for block in graph.reachable() {
        changed |= remove_copies(graph, block);
        changed |= skip_truth(graph, block);
        changed |= swap_negated(graph, block);
        changed |= constant_links(graph, block, session);
    }
    changed
}

/// Replaces the results of `same_as` by their arguments.
fn remove_copies(graph: &mut Graph<Hl>, block: Block) -> bool {
    let mut changed = false;
    let mut i = 0;
    while i < graph.blocks[block].ops.len() {
        let data = &graph.blocks[block];
        let guarded = data.switch == ExitSwitch::LastException && i + 1 == data.ops.len();
        let op = &data.ops[i];
        if op.code == HlOp::SameAs && !guarded {
            let (result, value) = (op.result, op.args[0].clone());
            if graph.replace_uses(block, result, &value) {
                graph.blocks[block].ops.remove(i);
                changed = true;
                continue;
            }
        }
        i += 1;
    }
    changed
}

/// `bool(x)` of what is `True` or `False` anyhow.
fn skip_truth(graph: &mut Graph<Hl>, block: Block) -> bool {
    let data = &graph.blocks[block];
    let truth = |var: Var| {
        data.ops.iter().any(|op| {
            op.result == var
                && matches!(
                    op.code,
                    HlOp::Bool
                        | HlOp::Is
                        | HlOp::Contains
                        | HlOp::IsSubtype
                        | HlOp::Unary(UnaryOp::Not)
                )
        })
    };
    let found = data
        .ops
        .iter()
        .enumerate()
        .find_map(|(i, op)| match (&op.code, &op.args[..]) {
            (HlOp::Bool, [Value::Var(var)]) if truth(*var) => Some((i, op.result, *var)),
            _ => None,
        });
    let Some((i, result, var)) = found else {
        return false;
    };
    let data = &mut graph.blocks[block];
    if data.switch == ExitSwitch::LastException && i + 1 == data.ops.len() {
        data.keep_exit(0);
    }
    data.ops.remove(i);
    graph.replace_uses(block, result, &Value::Var(var))
}

/// A switch on `not x` is one on the truth of `x`, the other way round.
fn swap_negated(graph: &mut Graph<Hl>, block: Block) -> bool {
    let data = &mut graph.blocks[block];
    let ExitSwitch::Value(var) = data.switch else {
        return false;
    };
    let Some(op) = data.ops.iter_mut().find(|op| op.result == var) else {
        return false;
    };
    if op.code != HlOp::Unary(UnaryOp::Not) {
        return false;
    }
    let used = data
        .exits
        .iter()
        .any(|link| link.args.iter().any(|a| a.var() == Some(var)));
    if used {
        return false;
    }
    op.code = HlOp::Bool;
    for link in &mut data.exits {
        if let Some(HlCase::Bool(truth)) = &mut link.case {
            *truth = !*truth;
        }
    }
    data.exits.reverse();
    true
}

/// A link that passes a constant for the variable that an otherwise empty block switches on goes
/// straight to the exit that is taken.
fn constant_links(graph: &mut Graph<Hl>, block: Block, session: &Session) -> bool {
    let mut changed = false;
    for exit in 0..graph.blocks[block].exits.len() {
        let link = &graph.blocks[block].exits[exit];
        let target = &graph.blocks[link.target];
        let ExitSwitch::Value(var) = target.switch else {
            continue;
        };
        if !target.ops.is_empty() || link.target == block {
            continue;
        }
        let Some(index) = target.inputs.iter().position(|&input| input == var) else {
            continue;
        };
        let Value::Const(value) = link.args[index] else {
            continue;
        };
        let truth = session.heap.as_bool(value);
        let taken = target.exits.iter().find(|exit| match exit.case {
            Some(HlCase::Bool(case)) => truth == Some(case),
            _ => false,
        });
        let Some(taken) = taken else { continue };
        let (to, mut args) = (taken.target, taken.args.clone());
        let (inputs, passed) = (target.inputs.clone(), link.args.clone());
        map_values(&mut args, &mut |v| {
            inputs
                .iter()
                .position(|&input| input == v)
                .map(|i| passed[i].clone())
        });
        graph.redirect(block, exit, to, args);
        changed = true;
    }
    changed
}
