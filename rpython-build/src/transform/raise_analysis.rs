//! Which functions may raise: a fixed point over the call graph.

use super::callgraph::{reaching, Callees};
use super::classes::Classes;
use crate::entity::SecondaryMap;
use crate::flow::model::{Block, ExitSwitch, Graph, Op};
use crate::lltype::{FuncId, IntOp, Ll, LlCase, LlOp, LlProgram};

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

/// Whether an operation other than a call may raise.
fn raises_by_itself(op: &Op<Ll>) -> bool {
    match op.code {
        LlOp::Int(op, _) => matches!(
            op,
            IntOp::AddOvf | IntOp::SubOvf | IntOp::MulOvf | IntOp::NegOvf
        ),
        LlOp::Malloc { .. }
        | LlOp::MallocVarsize { .. }
        | LlOp::MallocVarsizeUninit { .. }
        | LlOp::StackCheck => true,
        _ => false,
    }
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
