//! Which attribute an operation is about: one that the program names, or one that stands for what
//! is done with such a one.
//!
//! Operations name attributes by constant objects, as Python does, so a key has a text too. Only
//! this file knows it, and `helpers/app_managed.py`, whose functions look at [`AttrKey::Own`] and
//! [`AttrKey::Has`].

use crate::front::code::Name;
use crate::host::object::{ObjId, Property};
use std::fmt;

/// What is done with an attribute by a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// It is read.
    Get,
    /// It is assigned.
    Set,
    /// It is deleted.
    Del,
}

impl Access {
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

    /// All of them, with their texts.
    const ALL: [(Access, &'static str); 3] = [
        (Access::Get, "$get"),
        (Access::Set, "$set"),
        (Access::Del, "$del"),
    ];
}

/// An attribute of an object or a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AttrKey<'a> {
    /// One of this name.
    Field(&'a str),
    /// The function that does this with the attribute of the name: of a property, a descriptor, or
    /// an attribute that is managed.
    Accessor(&'a str, Access),
    /// What `super()` finds of the name behind a class on the MRO, or of a property what does this.
    Super(&'a str, Option<Access>, ObjId),
    /// The value that an instance has of a managed attribute itself.
    Own(&'a str),
    /// Whether it has one.
    Has(&'a str),
    /// The method of a dataclass that `dataclasses.astuple` calls.
    AsTuple,
    /// The method of a dataclass that `dataclasses.asdict` calls.
    AsDict,
}

const SUPER: &str = "$super$";
const OWN: &str = "$own";
const HAS: &str = "$has";
const AS_TUPLE: &str = "$astuple";
const AS_DICT: &str = "$asdict";

impl<'a> AttrKey<'a> {
    /// The attribute that this is the text of.
    pub fn of(text: &'a str) -> Self {
        let Some(at) = text.find('$') else {
            return AttrKey::Field(text);
        };
        let (name, rest) = text.split_at(at);
        let access = Access::ALL.iter().find(|(_, s)| rest.starts_with(s));
        let behind = rest[access.map_or(0, |(_, s)| s.len())..].strip_prefix(SUPER);
        let access = access.map(|(access, _)| *access);
        match (behind.and_then(|n| n.parse().ok()), access, rest) {
            (Some(class), ..) => AttrKey::Super(name, access, ObjId(class)),
            (None, Some(access), _) => AttrKey::Accessor(name, access),
            (None, None, OWN) => AttrKey::Own(name),
            (None, None, HAS) => AttrKey::Has(name),
            (None, None, AS_TUPLE) => AttrKey::AsTuple,
            (None, None, AS_DICT) => AttrKey::AsDict,
            (None, None, _) => AttrKey::Field(text),
        }
    }

    /// Whether it is an attribute as programs name them.
    pub fn is_field(text: &str) -> bool {
        matches!(AttrKey::of(text), AttrKey::Field(_))
    }

    /// The name that the program knows it by.
    pub fn shown(&self) -> &'a str {
        match *self {
            AttrKey::Field(name)
            | AttrKey::Accessor(name, _)
            | AttrKey::Super(name, ..)
            | AttrKey::Own(name)
            | AttrKey::Has(name) => name,
            AttrKey::AsTuple => "astuple",
            AttrKey::AsDict => "asdict",
        }
    }

    /// Its text, as a name.
    pub fn name(&self) -> Name {
        self.to_string().into()
    }
}

impl fmt::Display for Access {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = Access::ALL.iter().find(|(access, _)| access == self);
        f.write_str(text.map_or("", |(_, text)| text))
    }
}

impl fmt::Display for AttrKey<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AttrKey::Field(name) => f.write_str(name),
            AttrKey::Accessor(name, access) => write!(f, "{name}{access}"),
            AttrKey::Super(name, None, behind) => write!(f, "{name}{SUPER}{}", behind.0),
            AttrKey::Super(name, Some(access), behind) => {
                write!(f, "{name}{access}{SUPER}{}", behind.0)
            }
            AttrKey::Own(name) => write!(f, "{name}{OWN}"),
            AttrKey::Has(name) => write!(f, "{name}{HAS}"),
            AttrKey::AsTuple => f.write_str(AS_TUPLE),
            AttrKey::AsDict => f.write_str(AS_DICT),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_found_by_its_text() {
        let class = ObjId(17);
        for key in [
            AttrKey::Field("x"),
            AttrKey::Field("x$y"),
            AttrKey::Accessor("x", Access::Get),
            AttrKey::Accessor("x", Access::Del),
            AttrKey::Super("x", None, class),
            AttrKey::Super("x", Some(Access::Set), class),
            AttrKey::Own("x"),
            AttrKey::Has("x"),
            AttrKey::AsTuple,
            AttrKey::AsDict,
        ] {
            assert_eq!(AttrKey::of(&key.to_string()), key);
        }
    }
}
