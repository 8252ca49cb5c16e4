//! Lists that a tuple may stand for: [`Kind::Listed`].
//!
//! `d.get(key, ())` gives a list or the empty tuple, `f([1, 2])` and `f((1, 2))` call one function
//! with both. A tuple that meets lists becomes a list; a set or a dict meets the empty tuple alone.
//! What came of it is iterated over, measured, indexed, searched and passed on as if it was a
//! list. Whatever would tell the two apart, and what changes a list, is refused: [`use_of`] says
//! which is which.

use super::annotator::{An, Annotator, Outcome};
use super::errors::*;
use super::model::*;
use super::signature::{is_iterable, Callee};
use super::union::Joined;
use crate::front::code::UnaryOp;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::stubs::{BuiltinFn, Lowering, Signature, Type};
use std::rc::Rc;

/// What an operation makes of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Use {
    /// Keeps it or passes it on.
    Passed,
    /// Takes what is in it.
    Items,
    /// Would tell a list from a tuple, or change the list.
    Told,
}

/// What an operation makes of the operand at `index`, which is [`Kind::Listed`].
fn use_of(op: HlOp, args: &[SomeValue], index: usize) -> Use {
    let when = |is: bool, found| if is { found } else { Use::Told };
    match op {
        HlOp::SameAs | HlOp::Hint | HlOp::Bool | HlOp::Unary(UnaryOp::Not) => Use::Passed,
        HlOp::Is => match &args[1 - index].kind {
            Kind::None => Use::Passed,
            Kind::Instance { .. } => Use::Items,
            _ => Use::Told,
        },
        HlOp::SetCell | HlOp::Yield | HlOp::NewTuple | HlOp::NewList => Use::Passed,
        HlOp::NewCell | HlOp::NewFunction => Use::Passed,
        HlOp::NewDict => when(index % 2 == 1, Use::Passed),
        HlOp::ListAppend => when(index == 1, Use::Passed),
        HlOp::SetAttr | HlOp::SetItem | HlOp::DictSetItem => when(index == 2, Use::Passed),
        HlOp::Len => Use::Items,
        HlOp::GetItem | HlOp::GetSlice | HlOp::Contains => when(index == 0, Use::Items),
        HlOp::SimpleCall => when(index > 0, use_of_call(&args[0], index)),
        HlOp::CallArgs(shape) => {
            let plain = args.len() - usize::from(shape.star) - usize::from(shape.dict);
            match index {
                0 => Use::Told,
                _ => when(index < plain, use_of_call(&args[0], index)),
            }
        }
        _ => Use::Told,
    }
}

fn use_of_call(callee: &SomeValue, index: usize) -> Use {
    let Some(declared) = Callee::of(callee) else {
        return Use::Passed;
    };
    // (Which looks itself.)
    if matches!(callee.kind, Kind::Builtin(BuiltinFn::Isinstance)) && index == 1 {
        return Use::Passed;
    }
    let is_list = match &callee.kind {
        Kind::BuiltinMethod { recv, .. } => matches!(recv.kind, Kind::List { .. }),
        _ => false,
    };
    let asks = |s: &Signature| matches!(s.lowering, Lowering::Op("bool" | "len" | "iter"));
    if declared.overloads.iter().any(asks) {
        return Use::Items;
    }
    let mut found = Use::Told;
    for ty in declared.params_at(index - 1).map(|param| &param.ty) {
        match ty {
            ty if is_iterable(ty) => return Use::Items,
            // (What is put into a set is compared.)
            Type::Item if is_list => found = Use::Passed,
            Type::Value | Type::Of(_) => found = Use::Passed,
            _ => {}
        }
    }
    found
}

/// Whether values of a container may be such lists.
fn holds_listed(this: &Annotator<'_>, value: &SomeValue, depth: usize) -> bool {
    if depth > 8 {
        return false;
    }
    let inner = |s: &SomeValue| holds_listed(this, s, depth + 1);
    match &value.kind {
        Kind::Listed(_) => true,
        Kind::Optional(value) => inner(value),
        Kind::Seq { item, .. } => inner(item),
        Kind::Tuple(items) => items.iter().any(inner),
        Kind::List { def, .. } => inner(&this.a.listdef(*def).item),
        Kind::Dict { def, .. } => inner(&this.a.dictdef(*def).value),
        Kind::BuiltinMethod { recv, .. } => inner(recv),
        _ => false,
    }
}

impl Annotator<'_> {
    /// An operation with operands of which some are [`Kind::Listed`].
    pub fn listed_operation(&mut self, op: &Op<Hl>, args: Vec<SomeValue>) -> An<Outcome> {
        let mut operands = args.clone();
        for (index, arg) in args.iter().enumerate() {
            let Kind::Listed(list) = &arg.kind else {
                continue;
            };
            let asks = matches!(args[0].kind, Kind::Builtin(BuiltinFn::Hasattr));
            let found = match op.code {
                HlOp::SimpleCall if index == 1 && args.len() == 3 && asks => {
                    let name = args[2].konst.and_then(|c| self.heap().as_str(c));
                    match (name.map(|n| &**n), &list.kind) {
                        (Some("keys" | "items"), Kind::List { .. }) => Use::Items,
                        _ => Use::Told,
                    }
                }
                HlOp::GetAttr if index == 0 => {
                    let name = args[1].konst.and_then(|c| self.heap().as_str(c));
                    match name.map(|n| &**n) {
                        Some("index" | "count") if matches!(list.kind, Kind::List { .. }) => {
                            Use::Items
                        }
                        _ => Use::Told,
                    }
                }
                _ if self.operand_iterated(op, &args) == Some(index) => Use::Items,
                code => use_of(code, &args, index),
            };
            match found {
                Use::Passed => {}
                Use::Items => operands[index] = (**list).clone(),
                Use::Told => return self.fail_listed(arg),
            }
        }
        let slice = op.code == HlOp::GetSlice
            || op.code == HlOp::GetItem && matches!(args[1].kind, Kind::Slice(_));
        let outcome = match operands.iter().any(|a| matches!(a.kind, Kind::Optional(_))) {
            true => self.optional_operation(op, operands)?,
            false => self.operation(op, &operands)?,
        };
        Ok(match outcome {
            Outcome::Value(value) if slice && matches!(args[0].kind, Kind::Listed(_)) => {
                SomeValue::from(Kind::Listed(Rc::new(value))).into()
            }
            outcome => outcome,
        })
    }

    /// What compares the items of containers tells a list from a tuple among them.
    pub fn check_listed_items(&self, op: &Op<Hl>, args: &[SomeValue]) -> An<()> {
        let compared = match (op.code, args.first().map(|a| &a.kind)) {
            (HlOp::Compare(_) | HlOp::Contains, _) => true,
            (HlOp::SimpleCall, Some(Kind::BuiltinMethod { recv, method })) => {
                let overloads = Callee::method(recv, *method).overloads;
                matches!(recv.kind, Kind::List { .. }) && overloads.iter().any(|s| s.compares())
            }
            _ => false,
        };
        if !compared {
            return Ok(());
        }
        match args.iter().find(|arg| match arg.kind {
            Kind::Listed(_) => false,
            _ => holds_listed(self, arg, 0),
        }) {
            Some(arg) => self.fail_listed(arg),
            None => Ok(()),
        }
    }

    pub(super) fn fail_listed<T>(&self, value: &SomeValue) -> An<T> {
        let what = self.describe(value);
        let message = format!("{what} may be a list or a tuple here, which this would tell apart");
        let note =
            "a list and a tuple that meet can be iterated over, indexed, measured and passed on";
        let help = "`list(…)` makes a list of it; or let both be lists before they meet";
        let error = self.error(UNSUPPORTED, message);
        Err(error.note(note.to_string()).help(help.to_string()).into())
    }

    /// The union of a list and a tuple, or of a set or a dict and the empty tuple.
    pub(super) fn union_listed(&mut self, list: &SomeValue, tuple: &SomeValue) -> Joined<Kind> {
        let empty = matches!(&tuple.kind, Kind::Tuple(items) if items.is_empty());
        let list = match &list.kind {
            Kind::Listed(list) => (**list).clone(),
            _ => list.widened(),
        };
        let joined = match list.kind {
            Kind::List { def, nullable } => {
                let item = self.seq_item(&SomeValue::tuple([]), tuple)?;
                if self.a.listdef(def).range_step.is_some() {
                    let plain = self.new_listdef(item);
                    self.merge_lists(def, plain)?;
                } else {
                    self.list_generalize(def, &item, "meets it here")?;
                }
                let def = self.a.find_list(def);
                Kind::List {
                    def,
                    nullable: nullable || tuple.can_be_none(),
                }
                .into()
            }
            Kind::Set { .. } | Kind::Dict { .. } if empty => list,
            _ => return Err(super::union::Clash::new(&list, tuple)),
        };
        Ok(Kind::Listed(Rc::new(joined)))
    }
}
