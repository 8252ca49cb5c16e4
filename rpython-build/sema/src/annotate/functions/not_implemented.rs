//! `NotImplemented`: an exception between functions, a constant within one.
//!
//! A special method returns it where others return their result, and no type holds both. So to return
//! it raises `NotImplementedResult`, which the operators of `helpers/app_operators.py` catch; and where
//! a function looks whether a call has returned it (`r is NotImplemented`), the call gets an exit for
//! that exception, on which the result is the constant: what the function does with it is known there.

use crate::annotate::rounds::annotator::Annotator;
use crate::host::object::ObjId;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use rustc_hash::{FxHashMap, FxHashSet};

/// How many inputs of blocks are looked at in a function: a value that is not a constant after that is
/// refused where types are joined.
const MAX_COPIED: usize = 100;

impl Annotator<'_> {
    /// Makes exceptions of `NotImplemented` in a graph as the flow space made it.
    pub(super) fn replace_not_implemented(&mut self, graph: &mut Graph<Hl>) {
        let not_implemented = Value::Const(self.heap().not_implemented);
        let is_named = |value: &Value<Hl>| *value == not_implemented;
        let mentions = |data: &BlockData<Hl>| {
            let in_ops = data.ops.iter().any(|op| op.args.iter().any(is_named));
            in_ops || data.exits.iter().any(|link| link.args.iter().any(is_named))
        };
        if !graph.blocks.values().any(mentions) {
            return;
        }
        let Some(class) = self.app_function("app_operators", "NotImplementedResult") else {
            return;
        };
        catch(graph, &not_implemented, class);
        let error = self.session.new_exception(class, vec![]);
        let (ret, exc) = (graph.ret, graph.exc);
        for data in graph.blocks.values_mut() {
            for link in &mut data.exits {
                if link.target == ret && link.args[0] == not_implemented {
                    link.args = vec![Value::Const(class), Value::Const(error)];
                    link.target = exc;
                }
            }
        }
    }
}

/// Gives the calls whose results are compared with `NotImplemented` an exit on which they are that, and
/// every value that is that on one way and something else on another a copy of its live range for it.
fn catch(graph: &mut Graph<Hl>, not_implemented: &Value<Hl>, class: ObjId) {
    let mut compared = FxHashSet::default();
    for data in graph.blocks.values() {
        for op in data.ops.iter().filter(|op| op.code == HlOp::Is) {
            if op.args.contains(not_implemented) {
                compared.extend(op.args.iter().filter_map(Value::var));
            }
        }
    }
    // What comes to them, from block to block.
    let mut grown = true;
    while std::mem::take(&mut grown) {
        for data in graph.blocks.values() {
            for link in &data.exits {
                let inputs = &graph.blocks[link.target].inputs;
                for (arg, input) in link.args.iter().zip(inputs) {
                    let flows = arg.var().filter(|_| compared.contains(input));
                    grown |= flows.is_some_and(|var| compared.insert(var));
                }
            }
        }
    }
    let blocks: Vec<Block> = graph.blocks.ids().collect();
    for block in blocks {
        // From the end: what a block is split at is not looked at again.
        for at in (0..graph.blocks[block].ops.len()).rev() {
            let op = &graph.blocks[block].ops[at];
            let calls = matches!(op.code, HlOp::SimpleCall | HlOp::CallArgs(_));
            if calls && compared.contains(&op.result) {
                add_exit(graph, block, at, not_implemented, class);
            }
        }
    }
    for _ in 0..MAX_COPIED {
        let Some((block, index)) = mixed(graph, not_implemented) else {
            return;
        };
        fix(graph, block, index, not_implemented);
    }
}

/// An exit for a call that has returned `NotImplemented`, to where it goes on otherwise.
fn add_exit(
    graph: &mut Graph<Hl>,
    block: Block,
    at: usize,
    not_implemented: &Value<Hl>,
    class: ObjId,
) {
    let data = &graph.blocks[block];
    let result = data.ops[at].result;
    let guarded = data.switch == ExitSwitch::LastException && at + 1 == data.ops.len();
    if !guarded {
        graph.split_block(block, at + 1);
        graph.blocks[block].switch = ExitSwitch::LastException;
    }
    let [etype, evalue] = [graph.new_var(()), graph.new_var(())];
    let exits = &mut graph.blocks[block].exits;
    let mut link = exits[0].clone();
    for arg in &mut link.args {
        if arg.var() == Some(result) {
            *arg = not_implemented.clone();
        }
    }
    link.case = Some(HlCase::Exception(class));
    link.last_exception = Some(etype);
    link.last_exc_value = Some(evalue);
    exits.insert(1, link);
}

/// An input of a block to which `NotImplemented` comes.
fn mixed(graph: &Graph<Hl>, not_implemented: &Value<Hl>) -> Option<(Block, usize)> {
    let ends = [graph.start, graph.ret, graph.exc];
    let mut links = graph.blocks.values().flat_map(|data| &data.exits);
    links.find_map(|link| {
        let target = &graph.blocks[link.target];
        let decides = |index: usize| target.switch == ExitSwitch::Value(target.inputs[index]);
        let mut places = link.args.iter().enumerate();
        let found = places.find(|&(at, arg)| arg == not_implemented && !decides(at));
        let (index, _) = found.filter(|_| !ends.contains(&link.target))?;
        Some((link.target, index))
    })
}

/// Makes `NotImplemented` a constant where it comes to an input of a block.
fn fix(graph: &mut Graph<Hl>, block: Block, index: usize, not_implemented: &Value<Hl>) {
    let is_it = |graph: &Graph<Hl>, &(pred, exit): &(Block, usize)| {
        graph.blocks[pred].exits[exit].args[index] == *not_implemented
    };
    let (range, links) = graph.live_range(block, index);
    let (these, others): (Vec<_>, Vec<_>) = links.into_iter().partition(|link| is_it(graph, link));
    let mut place = block;
    if !others.is_empty() {
        graph.split_live_range(&range, &[others, these.clone()], &mut |from, to| {
            if from == block {
                place = to;
            }
        });
    }
    let input = graph.blocks[place].inputs[index];
    let values = FxHashMap::from_iter([(input, not_implemented.clone())]);
    let preds = graph.predecessors();
    graph.replace_inputs(place, &values, &preds);
}
