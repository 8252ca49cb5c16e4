//! Attributes of classes (D05.1, 6.6): each lives in the most general class that has it.
//!
//! *Invariants.* Of an attribute's name there is at most one [`Attribute`] on any path from
//! `object` to a leaf. Its value is above everything that any class below gives it as a
//! constant, that any prebuilt instance below has, and that any `setattr` below stores.
//! A function in a class's dict is a method without a receiver there; reading it through an
//! instance binds it ([`super::methods_by_class`]).

use crate::annotate::errors::flows::Step;
use crate::annotate::errors::report::{Stop, UNSUPPORTED};
use crate::annotate::rounds::annotator::{An, Annotator};
use crate::annotate::types::accessors::Accessor;
use crate::annotate::types::defs::Cell;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::code::Name;
use crate::front::private;
use crate::host::attribute_key::{Access, AttrKey};
use crate::host::object::{ObjId, Object};

/// Who gives an attribute a value without an assignment in translated code.
enum Holder {
    /// The body of a class.
    Class(ClassDefId),
    /// A prebuilt object.
    Object(ObjId),
}

impl Annotator<'_> {
    /// What a class itself (not a base) gives an attribute, as an object of its dict. Properties
    /// are found as their getters and setters, and what the toolchain writes in Python for
    /// Python's own classes stands for their methods.
    pub fn own_source(&mut self, class: ClassDefId, key: &AttrKey) -> Option<ObjId> {
        let (base_name, accessor) = match *key {
            AttrKey::Super(ref method, access, behind) => {
                return self.super_source(class, method, access, behind)
            }
            AttrKey::Field(ref name) | AttrKey::Method(ref name) => (name, None),
            AttrKey::Accessor(ref base, access) => {
                if let Some(source) = self.managed_source(class, base, access) {
                    return source;
                }
                (base, Some(access))
            }
            AttrKey::Has(_) => {
                let root = self.root_of(class) == class && !self.a.is_bare(class);
                return root.then(|| self.heap().false_);
            }
            AttrKey::Own(_) => return None,
            AttrKey::AsTuple => return self.dataclass_source(class, "make_astuple"),
            AttrKey::AsDict => return self.dataclass_source(class, "make_asdict"),
        };
        let types = self.heap().types;
        let own = self.a.classes[class].own.clone();
        let owner = self.a.classes[class].class;
        let mro = self.heap().mro(owner).to_vec();
        for at in mro {
            let data = self.heap().class(at)?;
            let builtin = data.builtin;
            let found = data.dict.get(base_name).copied();
            if builtin {
                // A base's own class: what it has is found there.
                if !own.contains(&at) {
                    return None;
                }
                if at == types.float && found.is_none() && accessor.is_none() {
                    continue;
                }
                return match accessor {
                    None if [types.int, types.str, types.float].contains(&at) => {
                        self.method_of_data(at, base_name)
                    }
                    None => self.app_method(at, base_name),
                    Some(Access::Del) => None,
                    Some(access) => self.app_property(at, base_name, access == Access::Get),
                };
            }
            let Some(found) = found else { continue };
            if !own.contains(&at) && !self.is_by_class(found) {
                return None;
            }
            let found = self.function_of_its_own(class, at, found);
            let plain = self.heap().payload(found);
            if let (None, Object::Builtin(builtin)) = (accessor, self.heap().get(plain)) {
                let owner = builtin.owner;
                let data = [types.int, types.str, types.float];
                if let Some(owner) = owner.filter(|owner| data.contains(owner)) {
                    let name = builtin.name.clone();
                    return self.method_of_data(owner, &name);
                }
            }
            return match (accessor, self.heap().get(plain)) {
                // No instance has it: every class that can be made has one of its own.
                (None, Object::Function(_)) if self.is_abstract(owner, base_name, plain) => None,
                (None, Object::StaticMethod(func) | Object::ClassMethod(func))
                    if self.is_abstract(owner, base_name, *func) =>
                {
                    None
                }
                // (What is missing is not looked for in a base.)
                (Some(access), Object::Property(p)) => match access.of(p) {
                    Some(get)
                        if access == Access::Get && self.is_abstract(owner, base_name, get) =>
                    {
                        None
                    }
                    Some(function) => Some(function),
                    None => self.property_refuser(class, base_name, access),
                },
                (Some(access), Object::Instance(_)) if self.is_cached_property(plain) => {
                    match access {
                        Access::Get => {
                            self.made_accessor(Accessor::Cached, access, owner, base_name, &[plain])
                        }
                        _ => self.made_accessor(Accessor::Managed, access, owner, base_name, &[]),
                    }
                }
                (Some(access), Object::Instance(_)) if self.is_descriptor(plain) => {
                    self.descriptor_accessor(access, class, base_name, plain)
                }
                // (Where a base computes it, it is managed.)
                (Some(_), _) => None,
                // `__slots__` only say that there is such an attribute.
                (None, Object::Slot(..) | Object::GetSet(_)) => None,
                (None, Object::StaticMethod(_)) => Some(found),
                (None, _) if matches!(key, AttrKey::Method(_)) && !self.is_bound(plain) => None,
                (None, _) => Some(found),
            };
        }
        None
    }

    /// Whether a function is what classes below this one have to have themselves: it is marked with `abstractmethod`, and
    /// the metaclass looks at that.
    fn is_abstract(&self, class: ObjId, name: &str, func: ObjId) -> bool {
        let missing = self.heap().lookup_in_class(class, "__abstractmethods__");
        let missing = missing.and_then(|(_, names)| self.heap().table(names));
        let mut missing = missing.into_iter().flat_map(|names| names.keys());
        if !missing.any(|missing| self.heap().as_str(missing).is_some_and(|n| **n == *name)) {
            return false;
        }
        let mark = self.heap().function_attr(func, "__isabstractmethod__");
        mark.is_some_and(|mark| self.heap().as_bool(mark) == Some(true))
    }

    /// What a class has from a mixin is a copy of its own, as the same function in unrelated classes
    /// has receivers that have nothing in common; and so is a method that each class has for itself.
    fn function_of_its_own(&mut self, class: ClassDefId, at: ObjId, found: ObjId) -> ObjId {
        let plain = self.heap().payload(found);
        let has_receiver = matches!(
            self.heap().get(plain),
            Object::Function(_) | Object::Property(_)
        );
        let is_at = |c: ClassDefId| self.a.classes[c].class == at;
        let inherited =
            || is_at(class) || self.a.bases(class).any(is_at) && !self.is_by_class(found);
        if !has_receiver || inherited() || self.builtin_function(plain).is_some() {
            return found;
        }
        if let Some(&known) = self.a.state.own_functions.get(&(class, found)) {
            return known;
        }
        let made = self.session.copy_of_function(plain);
        let key = (class, found);
        self.a.state.own_functions.insert(key, made);
        self.note_own_copy(class, made, plain);
        made
    }

    /// The same of the function of a class method, as one class has it that is known.
    pub(super) fn class_method_of_its_own(&mut self, func: ObjId, class: DescId) -> An<ObjId> {
        let of = match &self.a.descs[class] {
            Desc::Class(desc) if self.is_by_class(func) => desc.class,
            _ => return Ok(func),
        };
        let class = self.classdef(of)?;
        if let Some(&known) = self.a.state.own_functions.get(&(class, func)) {
            return Ok(known);
        }
        let made = self.session.copy_of_function(func);
        self.a.state.own_functions.insert((class, func), made);
        self.note_own_copy(class, made, func);
        Ok(made)
    }

    /// The method behind `behind` on the MRO of a class, if the class is the first to have it.
    fn super_source(
        &mut self,
        class: ClassDefId,
        method: &str,
        access: Option<Access>,
        behind: ObjId,
    ) -> Option<ObjId> {
        let of = self.a.classes[class].class;
        let found = self.behind(of, method, access, behind)?;
        let base = self.a.classes[class].base?;
        let above = self.a.classes[base].class;
        let own = match self.owner_behind(of, method, behind) {
            Some(at) => self.function_of_its_own(class, at, found),
            None => found,
        };
        // (A class method is bound to the class that is asked.)
        let is_bound = matches!(self.heap().get(found), Object::ClassMethod(_));
        let is_of_base =
            !is_bound && own == found && self.behind(above, method, access, behind) == Some(found);
        (!is_of_base).then_some(own)
    }

    /// The class that gives a class the attribute behind `behind` on its MRO.
    fn owner_behind(&self, of: ObjId, name: &str, behind: ObjId) -> Option<ObjId> {
        let mut after = self.classes_behind(of, behind).into_iter();
        let has = |&c: &ObjId| {
            let data = self.heap().class(c);
            data.is_some_and(|d| d.dict.contains_key(name))
        };
        let at = after.find(has)?;
        (!self.heap().class(at)?.builtin).then_some(at)
    }

    fn behind(
        &mut self,
        of: ObjId,
        method: &str,
        access: Option<Access>,
        behind: ObjId,
    ) -> Option<ObjId> {
        if let Some(access) = access {
            return self.accessor_behind(of, method, access, behind);
        }
        for at in self.classes_behind(of, behind) {
            let data = self.heap().class(at)?;
            let found = data.dict.get(method).copied();
            if data.builtin {
                if let Some(func) = self.app_method(at, method) {
                    return Some(func);
                }
                if at == self.heap().types.object && method == "__init__" {
                    return self.app_function("app_object", "object_init");
                }
            } else if found.is_some() {
                return found;
            }
        }
        None
    }

    /// The classes behind `behind` on the MRO of another.
    pub(in crate::annotate) fn classes_behind(&self, of: ObjId, behind: ObjId) -> Vec<ObjId> {
        let mro = self.heap().mro(of).iter();
        mro.skip_while(|&&c| c != behind).skip(1).copied().collect()
    }

    /// What gives an attribute behind a class on the MRO of another, where that is more than an object which stays in a class's
    /// dict: the object that computes it, if one does.
    fn computed_behind(
        &mut self,
        of: ObjId,
        name: &str,
        behind: ObjId,
    ) -> Option<(ObjId, Option<ObjId>)> {
        let assigned = self.assigned_classes(name);
        for at in self.classes_behind(of, behind) {
            if assigned.contains(&at) {
                return Some((at, None));
            }
            let data = self.heap().class(at)?;
            match (data.dict.get(name).copied(), data.builtin) {
                (Some(found), _) if self.is_computed(found) => return Some((at, Some(found))),
                (Some(_), false) => return None,
                (_, true) => {
                    if let Some(found) = self.app_property(at, name, true) {
                        return Some((at, Some(found)));
                    }
                }
                (None, false) => {}
            }
        }
        None
    }

    /// The function that does this with what `super()` finds. (`super()` asks no value that an instance has of its own; a
    /// cached property does so itself.)
    fn accessor_behind(
        &mut self,
        of: ObjId,
        name: &str,
        access: Access,
        behind: ObjId,
    ) -> Option<ObjId> {
        let Some((at, Some(found))) = self.computed_behind(of, name, behind) else {
            let plain = AttrKey::Super(name.into(), None, behind);
            let plain = self.session.heap.attribute_object(&plain);
            return self.made_accessor(Accessor::Super, access, of, name, &[behind, plain]);
        };
        let plain = self.heap().payload(found);
        let sort = match self.heap().get(plain) {
            Object::Property(p) => return access.of(p),
            Object::Function(_) => return Some(found),
            _ if self.is_cached_property(plain) => Accessor::Cached,
            _ => Accessor::Described,
        };
        self.made_accessor(sort, access, at, name, &[plain])
    }

    /// Whether a class, a base or a known subclass has this special method, written in Python.
    /// The block at work is looked at again when a subclass appears.
    pub fn has_special(&mut self, class: ClassDefId, name: &str) -> bool {
        let reader = self.reader();
        if let Some((has, readers)) = self.a.classes[class].specials.get_mut(name) {
            readers.insert(reader);
            return *has;
        }
        let has = self.look_for_special(class, name);
        let name = self.session.heap.intern_name(name);
        let mut readers = Readers::default();
        readers.insert(reader);
        let specials = &mut self.a.classes[class].specials;
        specials.insert(name, (has, readers));
        has
    }

    /// A new class below `base` may have special methods that were asked for there.
    pub fn adopt_specials(&mut self, class: ClassDefId, base: ClassDefId) {
        let asked = self.a.classes[base].specials.iter();
        let missing: Vec<Name> = asked
            .filter(|(_, (has, _))| !has)
            .map(|(name, _)| name.clone())
            .collect();
        for name in missing {
            if self.own_source(class, &AttrKey::from(&*name)).is_none() {
                continue;
            }
            if let Some((has, readers)) = self.a.classes[base].specials.get_mut(&name) {
                *has = true;
                let readers = readers.clone();
                self.reflow_all(&readers);
            }
        }
    }

    fn look_for_special(&mut self, class: ClassDefId, name: &str) -> bool {
        let name = &AttrKey::from(name);
        if self.found_source(class, name).is_some() {
            return true;
        }
        self.a
            .subclasses(class)
            .into_iter()
            .any(|c| self.own_source(c, name).is_some())
    }

    /// What a class, or a base below `object`, gives an attribute.
    pub(in crate::annotate) fn found_source(
        &mut self,
        class: ClassDefId,
        key: &AttrKey,
    ) -> Option<ObjId> {
        let mut class = class;
        while class != ClassDefId::OBJECT {
            match self.own_source(class, key) {
                None => class = self.a.classes[class].base?,
                found => return found,
            }
        }
        None
    }

    /// The same as [`Annotator::has_special`] without regard to subclasses: what every instance of the
    /// class has.
    pub fn class_has(&mut self, class: ClassDefId, name: &str) -> bool {
        // What operators find at `object` is not an attribute that programs see.
        let object = self.heap().types.object;
        let key = AttrKey::from(name);
        self.found_source(class, &key).is_some()
            || self.heap().lookup_in_class(object, name).is_some()
                && self.own_source(ClassDefId::OBJECT, &key).is_some()
    }

    /// An attribute of `super(behind, cls)`.
    pub fn super_of_class(&mut self, descs: &[DescId], name: &str, behind: ObjId) -> An {
        let mut result = SomeValue::IMPOSSIBLE;
        for &desc in descs {
            let Desc::Class(ClassDesc { class, .. }) = self.a.descs[desc] else {
                return self.fail(UNSUPPORTED, "`super()` of something that is not a class");
            };
            if name == "__new__" {
                if let Some(new) = self.named_new(desc)? {
                    result = self.join(&result, &new)?;
                    continue;
                }
            }
            let classes = self.classes_behind(class, behind).into_iter();
            let mut found =
                classes.filter_map(|c| Some((c, *self.heap().class(c)?.dict.get(name)?)));
            let found = found.next();
            let value = match found {
                Some((owner, _)) if name == "__new__" && owner == self.heap().types.object => {
                    self.instantiate_value()?
                }
                Some((_, found)) => self.read_through_class(found, desc)?,
                // (The end tells if nothing assigns it.)
                None if self.may_be_managed(name) => return Err(Stop::Blocked),
                None => {
                    let class = SomeValue::pbc(vec![desc]);
                    return self.no_attribute(&class, name);
                }
            };
            result = self.join(&result, &value)?;
        }
        Ok(result)
    }

    /// `object.__new__`
    pub fn instantiate_value(&mut self) -> An {
        match self.instantiate_function() {
            Some(func) => self.immutable_value(func),
            None => self.fail(UNSUPPORTED, "`object.__new__` has no translation"),
        }
    }

    /// Whether reading this attribute runs a property, whose functions may be overridden.
    pub fn is_property(&mut self, class: ClassDefId, name: &str, access: Access) -> bool {
        let of = self.a.classes[class].class;
        let found = self.heap().lookup_in_class(of, name);
        match found.map(|(_, obj)| self.heap().get(self.heap().payload(obj))) {
            // (Reading one without a getter raises when it runs.)
            Some(Object::Property(_)) if access == Access::Get => true,
            Some(Object::Property(_)) => {
                let reader = self.reader();
                self.a.classes[class].readers.insert(reader);
                self.a.subclasses(class).into_iter().any(|below| {
                    let found = self
                        .heap()
                        .lookup_in_class(self.a.classes[below].class, name);
                    match found.map(|(_, obj)| self.heap().get(self.heap().payload(obj))) {
                        Some(Object::Property(p)) => access.of(p).is_some(),
                        _ => true,
                    }
                })
            }
            Some(Object::Instance(_))
                if found.is_some_and(|(_, found)| self.is_described(found)) =>
            {
                true
            }
            _ => {
                let of_python = self.a.classes[class].exception
                    && crate::annotate::types::builtin::is_exception_property(name)
                    && found.is_none_or(|(at, _)| self.heap().class(at).is_some_and(|c| c.builtin));
                of_python && access != Access::Del || self.is_managed(class, name)
            }
        }
    }

    /// Whether a function gives what `super()` finds of this name behind a class.
    pub fn is_super_property(&mut self, class: ClassDefId, name: &str, behind: ObjId) -> bool {
        let reader = self.reader();
        self.a.classes[class].readers.insert(reader);
        self.a.subclasses(class).into_iter().any(|c| {
            let of = self.a.classes[c].class;
            self.computed_behind(of, name, behind).is_some()
        })
    }

    /// The annotation of a value that a class's dict gives an attribute.
    pub(super) fn source_value(&mut self, class: ClassDefId, key: &AttrKey, obj: ObjId) -> An {
        match self.heap().get(obj) {
            Object::Function(_) if self.builtin_function(obj).is_none() => {
                let func = self.function_desc(obj);
                let desc = self.method_desc(func, class, None, key.clone());
                Ok(SomeValue::pbc(vec![desc]))
            }
            _ => self.read_through_class(obj, self.a.classes[class].desc),
        }
    }

    /// What reading an object of a class's dict through this class gives.
    fn read_through_class(&mut self, obj: ObjId, class: DescId) -> An {
        match *self.heap().get(obj) {
            Object::StaticMethod(func) => self.immutable_value(func),
            Object::ClassMethod(func) => {
                let func = self.class_method_of_its_own(func, class)?;
                let func = self.function_desc(func);
                let desc = self.method_of_frozen(func, class);
                Ok(SomeValue::pbc(vec![desc]))
            }
            _ => self.immutable_value(obj),
        }
    }

    /// Where an attribute lives; if it is new, it is made: in the topmost class that gives it a
    /// value, else in `class` itself.
    fn locate(&mut self, class: ClassDefId, key: &AttrKey) -> An<ClassDefId> {
        if let Some(home) = self.a.home_of(class, key) {
            return Ok(home);
        }
        let bases: Vec<ClassDefId> = self.a.bases(class).collect();
        let mut home = class;
        for &base in &bases {
            // What `object` gives stays with the class that is asked, so that overrides share a
            // place below `object`, which every class derives from.
            if base == ClassDefId::OBJECT {
                break;
            }
            // A copy has all that its class has.
            let of = self.a.classes[base].class;
            let is_copied = |&below: &ClassDefId| {
                let class = self.a.classes[below].class;
                self.a.state.copies.class_of(class) == Some(of)
            };
            if bases.iter().any(is_copied) || base != class && self.is_apart(base, key) {
                continue;
            }
            let in_instance = self.a.classes[base]
                .prebuilt
                .iter()
                .any(|&p| self.heap().instance_value(p, key).is_some());
            if in_instance || self.own_value(base, key).is_some() {
                home = base;
            }
        }
        self.lift(home, key)?;
        // Prebuilt instances of a base that were seen just now may have it too.
        Ok(self.a.home_of(class, key).unwrap_or(home))
    }

    /// Makes an attribute in a class, with all that subclasses know of it.
    fn lift(&mut self, home: ClassDefId, key: &AttrKey) -> An<()> {
        let mut attr = Attribute {
            name: key.clone(),
            value: SomeValue::IMPOSSIBLE,
            readonly: true,
            sources: Set::default(),
            readers: Readers::default(),
            methods: None,
        };
        let below = self.a.subclasses(home);
        let mut values = Vec::new();
        for &class in &below {
            if let Some(old) = self.a.classes[class].attrs.shift_remove(key) {
                values.push((class, old.value));
                attr.readonly &= old.readonly;
                attr.readers.extend(old.readers.iter().copied());
            }
        }
        let mut readers = attr.readers.clone();
        self.a.classes[home].attrs.insert(key.clone(), attr);
        // (All of them, though one may be wrong.)
        let mut lifted = Ok(());
        for (class, value) in values {
            let from = Cell::Attribute(class, key.clone());
            if class != home {
                let to = Cell::Attribute(home, key.clone());
                self.record(to, Step::silent(from, None), &value);
            }
            lifted = lifted.and(self.grow_attribute(home, key, &value));
        }
        if home != ClassDefId::OBJECT && self.own_source(home, key).is_none() {
            lifted = lifted.and(self.add_sources(ClassDefId::OBJECT, home, key));
        }
        for class in below {
            lifted = lifted.and(self.add_sources(class, home, key));
        }
        match self.default_of_base(home, key) {
            Some((_, obj)) if self.replaces_default(home, key) => {
                self.a.replaced.insert((home, key.clone()), obj);
            }
            Some((class, obj)) => {
                let added = self.add_source(class, home, key, Holder::Class(class), obj);
                lifted = lifted.and(added);
            }
            None => {}
        }
        readers.extend(self.a.state.asked.get(key).into_iter().flatten());
        self.reflow_all(&readers);
        lifted
    }

    /// What a class has not of its own it has from the nearest of its bases: which, and the object.
    pub(in crate::annotate) fn default_of_base(
        &mut self,
        class: ClassDefId,
        key: &AttrKey,
    ) -> Option<(ClassDefId, ObjId)> {
        let mut bases: Vec<ClassDefId> = self.a.bases(class).collect();
        if self.own_value(class, key).is_some() {
            return None;
        }
        bases.remove(0);
        let mut bases = bases.into_iter();
        bases.find_map(|base| Some((base, self.own_value(base, key)?)))
    }

    /// The same as [`Annotator::own_source`] but for properties, which are no values: a class may
    /// have a plain attribute in the place of one of a base.
    fn own_value(&mut self, class: ClassDefId, key: &AttrKey) -> Option<ObjId> {
        let found = self.own_source(class, key)?;
        (!self.is_computed(found)).then_some(found)
    }

    /// Classes give an attribute other values than they did before.
    pub fn renew_sources(&mut self, root: ClassDefId, key: &AttrKey) -> An<()> {
        for class in self.a.subclasses(root) {
            if let Some(home) = self.a.home_of(class, key) {
                self.add_sources(class, home, key)?;
            }
        }
        Ok(())
    }

    /// What one class and its prebuilt instances give an attribute that lives in `home`.
    fn add_sources(&mut self, class: ClassDefId, home: ClassDefId, key: &AttrKey) -> An<()> {
        if let Some(obj) = self.own_source(class, key) {
            self.add_source(class, home, key, Holder::Class(class), obj)?;
        }
        let prebuilt: Vec<ObjId> = self.a.classes[class].prebuilt.iter().copied().collect();
        for instance in prebuilt {
            if let Some(obj) = self.heap().instance_value(instance, key) {
                self.add_source(class, home, key, Holder::Object(instance), obj)?;
            }
        }
        Ok(())
    }

    fn add_source(
        &mut self,
        class: ClassDefId,
        home: ClassDefId,
        key: &AttrKey,
        holder: Holder,
        obj: ObjId,
    ) -> An<()> {
        let Some(attr) = self.a.classes[home].attrs.get_mut(key) else {
            return Ok(());
        };
        let owner = match holder {
            Holder::Class(class) => Some(class),
            Holder::Object(_) => None,
        };
        if !attr.sources.insert((owner, obj)) {
            return Ok(());
        }
        let (holder, value) = match holder {
            Holder::Class(owner) => {
                let value = self.source_value(class, key, obj)?;
                (self.a.classes[owner].class, value)
            }
            Holder::Object(holder) => {
                self.assigned_to_instances(home, key);
                (holder, self.immutable_value(obj)?)
            }
        };
        let outer = self.a.state.held.replace((holder, obj));
        self.record_put(Cell::Attribute(home, key.clone()), &value, "");
        self.a.state.held = outer;
        self.grow_attribute(home, key, &value)
    }

    /// An attribute, or what is kept in one, as the program knows it.
    pub(in crate::annotate) fn attribute_text(&self, home: ClassDefId, key: &AttrKey) -> String {
        let class = self.a.classes[home].class;
        let (class, name) = match self.changing(class) {
            Some((owner, name)) if self.heap().class(owner).is_none() => {
                return format!("`{name}`")
            }
            Some((owner, name)) => (owner, name),
            None => (class, key.shown().into()),
        };
        let class = self.heap().class_name(class);
        match self.text_of_generator(home, key.shown()) {
            Some(text) => text,
            None => format!("the attribute `{name}` of `{class}`"),
        }
    }

    /// Whose attribute of which name the objects of a class hold, if that is one which changes at run
    /// time (`helpers/app_managed.py`): a class's, or the global variable of a module.
    pub(in crate::annotate) fn changing(&self, class: ObjId) -> Option<(ObjId, Name)> {
        let data = self.heap().class(class)?;
        let owner = *data.dict.get("__owner__")?;
        Some((owner, data.name.clone()))
    }

    /// Joins a value into an attribute where it lives.
    fn grow_attribute(&mut self, home: ClassDefId, key: &AttrKey, value: &SomeValue) -> An<()> {
        loop {
            let Some(attr) = self.a.classes[home].attrs.get(key) else {
                return Ok(());
            };
            let old = attr.value.clone();
            if self.would_say_less(&old, value) && self.has_parameters(home) {
                self.a.state.copies.lossy.insert(home);
            }
            let outer = self.a.state.copies.growing.replace(home);
            let joined = self.widen(&old, value);
            self.a.state.copies.growing = outer;
            let joined = match joined {
                Ok(None) => return Ok(()),
                Ok(Some(joined)) => joined.without_facts(),
                Err(clash) => {
                    self.note_clash(home, key);
                    let clash = clash.flowing_into(
                        Cell::Attribute(home, key.clone()),
                        [&old, value],
                        self.attribute_text(home, key),
                        "is assigned here",
                    );
                    return Err(self.clash_error(*clash).into());
                }
            };
            let Some(attr) = self.a.classes[home].attrs.get_mut(key) else {
                return Ok(());
            };
            if attr.value != old {
                continue;
            }
            attr.value = joined;
            attr.methods = None;
            let readers = attr.readers.clone();
            self.a.state.unsettled.attributes = true;
            self.reflow_all(&readers);
        }
    }

    /// A new class takes part in the attributes that live in its bases: in all of them, though one may be wrong.
    pub fn adopt_attributes(&mut self, class: ClassDefId) -> An<()> {
        let mut adopted = Ok(());
        let bases: Vec<ClassDefId> = self.a.bases(class).skip(1).collect();
        for home in bases {
            let keys: Vec<AttrKey> = self.a.classes[home].attrs.keys().cloned().collect();
            for key in keys {
                adopted = adopted.and(self.add_sources(class, home, &key));
            }
        }
        adopted
    }

    /// A prebuilt instance is seen for the first time.
    pub fn see_instance(&mut self, class: ClassDefId, obj: ObjId) -> An<()> {
        self.mark_instantiated(class);
        if !self.a.classes[class].prebuilt.insert(obj) {
            return Ok(());
        }
        self.see_exception_args(obj)?;
        for (name, value) in self.heap().instance_attrs(obj) {
            if self.a.state.bound.contains(&name) {
                let value = self.immutable_value(value)?;
                self.manage_over_method(class, &name, &value);
            }
            for key in self.forms_of(name) {
                self.see_attribute(class, obj, &key)?;
            }
        }
        Ok(())
    }

    /// An attribute is seen that a prebuilt instance has.
    fn see_attribute(&mut self, class: ClassDefId, obj: ObjId, key: &AttrKey) -> An<()> {
        if let Some(home) = self.a.home_of(class, key) {
            return match self.heap().instance_value(obj, key) {
                Some(value) => self.add_source(class, home, key, Holder::Object(obj), value),
                None => Ok(()),
            };
        }
        // A subclass may have the attribute for itself so far: then it moves up.
        let mut below = self.a.subclasses(class).into_iter().skip(1);
        if below.any(|c| self.a.classes[c].attrs.contains_key(key)) {
            self.lift(class, key)?;
        }
        if let Some(readers) = self.a.state.asked.get(key).cloned() {
            self.reflow_all(&readers);
        }
        Ok(())
    }

    /// Gives an attribute its place that a prebuilt instance of this very class has.
    pub fn see_prebuilt_attribute(&mut self, class: ClassDefId, name: &Name) -> An<()> {
        let mut prebuilt = self.a.classes[class].prebuilt.iter();
        let has = |&obj: &ObjId| self.heap().instance_attr(obj, name).is_some();
        match prebuilt.any(has) {
            true => self.locate(class, &AttrKey::Field(name.clone())).map(drop),
            false => Ok(()),
        }
    }

    /// The arguments of a prebuilt exception: those that are not one string are kept in an object.
    fn see_exception_args(&mut self, obj: ObjId) -> An<()> {
        let Some(exc) = self.heap().exception(obj) else {
            return Ok(());
        };
        let args = exc.args.clone();
        if args.is_empty() || args.len() == 1 && self.heap().as_str(args[0]).is_some() {
            return Ok(());
        }
        let Some(make) = self.app_function("app_object", "make_args") else {
            return Ok(());
        };
        let Ok(made) = self.session.call_obj(make, &args) else {
            return self.fail(
                crate::annotate::errors::report::BAD_CONSTANT,
                "the arguments of this exception have no text",
            );
        };
        let value = self.immutable_value(made)?;
        let base = self.heap().types.base_exception;
        let base = self.classdef(base)?;
        self.a.exception_args.insert(obj, made);
        self.set_attribute(base, &private("_args").into(), &value)
    }

    /// The value of an attribute read through an instance of this class. `Impossible` if nothing
    /// has given it one so far: the block at work is looked at again when something does.
    pub fn get_attribute(&mut self, class: ClassDefId, key: &AttrKey) -> An {
        let value = self.attribute_value(class, key)?;
        if class != ClassDefId::OBJECT {
            return Ok(value);
        }
        // Methods of unrelated classes are told apart by the class; other attributes have no place.
        let is_method = match &value.kind {
            Kind::Pbc(descs) => descs
                .iter()
                .all(|&desc| matches!(self.a.descs[desc], Desc::Method(_))),
            Kind::HostObject => false,
            kind => matches!(kind, Kind::Impossible) || value.konst.is_some(),
        };
        match is_method {
            true => Ok(value),
            false => Err(self.fail_unrelated(key.shown())),
        }
    }

    fn fail_unrelated(&self, name: &str) -> Stop {
        let objects = ClassDefId::OBJECT;
        let error = self.unrelated(objects, name);
        Stop::about(error, &[SomeValue::instance(objects)])
    }

    /// Objects whose classes have nothing in common meet where an attribute is read of them.
    pub(in crate::annotate) fn unrelated(
        &self,
        class: ClassDefId,
        name: &str,
    ) -> crate::diag::Diagnostic {
        let below = self.a.subclasses(class).into_iter();
        let below = below.map(|c| self.a.classes[c].class);
        let having = below
            .filter(|&of| of != self.heap().types.object && self.mentions(of, name))
            .map(|of| self.a.shown_class(self.heap(), of));
        // (Copies of a class are one.)
        let having: std::collections::BTreeSet<ObjId> = having.collect();
        let having = having.into_iter();
        let having: Vec<String> = having
            .map(|of| format!("`{}`", self.heap().class_name(of)))
            .collect();
        let what = match class {
            ClassDefId::OBJECT => "objects that have only the class `object` in common".into(),
            _ => self.describe(&SomeValue::instance(class)),
        };
        let message = format!("`{name}` is read of {what}");
        let mut error = self.error(crate::annotate::errors::report::NO_ATTRIBUTE, message);
        if let [first, .., last] = &having[..] {
            let more = if having.len() > 2 { ", …" } else { "" };
            error = error.note(format!("{first}{more} and {last} have it"));
        }
        let help = format!(
            "give their classes a base class that has `{name}`, or ask with `isinstance` which it is"
        );
        error.help(help)
    }

    /// Whether the body or a method of a class, or of one that it derives from, gives its instances an attribute.
    pub(in crate::annotate) fn is_assigned_by_class(&self, class: ClassDefId, name: &str) -> bool {
        let classes = self.heap().mro(self.a.classes[class].class);
        classes.iter().any(|&class| self.mentions(class, name))
    }

    /// Whether a class's own body, or a method of it, gives its instances an attribute.
    fn mentions(&self, class: ObjId, name: &str) -> bool {
        let heap = self.heap();
        let Some(data) = heap.class(class) else {
            return false;
        };
        data.dict.contains_key(name)
            || data
                .dict
                .values()
                .any(|&func| heap.stores_attribute(func, name))
    }

    fn attribute_value(&mut self, class: ClassDefId, key: &AttrKey) -> An {
        let home = self.locate(class, key)?;
        let reader = self.reader();
        let Some(attr) = self.a.classes[home].attrs.get_mut(key) else {
            return Ok(SomeValue::IMPOSSIBLE);
        };
        attr.readers.insert(reader);
        let value = attr.value.clone();
        self.record_read(Cell::Attribute(home, key.clone()), &value);
        let attr = &self.a.classes[home].attrs[key];
        let Kind::Pbc(descs) = &value.kind else {
            return Ok(value);
        };
        if let Some(found) = attr.methods.as_ref().and_then(|m| m.found.get(&class)) {
            return Ok(found.value.clone());
        }
        let descs = descs.clone();
        let attr = self.a.classes[home].attrs.get_mut(key);
        let mut methods = match attr.and_then(|attr| attr.methods.take()) {
            Some(methods) => methods,
            None => self.methods_by_origin(home, key, &descs)?,
        };
        let found = self.lookup_filter(class, &methods, &value);
        let value = found.value.clone();
        methods.found.insert(class, found);
        if let Some(attr) = self.a.classes[home].attrs.get_mut(key) {
            attr.methods = Some(methods);
        }
        Ok(value)
    }

    /// A value is stored in an attribute through an instance of this class.
    pub fn set_attribute(&mut self, class: ClassDefId, key: &AttrKey, value: &SomeValue) -> An<()> {
        let home = self.locate(class, key)?;
        if home == ClassDefId::OBJECT {
            return Err(self.fail_unrelated(key.shown()));
        }
        self.assigned_to_instances(home, key);
        // (What a generator keeps between two `yield`s is handed on.)
        let what = match self.is_generator(class) {
            true => "",
            false => "is assigned here",
        };
        self.record_put(Cell::Attribute(home, key.clone()), value, what);
        self.grow_attribute(home, key, &value.clone().without_facts())
    }

    /// Instances have an attribute for themselves.
    fn assigned_to_instances(&mut self, home: ClassDefId, key: &AttrKey) {
        let Some(attr) = self.a.classes[home].attrs.get_mut(key) else {
            return;
        };
        let of_classes = std::mem::replace(&mut attr.readonly, false);
        if of_classes && attr.methods.take().is_some() {
            let readers = attr.readers.clone();
            self.reflow_all(&readers);
        }
    }

    /// An attribute read from a constant class: `C.name`.
    pub fn class_attribute_value(&mut self, class: ObjId, key: &AttrKey) -> An<Option<SomeValue>> {
        let found = |name: &Name| self.heap().lookup_in_class(class, name);
        let (Some(name), Some((owner, obj))) = (key.field(), key.field().and_then(found)) else {
            return self.class_accessor(class, key);
        };
        if &**name == "__new__" && owner == self.heap().types.object {
            return self.instantiate_value().map(Some);
        }
        // What the toolchain writes for a class of Python's own may be inherited in the host.
        let mut app = None;
        for at in self.heap().mro(class).to_vec() {
            if self.heap().class(at).is_some_and(|c| c.builtin) {
                app = self.app_method(at, name);
            }
            if app.is_some() || at == owner {
                break;
            }
        }
        let obj = app.unwrap_or(obj);
        let class = self.class_desc(class);
        self.read_through_class(obj, class).map(Some)
    }
}
