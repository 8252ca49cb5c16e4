//! Character classes as Python's `str` methods see them.

use super::unicode_tables::*;
use std::cmp::Ordering;

fn in_ranges(table: &[(u32, u32)], c: char) -> bool {
    let c = c as u32;
    table
        .binary_search_by(|&(low, high)| {
            if high < c {
                Ordering::Less
            } else if low > c {
                Ordering::Greater
            } else {
                Ordering::Equal
            }
        })
        .is_ok()
}

fn mapped(table: &'static [(u32, &'static str)], c: char) -> Option<&'static str> {
    table
        .binary_search_by_key(&(c as u32), |entry| entry.0)
        .ok()
        .map(|i| table[i].1)
}

/// `c.isalpha()`
pub fn is_alpha(c: char) -> bool {
    if c.is_ascii() {
        c.is_ascii_alphabetic()
    } else {
        in_ranges(ALPHA, c)
    }
}

/// `c.isprintable()`: `repr` shows it as it is.
pub fn is_printable(c: char) -> bool {
    if c.is_ascii() {
        (' '..='~').contains(&c)
    } else {
        in_ranges(PRINTABLE, c)
    }
}

/// The value of a decimal digit of any script.
pub fn decimal_value(c: char) -> Option<u32> {
    if c.is_ascii() {
        return c.to_digit(10);
    }
    let c = c as u32;
    let run = DECIMAL_ZEROS.partition_point(|&zero| zero <= c);
    let zero = *DECIMAL_ZEROS.get(run.checked_sub(1)?)?;
    (c - zero < 10).then_some(c - zero)
}

/// `c.isdigit()`
pub fn is_digit(c: char) -> bool {
    decimal_value(c).is_some() || (!c.is_ascii() && in_ranges(OTHER_DIGIT, c))
}

/// `c.isnumeric()`
pub fn is_numeric(c: char) -> bool {
    if c.is_ascii() {
        c.is_ascii_digit()
    } else {
        in_ranges(NUMERIC, c)
    }
}

/// `c.isspace()`
pub fn is_space(c: char) -> bool {
    c.is_whitespace() || ('\x1c'..='\x1f').contains(&c)
}

/// A title-case letter (category `Lt`).
pub fn is_title(c: char) -> bool {
    !c.is_ascii() && in_ranges(TITLE, c)
}

/// Appends the title case of a character.
pub fn push_title(out: &mut String, c: char) {
    match mapped(TITLE_MAP, c) {
        Some(s) => out.push_str(s),
        None => out.extend(c.to_uppercase()),
    }
}

/// Appends the full case folding of a character.
pub fn push_folded(out: &mut String, c: char) {
    match mapped(FOLD_MAP, c) {
        Some(s) => out.push_str(s),
        None => out.extend(c.to_lowercase()),
    }
}

/// Can start an identifier.
pub fn is_identifier_start(c: char) -> bool {
    c == '_' || unicode_ident::is_xid_start(c)
}

/// Can be inside an identifier.
pub fn is_identifier_continue(c: char) -> bool {
    unicode_ident::is_xid_continue(c)
}
