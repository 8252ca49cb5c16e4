//! Exceptions of Python's own that Rust raises.

use std::fmt;

/// A class of Python's own exceptions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum Builtin {
    ArithmeticError,
    AssertionError,
    EOFError,
    IndexError,
    KeyError,
    LookupError,
    NotImplementedError,
    OSError,
    OverflowError,
    RuntimeError,
    TypeError,
    ValueError,
    ZeroDivisionError,
}

/// Each with what C calls it: `fail` in `callbacks.py`.
const STATUS: [(Builtin, i32); 13] = [
    (Builtin::OverflowError, 3),
    (Builtin::ValueError, 4),
    (Builtin::ArithmeticError, 6),
    (Builtin::AssertionError, 7),
    (Builtin::EOFError, 8),
    (Builtin::IndexError, 9),
    (Builtin::KeyError, 10),
    (Builtin::LookupError, 11),
    (Builtin::NotImplementedError, 12),
    (Builtin::OSError, 13),
    (Builtin::RuntimeError, 14),
    (Builtin::TypeError, 15),
    (Builtin::ZeroDivisionError, 16),
];

impl Builtin {
    /// That of this name.
    pub(crate) fn named(name: &str) -> Option<Builtin> {
        let mut all = STATUS.iter().map(|(class, _)| *class);
        all.find(|class| class.to_string() == name)
    }

    /// What C calls it.
    pub(crate) fn status(self) -> i32 {
        let found = STATUS.iter().find(|(class, _)| *class == self);
        found.map_or(4, |(_, status)| *status)
    }
}

/// The name of the class.
impl fmt::Display for Builtin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// The error of a closure, of an iterator's item or of a trait's method that Python gets as an exception of its own, and not as a
/// `RustError`.
///
/// ```ignore
/// let get = |key: &str| table.get(key).copied().ok_or_else(|| Raise::new(Builtin::KeyError, key));
/// ```
///
/// As that exception it comes out of the library, if nothing catches it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Raise {
    pub(crate) class: Builtin,
    pub(crate) message: String,
}

impl Raise {
    /// An exception of this class, made with a text.
    pub fn new(class: Builtin, message: impl Into<String>) -> Raise {
        Raise {
            class,
            message: message.into(),
        }
    }
}

impl fmt::Display for Raise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.class, self.message)
    }
}

impl std::error::Error for Raise {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_told_apart() {
        let mut statuses: Vec<i32> = STATUS.iter().map(|(class, _)| class.status()).collect();
        statuses.sort_unstable();
        statuses.dedup();
        assert_eq!(statuses.len(), STATUS.len());
        assert_eq!(Builtin::named("KeyError"), Some(Builtin::KeyError));
        assert_eq!(Builtin::named("ParseError"), None);
        let error = Raise::new(Builtin::EOFError, "so soon");
        assert_eq!(error.to_string(), "EOFError: so soon");
    }
}
