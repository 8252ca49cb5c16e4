//! Descriptors of the program's own, and properties in the place of plain attributes.
//!
//! A descriptor is an object that stands in a class and has `__get__`, `__set__` or `__delete__`.
//! It is known when the program is translated: what reads, assigns and deletes the attribute are
//! functions like those of a property, each made for its descriptor (`helpers/app_managed.py`), so
//! that what the descriptor keeps (the name of the attribute, as a rule) is constant in them.

use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::accessors::Accessor;
use crate::annotate::types::defs::*;
use crate::front::code::{Instr, Name};
use crate::host::attribute_key::Access;
use crate::host::object::{ObjId, Object};
use crate::host::program;
use crate::ir::model::*;
use std::collections::BTreeMap;

impl Annotator<'_> {
    /// The method of a descriptor of the program, if an object of a class's dict is one.
    pub fn descriptor_method(&self, obj: ObjId, method: &str) -> Option<ObjId> {
        let class = match self.heap().get(obj) {
            Object::Instance(instance) => instance.class,
            _ => return None,
        };
        let (_, found) = self.heap().lookup_in_class(class, method)?;
        self.is_of_program(found).then_some(found)
    }

    /// Whether an object of a class's dict is a descriptor of the program.
    pub fn is_descriptor(&self, obj: ObjId) -> bool {
        let mut all = Access::ALL.into_iter();
        all.any(|access| self.descriptor_method(obj, access.special()).is_some())
    }

    /// Whether what a class has is an object that says what reading it gives: a descriptor, or a cached property.
    pub(in crate::annotate) fn is_described(&self, obj: ObjId) -> bool {
        let obj = self.heap().payload(obj);
        self.is_cached_property(obj) || self.is_descriptor(obj)
    }

    /// Whether functions are called for an attribute that a class has as this object: a property, or what is described.
    pub(in crate::annotate) fn is_computed(&self, obj: ObjId) -> bool {
        matches!(
            self.heap().get(self.heap().payload(obj)),
            Object::Property(_)
        ) || self.is_described(obj)
    }

    /// Whether a class is one of descriptors that keep what they were made with: no method but
    /// those that make one assigns their attributes.
    pub fn is_constant_descriptor(&self, obj: ObjId, class: ObjId) -> bool {
        if !self.is_descriptor(obj) {
            return false;
        }
        let heap = self.heap();
        let names: Vec<Name> = heap
            .instance_attrs(obj)
            .into_iter()
            .map(|(n, _)| n)
            .collect();
        let assigns = |func: ObjId| {
            heap.function(heap.payload(func)).is_some_and(|f| {
                f.code.instrs.iter().any(|i| match i {
                    Instr::StoreAttr(i) => f
                        .code
                        .names
                        .get(*i as usize)
                        .is_some_and(|name| names.contains(name)),
                    _ => false,
                })
            })
        };
        !heap.mro(class).iter().any(|&c| {
            heap.class(c).filter(|c| !c.builtin).is_some_and(|c| {
                c.dict.iter().any(|(name, &value)| {
                    !matches!(&**name, "__init__" | "__set_name__" | "__init_subclass__")
                        && assigns(value)
                })
            })
        })
    }

    /// The function that reads, assigns or deletes the attribute that a descriptor stands for.
    pub fn descriptor_accessor(
        &mut self,
        access: Access,
        class: ClassDefId,
        name: &str,
        descriptor: ObjId,
    ) -> Option<ObjId> {
        let mut changes = [Access::Set, Access::Del].into_iter();
        let data = changes.any(|a| self.descriptor_method(descriptor, a.special()).is_some());
        let own = self.descriptor_method(descriptor, access.special());
        let sort = match (access, own) {
            (Access::Get, Some(_)) if !data => Accessor::Overridable,
            (_, Some(_)) => Accessor::Described,
            (_, None) if access == Access::Get || !data => Accessor::Managed,
            _ => {
                let method = self.str_const(access.special());
                let missing = ("app_managed", "make_missing");
                return self.made_by(missing, &[method]).ok();
            }
        };
        let of = self.a.classes[class].class;
        self.made_accessor(sort, access, of, name, own.map(|_| descriptor).as_slice())
    }

    /// A function that reads, assigns or deletes an attribute of a class's instances, or of the class, made of `more` besides.
    pub(in crate::annotate) fn made_accessor(
        &mut self,
        sort: Accessor,
        access: Access,
        class: ObjId,
        name: &str,
        more: &[ObjId],
    ) -> Option<ObjId> {
        let make = sort.maker(access);
        let mut args = vec![class, self.str_const(name)];
        let keys = sort.keys(access, &name.into());
        args.extend(
            keys.iter()
                .map(|key| self.session.heap.attribute_object(key)),
        );
        args.extend(more);
        self.made_by(("app_managed", &make), &args).ok()
    }

    /// The function that stands where a property has none that does this: it raises.
    pub fn property_refuser(
        &mut self,
        class: ClassDefId,
        name: &str,
        access: Access,
    ) -> Option<ObjId> {
        let of = self.a.classes[class].class;
        let (name, what) = (self.str_const(name), self.str_const(access.function()));
        self.made_by(("app_managed", "make_refuser"), &[of, name, what])
            .ok()
    }

    /// `a.name = value` where `__slots__` of the classes that `a` may be of leave no room for it:
    /// only those below that have room take it.
    pub fn assign_without_slot(
        &mut self,
        op: &Op<Hl>,
        class: ClassDefId,
        name: &str,
    ) -> An<Option<Outcome>> {
        let of = self.a.classes[class].class;
        if self.has_room(of, name) || self.stands_for_functions(of, name) {
            return Ok(None);
        }
        let reader = self.reader();
        self.a.classes[class].readers.insert(reader);
        let mut args = vec![of, self.str_const(name)];
        let below = self.a.subclasses(class).into_iter();
        let below = below.map(|c| self.a.classes[c].class);
        args.extend(below.filter(|&c| self.has_room(c, name)));
        let set = self.made_by(("app_managed", "make_slot_setter"), &args)?;
        let operands = [op.args[0].clone(), op.args[2].clone()];
        Ok(Some(self.call_instead(set, &operands)))
    }

    /// Whether a class has a property or descriptor of this name, which says itself what an assignment does.
    fn stands_for_functions(&self, class: ObjId, name: &str) -> bool {
        let heap = self.heap();
        let found = heap.lookup_in_class(class, name);
        found.is_some_and(|(_, found)| self.is_computed(found))
    }

    /// Whether instances of a class can have an attribute of this name themselves.
    fn has_room(&self, class: ObjId, name: &str) -> bool {
        let heap = self.heap();
        let slot = |(_, found)| matches!(heap.get(found), Object::Slot(..) | Object::GetSet(_));
        heap.class(class).is_none_or(|c| c.builtin || c.has_dict)
            || heap.lookup_in_class(class, name).is_some_and(slot)
    }

    /// Whether instances of a class, or of one below it, can have an attribute of this name themselves.
    pub(super) fn has_room_below(&self, class: ObjId, name: &str) -> bool {
        let below = self.heap().class(class).map(|c| c.subclasses.iter());
        self.has_room(class, name)
            || below
                .into_iter()
                .flatten()
                .any(|&below| self.has_room_below(below, name))
    }

    /// Notes what is known of classes from the start: what functions are in them, the names of methods and of what
    /// is computed, and the classes where an attribute is computed and in a base it is not, or the other way round.
    pub fn look_at_classes(&mut self) {
        let mut todo = vec![self.heap().types.object];
        let mut overriding: BTreeMap<Name, Vec<ObjId>> = BTreeMap::new();
        let mut seen = Set::default();
        while let Some(class) = todo.pop() {
            if self.heap().class(class).is_none() || !seen.insert(class) {
                continue;
            }
            if let Err(error) = self.session.replace_methods(class) {
                for diagnostic in program::diagnose(self.session, error) {
                    self.report(diagnostic);
                }
            }
            let Some(data) = self.heap().class(class) else {
                continue;
            };
            todo.extend(data.subclasses.iter().copied());
            self.note_roles(class);
            let Some(data) = self.heap().class(class).filter(|data| !data.builtin) else {
                continue;
            };
            // (`object` computes nothing that they take the place of.)
            let is_root = data.mro.len() < 3;
            let entries = data.dict.iter().map(|(name, &value)| (name.clone(), value));
            for (name, value) in entries.collect::<Vec<_>>() {
                let is_computed = self.is_computed(value);
                if is_computed {
                    self.a.state.computed.insert(name.clone());
                } else if self.is_bound(value) {
                    self.a.state.bound.insert(name.clone());
                }
                let takes_place = !is_root
                    && match is_computed {
                        true => self.takes_place_of_plain(class, &name),
                        false => self.takes_place_of_computed(class, &name, value),
                    };
                if takes_place {
                    overriding.entry(name).or_default().push(class);
                }
            }
        }
        for (name, mut classes) in overriding {
            classes.sort();
            self.a.state.overriding.insert(name, classes);
        }
    }

    /// Whether a base of a class has an attribute of this name, or gives instances one, that is not computed.
    fn takes_place_of_plain(&self, class: ObjId, name: &str) -> bool {
        let heap = self.heap();
        heap.mro(class).iter().skip(1).any(|&base| {
            let Some(data) = heap.class(base).filter(|c| !c.builtin) else {
                return false;
            };
            if self.is_own_class(base) {
                return false;
            }
            match data.dict.get(name) {
                Some(&value) => !self.is_computed(value),
                None => {
                    heap.lookup_in_class(base, name).is_none()
                        && data
                            .dict
                            .values()
                            .any(|&func| heap.stores_attribute(func, name))
                }
            }
        })
    }

    /// Whether a base of a class computes an attribute that is a value or a method in the class itself.
    fn takes_place_of_computed(&mut self, class: ObjId, name: &str, value: ObjId) -> bool {
        if matches!(self.heap().get(value), Object::Slot(..) | Object::GetSet(_)) {
            return false;
        }
        let bases: Vec<ObjId> = self.heap().mro(class).iter().skip(1).copied().collect();
        bases.into_iter().any(|base| {
            let found = self
                .heap()
                .class(base)
                .map(|data| (data.builtin, data.dict.get(name).copied()));
            match found {
                Some((true, _)) => self.app_property(base, name, true).is_some(),
                Some((false, Some(found))) => self.is_computed(found),
                _ => false,
            }
        })
    }
}
