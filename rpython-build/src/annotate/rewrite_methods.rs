//! Calls of methods of builtin types, and of objects of the host, that become other operations, or
//! calls of functions in Python (`helpers/app_*.py`).

use super::annotator::{An, Annotator, Outcome};
use super::errors::*;
use super::model::*;
use super::names::Method;
use crate::flow::model::*;
use crate::flow::op::HlOp;
use crate::front::code::Conversion;
use crate::host::object::{ObjId, Object};

impl Annotator<'_> {
    /// A method of a bytearray: that of its bytes, and bytearrays of what that gives.
    pub(super) fn array_method(
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
    pub(super) fn text_method(
        kind: &Kind,
        method: Method,
        args: &[SomeValue],
    ) -> Option<&'static str> {
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
    pub(super) fn number_method(kind: &Kind, method: Method) -> Option<&'static str> {
        Some(match (kind, method) {
            (Kind::Integer { .. } | Kind::Bool, Method::ToBytes) => "int_to_bytes",
            (Kind::Integer { .. } | Kind::Bool, Method::AsIntegerRatio) => "int_as_integer_ratio",
            (Kind::Float, Method::AsIntegerRatio) => "float_as_integer_ratio",
            (Kind::Float, Method::Hex) => "float_hex",
            _ => return None,
        })
    }

    /// The module and the function in Python that a class method of one of Python's types is.
    pub(super) fn class_method_of_builtin(
        &self,
        obj: ObjId,
    ) -> Option<(&'static str, &'static str)> {
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

    pub(super) fn rewrite_method(
        &mut self,
        op: &Op<Hl>,
        recv: &SomeValue,
        method: Method,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        let takes_iterables = match recv.kind {
            Kind::List { .. } => method == Method::Extend,
            Kind::Str { .. } | Kind::Char | Kind::Bytes { .. } => method == Method::Join,
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
                if let Some(outcome) = self.taken_one_by_one(op, recv, method, args)? {
                    return Ok(Some(outcome));
                }
                return Ok(self.collected(op, at + 1));
            }
        }
        if let Some(name) = Self::number_method(&recv.kind, method) {
            return self.app_instead(op, "app_int", name, true);
        }
        if let (Kind::Slice(_), Method::Indices, [_]) = (&recv.kind, method, args) {
            return self.app_instead(op, "app_str", "slice_indices", true);
        }
        if let (Kind::Builder { .. }, Method::AppendCharpSize, [_, _]) = (&recv.kind, method, args)
        {
            return self.app_instead(op, "app_raw", "append_charpsize", true);
        }
        if let (Kind::DictView { .. }, Method::IsDisjoint, [_]) = (&recv.kind, method, args) {
            return self.app_instead(op, "app_text", "view_isdisjoint", true);
        }
        if let (Kind::Tuple(_) | Kind::Seq { .. }, Method::Index | Method::Count) =
            (&recv.kind, method)
        {
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

    /// What adds the items of an iterator of the program's own has each while the iterator runs: if
    /// that raises, what it gave before is there.
    fn taken_one_by_one(
        &mut self,
        op: &Op<Hl>,
        recv: &SomeValue,
        method: Method,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        let name = match (&recv.kind, method) {
            (Kind::List { .. }, Method::Extend) => "extend_each",
            (Kind::Set { frozen: false, .. }, Method::Update) => "add_each",
            (Kind::Dict { .. }, Method::Update) => "update_each",
            _ => return Ok(None),
        };
        if op.code != HlOp::SimpleCall {
            return Ok(None);
        }
        if args.len() == 1 {
            return self.app_instead(op, "app_iter", name, true);
        }
        // Several are taken one after the other.
        let mut ops = Vec::new();
        for (n, arg) in op.args[1..].iter().enumerate() {
            let result = match n + 2 == op.args.len() {
                true => op.result,
                false => self.new_var(),
            };
            let call = vec![op.args[0].clone(), arg.clone()];
            ops.push(self.make_op(HlOp::SimpleCall, call, result));
        }
        let several = matches!(recv.kind, Kind::Set { .. });
        Ok(several.then_some(Outcome::Rewrite(ops)))
    }

    /// `map` and `filter`: generators, which keep the function.
    fn lazily(&mut self, op: &Op<Hl>, name: &str, function: &SomeValue) -> An<Option<Outcome>> {
        let Some(func) = self.app_function("app_iter", name) else {
            return Err(Stop::Blocked);
        };
        let mut args = op.args[1..].to_vec();
        if matches!(function.kind, Kind::Builtin(_) | Kind::HostObject) {
            let (Some(obj), Some(maker)) =
                (function.konst, self.app_function("app_func", "function_of"))
            else {
                return Ok(None);
            };
            if let Some(function) = self.memo_run(maker, &[obj])?.konst {
                args[0] = Value::Const(function);
            }
        }
        Ok(Some(self.call_instead(func, &args)))
    }

    /// Functions of the host that are written in Python for translated code.
    pub(super) fn rewrite_host_call(
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
            ("sum", 1) if self.hands_out_objects(&args[0])? => "sum_of_objects".to_string(),
            ("any" | "all" | "sorted" | "sum", 1) => format!("{name}_of"),
            ("sum", 2) => "sum_from".to_string(),
            ("map", 2..=5) => return self.lazily(op, &format!("map{}", args.len() - 1), &args[0]),
            ("filter", 2) if args[0].is_none() => "filter_true".into(),
            ("filter", 2) => return self.lazily(op, "filter1", &args[0]),
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

    /// Whether this is iterated over and gives instances.
    fn hands_out_objects(&mut self, iterable: &SomeValue) -> An<bool> {
        if !self.is_builtin_iterable(iterable) {
            return Ok(false);
        }
        let item = self.items_of(iterable)?;
        Ok(item.is_some_and(|item| matches!(item.kind, Kind::Instance { .. })))
    }
}
