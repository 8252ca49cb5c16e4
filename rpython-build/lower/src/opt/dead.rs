//! Dead operations and values, and guards of operations that cannot raise.

use crate::flow::simplify::dead::remove_dead;
use crate::ir::model::{Block, ExitSwitch, Graph, Link, Value};
use crate::lltype::{Ll, LlConst, LlOp};

/// Removes operations whose results nothing uses, unused inputs, and handlers that nothing
/// reaches.
pub fn remove(graph: &mut Graph<Ll>) -> bool {
    cut(graph) | remove_values(graph)
}

/// Drops handlers and links that nothing reaches.
pub(super) fn cut(graph: &mut Graph<Ll>) -> bool {
    let order = graph.reachable();
    drop_guards(graph, &order) | cut_unreachable(graph, &order)
}

/// Removes operations whose results nothing uses, and unused inputs.
pub(super) fn remove_values(graph: &mut Graph<Ll>) -> bool {
    remove_dead(graph, |op| op.code.is_removable())
}

/// Drops the handlers of operations that cannot raise.
fn drop_guards(graph: &mut Graph<Ll>, order: &[Block]) -> bool {
    let mut changed = false;
    for &block in order {
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
pub(super) fn cut_unreachable(graph: &mut Graph<Ll>, order: &[Block]) -> bool {
    let mut changed = false;
    for &block in order {
        let mut ops = graph.blocks[block].ops.iter();
        let Some(at) = ops.position(|op| matches!(op.code, LlOp::Unreachable)) else {
            continue;
        };
        let zeros: Vec<Value<Ll>> = graph.blocks[graph.ret]
            .inputs
            .iter()
            .map(|&v| Value::Const(LlConst::zero(graph.vars[v].ty)))
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
