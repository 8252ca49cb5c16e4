//! Functions that nothing comes to any more, most often because all calls of them are inlined: what
//! is left of them is a body that is never entered, so that the passes behind do not look through them.

use super::dead::cut_unreachable;
use crate::analysis::callgraph::reached;
use crate::ir::model::{Graph, Op};
use crate::lltype::{FuncBody, Ll, LlOp, LlProgram, LlType};

/// Empties what no export comes to.
pub fn empty(program: &mut LlProgram) {
    let reached = reached(program);
    for (id, func) in program.funcs.iter() {
        let (false, FuncBody::Graph(graph)) = (reached[id], &func.body) else {
            continue;
        };
        if program.code_of(id) == id {
            never_enter(&mut program.graphs[*graph]);
        }
    }
}

/// Leaves of a graph what is never entered.
pub fn never_enter(graph: &mut Graph<Ll>) {
    let result = graph.new_var(LlType::Void);
    let never = Op {
        code: LlOp::Unreachable,
        args: Vec::new(),
        result,
        span: None,
    };
    graph.blocks[graph.start].ops.insert(0, never);
    cut_unreachable(graph, &[graph.start]);
    graph.compact();
}
