//! Calls that were rewritten for what a variable held: a builtin function or method.
//!
//! `f(x)` becomes `len(x)` where `f` is known to be `len`. If other functions reach the variable
//! later, the call that was there comes back.

use super::annotator::Annotator;
use super::defs::*;
use super::model::*;
use crate::flow::model::*;
use crate::flow::op::HlOp;

/// A call that was rewritten.
#[derive(Clone, Debug)]
pub struct Unsure {
    /// What its callee was.
    kind: Kind,
    /// The call.
    original: Op<Hl>,
}

/// The calls, by graph and by the result of the first operation that took their place.
pub type UnsureCalls = Map<(GraphId, Var), Unsure>;

impl Annotator<'_> {
    /// Remembers a call of a variable that these operations take the place of.
    pub(super) fn note_rewritten(&mut self, graph: GraphId, op: &Op<Hl>, ops: &[Op<Hl>]) {
        if !matches!(op.code, HlOp::SimpleCall | HlOp::CallArgs(_)) {
            return;
        }
        let (Value::Var(_), Some(first)) = (&op.args[0], ops.first()) else {
            return;
        };
        let Ok(callee) = self.annotation(graph, &op.args[0]) else {
            return;
        };
        if matches!(callee.kind, Kind::Builtin(_) | Kind::HostObject) {
            let unsure = Unsure {
                kind: callee.kind,
                original: op.clone(),
            };
            self.a.state.unsure.insert((graph, first.result), unsure);
        }
    }

    /// Puts the call back that was at this place of a block, if its callee is something else by
    /// now.
    pub(super) fn restore_call(&mut self, graph: GraphId, block: Block, index: usize) -> bool {
        let Some(op) = self.a.graphs[graph].blocks[block].ops.get(index) else {
            return false;
        };
        let key = (graph, op.result);
        let Some(unsure) = self.a.state.unsure.get(&key).cloned() else {
            return false;
        };
        match self.annotation(graph, &unsure.original.args[0]) {
            Ok(callee) if callee.kind != unsure.kind => {}
            _ => return false,
        }
        let from = self.a.guarded_from(graph, block);
        let list = &mut self.a.graphs[graph].blocks[block].ops;
        let result = unsure.original.result;
        let Some(last) = list.iter().skip(index).position(|op| op.result == result) else {
            return false;
        };
        let gone: Vec<Op<Hl>> = list
            .splice(index..=index + last, [unsure.original])
            .collect();
        let guarded = list.len().saturating_sub(from) as u32;
        if index >= from {
            self.a.guards.insert((graph, block), guarded);
        }
        self.a.state.unsure.shift_remove(&key);
        for op in gone {
            self.a.calls.shift_remove(&(graph, op.result));
            self.a.state.unsettled.calls.remove(&(graph, op.result));
        }
        true
    }
}
