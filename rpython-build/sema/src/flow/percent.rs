//! `%` formats with names.

use crate::front::template::{parse_percent, Amount, Part};

/// The names in the order in which the fields of a `%` format ask for them, and the format
/// without names. `None` if not every field has one.
pub fn unnamed(text: &str) -> Option<(Vec<String>, String)> {
    let mut names = Vec::new();
    let mut plain = String::new();
    let mut at = 0;
    for part in parse_percent(text).ok()? {
        let Part::Field(field) = part else { continue };
        if [field.width, field.precision].contains(&Some(Amount::Argument)) {
            return None;
        }
        names.push(field.key?);
        plain.push_str(&text[at..field.key_at.start]);
        at = field.key_at.end;
    }
    plain.push_str(&text[at..]);
    (!names.is_empty()).then_some((names, plain))
}
