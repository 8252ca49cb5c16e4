//! The functions that stand for an attribute which is no field.

use crate::front::code::Name;
use crate::host::attribute_key::{Access, AttrKey};

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
    /// That of the class alone.
    OfClass,
    /// What `super()` finds of an instance.
    Super,
    /// The same of a class.
    SuperOfClass,
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
            Accessor::OfClass => "class_",
            Accessor::Super => "super_",
            Accessor::SuperOfClass => "class_super_",
        };
        format!("make_{sort}{}", access.function())
    }

    /// What functions of this sort look at besides: the value that an instance has of its own, and whether it has one;
    /// where reading it asks the class, the method that this has.
    pub fn keys(self, access: Access, name: &Name) -> Vec<AttrKey> {
        let mut keys = match self {
            Accessor::Managed | Accessor::Lazy | Accessor::Cached | Accessor::Overridable => {
                vec![AttrKey::Own(name.clone()), AttrKey::Has(name.clone())]
            }
            Accessor::Described | Accessor::OfClass | Accessor::Super | Accessor::SuperOfClass => {
                vec![]
            }
        };
        let asks_class = matches!(self, Accessor::Managed | Accessor::Lazy);
        keys.extend((asks_class && access == Access::Get).then(|| AttrKey::Method(name.clone())));
        keys
    }
}
