//! Inputs that always get the same: a constant, or what another input gets.

use crate::entity::EntityRef;
use crate::ir::model::*;
use crate::ir::rewrite::Predecessors;
use rustc_hash::FxHashMap;

/// Replaces an input by the constant that every link passes, and one of two inputs that every
/// link passes the same for by the other.
pub fn merge_inputs<L: Level>(graph: &mut Graph<L>) -> bool {
    let preds = graph.predecessors();
    let mut changed = replace_constants(graph, &preds);
    for block in graph.reachable() {
        if [graph.start, graph.ret, graph.exc].contains(&block) {
            continue;
        }
        let twins = twins(graph, &preds, block);
        if !twins.is_empty() {
            graph.replace_inputs(block, &twins, &preds);
            changed = true;
        }
    }
    changed
}

/// The inputs of a block that are always the same as another one, which stays.
fn twins<L: Level>(
    graph: &Graph<L>,
    preds: &Predecessors,
    block: Block,
) -> FxHashMap<Var, Value<L>> {
    let mut twins: FxHashMap<Var, Value<L>> = FxHashMap::default();
    let inputs = &graph.blocks[block].inputs;
    let preds = &preds[block];
    if inputs.len() < 2 {
        return twins;
    }
    // What one link passes says which inputs can be the same.
    let Some(&(first, exit)) = preds.iter().find(|(pred, _)| *pred != block) else {
        return twins;
    };
    let passed = &graph.blocks[first].exits[exit].args;
    // The last input that each variable is passed for, and for each input the one before it that
    // the same is passed for; all constants count as the same.
    let mut last: FxHashMap<Option<Var>, usize> = FxHashMap::default();
    let mut before: Vec<Option<usize>> = vec![None; inputs.len()];
    for (index, &var) in inputs.iter().enumerate() {
        let alike = passed[index].var();
        let first = last.get(&alike).copied();
        let twin = std::iter::successors(first, |&other| before[other]).find(|&other| {
            graph.vars[inputs[other]].ty == graph.vars[var].ty
                && preds.iter().all(|&(pred, exit)| {
                    let args = &graph.blocks[pred].exits[exit].args;
                    args[other] == args[index]
                        || pred == block
                            && args[other] == Value::Var(inputs[other])
                            && args[index] == Value::Var(var)
                })
        });
        match twin {
            Some(twin) => {
                twins.insert(var, Value::Var(inputs[twin]));
            }
            None => before[index] = last.insert(alike, index),
        }
    }
    twins
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
    let mut links = order.iter().flat_map(|&block| &graph.blocks[block].exits);
    let passes_constant = |link: &Link<L>| {
        !fixed.contains(&link.target) && link.args.iter().any(|arg| arg.var().is_none())
    };
    if !links.any(passes_constant) {
        return false;
    }
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
        let mut constants: FxHashMap<Var, Value<L>> = FxHashMap::default();
        for &var in &graph.blocks[block].inputs {
            // Who switches on a constant has to choose an exit.
            let decides = graph.blocks[block].switch == ExitSwitch::Value(var);
            if let (Known::Constant(value), false) = (&known[var.index()], decides) {
                constants.insert(var, Value::Const(value.clone()));
            }
        }
        if !constants.is_empty() {
            graph.replace_inputs(block, &constants, preds);
            changed = true;
        }
    }
    changed
}
