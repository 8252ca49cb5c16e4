//! Which blocks are unlikely to run, by the hints of the program.

use crate::entity::SecondaryMap;
use crate::ir::model::{Block, ExitSwitch, Graph};
use crate::lltype::{Ll, LlCase, LlOp};

/// The blocks that all ways to lead over an unlikely exit.
pub fn cold_blocks(graph: &Graph<Ll>, order: &[Block]) -> SecondaryMap<Block, bool> {
    // Greatest fixed point: all but the start block, until a likely way is found.
    let mut cold = SecondaryMap::<Block, bool>::new();
    for &block in order {
        cold[block] = block != graph.start;
    }
    let mut todo = vec![graph.start];
    while let Some(block) = todo.pop() {
        let data = &graph.blocks[block];
        let hint = data.ops.last().and_then(|op| match (op.code, data.switch) {
            (LlOp::Likely, ExitSwitch::Value(v)) if v == op.result => Some(false),
            (LlOp::Unlikely, ExitSwitch::Value(v)) if v == op.result => Some(true),
            _ => None,
        });
        for link in &data.exits {
            let unlikely = hint.is_some_and(|hint| link.case == Some(LlCase::Bool(hint)));
            if !unlikely && std::mem::replace(&mut cold[link.target], false) {
                todo.push(link.target);
            }
        }
    }
    cold
}
