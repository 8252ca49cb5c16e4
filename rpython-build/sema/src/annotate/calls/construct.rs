//! Calls of classes that make objects in a way of their own: by a `__new__`, or of a class that is
//! chosen by an argument.

use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::defs::{Desc, DescId};
use crate::annotate::types::model::*;
use crate::host::modules::meanings::Meaning;
use crate::host::object::{ObjId, Object};
use crate::ir::model::*;
use crate::ir::op::{CallShape, HlOp};
use std::collections::BTreeSet;

/// A call with one more argument, before the others.
fn with_one_more(code: HlOp) -> HlOp {
    match code {
        HlOp::CallArgs(shape) => HlOp::CallArgs(CallShape {
            positional: shape.positional + 1,
            ..shape
        }),
        code => code,
    }
}

impl Annotator<'_> {
    /// `OSError(number, text)`: the class depends on the number.
    pub(in crate::annotate) fn call_os_error(
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
        match args[0].konst {
            Some(number) => Ok(self
                .session
                .os_error_class(number)
                .map(|class| self.with_operand(Vec::new(), op, 0, Value::Const(class)))),
            None => self
                .helper_instead(("app_errors", "os_error_of"), &op.args[1..])
                .map(Some),
        }
    }

    /// A call of a class of dicts with hints for their keys: a dict.
    pub(in crate::annotate) fn call_typed_dict(
        &mut self,
        op: &Op<Hl>,
        callee: &SomeValue,
    ) -> Option<Outcome> {
        let class = callee.konst?;
        let dict = Value::Const(self.heap().types.dict);
        let is_it = self.means(self.heap().type_of(class), Meaning::TypedDict);
        is_it.then(|| self.with_operand(Vec::new(), op, 0, dict))
    }

    /// A call of a class with a `__new__` of its own: that, and `__init__` on what it gives.
    pub(in crate::annotate) fn call_with_new(
        &mut self,
        op: &Op<Hl>,
        callee: &SomeValue,
    ) -> An<Option<Outcome>> {
        let (Kind::Pbc(descs), Some(class)) = (&callee.kind, callee.konst) else {
            return Ok(None);
        };
        if descs.len() != 1 || self.heap().class(class).is_none() {
            return Ok(None);
        }
        let Some(new) = self.own_new(class) else {
            return Ok(None);
        };
        let more = with_one_more(op.code);
        let mut ops = Vec::new();
        let made = [&[Value::Const(new), Value::Const(class)], &op.args[1..]].concat();
        let instance = self.step(&mut ops, more, made);
        let maker = self.helper(("app_classes", "initialiser"))?;
        let init = self.memo_run(maker, &[class])?.konst;
        if let Some(init) = init.filter(|&init| init != self.heap().none) {
            let init = [&[Value::Const(init), instance.clone()], &op.args[1..]].concat();
            self.step(&mut ops, more, init);
        }
        Ok(Some(self.given(ops, op, instance)))
    }

    /// A call of one of several classes, some of which have a `__new__` of their own: each is called where it is known
    /// which it is.
    pub(in crate::annotate) fn call_one_with_new(
        &mut self,
        op: &Op<Hl>,
        callee: &SomeValue,
    ) -> An<Option<Outcome>> {
        let Kind::Pbc(descs) = &callee.kind else {
            return Ok(None);
        };
        let class_of = |&desc: &DescId| match &self.a.descs[desc] {
            Desc::Class(class) => Some(class.class),
            _ => None,
        };
        let classes: Option<BTreeSet<ObjId>> = descs.iter().map(class_of).collect();
        let classes = classes.filter(|all| all.len() > 1);
        let Some(classes) = classes.filter(|all| all.iter().any(|&c| self.own_new(c).is_some()))
        else {
            return Ok(None);
        };
        let maker = self.helper(("app_classes", "caller"))?;
        let classes: Vec<ObjId> = classes.into_iter().collect();
        let made = self.memo_run(maker, &classes)?;
        let call = |made| {
            let args = [&[Value::Const(made)], &op.args[..]].concat();
            self.become_op(op, with_one_more(op.code), args)
        };
        Ok(made.konst.map(call))
    }

    /// The `__new__` that a class or a base of it defines in Python.
    pub(in crate::annotate) fn own_new(&self, class: ObjId) -> Option<ObjId> {
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
    pub(in crate::annotate) fn instantiate_function(&mut self) -> Option<ObjId> {
        let module = self
            .session
            .import_module("rpython.rlib.objectmodel")
            .ok()?;
        self.heap().module_attr(module, "instantiate")
    }
}
