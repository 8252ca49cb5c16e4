//! The texts before `%` and `.format`: their fields. What is wrong with one is the message of
//! CPython's `ValueError`.

use std::iter::Peekable;
use std::ops::Range;
use std::str::CharIndices;

type Parsed<T> = Result<T, String>;

fn wrong<T>(message: impl Into<String>) -> Parsed<T> {
    Err(message.into())
}

/// A width or a precision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Amount {
    /// Written in the template.
    Given(usize),
    /// `*`: the next argument.
    Argument,
}

/// One `%…` of a template.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Field {
    /// `(name)`
    pub key: Option<String>,
    /// Where the name and its parentheses are in the template, in bytes.
    pub key_at: Range<usize>,
    /// `-`
    pub left: bool,
    /// `+`
    pub plus: bool,
    /// space
    pub space: bool,
    /// `#`
    pub alternate: bool,
    /// `0`
    pub zero: bool,
    /// Least width.
    pub width: Option<Amount>,
    /// Precision.
    pub precision: Option<Amount>,
    /// The letter.
    pub code: char,
    /// Position of the letter, in code points.
    pub position: usize,
}

/// A piece of a `%` template.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Part {
    /// Literal text.
    Text(String),
    /// A field.
    Field(Field),
}

/// The letters of `%` formats: `b` is of bytes alone, and a `%` that is not right behind another one takes a value and
/// means nothing.
const LETTERS: &str = "diuoxXeEfFgGcrsab%";

fn amount(chars: &mut Peekable<CharIndices<'_>>, what: &str) -> Parsed<Option<Amount>> {
    if chars.next_if(|&(_, c)| c == '*').is_some() {
        return Ok(Some(Amount::Argument));
    }
    let mut value = None;
    while let Some((_, c)) = chars.next_if(|(_, c)| c.is_ascii_digit()) {
        let next = value.unwrap_or(0usize) * 10 + (c as usize - '0' as usize);
        if next > i32::MAX as usize {
            return wrong(format!("{what} too big"));
        }
        value = Some(next);
    }
    Ok(value.map(Amount::Given))
}

/// Parses a `%` template.
pub fn parse_percent(template: &str) -> Parsed<Vec<Part>> {
    let mut parts = Vec::new();
    let mut text = String::new();
    let mut chars = template.char_indices().peekable();
    while let Some((start, c)) = chars.next() {
        if c != '%' {
            text.push(c);
            continue;
        }
        if chars.next_if(|&(_, c)| c == '%').is_some() {
            text.push('%');
            continue;
        }
        let mut field = Field::default();
        if chars.next_if(|&(_, c)| c == '(').is_some() {
            let mut depth = 1;
            while depth > 0 {
                match chars.next() {
                    Some((_, '(')) => depth += 1,
                    Some((at, ')')) => {
                        depth -= 1;
                        field.key_at = start + 1..at + 1;
                    }
                    Some(_) => {}
                    None => return wrong("incomplete format key"),
                }
            }
            let Range { start, end } = field.key_at;
            field.key = Some(template[start + 1..end - 1].into());
        }
        while let Some((_, c)) = chars.next_if(|&(_, c)| matches!(c, '-' | '+' | ' ' | '#' | '0')) {
            match c {
                '-' => field.left = true,
                '+' => field.plus = true,
                ' ' => field.space = true,
                '#' => field.alternate = true,
                _ => field.zero = true,
            }
        }
        field.width = amount(&mut chars, "width")?;
        if chars.next_if(|&(_, c)| c == '.').is_some() {
            // A dot alone is a precision of 0.
            field.precision = amount(&mut chars, "precision")?.or(Some(Amount::Given(0)));
        }
        chars.next_if(|&(_, c)| matches!(c, 'h' | 'l' | 'L'));
        let Some((at, code)) = chars.next() else {
            return wrong("incomplete format");
        };
        field.code = code;
        field.position = template[..at].chars().count();
        if !LETTERS.contains(code) {
            return wrong(field.unsupported());
        }
        if !text.is_empty() {
            parts.push(Part::Text(std::mem::take(&mut text)));
        }
        parts.push(Part::Field(field));
    }
    if !text.is_empty() {
        parts.push(Part::Text(text));
    }
    Ok(parts)
}

impl Field {
    /// What stands before a number that is not negative.
    pub fn sign(&self) -> &'static str {
        match self {
            Field { plus: true, .. } => "+",
            Field { space: true, .. } => " ",
            _ => "",
        }
    }

    /// What `format` is given for a text in place of this; nothing if an argument says a part of it.
    pub fn text_spec(&self) -> Option<String> {
        let given = |amount: Option<Amount>| match amount {
            None => Some(None),
            Some(Amount::Given(n)) => Some(Some(n)),
            Some(Amount::Argument) => None,
        };
        if self.key.is_some() {
            return None;
        }
        let mut spec = String::new();
        if let Some(width) = given(self.width)?.filter(|&width| width > 0) {
            let align = if self.left { "" } else { ">" };
            spec = format!("{align}{width}");
        }
        if let Some(precision) = given(self.precision)? {
            spec += &format!(".{precision}");
        }
        Some(spec)
    }

    /// Whether the letter means nothing.
    pub fn is_unsupported(&self, is_bytes: bool) -> bool {
        self.code == '%' || self.code == 'b' && !is_bytes
    }

    /// What is wrong with a letter that means nothing (`%b` outside of bytes, say).
    pub fn unsupported(&self) -> String {
        let (code, position) = (self.code, self.position);
        let shown = match code {
            ' '..='~' => code,
            _ => '?',
        };
        format!(
            "unsupported format character '{shown}' (0x{:x}) at index {position}",
            code as u32
        )
    }
}

/// A piece of a `str.format` template.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TemplatePart {
    /// Literal text.
    Text(String),
    /// `{name!conversion:spec}`
    Field {
        /// What stands before `!` and `:`.
        name: String,
        /// `r`, `s` or `a`
        conversion: Option<char>,
        /// The specification, which may contain fields again.
        spec: String,
    },
}

/// Parses a `str.format` template.
pub fn parse_format(template: &str) -> Parsed<Vec<TemplatePart>> {
    let chars: Vec<char> = template.chars().collect();
    let mut parts = Vec::new();
    let mut text = String::new();
    let mut i = 0;
    while i < chars.len() {
        let c = chars[i];
        i += 1;
        if c == '}' {
            if chars.get(i) != Some(&'}') {
                return wrong("Single '}' encountered in format string");
            }
            i += 1;
            text.push('}');
            continue;
        }
        if c != '{' {
            text.push(c);
            continue;
        }
        match chars.get(i) {
            Some('{') => {
                i += 1;
                text.push('{');
                continue;
            }
            None => return wrong("Single '{' encountered in format string"),
            _ => {}
        }
        if !text.is_empty() {
            parts.push(TemplatePart::Text(std::mem::take(&mut text)));
        }
        // The name goes up to `!`, `:` or `}`; brackets protect what is inside them.
        let mut name = String::new();
        let mut bracket = false;
        let end = loop {
            let Some(&c) = chars.get(i) else {
                return wrong("expected '}' before end of string");
            };
            i += 1;
            match c {
                '{' if !bracket => return wrong("unexpected '{' in field name"),
                '[' => bracket = true,
                ']' => bracket = false,
                '}' | ':' | '!' if !bracket => break c,
                _ => {}
            }
            name.push(c);
        };
        let mut conversion = None;
        let mut end = end;
        if end == '!' {
            let Some(&c) = chars.get(i) else {
                return wrong("end of string while looking for conversion specifier");
            };
            conversion = Some(c);
            i += 1;
            end = match chars.get(i) {
                Some(&c @ (':' | '}')) => c,
                Some(_) => return wrong("expected ':' after conversion specifier"),
                None => return wrong("unmatched '{' in format spec"),
            };
            i += 1;
        }
        let mut spec = String::new();
        if end == ':' {
            let mut depth = 1;
            loop {
                let Some(&c) = chars.get(i) else {
                    return wrong("unmatched '{' in format spec");
                };
                i += 1;
                match c {
                    '{' => depth += 1,
                    '}' => depth -= 1,
                    _ => {}
                }
                if depth == 0 {
                    break;
                }
                spec.push(c);
            }
        }
        parts.push(TemplatePart::Field {
            name,
            conversion,
            spec,
        });
    }
    if !text.is_empty() {
        parts.push(TemplatePart::Text(text));
    }
    Ok(parts)
}

/// A step from a field's first value to the value: `.name` or `[index]`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FieldStep {
    /// `.name`
    Attribute(String),
    /// `[3]`
    Index(i64),
    /// `[key]`
    Key(String),
}

/// Splits a field name into its first part and the steps behind it.
pub fn parse_field_name(name: &str) -> Parsed<(String, Vec<FieldStep>)> {
    let end = name.find(['.', '[']).unwrap_or(name.len());
    let (first, mut rest) = name.split_at(end);
    let mut steps = Vec::new();
    while !rest.is_empty() {
        if let Some(after) = rest.strip_prefix('.') {
            let end = after.find(['.', '[']).unwrap_or(after.len());
            if end == 0 {
                return wrong("Empty attribute in format string");
            }
            steps.push(FieldStep::Attribute(after[..end].into()));
            rest = &after[end..];
        } else if let Some(after) = rest.strip_prefix('[') {
            let Some(end) = after.find(']') else {
                return wrong("Missing ']' in format string");
            };
            let key = &after[..end];
            if key.is_empty() {
                return wrong("Empty attribute in format string");
            }
            steps.push(if key.bytes().all(|b| b.is_ascii_digit()) {
                match key.parse() {
                    Ok(index) => FieldStep::Index(index),
                    Err(_) => return wrong("Too many decimal digits in format string"),
                }
            } else {
                FieldStep::Key(key.into())
            });
            rest = &after[end + 1..];
        } else {
            return wrong("Only '.' or '[' may follow ']' in format field specifier");
        }
    }
    Ok((first.into(), steps))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percent() {
        let parts = parse_percent("%(a(b))5.2s%%").unwrap();
        let Part::Field(field) = &parts[0] else {
            panic!()
        };
        assert_eq!(field.key.as_deref(), Some("a(b)"));
        assert_eq!((field.key_at.clone(), field.position), (1..7, 10));
        assert_eq!(field.width, Some(Amount::Given(5)));
        assert_eq!(field.precision, Some(Amount::Given(2)));
        assert_eq!(parts[1], Part::Text("%".into()));
        assert_eq!(parse_percent("%").unwrap_err(), "incomplete format");
        assert_eq!(
            parse_percent("a%q").unwrap_err(),
            "unsupported format character 'q' (0x71) at index 2"
        );
        assert_eq!(parse_percent("%%d").unwrap(), [Part::Text("%d".into())]);
    }

    #[test]
    fn templates() {
        let parts = parse_format("a{{{x[0].y!r:>{w}}b").unwrap();
        assert_eq!(
            parts,
            [
                TemplatePart::Text("a{".into()),
                TemplatePart::Field {
                    name: "x[0].y".into(),
                    conversion: Some('r'),
                    spec: ">{w}".into()
                },
                TemplatePart::Text("b".into()),
            ]
        );
        assert_eq!(
            parse_field_name("x[0].y[k]").unwrap(),
            (
                "x".into(),
                vec![
                    FieldStep::Index(0),
                    FieldStep::Attribute("y".into()),
                    FieldStep::Key("k".into())
                ]
            )
        );
        assert!(parse_format("{").is_err() && parse_format("}").is_err());
    }
}
