//! The format mini-language: `format(value, spec)`, f-strings and `str.format`.

use super::number::{big_to_f64, float_parts, float_repr, FloatParts};
use super::text::length;
use super::util::MAX_ITEMS;
use super::{fail, overflow_error, value_error, Fallible};
use num_bigint::BigInt;
use num_traits::{Signed, ToPrimitive};

/// `[[fill]align][sign][z][#][0][width][grouping][.precision][type]`
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FormatSpec {
    /// The fill character.
    pub fill: Option<char>,
    /// `<`, `>`, `=` or `^`
    pub align: Option<char>,
    /// `+`, `-` or space.
    pub sign: Option<char>,
    /// `z`: negative zero becomes zero.
    pub no_negative_zero: bool,
    /// `#`
    pub alternate: bool,
    /// Least width.
    pub width: usize,
    /// `,` or `_`
    pub grouping: Option<char>,
    /// Precision.
    pub precision: Option<usize>,
    /// The type letter.
    pub code: Option<char>,
}

/// A type letter in messages.
fn shown_code(code: char) -> String {
    match code {
        '!'..='\x7f' => code.to_string(),
        _ => format!("\\x{:x}", code as u32),
    }
}

impl FormatSpec {
    /// Parses a specification; `type_name` is for messages.
    pub fn parse(spec: &str, type_name: &str) -> Fallible<FormatSpec> {
        let chars: Vec<char> = spec.chars().collect();
        let mut out = FormatSpec::default();
        let is_align = |c: &char| matches!(c, '<' | '>' | '=' | '^');
        let mut i = 0;
        if chars.get(1).is_some_and(is_align) {
            (out.fill, out.align) = (Some(chars[0]), Some(chars[1]));
            i = 2;
        } else if chars.first().is_some_and(is_align) {
            out.align = Some(chars[0]);
            i = 1;
        }
        if let Some(&c @ ('+' | '-' | ' ')) = chars.get(i) {
            out.sign = Some(c);
            i += 1;
        }
        let mut flag = |wanted: char| {
            let found = chars.get(i) == Some(&wanted);
            i += usize::from(found);
            found
        };
        out.no_negative_zero = flag('z');
        out.alternate = flag('#');
        if out.fill.is_none() && flag('0') {
            out.fill = Some('0');
            if out.align.is_none() && type_name != "str" {
                out.align = Some('=');
            }
        }
        let number = |i: &mut usize| -> Fallible<Option<usize>> {
            let mut value = None;
            while let Some(d) = chars.get(*i).and_then(|c| c.to_digit(10)) {
                let next = value
                    .unwrap_or(0usize)
                    .checked_mul(10)
                    .and_then(|v| v.checked_add(d as usize));
                match next.filter(|&v| v <= i64::MAX as usize) {
                    Some(v) => value = Some(v),
                    None => return value_error("Too many decimal digits in format string"),
                }
                *i += 1;
            }
            Ok(value)
        };
        out.width = number(&mut i)?.unwrap_or(0);
        while let Some(&c @ (',' | '_')) = chars.get(i) {
            match out.grouping {
                None => out.grouping = Some(c),
                Some(g) if g == c => {
                    return value_error(format!("Cannot specify '{c}' with '{c}'."))
                }
                Some(_) => return value_error("Cannot specify both ',' and '_'."),
            }
            i += 1;
        }
        if chars.get(i) == Some(&'.') {
            i += 1;
            out.precision = number(&mut i)?;
            if out.precision.is_none() {
                return value_error("Format specifier missing precision");
            }
        }
        match chars.len() - i {
            0 => {}
            1 => out.code = Some(chars[i]),
            _ => {
                return value_error(format!(
                    "Invalid format specifier '{spec}' for object of type '{type_name}'"
                ))
            }
        }
        let grouped_ok = matches!(
            (out.grouping, out.code),
            (None, _)
                | (
                    _,
                    None | Some('d' | 'e' | 'f' | 'g' | 'E' | 'G' | '%' | 'F')
                )
                | (Some('_'), Some('b' | 'o' | 'x' | 'X'))
        );
        if let (false, Some(g), Some(c)) = (grouped_ok, out.grouping, out.code) {
            let shown = shown_code(c);
            return value_error(format!("Cannot specify '{g}' with '{shown}'."));
        }
        // Room for a width is allocated, so a huge one is an error and not a crash.
        if out.width > MAX_ITEMS || out.precision.is_some_and(|p| p > MAX_ITEMS) {
            return fail("MemoryError", "width or precision too big");
        }
        Ok(out)
    }

    fn unknown_code<T>(&self, type_name: &str) -> Fallible<T> {
        let shown = shown_code(self.code.unwrap_or('s'));
        value_error(format!(
            "Unknown format code '{shown}' for object of type '{type_name}'"
        ))
    }

    /// Puts sign, prefix and digits together: groups, zero padding, fill.
    fn number(&self, negative: bool, prefix: &str, parts: &FloatParts, group: usize) -> String {
        let sign = match (negative, self.sign) {
            (true, _) => "-",
            (false, Some('+')) => "+",
            (false, Some(' ')) => " ",
            _ => "",
        };
        let mut rest = String::new();
        if !parts.fraction.is_empty()
            || (self.alternate && prefix.is_empty() && parts.tail != "int")
        {
            rest.push('.');
            rest.push_str(&parts.fraction);
        }
        if parts.tail != "int" {
            rest.push_str(&parts.tail);
        }
        let zero_padded = self.fill == Some('0') && self.align == Some('=');
        let finite = parts.whole.starts_with(|c: char| c.is_ascii_alphanumeric())
            && parts.whole != "inf"
            && parts.whole != "nan"
            && parts.whole != "INF"
            && parts.whole != "NAN";
        let whole = match self.grouping {
            Some(separator) if finite => {
                let fixed = sign.len() + prefix.len() + rest.len();
                let least = if zero_padded {
                    self.width.saturating_sub(fixed)
                } else {
                    0
                };
                grouped(&parts.whole, separator, group, least)
            }
            _ => parts.whole.clone(),
        };
        let head = format!("{sign}{prefix}");
        let body = whole + &rest;
        let pad = self.width.saturating_sub(length(&head) + length(&body));
        let fill = self.fill.unwrap_or(' ');
        let fill_n = |n| std::iter::repeat_n(fill, n).collect::<String>();
        match self.align.unwrap_or('>') {
            '<' => head + &body + &fill_n(pad),
            '^' => fill_n(pad / 2) + &head + &body + &fill_n(pad - pad / 2),
            '=' => head + &fill_n(pad) + &body,
            _ => fill_n(pad) + &head + &body,
        }
    }

    /// `format(n, spec)` of an integer.
    pub fn format_int(&self, n: &BigInt, type_name: &str) -> Fallible<String> {
        let code = self.code.unwrap_or('d');
        match code {
            'e' | 'E' | 'f' | 'F' | 'g' | 'G' | '%' => return self.format_float(big_to_f64(n)?),
            'b' | 'c' | 'd' | 'o' | 'x' | 'X' | 'n' => {}
            _ => return self.unknown_code(type_name),
        }
        if self.precision.is_some() {
            return value_error("Precision not allowed in integer format specifier");
        }
        if self.no_negative_zero {
            return value_error(
                "Negative zero coercion (z) not allowed in integer format specifier",
            );
        }
        if code == 'c' {
            if self.sign.is_some() {
                return value_error("Sign not allowed with integer format specifier 'c'");
            }
            if self.alternate {
                return value_error(
                    "Alternate form (#) not allowed with integer format specifier 'c'",
                );
            }
            let Some(c) = n.to_u32().and_then(char::from_u32) else {
                return overflow_error("%c arg not in range(0x110000)");
            };
            let parts = FloatParts {
                whole: c.to_string(),
                fraction: String::new(),
                tail: "int".into(),
            };
            return Ok(self.number(false, "", &parts, 3));
        }
        let (radix, prefix, group) = match code {
            'b' => (2, "0b", 4),
            'o' => (8, "0o", 4),
            'x' => (16, "0x", 4),
            'X' => (16, "0X", 4),
            _ => (10, "", 3),
        };
        let mut whole = n.magnitude().to_str_radix(radix);
        if code == 'X' {
            whole.make_ascii_uppercase();
        }
        let parts = FloatParts {
            whole,
            fraction: String::new(),
            tail: "int".into(),
        };
        Ok(self.number(
            n.is_negative(),
            if self.alternate { prefix } else { "" },
            &parts,
            group,
        ))
    }

    /// `format(x, spec)` of a float.
    pub fn format_float(&self, x: f64) -> Fallible<String> {
        let code = self.code.unwrap_or('\0');
        if !matches!(code, '\0' | 'e' | 'E' | 'f' | 'F' | 'g' | 'G' | 'n' | '%') {
            return self.unknown_code("float");
        }
        let mut parts = if x.is_finite() {
            match code {
                '\0' => match self.precision {
                    Some(p) => float_parts(x, 'g', p, self.alternate, true),
                    None => split_repr(&float_repr(x.abs())),
                },
                '%' => {
                    let mut p =
                        float_parts(x * 100.0, 'f', self.precision.unwrap_or(6), false, false);
                    p.tail.push('%');
                    p
                }
                'n' => float_parts(x, 'g', self.precision.unwrap_or(6), self.alternate, false),
                _ => {
                    let code = code.to_ascii_lowercase();
                    float_parts(x, code, self.precision.unwrap_or(6), self.alternate, false)
                }
            }
        } else {
            let whole = if x.is_nan() { "nan" } else { "inf" };
            let tail = if code == '%' { "%" } else { "" };
            FloatParts {
                whole: whole.into(),
                fraction: String::new(),
                tail: tail.into(),
            }
        };
        if code.is_ascii_uppercase() {
            parts.whole.make_ascii_uppercase();
            parts.tail.make_ascii_uppercase();
        }
        let is_zero = |s: &str| s.bytes().all(|b| b == b'0');
        let negative = x.is_sign_negative()
            && !x.is_nan()
            && !(self.no_negative_zero
                && x.is_finite()
                && is_zero(&parts.whole)
                && is_zero(&parts.fraction));
        if !x.is_finite() {
            let plain = FormatSpec {
                alternate: false,
                ..self.clone()
            };
            return Ok(plain.number(negative, "", &parts, 3));
        }
        Ok(self.number(negative, "", &parts, 3))
    }

    /// `format(s, spec)` of a string.
    pub fn format_str(&self, s: &str) -> Fallible<String> {
        if self.code.is_some_and(|c| c != 's') {
            return self.unknown_code("str");
        }
        if self.sign.is_some() {
            return value_error(if self.sign == Some(' ') {
                "Space not allowed in string format specifier"
            } else {
                "Sign not allowed in string format specifier"
            });
        }
        if self.no_negative_zero {
            return value_error(
                "Negative zero coercion (z) not allowed in string format specifier",
            );
        }
        if self.alternate {
            return value_error("Alternate form (#) not allowed in string format specifier");
        }
        if self.align == Some('=') {
            return value_error("'=' alignment not allowed in string format specifier");
        }
        if let Some(g) = self.grouping {
            return value_error(format!("Cannot specify '{g}' with 's'."));
        }
        let s = match self.precision {
            Some(p) => super::text::substring(s, 0, p),
            None => s,
        };
        let pad = self.width.saturating_sub(length(s));
        let fill = self.fill.unwrap_or(' ');
        let fill_n = |n| std::iter::repeat_n(fill, n).collect::<String>();
        Ok(match self.align.unwrap_or('<') {
            '>' => fill_n(pad) + s,
            '^' => fill_n(pad / 2) + s + &fill_n(pad - pad / 2),
            _ => s.to_string() + &fill_n(pad),
        })
    }
}

fn split_repr(repr: &str) -> FloatParts {
    let (digits, tail) = match repr.find('e') {
        Some(i) => repr.split_at(i),
        None => (repr, ""),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    FloatParts {
        whole: whole.into(),
        fraction: fraction.into(),
        tail: tail.into(),
    }
}

/// Separates groups of digits, after filling with zeros so that the result has `least` characters.
fn grouped(digits: &str, separator: char, group: usize, least: usize) -> String {
    let mut reversed = String::new();
    let mut source = digits.chars().rev();
    let mut in_group = 0;
    loop {
        let next = source.next();
        let short = reversed.len() < least;
        if next.is_none() && !short {
            break;
        }
        if in_group == group {
            reversed.push(separator);
            in_group = 0;
        }
        reversed.push(next.unwrap_or('0'));
        in_group += 1;
    }
    reversed.chars().rev().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn int(n: i64, spec: &str) -> String {
        FormatSpec::parse(spec, "int")
            .unwrap()
            .format_int(&n.into(), "int")
            .unwrap()
    }
    fn float(x: f64, spec: &str) -> String {
        FormatSpec::parse(spec, "float")
            .unwrap()
            .format_float(x)
            .unwrap()
    }
    fn text(s: &str, spec: &str) -> String {
        FormatSpec::parse(spec, "str")
            .unwrap()
            .format_str(s)
            .unwrap()
    }

    #[test]
    fn integers() {
        for (n, spec, want) in [
            (1, "", "1"),
            (12, "#010x", "0x0000000c"),
            (12, "<#010x", "0xc0000000"),
            (-12, "=+8d", "-     12"),
            (1234, "010,d", "00,001,234"),
            (1234, "09,", "0,001,234"),
            (1234, "08,", "0,001,234"),
            (0x12345, "_x", "1_2345"),
            (65, "c", "A"),
            (65, "5c", "    A"),
            (5, "^7", "   5   "),
            (-5, "b", "-101"),
            (1, "<05", "10000"),
            (1, "%", "100.000000%"),
            (5, "08.3f", "0005.000"),
            (5, "*>+5", "***+5"),
        ] {
            assert_eq!(int(n, spec), want, "{spec}");
        }
    }

    #[test]
    fn floats() {
        for (x, spec, want) in [
            (1234567.0, ",.2f", "1,234,567.00"),
            (f64::INFINITY, "010", "0000000inf"),
            (f64::NAN, "+010.1f", "+000000nan"),
            (12.0, ".2", "1.2e+01"),
            (1.0, ".0", "1e+00"),
            (1e10, ".3", "1e+10"),
            (0.5, "%", "50.000000%"),
            (123.456, "010,.1f", "0,000,123.5"),
            (1234.5, "012,", "00,001,234.5"),
            (1e6, "g", "1e+06"),
            (0.0, "g", "0"),
            (0.0, "e", "0.000000e+00"),
            (0.0, ".3", "0.0"),
            (1.0, "#.0f", "1."),
            (123456.789, "_", "123_456.789"),
            (-0.01, "z.1f", "0.0"),
            (-0.01, ".1f", "-0.0"),
            (2.5, ".0f", "2"),
            (0.5, ".0f", "0"),
            (0.25, ".1f", "0.2"),
            (1.0, "#g", "1.00000"),
            (1e16, "", "1e+16"),
            (1.5, "10", "       1.5"),
            (f64::INFINITY, "F", "INF"),
        ] {
            assert_eq!(float(x, spec), want, "{spec}");
        }
    }

    #[test]
    fn strings() {
        assert_eq!(text("ab", "^6.1"), "  a   ");
        assert_eq!(text("a", "05"), "a0000");
        assert_eq!(text("é", ">4"), "   é");
        assert!(FormatSpec::parse("=5", "str")
            .unwrap()
            .format_str("a")
            .is_err());
        let e = FormatSpec::parse("abcdef", "int").unwrap_err();
        assert_eq!(
            e.message,
            "Invalid format specifier 'abcdef' for object of type 'int'"
        );
        assert_eq!(
            FormatSpec::parse(",x", "int").unwrap_err().message,
            "Cannot specify ',' with 'x'."
        );
    }
}
