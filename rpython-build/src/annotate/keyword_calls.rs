//! Calls with keyword arguments of builtin functions and methods: other operations, or calls of
//! functions in Python.

use super::annotator::{An, Annotator, Outcome};
use super::defs::ClassDefId;
use super::errors::*;
use super::model::*;
use super::signature::Callee;
use crate::front::code::Name;
use crate::host::object::ObjId;
use crate::ir::model::*;
use crate::ir::op::{CallShape, HlOp};
use crate::stubs::{BuiltinFn, Method};

/// The method of a dataclass that `dataclasses.astuple` calls.
const DATACLASS_TUPLE: &str = "dataclass$astuple";
/// The method of a dataclass that `dataclasses.asdict` calls.
const DATACLASS_DICT: &str = "dataclass$asdict";

impl Annotator<'_> {
    /// A call with keywords that becomes something else.
    pub fn resolve_keyword_call(
        &mut self,
        op: &Op<Hl>,
        shape: CallShape,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        let names: Vec<_> = self.session.keywords.names(shape.keywords).to_vec();
        if let (Kind::Builtin(BuiltinFn::Print), false) = (&args[0].kind, shape.dict) {
            return self.print_with(op, shape, args, &names);
        }
        if shape.star || shape.dict {
            return Ok(None);
        }
        let positional = shape.positional as usize;
        match &args[0].kind {
            Kind::Builtin(BuiltinFn::Dict) if positional == 0 => {
                let mut pairs = Vec::new();
                for (i, name) in names.iter().enumerate() {
                    pairs.push(self.text_value(name));
                    pairs.push(op.args[1 + i].clone());
                }
                Ok(Some(self.become_op(op, HlOp::NewDict, pairs)))
            }
            Kind::Builtin(BuiltinFn::Dict) if positional == 1 => {
                let dict = self.new_var();
                let make = self.make_op(HlOp::SimpleCall, op.args[..2].to_vec(), dict);
                let stores = self.named_items(Value::Var(dict), &names, &op.args[2..]);
                let mut ops = vec![make];
                ops.extend(stores);
                ops.push(self.make_op(HlOp::SameAs, vec![Value::Var(dict)], op.result));
                Ok(Some(Outcome::Resolved(ops)))
            }
            Kind::BuiltinMethod {
                recv,
                method: Method::Update,
            } if matches!(recv.kind, Kind::Dict { .. }) && positional <= 1 => {
                let mut ops = Vec::new();
                let dict = self.receiver_of(&mut ops, op);
                if positional == 1 {
                    let done = self.new_var();
                    ops.push(self.make_op(HlOp::SimpleCall, op.args[..2].to_vec(), done));
                }
                ops.extend(self.named_items(dict, &names, &op.args[1 + positional..]));
                let none = Value::Const(self.heap().none);
                ops.push(self.make_op(HlOp::SameAs, vec![none], op.result));
                Ok(Some(Outcome::Resolved(ops)))
            }
            Kind::Pbc { .. } if self.is_partial(&args[0]) && positional >= 1 => {
                self.partial_with(op, &names, positional).map(Some)
            }
            Kind::Pbc { .. } if self.is_dataclass_replace(&args[0]) && positional == 1 => {
                self.replace_fields(op, 1, &args[1], &names).map(Some)
            }
            Kind::Builtin(BuiltinFn::Zip) if names.len() == 1 && &*names[0] == "strict" => {
                let strict = args[1 + positional].konst;
                if positional == 0 || strict.is_some_and(|c| self.heap().as_bool(c) == Some(false))
                {
                    let list = op.args[..1 + positional].to_vec();
                    return Ok(Some(self.become_op(op, HlOp::SimpleCall, list)));
                }
                let func = self.helper(("app_func", "zip_with"))?;
                let mut list = vec![op.args[1 + positional].clone()];
                list.extend_from_slice(&op.args[1..1 + positional]);
                Ok(Some(self.call_instead(func, &list)))
            }
            Kind::HostObject => {
                let callee = args[0].konst.and_then(|obj| self.static_method(obj));
                match callee {
                    Some(callee) => self.declared_call(op, &callee, &args[1..], &names),
                    None => Ok(None),
                }
            }
            _ => match Callee::of(&args[0]) {
                Some(callee) => self.declared_call(op, &callee, &args[1..], &names),
                None => Ok(None),
            },
        }
    }

    /// Stores named values in a dict.
    pub(super) fn named_items(
        &mut self,
        dict: Value<Hl>,
        names: &[Name],
        values: &[Value<Hl>],
    ) -> Vec<Op<Hl>> {
        let mut ops = Vec::new();
        for (name, value) in names.iter().zip(values) {
            let (name, done) = (self.text_value(name), self.new_var());
            ops.push(self.make_op(HlOp::SetItem, vec![dict.clone(), name, value.clone()], done));
        }
        ops
    }

    /// The object that the method called at this operation is bound to: by an operation.
    pub(super) fn receiver_of(&mut self, ops: &mut Vec<Op<Hl>>, op: &Op<Hl>) -> Value<Hl> {
        self.step_attr(ops, &op.args[0], "__self__")
    }

    pub(super) fn is_dataclass_replace(&self, value: &SomeValue) -> bool {
        value
            .konst
            .and_then(|obj| self.module_and_name(obj))
            .is_some_and(|(module, name)| &*module == "dataclasses" && &*name == "replace")
    }

    /// For `dataclasses.astuple(x)` and `asdict(x)` of an object: the method that does it.
    pub(super) fn dataclass_method(&self, args: &[SomeValue]) -> Option<&'static str> {
        let [func, value] = args else {
            return None;
        };
        let (module, name) = self.module_and_name(func.konst?)?;
        let method = match (&*module, &*name) {
            ("dataclasses", "astuple") => DATACLASS_TUPLE,
            ("dataclasses", "asdict") => DATACLASS_DICT,
            _ => return None,
        };
        let Kind::Instance { class, .. } = value.kind else {
            return None;
        };
        let of = self.a.classes[class].class;
        let fields = self.heap().lookup_in_class(of, "__dataclass_fields__");
        fields.map(|_| method)
    }

    /// What a class gives these methods, if it is a dataclass.
    pub(super) fn dataclass_source(&mut self, class: ClassDefId, name: &str) -> Option<ObjId> {
        let make = match name {
            DATACLASS_TUPLE => "make_astuple",
            DATACLASS_DICT => "make_asdict",
            _ => return None,
        };
        let of = self.a.classes[class].class;
        let own = self.heap().class(of)?.dict.get("__dataclass_fields__");
        own?;
        let maker = self.app_function("app_dataclass", make)?;
        self.memo_run(maker, &[of]).ok()?.konst
    }

    /// `dataclasses.replace(x, name=value, …)`: a call of the class with all fields.
    pub(super) fn replace_fields(
        &mut self,
        op: &Op<Hl>,
        at: usize,
        value: &SomeValue,
        names: &[Name],
    ) -> An<Outcome> {
        let Kind::Instance { class, .. } = value.kind else {
            return self.no_operation("replace", std::slice::from_ref(value));
        };
        let reader = self.reader();
        self.a.classes[class].readers.insert(reader);
        let exact = self.a.subclasses(class).len() == 1;
        if !exact && self.named_class(value).is_none() {
            return self.fail(
                UNSUPPORTED,
                "`replace` of an object whose exact class is not known",
            );
        }
        let of = self.a.classes[class].class;
        let func = self.helper(("app_classes", "init_fields"))?;
        let fields = self.memo_run(func, &[of])?.konst;
        let fields = fields.and_then(|f| self.heap().as_tuple(f)).cloned();
        let (mut ops, mut args) = (Vec::new(), vec![Value::Const(of)]);
        if !exact {
            // Subclasses of named tuples have the same fields.
            let class = self.new_var();
            ops.push(self.make_op(HlOp::Type, vec![op.args[at].clone()], class));
            args[0] = Value::Var(class);
        }
        let mut keywords = Vec::new();
        for field in fields.unwrap_or_default().iter() {
            let Some(name) = self.heap().as_str(*field).cloned() else {
                continue;
            };
            match names.iter().position(|n| *n == name) {
                Some(named) => args.push(op.args[at + 1 + named].clone()),
                None => {
                    let old = self.new_var();
                    let get = vec![op.args[at].clone(), Value::Const(*field)];
                    ops.push(self.make_op(HlOp::GetAttr, get, old));
                    args.push(Value::Var(old));
                }
            }
            keywords.push(name);
        }
        if let Some(unknown) = names.iter().find(|n| !keywords.contains(n)) {
            return self.fail(ARGUMENTS, format!("there is no field `{unknown}`"));
        }
        let shape = CallShape {
            positional: 0,
            keywords: self.session.keywords.intern(&keywords),
            star: false,
            dict: false,
            behind: 0,
        };
        ops.push(self.make_op(HlOp::CallArgs(shape), args, op.result));
        Ok(Outcome::Resolved(ops))
    }

    fn is_partial(&self, value: &SomeValue) -> bool {
        let found = value.konst.and_then(|obj| self.module_and_name(obj));
        found.is_some_and(|(module, name)| {
            &*module == "rpython.translated.functools" && &*name == "partial"
        })
    }

    /// `functools.partial(f, …, name=value)`
    fn partial_with(&mut self, op: &Op<Hl>, names: &[Name], positional: usize) -> An<Outcome> {
        let maker = self.helper(("app_spread", "partial_with"))?;
        let names = self.str_const(&names.join(","));
        let Some(partial) = self.memo_run(maker, &[names])?.konst else {
            return Err(Stop::Blocked);
        };
        let (given, values) = op.args[1..].split_at(positional);
        let list = [&given[..1], values, &given[1..]].concat();
        Ok(self.call_instead(partial, &list))
    }
}
