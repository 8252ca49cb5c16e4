//! RPython's rule for builds without checks: no handler, no check.
//!
//! A check of a pointer is a call of a function that raises if it is null. What remains of a check
//! of an index or a divisor, inlined, is a test one of whose ways calls a function that raises, and
//! control never comes back from there. Calls of both kinds go if nothing in the same function handles
//! their exceptions; then nothing needs the test, as its one way leads nowhere.

use crate::ir::model::*;
use crate::lltype::{Ll, LlConst, LlOp, LlProgram};
use crate::source::FileId;

/// Drops the calls that raise for failed checks, where the same function does not handle them; but
/// not in functions of our own files, which are called by those that may handle them.
pub fn drop_checks(program: &LlProgram, own_files: &[FileId], graph: &mut Graph<Ll>) -> bool {
    if graph
        .span
        .is_some_and(|span| own_files.contains(&span.file))
    {
        return false;
    }
    let mut changed = false;
    let mut never: Vec<Block> = Vec::new();
    for block in graph.reachable() {
        let data = &mut graph.blocks[block];
        let handled = data.switch == ExitSwitch::LastException;
        let last = data.ops.len().saturating_sub(1);
        let before = data.ops.len();
        let mut at = 0;
        data.ops.retain(|op| {
            let handled = handled && at == last;
            at += 1;
            handled || !raises_for_check(program, op)
        });
        if data.ops.len() != before {
            changed = true;
            if data
                .ops
                .first()
                .is_some_and(|op| op.code == LlOp::Unreachable)
            {
                never.push(block);
            }
        }
    }
    for block in graph.reachable() {
        let mut exits = graph.blocks[block].exits.iter();
        let goes_on = exits.position(|link| !never.contains(&link.target));
        if let (Some(exit), [_, _]) = (goes_on, &graph.blocks[block].exits[..]) {
            if graph.blocks[block]
                .exits
                .iter()
                .any(|link| never.contains(&link.target))
            {
                graph.blocks[block].keep_exit(exit);
            }
        }
    }
    changed
}

fn raises_for_check(program: &LlProgram, op: &Op<Ll>) -> bool {
    let func = match (op.code, op.args.first()) {
        (LlOp::DirectCall, Some(Value::Const(LlConst::Func(_, func)))) => func,
        _ => return false,
    };
    program.failed_checks.contains(func)
}
