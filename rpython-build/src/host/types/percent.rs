//! `%` formatting: the template, and one field at a time. Fetching arguments is the caller's.

use super::number::float_parts;
use super::text::length;
use super::{value_error, Fallible};
use num_bigint::BigInt;
use num_traits::Signed;

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
    /// The letter. `%` itself never gets here.
    pub code: char,
    /// Position of the letter, in code points.
    pub position: usize,
}

/// A piece of a template.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Part {
    /// Literal text.
    Text(String),
    /// A field.
    Field(Field),
}

/// Parses a `%` template.
pub fn parse(template: &str) -> Fallible<Vec<Part>> {
    let mut parts = Vec::new();
    let mut text = String::new();
    let mut chars = template.chars().enumerate().peekable();
    while let Some((_, c)) = chars.next() {
        if c != '%' {
            text.push(c);
            continue;
        }
        let mut field = Field::default();
        if chars.next_if(|&(_, c)| c == '(').is_some() {
            let mut key = String::new();
            let mut depth = 1;
            loop {
                let Some((_, c)) = chars.next() else {
                    return value_error("incomplete format key");
                };
                match c {
                    '(' => depth += 1,
                    ')' => depth -= 1,
                    _ => {}
                }
                if depth == 0 {
                    break;
                }
                key.push(c);
            }
            field.key = Some(key);
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
        let mut amount = |what: &str| -> Fallible<Option<Amount>> {
            if chars.next_if(|&(_, c)| c == '*').is_some() {
                return Ok(Some(Amount::Argument));
            }
            let mut value = None;
            while let Some((_, c)) = chars.next_if(|(_, c)| c.is_ascii_digit()) {
                let digit = c as usize - '0' as usize;
                let next = value.unwrap_or(0usize) * 10 + digit;
                if next > i32::MAX as usize {
                    return value_error(format!("{what} too big"));
                }
                value = Some(next);
            }
            Ok(value.map(Amount::Given))
        };
        field.width = amount("width")?;
        if chars.next_if(|&(_, c)| c == '.').is_some() {
            let mut amount = |what: &str| -> Fallible<Option<Amount>> {
                if chars.next_if(|&(_, c)| c == '*').is_some() {
                    return Ok(Some(Amount::Argument));
                }
                let mut value = 0usize;
                while let Some((_, c)) = chars.next_if(|(_, c)| c.is_ascii_digit()) {
                    value = value * 10 + (c as usize - '0' as usize);
                    if value > i32::MAX as usize {
                        return value_error(format!("{what} too big"));
                    }
                }
                Ok(Some(Amount::Given(value)))
            };
            field.precision = amount("precision")?;
        }
        chars.next_if(|&(_, c)| matches!(c, 'h' | 'l' | 'L'));
        let Some((position, code)) = chars.next() else {
            return value_error("incomplete format");
        };
        if code == '%' {
            text.push('%');
            continue;
        }
        if !matches!(
            code,
            'd' | 'i'
                | 'u'
                | 'o'
                | 'x'
                | 'X'
                | 'e'
                | 'E'
                | 'f'
                | 'F'
                | 'g'
                | 'G'
                | 'c'
                | 'r'
                | 's'
                | 'a'
                | 'b'
        ) {
            return unsupported(code, position);
        }
        field.code = code;
        field.position = position;
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

/// The error for a letter that means nothing (`%b` outside of bytes, say).
pub fn unsupported<T>(code: char, position: usize) -> Fallible<T> {
    let shown = if (' '..='~').contains(&code) {
        code
    } else {
        '?'
    };
    value_error(format!(
        "unsupported format character '{shown}' (0x{:x}) at index {position}",
        code as u32
    ))
}

impl Field {
    /// Pads a text: `%5s`. `width` and `precision` are resolved; a negative width was turned into `left`.
    pub fn pad(&self, body: &str, width: usize) -> String {
        let pad = " ".repeat(width.saturating_sub(length(body)));
        if self.left {
            body.to_string() + &pad
        } else {
            pad + body
        }
    }

    /// `%s`, `%r`, `%a`, `%c`
    pub fn text(&self, body: &str, width: usize, precision: Option<usize>) -> String {
        match precision {
            Some(p) if self.code != 'c' => self.pad(super::text::substring(body, 0, p), width),
            _ => self.pad(body, width),
        }
    }

    fn signed(&self, negative: bool, prefix: &str, digits: &str, width: usize) -> String {
        let sign = match () {
            _ if negative => "-",
            _ if self.plus => "+",
            _ if self.space => " ",
            _ => "",
        };
        if self.zero && !self.left {
            let zeros = "0".repeat(width.saturating_sub(sign.len() + prefix.len() + digits.len()));
            return format!("{sign}{prefix}{zeros}{digits}");
        }
        self.pad(&format!("{sign}{prefix}{digits}"), width)
    }

    /// `%d %i %u %o %x %X`
    pub fn int(&self, n: &BigInt, width: usize, precision: Option<usize>) -> String {
        let (radix, prefix) = match self.code {
            'o' => (8, "0o"),
            'x' => (16, "0x"),
            'X' => (16, "0X"),
            _ => (10, ""),
        };
        let mut digits = n.magnitude().to_str_radix(radix);
        if self.code == 'X' {
            digits.make_ascii_uppercase();
        }
        if let Some(p) = precision {
            digits = "0".repeat(p.saturating_sub(digits.len())) + &digits;
        }
        self.signed(
            n.is_negative(),
            if self.alternate { prefix } else { "" },
            &digits,
            width,
        )
    }

    /// `%e %f %g` and their upper-case forms.
    pub fn float(&self, x: f64, width: usize, precision: Option<usize>) -> String {
        let negative = x.is_sign_negative() && !x.is_nan();
        let mut body = if x.is_finite() {
            let code = self.code.to_ascii_lowercase();
            let p = float_parts(x, code, precision.unwrap_or(6), self.alternate, false);
            let point = if !p.fraction.is_empty() || self.alternate {
                "."
            } else {
                ""
            };
            format!("{}{point}{}{}", p.whole, p.fraction, p.tail)
        } else {
            (if x.is_nan() { "nan" } else { "inf" }).to_string()
        };
        if self.code.is_ascii_uppercase() {
            body.make_ascii_uppercase();
        }
        self.signed(negative, "", &body, width)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(template: &str) -> (Field, usize, Option<usize>) {
        let Some(Part::Field(f)) = parse(template).unwrap().into_iter().next() else {
            panic!()
        };
        let given = |a| match a {
            Some(Amount::Given(n)) => Some(n),
            _ => None,
        };
        let (w, p) = (given(f.width).unwrap_or(0), given(f.precision));
        (f, w, p)
    }

    #[test]
    fn numbers() {
        for (template, n, want) in [
            ("%5.3d", 7, "  007"),
            ("%#x", 255, "0xff"),
            ("%+05d", 3, "+0003"),
            ("%-5d", 3, "3    "),
            ("%x", -255, "-ff"),
            ("%#o", 8, "0o10"),
            ("% d", 5, " 5"),
            ("%#.3x", 5, "0x005"),
            ("%08.3d", -5, "-0000005"),
        ] {
            let (f, w, p) = field(template);
            assert_eq!(f.int(&n.into(), w, p), want, "{template}");
        }
        for (template, x, want) in [
            ("%.0f", 0.5, "0"),
            ("%g", 1e-5, "1e-05"),
            ("%#g", 1.0, "1.00000"),
            ("%e", 0.0, "0.000000e+00"),
            ("%05.1f", -2.5, "-02.5"),
            ("%+.2e", 12345.678, "+1.23e+04"),
            ("%G", 1e-10, "1E-10"),
            ("%F", f64::INFINITY, "INF"),
        ] {
            let (f, w, p) = field(template);
            assert_eq!(f.float(x, w, p), want, "{template}");
        }
    }

    #[test]
    fn texts_and_errors() {
        let (f, w, p) = field("%-6.2s");
        assert_eq!(f.text("abc", w, p), "ab    ");
        assert_eq!(parse("%(a(b))s").unwrap().len(), 1);
        assert_eq!(parse("%").unwrap_err().message, "incomplete format");
        assert_eq!(
            parse("a%q").unwrap_err().message,
            "unsupported format character 'q' (0x71) at index 2"
        );
        assert_eq!(parse("%%d").unwrap(), [Part::Text("%d".into())]);
    }
}
