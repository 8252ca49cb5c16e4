//! Operands that are not of Python's own types: what stands for them.
//!
//! What an operation takes an operand for is an [`Operand`], of the operation by its table, of what the
//! stubs declare by the type of the parameter ([`operand`]). What stands there for an object of another
//! sort is in [`Annotator::coerced`] and nowhere else: for a class with members the list of them, for a
//! named tuple the tuple that it is, for a member of an enumeration of numbers or texts that number
//! or text, for an object with `__index__` what that gives, for what is iterated over a list of
//! everything it hands out. (`None` and lists that may be tuples: [`super::optional`],
//! [`super::list_or_tuple`].)

use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::builtin::Callee;
use crate::annotate::types::builtin::{is_sequence, of_type};
use crate::annotate::types::model::*;
use crate::front::code::{BinaryOp, Name};
use crate::host::modules::marks::Mark;
use crate::host::object::ObjId;
use crate::host::slots::binary_names;
use crate::ir::model::*;
use crate::ir::op::{HlOp, Keywords, Operand};
use crate::stubs::{Default, Lowering, Signature, Type};
use std::borrow::Borrow;

/// What a value is where it is a list rather than a tuple.
fn inner(value: &SomeValue) -> &Kind {
    match &value.kind {
        Kind::ListOrTuple(value) => &value.kind,
        kind => kind,
    }
}

/// What an operation on these takes the operand at `index` for.
pub fn operand<S: Borrow<SomeValue>>(
    keywords: &Keywords,
    op: HlOp,
    args: &[S],
    index: usize,
) -> Operand {
    let of = |at: usize| inner(args[at].borrow());
    let (positional, names) = match op {
        HlOp::CallArgs(shape) => (shape.positional as usize, keywords.names(shape.keywords)),
        HlOp::SimpleCall => (args.len() - 1, &[][..]),
        HlOp::GetItem | HlOp::SetItem | HlOp::DelItem if index == 1 => {
            return match of(0) {
                Kind::Dict(_) => Operand::Compared,
                Kind::Instance(_) => Operand::Object,
                _ => op.operand(index),
            }
        }
        HlOp::GetSlice | HlOp::SetSlice | HlOp::DelSlice if index > 0 => {
            return match of(0) {
                Kind::Instance(_) => Operand::Object,
                _ => op.operand(index),
            }
        }
        HlOp::SetItem if index == 2 && matches!(of(1), Kind::Slice(_)) => {
            return match of(0) {
                Kind::Instance(_) => Operand::Object,
                _ => Operand::Items,
            }
        }
        HlOp::SetItem if index == 2 && matches!(of(0), Kind::ByteArray) => return Operand::Index,
        HlOp::Contains if index == 1 && matches!(of(0), Kind::Str | Kind::Char) => {
            return Operand::Text
        }
        HlOp::Contains if index == 1 && matches!(of(0), Kind::Bytes | Kind::ByteArray) => {
            return Operand::Index
        }
        HlOp::Binary(code) | HlOp::Inplace(code) => {
            let inplace = matches!(op, HlOp::Inplace(_));
            return match (code, of(0)) {
                (BinaryOp::Mod, Kind::Str | Kind::Char | Kind::Bytes) if index == 1 => {
                    Operand::Compared
                }
                (BinaryOp::Add, Kind::List(_)) if index == 1 && inplace => Operand::Items,
                (BinaryOp::Or, Kind::Dict(_)) if index == 1 && inplace => Operand::Items,
                (BinaryOp::Add, Kind::Bytes | Kind::ByteArray) if index == 1 => Operand::Buffer,
                (BinaryOp::Mul, _) if is_sequence(of(1 - index)) => Operand::Index,
                _ => Operand::Own,
            };
        }
        _ => return op.operand(index),
    };
    let callee: &SomeValue = args[0].borrow();
    if index > positional + names.len() {
        let star = index == 1 + positional + names.len();
        return match op {
            HlOp::CallArgs(shape) if shape.star && star => Operand::Items,
            _ => Operand::Own,
        };
    }
    match parameter(callee, positional, names, index) {
        _ if index == 0 => Operand::Own,
        None if Callee::of(callee).is_none() => Operand::Object,
        None => Operand::Own,
        Some((signature, at)) => {
            let receiver = match &callee.kind {
                Kind::BuiltinMethod { recv, .. } => Some(&recv.kind),
                _ => None,
            };
            match (signature.lowering, &signature.params[at].ty) {
                (Lowering::Op(name), _) => HlOp::from_name(name).map_or(Operand::Own, |code| {
                    code.operand(at + usize::from(receiver.is_some()))
                }),
                // (What is put into a set is compared.)
                (_, Type::Item) if !matches!(receiver, Some(Kind::List(_))) => Operand::Compared,
                (_, ty) => of_type(ty),
            }
        }
    }
}

/// The parameter, and of what, that the operand of a call at `index` goes to, if the stubs say it.
pub(super) fn parameter(
    callee: &SomeValue,
    positional: usize,
    names: &[Name],
    index: usize,
) -> Option<(&'static Signature, usize)> {
    let at = index.checked_sub(1)?;
    let overloads = Callee::of(callee)?.overloads;
    let signature = crate::stubs::chosen(overloads, positional, names)?;
    let at = match at.checked_sub(positional) {
        Some(named) => signature.named(names.get(named)?)?,
        None => signature.place_of(at)?,
    };
    Some((signature, at))
}

impl Annotator<'_> {
    /// What the operation at work takes an operand for.
    pub(in crate::annotate) fn operand(
        &self,
        op: &Op<Hl>,
        args: &[SomeValue],
        index: usize,
    ) -> Operand {
        operand(&self.session.keywords, op.code, args, index)
    }

    /// What an operand that may be `None` goes to, if that says what `None` is there: what stands for
    /// it, or nothing that does.
    pub(in crate::annotate) fn stands_for_none(
        &self,
        op: &Op<Hl>,
        args: &[SomeValue],
        index: usize,
    ) -> Option<Option<Default>> {
        match self.operand(op, args, index) {
            Operand::Bound(Some(number)) => return Some(Some(Default::Int(number))),
            wanted if wanted.takes_none() || op.code != HlOp::SimpleCall => return None,
            _ => {}
        }
        let (signature, at) = parameter(&args[0], args.len() - 1, &[], index)?;
        let param = &signature.params[at];
        let takes_none = matches!(param.ty, Type::Union(types) if types.contains(&Type::None));
        let default = param.default.filter(|default| *default != Default::None);
        let asks = !matches!(signature.lowering, Lowering::App(..));
        (takes_none && (default.is_some() || asks)).then_some(default)
    }

    /// The operation on operands that it takes, where it is not one already.
    pub(in crate::annotate) fn coerce(
        &mut self,
        op: &Op<Hl>,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        let from = match op.code {
            // (What a call takes is known when it is known what is called.)
            HlOp::SimpleCall => return Ok(None),
            HlOp::CallArgs(shape) => {
                1 + shape.positional as usize + self.session.keywords.names(shape.keywords).len()
            }
            HlOp::Binary(code) | HlOp::Inplace(code) => {
                let [plain, reflected, inplace] = binary_names(code);
                let inplace =
                    matches!(op.code, HlOp::Inplace(_)) && self.has_method(&args[0], inplace);
                if inplace
                    || self.has_method(&args[0], plain)
                    || self.has_method(&args[1], reflected)
                {
                    return Ok(None);
                }
                0
            }
            _ => 0,
        };
        for (at, arg) in args.iter().enumerate().skip(from) {
            let wanted = match (self.operand(op, args, at), op.code) {
                // (An object is spread by who is called.)
                (Operand::Items, HlOp::CallArgs(_)) => Operand::Iterable,
                (
                    Operand::Own | Operand::Compared | Operand::Index,
                    HlOp::Binary(code) | HlOp::Inplace(code),
                ) if matches!(code, BinaryOp::Add | BinaryOp::Mul | BinaryOp::Mod)
                    && self.named_class(arg).is_some() =>
                {
                    return Ok(Some(self.as_tuple_operand(op, at)));
                }
                (wanted, _) => wanted,
            };
            if let Some(outcome) = self.coerced(op, at, arg, wanted)? {
                return Ok(Some(outcome));
            }
        }
        Ok(None)
    }

    /// The operation with what stands for an operand that it takes for this, where the operand is
    /// no such thing itself.
    pub(in crate::annotate) fn coerced(
        &mut self,
        op: &Op<Hl>,
        at: usize,
        arg: &SomeValue,
        wanted: Operand,
    ) -> An<Option<Outcome>> {
        let none = Vec::new();
        match &arg.kind {
            Kind::Pbc(_) if wanted.takes_items() && wanted != Operand::Indexed => {
                let members = self.enum_members(arg)?;
                Ok(members.map(|list| self.with_operand(none, op, at, Value::Const(list))))
            }
            Kind::Type { .. } if wanted == Operand::Iterable => {
                self.through_classes_at(op, at, arg).map(Some)
            }
            Kind::Instance(_) => self.coerced_object(op, at, arg, wanted),
            Kind::Iterator { .. } | Kind::Dict(_) | Kind::Set { .. } | Kind::DictView { .. }
                if wanted == Operand::Whole =>
            {
                self.unpacked(op).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// What is unpacked without being a sequence: it is asked for as many items as there are targets, and whether it has
    /// another one.
    fn unpacked(&mut self, op: &Op<Hl>) -> An<Outcome> {
        let name = match op.code {
            HlOp::UnpackStar => "unpacked_with_star",
            _ => "unpacked",
        };
        self.helper_instead(("app_iter", name), &op.args)
    }

    /// The same for an object of a class of the program.
    fn coerced_object(
        &mut self,
        op: &Op<Hl>,
        at: usize,
        arg: &SomeValue,
        wanted: Operand,
    ) -> An<Option<Outcome>> {
        let special = wanted.special();
        if special.is_some_and(|special| !self.has_method(arg, special))
            && self.named_class(arg).is_some()
        {
            return Ok(Some(self.as_tuple_operand(op, at)));
        }
        if let Some(data) = self.member_data(arg) {
            let is_text = data == self.heap().types.str;
            let stands = match wanted {
                Operand::Text => is_text,
                Operand::Float | Operand::Number => !is_text,
                // (Its `__getitem__` is that of an index.)
                Operand::Indexed => is_text && op.code == HlOp::GetSlice,
                _ => false,
            };
            if stands {
                return Ok(Some(self.value_of_member(op, at)));
            }
        }
        let has_buffer = match arg.kind {
            Kind::Instance(class) => self.heap().has_buffer(self.a.classes[class].class),
            _ => false,
        };
        let buffer = [Mark::Buffer.name()];
        let asked: &[&str] = match wanted {
            Operand::Buffer if has_buffer => &buffer,
            Operand::Index | Operand::Bound(_) => &["__index__"],
            Operand::Float => &["__float__", "__index__"],
            _ => &[],
        };
        if let Some(special) = asked.iter().find(|special| self.has_method(arg, special)) {
            let mut ops = Vec::new();
            let value = self.step_special(&mut ops, &op.args[at], special, &[]);
            return Ok(Some(self.with_operand(ops, op, at, value)));
        }
        match (wanted, op.code) {
            // The list has what came before the iterator raises.
            (Operand::Items, HlOp::Inplace(BinaryOp::Or)) => self
                .helper_instead(("app_iter", "update_inplace"), &op.args)
                .map(Some),
            (Operand::Items, HlOp::Inplace(_)) => self
                .helper_instead(("app_iter", "add_each_inplace"), &op.args)
                .map(Some),
            // (It is made a list of by asking for an iterator, and then by what asks that for one.)
            (Operand::Items, HlOp::SetSlice | HlOp::SetItem) => {
                let mut ops = Vec::new();
                let iterator = self.step(&mut ops, HlOp::Iter, vec![op.args[at].clone()]);
                let list = ("app_iter", "collect");
                let list = self.step_helper(&mut ops, list, &[iterator])?;
                Ok(Some(self.with_operand(ops, op, at, list)))
            }
            (Operand::Whole, _) => self.unpacked(op).map(Some),
            (Operand::Items, _) => self.collected(op, at).map(Some),
            _ => Ok(None),
        }
    }

    /// The operation with what a member of an enumeration is in its place.
    pub(in crate::annotate) fn value_of_member(&mut self, op: &Op<Hl>, at: usize) -> Outcome {
        let mut ops = Vec::new();
        let value = self.step_attr(&mut ops, &op.args[at], "_value_");
        self.with_operand(ops, op, at, value)
    }

    /// The operation with a list of the texts that the items of an operand are: members of an
    /// enumeration of texts.
    pub(in crate::annotate) fn texts_of_members(
        &mut self,
        op: &Op<Hl>,
        at: usize,
        items: &SomeValue,
    ) -> An<Option<Outcome>> {
        let item = match items.kind {
            Kind::List(_) | Kind::Tuple(_) | Kind::Seq(_) | Kind::Set { .. } => {
                self.items_of(items)?
            }
            _ => None,
        };
        if item.and_then(|item| self.member_data(&item)) != Some(self.heap().types.str) {
            return Ok(None);
        }
        let mut ops = Vec::new();
        let texts = ("app_strenum", "texts");
        let texts = self.step_helper(&mut ops, texts, &op.args[at..=at])?;
        Ok(Some(self.with_operand(ops, op, at, texts)))
    }

    /// The operation with a list of the numbers that the items of an operand stand for: objects with `__index__`.
    pub(in crate::annotate) fn indexes_of_objects(
        &mut self,
        op: &Op<Hl>,
        at: usize,
        items: &SomeValue,
    ) -> An<Option<Outcome>> {
        let item = self.items_of(items)?;
        let object = item.filter(|item| matches!(item.kind, Kind::Instance(_)));
        if !object.is_some_and(|item| self.has_method(&item, "__index__")) {
            return Ok(None);
        }
        let mut ops = Vec::new();
        let numbers = self.step_helper(&mut ops, ("app_int", "indexes"), &op.args[at..=at])?;
        Ok(Some(self.with_operand(ops, op, at, numbers)))
    }

    /// What a member of an enumeration is besides.
    pub(in crate::annotate) fn member_data(&mut self, value: &SomeValue) -> Option<ObjId> {
        let Kind::Instance(class) = value.kind else {
            return None;
        };
        self.data_of_member(value)?;
        self.enum_data(self.a.classes[class].class)
    }

    /// The operation with a list of everything that an operand hands out in its place.
    pub(in crate::annotate) fn collected(&mut self, op: &Op<Hl>, at: usize) -> An<Outcome> {
        let mut ops = Vec::new();
        let list = self.step_helper(&mut ops, ("app_iter", "collect"), &op.args[at..=at])?;
        Ok(self.with_operand(ops, op, at, list))
    }
}
