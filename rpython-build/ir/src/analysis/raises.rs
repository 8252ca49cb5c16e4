//! Which functions may raise, and which always do: fixed points over the call graph.

use super::callgraph::{reaching, Callees};
use super::classes::Classes;
use crate::entity::SecondaryMap;
use crate::ir::model::{Block, ExitSwitch, Graph, Op, Value};
use crate::lltype::{FuncBody, FuncId, Ll, LlCase, LlConst, LlOp, LlProgram, Raises};

/// What may raise.
pub struct CanRaise {
    funcs: SecondaryMap<FuncId, bool>,
}

impl CanRaise {
    /// Analyses a program in which exceptions are implicit.
    pub fn new(program: &LlProgram, classes: &Classes) -> Self {
        let own = |graph: &Graph<Ll>| {
            graph.reachable().into_iter().any(|block| {
                let data = &graph.blocks[block];
                data.exits.iter().any(|link| link.target == graph.exc)
                    || data.ops.iter().enumerate().any(|(index, op)| {
                        raises_by_itself(op) && escapes(graph, block, index, classes)
                    })
            })
        };
        let passes = |graph: &Graph<Ll>, block, index| escapes(graph, block, index, classes);
        CanRaise {
            funcs: reaching(program, |c| c.raises, own, passes),
        }
    }

    /// Whether a function may raise.
    pub fn func(&self, func: FuncId) -> bool {
        self.funcs[func]
    }

    /// Whether an operation may raise.
    pub fn op(&self, program: &LlProgram, op: &Op<Ll>) -> bool {
        raises_by_itself(op)
            || Callees::of(program, op)
                .as_slice()
                .iter()
                .any(|&callee| self.funcs[callee])
    }
}

/// The functions that never return: they raise, always.
pub fn never_return(program: &LlProgram) -> SecondaryMap<FuncId, bool> {
    let mut never = SecondaryMap::<FuncId, bool>::new();
    let mut graphs: Vec<(FuncId, &Graph<Ll>)> = program
        .funcs
        .iter()
        .filter_map(|(id, func)| match func.body {
            FuncBody::Graph(graph) => Some((id, &program.graphs[graph])),
            _ => None,
        })
        .collect();
    loop {
        let found: Vec<FuncId> = graphs
            .iter()
            .filter(|(_, graph)| !returns(graph, &never))
            .map(|&(id, _)| id)
            .collect();
        if found.is_empty() {
            return never;
        }
        for &id in &found {
            never[id] = true;
        }
        graphs.retain(|&(id, _)| !never[id]);
    }
}

/// Whether control can come to the return block.
fn returns(graph: &Graph<Ll>, never: &SecondaryMap<FuncId, bool>) -> bool {
    let mut seen = SecondaryMap::<Block, bool>::new();
    let mut todo = vec![graph.start];
    while let Some(block) = todo.pop() {
        if block == graph.ret {
            return true;
        }
        if std::mem::replace(&mut seen[block], true) {
            continue;
        }
        let data = &graph.blocks[block];
        let stop = data.ops.iter().position(|op| stops(op, never));
        let exits = match stop {
            None => &data.exits[..],
            Some(index) => {
                let guarded =
                    data.switch == ExitSwitch::LastException && index + 1 == data.ops.len();
                if guarded {
                    &data.exits[1..]
                } else {
                    &[]
                }
            }
        };
        todo.extend(exits.iter().map(|link| link.target));
    }
    false
}

/// Whether control never goes on behind an operation.
pub fn stops(op: &Op<Ll>, never: &SecondaryMap<FuncId, bool>) -> bool {
    match (op.code, op.args.first()) {
        (LlOp::Unreachable, _) => true,
        (LlOp::DirectCall, Some(Value::Const(LlConst::Func(_, func)))) => never[*func],
        _ => false,
    }
}

/// Whether an operation other than a call may raise.
fn raises_by_itself(op: &Op<Ll>) -> bool {
    !matches!(op.code.row().raises, Raises::Nothing | Raises::Callee)
}

/// Whether what the operation raises can leave the block other than by a handler that takes all.
fn escapes(graph: &Graph<Ll>, block: Block, index: usize, classes: &Classes) -> bool {
    let data = &graph.blocks[block];
    if data.switch != ExitSwitch::LastException || index + 1 != data.ops.len() {
        return true;
    }
    !data
        .exits
        .iter()
        .any(|link| matches!(&link.case, Some(LlCase::Exception(class)) if classes.is_root(class)))
}
