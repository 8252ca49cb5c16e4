//! Calls on the flow space: those with a meaning at flow time, and the shapes of the others.
//!
//! `len(x)`, `getattr(x, "name")` and their like become the operation they stand for. Calls of
//! built-in functions without effects on constants are folded. Everything else is recorded.

use super::fold::{is_small, items};
use super::framestate::FlowValue;
use super::space::{fatal, FResult, Fact, FlowSpace};
use crate::front::code::Name;
use crate::host::frame::Frame;
use crate::host::modules::meanings::Meaning;
use crate::host::object::{ObjId, Object};
use crate::host::space::{ObjectSpace, Unwind};
use crate::ir::op::{CallShape, HlOp};
use crate::stubs::{self, BuiltinFn, Lowering, Signature, Type};

/// What became of a call.
pub(super) enum Callee {
    /// It was dealt with.
    Done(FlowValue),
    /// It is a call like any other.
    Ordinary,
}

/// Whether a call of one of Python's own functions has no effects: it is folded on constants that
/// cannot change.
fn is_pure(name: &str, given: usize) -> bool {
    let func = BuiltinFn::from_name(&format!("builtins.{name}"));
    let signature = func.and_then(|func| stubs::by_position(func.signatures(), given));
    signature.is_some_and(|signature| match signature.lowering {
        Lowering::Op(name) => HlOp::from_name(name).is_some_and(|op| op.info().foldable),
        _ => signature.pure,
    })
}

impl FlowSpace<'_> {
    /// A function of the `builtins` module.
    pub(super) fn builtin_function(&mut self, name: &str) -> FResult {
        match self.session.heap.builtin(name) {
            Some(object) => Ok(FlowValue::Const(object)),
            None => fatal(self.error("RP0303", format!("there is no builtin `{name}`"), "")),
        }
    }

    /// The module and the name of a function or class of the host's own.
    fn known_function(&self, object: ObjId) -> Option<(Name, Name)> {
        match self.session.heap.get(object) {
            Object::Builtin(f) if f.owner.is_none() => Some((f.module.clone()?, f.name.clone())),
            Object::Class(c) if c.builtin => Some(("builtins".into(), c.name.clone())),
            _ => None,
        }
    }

    /// A call whose callee means something at flow time.
    pub(super) fn special_call(
        &mut self,
        frame: &Frame<FlowValue>,
        callable: FlowValue,
        args: &[FlowValue],
        keywords: &[(Name, FlowValue)],
    ) -> FResult<Callee> {
        let FlowValue::Const(object) = callable else {
            return Ok(Callee::Ordinary);
        };
        if let Some((module, name)) = self.known_function(object) {
            return match (&*module, &*name) {
                ("builtins", name) => self.builtin_call(frame, object, name, args, keywords),
                ("sys", "exc_info") => self.exc_info(frame).map(Callee::Done),
                _ => Ok(Callee::Ordinary),
            };
        }
        let value = match self.session.heap.meaning(object) {
            Some(Meaning::True) => self.const_bool(true),
            Some(Meaning::False) => self.const_bool(false),
            Some(Meaning::Nothing) => self.const_none(),
            Some(Meaning::Argument) if !args.is_empty() => args[0],
            Some(Meaning::TextOfTheHandled) => {
                self.show_handled(frame, "handled_text", args, keywords)?
            }
            Some(Meaning::PrintTheHandled) => {
                self.show_handled(frame, "print_handled", args, keywords)?
            }
            Some(Meaning::Unrolled) => match (args, keywords) {
                ([FlowValue::Const(items)], []) => self.host_call(object, &[*items])?,
                _ => {
                    return fatal(self.error(
                        "RP0315",
                        "a loop can be unrolled over constants only",
                        "not known when the program is translated",
                    ))
                }
            },
            _ => return Ok(Callee::Ordinary),
        };
        Ok(Callee::Done(value))
    }

    fn builtin_call(
        &mut self,
        frame: &Frame<FlowValue>,
        object: ObjId,
        name: &str,
        args: &[FlowValue],
        keywords: &[(Name, FlowValue)],
    ) -> FResult<Callee> {
        if matches!(
            name,
            "exec"
                | "eval"
                | "compile"
                | "locals"
                | "globals"
                | "vars"
                | "__import__"
                | "breakpoint"
                | "__build_class__"
        ) {
            let message = format!("`{name}` cannot be used at run time");
            return fatal(
                self.error("RP0306", message, "")
                    .help("the program is translated before it runs: use it at import time only"),
            );
        }
        if !keywords.is_empty() {
            return Ok(Callee::Ordinary);
        }
        if let Some(value) = self.fold_call(object, name, args)? {
            return Ok(Callee::Done(value));
        }
        let heap = &self.session.heap;
        let text = |value: &FlowValue| heap.as_str(value.konst()?).cloned();
        let is_key = |value: &FlowValue| {
            let object = value.konst().map(|object| heap.get(object));
            matches!(object, Some(Object::Attribute(_)))
        };
        let value = match (name, args) {
            ("len", [a]) => self.operation(HlOp::Len, &[*a])?,
            ("bool", [a]) => self.operation(HlOp::Bool, &[*a])?,
            ("iter", [a]) => match self.unrolled_items(*a)? {
                Some(items) => FlowValue::Unrolled(items, 0),
                None => self.operation(HlOp::Iter, &[*a])?,
            },
            ("next", [a]) => self.operation(HlOp::Next, &[*a])?,
            ("type", [a]) => self.operation(HlOp::Type, &[*a])?,
            // (What a key names has no place at import time.)
            ("getattr", [_, key]) if is_key(key) => self.operation(HlOp::GetAttr, args)?,
            ("setattr", [_, key, _]) if is_key(key) => {
                self.operation(HlOp::SetAttr, args)?;
                self.const_none()
            }
            ("getattr", [a, name]) if text(name).is_some() => {
                let name = text(name).unwrap_or_default();
                self.getattr(*a, &name)?
            }
            ("setattr", [a, name, value]) if text(name).is_some() => {
                let name = text(name).unwrap_or_default();
                self.setattr(*a, &name, *value)?;
                self.const_none()
            }
            ("delattr", [a, name]) if text(name).is_some() => {
                let name = text(name).unwrap_or_default();
                self.delattr(*a, &name)?;
                self.const_none()
            }
            ("super", []) => self.super_call(frame, object)?,
            ("slice", [stop]) => {
                let none = self.const_none();
                self.new_slice(none, *stop, None)?
            }
            ("slice", [start, stop]) => self.new_slice(*start, *stop, None)?,
            ("slice", [start, stop, step]) => self.new_slice(*start, *stop, Some(*step))?,
            _ => return Ok(Callee::Ordinary),
        };
        Ok(Callee::Done(value))
    }

    /// `super()`: the class is in the cell `__class__`, the object is the first parameter.
    fn super_call(&mut self, frame: &Frame<FlowValue>, super_: ObjId) -> FResult {
        let code = frame.code.clone();
        let at = code.freevars.iter().position(|name| &**name == "__class__");
        let cell = at.and_then(|at| frame.cells[code.cellvars.len() + at]);
        let class = match cell {
            Some(cell) => self.cell_get(cell)?,
            None => None,
        };
        let first = code
            .locals
            .first()
            .filter(|_| code.argcount > 0)
            .and_then(
                |name| match code.cellvars.iter().position(|cell| cell == name) {
                    Some(cell) if !self.escaped[cell] => frame.cells[cell].or(frame.locals[0]),
                    Some(_) => None,
                    None => frame.locals[0],
                },
            );
        match (class, first) {
            (Some(class), Some(first)) => {
                self.operation(HlOp::SimpleCall, &[FlowValue::Const(super_), class, first])
            }
            _ => fatal(self.error("RP0306", "`super()` needs a class and an object", "").help(
                "call it in a method, whose first parameter is not captured by an inner function",
            )),
        }
    }

    /// A call of a function without effects on constants that cannot change.
    fn fold_call(
        &mut self,
        object: ObjId,
        name: &str,
        args: &[FlowValue],
    ) -> FResult<Option<FlowValue>> {
        let t = self.session.heap.types;
        let makes_value = [t.int, t.float, t.str, t.bool, t.tuple, t.bytes, t.frozenset];
        if !is_pure(name, args.len()) && !makes_value.contains(&object) {
            return Ok(None);
        }
        let mut objects = Vec::with_capacity(args.len());
        for (i, arg) in args.iter().enumerate() {
            let FlowValue::Const(arg) = *arg else {
                return Ok(None);
            };
            // The class of an object cannot change, even if the object can.
            let class_only = i == 0 && name == "isinstance";
            if !class_only && !self.is_immutable(arg) {
                return Ok(None);
            }
            objects.push(arg);
        }
        if let ("hasattr" | "getattr", [class, attr, ..]) = (name, &objects[..]) {
            let attr = self.session.heap.as_str(*attr);
            if attr.is_some_and(|attr| self.class_attribute_may_change(*class, attr)) {
                return Ok(None);
            }
        }
        if name == "pow" || name == "round" {
            let big = |&id: &ObjId| self.session.heap.as_int(id).is_none_or(|n| n.abs() > 512);
            if objects.len() > 1 && big(&objects[1]) {
                return Ok(None);
            }
        }
        let frame = &self.host_frame;
        let result = self
            .session
            .folding(|host| host.call(frame, object, &objects, &[]));
        match result {
            // (What holds nothing is of another type in each version of the function.)
            Ok(result) if object == t.frozenset && items(&self.session.heap, result) == 0 => {
                Ok(None)
            }
            // (A bound method that is kept becomes a function that asks for it again.)
            Ok(result) if matches!(self.session.heap.get(result), Object::BoundMethod { .. }) => {
                Ok(None)
            }
            Ok(result)
                if makes_value.contains(&object) && !is_small(&self.session.heap, result) =>
            {
                Ok(None)
            }
            Ok(result) if self.is_immutable(result) => Ok(Some(FlowValue::Const(result))),
            Ok(_) | Err(Unwind::Raise(_) | Unwind::Stop) => Ok(None),
            Err(Unwind::Fatal(diagnostic)) => Err(Unwind::Fatal(diagnostic)),
        }
    }

    /// Calls something on the host, as a constant.
    fn host_call(&mut self, object: ObjId, args: &[ObjId]) -> FResult {
        self.constant(|this| {
            let result = this.session.call(&this.host_frame, object, args, &[]);
            result.map_err(|unwind| {
                this.host_raised(
                    unwind,
                    "RP0315",
                    "this call fails while the program is translated",
                )
            })
        })
    }

    /// The items of a loop that is to be unrolled: a tuple.
    pub(super) fn unrolled_items(&mut self, value: FlowValue) -> FResult<Option<ObjId>> {
        let FlowValue::Const(object) = value else {
            return Ok(None);
        };
        let class = self.session.heap.type_of(object);
        if self.session.heap.meaning(class) != Some(Meaning::Unrolled) {
            return Ok(None);
        }
        let items = self.constant(|this| {
            let tuple = this.session.heap.types.tuple;
            let result = this.session.call(&this.host_frame, tuple, &[object], &[]);
            result.map_err(|unwind| {
                this.host_raised(unwind, "RP0315", "this iterable cannot be unrolled")
            })
        })?;
        Ok(items.konst())
    }

    /// Records a call without stars.
    pub(super) fn call_known(
        &mut self,
        callable: FlowValue,
        args: &[FlowValue],
        keywords: &[(Name, FlowValue)],
        guarded: bool,
    ) -> FResult {
        let mut all = Vec::with_capacity(1 + args.len() + keywords.len());
        let callable = self.without_parameters(callable);
        all.push(callable);
        all.extend(args);
        if !keywords.is_empty() {
            return self.call_shape(all, keywords.to_vec(), None, None);
        }
        let result = if guarded {
            self.operation(HlOp::SimpleCall, &all)?
        } else {
            self.safe_operation(HlOp::SimpleCall, &all)?
        };
        self.learn_call(callable, result);
        Ok(result)
    }

    /// Records a call with keywords or stars; `args` begins with the callable, and `dict` comes with
    /// how many of the keywords stand behind it.
    pub(super) fn call_shape(
        &mut self,
        mut args: Vec<FlowValue>,
        keywords: Vec<(Name, FlowValue)>,
        star: Option<FlowValue>,
        dict: Option<(FlowValue, u16)>,
    ) -> FResult {
        let callable = self.without_parameters(args[0]);
        args[0] = callable;
        let names: Vec<Name> = keywords.iter().map(|(name, _)| name.clone()).collect();
        let shape = CallShape {
            positional: (args.len() - 1) as u16,
            keywords: self.session.keywords.intern(&names),
            star: star.is_some(),
            dict: dict.is_some(),
            behind: dict.map_or(0, |(_, behind)| behind),
        };
        args.extend(keywords.into_iter().map(|(_, value)| value));
        args.extend(star);
        args.extend(dict.map(|(dict, _)| dict));
        let result = self.operation(HlOp::CallArgs(shape), &args)?;
        self.learn_call(callable, result);
        Ok(result)
    }

    /// What a call of this calls: `list` where it is `list[int]`.
    fn without_parameters(&self, callable: FlowValue) -> FlowValue {
        match callable {
            FlowValue::Const(object) => match self.session.heap.get(object) {
                Object::GenericAlias { origin, .. } => FlowValue::Const(*origin),
                _ => callable,
            },
            FlowValue::Var(_) | FlowValue::Unrolled(..) => callable,
        }
    }

    /// A function of `helpers/app_object.py`.
    pub(super) fn helper(&mut self, name: &str) -> FResult {
        let module = self.session.import_module("rpython.helpers.app_object");
        let found = module
            .ok()
            .and_then(|module| self.session.heap.module_attr(module, name));
        match found {
            Some(func) => Ok(FlowValue::Const(func)),
            None => self.unsupported(
                "RP0399",
                &format!("the helper `{name}` cannot be imported"),
                "",
            ),
        }
    }

    /// What the result of a call is known to be: a new exception, a truth value.
    pub(super) fn learn_call(&mut self, callable: FlowValue, result: FlowValue) {
        let FlowValue::Const(object) = callable else {
            return;
        };
        let heap = &self.session.heap;
        if heap.class(object).is_some() {
            // (An `OSError` may become one of its subclasses.)
            if heap.is_subclass(object, heap.types.base_exception)
                && object != heap.types.os_error
                && heap.type_of(object) == heap.types.type_
                && heap
                    .lookup_in_class(object, "__new__")
                    .is_none_or(|(owner, _)| heap.class(owner).is_some_and(|class| class.builtin))
            {
                self.learn(result, Fact::Exception(object));
            }
        } else if let Some((module, name)) = self.known_function(object) {
            let func = BuiltinFn::from_name(&format!("{module}.{name}"));
            let is_bool = |s: &Signature| s.result.value() == Type::Bool;
            if func.is_some_and(|func| func.signatures().iter().all(is_bool)) {
                self.learn(result, Fact::Bool);
            }
        }
    }
}
