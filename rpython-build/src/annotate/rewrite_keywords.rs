//! Calls with keyword arguments of builtin functions and methods: other operations, or calls of
//! functions in Python.

use super::annotator::{An, Annotator, Outcome};
use super::defs::ClassDefId;
use super::errors::*;
use super::model::*;
use super::names::{BuiltinFn, Method};
use crate::flow::model::*;
use crate::flow::op::{CallShape, HlOp};
use crate::front::code::Name;
use crate::host::object::ObjId;

/// The method of a dataclass that `dataclasses.astuple` calls.
const DATACLASS_TUPLE: &str = "dataclass$astuple";
/// The method of a dataclass that `dataclasses.asdict` calls.
const DATACLASS_DICT: &str = "dataclass$asdict";

impl Annotator<'_> {
    /// A call with keywords that becomes something else.
    pub fn rewrite_keyword_call(
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
        let keyword = |name: &str| {
            names
                .iter()
                .position(|n| &**n == name)
                .map(|i| op.args[1 + positional + i].clone())
        };
        match &args[0].kind {
            Kind::Builtin(BuiltinFn::Dict) if positional == 0 => {
                let mut pairs = Vec::new();
                for (i, name) in names.iter().enumerate() {
                    pairs.push(Value::Const(self.str_const(name)));
                    pairs.push(op.args[1 + i].clone());
                }
                Ok(Some(self.become_op(op, HlOp::NewDict, pairs)))
            }
            // What the hints say has no effect.
            Kind::Builtin(BuiltinFn::RDict)
                if positional == 2
                    && names
                        .iter()
                        .all(|n| matches!(&**n, "force_non_null" | "simple_hash_eq")) =>
            {
                Ok(Some(self.become_op(
                    op,
                    HlOp::SimpleCall,
                    op.args[..3].to_vec(),
                )))
            }
            Kind::Builtin(BuiltinFn::Instantiate)
                if positional == 1 && names.len() == 1 && &*names[0] == "nonmovable" =>
            {
                Ok(Some(self.become_op(
                    op,
                    HlOp::SimpleCall,
                    op.args[..2].to_vec(),
                )))
            }
            Kind::Builtin(BuiltinFn::Dict) if positional == 1 => {
                let dict = self.new_var();
                let make = self.make_op(HlOp::SimpleCall, op.args[..2].to_vec(), dict);
                let stores = self.named_items(Value::Var(dict), &names, &op.args[2..]);
                let mut ops = vec![make];
                ops.extend(stores);
                ops.push(self.make_op(HlOp::SameAs, vec![Value::Var(dict)], op.result));
                Ok(Some(Outcome::Rewrite(ops)))
            }
            Kind::BuiltinMethod {
                recv,
                method: Method::Update,
            } if matches!(recv.kind, Kind::Dict { .. }) && positional <= 1 => {
                let Some((read, dict)) = self.receiver_at(op) else {
                    return Err(Stop::Blocked);
                };
                let mut ops = vec![read];
                if positional == 1 {
                    let done = self.new_var();
                    ops.push(self.make_op(HlOp::SimpleCall, op.args[..2].to_vec(), done));
                }
                ops.extend(self.named_items(dict, &names, &op.args[1 + positional..]));
                let none = Value::Const(self.heap().none);
                ops.push(self.make_op(HlOp::SameAs, vec![none], op.result));
                Ok(Some(Outcome::Rewrite(ops)))
            }
            Kind::Pbc { .. } if self.is_partial(&args[0]) && positional >= 1 => {
                self.partial_with(op, &names, positional).map(Some)
            }
            Kind::Pbc { .. } if self.is_dataclass_replace(&args[0]) && positional == 1 => {
                self.replace_fields(op, 1, &args[1], &names).map(Some)
            }
            Kind::BuiltinMethod {
                recv,
                method: Method::Format,
            } => {
                let recv = recv.clone();
                self.str_format(op, &recv, &op.args[1..], &names, None)
                    .map(Some)
            }
            Kind::Builtin(BuiltinFn::Zip) if names.len() == 1 && &*names[0] == "strict" => {
                let strict = args[1 + positional]
                    .konst
                    .and_then(|c| self.heap().as_bool(c));
                match (strict, positional) {
                    (Some(true), 1..=3) => {
                        let name = format!("zip_strict{positional}");
                        self.app_with(op, "app_iter", &name, positional, vec![])
                            .map(Some)
                    }
                    (Some(true), 4..) => self.fail(
                        UNSUPPORTED,
                        "`zip` with `strict` takes up to three iterables here",
                    ),
                    (None, _) => self.fail(NOT_CONSTANT, "`strict` must be a constant"),
                    _ => {
                        let list = op.args[..1 + positional].to_vec();
                        Ok(Some(self.become_op(op, HlOp::SimpleCall, list)))
                    }
                }
            }
            Kind::Builtin(BuiltinFn::Enumerate) if names.len() == 1 && &*names[0] == "start" => {
                let mut list = op.args[..1 + positional].to_vec();
                list.push(op.args[1 + positional].clone());
                Ok(Some(self.become_op(op, HlOp::SimpleCall, list)))
            }
            Kind::Builtin(func @ (BuiltinFn::Min | BuiltinFn::Max)) if positional == 1 => {
                let is_min = *func == BuiltinFn::Min;
                let has = (keyword("key"), keyword("default"));
                let (suffix, extra) = match has {
                    (Some(key), Some(default)) => ("key_default", vec![key, default]),
                    (Some(key), None) => ("key", vec![key]),
                    (None, Some(default)) => ("default", vec![default]),
                    (None, None) => return Ok(None),
                };
                let name = format!("{}_{suffix}", if is_min { "min" } else { "max" });
                self.app_with(op, "app_iter", &name, 1, extra).map(Some)
            }
            Kind::BuiltinMethod {
                recv,
                method: Method::Sort,
            } if matches!(recv.kind, Kind::List { .. }) => {
                // The list is the object that the method was read from: found by the app call.
                let (key, reverse) = (self.key_of(keyword("key")), keyword("reverse"));
                self.sort_with(op, key, reverse).map(Some)
            }
            Kind::Pbc { .. } | Kind::HostObject if self.is_sorted(&args[0]) => {
                let (key, reverse) = (self.key_of(keyword("key")), keyword("reverse"));
                let none = Value::Const(self.heap().none);
                let no = Value::Const(self.heap().false_);
                let (name, extra) = match key {
                    Some(key) => ("sorted_key", vec![key, reverse.unwrap_or(no)]),
                    None => ("sorted_reverse", vec![reverse.unwrap_or(none)]),
                };
                self.app_with(op, "app_iter", name, 1, extra).map(Some)
            }
            Kind::BuiltinMethod { recv, method } => {
                let method = *method;
                if let Some(name) = Self::number_method(&recv.kind, method) {
                    return self.app_instead(op, "app_int", name, true);
                }
                // By position instead, what is left out filled in.
                let (order, filler) = super::methods::parameters(&recv.kind, method);
                let mut list = op.args[..1 + positional].to_vec();
                let mut used = 0;
                for name in order.iter().skip(positional) {
                    match keyword(name) {
                        Some(value) => {
                            used += 1;
                            list.push(value);
                        }
                        None if used == names.len() => break,
                        None => list.push(Value::Const(match filler {
                            super::methods::Filler::None => self.heap().none,
                            super::methods::Filler::Str(text) => self.str_const(text),
                        })),
                    }
                }
                match used == names.len() {
                    true => Ok(Some(self.become_op(op, HlOp::SimpleCall, list))),
                    false => Ok(None),
                }
            }
            // `bytes(s, encoding=…, errors=…)`
            Kind::Builtin(BuiltinFn::Bytes | BuiltinFn::ByteArray | BuiltinFn::Str)
                if positional >= 1
                    && names.iter().all(|n| matches!(&**n, "encoding" | "errors")) =>
            {
                let mut list = op.args[..1 + positional].to_vec();
                match (keyword("encoding"), keyword("errors")) {
                    (Some(encoding), errors) => {
                        list.push(encoding);
                        list.extend(errors);
                    }
                    (None, Some(errors)) => {
                        if positional == 1 {
                            list.push(Value::Const(self.str_const("utf-8")));
                        }
                        list.push(errors);
                    }
                    (None, None) => {}
                }
                Ok(Some(self.become_op(op, HlOp::SimpleCall, list)))
            }
            // `round(x, ndigits=n)`, `int(x, base=n)`
            Kind::Builtin(func @ (BuiltinFn::Round | BuiltinFn::Int))
                if positional == 1
                    && names.len() == 1
                    && &*names[0]
                        == match func {
                            BuiltinFn::Round => "ndigits",
                            _ => "base",
                        } =>
            {
                Ok(Some(self.become_op(op, HlOp::SimpleCall, op.args.clone())))
            }
            Kind::Builtin(func @ (BuiltinFn::Min | BuiltinFn::Max)) if positional > 1 => {
                let name = if *func == BuiltinFn::Min {
                    "min_key"
                } else {
                    "max_key"
                };
                let Some(key) = keyword("key").filter(|_| names.len() == 1) else {
                    return Ok(None);
                };
                let Some(func) = self.app_function("app_iter", name) else {
                    return Ok(None);
                };
                let list = self.new_var();
                let items = op.args[1..1 + positional].to_vec();
                let first = self.make_op(HlOp::NewList, items, list);
                let call = vec![Value::Const(func), Value::Var(list), key];
                let second = self.make_op(HlOp::SimpleCall, call, op.result);
                Ok(Some(Outcome::Rewrite(vec![first, second])))
            }
            Kind::HostObject => {
                let Some(obj) = args[0].konst else {
                    return Ok(None);
                };
                if let Some((module, name)) = self.class_method_of_builtin(obj) {
                    return self.app_instead(op, module, name, false);
                }
                let Some((module, name)) = self.module_and_name(obj) else {
                    return Ok(None);
                };
                if &*module == "math" {
                    return self.app_instead(op, "app_math", &name, false);
                }
                if &*module == "builtins" && &*name == "sum" && positional == 1 {
                    if let Some(start) = keyword("start") {
                        return self
                            .app_with(op, "app_iter", "sum_from", 1, vec![start])
                            .map(Some);
                    }
                }
                Ok(None)
            }
            _ => Ok(None),
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
            let (name, done) = (Value::Const(self.str_const(name)), self.new_var());
            ops.push(self.make_op(HlOp::SetItem, vec![dict.clone(), name, value.clone()], done));
        }
        ops
    }

    /// The object that the method called at this operation is bound to: by an operation.
    pub(super) fn receiver_at(&mut self, op: &Op<Hl>) -> Option<(Op<Hl>, Value<Hl>)> {
        let func = self.app_function("app_iter", "receiver_of")?;
        let receiver = self.new_var();
        let args = vec![Value::Const(func), op.args[0].clone()];
        let read = self.make_op(HlOp::SimpleCall, args, receiver);
        Some((read, Value::Var(receiver)))
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
        let Some(func) = self.app_function("app_classes", "init_fields") else {
            return Err(Stop::Blocked);
        };
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
        Ok(Outcome::Rewrite(ops))
    }

    /// The function by which to sort; none if it is `None`.
    pub(super) fn key_of(&mut self, key: Option<Value<Hl>>) -> Option<Value<Hl>> {
        let key = key?;
        match self.annotation(self.pos.graph, &key) {
            Ok(value) if value.is_none() => None,
            _ => Some(key),
        }
    }

    pub(super) fn is_sorted(&self, value: &SomeValue) -> bool {
        value
            .konst
            .and_then(|obj| self.module_and_name(obj))
            .is_some_and(|(module, name)| &*module == "builtins" && &*name == "sorted")
    }

    fn is_partial(&self, value: &SomeValue) -> bool {
        let found = value.konst.and_then(|obj| self.module_and_name(obj));
        found.is_some_and(|(module, name)| {
            &*module == "rpython.translated.functools" && &*name == "partial"
        })
    }

    /// `functools.partial(f, …, name=value)`
    fn partial_with(&mut self, op: &Op<Hl>, names: &[Name], positional: usize) -> An<Outcome> {
        let Some(maker) = self.app_function("app_spread", "partial_with") else {
            return Err(Stop::Blocked);
        };
        let names = self.str_const(&names.join(","));
        let Some(partial) = self.memo_run(maker, &[names])?.konst else {
            return Err(Stop::Blocked);
        };
        let (given, values) = op.args[1..].split_at(positional);
        let list = [&given[..1], values, &given[1..]].concat();
        Ok(self.call_instead(partial, &list))
    }

    pub(super) fn app_with(
        &mut self,
        op: &Op<Hl>,
        module: &'static str,
        name: &str,
        positional: usize,
        extra: Vec<Value<Hl>>,
    ) -> An<Outcome> {
        let Some(func) = self.app_function(module, name) else {
            return self.fail(UNSUPPORTED, format!("`{name}` has no translation yet"));
        };
        let mut list = op.args[1..1 + positional].to_vec();
        list.extend(extra);
        Ok(self.call_instead(func, &list))
    }

    /// `xs.sort(key=…, reverse=…)`
    pub(super) fn sort_with(
        &mut self,
        op: &Op<Hl>,
        key: Option<Value<Hl>>,
        reverse: Option<Value<Hl>>,
    ) -> An<Outcome> {
        let Some((read, list)) = self.receiver_at(op) else {
            return Err(Stop::Blocked);
        };
        let no = Value::Const(self.heap().false_);
        let (name, args) = match key {
            Some(key) => ("sort_key", vec![list, key, reverse.unwrap_or(no)]),
            None => ("sort_reverse", vec![list, reverse.unwrap_or(no)]),
        };
        let Some(func) = self.app_function("app_iter", name) else {
            return self.fail(UNSUPPORTED, "`sort` with keywords has no translation yet");
        };
        let mut call = vec![Value::Const(func)];
        call.extend(args);
        let call = self.make_op(HlOp::SimpleCall, call, op.result);
        Ok(Outcome::Rewrite(vec![read, call]))
    }
}
