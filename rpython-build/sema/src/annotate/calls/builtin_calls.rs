//! Calls of builtin functions that become other operations, or calls of functions in Python
//! (`helpers/app_*.py`).

use crate::annotate::attributes::by_name::Asked;
use crate::annotate::errors::report::*;
use crate::annotate::ops::print::PrintOptions;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::builtin::Callee;
use crate::annotate::types::defs::Content;
use crate::annotate::types::defs::{Desc, DescId, KeyFunction};
use crate::annotate::types::model::*;
use crate::front::code::Name;
use crate::host::modules::marks::Mark;
use crate::host::object::ObjId;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::stubs::{AnnotatorArm, BuiltinFn, Class, Lowering, Method, RtyperArm};
use std::collections::BTreeSet;

impl Annotator<'_> {
    /// A call that becomes something else: other operations, or a call of a Python function.
    pub fn resolve_call(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Option<Outcome>> {
        match &args[0].kind {
            Kind::Builtin(func) => {
                let func = *func;
                self.resolve_builtin(op, func, &args[1..])
            }
            Kind::BuiltinMethod { recv, method } => {
                let (recv, method) = (recv.clone(), *method);
                let callee = Callee::method(&recv, method);
                if let (Kind::Dict(def), Method::Get, [sought, ..]) =
                    (&recv.kind, method, &args[1..])
                {
                    if self.is_float_among_integers(sought, Content::Key(*def)) {
                        let get = ("app_text", "get_of_float");
                        return self
                            .app_of(op, &callee, get, op.args[1..].to_vec())
                            .map(Some);
                    }
                }
                self.declared_call(op, &callee, &args[1..], &[])
            }
            Kind::HostObject => {
                let Some(obj) = args[0].konst else {
                    return Ok(None);
                };
                self.resolve_host_call(op, obj, &args[1..])
            }
            Kind::Pbc(_) if args.len() == 2 && self.is_dataclass_replace(&args[0]) => {
                self.replace_fields(op, 1, &args[1], &[]).map(Some)
            }
            Kind::Pbc(_) => match self.dataclass_method(args) {
                Some(key) => Ok(Some(self.keyed_call(&op.args[1], &key, &[]))),
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
            .and_then(|func| self.heap().mark(func, Mark::MadeFor));
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
        if let Some(generator) = self.generator_in_place_of(op, Some(func), args) {
            return self.helper_instead(generator, &op.args[1..]).map(Some);
        }
        let instance = match args.first() {
            Some(SomeValue {
                kind: Kind::Instance(class),
                ..
            }) => Some(*class),
            _ => None,
        };
        if let Some(class) = instance {
            if let Some(outcome) = self.dynamic_value(op, func, class, args)? {
                return Ok(Some(outcome));
            }
            if let (BuiltinFn::Isinstance, [_, asked]) = (func, args) {
                if let Some(outcome) = asked.konst.map(|asked| self.protocol_test(op, asked)) {
                    if let Some(outcome) = outcome? {
                        return Ok(Some(outcome));
                    }
                }
            }
        }
        if let Some(outcome) = self.declared_call(op, &Callee::function(func), args, &[])? {
            return Ok(Some(outcome));
        }
        let given = crate::stubs::by_position(func.signatures(), args.len());
        match given.map(|signature| signature.lowering) {
            Some(Lowering::Rtyper(arm)) => self.resolved_for(op, arm, args),
            _ => Ok(None),
        }
    }

    /// Whether a value is one of several classes of which some are Python's own.
    fn has_own_types(&self, class: &SomeValue) -> bool {
        let Kind::Pbc(descs) = &class.kind else {
            return false;
        };
        let is_own = |&desc: &DescId| !matches!(self.a.descs[desc], Desc::Class(_));
        descs.len() > 1 && descs.iter().any(is_own)
    }

    /// A question about one of several classes of which some are Python's own: asked of each where it is known which it is.
    fn by_each_type(
        &mut self,
        op: &Op<Hl>,
        class: &SomeValue,
        maker: &'static str,
    ) -> An<Option<Outcome>> {
        let (Kind::Pbc(descs), true) = (&class.kind, self.has_own_types(class)) else {
            return Ok(None);
        };
        let classes = descs.iter().map(|&desc| self.is_class(desc));
        let classes: Option<BTreeSet<ObjId>> = classes.collect();
        let Some(classes) = classes.filter(|_| !class.nullable) else {
            return Ok(None);
        };
        let classes: Vec<ObjId> = classes.into_iter().collect();
        let maker = self.helper(("app_classes", maker))?;
        let made = self.memo_run(maker, &classes)?.konst;
        Ok(made.map(|made| self.call_instead(made, &op.args[1..])))
    }

    /// A call that the rtyper lowers by itself, on operands of which it is something else.
    fn resolved_for(
        &mut self,
        op: &Op<Hl>,
        arm: RtyperArm,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        use RtyperArm as R;
        let is_optional = args.iter().any(SomeValue::is_optional);
        match arm {
            R::Hash if is_optional => return self.app_call(op, "app_object", "optional_hash"),
            R::ComputeHash if args.iter().any(|arg| arg.nullable || arg.is_none()) => {
                return self.app_call(op, "app_object", "optional_compute_hash");
            }
            _ => {}
        }
        match (arm, args) {
            (R::Ovfcheck, [a]) if a.is_const() => {
                // What it checked is computed already.
                match self.expect_fitting(a) {
                    Ok(()) => Ok(Some(self.become_op(
                        op,
                        HlOp::SameAs,
                        op.args[1..].to_vec(),
                    ))),
                    Err(_) => self.app_call(op, "app_int", "overflow"),
                }
            }
            (R::Instantiate, [a, ..]) if matches!(a.kind, Kind::Type { .. }) => {
                self.through_classes_at(op, 1, a).map(Some)
            }
            (R::Isinstance, [a, class]) if class.konst.is_none() && !class.kind.is_tuple() => {
                if let Some(outcome) = self.by_each_type(op, class, "instance_tester")? {
                    return Ok(Some(outcome));
                }
                match (&a.kind, &class.kind) {
                    (Kind::Instance(_) | Kind::None, Kind::Pbc(_) | Kind::Type { .. }) => {
                        self.app_call(op, "app_object", "is_instance_of")
                    }
                    _ => Ok(None),
                }
            }
            (R::Isinstance, [_, classes]) if is_tuple_of_classes(classes) => {
                self.app_call(op, "app_object", "is_instance_of_any")
            }
            (R::Issubclass, [class, _]) if self.has_own_types(class) => {
                self.by_each_type(op, class, "subclass_tester")
            }
            (R::Issubclass, [_, of]) if self.has_own_types(of) => {
                self.by_each_type(op, of, "superclass_tester")
            }
            (R::Issubclass, [_, classes]) if is_tuple_of_classes(classes) => {
                self.app_call(op, "app_object", "is_subclass_of_any")
            }
            (R::Dict, [given]) => {
                let own = matches!(given.kind, Kind::Dict(_) | Kind::Instance(_));
                // Pairs that are tuples have two items, as their type says.
                let pairs = match own {
                    true => None,
                    false => self.items_of(given)?,
                };
                let unknown = |pair: &SomeValue| {
                    matches!(pair.kind, Kind::List(_) | Kind::Str | Kind::Seq(_))
                };
                match pairs.as_ref().is_some_and(unknown) {
                    true => self.app_call(op, "app_iter", "dict_of_pairs"),
                    false => Ok(None),
                }
            }
            (R::Reversed, [a]) if matches!(a.kind, Kind::ByteArray) => {
                self.app_call(op, "app_iter", "reversed_items")
            }
            (R::Divmod, [a, b]) if !a.kind.is_int() || !b.kind.is_int() => {
                if let Some(outcome) = self.divmod_special(op, a, b)? {
                    return Ok(Some(outcome));
                }
                let name = match a.kind.is_real() && b.kind.is_real() {
                    true => "divmod_floats",
                    false => "divmod_of",
                };
                self.app_call(op, "app_iter", name)
            }
            // What a dict without functions of its own has for a key, programs do not see.
            (R::HashOfKey, [d, _]) if self.is_plain_dict(d) => {
                self.app_call(op, "app_object", "hash_of_plain_key")
            }
            (R::Hash, [a]) => self.resolved_hash(op, a),
            (R::ComputeHash, [a]) if !matches!(a.kind, Kind::Instance(_)) => {
                self.resolved_hash(op, a)
            }
            (R::Min, [_, _, ..]) if is_optional || args.iter().any(is_compared_by_call) => {
                self.app_call(op, "app_iter", "min_args")
            }
            (R::Max, [_, _, ..]) if is_optional || args.iter().any(is_compared_by_call) => {
                self.app_call(op, "app_iter", "max_args")
            }
            _ => Ok(None),
        }
    }

    /// Whether it is a dict that is no `r_dict`.
    fn is_plain_dict(&self, d: &SomeValue) -> bool {
        match d.kind {
            Kind::Dict(def) => self.a.dictdef(def).custom.is_none(),
            _ => false,
        }
    }

    /// `hash(a)`
    fn resolved_hash(&mut self, op: &Op<Hl>, a: &SomeValue) -> An<Option<Outcome>> {
        if let Kind::Instance(class) = a.kind {
            return match self.has_special(class, "__hash__") {
                true => self.app_call(op, "app_object", "instance_hash"),
                false => Ok(None),
            };
        }
        self.ask_range(a);
        if self.class_of(a) == Some(Class::Range) && !a.nullable {
            return self.app_call(op, "app_hash", "hash_of_range");
        }
        self.require(a, KeyFunction::Hash)?;
        let name = match &a.kind {
            Kind::Integer { int, .. } if int.bits(64) <= 64 && int.is_signed() => "hash_of_int",
            Kind::Integer { int, .. } if int.bits(64) == 64 => "hash_of_unsigned",
            Kind::Integer { int, .. } if int.bits(64) > 64 => "hash_of_wide",
            Kind::Float => "hash_of_float",
            Kind::Tuple(_) => "hash_of_tuple",
            _ if a.nullable => return Ok(None),
            Kind::Seq(_) => "hash_of_seq",
            Kind::Set { frozen: true, .. } => "hash_of_frozenset",
            _ => return Ok(None),
        };
        self.app_call(op, "app_hash", name)
    }

    /// A call of what the annotator lowers. `names` are those of the last arguments.
    pub(in crate::annotate) fn resolved_by_arm(
        &mut self,
        op: &Op<Hl>,
        arm: AnnotatorArm,
        callee: &Callee<'_>,
        args: &[SomeValue],
        names: &[Name],
    ) -> An<Outcome> {
        use AnnotatorArm as A;
        let operands = &op.args[1..];
        match arm {
            A::HasMethod => {
                let name = self.text_of(&args[1]).cloned();
                let truth = self.has_method(&args[0], &name.unwrap_or_default());
                Ok(self.becomes_truth(op, truth))
            }
            A::Callable => match args[0].kind {
                Kind::Instance(_) => self.callable_instance(op, &args[0]),
                // What may be `None` can be called where it is not.
                Kind::Pbc(_) | Kind::Type { .. } if args[0].can_be_none() => {
                    Ok(self.become_op(op, HlOp::Bool, operands.to_vec()))
                }
                Kind::Pbc(_)
                | Kind::Type { .. }
                | Kind::Builtin(_)
                | Kind::BuiltinMethod { .. } => Ok(self.becomes_truth(op, true)),
                _ => Ok(self.becomes_truth(op, false)),
            },
            A::IsConstant => Ok(self.becomes_truth(op, args[0].is_const())),
            A::Filter if args[0].is_none() => {
                self.helper_instead(("app_iter", "filter_true"), operands)
            }
            A::Filter => self.lazily(op, ("app_iter", "filter1"), &args[0]),
            A::Map if args.len() == 2 => self.lazily(op, ("app_iter", "map1"), &args[0]),
            A::Map => self.lazily(op, ("app_func", "map_each"), &args[0]),
            A::Getattr => self.hasattr(op, Asked::Default, &args[0], &args[1]),
            A::Hasattr => self.hasattr(op, Asked::Has, &args[0], &args[1]),
            A::Print => self.print(op, operands, None, PrintOptions::default()),
            A::ReflectedFirst => self.reflected_first(op, args),
            A::ResultOf => self.special_result(op, args),
            A::Str => Ok(self.method_call(&operands[0], "decode", &operands[1..])),
            A::StrFormat => match callee.receiver {
                Some((recv, _)) => self.str_format(op, recv, operands, names, None),
                None => self.no_operation("format", args),
            },
            A::StrFormatMap => match callee.receiver {
                Some((recv, _)) => self.str_format(op, recv, &[], &[], Some(operands[0].clone())),
                None => self.no_operation("format_map", args),
            },
            A::Sum => {
                let name = match self.hands_out_objects(&args[0])? {
                    true => "sum_of_objects",
                    false => "sum_of",
                };
                self.helper_instead(("app_sum", name), operands)
            }
            A::Super => {
                let list = vec![operands[1].clone(), operands[0].clone()];
                Ok(self.become_op(op, HlOp::Hint, list))
            }
            A::Zip => {
                let (iterables, strict) = operands.split_at(operands.len() - names.len());
                let strict_is = args.last().and_then(|strict| strict.konst);
                if iterables.is_empty()
                    || strict_is.and_then(|c| self.heap().as_bool(c)) == Some(false)
                {
                    let list = op.args[..1 + iterables.len()].to_vec();
                    return Ok(self.become_op(op, HlOp::SimpleCall, list));
                }
                let list = [strict, iterables].concat();
                self.helper_instead(("app_func", "zip_with"), &list)
            }
        }
    }

    /// The operation as a truth that is known.
    fn becomes_truth(&mut self, op: &Op<Hl>, truth: bool) -> Outcome {
        let truth = self.bool_value(truth);
        self.become_op(op, HlOp::SameAs, vec![truth])
    }
}

/// Whether it is a tuple of classes that is not known when the program is translated.
fn is_tuple_of_classes(classes: &SomeValue) -> bool {
    classes.kind.is_tuple() && classes.konst.is_none()
}

/// Whether the operators that compare it are functions of their own.
fn is_compared_by_call(value: &SomeValue) -> bool {
    matches!(
        value.kind,
        Kind::Instance(_) | Kind::List(_) | Kind::Set { .. } | Kind::Bytes | Kind::ByteArray
    )
}
