//! Calls of classes that make objects in a way of their own: by a `__new__`, or of a class that is
//! chosen by an argument.

use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::model::*;
use crate::host::object::{ObjId, Object};
use crate::ir::model::*;
use crate::ir::op::{CallShape, HlOp};

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
        let more = match op.code {
            HlOp::CallArgs(shape) => HlOp::CallArgs(CallShape {
                positional: shape.positional + 1,
                ..shape
            }),
            code => code,
        };
        let mut ops = Vec::new();
        let made = [&[Value::Const(new), Value::Const(class)], &op.args[1..]].concat();
        let instance = self.step(&mut ops, more, made);
        let classdef = self.classdef(class)?;
        let init = self.init_function(classdef)?;
        if init.is_some() && init != self.app_function("app_object", "object_init") {
            let bound = self.step_attr(&mut ops, &instance, "__init__");
            self.step(&mut ops, op.code, [&[bound], &op.args[1..]].concat());
        }
        Ok(Some(self.given(ops, op, instance)))
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
