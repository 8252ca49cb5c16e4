//! Which methods an instance has: for each class that there are instances of, the nearest.
//!
//! An attribute keeps all functions that classes below its home give it; what is read of an instance are those that
//! classes at or below its own can have, bound to it. That grows with the classes of which there are instances.

use crate::annotate::errors::report::UNSUPPORTED;
use crate::annotate::rounds::annotator::{An, Annotator};
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::diag::Diagnostic;
use crate::host::attribute_key::AttrKey;
use crate::host::object::{ObjId, Object};

impl Annotator<'_> {
    /// The class method that reading this attribute of an instance gives: bound to the class, or
    /// to each class that the instance may be of.
    pub fn class_method(&mut self, class: ClassDefId, name: &str) -> An<Option<SomeValue>> {
        let of = self.a.classes[class].class;
        match self.heap().lookup_in_class(of, name) {
            Some((_, found)) if matches!(self.heap().get(found), Object::ClassMethod(_)) => {}
            _ => return Ok(None),
        }
        let reader = self.reader();
        self.a.classes[class].readers.insert(reader);
        let mut descs = Vec::new();
        for sub in self.a.subclasses(class) {
            if !self.a.classes[sub].instantiated {
                continue;
            }
            let of = self.a.classes[sub].class;
            let func = match self.heap().lookup_in_class(of, name) {
                Some((_, found)) => match self.heap().get(found) {
                    Object::ClassMethod(func) => *func,
                    _ => return Ok(None),
                },
                None => return Ok(None),
            };
            let of = self.class_desc(of);
            let func = self.class_method_of_its_own(func, of)?;
            let func = self.function_desc(func);
            descs.push(self.method_of_frozen(func, of));
        }
        Ok(Some(match descs.is_empty() {
            true => SomeValue::IMPOSSIBLE,
            false => SomeValue::pbc(descs),
        }))
    }

    /// There are instances of a class: its methods are among those that calls can find.
    pub fn mark_instantiated(&mut self, class: ClassDefId) {
        if std::mem::replace(&mut self.a.classes[class].instantiated, true) {
            return;
        }
        self.expect_attributes_found(self.a.classes[class].class);
        let bases: Vec<ClassDefId> = self.a.bases(class).collect();
        let mut readers = Readers::default();
        for &home in &bases {
            readers.extend(self.a.classes[home].readers.iter().copied());
            for (graph, block) in std::mem::take(&mut self.a.classes[home].handlers) {
                self.add_pending(graph, block);
            }
            for attr in self.a.classes[home].attrs.values_mut() {
                let Some(methods) = &mut attr.methods else {
                    continue;
                };
                let has = |b: &&ClassDefId| methods.has_of(**b);
                let Some(origin) = bases.iter().find(has) else {
                    continue;
                };
                let before = methods.found.len();
                let is_new = |c: &ClassDefId, f: &FoundMethods| {
                    bases.contains(c) && !f.origins.contains(origin)
                };
                methods.found.retain(|c, found| !is_new(c, found));
                if methods.found.len() != before {
                    readers.extend(attr.readers.iter().copied());
                }
            }
        }
        self.reflow_all(&readers);
    }

    /// That the attributes of a class's objects are found as those of all objects: an error where `__getattribute__`
    /// is defined, if it is not.
    pub(in crate::annotate) fn expect_attributes_found(&mut self, class: ObjId) {
        const METHOD: &str = "__getattribute__";
        let heap = self.heap();
        let Some((owner, _)) = heap.lookup_in_class(class, METHOD) else {
            return;
        };
        let Some(data) = heap.class(owner).filter(|data| !data.builtin) else {
            return;
        };
        let name = heap.class_name(owner);
        let message = format!("`{METHOD}` of `{name}` does not run in translated code");
        let error = match data.body.as_ref().and_then(|body| body.named_at(METHOD)) {
            Some(span) => Diagnostic::error(UNSUPPORTED, message).at(span, ""),
            None => self.error(UNSUPPORTED, message),
        };
        let help = "write a property for each attribute that is computed, or `__getattr__` for those that are not found";
        self.report(error.help(help));
    }

    /// The class that has a function in its dict and gives it to instances as it is: a static method.
    pub(in crate::annotate) fn class_with(&self, desc: DescId) -> Option<ClassDefId> {
        let of_class = |attr: &Attribute| {
            let methods = attr.methods.as_ref()?;
            let mut plain = methods.plain.iter();
            let (&class, _) = plain.find(|(_, descs)| descs.contains(&desc))?;
            Some(class)
        };
        let mut attrs = self
            .a
            .classes
            .values()
            .flat_map(|class| class.attrs.values());
        attrs.find_map(of_class)
    }

    /// The functions in an attribute, by the classes that give them.
    pub(super) fn methods_by_origin(
        &mut self,
        home: ClassDefId,
        key: &AttrKey,
        descs: &[DescId],
    ) -> An<Methods> {
        let mut methods = Methods::default();
        for &desc in descs {
            match &self.a.descs[desc] {
                Desc::Method(method) if method.self_class.is_none() => {
                    methods.by_origin.insert(method.origin, method.clone());
                }
                _ => methods.others.push(desc),
            }
        }
        let is_plain = |this: &Self, desc: DescId| {
            matches!(this.a.descs[desc], Desc::Function(_) | Desc::Class(_))
        };
        // (What is assigned to instances may be that of any class.)
        let attr = &self.a.classes[home].attrs[key];
        if attr.readonly && methods.others.iter().any(|&desc| is_plain(self, desc)) {
            let sources: Vec<_> = attr.sources.iter().copied().collect();
            for (class, obj) in sources {
                let Some(class) = class else { continue };
                let value = self.source_value(class, key, obj)?;
                let of_class = methods.plain.entry(class).or_default();
                if let Kind::Pbc(found) = value.kind {
                    of_class.extend(found.iter().copied().filter(|&desc| is_plain(self, desc)));
                }
            }
        }
        let known: Set<DescId> = methods.plain.values().flatten().copied().collect();
        methods.others.retain(|desc| !known.contains(desc));
        Ok(methods)
    }

    /// Of the methods in an attribute, those that an instance of `class` can have, bound to it:
    /// for each class that there are instances of, the nearest.
    pub(super) fn lookup_filter(
        &mut self,
        class: ClassDefId,
        methods: &Methods,
        whole: &SomeValue,
    ) -> FoundMethods {
        let mut origins: Set<ClassDefId> = Set::default();
        if methods.by_origin.is_empty() && methods.plain.is_empty() {
            return FoundMethods {
                value: whole.clone(),
                origins,
            };
        }
        let mut instances = false;
        for sub in self.a.subclasses(class) {
            if self.a.classes[sub].instantiated {
                instances = true;
                let mut bases = self.a.bases(sub);
                origins.extend(bases.find(|base| methods.has_of(*base)));
            }
        }
        let mut found = methods.others.clone();
        for &origin in &origins {
            found.extend(methods.plain.get(&origin).into_iter().flatten());
            let Some(method) = methods.by_origin.get(&origin).cloned() else {
                continue;
            };
            let bound_to = match self.a.is_subclass(class, origin) {
                true => class,
                false => origin,
            };
            found.push(self.method_desc(method.func, origin, Some(bound_to), method.name));
        }
        let value = match found.is_empty() {
            true if whole.nullable && instances => Kind::None.into(),
            true => SomeValue::IMPOSSIBLE,
            false => SomeValue {
                nullable: whole.nullable,
                ..SomeValue::pbc(found)
            },
        };
        FoundMethods { value, origins }
    }

    /// The classes whose objects have a method, or for whose objects something stands in the place of one, of what is read by this
    /// name of an object of `class`.
    pub(in crate::annotate) fn classes_giving(
        &self,
        class: ClassDefId,
        key: Option<&AttrKey>,
        desc: DescId,
    ) -> Vec<ClassDefId> {
        let one = match &self.a.descs[desc] {
            Desc::Method(method) => Some(method.origin),
            Desc::MethodOfFrozen(method) => self.class_bound_to(method),
            Desc::Function(_) => {
                let methods = key.and_then(|key| self.methods_read(class, key));
                let plain = methods.into_iter().flat_map(|methods| &methods.plain);
                let having = plain.filter(|(_, descs)| descs.contains(&desc));
                return having.map(|(&class, _)| class).collect();
            }
            _ => None,
        };
        one.into_iter().collect()
    }

    /// The class that a class method is bound to.
    pub(in crate::annotate) fn class_bound_to(
        &self,
        method: &MethodOfFrozenDesc,
    ) -> Option<ClassDefId> {
        match &self.a.descs[method.frozen] {
            Desc::Class(class) => class.classdef,
            _ => None,
        }
    }

    /// The methods by class of an attribute that has been read of an object of this class.
    fn methods_read(&self, class: ClassDefId, key: &AttrKey) -> Option<&Methods> {
        let home = self.a.home_of(class, key)?;
        self.a.classes[home].attrs.get(key)?.methods.as_ref()
    }

    /// What a class gives an attribute, of what objects of it and of those below may have. What is assigned to objects
    /// may be that of any class.
    pub(in crate::annotate) fn of_class_alone(
        &self,
        class: ClassDefId,
        key: &AttrKey,
        value: SomeValue,
    ) -> SomeValue {
        let Kind::Pbc(descs) = &value.kind else {
            return value;
        };
        let methods = self.methods_read(class, key);
        let nearest = methods.and_then(|methods| {
            let mut bases = self.a.bases(class);
            bases.find(|&base| methods.has_of(base))
        });
        let is_own = |desc: &DescId| match &self.a.descs[*desc] {
            // (A class method is bound to the class of its object.)
            Desc::MethodOfFrozen(method) => {
                self.class_bound_to(method).is_none_or(|of| of == class)
            }
            Desc::Method(method) if method.self_class.is_some() => nearest == Some(method.origin),
            _ => methods.zip(nearest).is_none_or(|(methods, nearest)| {
                let of = methods.plain.get(&nearest);
                of.is_some_and(|descs| descs.contains(desc)) || methods.others.contains(desc)
            }),
        };
        let is_other = |desc: &DescId| methods.is_some_and(|m| m.others.contains(desc));
        let own = descs.iter().filter(|desc| is_other(desc) || is_own(desc));
        let own: Vec<DescId> = own.copied().collect();
        match own.is_empty() {
            true => value,
            false => SomeValue {
                kind: SomeValue::pbc(own).kind,
                ..value
            },
        }
    }
}
