//! Constants: from host objects to annotations.

use crate::annotate::errors::report::{ENDLESS, INSTEAD_OF_ENDLESS, UNSUPPORTED};
use crate::annotate::lattice::union::MAX_NESTING;
use crate::annotate::rounds::annotator::{An, Annotator};
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::host::attribute_key::AttrKey;
use crate::host::ll::Intrinsic;
use crate::host::lltypes::Pointee;
use crate::host::modules::meanings::Meaning;
use crate::host::object::{ObjId, Object, ViewKind};
use crate::host::Session;
use crate::lltype::types::IntKind;
use crate::lltype::{Container, LlType};
use crate::stubs::{BuiltinFn, Method};
use num_traits::ToPrimitive;
use std::rc::Rc;
use std::sync::Arc;

/// The value of an immutable constant: equal constants become one object.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ConstKey {
    /// `int`, with its type.
    Int(i128, Option<IntKind>),
    /// `float`, by its bits.
    Float(u64),
    /// `str`
    Str(Arc<str>),
    /// `bytes`
    Bytes(Rc<[u8]>),
    /// A tuple of canonical constants.
    Tuple(Vec<ObjId>),
}

/// The class that integers of this type have: of `rarithmetic`, but for `int`.
pub fn class_of_integers(session: &mut Session, int: IntKind) -> ObjId {
    let module = match int {
        int if int.is_int() => None,
        _ => session.import_module("rpython.rlib.rarithmetic").ok(),
    };
    let class = module.and_then(|m| session.heap.module_attr(m, int.name()));
    class.unwrap_or(session.heap.types.int)
}

/// A constant of which all that is known is its kind, and what it is.
fn known(kind: Kind, obj: ObjId) -> SomeValue {
    SomeValue::from(kind).with_const(obj)
}

/// A view of dicts.
fn view_of(def: DictDefId, kind: ViewKind) -> Kind {
    let variant = match kind {
        ViewKind::Keys => IterVariant::Keys,
        ViewKind::Values => IterVariant::Values,
        ViewKind::Items => IterVariant::Items,
    };
    Kind::DictView { def, variant }
}

impl Annotator<'_> {
    /// The one object that stands for all constants equal to this one.
    fn canonical(&mut self, key: ConstKey, obj: ObjId) -> ObjId {
        *self.a.state.canonical.entry(key).or_insert(obj)
    }

    /// The annotation of a constant.
    pub fn immutable_value(&mut self, obj: ObjId) -> An {
        if let Some(known) = self.a.constants.get(&obj) {
            return Ok(known.clone());
        }
        let value = match self.translated(obj)? {
            twin if twin != obj => self.immutable_value(twin)?,
            _ => self.make_immutable(obj)?,
        };
        self.a.constants.insert(obj, value.clone());
        Ok(value)
    }

    /// What translated code uses in place of an object; most often the object itself.
    fn translated(&mut self, obj: ObjId) -> An<ObjId> {
        self.session.translated(obj).map_err(|error| {
            for diagnostic in crate::host::program::diagnose(self.session, error) {
                self.report(diagnostic);
            }
            crate::annotate::errors::report::Stop::Blocked
        })
    }

    /// The classes that a test of a class names: one, a union, or a tuple, nested.
    pub(in crate::annotate) fn tested_classes(&mut self, classes: ObjId) -> An<Vec<ObjId>> {
        let classes = self.heap().class_list(classes).into_iter();
        classes.map(|class| self.translated(class)).collect()
    }

    fn make_immutable(&mut self, obj: ObjId) -> An {
        if let Some(which) = Intrinsic::of(self.heap(), obj) {
            return Ok(known(Kind::Intrinsic(which), obj));
        }
        let object = self.heap().get(obj).clone();
        let value: SomeValue = match object {
            Object::None => known(Kind::None, obj),
            Object::Bool(_) => SomeValue::bool().with_const(obj),
            Object::Int(_) | Object::BigInt(_) => {
                let number = self.heap().as_bigint(obj).and_then(|n| n.to_i128());
                // Too wide for any machine type: only what runs before translation can use it, as
                // `rbigint.fromlong` does.
                let Some((n, kind)) = number.and_then(|n| Some((n, self.narrowest(n)?))) else {
                    return Ok(known(Kind::HostObject, obj));
                };
                let tag = (kind != IntKind::Signed).then_some(kind);
                let obj = self.canonical(ConstKey::Int(n, tag), obj);
                SomeValue::integer(kind, n >= 0).with_const(obj)
            }
            Object::Float(x) => {
                let obj = self.canonical(ConstKey::Float(x.to_bits()), obj);
                SomeValue::float().with_const(obj)
            }
            Object::Str(text) => {
                let one = text.chars().take(2).count() == 1;
                let obj = self.canonical(ConstKey::Str(text), obj);
                if one {
                    SomeValue::char()
                } else {
                    SomeValue::str()
                }
                .with_const(obj)
            }
            Object::Bytes(bytes) => {
                let obj = self.canonical(ConstKey::Bytes(bytes), obj);
                SomeValue::bytes().with_const(obj)
            }
            Object::ByteArray(_) => SomeValue::bytearray().with_const(obj),
            Object::Tuple(items) => {
                let items = self.immutable_items(&items)?;
                let consts: Option<Vec<ObjId>> = items.iter().map(|s| s.konst).collect();
                let obj = match consts {
                    Some(consts) => self.canonical(ConstKey::Tuple(consts), obj),
                    None => obj,
                };
                SomeValue::tuple(items).with_const(obj)
            }
            Object::List(_) => {
                let list = self.new_listdef(SomeValue::IMPOSSIBLE);
                self.a.lists.get_mut(list).prebuilt = true;
                return self.with_contents(obj, SomeValue::list(list));
            }
            Object::Range { step, .. } => {
                let list = self.new_listdef(SomeValue::int());
                self.a.lists.get_mut(list).range_step = Some(RangeStep::Const(step));
                SomeValue::list(list).with_const(obj)
            }
            Object::Dict(_) => {
                let dict = self.a.dicts.push(DictDef::default());
                return self.with_contents(obj, SomeValue::dict(dict));
            }
            Object::DictView { dict, kind } => match self.immutable_value(dict)?.kind {
                Kind::Dict(def) => known(view_of(def, kind), obj),
                _ => known(Kind::HostObject, obj),
            },
            Object::Set(_) | Object::FrozenSet(_) => {
                let def = self.a.dicts.push(DictDef::default());
                let value = SomeValue::set(def, matches!(object, Object::FrozenSet(_)));
                return self.with_contents(obj, value);
            }
            Object::Slice([a, b, c]) => {
                let parts = [
                    self.immutable_value(a)?,
                    self.immutable_value(b)?,
                    self.immutable_value(c)?,
                ];
                SomeValue::from(Kind::Slice(Rc::new(parts))).with_const(obj)
            }
            Object::Function(_) => match self.builtin_function(obj) {
                Some(func) => known(Kind::Builtin(func), obj),
                None => {
                    let desc = self.function_desc(obj);
                    SomeValue::pbc(vec![desc]).with_const(obj)
                }
            },
            Object::Builtin(ref b) if &*b.name == "__new__" && self.is_object_new(obj) => {
                self.instantiate_value()?
            }
            // Calls of it become assignments.
            Object::Builtin(_) if self.heap().is_object_method(obj, "__setattr__") => {
                known(Kind::HostObject, obj)
            }
            Object::Builtin(ref b) if b.owner.is_some() => {
                // A method read from one of Python's own classes. (A number's or a container's is
                // not what `object` has.)
                let name = b.name.clone();
                let types = self.heap().types;
                let inherits = |o: &ObjId| {
                    *o == types.object || self.heap().is_subclass(*o, types.base_exception)
                };
                let classes = b.owner.filter(inherits);
                let classes = classes.map_or_else(Vec::new, |o| self.heap().mro(o).to_vec());
                let found = classes
                    .into_iter()
                    .find_map(|class| self.app_method(class, &name));
                match found {
                    Some(func) => {
                        let desc = self.function_desc(func);
                        SomeValue::pbc(vec![desc])
                    }
                    None => known(Kind::HostObject, obj),
                }
            }
            Object::Builtin(_) => {
                let func = self.builtin_function(obj).map(Kind::Builtin);
                known(func.unwrap_or(Kind::HostObject), obj)
            }
            Object::BoundMethod { func, this } => self.bound_method(obj, func, this)?,
            Object::Class(_) => match self.builtin_function(obj) {
                Some(func) => known(Kind::Builtin(func), obj),
                None if obj == self.heap().types.none => SomeValue::from(Kind::Type {
                    classes: [].into(),
                    of_none: true,
                })
                .with_const(obj),
                None if self.is_own_type(obj) => known(Kind::HostObject, obj),
                None => {
                    let desc = self.class_desc(obj);
                    SomeValue::pbc(vec![desc]).with_const(obj)
                }
            },
            Object::Instance(instance) => self.prebuilt_instance(obj, instance.class)?,
            Object::WeakRef(target) => match self.immutable_value(target)?.kind {
                Kind::Instance(class) => known(Kind::WeakRef(class), obj),
                _ => known(Kind::HostObject, obj),
            },
            Object::LlType(_) => known(Kind::LlType, obj),
            Object::LlConst(constant) => SomeValue::of_lltype(constant.ty()).with_const(obj),
            _ => known(Kind::HostObject, obj),
        };
        Ok(value)
    }

    fn is_object_new(&self, obj: ObjId) -> bool {
        self.heap().is_object_method(obj, "__new__")
    }

    /// Whether a class is one of Python's own that translated code has no instances of.
    fn is_own_type(&self, class: ObjId) -> bool {
        let heap = self.heap();
        heap.class(class).is_some_and(|c| c.builtin)
            && class != heap.types.object
            && !heap.is_subclass(class, heap.types.base_exception)
    }

    fn bound_method(&mut self, obj: ObjId, func: ObjId, this: ObjId) -> An {
        let recv = self.immutable_value(this)?;
        // What stands for an object in translated code, or for a class of named tuples, has such
        // methods of its own.
        let name = match self.heap().get(func) {
            Object::Builtin(builtin) => Some(builtin.name.clone()),
            _ => {
                let names = self.a.names_of_method(self.heap(), this, func);
                names.into_iter().next()
            }
        };
        let mut func = func;
        let twin = recv.konst.filter(|&twin| twin != this);
        let class = twin.map(|twin| match recv.kind {
            Kind::Pbc(_) => twin,
            _ => self.heap().type_of(twin),
        });
        if let (Some(class), Some(name)) = (class, &name) {
            let found = self.heap().lookup_in_class(class, name);
            match found.map(|(_, f)| (f, self.heap().get(f))) {
                Some((_, Object::ClassMethod(own))) => func = *own,
                Some((own, Object::Function(_))) => func = own,
                _ => {}
            }
        }
        match &recv.kind {
            Kind::Pbc(descs) if self.heap().function(func).is_some() => {
                let func = self.class_method_of_its_own(func, descs[0])?;
                let func = self.function_desc(func);
                let desc = self.method_of_frozen(func, descs[0]);
                Ok(SomeValue::pbc(vec![desc]).with_const(obj))
            }
            &Kind::Instance(class) if self.heap().function(func).is_some() => {
                let Some(name) = name else {
                    let what = self.heap().repr_short(obj);
                    let message = format!("{what} is a method that the class of its object lacks");
                    return self.fail(UNSUPPORTED, message);
                };
                // (So that instances have it in their tables.)
                let name = AttrKey::Field(name);
                self.get_attribute(class, &name)?;
                let func = self.function_desc(func);
                let desc = self.method_desc(func, class, Some(class), name);
                Ok(SomeValue::pbc(vec![desc]).with_const(obj))
            }
            Kind::HostObject => Ok(known(Kind::HostObject, obj)),
            _ => {
                let name = match self.heap().get(func) {
                    Object::Builtin(b) => b.name.clone(),
                    _ => return Ok(known(Kind::HostObject, obj)),
                };
                let method = Method::from_name(&name);
                match method.filter(|_| crate::annotate::types::builtin::has_own(&recv.kind, &name))
                {
                    Some(method) => Ok(Kind::BuiltinMethod {
                        recv: Rc::new(recv),
                        method,
                    }
                    .into()),
                    None => Ok(known(Kind::HostObject, obj)),
                }
            }
        }
    }

    fn prebuilt_instance(&mut self, obj: ObjId, class: ObjId) -> An {
        let payload = self.heap().instance(obj).and_then(|i| i.payload);
        if let Some(payload) = payload.filter(|_| self.enum_data(class).is_none()) {
            return self.prebuilt_number(obj, class, payload);
        }
        if let Some(pointer) = self.session.heap.low_level_pointer(obj) {
            return self.with_contents(obj, SomeValue::of_lltype(pointer.ty));
        }
        if let Some(origin) = self.origin_of_alias(obj, class) {
            return self.immutable_value(origin);
        }
        match self.builtin_function(class) {
            Some(BuiltinFn::RDict) => return self.prebuilt_r_dict(obj),
            Some(BuiltinFn::StringBuilder | BuiltinFn::UnicodeBuilder) => {
                return Ok(known(Kind::Builder, obj))
            }
            Some(BuiltinFn::RSinglefloat) => return Ok(known(Kind::SingleFloat, obj)),
            _ => {}
        }
        let class = self.class_of_prebuilt(obj, class)?;
        if self.is_frozen(obj, class) {
            self.expect_attributes_found(class);
            let desc = self.frozen_desc(obj);
            return Ok(SomeValue::pbc(vec![desc]).with_const(obj));
        }
        let class = self.classdef(class)?;
        // (Its methods are there from now on: it may meet functions before it is read.)
        self.mark_instantiated(class);
        self.with_contents(obj, SomeValue::instance(class))
    }

    /// The value of a prebuilt object that refers to others. Those are looked at when all that is
    /// being looked at has its value: so the work is as much as there are objects, however they
    /// refer to each other, and no deeper for a long chain of them.
    fn with_contents(&mut self, obj: ObjId, value: SomeValue) -> An {
        let value = value.with_const(obj);
        self.a.constants.insert(obj, value.clone());
        self.a.state.unread.push_back(obj);
        if !self.a.state.reading {
            self.a.state.reading = true;
            let mut outcome = Ok(());
            while let Some(next) = self.a.state.unread.pop_front() {
                let done = self.read_contents(next);
                outcome = outcome.and(done);
            }
            self.a.state.reading = false;
            outcome?;
        }
        Ok(value)
    }

    fn read_contents(&mut self, obj: ObjId) -> An<()> {
        let Some(value) = self.a.constants.get(&obj).cloned() else {
            return Ok(());
        };
        match (value.kind, self.heap().get(obj).clone()) {
            (Kind::List(def), Object::List(items)) => {
                for item in items {
                    self.hold(obj, item, Content::Item(def), "is in this list")?;
                }
            }
            (Kind::Dict(def), Object::Dict(table)) => {
                self.read_items(obj, def, table.iter().collect())?;
            }
            (Kind::Set { def, .. }, Object::Set(table) | Object::FrozenSet(table)) => {
                for key in table.keys().collect::<Vec<_>>() {
                    self.hold(obj, key, Content::Key(def), "is in this set")?;
                }
            }
            (Kind::Dict(def), Object::Instance(_)) => {
                let items = self.heap().r_dict_items(obj);
                self.read_items(obj, def, items)?;
            }
            (Kind::Instance(class), _) => self.see_instance(class, obj)?,
            (Kind::Ptr(ty), _) => self.see_pointer(obj, ty)?,
            _ => {}
        }
        Ok(())
    }

    /// What a prebuilt low-level pointer leads to: the functions that C may call.
    fn see_pointer(&mut self, obj: ObjId, ty: LlType) -> An<()> {
        let pointer = self.session.heap.low_level_pointer(obj);
        match (pointer.map(|pointer| pointer.to), ty) {
            (Some(Pointee::Function(func)), LlType::Ptr(Container::Func(id))) => {
                let graph = self.c_function(func, id)?;
                self.a.prebuilt_functions.insert(obj, graph);
            }
            (Some(Pointee::Container(container, _)), _)
                if self.a.state.seen_containers.insert(container) =>
            {
                self.see_container(container)?;
            }
            _ => {}
        }
        Ok(())
    }

    fn see_container(&mut self, container: ObjId) -> An<()> {
        let Some((_, values)) = self.heap().low_level_container(container) else {
            return Ok(());
        };
        for value in values {
            match self.heap().low_level_container(value) {
                Some(_) => self.see_container(value)?,
                None => drop(self.immutable_value(value)?),
            }
        }
        Ok(())
    }

    fn read_items(&mut self, holder: ObjId, dict: DictDefId, items: Vec<(ObjId, ObjId)>) -> An<()> {
        for (key, item) in items {
            self.hold(holder, key, Content::Key(dict), "is a key of this dict")?;
            self.hold(
                holder,
                item,
                Content::Value(dict),
                "is a value of this dict",
            )?;
        }
        Ok(())
    }

    /// Puts what a prebuilt object holds into a cell.
    fn hold(&mut self, holder: ObjId, held: ObjId, content: Content, what: &'static str) -> An<()> {
        let value = self.immutable_value(held)?;
        let outer = self.a.state.held.replace((holder, held));
        let done = self.put_in(content, &value, what);
        self.a.state.held = outer;
        done
    }

    /// The items of a prebuilt tuple, which may be tuples.
    fn immutable_items(&mut self, items: &[ObjId]) -> An<Vec<SomeValue>> {
        if self.a.state.nested >= MAX_NESTING {
            let message =
                format!("a constant tuple has tuples in it that are nested {MAX_NESTING} deep");
            let error = self.error(ENDLESS, message);
            return Err(error.help(INSTEAD_OF_ENDLESS).into());
        }
        self.a.state.nested += 1;
        let values = items.iter().map(|&item| self.immutable_value(item));
        let values = values.collect();
        self.a.state.nested -= 1;
        values
    }

    /// An `r_dict` that was made while importing.
    fn prebuilt_r_dict(&mut self, obj: ObjId) -> An {
        let attr = |name: &str| self.heap().instance_attr(obj, name);
        let (Some(eq), Some(hash)) = (attr("key_eq"), attr("key_hash")) else {
            return Ok(known(Kind::HostObject, obj));
        };
        let dict = self.a.dicts.push(DictDef::default());
        let custom = (self.immutable_value(eq)?, self.immutable_value(hash)?);
        self.a.dicts.get_mut(dict).custom = Some(custom);
        self.with_contents(obj, SomeValue::dict(dict))
    }

    /// Of a generic class with its arguments, `Stack[int]`: the class.
    fn origin_of_alias(&self, obj: ObjId, class: ObjId) -> Option<ObjId> {
        if !self.means(class, Meaning::Alias) {
            return None;
        }
        let origin = self.heap().instance_attr(obj, "__origin__")?;
        self.heap().class(origin).map(|_| origin)
    }

    /// The type of a constant integer: `int` if it fits a word.
    fn narrowest(&self, n: i128) -> Option<IntKind> {
        let bits = self.session.word_bits;
        let wide = (bits == 64).then_some(IntKind::Wide);
        [
            IntKind::Signed,
            IntKind::Unsigned,
            IntKind::I64,
            IntKind::U64,
        ]
        .into_iter()
        .chain(wide)
        .find(|kind| kind.wrap(n, bits) == n)
    }

    /// The type of the machine integers that instances of a class are.
    pub(super) fn machine_integer_of(&self, class: ObjId) -> Option<IntKind> {
        self.heap().mro(class).iter().find_map(|&c| {
            let func = BuiltinFn::from_name(&self.heap().dotted_name(c))?;
            func.machine_integer()
        })
    }

    /// An instance of a subclass of one of Python's own types: the machine integers.
    fn prebuilt_number(&mut self, obj: ObjId, class: ObjId, payload: ObjId) -> An {
        self.expect_plain_data(obj, class)?;
        let kind = self.machine_integer_of(class);
        let number = self.heap().as_bigint(payload).and_then(|n| n.to_i128());
        match (kind, number) {
            (Some(kind), Some(n)) => {
                let obj = self.canonical(ConstKey::Int(n, Some(kind)), obj);
                Ok(SomeValue::integer(kind, n >= 0).with_const(obj))
            }
            // A flag, a named tuple, …: the value alone is what translated code sees.
            (_, None) if self.has_named_values(class) => {
                let name = self.heap().class_name(class);
                self.fail(
                    UNSUPPORTED,
                    format!(
                        "members of `{name}` would be plain values, without names: only those of \
                         `Enum`, `IntEnum` and `Flag` can be used"
                    ),
                )
            }
            _ => self.immutable_value(payload),
        }
    }

    /// Whether a class is an enum whose members are used for more than to compare them.
    fn has_named_values(&self, class: ObjId) -> bool {
        self.has_members(class) && !self.means(class, Meaning::Compared)
    }

    /// Whether an instance says of itself that it never changes.
    fn is_frozen(&self, obj: ObjId, class: ObjId) -> bool {
        self.heap().lookup_in_class(class, "_freeze_").is_some()
            || self.is_constant_descriptor(obj, class)
    }
}
