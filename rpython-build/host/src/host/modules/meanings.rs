//! What functions and classes of the toolchain's own library say that they stand for, in `_meaning_`: translating
//! looks at that and not at what they are called.

use crate::host::heap::Heap;
use crate::host::modules::marks::Mark;
use crate::host::object::{ObjId, Object};

/// What an object stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A class of objects of `typing` that stand for types with arguments.
    Alias,
    /// A function that gives its first argument.
    Argument,
    /// `dataclasses.asdict`
    AsDict,
    /// `dataclasses.astuple`
    AsTuple,
    /// A class of properties that are computed once.
    CachedProperty,
    /// A class of members that are no values of a program, which are compared all the same.
    Compared,
    /// A class whose instances are classes of members.
    Enum,
    /// The class of what stands for an argument of an exception.
    ExceptionArgument,
    /// A function that gives `False`.
    False,
    /// A class of objects of `typing` that give types when they are subscripted.
    Form,
    /// A class whose instance says that an argument was left out.
    LeftOut,
    /// A function that `contextmanager` has made of a generator function.
    ManagedGenerator,
    /// A function that does nothing.
    Nothing,
    /// `functools.partial`
    Partial,
    /// A function that prints the exception which is handled.
    PrintTheHandled,
    /// `dataclasses.replace`
    Replace,
    /// A function that gives the text of the exception which is handled.
    TextOfTheHandled,
    /// A function that gives `True`.
    True,
    /// A class whose instances are classes of dicts with hints for their keys.
    TypedDict,
    /// A class of iterables whose loops are unrolled.
    Unrolled,
}

impl Meaning {
    fn from_text(text: &str) -> Option<Meaning> {
        Some(match text {
            "alias" => Meaning::Alias,
            "argument" => Meaning::Argument,
            "asdict" => Meaning::AsDict,
            "astuple" => Meaning::AsTuple,
            "cached property" => Meaning::CachedProperty,
            "compared" => Meaning::Compared,
            "enum" => Meaning::Enum,
            "exception argument" => Meaning::ExceptionArgument,
            "false" => Meaning::False,
            "form" => Meaning::Form,
            "left out" => Meaning::LeftOut,
            "managed generator" => Meaning::ManagedGenerator,
            "nothing" => Meaning::Nothing,
            "partial" => Meaning::Partial,
            "print the handled" => Meaning::PrintTheHandled,
            "replace" => Meaning::Replace,
            "text of the handled" => Meaning::TextOfTheHandled,
            "true" => Meaning::True,
            "typed dict" => Meaning::TypedDict,
            "unrolled" => Meaning::Unrolled,
            _ => return None,
        })
    }
}

impl Heap {
    /// What a function or class stands for, if it says so.
    pub fn meaning(&self, object: ObjId) -> Option<Meaning> {
        if let Object::BoundMethod { func, .. } = self.get(object) {
            return self.meaning(*func);
        }
        let said = self.mark(object, Mark::Meaning)?;
        Meaning::from_text(self.as_str(said)?)
    }
}

#[cfg(test)]
mod tests {
    use super::Meaning;
    use crate::host::modules::own::FILES;

    #[test]
    fn what_the_library_says_is_known() {
        let mut found = 0;
        for own in FILES {
            let marks = own.text.split("_meaning_").skip(1);
            let said = marks.filter_map(|rest| rest.strip_prefix(" = \"")?.split('"').next());
            for text in said {
                assert!(Meaning::from_text(text).is_some(), "{}: {text}", own.shown);
                found += 1;
            }
        }
        assert!(found > 10, "{found}");
    }
}
