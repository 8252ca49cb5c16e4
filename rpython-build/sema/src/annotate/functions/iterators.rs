//! Iterators over Python's own containers that meet others: they are generators then, as those others are.

use crate::annotate::functions::keywords::aliases;
use crate::annotate::ops::steps::Helper;
use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::builtin::is_sequence;
use crate::annotate::types::model::*;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::stubs::BuiltinFn;

impl Annotator<'_> {
    /// The generator that stands for an iterator over Python's own containers, where those meet other iterators in this program, and this
    /// one does more than to be gone over: that of a call of a function, or that which a loop asks for.
    pub(in crate::annotate) fn generator_in_place_of(
        &self,
        op: &Op<Hl>,
        func: Option<BuiltinFn>,
        args: &[SomeValue],
    ) -> Option<Helper<'static>> {
        // (Or what the library gives a program, as `iter(ordered)`.)
        let meets = self.in_program() || self.is_given_back(op.result);
        if !self.a.state.decisions.generators || !meets {
            return None;
        }
        let is_container = |arg: &SomeValue| {
            is_sequence(&arg.kind)
                || matches!(
                    arg.kind,
                    Kind::Dict(_) | Kind::Set { .. } | Kind::DictView { .. }
                )
        };
        let generator = match (func, args) {
            (None, [a]) if is_container(a) => ("app_iter", "each_of"),
            (Some(BuiltinFn::Enumerate), [a, ..]) if is_container(a) => {
                ("app_func", "enumerate_from")
            }
            (Some(BuiltinFn::Reversed), [a]) if is_sequence(&a.kind) => {
                ("app_iter", "reversed_items")
            }
            (Some(BuiltinFn::Zip), [_, ..]) => ("app_func", "zip_each"),
            _ => return None,
        };
        self.is_kept_iterator(op.result).then_some(generator)
    }

    /// Whether what an operation gives is what the function at work returns, at once.
    fn is_given_back(&self, result: Var) -> bool {
        let graph = &self.a.graphs[self.pos.graph];
        let exits = &graph.blocks[self.pos.block].exits;
        let mut returns = exits.iter().filter(|link| link.target == graph.ret);
        returns.any(|link| link.args.iter().any(|arg| arg.var() == Some(result)))
    }

    /// Whether an iterator, the result of the operation at work, is not only asked for items here.
    fn is_kept_iterator(&self, iterator: Var) -> bool {
        let id = self.pos.graph;
        let graph = &self.a.graphs[id];
        let Some(names) = aliases(graph, iterator) else {
            return true;
        };
        let is_it = |arg: &Value<Hl>| arg.var().is_some_and(|var| names.contains(&var));
        let asks = |op: &Op<Hl>| matches!(op.code, HlOp::Iter | HlOp::Next);
        graph.reachable().into_iter().any(|block| {
            let mut ops = self.a.ops(id, block);
            ops.any(|op| !asks(op) && op.args.iter().any(is_it))
        })
    }
}
