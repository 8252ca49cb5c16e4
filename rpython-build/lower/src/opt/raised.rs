//! What is raised and goes to a handler of the same function needs no traceback, unless that may raise it again.
//!
//! Inlining leaves [`LlOp::RaiseHere`] where a copy raises; here those go that no link to the except block comes behind.
//! What is left of such a raise is a jump, and the exception is an object as others are: one whose handler keeps
//! nothing of it but its fields is not made at all ([`super::mallocs`]).

use crate::analysis::raised::raised_in_the_end;
use crate::entity::EntityRef;
use crate::ir::model::Graph;
use crate::lltype::{Ll, LlOp};

/// Removes the notes that nobody asks for; whether there were some.
pub fn forget(graph: &mut Graph<Ll>) -> bool {
    // (Only copies have them.)
    if graph.sites.is_empty() {
        return false;
    }
    let blocks = graph.reachable();
    let mut ops = blocks.iter().flat_map(|&block| &graph.blocks[block].ops);
    if !ops.any(|op| op.code == LlOp::RaiseHere) {
        return false;
    }
    let mut changed = false;
    let asked = raised_in_the_end(graph);
    for block in blocks {
        for op in &mut graph.blocks[block].ops {
            if op.code == LlOp::RaiseHere && !asked[op.result.index()] {
                op.code = LlOp::SameAs;
                op.args.remove(0);
                changed = true;
            }
        }
    }
    changed
}
