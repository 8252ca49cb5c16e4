//! The functions that stand for an attribute which is no field.

use crate::host::attribute_key::Access;

/// What a function does that reads, assigns or deletes an attribute in place of an operation: each is made by functions of
/// `helpers/app_managed.py`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accessor {
    /// That of a managed attribute: of the instance, else of the class.
    Managed,
    /// The same, where `__getattr__` is asked if neither has it.
    Lazy,
    /// That of a cached property.
    Cached,
    /// A method of a descriptor.
    Described,
    /// The same, if the instance has no value of its own.
    Overridable,
    /// A plain attribute, where a base has a property.
    Plain,
    /// That of the class alone.
    OfClass,
}

impl Accessor {
    /// How the functions are called that make such ones.
    pub fn maker(self, access: Access) -> String {
        let sort = match self {
            Accessor::Managed => "",
            Accessor::Lazy => "lazy_",
            Accessor::Cached => "cached_",
            Accessor::Described => "described_",
            Accessor::Overridable => "overridable_",
            Accessor::Plain => "plain_",
            Accessor::OfClass => "class_",
        };
        format!("make_{sort}{}", access.function())
    }

    /// Whether instances have a value of their own.
    pub fn has_own(self) -> bool {
        match self {
            Accessor::Managed | Accessor::Lazy | Accessor::Cached | Accessor::Overridable => true,
            Accessor::Described | Accessor::Plain | Accessor::OfClass => false,
        }
    }
}
