//! Calls of builtin functions that become other operations, or calls of functions in Python
//! (`helpers/app_*.py`).

use crate::annotate::errors::report::*;
use crate::annotate::ops::print::PrintOptions;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::builtin::Callee;
use crate::annotate::types::defs::KeyFunction;
use crate::annotate::types::model::*;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::stubs::BuiltinFn;

impl Annotator<'_> {
    /// A call that becomes something else: other operations, or a call of a Python function.
    pub fn resolve_call(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Option<Outcome>> {
        match &args[0].kind {
            Kind::Builtin(func) => {
                let func = *func;
                self.resolve_builtin(op, func, &args[1..])
            }
            Kind::BuiltinMethod { recv, method } => {
                let recv = recv.clone();
                self.declared_call(op, &Callee::method(&recv, *method), &args[1..], &[])
            }
            Kind::HostObject => {
                let Some(obj) = args[0].konst else {
                    return Ok(None);
                };
                self.resolve_host_call(op, obj, &args[1..])
            }
            Kind::Pbc(_) => match self.dataclass_method(args) {
                Some(key) => Ok(Some(self.method_call(&op.args[1], &key.name(), &[]))),
                None => self.resolve_made_for(op, args),
            },
            _ => Ok(None),
        }
    }

    /// A function with `_made_for_` is made anew for its first argument, a constant: that attribute
    /// is the function that makes it.
    fn resolve_made_for(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Option<Outcome>> {
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

    pub(in crate::annotate) fn app_call(
        &mut self,
        op: &Op<Hl>,
        module: &'static str,
        name: &str,
    ) -> An<Option<Outcome>> {
        self.helper_instead((module, name), &op.args[1..]).map(Some)
    }

    fn resolve_builtin(
        &mut self,
        op: &Op<Hl>,
        func: BuiltinFn,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        use BuiltinFn as F;
        let operands = &op.args[1..];
        let instance = match args.first() {
            Some(SomeValue {
                kind: Kind::Instance(class),
                ..
            }) => Some(*class),
            _ => None,
        };
        if let Some(class) = instance {
            if let Some(outcome) = self.tagged_value(op, func, class, args)? {
                return Ok(Some(outcome));
            }
        }
        if let Some(outcome) = self.declared_call(op, &Callee::function(func), args, &[])? {
            return Ok(Some(outcome));
        }
        if matches!(func, F::Hash | F::ComputeHash) && args.iter().any(SomeValue::is_optional) {
            return self.app_call(op, "app_object", "optional_hash");
        }
        if let (F::Hasattr, [value, name]) | (F::Getattr, [value, name, _]) = (func, args) {
            return self.presence(op, func, value, name).map(Some);
        }
        match func {
            F::ReflectedFirst => return self.reflected_first(op, args).map(Some),
            F::Ovfcheck if args.len() == 1 && args[0].is_const() => {
                // What it checked is computed already.
                return match self.expect_fitting(&args[0]) {
                    Ok(()) => Ok(Some(self.become_op(op, HlOp::SameAs, operands.to_vec()))),
                    Err(_) => self.app_call(op, "app_int", "overflow"),
                };
            }
            F::ResultOf => return self.special_result(op, args).map(Some),
            F::Instantiate
                if args
                    .first()
                    .is_some_and(|a| matches!(a.kind, Kind::Type { .. })) =>
            {
                return self.through_classes_at(op, 1, &args[0]).map(Some);
            }
            F::Isinstance => {
                let class = args.get(1).filter(|class| class.konst.is_none());
                let variable = class.map(|class| (&args[0].kind, &class.kind));
                if let Some((Kind::Instance(_) | Kind::None, Kind::Pbc(_) | Kind::Type { .. })) =
                    variable
                {
                    return self.app_call(op, "app_object", "is_instance_of");
                }
            }
            F::Answers => {
                let name = self.text_of(&args[1]).cloned();
                let truth = self.answers(&args[0], &name.unwrap_or_default());
                let truth = self.bool_value(truth);
                return Ok(Some(self.become_op(op, HlOp::SameAs, vec![truth])));
            }
            _ => {}
        }
        if let (F::Dict, [given]) = (func, args) {
            let own = matches!(given.kind, Kind::Dict(_) | Kind::Instance(_));
            // Pairs that are tuples have two items, as their type says.
            let pairs = match own {
                true => None,
                false => self.items_of(given)?,
            };
            let unknown =
                |pair: &SomeValue| matches!(pair.kind, Kind::List(_) | Kind::Str | Kind::Seq(_));
            if pairs.as_ref().is_some_and(unknown) {
                return self.app_call(op, "app_iter", "dict_of_pairs");
            }
        }
        Ok(Some(match (func, args.len()) {
            (F::Reversed, 1) if matches!(args[0].kind, Kind::ByteArray) => {
                return self.app_call(op, "app_iter", "reversed_items");
            }
            (F::Callable, 1) if instance.is_some() => {
                return self.callable_instance(op, &args[0]).map(Some);
            }
            // What may be `None` can be called where it is not.
            (F::Callable, 1)
                if matches!(args[0].kind, Kind::Pbc(_) | Kind::Type { .. })
                    && args[0].can_be_none() =>
            {
                self.become_op(op, HlOp::Bool, operands.to_vec())
            }
            (F::Str, 2..) => self.method_call(&operands[0], "decode", &operands[1..]),
            (F::Super, 2) => {
                let list = vec![operands[1].clone(), operands[0].clone()];
                self.become_op(op, HlOp::Hint, list)
            }
            (F::Print, _) => self.print(op, operands, None, PrintOptions::default())?,
            (F::Divmod, 2) if !args[0].kind.is_int() || !args[1].kind.is_int() => {
                if let Some(outcome) = self.divmod_special(op, &args[0], &args[1])? {
                    return Ok(Some(outcome));
                }
                return self.app_call(
                    op,
                    "app_iter",
                    match args[0].kind.is_real() && args[1].kind.is_real() {
                        true => "divmod_floats",
                        false => "divmod_of",
                    },
                );
            }
            (F::Hash, 1) if instance.is_some_and(|class| self.has_special(class, "__hash__")) => {
                return self.app_call(op, "app_object", "instance_hash");
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
                    _ if args[0].nullable => return Ok(None),
                    Kind::Seq(_) => "hash_of_seq",
                    Kind::Set { frozen: true, .. } => "hash_of_frozenset",
                    _ => return Ok(None),
                };
                return self.app_call(op, "app_hash", name);
            }
            (F::Sum, 1) => {
                let name = match self.hands_out_objects(&args[0])? {
                    true => "sum_of_objects",
                    false => "sum_of",
                };
                return self.app_call(op, "app_iter", name);
            }
            (F::Map, 2) => return self.lazily(op, ("app_iter", "map1"), &args[0]),
            (F::Map, _) => return self.lazily(op, ("app_func", "map_each"), &args[0]),
            (F::Filter, _) if args[0].is_none() => {
                return self.app_call(op, "app_iter", "filter_true")
            }
            (F::Filter, _) => return self.lazily(op, ("app_iter", "filter1"), &args[0]),
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

/// Whether the operators that compare it are functions of their own.
fn is_compared_by_call(value: &SomeValue) -> bool {
    matches!(
        value.kind,
        Kind::Instance(_) | Kind::List(_) | Kind::Set { .. } | Kind::Bytes | Kind::ByteArray
    )
}
