//! `NotImplemented`: an exception between functions, a constant within one.
//!
//! A special method returns it where others return their result, and no type holds both. So to return
//! it raises `NotImplementedResult`, which the operators of `helpers/app_operators.py` catch; and where
//! a function looks whether a call has returned it (`r is NotImplemented`), the call gets an exit for
//! that exception, on which the result is the constant: what the function does with it is known there. So it
//! is where the result is a condition alone, which `NotImplemented` meets. Who does anything else with what a
//! function gives that may give `NotImplemented`, but to give it on, gets a `TypeError`.

use crate::annotate::rounds::annotator::Annotator;
use crate::front::code::{Name, UnaryOp};
use crate::host::object::ObjId;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::source::Span;
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
        let mentioned = graph.blocks.values().any(mentions);
        let calls = self.calls_without_answer(graph);
        if !mentioned && calls.is_empty() {
            return;
        }
        let Some(class) = self.app_function("app_operators", "NotImplementedResult") else {
            return;
        };
        let Some(refuse) = self.app_function("app_operators", "no_answer") else {
            return;
        };
        let refusals = calls.into_iter().map(|(call, name)| {
            let name = self.session.heap.intern(&name);
            (call, [Value::Const(refuse), Value::Const(name)])
        });
        catch(graph, &not_implemented, class, &refusals.collect());
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

    /// The calls of functions that may give `NotImplemented`, as far as names tell, by their results.
    fn calls_without_answer(&self, graph: &Graph<Hl>) -> FxHashMap<Var, Name> {
        let mut methods: FxHashMap<Var, Name> = FxHashMap::default();
        let mut calls = FxHashMap::default();
        let heap = self.heap();
        let mut grown = true;
        for op in graph.blocks.values().flat_map(|data| &data.ops) {
            let name = op.args.get(1).and_then(Value::constant);
            let name = name.and_then(|&name| heap.as_str(name));
            let name = name.filter(|name| self.session.may_not_answer(name));
            if let (HlOp::GetAttr, Some(name)) = (op.code, name) {
                methods.insert(op.result, name.clone());
            }
        }
        while std::mem::take(&mut grown) && !methods.is_empty() {
            for link in graph.blocks.values().flat_map(|data| &data.exits) {
                let inputs = &graph.blocks[link.target].inputs;
                for (arg, &input) in link.args.iter().zip(inputs) {
                    let name = arg.var().and_then(|var| methods.get(&var).cloned());
                    grown |= name.is_some_and(|name| methods.insert(input, name).is_none());
                }
            }
        }
        for op in graph.blocks.values().flat_map(|data| &data.ops) {
            if !matches!(op.code, HlOp::SimpleCall | HlOp::CallArgs(_)) {
                continue;
            }
            let name = match &op.args[0] {
                Value::Var(var) => methods.get(var).cloned(),
                Value::Const(func) => {
                    let name = heap
                        .function(*func)
                        .map(|function| function.code.name.clone());
                    name.filter(|name| self.session.may_not_answer(name))
                }
            };
            calls.extend(name.map(|name| (op.result, name)));
        }
        calls
    }
}

/// What becomes of a value, in its block and where it comes to.
#[derive(Default)]
struct Fate {
    /// Whether it is more than a condition, compared with `NotImplemented`, or what is returned.
    used: bool,
    seen: FxHashSet<Var>,
}

impl Fate {
    fn of(graph: &Graph<Hl>, value: Var, not_implemented: &Value<Hl>) -> Fate {
        let mut fate = Fate::default();
        let mut todo = vec![value];
        while let Some(var) = todo.pop() {
            if !fate.seen.insert(var) {
                continue;
            }
            let is_it = |arg: &Value<Hl>| arg.var() == Some(var);
            for data in graph.blocks.values() {
                fate.used |= data.ops.iter().any(|op| {
                    let looks = match op.code {
                        HlOp::Is => op.args.contains(not_implemented),
                        HlOp::Bool | HlOp::Unary(UnaryOp::Not) => true,
                        _ => false,
                    };
                    !looks && op.args.iter().any(is_it)
                });
                for link in &data.exits {
                    let inputs = &graph.blocks[link.target].inputs;
                    let places = link.args.iter().zip(inputs).filter(|(arg, _)| is_it(arg));
                    todo.extend(places.map(|(_, &input)| input));
                }
            }
        }
        fate
    }
}

/// A call that raises what is told to who uses `NotImplemented` for a value.
type Refusal = [Value<Hl>; 2];

/// Gives the calls whose results may be `NotImplemented` an exit on which they are that, and
/// every value that is that on one way and something else on another a copy of its live range for it.
fn catch(
    graph: &mut Graph<Hl>,
    not_implemented: &Value<Hl>,
    class: ObjId,
    refusals: &FxHashMap<Var, Refusal>,
) {
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
                add_exit(graph, block, at, not_implemented, class, None);
            } else if let Some(refusal) = refusals.get(&op.result) {
                let used = Fate::of(graph, op.result, not_implemented).used;
                let refusal = Some(refusal).filter(|_| used);
                if !is_given_on(graph, block, at) && !is_caught(graph, block, at, class) {
                    add_exit(graph, block, at, not_implemented, class, refusal);
                }
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

/// Whether the operation is one whose exceptions the block has exits for.
fn is_guarded(graph: &Graph<Hl>, block: Block, at: usize) -> bool {
    let data = &graph.blocks[block];
    data.switch == ExitSwitch::LastException && at + 1 == data.ops.len()
}

/// Whether nothing is done with the result of an operation but to return it, and with what it raises neither.
fn is_given_on(graph: &Graph<Hl>, block: Block, at: usize) -> bool {
    let data = &graph.blocks[block];
    let result = Value::Var(data.ops[at].result);
    let last = data.switch == ExitSwitch::None && at + 1 == data.ops.len();
    let returns = |link: &Link<Hl>| link.target == graph.ret && link.args[0] == result;
    last && data.exits.iter().all(returns)
}

/// Whether the operation has an exit for exceptions of this class.
fn is_caught(graph: &Graph<Hl>, block: Block, at: usize, class: ObjId) -> bool {
    let case = Some(HlCase::Exception(class));
    let mut exits = graph.blocks[block].exits.iter();
    is_guarded(graph, block, at) && exits.any(|link| link.case == case)
}

/// An exit for a call that has returned `NotImplemented`: to where it goes on otherwise, or to what refuses that.
fn add_exit(
    graph: &mut Graph<Hl>,
    block: Block,
    at: usize,
    not_implemented: &Value<Hl>,
    class: ObjId,
    refusal: Option<&Refusal>,
) {
    let data = &graph.blocks[block];
    let (result, span) = (data.ops[at].result, data.ops[at].span);
    if !is_guarded(graph, block, at) {
        graph.split_block(block, at + 1);
        graph.blocks[block].switch = ExitSwitch::LastException;
    }
    let [etype, evalue] = [graph.new_var(()), graph.new_var(())];
    let mut link = match refusal {
        Some(refusal) => refuse(graph, block, refusal, span),
        None => graph.blocks[block].exits[0].clone(),
    };
    for arg in &mut link.args {
        if arg.var() == Some(result) {
            *arg = not_implemented.clone();
        }
    }
    let exits = &mut graph.blocks[block].exits;
    link.case = Some(HlCase::Exception(class));
    link.last_exception = Some(etype);
    link.last_exc_value = Some(evalue);
    exits.insert(1, link);
}

/// A link to a block that raises, with the exits that this block has for exceptions.
fn refuse(graph: &mut Graph<Hl>, block: Block, refusal: &Refusal, span: Option<Span>) -> Link<Hl> {
    let mut handlers = graph.blocks[block].exits[1..].to_vec();
    let (mut given, mut inputs) = (Vec::new(), Vec::new());
    for handler in &mut handlers {
        let mut bound = [&mut handler.last_exception, &mut handler.last_exc_value];
        let mut names = FxHashMap::default();
        for var in bound.iter_mut().filter_map(|bound| bound.as_mut()) {
            let here = graph.copy_var(*var);
            names.insert(std::mem::replace(var, here), here);
        }
        for arg in &mut handler.args {
            let Some(var) = arg.var() else { continue };
            let here = *names.entry(var).or_insert_with(|| {
                let here = graph.copy_var(var);
                given.push(Value::Var(var));
                inputs.push(here);
                here
            });
            *arg = Value::Var(here);
        }
    }
    let raising = graph.new_block(inputs);
    let result = graph.new_var(());
    let mut exits = vec![Link::new(vec![Value::Var(result)], graph.ret)];
    exits.extend(handlers);
    let data = &mut graph.blocks[raising];
    data.ops = vec![Op {
        code: HlOp::SimpleCall,
        args: refusal.to_vec(),
        result,
        span,
    }];
    if exits.len() > 1 {
        data.switch = ExitSwitch::LastException;
    }
    data.exits = exits;
    Link::new(given, raising)
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
