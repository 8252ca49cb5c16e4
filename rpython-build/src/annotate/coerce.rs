//! Operands that are objects of the program where an operation needs a number or a list: an
//! index is asked for its `__index__`, and what is iterated over is collected first.

use super::annotator::{An, Annotator, Outcome};
use super::model::*;
use crate::front::code::BinaryOp;
use crate::host::object::{ObjId, Object};
use crate::ir::model::*;
use crate::ir::op::{CallShape, HlOp};

fn is_instance(value: &SomeValue) -> bool {
    matches!(value.kind, Kind::Instance { .. })
}

/// Whether a value is a sequence of Python's own.
pub(super) fn is_sequence(value: &SomeValue) -> bool {
    matches!(
        value.kind,
        Kind::List { .. }
            | Kind::Str { .. }
            | Kind::Char
            | Kind::Bytes { .. }
            | Kind::ByteArray { .. }
            | Kind::Tuple(_)
            | Kind::Seq { .. }
    )
}

impl Annotator<'_> {
    /// The operand of which an operation takes the items, one after the other.
    pub(super) fn operand_iterated(&self, op: &Op<Hl>, args: &[SomeValue]) -> Option<usize> {
        match op.code {
            HlOp::Iter | HlOp::UnpackCheck => Some(0),
            HlOp::ListExtend | HlOp::SetUpdate | HlOp::TupleExtend => Some(1),
            HlOp::SetSlice => Some(3),
            HlOp::SetItem if matches!(args[1].kind, Kind::Slice(_)) => Some(2),
            HlOp::Inplace(BinaryOp::Add) if matches!(args[0].kind, Kind::List { .. }) => Some(1),
            HlOp::CallArgs(shape) if shape.star => {
                let names = self.session.keywords.names(shape.keywords).len();
                Some(1 + shape.positional as usize + names)
            }
            _ => None,
        }
    }

    /// The operation with operands it can take, where it is not one already.
    pub fn coerce_operands(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Option<Outcome>> {
        if !args.iter().any(is_instance) {
            return Ok(self.coerce_unpacking(op, args));
        }
        if let Some(outcome) = self.coerce_members(op, args) {
            return Ok(Some(outcome));
        }
        let sequence = args.first().is_some_and(is_sequence);
        let mut indexes: &[usize] = &[];
        match op.code {
            HlOp::GetItem | HlOp::DelItem | HlOp::SetItem if sequence => indexes = &[1],
            HlOp::GetSlice | HlOp::DelSlice | HlOp::SetSlice if sequence => indexes = &[1, 2],
            HlOp::NewSlice => indexes = &[0, 1, 2],
            HlOp::Binary(BinaryOp::Mul) | HlOp::Inplace(BinaryOp::Mul) => {
                if sequence && !self.answers(&args[1], "__rmul__") {
                    indexes = &[1];
                } else if is_sequence(&args[1]) && !self.answers(&args[0], "__mul__") {
                    indexes = &[0];
                }
            }
            _ => {}
        }
        for &at in indexes {
            if at < args.len() && is_instance(&args[at]) && self.answers(&args[at], "__index__") {
                return Ok(Some(self.operand_by(op, at, "__index__")));
            }
        }
        let Some(at) = self
            .operand_iterated(op, args)
            .filter(|&at| is_instance(&args[at]))
        else {
            return Ok(None);
        };
        match op.code {
            HlOp::Iter | HlOp::CallArgs(_) => Ok(None),
            HlOp::SetSlice | HlOp::SetItem if !sequence => Ok(None),
            HlOp::Inplace(_) if self.answers(&args[at], "__radd__") => Ok(None),
            HlOp::Inplace(_) => {
                // The list has what came before the iterator raises.
                let add = self.app_function("app_iter", "add_each_inplace");
                Ok(add.map(|add| self.call_instead(add, &op.args)))
            }
            _ => Ok(self.collected(op, at)),
        }
    }

    /// The operation with what a special method of an operand gives in its place.
    pub(super) fn operand_by(&mut self, op: &Op<Hl>, at: usize, special: &str) -> Outcome {
        let number = self.new_var();
        let result = self.result;
        self.result = number;
        let call = self.special_call(&op.args[at], special, &[]);
        self.result = result;
        self.with_operand(op, call, at, number)
    }

    /// Operations on numbers or texts alone get those that members of enumerations are.
    fn coerce_members(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> Option<Outcome> {
        let at = match (op.code, &args[0].kind) {
            (HlOp::Contains, Kind::Str { .. } | Kind::Char) => {
                self.member_data(&args[1])?;
                1
            }
            (HlOp::GetSlice, Kind::Instance { .. }) => {
                let data = self.member_data(&args[0])?;
                (data == self.heap().types.str).then_some(0)?
            }
            (HlOp::GetAttr, &Kind::Instance { class, .. }) => {
                let name = args[1].konst.and_then(|c| self.heap().as_str(c))?.clone();
                let class = self.a.classes[class].class;
                let data = self.enum_data(class)?;
                let types = self.heap().types;
                let kind = match data {
                    data if data == types.str => SomeValue::str().kind,
                    data if data == types.float => SomeValue::float().kind,
                    _ => SomeValue::int().kind,
                };
                let of_data = super::methods::has_own(&kind, &name);
                let found = self.heap().lookup_in_class(class, &name);
                let own =
                    found.is_some_and(|(at, _)| self.heap().class(at).is_some_and(|c| !c.builtin));
                (of_data && !own && self.data_of_member(&args[0]).is_some()).then_some(0)?
            }
            _ => return None,
        };
        Some(self.value_of_member(op, at))
    }

    /// The operation with what a member of an enumeration is in its place.
    pub(super) fn value_of_member(&mut self, op: &Op<Hl>, at: usize) -> Outcome {
        let value = self.new_var();
        let name = Value::Const(self.str_const("_value_"));
        let read = self.make_op(HlOp::GetAttr, vec![op.args[at].clone(), name], value);
        self.with_operand(op, Outcome::Resolved(vec![read]), at, value)
    }

    /// The operation with a list of the texts that the items of an operand are: members of an
    /// enumeration of texts.
    pub(super) fn texts_of_members(
        &mut self,
        op: &Op<Hl>,
        at: usize,
        items: &SomeValue,
    ) -> Option<Outcome> {
        let item = match items.kind {
            Kind::List { .. } | Kind::Tuple(_) | Kind::Seq { .. } | Kind::Set { .. } => {
                self.items_of(items).ok().flatten()?
            }
            _ => return None,
        };
        if self.member_data(&item)? != self.heap().types.str {
            return None;
        }
        let func = self.app_function("app_strenum", "texts")?;
        let texts = self.new_var();
        let call = vec![Value::Const(func), op.args[at].clone()];
        let call = self.make_op(HlOp::SimpleCall, call, texts);
        Some(self.with_operand(op, Outcome::Resolved(vec![call]), at, texts))
    }

    /// What a member of an enumeration is besides.
    pub(super) fn member_data(&mut self, value: &SomeValue) -> Option<ObjId> {
        let Kind::Instance { class, .. } = value.kind else {
            return None;
        };
        self.data_of_member(value)?;
        self.enum_data(self.a.classes[class].class)
    }

    /// Unpacking what has no length of its own: an iterator, a dict, a set.
    fn coerce_unpacking(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> Option<Outcome> {
        if op.code != HlOp::UnpackCheck {
            return None;
        }
        match args[0].kind {
            Kind::Iterator { .. }
            | Kind::Dict { .. }
            | Kind::Set { .. }
            | Kind::DictView { .. } => self.collected(op, 0),
            _ => None,
        }
    }

    /// The operation with a list of everything that an operand hands out in its place.
    pub fn collected(&mut self, op: &Op<Hl>, at: usize) -> Option<Outcome> {
        let collect = self.app_function("app_iter", "collect")?;
        let list = self.new_var();
        let args = vec![Value::Const(collect), op.args[at].clone()];
        let call = self.make_op(HlOp::SimpleCall, args, list);
        Some(self.with_operand(op, Outcome::Resolved(vec![call]), at, list))
    }

    /// Operations that make an operand, and the operation with it.
    fn with_operand(&mut self, op: &Op<Hl>, made: Outcome, at: usize, operand: Var) -> Outcome {
        let Outcome::Resolved(mut ops) = made else {
            return made;
        };
        let mut again = op.clone();
        again.args[at] = Value::Var(operand);
        ops.push(again);
        Outcome::Resolved(ops)
    }

    /// `OSError(number, text)`: the class depends on the number.
    pub fn call_os_error(
        &mut self,
        op: &Op<Hl>,
        callee: &SomeValue,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        let is_it = callee.konst == Some(self.heap().types.os_error);
        if !is_it || !(2..=3).contains(&args.len()) || !self.in_program() {
            return Ok(None);
        }
        if !matches!(args[0].kind, Kind::Integer { .. }) {
            return Ok(None);
        }
        if let Some(number) = args[0].konst {
            let class = self.session.os_error_class(number);
            return Ok(class.map(|class| {
                let mut again = op.clone();
                again.args[0] = Value::Const(class);
                Outcome::Resolved(vec![again])
            }));
        }
        let func = self.app_function("app_errors", "os_error_of");
        Ok(func.map(|func| self.call_instead(func, &op.args[1..])))
    }

    /// A call of a class with a `__new__` of its own: that, and `__init__` on what it gives.
    pub fn call_with_new(&mut self, op: &Op<Hl>, callee: &SomeValue) -> An<Option<Outcome>> {
        let (
            Kind::Pbc {
                descs,
                nullable: false,
            },
            Some(class),
        ) = (&callee.kind, callee.konst)
        else {
            return Ok(None);
        };
        if descs.len() != 1 || self.heap().class(class).is_none() {
            return Ok(None);
        }
        let Some(new) = self.own_new(class) else {
            return Ok(None);
        };
        let more = match op.code {
            HlOp::CallArgs(shape) => HlOp::CallArgs(CallShape {
                positional: shape.positional + 1,
                ..shape
            }),
            code => code,
        };
        let instance = self.new_var();
        let mut args = vec![Value::Const(new), Value::Const(class)];
        args.extend_from_slice(&op.args[1..]);
        let mut ops = vec![self.make_op(more, args, instance)];
        let classdef = self.classdef(class)?;
        let init = self.init_function(classdef)?;
        let object_init = self.app_function("app_object", "object_init");
        if init.is_some() && init != object_init {
            let (bound, done) = (self.new_var(), self.new_var());
            let name = Value::Const(self.str_const("__init__"));
            ops.push(self.make_op(HlOp::GetAttr, vec![Value::Var(instance), name], bound));
            let mut args = vec![Value::Var(bound)];
            args.extend_from_slice(&op.args[1..]);
            ops.push(self.make_op(op.code, args, done));
        }
        ops.push(self.make_op(HlOp::SameAs, vec![Value::Var(instance)], op.result));
        Ok(Some(Outcome::Resolved(ops)))
    }

    /// The `__new__` that a class or a base of it defines in Python.
    pub(super) fn own_new(&self, class: ObjId) -> Option<ObjId> {
        let (owner, found) = self.heap().lookup_in_class(class, "__new__")?;
        if self.heap().class(owner).is_none_or(|c| c.builtin) {
            return None;
        }
        match self.heap().get(found) {
            Object::StaticMethod(func) => Some(*func),
            Object::Function(_) => Some(found),
            _ => None,
        }
    }

    /// `rpython.rlib.objectmodel.instantiate`: what `object.__new__` does.
    pub fn instantiate_function(&mut self) -> Option<ObjId> {
        let module = self
            .session
            .import_module("rpython.rlib.objectmodel")
            .ok()?;
        self.heap().module_attr(module, "instantiate")
    }
}
