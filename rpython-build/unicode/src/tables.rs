//! Decoding of `tables.txt`.

use std::str::SplitAsciiWhitespace;

static TABLES: &str = include_str!("tables.txt");

/// The words of a property: none if there is no such property.
fn words(property: &str) -> SplitAsciiWhitespace<'static> {
    let found = TABLES.split("\n\n").find_map(|paragraph| {
        let rest = paragraph.strip_prefix(property)?;
        rest.starts_with([' ', '\n']).then_some(rest)
    });
    found.unwrap_or_default().split_ascii_whitespace()
}

/// A number as the tables have it; they have no others.
pub(crate) fn number(text: &str) -> u32 {
    u32::from_str_radix(text, 36).unwrap_or(0)
}

/// A code point and an offset to another.
pub(crate) fn moved(code: u32, offset: &str) -> u32 {
    code.wrapping_add_signed(i32::from_str_radix(offset, 36).unwrap_or(0))
}

/// The version of the database.
pub fn version() -> &'static str {
    words("version").next().unwrap_or_default()
}

/// The tags of compatible decompositions, which name them by number.
pub fn tags() -> impl Iterator<Item = &'static str> {
    words("tags")
}

/// The code points that a property lists, in order, and what it says about each: for properties that
/// every character has, where the value changes.
pub fn entries(property: &str) -> impl Iterator<Item = (u32, &'static str)> {
    let mut code = 0;
    words(property).map(move |word| {
        let (step, value) = word.split_once(':').unwrap_or((word, ""));
        code += number(step);
        (code, value)
    })
}
