//! Decoding of `tables.txt`.

static TABLES: &str = include_str!("tables.txt");

/// The words of a property: none if there is no such property.
fn words(property: &str) -> impl Iterator<Item = &'static str> {
    // Its paragraph is looked for by lines: `core` finds their ends fast in toolchains, too, that are not
    // optimised.
    let mut lines = TABLES.lines();
    let mut is_first = true;
    let first = lines.find_map(|line| {
        let starts = std::mem::replace(&mut is_first, line.is_empty());
        let rest = line.strip_prefix(property).filter(|_| starts)?;
        (rest.is_empty() || rest.starts_with(' ')).then_some(rest)
    });
    let rest = lines.take_while(|line| !line.is_empty());
    let paragraph = first
        .into_iter()
        .flat_map(move |first| std::iter::once(first).chain(rest.clone()));
    paragraph.flat_map(str::split_ascii_whitespace)
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
