//! Calls of builtin functions that become other operations, or calls of functions in Python
//! (`helpers/app_*.py`).

use super::annotator::{An, Annotator, Outcome};
use super::errors::*;
use super::model::*;
use super::names::BuiltinFn;
use super::operators::KeyFunction;
use super::print::PrintOptions;
use crate::flow::model::*;
use crate::flow::op::HlOp;
use crate::front::code::{BinaryOp, Conversion};

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
            Kind::Pbc { .. } => match self.dataclass_method(args) {
                Some(name) => Ok(Some(self.method_call(&op.args[1], name, &[]))),
                None => self.rewrite_made_for(op, args),
            },
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

    pub(super) fn become_op(&self, op: &Op<Hl>, code: HlOp, args: Vec<Value<Hl>>) -> Outcome {
        Outcome::Rewrite(vec![self.make_op(code, args, op.result)])
    }

    pub(super) fn app_call(
        &mut self,
        op: &Op<Hl>,
        module: &'static str,
        name: &str,
    ) -> An<Option<Outcome>> {
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
            if let Some(outcome) = self.tagged_value(op, func, class, args)? {
                return Ok(Some(outcome));
            }
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
                    if func == F::Hash {
                        return self.app_call(op, "app_object", "instance_hash");
                    }
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
        if let (F::HasAttr, [value, name]) | (F::GetAttr, [value, name, _]) = (func, args) {
            return self.presence(op, func, value, name).map(Some);
        }
        match func {
            F::ReflectedFirst => return self.reflected_first(op, args).map(Some),
            F::Instantiate if args.first().is_some_and(|a| a.kind == Kind::Type) => {
                return self.through_classes_at(op, 1, &args[0]).map(Some);
            }
            F::IsInstance => {
                let class = args.get(1).filter(|class| class.konst.is_none());
                let variable = class.map(|class| (&args[0].kind, &class.kind));
                if let Some((Kind::Instance { .. } | Kind::None, Kind::Pbc { .. } | Kind::Type)) =
                    variable
                {
                    return self.app_call(op, "app_object", "is_instance_of");
                }
            }
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
                (F::Zip, 4) => Some("zip_four"),
                (F::Enumerate, 1 | 2) => Some("enumerate_from"),
                _ => None,
            };
            if let Some(name) = lazy {
                return self.app_call(op, "app_func", name);
            }
        }
        if let (F::Dict, [given]) = (func, args) {
            let own = matches!(given.kind, Kind::Dict { .. } | Kind::Instance { .. });
            // Pairs that are tuples have two items, as their type says.
            let pairs = match own {
                true => None,
                false => self.items_of(given)?,
            };
            let unknown =
                |pair: &SomeValue| matches!(pair.kind, Kind::List { .. } | Kind::Str { .. });
            if pairs.as_ref().is_some_and(unknown) {
                return self.app_call(op, "app_iter", "dict_of_pairs");
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
        if func == F::Reversed && args.len() == 1 && self.answers(&args[0], "__getitem__") {
            return self.app_call(op, "app_iter", "reversed_items");
        }
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
            (F::Reversed, 1) if matches!(args[0].kind, Kind::ByteArray { .. }) => {
                return self.app_call(op, "app_iter", "reversed_items");
            }
            (F::Callable, 1) if instance.is_some() => {
                return self.callable_instance(op, &args[0]).map(Some);
            }
            // What may be `None` can be called where it is not.
            (F::Callable, 1)
                if matches!(args[0].kind, Kind::Pbc { .. } | Kind::Type)
                    && args[0].can_be_none() =>
            {
                self.become_op(op, HlOp::Bool, operands.to_vec())
            }
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
            (F::Min | F::Max, 1) => {
                let name = if func == F::Min { "min_of" } else { "max_of" };
                return self.app_call(op, "app_iter", name);
            }
            (F::MathHypot, n) => {
                let name = if n == 2 { "hypot2" } else { "hypot" };
                return self.app_call(op, "app_math", name);
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
                let name = match &args[0].kind {
                    Kind::Integer { int, .. } if int.bits(64) <= 64 && int.is_signed() => {
                        "hash_of_int"
                    }
                    Kind::Integer { int, .. } if int.bits(64) == 64 => "hash_of_unsigned",
                    Kind::Float => "hash_of_float",
                    Kind::Tuple(_) => "hash_of_tuple",
                    Kind::Seq {
                        nullable: false, ..
                    } => "hash_of_seq",
                    Kind::Set {
                        frozen: true,
                        nullable: false,
                        ..
                    } => "hash_of_frozenset",
                    _ => return Ok(None),
                };
                return self.app_call(op, "app_hash", name);
            }
            (F::Min | F::Max, 2..) if args.iter().any(is_compared_by_call) => {
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
}

fn is_int(value: &SomeValue) -> bool {
    matches!(value.kind, Kind::Integer { .. } | Kind::Bool)
}

fn is_real(value: &SomeValue) -> bool {
    is_int(value) || matches!(value.kind, Kind::Float)
}

/// Whether the operators that compare it are functions of their own.
fn is_compared_by_call(value: &SomeValue) -> bool {
    matches!(
        value.kind,
        Kind::Instance { .. }
            | Kind::List { .. }
            | Kind::Set { .. }
            | Kind::Bytes { .. }
            | Kind::ByteArray { .. }
    )
}
