//! Which attribute an operation is about: one that the program names, or one that stands for what
//! is done with such a one.
//!
//! Operations name attributes by constants. That of a field is its name, as in Python; the others
//! are objects of their own ([`Object::Attribute`]), which no text of a program can be.

use super::object::{Object, Property};
use crate::front::code::Name;
use crate::ir::model::ObjId;
use indexmap::Equivalent;
use std::fmt;
use std::hash::{Hash, Hasher};

/// What is done with an attribute by a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Access {
    /// It is read.
    Get,
    /// It is assigned.
    Set,
    /// It is deleted.
    Del,
}

impl Access {
    /// All of them.
    pub const ALL: [Access; 3] = [Access::Get, Access::Set, Access::Del];

    /// What the function of a property is called that does it.
    pub fn function(self) -> &'static str {
        match self {
            Access::Get => "getter",
            Access::Set => "setter",
            Access::Del => "deleter",
        }
    }

    /// The function of a property that does it.
    pub fn of(self, property: &Property) -> Option<ObjId> {
        match self {
            Access::Get => property.get,
            Access::Set => property.set,
            Access::Del => property.del,
        }
    }

    /// The special method of a descriptor that does it.
    pub fn special(self) -> &'static str {
        match self {
            Access::Get => "__get__",
            Access::Set => "__set__",
            Access::Del => "__delete__",
        }
    }
}

/// An attribute of an object or a class.
///
/// A map by these is asked by the text of a field too ([`Equivalent`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AttrKey {
    /// One of this name.
    Field(Name),
    /// The function that does this with the attribute of the name: of a property, a descriptor, or
    /// an attribute that is managed.
    Accessor(Name, Access),
    /// The method of the name that a class gives its instances, which may have a value of their own.
    Method(Name),
    /// What `super()` finds of the name behind a class on the MRO, or of a property what does this.
    Super(Name, Option<Access>, ObjId),
    /// The value that an instance has of a managed attribute itself.
    Own(Name),
    /// Whether it has one.
    Has(Name),
    /// The method of a dataclass that `dataclasses.astuple` calls.
    AsTuple,
    /// The method of a dataclass that `dataclasses.asdict` calls.
    AsDict,
}

impl AttrKey {
    /// The name, if it is an attribute as programs name them.
    pub fn field(&self) -> Option<&Name> {
        match self {
            AttrKey::Field(name) => Some(name),
            _ => None,
        }
    }

    /// The name that the program knows it by.
    pub fn shown(&self) -> &str {
        match self {
            AttrKey::Field(name)
            | AttrKey::Accessor(name, _)
            | AttrKey::Method(name)
            | AttrKey::Super(name, ..)
            | AttrKey::Own(name)
            | AttrKey::Has(name) => name,
            AttrKey::AsTuple => "astuple",
            AttrKey::AsDict => "asdict",
        }
    }

    /// What tells it from others of the same name, in an order.
    fn role(&self) -> (u8, Option<Access>, Option<ObjId>) {
        match *self {
            AttrKey::Field(_) => (0, None, None),
            AttrKey::AsDict => (1, None, None),
            AttrKey::AsTuple => (2, None, None),
            AttrKey::Accessor(_, access) => (3, Some(access), None),
            AttrKey::Has(_) => (4, None, None),
            AttrKey::Own(_) => (5, None, None),
            AttrKey::Super(_, access, behind) => (6, access, Some(behind)),
            AttrKey::Method(_) => (7, None, None),
        }
    }
}

impl<N: Into<Name>> From<N> for AttrKey {
    fn from(name: N) -> Self {
        AttrKey::Field(name.into())
    }
}

impl PartialEq<str> for AttrKey {
    fn eq(&self, name: &str) -> bool {
        self.field().is_some_and(|own| **own == *name)
    }
}

/// Those of one name stand together.
impl Ord for AttrKey {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.shown(), self.role()).cmp(&(other.shown(), other.role()))
    }
}

impl PartialOrd for AttrKey {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// A field's hash is that of its name.
impl Hash for AttrKey {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.shown().hash(state);
        if self.field().is_none() {
            self.role().hash(state);
        }
    }
}

impl Equivalent<AttrKey> for str {
    fn equivalent(&self, key: &AttrKey) -> bool {
        key == self
    }
}

impl Equivalent<AttrKey> for Name {
    fn equivalent(&self, key: &AttrKey) -> bool {
        key == &**self
    }
}

/// What a map by attributes can be asked by: a key, or the name of a field.
pub trait NamesAttribute: Hash + Equivalent<AttrKey> {}

impl<T: Hash + Equivalent<AttrKey> + ?Sized> NamesAttribute for T {}

/// A text that no other key has: fields of low-level structures are named after it.
impl fmt::Display for AttrKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // (The only names with a `$` are those that `setattr` is given.)
        let name = self.shown().replace('$', "$$");
        let of = |access: Access| match access {
            Access::Get => "$get",
            Access::Set => "$set",
            Access::Del => "$del",
        };
        match self {
            AttrKey::Field(_) => f.write_str(&name),
            AttrKey::Accessor(_, access) => write!(f, "{name}{}", of(*access)),
            AttrKey::Super(_, access, behind) => {
                let access = access.map_or("", of);
                write!(f, "{name}{access}$super${}", behind.0)
            }
            AttrKey::Method(_) => write!(f, "{name}$method"),
            AttrKey::Own(_) => write!(f, "{name}$own"),
            AttrKey::Has(_) => write!(f, "{name}$has"),
            AttrKey::AsTuple | AttrKey::AsDict => write!(f, "${name}"),
        }
    }
}

impl super::heap::Heap {
    /// The attribute that a constant operand stands for.
    pub fn attribute(&self, name: ObjId) -> Option<AttrKey> {
        match self.get(name) {
            Object::Str(name) => Some(AttrKey::Field(name.clone())),
            Object::Attribute(key) => Some((**key).clone()),
            _ => None,
        }
    }

    /// The constant that stands for an attribute: the same object for the same one.
    pub fn attribute_object(&mut self, key: &AttrKey) -> ObjId {
        if let AttrKey::Field(name) = key {
            return self.intern(name);
        }
        if let Some(&known) = self.attributes.get(key) {
            return known;
        }
        let object = self.add(Object::Attribute(Box::new(key.clone())));
        self.attributes.insert(key.clone(), object);
        object
    }

    /// What an instance itself has of an attribute.
    pub fn instance_value(&self, obj: ObjId, key: &AttrKey) -> Option<ObjId> {
        match key {
            AttrKey::Field(name) | AttrKey::Own(name) => self.instance_attr(obj, name),
            AttrKey::Has(name) => self.instance_attr(obj, name).map(|_| self.true_),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use indexmap::IndexMap;
    use std::collections::BTreeSet;

    fn keys() -> [AttrKey; 12] {
        let (x, class) = (|| Name::from("x"), ObjId(17));
        [
            "x".into(),
            "x$own".into(),
            "x$$own".into(),
            AttrKey::Accessor(x(), Access::Get),
            AttrKey::Accessor(x(), Access::Del),
            AttrKey::Method(x()),
            AttrKey::Super(x(), None, class),
            AttrKey::Super(x(), Some(Access::Set), class),
            AttrKey::Own(x()),
            AttrKey::Has(x()),
            AttrKey::AsTuple,
            AttrKey::AsDict,
        ]
    }

    #[test]
    fn keys_have_texts_of_their_own() {
        let texts: BTreeSet<String> = keys().iter().map(AttrKey::to_string).collect();
        assert_eq!(texts.len(), keys().len());
    }

    #[test]
    fn a_field_is_found_by_its_name() {
        let map: IndexMap<AttrKey, usize> = keys().into_iter().zip(0..).collect();
        assert_eq!(map.len(), keys().len());
        assert_eq!(map.get("x"), Some(&0));
        assert_eq!(map.get("x$own"), Some(&1));
        assert_eq!(map.get("astuple"), None);
    }
}
