//! Dead operations and values, and guards of operations that cannot raise.

use crate::flow::model::{ExitSwitch, Graph, Link, Value};
use crate::flow::simplify::dead::remove_dead;
use crate::lltype::{Flavor, IntOp, Ll, LlOp, LlProgram};
use crate::transform::exceptions::zero;

/// Removes operations whose results nothing uses, unused inputs, and handlers that nothing
/// reaches.
pub fn remove(program: &LlProgram, graph: &mut Graph<Ll>) -> bool {
    let changed = drop_guards(program, graph) | cut_unreachable(graph);
    remove_dead(graph, |code| removable(*code)) | changed
}

/// Whether an operation has no effect but its result, so that it may go if that is not used.
/// Allocation counts as such: a program that needs less memory is not told.
pub fn removable(code: LlOp) -> bool {
    match code {
        LlOp::Malloc { flavor, .. }
        | LlOp::MallocVarsize { flavor, .. }
        | LlOp::MallocVarsizeUninit { flavor, .. } => flavor == Flavor::Gc,
        _ => reads_only(code),
    }
}

/// Whether an operation neither has an effect nor raises nor allocates.
pub fn reads_only(code: LlOp) -> bool {
    is_pure(code)
        || matches!(
            code,
            LlOp::GetField(..) | LlOp::GetItem(_) | LlOp::CompareItems(_) | LlOp::FindItem(_)
        )
}

/// Whether an operation gives the same result for the same arguments at any time, without effect.
pub fn is_pure(code: LlOp) -> bool {
    match code {
        LlOp::Int(op, _) => !matches!(
            op,
            IntOp::AddOvf | IntOp::SubOvf | IntOp::MulOvf | IntOp::NegOvf
        ),
        LlOp::Float(_)
        | LlOp::Char(_)
        | LlOp::UniChar(_)
        | LlOp::Bool(_)
        | LlOp::BoolNot
        | LlOp::Cast { .. }
        | LlOp::FloatBits
        | LlOp::BitsFloat
        | LlOp::Ptr(_)
        | LlOp::PtrNonzero
        | LlOp::CastPointer
        | LlOp::GetSubstruct(..)
        | LlOp::GetLength(_)
        | LlOp::SameAs
        | LlOp::Likely
        | LlOp::Unlikely => true,
        _ => false,
    }
}

/// Drops the handlers of operations that cannot raise.
fn drop_guards(program: &LlProgram, graph: &mut Graph<Ll>) -> bool {
    let _ = program;
    let mut changed = false;
    for block in graph.reachable() {
        let data = &mut graph.blocks[block];
        if data.switch == ExitSwitch::LastException
            && data.ops.last().is_some_and(|op| !op.code.can_raise())
        {
            data.keep_exit(0);
            changed = true;
        }
    }
    changed
}

/// What comes behind a place that control never reaches leads nowhere: so that it does not look as
/// if the blocks behind it were reached from there.
fn cut_unreachable(graph: &mut Graph<Ll>) -> bool {
    let mut changed = false;
    for block in graph.reachable() {
        let ops = &graph.blocks[block].ops;
        let Some(at) = ops.iter().position(|op| op.code == LlOp::Unreachable) else {
            continue;
        };
        let zeros: Vec<Value<Ll>> = graph.blocks[graph.ret]
            .inputs
            .iter()
            .map(|&v| Value::Const(zero(graph.vars[v].ty)))
            .collect();
        let ret = graph.ret;
        let data = &mut graph.blocks[block];
        let done = data.ops.len() == at + 1
            && matches!(&data.exits[..], [link] if link.target == ret && link.args == zeros);
        if !done {
            data.ops.truncate(at + 1);
            data.switch = ExitSwitch::None;
            data.exits = vec![Link::new(zeros, ret)];
            changed = true;
        }
    }
    changed
}
