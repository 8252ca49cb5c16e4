//! Calls of methods of builtin types, and of objects of the host, that become other operations, or
//! calls of functions in Python (`helpers/app_*.py`).

use crate::annotate::errors::report::NOT_CONSTANT;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::builtin::Callee;
use crate::annotate::types::model::*;
use crate::host::object::{ObjId, Object};
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::stubs::{Class, Method};

impl Annotator<'_> {
    /// The method of one of Python's types that an object is, if it is one without a receiver.
    pub(in crate::annotate) fn static_method(&self, obj: ObjId) -> Option<Callee<'static>> {
        let (class, method) = self.method_of_type(obj)?;
        let overloads = class.method(method);
        let is_static = overloads.first().is_some_and(|s| s.is_static);
        is_static.then_some(Callee {
            overloads,
            receiver: None,
        })
    }

    /// The method of one of Python's types that an object is, of no object of that type.
    pub(in crate::annotate) fn method_of_type(&self, obj: ObjId) -> Option<(Class, Method)> {
        let heap = self.heap();
        let (func, of) = match *heap.get(obj) {
            Object::BoundMethod { func, this } => (func, Some(this)),
            _ => (obj, None),
        };
        let Object::Builtin(builtin) = heap.get(func) else {
            return None;
        };
        let class = of.or(builtin.owner)?;
        let is_own = heap.class(class).is_some_and(|class| class.builtin);
        let class = is_own.then(|| Class::from_name(&heap.class_name(class)))??;
        Some((class, Method::from_name(&builtin.name)?))
    }

    /// `map` and `filter`: generators, which keep the function.
    pub(in crate::annotate) fn lazily(
        &mut self,
        op: &Op<Hl>,
        (module, name): (&'static str, &str),
        function: &SomeValue,
    ) -> An<Outcome> {
        let func = self.helper((module, name))?;
        let mut args = op.args[1..].to_vec();
        if matches!(function.kind, Kind::Builtin(_) | Kind::HostObject) {
            let (Some(obj), Some(maker)) =
                (function.konst, self.app_function("app_func", "function_of"))
            else {
                return self.fail(NOT_CONSTANT, "the function must be a constant here");
            };
            if let Some(function) = self.memo_run(maker, &[obj])?.konst {
                args[0] = Value::Const(function);
            }
        }
        Ok(self.call_instead(func, &args))
    }

    /// Functions of the host that are written in Python for translated code.
    pub(in crate::annotate) fn resolve_host_call(
        &mut self,
        op: &Op<Hl>,
        obj: ObjId,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        if let Some(callee) = self.static_method(obj) {
            return self.declared_call(op, &callee, args, &[]);
        }
        if self.heap().is_object_method(obj, "__setattr__") && args.len() == 3 {
            // As it is, whatever the class says.
            let mut ops = Vec::new();
            let object = Value::Const(self.heap().types.object);
            let this = self.step(&mut ops, HlOp::Hint, vec![op.args[1].clone(), object]);
            let set = [&[this], &op.args[2..4]].concat();
            return Ok(Some(self.last(ops, op, HlOp::SetAttr, set)));
        }
        if let (Some((_, method)), false) = (self.method_of_type(obj), args.is_empty()) {
            // `str.lower` called as a function.
            return Ok(Some(self.method_call(
                &op.args[1],
                method.name(),
                &op.args[2..],
            )));
        }
        Ok(None)
    }

    /// Whether this is iterated over and gives instances.
    pub(in crate::annotate) fn hands_out_objects(&mut self, iterable: &SomeValue) -> An<bool> {
        if !self.is_builtin_iterable(iterable) {
            return Ok(false);
        }
        let item = self.items_of(iterable)?;
        Ok(item.is_some_and(|item| matches!(item.kind, Kind::Instance(_))))
    }
}
