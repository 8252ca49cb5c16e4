//! Builtin functions: what calls of them give, and which become other operations or calls of
//! functions in Python (`lib/app_*.py`).

use super::annotator::{An, Annotator, Outcome};
use super::bookkeeper::int_class;
use super::call::Args;
use super::defs::*;
use super::errors::*;
use super::model::*;
use super::names::{BuiltinFn, Method};
use crate::flow::model::*;
use crate::flow::op::{CallShape, HlOp};
use crate::front::code::{BinaryOp, Conversion};
use crate::host::object::{ObjId, Object};
use crate::lltype::types::IntKind;
use std::rc::Rc;

impl Annotator<'_> {
    /// A call that becomes something else: other operations, or a call of a Python function.
    pub fn rewrite_call(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Option<Outcome>> {
        match &args[0].kind {
            Kind::Builtin(func) => {
                let func = *func;
                self.rewrite_builtin(op, func, &args[1..])
            }
            Kind::BuiltinMethod { recv, method } => {
                let recv = recv.clone();
                self.rewrite_method(op, &recv, *method, &args[1..])
            }
            Kind::HostObject => {
                let Some(obj) = args[0].konst else {
                    return Ok(None);
                };
                self.rewrite_host_call(op, obj, &args[1..])
            }
            _ => Ok(None),
        }
    }

    fn become_op(&self, op: &Op<Hl>, code: HlOp, args: Vec<Value<Hl>>) -> Outcome {
        Outcome::Rewrite(vec![self.make_op(code, args, op.result)])
    }

    fn app_call(&mut self, op: &Op<Hl>, module: &'static str, name: &str) -> An<Option<Outcome>> {
        match self.app_function(module, name) {
            Some(func) => Ok(Some(self.call_instead(func, &op.args[1..]))),
            None => self.fail(UNSUPPORTED, format!("`{name}` has no translation yet")),
        }
    }

    fn rewrite_builtin(
        &mut self,
        op: &Op<Hl>,
        func: BuiltinFn,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        use BuiltinFn as F;
        let operands = &op.args[1..];
        let instance = match args.first() {
            Some(SomeValue {
                kind: Kind::Instance { class, .. },
                ..
            }) => Some(*class),
            _ => None,
        };
        if let Some(class) = instance {
            let special = match func {
                F::Abs => Some("__abs__"),
                F::Int => Some("__int__"),
                F::Float => Some("__float__"),
                F::Hash => Some("__hash__"),
                F::Round if args.len() == 1 => Some("__round__"),
                F::Reversed => Some("__reversed__"),
                _ => None,
            };
            if let Some(name) = special {
                if self.has_special(class, name) {
                    return Ok(Some(self.method_call(&operands[0], name, &operands[1..])));
                }
            }
        }
        // An iterable of the program's own goes through a list.
        let iterates = matches!(
            func,
            F::List
                | F::Tuple
                | F::Set
                | F::FrozenSet
                | F::Enumerate
                | F::Zip
                | F::Reversed
                | F::Dict
        );
        if iterates {
            if let Some(at) = args
                .iter()
                .position(|a| matches!(a.kind, Kind::Instance { .. }))
            {
                if let Some(collect) = self.app_function("app_iter", "collect") {
                    let list = self.new_var();
                    let call = vec![Value::Const(collect), operands[at].clone()];
                    let first = self.make_op(HlOp::SimpleCall, call, list);
                    let mut again = op.args.clone();
                    again[at + 1] = Value::Var(list);
                    let second = self.make_op(HlOp::SimpleCall, again, op.result);
                    return Ok(Some(Outcome::Rewrite(vec![first, second])));
                }
            }
        }
        Ok(Some(match (func, args.len()) {
            (F::Len, 1) => self.become_op(op, HlOp::Len, operands.to_vec()),
            (F::Bool, 1) => self.become_op(op, HlOp::Bool, operands.to_vec()),
            (F::Iter, 1) => self.become_op(op, HlOp::Iter, operands.to_vec()),
            (F::Next, 2) => return self.app_call(op, "app_iter", "next_default"),
            (F::Next, 1) => self.become_op(op, HlOp::Next, operands.to_vec()),
            (F::Type, 1) => self.become_op(op, HlOp::Type, operands.to_vec()),
            (F::GetAttr, 2) => self.become_op(op, HlOp::GetAttr, operands.to_vec()),
            (F::SetAttr, 3) => self.become_op(op, HlOp::SetAttr, operands.to_vec()),
            (F::Pow, 2) => self.become_op(op, HlOp::Binary(BinaryOp::Pow), operands.to_vec()),
            (F::Str, 0) => {
                let empty = self.str_const("");
                self.become_op(op, HlOp::SameAs, vec![Value::Const(empty)])
            }
            (F::Str, 1) | (F::Repr, 1) | (F::Format, 1) => {
                let conversion = match func {
                    F::Repr => Conversion::Repr,
                    F::Format => Conversion::None,
                    _ => Conversion::Str,
                };
                let empty = self.str_const("");
                let list = vec![operands[0].clone(), Value::Const(empty)];
                self.become_op(op, HlOp::Format(conversion), list)
            }
            (F::Str, 2..) => {
                let name = self.str_const("decode");
                let bound = self.new_var();
                let get = vec![operands[0].clone(), Value::Const(name)];
                let get = self.make_op(HlOp::GetAttr, get, bound);
                let mut call = vec![Value::Var(bound)];
                call.extend_from_slice(&operands[1..]);
                let call = self.make_op(HlOp::SimpleCall, call, op.result);
                Outcome::Rewrite(vec![get, call])
            }
            (F::Format, 2) => self.become_op(op, HlOp::Format(Conversion::None), operands.to_vec()),
            (F::Super, 2) => {
                let list = vec![operands[1].clone(), operands[0].clone()];
                self.become_op(op, HlOp::Hint, list)
            }
            (F::Print, _) => self.print(op, operands, None, None),
            (F::GetAttr, 3) => return self.app_getattr_default(op, args).map(Some),
            (F::Min | F::Max, 1) => {
                let name = if func == F::Min { "min_of" } else { "max_of" };
                return self.app_call(op, "app_iter", name);
            }
            (F::Divmod, 2) if !is_int(&args[0]) || !is_int(&args[1]) => {
                return self.app_call(op, "app_iter", "divmod_of");
            }
            (F::Hash, 1) => match &args[0].kind {
                Kind::Instance { .. } => return Ok(None),
                Kind::Tuple(_) => {
                    let items = args[0].clone();
                    if self.needs_calls(&items) {
                        return self.fail(
                            UNSUPPORTED,
                            "the hash of a tuple of instances with `__hash__`",
                        );
                    }
                    return Ok(None);
                }
                _ => return Ok(None),
            },
            _ => return self.app_builtin(op, func),
        }))
    }

    fn app_builtin(&mut self, op: &Op<Hl>, func: BuiltinFn) -> An<Option<Outcome>> {
        let _ = (op, func);
        Ok(None)
    }

    fn app_getattr_default(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Outcome> {
        let Some(name) = args[1].konst.and_then(|c| self.heap().as_str(c)).cloned() else {
            return self.fail(NOT_CONSTANT, "the name of an attribute must be a constant");
        };
        let has = self.has_attribute(&args[0], &name)?;
        Ok(if has {
            self.become_op(op, HlOp::GetAttr, op.args[1..3].to_vec())
        } else {
            self.become_op(op, HlOp::SameAs, vec![op.args[3].clone()])
        })
    }

    /// Whether values of this annotation have the attribute, as far as classes tell.
    fn has_attribute(&mut self, value: &SomeValue, name: &str) -> An<bool> {
        Ok(match &value.kind {
            &Kind::Instance { class, .. } => {
                self.class_has(class, name)
                    || self
                        .a
                        .attribute(class, name)
                        .is_some_and(|a| !a.value.is_impossible())
            }
            Kind::Pbc { descs, .. } => match &self.a.descs[descs[0]] {
                Desc::Frozen(f) => self.host_attribute(f.obj, name).is_some(),
                Desc::Class(c) => self.heap().lookup_in_class(c.class, name).is_some(),
                Desc::Function(f) => self.heap().function_attr(f.func, name).is_some(),
                _ => false,
            },
            Kind::HostObject => value
                .konst
                .is_some_and(|obj| self.host_attribute(obj, name).is_some()),
            Kind::Ptr(_) => self.pointer_has(value, name),
            kind => {
                let method = Method::from_name(name);
                method.is_some_and(|m| super::methods::has_method(kind, m))
                    || special_of(kind, name)
            }
        })
    }

    /// `print(…)`: one string, written at once.
    fn print(
        &mut self,
        op: &Op<Hl>,
        values: &[Value<Hl>],
        sep: Option<Value<Hl>>,
        end: Option<Value<Hl>>,
    ) -> Outcome {
        let space = self.str_const(" ");
        let newline = self.str_const("\n");
        let empty = self.str_const("");
        let sep = sep.unwrap_or(Value::Const(space));
        let end = end.unwrap_or(Value::Const(newline));
        let mut ops = Vec::new();
        let mut parts = Vec::new();
        for (i, value) in values.iter().enumerate() {
            if i > 0 {
                parts.push(sep.clone());
            }
            let text = self.new_var();
            let code = HlOp::Format(Conversion::Str);
            ops.push(self.make_op(code, vec![value.clone(), Value::Const(empty)], text));
            parts.push(Value::Var(text));
        }
        parts.push(end);
        let line = self.new_var();
        ops.push(self.make_op(HlOp::BuildString, parts, line));
        let write = self.write_stdout();
        ops.push(self.make_op(
            HlOp::SimpleCall,
            vec![Value::Const(write), Value::Var(line)],
            op.result,
        ));
        Outcome::Rewrite(ops)
    }

    /// A call with keywords that becomes something else.
    pub fn rewrite_keyword_call(
        &mut self,
        op: &Op<Hl>,
        shape: CallShape,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        if shape.star || shape.dict {
            return Ok(None);
        }
        let names: Vec<_> = self.session.keywords.names(shape.keywords).to_vec();
        let positional = shape.positional as usize;
        let keyword = |name: &str| {
            names
                .iter()
                .position(|n| &**n == name)
                .map(|i| op.args[1 + positional + i].clone())
        };
        match &args[0].kind {
            Kind::Builtin(BuiltinFn::Print) => {
                for (i, name) in names.iter().enumerate() {
                    let value = &args[1 + positional + i];
                    match &**name {
                        "sep" | "end" => self.expect_str(value)?,
                        "flush" => {}
                        other => {
                            return self.fail(
                                UNSUPPORTED,
                                format!("`print(…, {other}=…)` has no translation yet"),
                            )
                        }
                    }
                }
                let values = op.args[1..1 + positional].to_vec();
                Ok(Some(self.print(
                    op,
                    &values,
                    keyword("sep"),
                    keyword("end"),
                )))
            }
            Kind::Builtin(BuiltinFn::Dict) if positional == 0 => {
                let mut pairs = Vec::new();
                for (i, name) in names.iter().enumerate() {
                    pairs.push(Value::Const(self.str_const(name)));
                    pairs.push(op.args[1 + i].clone());
                }
                Ok(Some(self.become_op(op, HlOp::NewDict, pairs)))
            }
            Kind::BuiltinMethod {
                recv,
                method: Method::Format,
            } => {
                let recv = recv.clone();
                self.str_format(op, &recv, positional, &names).map(Some)
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
                let (key, reverse) = (keyword("key"), keyword("reverse"));
                self.sort_with(op, key, reverse).map(Some)
            }
            Kind::Pbc { .. } | Kind::HostObject if self.is_sorted(&args[0]) => {
                let (key, reverse) = (keyword("key"), keyword("reverse"));
                let none = Value::Const(self.heap().none);
                let no = Value::Const(self.heap().false_);
                let (name, extra) = match key {
                    Some(key) => ("sorted_key", vec![key, reverse.unwrap_or(no)]),
                    None => ("sorted_reverse", vec![reverse.unwrap_or(none)]),
                };
                self.app_with(op, "app_iter", name, 1, extra).map(Some)
            }
            Kind::HostObject => {
                let Some(obj) = args[0].konst else {
                    return Ok(None);
                };
                let Some((module, name)) = self.module_and_name(obj) else {
                    return Ok(None);
                };
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

    fn is_sorted(&self, value: &SomeValue) -> bool {
        value
            .konst
            .and_then(|obj| self.module_and_name(obj))
            .is_some_and(|(module, name)| &*module == "builtins" && &*name == "sorted")
    }

    fn app_with(
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
    fn sort_with(
        &mut self,
        op: &Op<Hl>,
        key: Option<Value<Hl>>,
        reverse: Option<Value<Hl>>,
    ) -> An<Outcome> {
        // The operation that read the method knows the list.
        let block = &self.a.graphs[self.pos.graph].blocks[self.pos.block];
        let method = op.args[0].var();
        let read = block
            .ops
            .iter()
            .find(|o| Some(o.result) == method && o.code == HlOp::GetAttr);
        let Some(list) = read.map(|o| o.args[0].clone()) else {
            return self.fail(
                UNSUPPORTED,
                "`sort` must be called where it is read from the list",
            );
        };
        let no = Value::Const(self.heap().false_);
        let (name, args) = match key {
            Some(key) => ("sort_key", vec![list, key, reverse.unwrap_or(no)]),
            None => ("sort_reverse", vec![list, reverse.unwrap_or(no)]),
        };
        match self.app_function("app_iter", name) {
            Some(func) => Ok(self.call_instead(func, &args)),
            None => self.fail(UNSUPPORTED, "`sort` with keywords has no translation yet"),
        }
    }

    fn rewrite_method(
        &mut self,
        op: &Op<Hl>,
        recv: &SomeValue,
        method: Method,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        let takes_iterable = matches!(
            (&recv.kind, method),
            (Kind::List { .. }, Method::Extend)
                | (Kind::Str { .. } | Kind::Char, Method::Join)
                | (Kind::Set { .. } | Kind::Dict { .. }, Method::Update)
        );
        let needs_list = |a: &SomeValue| match a.kind {
            Kind::Instance { .. } => true,
            Kind::List { .. } => false,
            _ => matches!(method, Method::Join),
        };
        if takes_iterable && args.len() == 1 && needs_list(&args[0]) {
            if let Some(collect) = self.app_function("app_iter", "collect") {
                let list = self.new_var();
                let call = vec![Value::Const(collect), op.args[1].clone()];
                let first = self.make_op(HlOp::SimpleCall, call, list);
                let second = vec![op.args[0].clone(), Value::Var(list)];
                let second = self.make_op(HlOp::SimpleCall, second, op.result);
                return Ok(Some(Outcome::Rewrite(vec![first, second])));
            }
        }
        if method == Method::Format {
            return self.str_format(op, recv, args.len(), &[]).map(Some);
        }
        if method == Method::Sort && args.is_empty() {
            if let Kind::List { def, .. } = recv.kind {
                let item = self.read_item(def);
                let simple = matches!(
                    item.kind,
                    Kind::Impossible
                        | Kind::Bool
                        | Kind::Integer { .. }
                        | Kind::Float
                        | Kind::Char
                        | Kind::Str { .. }
                );
                if !simple {
                    return self.sort_with(op, None, None).map(Some);
                }
            }
        }
        Ok(None)
    }

    /// Functions of the host that are written in Python for translated code.
    fn rewrite_host_call(
        &mut self,
        op: &Op<Hl>,
        obj: ObjId,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        if let Object::BoundMethod { func, this } = self.heap().get(obj) {
            let (func, this) = (*func, *this);
            if let (Object::Builtin(b), true) =
                (self.heap().get(func), this == self.heap().types.dict)
            {
                if &*b.name == "fromkeys" {
                    let name = if args.len() == 1 {
                        "fromkeys1"
                    } else {
                        "fromkeys2"
                    };
                    return self.app_call(op, "app_iter", name);
                }
            }
        }
        let Some((module, name)) = self.module_and_name(obj) else {
            return Ok(None);
        };
        if &*module == "sys" && &*name == "exit" {
            return self.app_call(
                op,
                "app_iter",
                if args.is_empty() {
                    "sys_exit0"
                } else {
                    "sys_exit"
                },
            );
        }
        if &*module == "math" {
            return self.app_call(op, "app_math", &name);
        }
        if &*module != "builtins" {
            return Ok(None);
        }
        let name = match (&*name, args.len()) {
            ("any" | "all" | "sorted" | "sum", 1) => format!("{name}_of"),
            ("sum", 2) => "sum_from".to_string(),
            ("map", 2) => "map1".into(),
            ("map", 3) => "map2".into(),
            ("filter", 2) if args[0].is_none() => "filter_true".into(),
            ("filter", 2) => "filter1".into(),
            ("next", 2) => "next_default".into(),
            ("ascii", 1) => {
                let empty = self.str_const("");
                let list = vec![op.args[1].clone(), Value::Const(empty)];
                return Ok(Some(self.become_op(
                    op,
                    HlOp::Format(Conversion::Ascii),
                    list,
                )));
            }
            _ => return Ok(None),
        };
        self.app_call(op, "app_iter", &name)
    }

    /// The annotation of calling a builtin function.
    pub fn call_builtin(&mut self, func: BuiltinFn, konst: Option<ObjId>, args: &Args) -> An {
        if let Some((name, _)) = args.kw.first() {
            let short = func.name().rsplit('.').next().unwrap_or_default();
            return self.fail(
                ARGUMENTS,
                format!("`{short}` does not take `{name}` by name here"),
            );
        }
        let values = args.values();
        self.builtin_call(func, konst, &values)
    }

    fn wrong_arguments<T>(&self, func: BuiltinFn, args: &[SomeValue]) -> An<T> {
        let short = func.name().rsplit('.').next().unwrap_or_default();
        if args.is_empty() {
            return self.fail(ARGUMENTS, format!("`{short}` needs arguments"));
        }
        let kinds: Vec<String> = args.iter().map(|a| self.describe(a)).collect();
        let kinds = kinds.join(", ");
        self.fail(NO_OPERATION, format!("`{short}` does not take {kinds}"))
    }

    fn builtin_call(&mut self, func: BuiltinFn, konst: Option<ObjId>, args: &[SomeValue]) -> An {
        use BuiltinFn as F;
        let name = func.name();
        if let Some(rest) = name.strip_prefix("math.") {
            return self.math_call(func, rest, args);
        }
        if let Some(rest) = name.strip_prefix("rpython.rlib.rarithmetic.") {
            if let Some(int) = int_class(rest) {
                if let Some(SomeValue {
                    konst: Some(c),
                    kind: Kind::Integer { .. },
                    ..
                }) = args.first()
                {
                    if self.heap().as_int(*c).is_some() {
                        let _ = konst;
                    }
                }
                return self.int_conversion(func, int, args);
            }
        }
        let value = match (func, args) {
            (F::Abs, [a]) => match a.kind {
                Kind::Integer { int, .. } => SomeValue::integer(int, true),
                Kind::Bool => SomeValue::nonneg_int(),
                Kind::Float => SomeValue::float(),
                _ => return self.wrong_arguments(func, args),
            },
            (F::Bin | F::Hex | F::Oct, [a]) => {
                self.expect_int(a)?;
                SomeValue::str()
            }
            (F::Bool, []) => self.const_bool(false),
            (F::ByteArray, [] | [_] | [_, _]) => {
                self.check_bytes_source(func, args)?;
                SomeValue::bytearray()
            }
            (F::Bytes, [] | [_] | [_, _]) => {
                self.check_bytes_source(func, args)?;
                SomeValue::bytes()
            }
            (F::Callable, [a]) => {
                let truth = match a.kind {
                    Kind::Instance { class, .. } => self.has_special(class, "__call__"),
                    Kind::Pbc { .. }
                    | Kind::Builtin(_)
                    | Kind::BuiltinMethod { .. }
                    | Kind::Type => true,
                    _ => false,
                };
                self.const_bool(truth)
            }
            (F::Chr, [a]) => {
                self.expect_int(a)?;
                SomeValue::char()
            }
            (F::Dict, []) => SomeValue::dict(self.dict_here(0)),
            (F::Dict, [a]) => {
                let dict = SomeValue::dict(self.dict_here(0));
                self.update_dict(&dict, a)?;
                dict
            }
            (F::Divmod, [a, b]) => {
                let quotient = self.int_binary(BinaryOp::FloorDiv, a, b)?;
                let rest = self.int_binary(BinaryOp::Mod, a, b)?;
                SomeValue::tuple(vec![quotient, rest])
            }
            (F::Enumerate, [a] | [a, _]) => {
                self.items_of(a)?;
                let over: Rc<[SomeValue]> = args
                    .iter()
                    .map(|s| SomeValue {
                        facts: None,
                        ..s.clone()
                    })
                    .collect();
                Kind::Iterator {
                    over,
                    variant: IterVariant::Enumerate,
                }
                .into()
            }
            (F::Float, []) => SomeValue::float(),
            (F::Float, [a]) => match a.kind {
                Kind::Float
                | Kind::SingleFloat
                | Kind::Integer { .. }
                | Kind::Bool
                | Kind::Str { .. }
                | Kind::Char => SomeValue::float(),
                _ => return self.wrong_arguments(func, args),
            },
            (F::Set | F::FrozenSet, [] | [_]) => {
                let def = self.dict_here(0);
                if let Some(a) = args.first() {
                    if let Some(item) = self.items_of(a)? {
                        let grown =
                            self.dict_generalize_key(def, &item, "is put into the set here");
                        self.joined(grown)?;
                    }
                }
                Kind::Set {
                    def,
                    frozen: func == F::FrozenSet,
                    nullable: false,
                }
                .into()
            }
            (F::HasAttr, [a, attr]) => {
                let Some(name) = attr.konst.and_then(|c| self.heap().as_str(c)).cloned() else {
                    return self.fail(NOT_CONSTANT, "the name of an attribute must be a constant");
                };
                let truth = self.has_attribute(a, &name)?;
                self.const_bool(truth)
            }
            (F::Hash | F::ComputeHash, [a]) => match a.kind {
                Kind::List { .. } | Kind::Dict { .. } | Kind::Set { frozen: false, .. } => {
                    return self.wrong_arguments(func, args)
                }
                _ => SomeValue::int(),
            },
            (
                F::Id | F::ComputeUniqueId | F::ComputeIdentityHash | F::CurrentObjectAddrAsInt,
                [_],
            ) => SomeValue::int(),
            (F::Int, []) => {
                let zero = self.session.heap.new_int(0);
                self.immutable_value(zero)?
            }
            (F::Int, [a]) => match a.kind {
                Kind::Integer { nonneg, int } => SomeValue::integer(
                    if int.bits(64) == 64 || int == IntKind::I128 {
                        IntKind::Signed
                    } else {
                        IntKind::Signed
                    },
                    nonneg && int != IntKind::Unsigned && int != IntKind::U64,
                ),
                Kind::Bool => SomeValue::nonneg_int(),
                Kind::Float | Kind::Str { .. } | Kind::Char | Kind::Bytes { .. } => {
                    SomeValue::int()
                }
                _ => return self.wrong_arguments(func, args),
            },
            (F::Int, [a, base]) => {
                self.expect_str(a)?;
                self.expect_int(base)?;
                SomeValue::int()
            }
            (F::IsInstance, [a, class]) => return self.isinstance(a, class),
            (F::IsSubclass, [a, class]) => {
                let Some(of) = class.konst else {
                    return self.fail(NOT_CONSTANT, "the class to compare with must be a constant");
                };
                match a.konst {
                    Some(known) => {
                        let truth = self.heap().is_subclass(known, of);
                        self.const_bool(truth)
                    }
                    None => SomeValue::bool(),
                }
            }
            (F::List, []) => SomeValue::list(self.list_here(0)),
            (F::List, [a]) => {
                let item = self.items_of(a)?.unwrap_or_default();
                self.new_list(&item)?
            }
            (F::Max | F::Min, [_, _, ..]) => {
                let mut all = SomeValue::IMPOSSIBLE;
                let mut nonneg = false;
                for a in args {
                    all = self.join(&all, &a.widened())?;
                    nonneg |= matches!(a.kind, Kind::Integer { nonneg: true, .. } | Kind::Bool);
                }
                match &mut all.kind {
                    Kind::Integer { nonneg: n, .. } => *n |= nonneg && func == F::Max,
                    Kind::Float | Kind::Str { .. } | Kind::Char | Kind::Bool | Kind::Tuple(_) => {}
                    _ => return self.wrong_arguments(func, args),
                }
                all
            }
            (F::Object, []) => SomeValue::instance(ClassDefId::OBJECT),
            (F::Ord, [a]) => match a.kind {
                Kind::Char | Kind::LlChar | Kind::Str { .. } | Kind::Bytes { .. } => {
                    SomeValue::nonneg_int()
                }
                _ => return self.wrong_arguments(func, args),
            },
            (F::Pow, [a, b, c]) => {
                self.expect_int(a)?;
                self.expect_int(b)?;
                self.expect_int(c)?;
                SomeValue::int()
            }
            (F::Range, [_] | [_, _] | [_, _, _]) => self.range(args)?,
            (F::Reversed, [a]) => match a.kind {
                Kind::List { .. }
                | Kind::Str { .. }
                | Kind::Char
                | Kind::Tuple(_)
                | Kind::Dict { .. }
                | Kind::Bytes { .. } => self.iterator_over(a, IterVariant::Reversed)?,
                _ => return self.wrong_arguments(func, args),
            },
            (F::Round, [a]) => match a.kind {
                Kind::Float | Kind::Integer { .. } | Kind::Bool => SomeValue::int(),
                _ => return self.wrong_arguments(func, args),
            },
            (F::Round, [a, digits]) => match (&a.kind, &digits.kind) {
                (Kind::Float, Kind::None) => SomeValue::int(),
                (Kind::Float, Kind::Integer { .. } | Kind::Bool) => SomeValue::float(),
                (Kind::Integer { .. }, Kind::Integer { .. }) => SomeValue::int(),
                _ => return self.wrong_arguments(func, args),
            },
            (F::Slice, [..]) if (1..=3).contains(&args.len()) => {
                let none = self.none();
                let parts = match args {
                    [stop] => [none.clone(), stop.clone(), none],
                    [start, stop] => [start.clone(), stop.clone(), none],
                    _ => [args[0].clone(), args[1].clone(), args[2].clone()],
                };
                Kind::Slice(Rc::new(parts)).into()
            }
            (F::Tuple, []) => SomeValue::tuple(vec![]),
            (F::Tuple, [a]) => match &a.kind {
                Kind::Tuple(_) => a.clone(),
                _ => {
                    let what = self.describe(a);
                    return self.fail(
                        UNSUPPORTED,
                        format!("the length of the tuple made of {what} is not known when the program is translated"),
                    );
                }
            },
            (F::Zip, [..]) => {
                for a in args {
                    self.items_of(a)?;
                }
                let over: Rc<[SomeValue]> = args
                    .iter()
                    .map(|s| SomeValue {
                        facts: None,
                        ..s.clone()
                    })
                    .collect();
                Kind::Iterator {
                    over,
                    variant: IterVariant::Zip,
                }
                .into()
            }
            (F::WriteStdout | F::WriteStderr, [a]) => {
                self.expect_str(a)?;
                self.none()
            }
            (F::FlushStdout, []) => self.none(),
            (F::TimeTime | F::TimePerfCounter, []) => SomeValue::float(),
            (F::TimeSleep, [_]) => self.none(),
            (F::Intmask | F::LongLongMask, [a]) => {
                self.expect_int(a)?;
                let int = if func == F::Intmask {
                    IntKind::Signed
                } else {
                    IntKind::I64
                };
                SomeValue::integer(int, false)
            }
            (F::Ovfcheck, [a]) => {
                self.expect_int(a)?;
                a.widened()
            }
            (F::RSingleFloat, [_]) => Kind::SingleFloat.into(),
            (F::RLongFloat, [_]) => SomeValue::float(),
            (F::WeAreTranslated, []) => self.const_bool(true),
            (F::Instantiate, [class] | [class, _]) => match &class.kind {
                Kind::Pbc { descs, .. } => {
                    let descs = descs.clone();
                    let mut all = SomeValue::IMPOSSIBLE;
                    for &desc in descs.iter() {
                        let Desc::Class(class) = &self.a.descs[desc] else {
                            return self.wrong_arguments(func, args);
                        };
                        let class = class.class;
                        let class = self.classdef(class)?;
                        self.a.classes[class].instantiated = true;
                        all = self.join(&all, &SomeValue::instance(class))?;
                    }
                    all
                }
                _ => return self.wrong_arguments(func, args),
            },
            (F::KeepaliveUntilHere, [_]) | (F::GcCollect, [] | [_]) | (F::LlAssert, [_, _]) => {
                self.none()
            }
            (F::FatalError, [_]) => SomeValue::IMPOSSIBLE,
            (F::NewlistHint, [a]) => {
                self.expect_int(a)?;
                let list = self.list_here(0);
                self.mark_resized(list)?;
                SomeValue::list(list)
            }
            (F::ResizelistHint, [list, _]) => {
                if let Kind::List { def, .. } = list.kind {
                    self.mark_resized(def)?;
                }
                self.none()
            }
            (F::Likely | F::Unlikely, [a]) => a.clone(),
            (F::IsConstant, [a]) => {
                let truth = a.is_const();
                self.const_bool(truth)
            }
            (F::MakeSureNotResized, [list]) => {
                if let Kind::List { def, .. } = list.kind {
                    if self.a.listdef(def).resized {
                        return self.fail(RESIZED, "this list is resized elsewhere");
                    }
                    let pos = self.pos;
                    self.a.lists.get_mut(def).must_not_resize = Some(pos);
                }
                list.clone()
            }
            (F::MakeSureNotModified, [list]) => {
                if let Kind::List { def, .. } = list.kind {
                    let pos = self.pos;
                    let def = self.a.lists.get_mut(def);
                    def.must_not_resize = Some(pos);
                    def.must_not_mutate = Some(pos);
                }
                list.clone()
            }
            (F::CheckNonNeg, [a]) => a.clone(),
            (F::WeakRefRef, [a]) => match a.kind {
                Kind::Instance { class, .. } => Kind::WeakRef { class }.into(),
                _ => return self.wrong_arguments(func, args),
            },
            (F::StringBuilder | F::UnicodeBuilder, [] | [_]) => Kind::Builder {
                bytes: false,
                nullable: false,
            }
            .into(),
            (F::RDict, [eq, hash]) => {
                let dict = self.dict_here(0);
                self.a.dicts.get_mut(dict).custom = Some((eq.clone(), hash.clone()));
                SomeValue::dict(dict)
            }
            _ => return self.wrong_arguments(func, args),
        };
        Ok(value)
    }

    fn check_bytes_source(&mut self, func: BuiltinFn, args: &[SomeValue]) -> An<()> {
        match args {
            [] => Ok(()),
            [a] => match a.kind {
                Kind::Integer { .. } | Kind::Bytes { .. } | Kind::ByteArray { .. } => Ok(()),
                Kind::List { def, .. } => {
                    let item = self.read_item(def);
                    if item.is_impossible() {
                        return Ok(());
                    }
                    self.expect_int(&item)
                }
                _ => self.wrong_arguments(func, args),
            },
            [a, b, ..] => {
                self.expect_str(a)?;
                self.expect_str(b)
            }
        }
    }

    fn int_conversion(&mut self, func: BuiltinFn, int: IntKind, args: &[SomeValue]) -> An {
        match args {
            [a] => match a.kind {
                Kind::Integer { nonneg, int: from } => {
                    // A word that fits stays non-negative; a wrapped one may not.
                    let keeps = from.bits(64) <= int.bits(64) && from.is_signed();
                    Ok(SomeValue::integer(int, nonneg && keeps))
                }
                Kind::Bool => Ok(SomeValue::integer(int, true)),
                Kind::Float => Ok(SomeValue::integer(int, false)),
                _ => self.wrong_arguments(func, args),
            },
            [] => Ok(SomeValue::integer(int, true)),
            _ => self.wrong_arguments(func, args),
        }
    }

    fn math_call(&mut self, func: BuiltinFn, name: &str, args: &[SomeValue]) -> An {
        if args.is_empty() {
            return self.wrong_arguments(func, args);
        }
        for a in args {
            match a.kind {
                Kind::Float | Kind::Integer { .. } | Kind::Bool => {}
                _ => return self.wrong_arguments(func, args),
            }
        }
        Ok(match name {
            "floor" | "ceil" | "trunc" => SomeValue::int(),
            "isnan" | "isinf" | "isfinite" => SomeValue::bool(),
            "frexp" => SomeValue::tuple(vec![SomeValue::float(), SomeValue::int()]),
            "modf" => SomeValue::tuple(vec![SomeValue::float(), SomeValue::float()]),
            _ => SomeValue::float(),
        })
    }

    fn range(&mut self, args: &[SomeValue]) -> An {
        for a in args {
            self.expect_int(a)?;
        }
        let nonneg =
            |s: &SomeValue| matches!(s.kind, Kind::Integer { nonneg: true, .. } | Kind::Bool);
        let step = match args.get(2) {
            None => RangeStep::Const(1),
            Some(step) => match step.konst.and_then(|c| self.heap().as_int(c)) {
                Some(0) => return self.fail(NO_OPERATION, "the step of a range is zero"),
                Some(n) => RangeStep::Const(n),
                None => RangeStep::Variable,
            },
        };
        let upward = matches!(step, RangeStep::Const(n) if n > 0);
        let all_nonneg = match args {
            [_] => true,
            [start, _] => nonneg(start),
            [start, stop, _] if upward => {
                let _ = stop;
                nonneg(start)
            }
            // Downwards: every number is above `stop`, so at least 0 if that is at least -1.
            [_, stop, _] => {
                let down = matches!(step, RangeStep::Const(n) if n < 0);
                let floor = stop
                    .konst
                    .and_then(|c| self.heap().as_int(c))
                    .is_some_and(|v| v >= -1);
                down && (floor || nonneg(stop))
            }
            _ => false,
        };
        let item = SomeValue::integer(IntKind::Signed, all_nonneg);
        let list = self.list_here(0);
        let new = self.a.listdef(list).item.is_impossible();
        let grown = self.list_generalize(list, &item, "is a number of this range");
        self.joined(grown)?;
        let def = self.a.lists.get_mut(list);
        if new {
            def.range_step = Some(step);
        } else if def.range_step.is_some() && def.range_step != Some(step) {
            def.range_step = Some(RangeStep::Variable);
        }
        Ok(SomeValue::list(list))
    }

    fn isinstance(&mut self, value: &SomeValue, class: &SomeValue) -> An {
        let Some(classes) = self.classes_of(class) else {
            return self.fail(
                NOT_CONSTANT,
                "the class for `isinstance` must be a constant",
            );
        };
        let (truth, _) = self.instance_test(value, &classes)?;
        Ok(match truth {
            Some(truth) => self.const_bool(truth),
            None => SomeValue::bool(),
        })
    }

    fn classes_of(&self, class: &SomeValue) -> Option<Vec<ObjId>> {
        let class = class.konst?;
        let mut classes = Vec::new();
        let mut todo = vec![class];
        while let Some(obj) = todo.pop() {
            match self.heap().get(obj) {
                crate::host::object::Object::Tuple(items) => todo.extend(items.iter().rev()),
                crate::host::object::Object::Union(items) => todo.push(*items),
                crate::host::object::Object::None => classes.push(self.heap().types.none),
                _ => classes.push(obj),
            }
        }
        Some(classes)
    }

    /// What the truth of a call tells of its first argument.
    pub fn call_facts(
        &mut self,
        func: BuiltinFn,
        var: Var,
        args: &[SomeValue],
    ) -> Option<Rc<Facts>> {
        if func != BuiltinFn::IsInstance || args.len() != 2 {
            return None;
        }
        let classes = self.classes_of(&args[1])?;
        let (_, facts) = self.instance_test(&args[0], &classes).ok()?;
        if facts.is_empty() {
            return None;
        }
        let facts = facts
            .into_iter()
            .map(|(when, value)| (when, var, value))
            .collect();
        Some(Rc::new(Facts::Known(facts)))
    }
}

fn is_int(value: &SomeValue) -> bool {
    matches!(value.kind, Kind::Integer { .. } | Kind::Bool)
}

/// Special methods that builtin types have, for `hasattr`.
fn special_of(kind: &Kind, name: &str) -> bool {
    match name {
        "__len__" | "__iter__" | "__contains__" | "__getitem__" => matches!(
            kind,
            Kind::List { .. }
                | Kind::Dict { .. }
                | Kind::Str { .. }
                | Kind::Char
                | Kind::Bytes { .. }
                | Kind::Tuple(_)
        ),
        "__str__" | "__repr__" | "__eq__" | "__class__" => true,
        _ => false,
    }
}
