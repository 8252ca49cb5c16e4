//! Lists that a tuple may stand for: [`Kind::ListOrTuple`].
//!
//! `d.get(key, ())` gives a list or the empty tuple, `f([1, 2])` and `f((1, 2))` call one function
//! with both. A tuple that meets lists becomes a list; a set or a dict meets the empty tuple alone.
//! What came of it is iterated over, measured, indexed, searched and passed on as if it was a
//! list. Whatever would tell the two apart, and what changes a list, is refused: which is which
//! follows from what an operation takes an operand for ([`Operand`]).

use crate::annotate::errors::report::*;
use crate::annotate::lattice::union::Joined;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::builtin::Callee;
use crate::annotate::types::defs::Content;
use crate::annotate::types::model::*;
use crate::ir::model::*;
use crate::ir::op::{HlOp, Operand};
use crate::stubs::BuiltinFn;
use std::rc::Rc;

/// Whether values of a container may be such lists.
fn holds_list_or_tuple(this: &Annotator<'_>, value: &SomeValue, depth: usize) -> bool {
    if depth > 8 {
        return false;
    }
    let inner = |s: &SomeValue| holds_list_or_tuple(this, s, depth + 1);
    match &value.kind {
        Kind::ListOrTuple(_) => true,
        Kind::Seq(item) => inner(item),
        Kind::Tuple(items) => items.iter().any(inner),
        Kind::List(def) => inner(&this.a.listdef(*def).item),
        Kind::Dict(def) => inner(&this.a.dictdef(*def).value),
        Kind::BuiltinMethod { recv, .. } => inner(recv),
        _ => false,
    }
}

impl Annotator<'_> {
    /// An operation with operands of which some are [`Kind::ListOrTuple`].
    pub fn list_or_tuple_operation(&mut self, op: &Op<Hl>, args: Vec<SomeValue>) -> An<Outcome> {
        let mut operands = args.clone();
        for (index, arg) in args.iter().enumerate() {
            let Kind::ListOrTuple(list) = &arg.kind else {
                continue;
            };
            let is_list = matches!(list.kind, Kind::List(_));
            let named = |at: usize| self.text_of(&args[at]).map(|name| &**name);
            // What of it is asked for: all that there is, or what is in it.
            let (passed, items) = match (op.code, &args[0].kind) {
                (HlOp::Is, _) => match args[1 - index].kind {
                    Kind::None => (true, false),
                    Kind::Instance(_) => (false, true),
                    _ => (false, false),
                },
                (HlOp::SimpleCall, Kind::Builtin(BuiltinFn::Hasattr)) if args.len() == 3 => {
                    (false, is_list && matches!(named(2), Some("keys" | "items")))
                }
                (HlOp::GetAttr, _) => (
                    false,
                    is_list && matches!(named(1), Some("index" | "count")),
                ),
                // (Which looks itself.)
                (HlOp::SimpleCall, Kind::Builtin(BuiltinFn::Isinstance)) => (index == 1, false),
                _ => {
                    let wanted = self.operand(op, &args, index);
                    (wanted == Operand::Object, wanted.takes_items())
                }
            };
            if items {
                operands[index] = arg.as_list_or_tuple().unwrap_or_default();
            } else if !passed {
                return self.fail_list_or_tuple(arg);
            }
        }
        let slice = op.code == HlOp::GetSlice
            || op.code == HlOp::GetItem && matches!(args[1].kind, Kind::Slice(_));
        let outcome = match operands.iter().any(SomeValue::is_optional) {
            true => self.optional_operation(op, operands)?,
            false => self.operation(op, &operands)?,
        };
        Ok(match outcome {
            Outcome::Value(value) if slice && matches!(args[0].kind, Kind::ListOrTuple(_)) => {
                SomeValue::from(Kind::ListOrTuple(Rc::new(value))).into()
            }
            outcome => outcome,
        })
    }

    /// What compares the items of containers tells a list from a tuple among them.
    pub fn check_list_or_tuple_items(&self, op: &Op<Hl>, args: &[SomeValue]) -> An<()> {
        let compared = match (op.code, args.first().map(|a| &a.kind)) {
            (HlOp::Compare(_) | HlOp::Contains, _) => true,
            (HlOp::SimpleCall, Some(Kind::BuiltinMethod { recv, method })) => {
                let overloads = Callee::method(recv, *method).overloads;
                matches!(recv.kind, Kind::List(_)) && overloads.iter().any(|s| s.compares())
            }
            _ => false,
        };
        if !compared {
            return Ok(());
        }
        match args.iter().find(|arg| match arg.kind {
            Kind::ListOrTuple(_) => false,
            _ => holds_list_or_tuple(self, arg, 0),
        }) {
            Some(arg) => self.fail_list_or_tuple(arg),
            None => Ok(()),
        }
    }

    pub(in crate::annotate) fn fail_list_or_tuple<T>(&self, value: &SomeValue) -> An<T> {
        let what = self.describe(value);
        let message = format!("{what} may be a list or a tuple here, which this would tell apart");
        let note =
            "a list and a tuple that meet can be iterated over, indexed, measured and passed on";
        let help = "`list(…)` makes a list of it; or let both be lists before they meet";
        let error = self.error(UNSUPPORTED, message);
        Err(Stop::about(error.note(note).help(help), [value]))
    }

    /// The union of a list and a tuple, or of a set or a dict and the empty tuple.
    pub(in crate::annotate) fn union_list_or_tuple(
        &mut self,
        list: &SomeValue,
        tuple: &SomeValue,
    ) -> Joined<Kind> {
        let empty = matches!(&tuple.kind, Kind::Tuple(items) if items.is_empty());
        let list = match &list.kind {
            Kind::ListOrTuple(list) => (**list).clone(),
            _ => list.widened().non_none(),
        };
        let joined = match list.kind {
            Kind::List(def) => {
                let item = self.seq_item(&SomeValue::tuple([]), tuple)?;
                if self.a.listdef(def).range_step.is_some() {
                    let plain = self.new_listdef(item);
                    self.merge_lists(def, plain)?;
                } else {
                    let items = Content::Item(def);
                    self.flow_in(items, items.place(), &item, "meets it here")?;
                }
                SomeValue::list(self.a.find_list(def))
            }
            Kind::Set { .. } | Kind::Dict(_) if empty => list,
            _ => return Err(crate::annotate::lattice::union::Clash::new(&list, tuple)),
        };
        Ok(Kind::ListOrTuple(Rc::new(joined)))
    }
}
