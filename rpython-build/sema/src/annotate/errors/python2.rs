//! What is said to one who brings a program from Python 2: what things are called now.

use crate::annotate::types::model::{Kind, SomeValue};

/// What to use in place of an attribute that values of a builtin type had.
pub fn attribute(kind: &Kind, name: &str) -> Option<&'static str> {
    Some(match (kind, name) {
        (Kind::Dict(_), "iteritems" | "viewitems") => "Python 3 calls it `items`",
        (Kind::Dict(_), "iterkeys" | "viewkeys") => "Python 3 calls it `keys`",
        (Kind::Dict(_), "itervalues" | "viewvalues") => "Python 3 calls it `values`",
        (Kind::Dict(_), "has_key") => "Python 3 says `key in …`",
        (Kind::DictView { .. }, "sort") => "`sorted(…)` makes a list of a view, in order",
        (Kind::DictView { .. }, _) => "`list(…)` makes a list of a view",
        (Kind::Str | Kind::Char, "decode") => {
            "a `str` is text in Python 3, which `encode` makes bytes of; `bytes` has `decode`"
        }
        (Kind::Bytes, "encode") => "`bytes` are no text in Python 3: `decode` makes it of them",
        (Kind::Bytes, "format") => "`bytes` are no text in Python 3; they have `%`",
        (_, "next") => "Python 3 says `next(…)`, which calls `__next__`",
        _ => return None,
    })
}

/// What to use in place of an operation that the operands had.
pub fn operation(name: &str, operands: &[SomeValue]) -> Option<&'static str> {
    let is_text = |a: &SomeValue| a.kind.is_text();
    let is_bytes = |a: &SomeValue| matches!(a.kind, Kind::Bytes);
    match (name, operands) {
        ("&" | "|" | "^" | "<<" | ">>" | "~", operands)
            if operands.iter().any(|a| matches!(a.kind, Kind::Float)) =>
        {
            Some(DIVISION)
        }
        ("+" | "+=" | "in" | "<" | "<=" | ">" | ">=", [a, b])
            if (is_text(a) && is_bytes(b)) || (is_bytes(a) && is_text(b)) =>
        {
            Some(TEXT)
        }
        ("indexing", [a]) if matches!(a.kind, Kind::DictView { .. }) => {
            Some("`list(…)` makes a list of a view")
        }
        _ => None,
    }
}

/// Where an integer is needed and a `float` comes.
pub const DIVISION: &str =
    "`/` makes a `float` of integers in Python 3; `//` divides and rounds down";

/// Where text and bytes meet.
pub const TEXT: &str = "`text.encode()` makes bytes of text, `data.decode()` text of bytes";
