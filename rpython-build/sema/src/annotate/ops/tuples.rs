//! Tuples whose length is known, as long as it is.
//!
//! Two tuples of different lengths that meet become one of any length ([`Kind::Seq`]), if all
//! their items have a common type.

use crate::annotate::errors::report::*;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::model::*;
use crate::ir::model::*;
use crate::ir::op::HlOp;

impl Annotator<'_> {
    /// Whether an operation on a tuple is done here, item by item: on a constant, on one that was
    /// made in this block, in a function made for its type. Elsewhere a function does it, once for
    /// all places.
    pub fn is_done_here(&self, op: &Op<Hl>, at: usize) -> bool {
        let Value::Var(var) = op.args[at] else {
            return true;
        };
        let graph = &self.a.graphs[self.pos.graph];
        if graph.func.is_some_and(|func| self.is_app(func)) {
            return true;
        }
        let mut ops = self.a.ops(self.pos.graph, self.pos.block);
        ops.any(|made| made.result == var && made.code == HlOp::NewTuple)
    }

    /// An operation on a tuple, by a function of `app_text`.
    pub fn tuple_by_function(&mut self, op: &Op<Hl>, name: &str) -> An<Outcome> {
        let count = if op.code == HlOp::Contains { 2 } else { 1 };
        self.helper_instead(("app_text", name), &op.args[..count])
    }

    /// Reports items that tuples do not have.
    pub fn report_lengths(&mut self) {
        for (graph, block, op) in self.stopped() {
            let unpacks = matches!(op.code, HlOp::UnpackCheck | HlOp::UnpackStar);
            if !unpacks && op.code != HlOp::GetItem {
                continue;
            }
            let (Ok(tuple), Ok(number)) = (
                self.annotation(graph, &op.args[0]),
                self.annotation(graph, &op.args[1]),
            ) else {
                continue;
            };
            let (Kind::Tuple(items), Some(n)) = (&tuple.kind, self.int_of(&number)) else {
                continue;
            };
            let count = items.len() as i64;
            let message = match op.code {
                HlOp::UnpackStar => {
                    let after = self.annotation(graph, &op.args[2]).ok();
                    let least = n + after.and_then(|m| self.int_of(&m)).unwrap_or(0);
                    if count >= least {
                        continue;
                    }
                    let tuple = self.describe(&tuple);
                    format!("{tuple} has {count} items, and is unpacked into {least} at least")
                }
                HlOp::GetItem if (-count..count).contains(&n) => continue,
                HlOp::GetItem => format!("{} has no item {n}", self.describe(&tuple)),
                _ if n == count => continue,
                _ => format!(
                    "{} has {count} items, and is unpacked into {n}",
                    self.describe(&tuple)
                ),
            };
            self.pos.graph = graph;
            self.pos.block = block;
            self.span = op.span;
            let diagnostic = self.error(NO_OPERATION, message);
            let wrong = vec![tuple];
            self.report_of(graph, &op, Failure { diagnostic, wrong });
        }
    }

    /// Whether values are of one type without a change of any: `True` is no `int` here, an `int`
    /// no `float`.
    pub fn one_type(&self, a: &SomeValue, b: &SomeValue) -> bool {
        let items = |s: &SomeValue| match &s.kind {
            Kind::Tuple(items) => Some(items.to_vec()),
            Kind::Seq(item) => Some(vec![(**item).clone()]),
            _ => None,
        };
        match (&a.kind, &b.kind) {
            (Kind::Bool, Kind::Integer { .. }) | (Kind::Integer { .. }, Kind::Bool) => false,
            (Kind::Integer { int: x, .. }, Kind::Integer { int: y, .. }) => x == y,
            _ => match (items(a), items(b)) {
                (Some(x), Some(y)) if x.len() == y.len() => {
                    x.iter().zip(&y).all(|(x, y)| self.one_type(x, y))
                }
                (Some(x), Some(y)) => x.iter().all(|x| y.iter().all(|y| self.one_type(x, y))),
                _ => self.compatible(a, b, 0),
            },
        }
    }
}
