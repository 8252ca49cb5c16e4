//! `%` formats with names.

/// The names in the order in which the fields of a `%` format ask for them, and the format
/// without names. `None` if not every field has one.
pub fn unnamed(text: &str) -> Option<(Vec<String>, String)> {
    if !text.contains("%(") {
        return None;
    }
    let mut names = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('%') {
        plain.push_str(&rest[..=at]);
        rest = &rest[at + 1..];
        if let Some(behind) = rest.strip_prefix('%') {
            plain.push('%');
            rest = behind;
            continue;
        }
        let behind = rest.strip_prefix('(')?;
        let end = behind.find(')')?;
        let name = &behind[..end];
        let conversion = behind[end..].find(|c: char| c.is_ascii_alphabetic() || c == '%')?;
        if name.contains('(') || behind[end..end + conversion].contains('*') {
            return None;
        }
        names.push(name.to_string());
        rest = &behind[end + 1..];
    }
    plain.push_str(rest);
    Some((names, plain))
}
