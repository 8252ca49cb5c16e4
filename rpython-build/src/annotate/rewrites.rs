//! Calls of builtin functions that become other operations, or calls of functions in Python
//! (`helpers/app_*.py`).

use super::annotator::{An, Annotator, Outcome};
use super::defs::Desc;
use super::errors::*;
use super::model::*;
use super::names::{BuiltinFn, Method};
use super::operators::KeyFunction;
use crate::flow::model::*;
use crate::flow::op::{CallShape, HlOp};
use crate::front::code::{BinaryOp, Conversion, Name};
use crate::host::object::{ObjId, Object};

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
            Kind::Pbc { .. } => self.rewrite_made_for(op, args),
            _ => Ok(None),
        }
    }

    /// A function with `_made_for_` is made anew for its first argument, a constant: that attribute
    /// is the function that makes it.
    fn rewrite_made_for(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Option<Outcome>> {
        let maker = args[0]
            .konst
            .and_then(|func| self.heap().function_attr(func, "_made_for_"));
        let Some(maker) = maker else {
            return Ok(None);
        };
        let Some(first) = args.get(1).and_then(|arg| arg.konst) else {
            return self.fail(NOT_CONSTANT, "the first argument must be a constant here");
        };
        let made = self.memo_run(maker, &[first])?;
        let Some(made) = made.konst else {
            return self.fail(NOT_CONSTANT, "the first argument must be a constant here");
        };
        let mut call = vec![Value::Const(made)];
        call.extend_from_slice(&op.args[2..]);
        Ok(Some(self.become_op(op, HlOp::SimpleCall, call)))
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

    /// The same call, arguments and keywords alike, of a function in Python. A method's receiver
    /// becomes the first argument.
    pub(super) fn app_instead(
        &mut self,
        op: &Op<Hl>,
        module: &'static str,
        name: &str,
        bound: bool,
    ) -> An<Option<Outcome>> {
        let Some(func) = self.app_function(module, name) else {
            return self.fail(UNSUPPORTED, format!("`{name}` has no translation yet"));
        };
        let mut ops = Vec::new();
        let mut list = vec![Value::Const(func)];
        let mut code = op.code;
        if bound {
            let this = self.new_var();
            let attr = self.str_const("__self__");
            let get = vec![op.args[0].clone(), Value::Const(attr)];
            ops.push(self.make_op(HlOp::GetAttr, get, this));
            list.push(Value::Var(this));
            if let HlOp::CallArgs(shape) = &mut code {
                shape.positional += 1;
            }
        }
        list.extend_from_slice(&op.args[1..]);
        ops.push(self.make_op(code, list, op.result));
        Ok(Some(Outcome::Rewrite(ops)))
    }

    /// A method of a bytearray: that of its bytes, and bytearrays of what that gives.
    fn array_method(
        &mut self,
        op: &Op<Hl>,
        method: Method,
        result: super::methods::ArrayResult,
    ) -> An<Outcome> {
        use super::methods::ArrayResult;
        let types = self.heap().types;
        let (this, bytes, bound, got) = (
            self.new_var(),
            self.new_var(),
            self.new_var(),
            self.new_var(),
        );
        let attr = Value::Const(self.str_const("__self__"));
        let name = Value::Const(self.str_const(method.name()));
        let mut ops = vec![
            self.make_op(HlOp::GetAttr, vec![op.args[0].clone(), attr], this),
            self.make_op(
                HlOp::SimpleCall,
                vec![Value::Const(types.bytes), Value::Var(this)],
                bytes,
            ),
            self.make_op(HlOp::GetAttr, vec![Value::Var(bytes), name], bound),
        ];
        let mut call = vec![Value::Var(bound)];
        call.extend_from_slice(&op.args[1..]);
        ops.push(self.make_op(op.code, call, got));
        let make = match result {
            ArrayResult::Array => Some(types.bytearray),
            ArrayResult::List => self.app_function("app_str", "arrays"),
            ArrayResult::Three => self.app_function("app_str", "arrays3"),
        };
        let Some(make) = make else {
            return self.fail(
                UNSUPPORTED,
                format!("the method `{method}` has no translation yet"),
            );
        };
        let last = vec![Value::Const(make), Value::Var(got)];
        ops.push(self.make_op(HlOp::SimpleCall, last, op.result));
        Ok(Outcome::Rewrite(ops))
    }

    /// The function in Python that a method of a string or of bytes is.
    fn text_method(kind: &Kind, method: Method, args: &[SomeValue]) -> Option<&'static str> {
        Some(match (kind, method) {
            (Kind::Str { .. } | Kind::Char, Method::Translate) => "translate",
            (Kind::Bytes { .. }, Method::Translate) => "bytes_translate",
            (Kind::Bytes { .. }, Method::Capitalize) => "bytes_capitalize",
            (Kind::Bytes { .. }, Method::SwapCase) => "bytes_swapcase",
            (Kind::Bytes { .. }, Method::Title) => "bytes_title",
            (Kind::Bytes { .. } | Kind::ByteArray { .. }, Method::IsTitle) => "bytes_istitle",
            (Kind::Bytes { .. } | Kind::ByteArray { .. }, Method::IsAscii) => "bytes_isascii",
            (Kind::Bytes { .. }, Method::ExpandTabs) => "bytes_expandtabs",
            (Kind::Bytes { .. } | Kind::ByteArray { .. }, Method::Hex) if !args.is_empty() => {
                "bytes_hex"
            }
            _ => return None,
        })
    }

    /// The function in Python that a method of a number is.
    fn number_method(kind: &Kind, method: Method) -> Option<&'static str> {
        Some(match (kind, method) {
            (Kind::Integer { .. } | Kind::Bool, Method::ToBytes) => "int_to_bytes",
            (Kind::Integer { .. } | Kind::Bool, Method::AsIntegerRatio) => "int_as_integer_ratio",
            (Kind::Float, Method::AsIntegerRatio) => "float_as_integer_ratio",
            (Kind::Float, Method::Hex) => "float_hex",
            _ => return None,
        })
    }

    /// The module and the function in Python that a class method of one of Python's types is.
    fn class_method_of_builtin(&self, obj: ObjId) -> Option<(&'static str, &'static str)> {
        let Object::BoundMethod { func, this } = *self.heap().get(obj) else {
            return None;
        };
        let Object::Builtin(b) = self.heap().get(func) else {
            return None;
        };
        let types = self.heap().types;
        Some(match &*b.name {
            "from_bytes" if this == types.int => ("app_int", "int_from_bytes"),
            "fromhex" if this == types.float => ("app_int", "float_fromhex"),
            "fromhex" if this == types.bytes => ("app_str", "bytes_fromhex"),
            "fromhex" if this == types.bytearray => ("app_str", "bytearray_fromhex"),
            _ => return None,
        })
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
                F::Round => Some("__round__"),
                F::Reversed => Some("__reversed__"),
                _ => None,
            };
            if let Some(name) = special {
                if self.has_special(class, name) {
                    return Ok(Some(self.method_call(&operands[0], name, &operands[1..])));
                }
            }
        }
        if let (
            F::Hash,
            [SomeValue {
                kind: Kind::Optional(_),
                ..
            }],
        ) = (func, args)
        {
            return self.app_call(op, "app_object", "optional_hash");
        }
        // An iterable of the program's own goes through a list.
        match func {
            F::ReflectedFirst => return self.reflected_first(op, args).map(Some),
            F::Answers => {
                let name = args[1].konst.and_then(|c| self.heap().as_str(c)).cloned();
                let truth = self.answers(&args[0], &name.unwrap_or_default());
                let truth = Value::Const(self.heap().new_bool(truth));
                return Ok(Some(self.become_op(op, HlOp::SameAs, vec![truth])));
            }
            _ => {}
        }
        let own = |a: &SomeValue| matches!(a.kind, Kind::Instance { .. });
        if args.iter().any(own) {
            // One at a time: it may have no end.
            let lazy = match (func, args.len()) {
                (F::Zip, 2) => Some("zip_two"),
                (F::Zip, 3) => Some("zip_three"),
                (F::Enumerate, 1 | 2) => Some("enumerate_from"),
                _ => None,
            };
            if let Some(name) = lazy {
                return self.app_call(op, "app_func", name);
            }
        }
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
                | F::Bytes
                | F::ByteArray
        );
        if iterates {
            if let Some(at) = args
                .iter()
                .position(|a| matches!(a.kind, Kind::Instance { .. }))
            {
                if func == F::Dict && self.answers(&args[at], "keys") {
                    return self.app_call(op, "app_iter", "dict_of");
                }
                return Ok(self.collected(op, at + 1));
            }
        }
        Ok(Some(match (func, args.len()) {
            (F::Len, 1) => self.become_op(op, HlOp::Len, operands.to_vec()),
            (F::Bool, 1) => self.become_op(op, HlOp::Bool, operands.to_vec()),
            (F::Iter, 2) => return self.app_call(op, "app_func", "iter_until"),
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
            (F::Print, _) => self.print(op, operands, None, PrintOptions::default())?,
            (F::GetAttr, 3) => return self.app_getattr_default(op, args).map(Some),
            (F::Min | F::Max, 1) => {
                let name = if func == F::Min { "min_of" } else { "max_of" };
                return self.app_call(op, "app_iter", name);
            }
            (F::MathHypot, n) if n != 2 => {
                return self.app_call(op, "app_math", "hypot");
            }
            (F::Divmod, 2) if !is_int(&args[0]) || !is_int(&args[1]) => {
                if let Some(outcome) = self.divmod_special(op, &args[0], &args[1])? {
                    return Ok(Some(outcome));
                }
                return self.app_call(
                    op,
                    "app_iter",
                    match is_real(&args[0]) && is_real(&args[1]) {
                        true => "divmod_floats",
                        false => "divmod_of",
                    },
                );
            }
            (F::Hash, 1) if instance.is_none() => {
                self.require(&args[0], KeyFunction::Hash)?;
                return Ok(None);
            }
            (F::Min | F::Max, 2..) if instance.is_some() => {
                let name = if func == F::Min {
                    "min_args"
                } else {
                    "max_args"
                };
                return self.app_call(op, "app_iter", name);
            }
            _ => return Ok(None),
        }))
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
    pub fn has_attribute(&mut self, value: &SomeValue, name: &str) -> An<bool> {
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

    /// `print(…)`: one string, written at once. `star` is what stands behind `*`.
    fn print(
        &mut self,
        op: &Op<Hl>,
        values: &[Value<Hl>],
        star: Option<Value<Hl>>,
        options: PrintOptions,
    ) -> An<Outcome> {
        let space = self.str_const(" ");
        let newline = self.str_const("\n");
        let empty = self.str_const("");
        let sep = options.sep.unwrap_or(Value::Const(space));
        let end = options.end.unwrap_or(Value::Const(newline));
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
        if let Some(rest) = star {
            let name = match values.is_empty() {
                true => "join_texts",
                false => "join_behind",
            };
            let Some(func) = self.app_function("app_format", name) else {
                return self.fail(UNSUPPORTED, "`print(*…)` has no translation yet");
            };
            let text = self.new_var();
            let call = vec![Value::Const(func), rest, sep];
            ops.push(self.make_op(HlOp::SimpleCall, call, text));
            parts.push(Value::Var(text));
        }
        parts.push(end);
        let line = self.new_var();
        ops.push(self.make_op(HlOp::BuildString, parts, line));
        let write = match options.file {
            None => Value::Const(self.write_stdout()),
            Some(file) if self.is_stdout(&file) => Value::Const(self.write_stdout()),
            Some(file) => {
                let bound = self.new_var();
                let name = Value::Const(self.str_const("write"));
                ops.push(self.make_op(HlOp::GetAttr, vec![file, name], bound));
                Value::Var(bound)
            }
        };
        // `write` may give a number; `print` does not.
        let wrote = self.new_var();
        ops.push(self.make_op(HlOp::SimpleCall, vec![write, Value::Var(line)], wrote));
        let none = Value::Const(self.heap().none);
        ops.push(self.make_op(HlOp::SameAs, vec![none], op.result));
        Ok(Outcome::Rewrite(ops))
    }

    /// `print(…)` with keywords or a star.
    fn print_with(
        &mut self,
        op: &Op<Hl>,
        shape: CallShape,
        args: &[SomeValue],
        names: &[crate::front::code::Name],
    ) -> An<Option<Outcome>> {
        let positional = shape.positional as usize;
        let mut options = PrintOptions::default();
        for (i, name) in names.iter().enumerate() {
            let at = 1 + positional + i;
            let (value, operand) = (&args[at], op.args[at].clone());
            if value.is_none() {
                continue;
            }
            match &**name {
                "sep" => {
                    self.expect_str(value)?;
                    options.sep = Some(operand);
                }
                "end" => {
                    self.expect_str(value)?;
                    options.end = Some(operand);
                }
                "file" => options.file = Some(operand),
                "flush" => {}
                other => {
                    return self.fail(
                        ARGUMENTS,
                        format!("`print` does not take `{other}` by name"),
                    )
                }
            }
        }
        let at = 1 + positional + names.len();
        let star = shape.star.then(|| op.args[at].clone());
        let values = op.args[1..1 + positional].to_vec();
        self.print(op, &values, star, options).map(Some)
    }

    /// Whether `print` writes to standard output when it is given this as `file`.
    fn is_stdout(&self, file: &Value<Hl>) -> bool {
        let Value::Const(object) = file else {
            return false;
        };
        let heap = self.heap();
        *object == heap.none
            || heap
                .dict_get_str(self.session.modules, "sys")
                .and_then(|sys| heap.module_attr(sys, "__stdout__"))
                == Some(*object)
    }

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
            Kind::Pbc { .. } if self.is_dataclass_replace(&args[0]) && positional == 1 => {
                self.replace_fields(op, &args[1], &names).map(Some)
            }
            Kind::BuiltinMethod {
                recv,
                method: Method::Format,
            } => {
                let recv = recv.clone();
                self.str_format(op, &recv, &op.args[1..], &names, None)
                    .map(Some)
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
            // `round(x, ndigits=n)`
            Kind::Builtin(BuiltinFn::Round)
                if positional == 1 && names.len() == 1 && &*names[0] == "ndigits" =>
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
    fn named_items(
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
    fn receiver_at(&mut self, op: &Op<Hl>) -> Option<(Op<Hl>, Value<Hl>)> {
        let func = self.app_function("app_iter", "receiver_of")?;
        let receiver = self.new_var();
        let args = vec![Value::Const(func), op.args[0].clone()];
        let read = self.make_op(HlOp::SimpleCall, args, receiver);
        Some((read, Value::Var(receiver)))
    }

    fn is_dataclass_replace(&self, value: &SomeValue) -> bool {
        value
            .konst
            .and_then(|obj| self.module_and_name(obj))
            .is_some_and(|(module, name)| &*module == "dataclasses" && &*name == "replace")
    }

    /// `dataclasses.replace(x, name=value, …)`: a call of the class with all fields.
    fn replace_fields(&mut self, op: &Op<Hl>, value: &SomeValue, names: &[Name]) -> An<Outcome> {
        let Kind::Instance { class, .. } = value.kind else {
            return self.no_operation("replace", std::slice::from_ref(value));
        };
        let reader = self.reader();
        self.a.classes[class].readers.insert(reader);
        if self.a.subclasses(class).len() > 1 {
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
        let mut keywords = Vec::new();
        for field in fields.unwrap_or_default().iter() {
            let Some(name) = self.heap().as_str(*field).cloned() else {
                continue;
            };
            match names.iter().position(|n| *n == name) {
                Some(at) => args.push(op.args[2 + at].clone()),
                None => {
                    let old = self.new_var();
                    let get = vec![op.args[1].clone(), Value::Const(*field)];
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
        };
        ops.push(self.make_op(HlOp::CallArgs(shape), args, op.result));
        Ok(Outcome::Rewrite(ops))
    }

    /// The function by which to sort; none if it is `None`.
    fn key_of(&mut self, key: Option<Value<Hl>>) -> Option<Value<Hl>> {
        let key = key?;
        match self.annotation(self.pos.graph, &key) {
            Ok(value) if value.is_none() => None,
            _ => Some(key),
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

    fn rewrite_method(
        &mut self,
        op: &Op<Hl>,
        recv: &SomeValue,
        method: Method,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        let takes_iterables = match recv.kind {
            Kind::List { .. } => method == Method::Extend,
            Kind::Str { .. } | Kind::Char => method == Method::Join,
            Kind::Dict { .. } => method == Method::Update,
            Kind::Set { .. } => !matches!(method, Method::Add | Method::Discard | Method::Remove),
            _ => false,
        };
        let needs_list = |a: &SomeValue| match a.kind {
            Kind::Instance { .. } => true,
            Kind::List { .. } => false,
            _ => matches!(method, Method::Join),
        };
        if takes_iterables {
            if let Some(at) = args.iter().position(needs_list) {
                return Ok(self.collected(op, at + 1));
            }
        }
        if let Some(name) = Self::number_method(&recv.kind, method) {
            return self.app_instead(op, "app_int", name, true);
        }
        if let (Kind::Tuple(_), Method::Index | Method::Count) = (&recv.kind, method) {
            let name = if method == Method::Index {
                "tuple_index"
            } else {
                "tuple_count"
            };
            if let (Some((read, tuple)), Some(func)) =
                (self.receiver_at(op), self.app_function("app_iter", name))
            {
                let mut list = vec![Value::Const(func), tuple];
                list.extend_from_slice(&op.args[1..]);
                let call = self.make_op(HlOp::SimpleCall, list, op.result);
                return Ok(Some(Outcome::Rewrite(vec![read, call])));
            }
        }
        if method == Method::Format {
            return self
                .str_format(op, recv, &op.args[1..], &[], None)
                .map(Some);
        }
        if method == Method::FormatMap && args.len() == 1 {
            let map = Some(op.args[1].clone());
            return self.str_format(op, recv, &[], &[], map).map(Some);
        }
        if let Some(name) = Self::text_method(&recv.kind, method, args) {
            return self.app_instead(op, "app_str", name, true);
        }
        if let (Kind::ByteArray { .. }, Some(result)) =
            (&recv.kind, super::methods::array_result(method))
        {
            return self.array_method(op, method, result).map(Some);
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
        if let Some((module, name)) = self.class_method_of_builtin(obj) {
            return self.app_instead(op, module, name, false);
        }
        let maketrans = match self.heap().get(obj) {
            Object::Builtin(b) => &*b.name == "maketrans",
            _ => false,
        };
        if maketrans {
            let name = match args {
                [_] => "maketrans1",
                [a, _] if matches!(a.kind, Kind::Bytes { .. } | Kind::ByteArray { .. }) => {
                    "bytes_maketrans"
                }
                [_, _] => "maketrans2",
                _ => "maketrans3",
            };
            return self.app_call(op, "app_str", name);
        }
        if self.is_object_method(obj, "__setattr__") && args.len() == 3 {
            // As it is, whatever the class says.
            let this = self.new_var();
            let object = Value::Const(self.heap().types.object);
            let hint = self.make_op(HlOp::Hint, vec![op.args[1].clone(), object], this);
            let set = vec![Value::Var(this), op.args[2].clone(), op.args[3].clone()];
            let set = self.make_op(HlOp::SetAttr, set, op.result);
            return Ok(Some(Outcome::Rewrite(vec![hint, set])));
        }
        if let (Object::Builtin(b), false) = (self.heap().get(obj), args.is_empty()) {
            let own = b
                .owner
                .is_some_and(|owner| self.heap().class(owner).is_some());
            if own && Method::from_name(&b.name).is_some() {
                // `str.lower` called as a function.
                let name = b.name.clone();
                return Ok(Some(self.method_call(&op.args[1], &name, &op.args[2..])));
            }
        }
        let Some((module, name)) = self.module_and_name(obj) else {
            return Ok(None);
        };
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
}

/// What `print` is told by name.
#[derive(Default)]
struct PrintOptions {
    sep: Option<Value<Hl>>,
    end: Option<Value<Hl>>,
    file: Option<Value<Hl>>,
}

fn is_int(value: &SomeValue) -> bool {
    matches!(value.kind, Kind::Integer { .. } | Kind::Bool)
}

fn is_real(value: &SomeValue) -> bool {
    is_int(value) || matches!(value.kind, Kind::Float)
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
