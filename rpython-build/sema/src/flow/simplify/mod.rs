//! Simplification of flow graphs, on every level where it makes sense.
//!
//! The flow space makes many small blocks and passes values that nothing uses. The passes here
//! bring a graph into the form that people and the annotator want to read; each is one file, is
//! sound by itself, and reports whether it changed anything. On high-level graphs they also turn
//! chains of `issubtype` tests behind an operation into exits by class.
//!
//! What is kept: every operation that can have an effect or raise, in its order. What is
//! removed: operations without effect whose result is not used.

pub mod blocks;
pub mod conditions;
pub mod dead;
pub mod exceptions;
pub mod inputs;

use crate::host::Session;
use crate::ir::model::{Graph, Hl};

/// Runs all passes until nothing changes.
pub fn simplify(graph: &mut Graph<Hl>, session: &Session) {
    loop {
        let mut changed = conditions::fold_conditions(graph, session);
        changed |= blocks::skip_empty_blocks(graph);
        changed |= blocks::join_blocks(graph);
        changed |= exceptions::exits_by_class(graph, session);
        changed |= exceptions::drop_pointless_handlers(graph, session);
        changed |= inputs::merge_inputs(graph);
        changed |= dead::remove_dead(graph, |op| dead::removable(op, session));
        if !changed {
            break;
        }
    }
    graph.compact();
}
