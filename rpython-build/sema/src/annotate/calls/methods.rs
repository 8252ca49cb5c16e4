//! Calls of methods of builtin types: what their signatures ([`crate::stubs`]) say of their
//! receivers, operands and results.

use crate::annotate::errors::report::*;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::arguments::Args;
use crate::annotate::types::builtin::class_of;
use crate::annotate::types::builtin::{fits, Callee};
use crate::annotate::types::defs::KeyFunction;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::flow::fold::is_small;
use crate::front::code::Name;
use crate::host::space::ObjectSpace;
use crate::ir::model::*;
use crate::stubs::{Bound, Class, Effect, Lowering, Method, ParamKind, Signature, Type, View};

impl Annotator<'_> {
    /// The class whose attributes a value has: [`class_of`], and of lists those that are ranges.
    pub(in crate::annotate) fn class_of(&self, value: &SomeValue) -> Option<Class> {
        match value.kind {
            Kind::List(def) if self.a.listdef(def).range_step.is_some() => Some(Class::Range),
            ref kind => class_of(kind),
        }
    }

    /// The block at work is looked at again if the value is a range that turns out to be a list.
    pub(in crate::annotate) fn ask_range(&mut self, value: &SomeValue) {
        if let Kind::List(def) = value.kind {
            self.read_item(def);
        }
    }

    /// The same method of another type, on the receiver made one; then its result made what the
    /// signature says: as the methods of a bytearray are those of its bytes.
    pub(in crate::annotate) fn method_through(
        &mut self,
        op: &Op<Hl>,
        signature: &Signature,
        method: Method,
        class: Class,
    ) -> An<Outcome> {
        let types = self.heap().types;
        let class = match class {
            Class::Bytes => types.bytes,
            _ => return self.no_translation(method),
        };
        let make = match signature.result {
            Type::ByteArray => Some(types.bytearray),
            Type::List(Type::ByteArray) => self.app_function("app_str", "arrays"),
            _ => None,
        };
        let Some(make) = make else {
            return self.no_translation(method);
        };
        let mut ops = Vec::new();
        let this = self.receiver_of(&mut ops, op);
        let other = self.step_call(&mut ops, Value::Const(class), &[this]);
        let bound = self.step_attr(&mut ops, &other, method.name());
        let got = self.step(&mut ops, op.code, [&[bound], &op.args[1..]].concat());
        Ok(self.last_call(ops, op, Value::Const(make), &[got]))
    }

    fn no_translation<T>(&self, method: Method) -> An<T> {
        let message = format!("the method `{method}` has no translation yet");
        self.fail(UNSUPPORTED, message)
    }

    /// The annotation of calling a method of a builtin type by position.
    pub fn call_method(&mut self, recv: &SomeValue, method: Method, args: &Args) -> An {
        let callee = Callee::method(recv, method);
        let values = args.values();
        let names: Vec<Name> = args.kw.iter().map(|(name, _)| name.clone()).collect();
        let found = crate::stubs::chosen(callee.overloads, values.len(), &names);
        let Some(signature) = found.filter(|_| names.is_empty()) else {
            return self.wrong_call(&callee, values.len(), &names);
        };
        if signature.pure {
            let constant = self.folded(recv, method, &values)?;
            if !constant.is_impossible() {
                return Ok(constant);
            }
        }
        if matches!(signature.lowering, Lowering::Annotator(_)) {
            let message = format!("the format before `.{method}` must be a constant");
            let error = self.error(NOT_CONSTANT, message);
            return Err(Stop::about(error, [recv]));
        }
        self.apply_effect(recv, signature)?;
        let gathers = signature.result == Type::Gathered;
        for (at, param) in signature.params.iter().enumerate() {
            let rest = match param.kind {
                ParamKind::Star => values.len(),
                ParamKind::StarStar => at,
                _ => at + 1,
            };
            for value in values.get(at..rest.min(values.len())).unwrap_or_default() {
                if !gathers {
                    self.take(recv, &param.ty, value, signature.reason)?;
                }
            }
            if at >= values.len() && param.ty == Type::Value && param.default.is_some() {
                let none = self.none();
                self.take(recv, &param.ty, &none, signature.reason)?;
            }
        }
        self.give(recv, signature.name, &signature.result, &values)
    }

    /// A method of a constant text on constants, such as a name that a loop over an
    /// `unrolling_iterable` looks at: what it is asked decides which branches there are.
    fn folded(&mut self, recv: &SomeValue, method: Method, args: &[SomeValue]) -> An {
        let (Kind::Str | Kind::Char, Some(text)) = (&recv.kind, recv.konst) else {
            return Ok(SomeValue::IMPOSSIBLE);
        };
        let Some(args) = args.iter().map(|arg| arg.konst).collect::<Option<Vec<_>>>() else {
            return Ok(SomeValue::IMPOSSIBLE);
        };
        let Ok(bound) = self.session.getattr(text, &method.name().into()) else {
            return Ok(SomeValue::IMPOSSIBLE);
        };
        let result = self.session.folding(|host| host.call_obj(bound, &args));
        match result {
            Ok(object) if !is_small(self.heap(), object) => Ok(SomeValue::IMPOSSIBLE),
            Ok(object) => self.immutable_value(object),
            // It raises at run time too.
            Err(_) => Ok(SomeValue::IMPOSSIBLE),
        }
    }

    pub(in crate::annotate) fn apply_effect(
        &mut self,
        recv: &SomeValue,
        signature: &Signature,
    ) -> An<()> {
        let Kind::List(def) = recv.kind else {
            return Ok(());
        };
        match signature.effect {
            Effect::None => {}
            Effect::Mutates => self.mark_mutated(def)?,
            Effect::Resizes => self.mark_resized(def)?,
        }
        if signature.items == Some(Bound::Ordered) {
            let item = self.read_item(def);
            self.expect_sorted(&item)?;
            self.require_order(&item)?;
            if self.compares_instances(&item, 0) {
                // Their `__lt__` may look at the list, which is empty meanwhile.
                self.mark_growing(def);
            }
        }
        Ok(())
    }

    /// An argument meets a parameter of this type. `how` is said of what the receiver gets.
    pub(in crate::annotate) fn take(
        &mut self,
        recv: &SomeValue,
        ty: &Type,
        arg: &SomeValue,
        how: &'static str,
    ) -> An<()> {
        match ty {
            Type::Int | Type::NonNeg => self.expect_int(arg),
            Type::Wide => self.expect_integer(arg),
            Type::Float if !fits(ty, &arg.kind) => self.wrong_type("a number is", arg, None),
            Type::Str => self.expect_str(arg),
            Type::Bytes if !fits(ty, &arg.kind) => self.wrong_type("`bytes` are", arg, None),
            Type::Bytes | Type::ByteArray | Type::Buffer => self.expect_bytes(arg),
            Type::Item => self.put(recv, arg, how),
            Type::Hashable => match arg.kind {
                Kind::List(def) if self.a.listdef(def).range_step.is_some() => Ok(()),
                Kind::List(_) | Kind::Dict(_) | Kind::Set { frozen: false, .. } => {
                    self.fail_of(NO_OPERATION, arg, |what| {
                        format!("`hash` does not take {what}")
                    })
                }
                _ => Ok(()),
            },
            Type::Value => match recv.kind {
                Kind::Dict(def) => self.put_in(Content::Value(def), arg, "is stored here"),
                _ => Ok(()),
            },
            Type::Sought(Type::Item) => self.seek(recv, arg),
            Type::Shown(of) => {
                self.take(recv, of, arg, how)?;
                match recv.kind {
                    Kind::List(def) => {
                        let item = self.read_item(def);
                        if let Some(shows) = self.shown_by_python(&item)? {
                            self.a.lists.get_mut(def).shows = Some(shows);
                        }
                        self.require(&item, KeyFunction::Repr)
                    }
                    _ => Ok(()),
                }
            }
            Type::Iterable(of) => match self.items_of(arg)? {
                Some(item) if !item.is_impossible() => self.take(recv, of, &item, how),
                _ => Ok(()),
            },
            Type::Pairs => match recv.kind {
                Kind::Dict(_) => self.update_dict(recv, arg),
                _ => Ok(()),
            },
            Type::Items(of) => match &arg.kind {
                Kind::Tuple(items) => {
                    let items = items.clone();
                    items
                        .iter()
                        .try_for_each(|item| self.take(recv, of, item, how))
                }
                Kind::Seq(item) => self.take(recv, of, &item.clone(), how),
                _ => self.take(recv, of, arg, how),
            },
            Type::Union(types) => {
                let ty = types.iter().find(|ty| fits(ty, &arg.kind));
                self.take(recv, ty.unwrap_or(&types[0]), arg, how)
            }
            _ => Ok(()),
        }
    }

    /// An item is put into a container.
    fn put(&mut self, recv: &SomeValue, item: &SomeValue, how: &'static str) -> An<()> {
        match recv.kind {
            Kind::List(def) => self.put_in(Content::Item(def), item, how),
            Kind::Set { .. } => self.add_to_set(recv, item),
            Kind::Dict(def) => self.put_in(Content::Key(def), item, how),
            _ => Ok(()),
        }
    }

    /// A value is compared with the items of a container.
    pub(in crate::annotate) fn seek(&mut self, recv: &SomeValue, value: &SomeValue) -> An<()> {
        match recv.kind {
            Kind::List(def) => {
                let Some(sought) = self.sought(value, Content::Item(def)) else {
                    return Ok(());
                };
                self.put(recv, &sought, "is looked for in the list here")?;
                let item = self.look(Content::Item(def));
                self.require(&item, KeyFunction::Eq)
            }
            Kind::Dict(def) | Kind::Set { def, .. } => {
                match self.sought(value, Content::Key(def)) {
                    Some(sought) => self.put(recv, &sought, "is looked up here"),
                    None => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    /// The value of a type for these arguments of what is called `name`.
    pub(in crate::annotate) fn give(
        &mut self,
        recv: &SomeValue,
        name: &str,
        ty: &Type,
        args: &[SomeValue],
    ) -> An {
        Ok(match ty {
            Type::None => self.none(),
            Type::Bool => SomeValue::bool(),
            Type::SingleFloat => Kind::SingleFloat.into(),
            Type::Int => SomeValue::int(),
            Type::NonNeg => SomeValue::nonneg_int(),
            Type::Float => SomeValue::float(),
            &Type::Machine(int) => self.machine_integer(name, int, args)?,
            Type::Char => SomeValue::char(),
            Type::Str => SomeValue::str(),
            Type::Bytes => SomeValue::bytes(),
            Type::ByteArray => SomeValue::bytearray(),
            Type::Item => match recv.kind {
                Kind::List(def) => self.read_item(def),
                Kind::Dict(def) | Kind::Set { def, .. } => self.read_key(def),
                _ => return Err(Stop::Blocked),
            },
            Type::Value => match recv.kind {
                Kind::Dict(def) => self.read_value(def),
                _ => return Err(Stop::Blocked),
            },
            &Type::Of(at) => match args.get(at as usize) {
                Some(arg) => arg.clone(),
                None => self.none(),
            },
            &Type::ItemOf(at) => match args.get(at as usize) {
                Some(arg) => self.items_of(arg)?.unwrap_or_default(),
                None => self.none(),
            },
            &Type::Computed(arm, _) => self.result(arm, name, std::slice::from_ref(recv))?,
            Type::New(_) => recv.clone(),
            Type::List(of) => {
                let item = self.give(recv, name, of, args)?;
                self.new_list(&item)?
            }
            Type::Tuple(of) => {
                let mut items = Vec::with_capacity(of.len());
                for ty in *of {
                    items.push(self.give(recv, name, ty, args)?);
                }
                match items.iter().any(SomeValue::is_impossible) {
                    true => SomeValue::IMPOSSIBLE,
                    false => SomeValue::tuple(items),
                }
            }
            Type::Receiver => self.copy_of(recv, &[])?,
            Type::Gathered => self.copy_of(recv, args)?,
            Type::View(view) => match recv.kind {
                Kind::Dict(def) => {
                    let variant = match view {
                        View::Keys => IterVariant::Keys,
                        View::Values => IterVariant::Values,
                        View::Items => IterVariant::Items,
                    };
                    Kind::DictView { def, variant }.into()
                }
                _ => return Err(Stop::Blocked),
            },
            Type::Union(types) => {
                let mut all = SomeValue::IMPOSSIBLE;
                for ty in *types {
                    let value = self.give(recv, name, ty, args)?;
                    if value.is_none() && all.or_none().is_none() {
                        let what = self.describe(&all);
                        let message = format!("`{name}` may give `None`, which {what} cannot be");
                        let help = "give a default value, or test with `in` first";
                        let error = self.error(NO_UNION, message).help(help);
                        return Err(Stop::about(error, [&all]));
                    }
                    all = self.join(&all, &value)?;
                }
                all
            }
            _ => return self.no_operation(name, std::slice::from_ref(recv)),
        })
    }

    /// A new object of the receiver's type, with its items and those of other containers.
    fn copy_of(&mut self, recv: &SomeValue, others: &[SomeValue]) -> An {
        match recv.kind {
            Kind::Integer { int, .. } => Ok(SomeValue::integer(int, false)),
            Kind::Bool => Ok(SomeValue::nonneg_int()),
            Kind::Dict(def) => self.copy_dict(def),
            Kind::Set { def, frozen, .. } => {
                let new = self.dict_here(0);
                let key = self.read_key(def);
                self.put_in(Content::Key(new), &key, "comes from this set")?;
                for other in others {
                    if let Some(item) = self.items_of(other)? {
                        self.put_in(Content::Key(new), &item, "meets the set here")?;
                    }
                }
                Ok(SomeValue::set(new, frozen))
            }
            _ => Ok(recv.widened()),
        }
    }

    /// Checks that a value is bytes or a bytearray.
    pub fn expect_bytes(&mut self, value: &SomeValue) -> An<()> {
        match value.kind {
            Kind::Bytes | Kind::ByteArray => Ok(()),
            Kind::Str | Kind::Char => {
                let help = crate::annotate::errors::elsewhere::TEXT;
                self.wrong_type("`bytes` are", value, Some(help))
            }
            _ => self.wrong_type("`bytes` are", value, None),
        }
    }

    /// A new dict with the keys and values of another.
    pub fn copy_dict(&mut self, from: DictDefId) -> An {
        let def = self.dict_here(0);
        let (key, value) = self.read_pair(from);
        let custom = self.a.dictdef(from).custom.clone();
        self.a.dicts.get_mut(def).custom = custom;
        self.fill_dict(def, &key, &value)?;
        Ok(SomeValue::dict(def))
    }
}
