//! An order of objects that does not depend on when those were made that calls gave while the program was
//! translated.

use super::heap::Heap;
use super::object::{ObjId, Object};
use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

/// What was called, and with what; what that gave.
pub type Calls<'c> = &'c mut dyn Iterator<Item = (ObjId, &'c [ObjId], ObjId)>;

/// What a call is known by, in any order of calls.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    /// A constant: what it is.
    Constant(String),
    /// The parts of a tuple; a function and its arguments.
    Parts(Vec<Key>),
    /// Another object: its place in the order.
    Object(Place),
}

/// A place in the order; those of no place come last, as they were made.
pub type Place = (usize, ObjId);

/// Objects that importing made come as it made them; then what calls gave, by what was called, with all that
/// leads on from it.
#[derive(Debug, Default)]
pub struct ObjectOrder {
    imported: usize,
    made: IndexSet<ObjId, FxBuildHasher>,
}

impl ObjectOrder {
    /// Of so many objects that importing made.
    pub fn imported(count: usize) -> Self {
        ObjectOrder {
            imported: count,
            made: IndexSet::default(),
        }
    }

    /// The same order, with what these calls gave.
    pub fn with(&self, heap: &Heap, calls: Calls<'_>) -> Self {
        let mut order = ObjectOrder::imported(self.imported);
        let new = calls.filter(|&(.., result)| !order.is_imported(result));
        let mut calls: Vec<_> = new.collect();
        // What is called with the results of others has its turn when those are known.
        while !calls.is_empty() {
            let (mut known, mut rest) = (Vec::new(), Vec::new());
            for call @ (func, args, result) in calls {
                let parts = [func].into_iter().chain(args.iter().copied());
                match order.keys(heap, parts) {
                    Some(key) => known.push((key, result)),
                    None => rest.push(call),
                }
            }
            if known.is_empty() {
                break;
            }
            known.sort();
            for (_, result) in known {
                order.add(heap, result);
            }
            calls = rest;
        }
        order
    }

    /// Where an object stands.
    pub fn place(&self, id: ObjId) -> Place {
        let made = || Some(self.imported + self.made.get_index_of(&id)?);
        let imported = self.is_imported(id).then_some(id.0 as usize);
        (imported.or_else(made).unwrap_or(usize::MAX), id)
    }

    /// Whether importing made an object.
    pub fn is_imported(&self, id: ObjId) -> bool {
        (id.0 as usize) < self.imported
    }

    fn keys(&self, heap: &Heap, ids: impl Iterator<Item = ObjId>) -> Option<Key> {
        ids.map(|id| self.key(heap, id))
            .collect::<Option<_>>()
            .map(Key::Parts)
    }

    fn key(&self, heap: &Heap, id: ObjId) -> Option<Key> {
        match heap.get(id) {
            Object::Tuple(items) => self.keys(heap, items.iter().copied()),
            constant @ (Object::Int(_)
            | Object::BigInt(_)
            | Object::Float(_)
            | Object::Str(_)
            | Object::Bytes(_)) => Some(Key::Constant(format!("{constant:?}"))),
            _ => Some(self.place(id))
                .filter(|&(place, _)| place != usize::MAX)
                .map(Key::Object),
        }
    }

    /// Adds an object and what it leads to, as far as that is new.
    fn add(&mut self, heap: &Heap, id: ObjId) {
        let mut next = self.made.len();
        self.made.insert(id);
        while let Some(&id) = self.made.get_index(next) {
            next += 1;
            for to in heap.leads_to(id) {
                if !self.is_imported(to) {
                    self.made.insert(to);
                }
            }
        }
    }
}

impl Heap {
    /// The objects that one is made of: its class, what it holds, what it is bound to.
    fn leads_to(&self, id: ObjId) -> Vec<ObjId> {
        let mut to = vec![self.type_of(id)];
        match self.get(id) {
            Object::Tuple(items) => to.extend(&items[..]),
            Object::List(items) => to.extend(items),
            Object::Dict(table) | Object::Set(table) | Object::FrozenSet(table) => {
                to.extend(table.iter().flat_map(|(key, value)| [key, value]));
            }
            Object::Slice(parts) => to.extend(parts),
            Object::Function(function) => {
                to.extend(&function.closure);
                to.extend(&function.defaults);
                to.extend(function.kwdefaults.values());
                to.extend(function.dict);
                to.push(function.globals);
            }
            Object::BoundMethod { func, this } => to.extend([func, this]),
            Object::Class(class) => {
                to.extend(&class.bases);
                to.extend(class.dict.values());
            }
            Object::Instance(instance) => {
                to.extend(instance.dict);
                to.extend(instance.slots.values());
                to.extend(instance.payload);
            }
            Object::Cell(content) => to.extend(content),
            Object::Property(property) => {
                to.extend([property.get, property.set, property.del].iter().flatten());
            }
            Object::StaticMethod(func) | Object::ClassMethod(func) => to.push(*func),
            _ => {}
        }
        to
    }
}
