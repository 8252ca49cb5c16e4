//! Unicode's character database, of one version: what the lexer, the import-time interpreter, the
//! tables of translated programs and the module `unicodedata` know about characters.
//!
//! The data are text (`tables.txt`, `names.txt`), which `generate.py` writes with CPython's
//! `unicodedata`. What is asked for is decoded at the first question, so that a build script that
//! sees nothing but ASCII pays nothing. Nothing here asks Rust's own `char`, whose tables are those
//! of the compiler that built the toolchain.

#![forbid(unsafe_code)]

mod cases;
mod names;
mod normal;
mod sets;
mod tables;

pub use cases::{casefold, lower, push_lower_at, upper, Map};
pub use names::character;
pub use normal::nfkc;
pub use sets::Set;
pub use tables::{entries, tags, version};

/// `c.isalpha()`
pub fn is_alpha(c: char) -> bool {
    if c.is_ascii() {
        c.is_ascii_alphabetic()
    } else {
        Set::Alpha.has(c)
    }
}

/// `c.isprintable()`: `repr` shows it as it is.
pub fn is_printable(c: char) -> bool {
    if c.is_ascii() {
        (' '..='~').contains(&c)
    } else {
        Set::Printable.has(c)
    }
}

/// The value of a decimal digit of any script.
pub fn decimal_value(c: char) -> Option<u32> {
    if c.is_ascii() {
        return c.to_digit(10);
    }
    let zero = Set::Decimal.range(c)?.0;
    // Runs of ten may touch.
    Some((u32::from(c) - zero) % 10)
}

/// `c.isdigit()`
pub fn is_digit(c: char) -> bool {
    c.is_ascii_digit() || (!c.is_ascii() && Set::Digit.has(c))
}

/// `c.isnumeric()`
pub fn is_numeric(c: char) -> bool {
    c.is_ascii_digit() || (!c.is_ascii() && Set::Numeric.has(c))
}

/// `c.isspace()`
pub fn is_space(c: char) -> bool {
    if c.is_ascii() {
        matches!(c, '\t'..='\r' | '\x1c'..=' ')
    } else {
        Set::Space.has(c)
    }
}

/// `c.islower()`
pub fn is_lower(c: char) -> bool {
    c.is_ascii_lowercase() || (!c.is_ascii() && Set::Lower.has(c))
}

/// `c.isupper()`
pub fn is_upper(c: char) -> bool {
    c.is_ascii_uppercase() || (!c.is_ascii() && Set::Upper.has(c))
}

/// A title-case letter (category `Lt`).
pub fn is_title(c: char) -> bool {
    !c.is_ascii() && Set::Title.has(c)
}

/// A letter with a case.
pub fn is_cased(c: char) -> bool {
    c.is_ascii_alphabetic() || (!c.is_ascii() && Set::Cased.has(c))
}

/// Can start an identifier.
pub fn is_identifier_start(c: char) -> bool {
    c == '_' || c.is_ascii_alphabetic() || (!c.is_ascii() && Set::IdStart.has(c))
}

/// Can be inside an identifier.
pub fn is_identifier_continue(c: char) -> bool {
    c == '_' || c.is_ascii_alphanumeric() || (!c.is_ascii() && Set::IdContinue.has(c))
}

/// Whether a text is an identifier, or a keyword.
pub fn is_identifier(text: &str) -> bool {
    text.starts_with(is_identifier_start) && text.chars().all(is_identifier_continue)
}
