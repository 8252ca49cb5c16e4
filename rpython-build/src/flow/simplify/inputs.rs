//! Inputs that always get the same: a constant, or what another input gets.

use crate::entity::EntityRef;
use crate::flow::model::*;
use crate::flow::rewrite::Predecessors;

/// Replaces an input by the constant that every link passes, and one of two inputs that every
/// link passes the same for by the other.
pub fn merge_inputs<L: Level>(graph: &mut Graph<L>) -> bool {
    let preds = graph.predecessors();
    let mut changed = replace_constants(graph, &preds);
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

/// Another input of the block that is always the same as this one.
fn replacement<L: Level>(
    graph: &Graph<L>,
    preds: &Predecessors,
    block: Block,
    index: usize,
) -> Option<Value<L>> {
    let inputs = &graph.blocks[block].inputs;
    let var = inputs[index];
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

/// What is known of a variable while constants are propagated around loops.
#[derive(Clone, PartialEq)]
enum Known<C> {
    /// No link has said anything yet.
    Nothing,
    /// Every link so far passes this.
    Constant(C),
    /// Not a constant.
    Anything,
}

/// Replaces inputs that are the same constant on every link, loops included.
fn replace_constants<L: Level>(graph: &mut Graph<L>, preds: &Predecessors) -> bool {
    let order = graph.reachable();
    let fixed = [graph.start, graph.ret, graph.exc];
    let mut known: Vec<Known<L::Const>> = vec![Known::Anything; graph.vars.len()];
    for &block in order.iter().filter(|block| !fixed.contains(block)) {
        for var in &graph.blocks[block].inputs {
            known[var.index()] = Known::Nothing;
        }
    }
    // Each input goes from nothing to a constant to anything: this ends.
    let mut again = true;
    while std::mem::take(&mut again) {
        for &block in &order {
            for link in &graph.blocks[block].exits {
                if fixed.contains(&link.target) {
                    continue;
                }
                for (arg, &input) in link.args.iter().zip(&graph.blocks[link.target].inputs) {
                    let passed = match arg {
                        Value::Const(value) => Known::Constant(value.clone()),
                        Value::Var(var) => known[var.index()].clone(),
                    };
                    let slot = &mut known[input.index()];
                    let met = match (&*slot, passed) {
                        (Known::Anything, _) | (_, Known::Nothing) => continue,
                        (Known::Nothing, passed) => passed,
                        (Known::Constant(a), Known::Constant(b)) if *a == b => continue,
                        _ => Known::Anything,
                    };
                    *slot = met;
                    again = true;
                }
            }
        }
    }
    let mut changed = false;
    for &block in order.iter().filter(|block| !fixed.contains(block)) {
        for index in (0..graph.blocks[block].inputs.len()).rev() {
            let var = graph.blocks[block].inputs[index];
            let Known::Constant(value) = &known[var.index()] else {
                continue;
            };
            if graph.replace_uses(block, var, &Value::Const(value.clone())) {
                graph.remove_input(block, index, preds);
                changed = true;
            }
        }
    }
    changed
}
