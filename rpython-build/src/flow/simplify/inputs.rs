//! Inputs that always get the same: a constant, or what another input gets.

use crate::flow::model::*;
use crate::flow::rewrite::Predecessors;

/// Replaces an input by the constant that every link passes, and one of two inputs that every
/// link passes the same for by the other.
pub fn merge_inputs<L: Level>(graph: &mut Graph<L>) -> bool {
    let preds = graph.predecessors();
    let mut changed = false;
    for block in graph.reachable() {
        if [graph.start, graph.ret, graph.exc].contains(&block) {
            continue;
        }
        for index in (0..graph.blocks[block].inputs.len()).rev() {
            let var = graph.blocks[block].inputs[index];
            let Some(value) = replacement(graph, &preds, block, index) else {
                continue;
            };
            if graph.replace_uses(block, var, &value) {
                graph.remove_input(block, index, &preds);
                changed = true;
            }
        }
    }
    changed
}

/// What an input of a block always is, if that is something else.
fn replacement<L: Level>(
    graph: &Graph<L>,
    preds: &Predecessors,
    block: Block,
    index: usize,
) -> Option<Value<L>> {
    let inputs = &graph.blocks[block].inputs;
    let var = inputs[index];
    let mut constant: Option<&Value<L>> = None;
    let mut all_constant = true;
    for &(pred, exit) in &preds[block] {
        let arg = &graph.blocks[pred].exits[exit].args[index];
        match arg {
            // A loop that passes the input on.
            Value::Var(v) if pred == block && *v == var => {}
            Value::Const(_) if constant.is_none_or(|known| known == arg) => constant = Some(arg),
            _ => {
                all_constant = false;
                break;
            }
        }
    }
    if all_constant {
        if let Some(value) = constant {
            return Some(value.clone());
        }
    }
    let twin = (0..index).find(|&other| {
        graph.vars[inputs[other]].ty == graph.vars[var].ty
            && preds[block].iter().all(|&(pred, exit)| {
                let args = &graph.blocks[pred].exits[exit].args;
                args[other] == args[index]
                    || pred == block
                        && args[other] == Value::Var(inputs[other])
                        && args[index] == Value::Var(var)
            })
    })?;
    (!preds[block].is_empty()).then(|| Value::Var(inputs[twin]))
}
