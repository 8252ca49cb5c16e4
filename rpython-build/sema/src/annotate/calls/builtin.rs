//! Builtin functions: what calls of them give, and which become other operations or calls of
//! functions in Python (`helpers/app_*.py`).

use crate::annotate::errors::report::*;
use crate::annotate::rounds::annotator::{An, Annotator};
use crate::annotate::types::arguments::Args;
use crate::annotate::types::builtin::Callee;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::code::BinaryOp;
use crate::front::code::Name;
use crate::host::modules::meanings::Meaning;
use crate::host::object::ObjId;
use crate::ir::model::*;
use crate::lltype::types::IntKind;
use crate::stubs::{BuiltinFn, Class, ResultArm, Type};
use std::rc::Rc;

impl Annotator<'_> {
    /// The annotation of calling a builtin function.
    pub fn call_builtin(&mut self, func: BuiltinFn, args: &Args) -> An {
        let callee = Callee::function(func);
        let values = args.values();
        let names: Vec<Name> = args.kw.iter().map(|(name, _)| name.clone()).collect();
        let found = crate::stubs::chosen(callee.overloads, values.len(), &names);
        let Some(signature) = found.filter(|_| names.is_empty()) else {
            return self.wrong_call(&callee, values.len(), &names);
        };
        if let Type::Computed(arm, _) = signature.result {
            return self.result(arm, signature.name, &values);
        }
        let made = self.made(&signature.result)?;
        for (at, value) in values.iter().enumerate() {
            if let Some(param) = signature.param_at(at) {
                self.take(&made, &param.ty, value, signature.reason)?;
            }
        }
        self.apply_effect(&made, signature)?;
        self.give(&made, signature.name, &signature.result, &values)
    }

    /// The new object that a function gives, where its result is one.
    fn made(&mut self, result: &Type) -> An {
        let Type::New(class) = result else {
            return Ok(SomeValue::IMPOSSIBLE);
        };
        Ok(match class {
            Class::List => SomeValue::list(self.list_here(0)),
            Class::Dict => SomeValue::dict(self.dict_here(0)),
            Class::Set | Class::Frozenset => {
                SomeValue::set(self.dict_here(0), *class == Class::Frozenset)
            }
            Class::StringBuilder => Kind::Builder.into(),
            Class::Object => SomeValue::instance(ClassDefId::OBJECT),
            _ => return self.fail(UNSUPPORTED, format!("a new `{class}` has no translation")),
        })
    }

    fn wrong_arguments<T>(&self, short: &str, args: &[SomeValue]) -> An<T> {
        if args.is_empty() {
            return self.fail(ARGUMENTS, format!("`{short}` needs arguments"));
        }
        let kinds: Vec<String> = args.iter().map(|a| self.describe(a)).collect();
        let message = format!("`{short}` does not take {}", kinds.join(", "));
        Err(Stop::about(self.error(NO_OPERATION, message), args))
    }

    /// A result of which more is known than its type: of what is called `name`, for these arguments, or
    /// for the object that has the attribute.
    pub(in crate::annotate) fn result(
        &mut self,
        arm: ResultArm,
        name: &str,
        args: &[SomeValue],
    ) -> An {
        use ResultArm as R;
        let Some(a) = args.first() else {
            return self.wrong_arguments(name, args);
        };
        Ok(match arm {
            R::Abs => match a.kind {
                Kind::Integer { int, .. } => SomeValue::integer(int, true),
                Kind::Bool => SomeValue::nonneg_int(),
                Kind::Float => SomeValue::float(),
                _ => return self.wrong_arguments(name, args),
            },
            R::Divmod => {
                let quotient = self.int_binary(BinaryOp::FloorDiv, a, &args[1])?;
                let rest = self.int_binary(BinaryOp::Mod, a, &args[1])?;
                SomeValue::tuple(vec![quotient, rest])
            }
            R::Enumerate => {
                self.items_of(a)?;
                let over = self.all_iterated(args)?;
                SomeValue::iterator(over, IterVariant::Enumerate)
            }
            R::Zip => {
                for a in args {
                    self.items_of(a)?;
                }
                let over = self.all_iterated(args)?;
                SomeValue::iterator(over, IterVariant::Zip)
            }
            R::Int => match a.kind {
                Kind::Integer {
                    nonneg,
                    int: IntKind::Wide,
                    ..
                } => SomeValue::integer(IntKind::Wide, nonneg),
                Kind::Integer { nonneg, int, .. } => SomeValue::integer(
                    IntKind::Signed,
                    nonneg && int != IntKind::Unsigned && int != IntKind::U64,
                ),
                Kind::Bool => SomeValue::nonneg_int(),
                Kind::Float
                | Kind::SingleFloat
                | Kind::Str
                | Kind::Char
                | Kind::Bytes
                | Kind::ByteArray => SomeValue::int(),
                _ => return self.wrong_arguments(name, args),
            },
            R::Isinstance => self.isinstance(a, &args[1])?,
            R::Issubclass => {
                let class = &args[1];
                let is_class = |s: &SomeValue| matches!(s.kind, Kind::Type { .. } | Kind::Pbc(_));
                if class.konst.is_none() {
                    return match is_class(a) && is_class(class) {
                        true => Ok(SomeValue::bool()),
                        false => self.wrong_arguments(name, args),
                    };
                }
                let classes = self.checked_classes(class)?;
                let truth = match a.konst {
                    Some(known) => Some(self.is_below(known, &classes)),
                    None => self.subclass_test(a, &classes).and_then(|(truth, _)| truth),
                };
                truth.map_or(SomeValue::bool(), |truth| self.const_bool(truth))
            }
            R::Max | R::Min => {
                let mut all = SomeValue::IMPOSSIBLE;
                let mut nonneg = false;
                for a in args {
                    all = self.join(&all, &a.widened())?;
                    nonneg |= matches!(a.kind, Kind::Integer { nonneg: true, .. } | Kind::Bool);
                }
                match &mut all.kind {
                    Kind::Integer { nonneg: n, .. } => *n |= nonneg && arm == R::Max,
                    Kind::Float | Kind::Str | Kind::Char | Kind::Bool | Kind::Tuple(_) => {}
                    Kind::Seq(_) => {
                        self.expect_ordered("items are compared", "", &all)?;
                        self.require_order(&all)?;
                    }
                    _ => return self.wrong_arguments(name, args),
                }
                all
            }
            R::Ord => match a.kind {
                Kind::Char | Kind::LlChar | Kind::Str | Kind::Bytes | Kind::ByteArray => {
                    SomeValue::nonneg_int()
                }
                Kind::Integer { .. } => {
                    let help = "an item of `bytes` is an integer already in Python 3";
                    let wrong = self.wrong_arguments(name, args);
                    return wrong.map_err(|stop: Stop| stop.with(|error| error.help(help)));
                }
                _ => return self.wrong_arguments(name, args),
            },
            R::Range => self.range(args)?,
            R::Reversed => match a.kind {
                Kind::List(_)
                | Kind::Str
                | Kind::Char
                | Kind::Tuple(_)
                | Kind::Seq(_)
                | Kind::Dict(_)
                | Kind::DictView { .. }
                | Kind::Bytes => self.iterator_over(a, IterVariant::Reversed)?,
                _ => return self.wrong_arguments(name, args),
            },
            R::Round => match (
                &a.kind,
                args.get(1).map_or(&Kind::None, |digits| &digits.kind),
            ) {
                (Kind::Float | Kind::Integer { .. } | Kind::Bool, Kind::None) => SomeValue::int(),
                (Kind::Float, Kind::Integer { .. } | Kind::Bool) => SomeValue::float(),
                (Kind::Integer { .. } | Kind::Bool, Kind::Integer { .. } | Kind::Bool) => {
                    SomeValue::int()
                }
                _ => return self.wrong_arguments(name, args),
            },
            R::SliceStart => self.slice_part(a, 0)?,
            R::SliceStop => self.slice_part(a, 1)?,
            R::SliceStep => self.slice_part(a, 2)?,
            R::Tuple => match &a.kind {
                Kind::Tuple(_) | Kind::Seq(_) => a.clone().without_facts(),
                _ => SomeValue::seq(&self.items_of(a)?.unwrap_or_default()),
            },
            R::Widen => {
                self.expect_integer(a)?;
                match a.kind {
                    Kind::Integer { int, .. } if int.bits(64) >= 64 => a.widened(),
                    Kind::Integer { nonneg, .. } => SomeValue::integer(IntKind::Signed, nonneg),
                    _ => SomeValue::nonneg_int(),
                }
            }
            R::Ovfcheck => {
                self.expect_integer(a)?;
                a.widened()
            }
            R::Instantiate => {
                let Kind::Pbc(descs) = &a.kind else {
                    return self.wrong_arguments(name, args);
                };
                let mut all = SomeValue::IMPOSSIBLE;
                for &desc in descs.clone().iter() {
                    let Desc::Class(class) = &self.a.descs[desc] else {
                        return self.wrong_arguments(name, args);
                    };
                    let class = class.class;
                    let class = self.classdef(class)?;
                    self.mark_instantiated(class);
                    self.note_del(class)?;
                    all = self.join(&all, &SomeValue::instance(class))?;
                }
                all
            }
            R::HashOfKey => match a.kind {
                Kind::Dict(_) => SomeValue::int(),
                _ => return self.wrong_arguments(name, args),
            },
            R::ResizelistHint => {
                if let Kind::List(def) = a.kind {
                    self.mark_resized(def)?;
                }
                self.none()
            }
            R::SortByKeys => {
                for list in args {
                    if let Kind::List(def) = list.kind {
                        self.mark_mutated(def)?;
                    }
                }
                if let Some(key) = self.items_of(&args[2])? {
                    self.expect_sorted(&key)?;
                    self.require_order(&key)?;
                }
                self.none()
            }
            R::EntryOf | R::ValueAt => match (a.kind.dict(), arm) {
                (Some(def), R::ValueAt) => self.read_value(def),
                (Some(def), _) => {
                    self.seek_key(def, &args[1], "is looked for here")?;
                    SomeValue::int()
                }
                _ => return self.wrong_arguments(name, args),
            },
            R::HideItems => {
                if let Kind::List(def) = a.kind {
                    self.mark_mutated(def)?;
                    self.mark_growing(def);
                }
                a.widened()
            }
            R::MakeSureNotResized => {
                if let Kind::List(def) = a.kind {
                    if self.a.listdef(def).relengthened {
                        return self.fail(RESIZED, "this list is resized elsewhere");
                    }
                    let pos = self.pos;
                    self.a.lists.get_mut(def).must_not_resize = Some(pos);
                }
                a.clone()
            }
            R::MakeSureNotModified => {
                if let Kind::List(def) = a.kind {
                    let pos = self.pos;
                    let def = self.a.lists.get_mut(def);
                    def.must_not_resize = Some(pos);
                    def.must_not_mutate = Some(pos);
                }
                a.clone()
            }
            R::CallWhenDead => self.call_when_dead(a, &args[1])?,
            R::WeakrefRef => match a.kind {
                Kind::Instance(class) => Kind::WeakRef(class).into(),
                _ => return self.wrong_arguments(name, args),
            },
            R::RDict => {
                let (eq, hash) = (a, &args[1]);
                if eq.konst.is_none() || hash.konst.is_none() {
                    return self.fail(
                        NOT_CONSTANT,
                        "the functions that an `r_dict` is made with must be constants",
                    );
                }
                let dict = self.dict_here(0);
                self.a.dicts.get_mut(dict).custom = Some((eq.clone(), hash.clone()));
                SomeValue::dict(dict)
            }
            // What a bound method is bound to: calls that become calls of functions need it.
            R::BuiltinFunctionOrMethodDunderSelf => match &a.kind {
                Kind::BuiltinMethod { recv, .. } => (**recv).clone(),
                _ => return self.wrong_arguments(name, args),
            },
        })
    }

    fn slice_part(&self, slice: &SomeValue, part: usize) -> An {
        match &slice.kind {
            Kind::Slice(parts) => Ok(parts[part].clone()),
            _ => self.wrong_arguments("slice", std::slice::from_ref(slice)),
        }
    }

    /// What `r_int16(x)` and its like give: `name` is that of the call.
    pub(in crate::annotate) fn machine_integer(
        &self,
        name: &str,
        int: IntKind,
        args: &[SomeValue],
    ) -> An {
        match args {
            [a] => match a.kind {
                Kind::Integer {
                    nonneg, int: from, ..
                } => {
                    // A word that fits stays non-negative; a wrapped one may not.
                    let keeps = from.bits(64) <= int.bits(64) && from.is_signed();
                    Ok(SomeValue::integer(int, nonneg && keeps))
                }
                Kind::Bool => Ok(SomeValue::integer(int, true)),
                Kind::Float | Kind::SingleFloat | Kind::Str | Kind::Char => {
                    Ok(SomeValue::integer(int, false))
                }
                _ => self.wrong_arguments(name, args),
            },
            [] => Ok(SomeValue::integer(int, true)),
            _ => self.wrong_arguments(name, args),
        }
    }

    fn range(&mut self, args: &[SomeValue]) -> An {
        for a in args {
            self.expect_int(a)?;
        }
        let nonneg =
            |s: &SomeValue| matches!(s.kind, Kind::Integer { nonneg: true, .. } | Kind::Bool);
        let step = match args.get(2) {
            None => RangeStep::Const(1),
            Some(step) => match self.int_of(step) {
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
                let floor = self.int_of(stop).is_some_and(|v| v >= -1);
                down && (floor || nonneg(stop))
            }
            _ => false,
        };
        let item = SomeValue::integer(IntKind::Signed, all_nonneg);
        let list = self.list_here(0);
        let new = self.a.listdef(list).item.is_impossible();
        self.put_in(Content::Item(list), &item, "is a number of this range")?;
        let def = self.a.lists.get_mut(list);
        if new {
            def.range_step = Some(step);
        } else if def.range_step.is_some() && def.range_step != Some(step) {
            def.range_step = Some(RangeStep::Variable);
        }
        Ok(SomeValue::list(list))
    }

    fn isinstance(&mut self, value: &SomeValue, class: &SomeValue) -> An {
        if let Some(known) = self.of_no_class(value, class)? {
            return Ok(self.const_bool(known));
        }
        let classes = self.checked_classes(class)?;
        if let Kind::Instance(class) = value.kind {
            let builtin = |&c: &ObjId| self.heap().class(c).is_some_and(|c| c.builtin);
            if self.is_exception_arg(class) && classes.iter().any(builtin) {
                return self.fail(
                    UNSUPPORTED,
                    "the type of an exception's argument is not known in translated code",
                );
            }
        }
        let (truth, _) = self.instance_test(value, &classes)?;
        Ok(match truth {
            Some(truth) => self.const_bool(truth),
            None => SomeValue::bool(),
        })
    }

    /// Whether instances stand for an argument of an exception, in `e.args`.
    fn is_exception_arg(&self, class: ClassDefId) -> bool {
        let mut class = Some(class);
        while let Some(this) = class {
            let def = &self.a.classes[this];
            if self.means(def.class, Meaning::ExceptionArgument) {
                return true;
            }
            class = def.base;
        }
        false
    }

    /// What the truth of a call tells of its first argument.
    pub fn call_facts(
        &mut self,
        func: BuiltinFn,
        var: Var,
        args: &[SomeValue],
    ) -> Option<Rc<Facts>> {
        if args.len() != 2 {
            return None;
        }
        let classes = self.tested_classes(args[1].konst?).ok()?;
        let (_, facts) = match func {
            BuiltinFn::Isinstance => self.instance_test(&args[0], &classes).ok()?,
            BuiltinFn::Issubclass => self.subclass_test(&args[0], &classes)?,
            _ => return None,
        };
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
