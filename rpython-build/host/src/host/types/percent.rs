//! `%` formatting of one field. Fetching arguments is the caller's.

use super::number::float_parts;
use super::text::length;
use crate::front::template::Field;
use num_bigint::BigInt;
use num_traits::Signed;

/// Pads a text: `%5s`. `width` and `precision` are resolved; a negative width was turned into `left`.
pub fn pad(field: &Field, body: &str, width: usize) -> String {
    let pad = " ".repeat(width.saturating_sub(length(body)));
    if field.left {
        body.to_string() + &pad
    } else {
        pad + body
    }
}

/// `%s`, `%r`, `%a`, `%c`
pub fn text(field: &Field, body: &str, width: usize, precision: Option<usize>) -> String {
    match precision {
        Some(p) if field.code != 'c' => pad(field, super::text::substring(body, 0, p), width),
        _ => pad(field, body, width),
    }
}

fn signed(field: &Field, negative: bool, prefix: &str, digits: &str, width: usize) -> String {
    let sign = if negative { "-" } else { field.sign() };
    if field.zero && !field.left {
        let zeros = "0".repeat(width.saturating_sub(sign.len() + prefix.len() + digits.len()));
        return format!("{sign}{prefix}{zeros}{digits}");
    }
    pad(field, &format!("{sign}{prefix}{digits}"), width)
}

/// `%d %i %u %o %x %X`
pub fn int(field: &Field, n: &BigInt, width: usize, precision: Option<usize>) -> String {
    let (radix, prefix) = match field.code {
        'o' => (8, "0o"),
        'x' => (16, "0x"),
        'X' => (16, "0X"),
        _ => (10, ""),
    };
    let mut digits = n.magnitude().to_str_radix(radix);
    if field.code == 'X' {
        digits.make_ascii_uppercase();
    }
    if let Some(p) = precision {
        digits = "0".repeat(p.saturating_sub(digits.len())) + &digits;
    }
    signed(
        field,
        n.is_negative(),
        if field.alternate { prefix } else { "" },
        &digits,
        width,
    )
}

/// `%e %f %g` and their upper-case forms.
pub fn float(field: &Field, x: f64, width: usize, precision: Option<usize>) -> String {
    let negative = x.is_sign_negative() && !x.is_nan();
    let mut body = if x.is_finite() {
        let code = field.code.to_ascii_lowercase();
        let p = float_parts(x, code, precision.unwrap_or(6), field.alternate, false);
        let point = if !p.fraction.is_empty() || field.alternate {
            "."
        } else {
            ""
        };
        format!("{}{point}{}{}", p.whole, p.fraction, p.tail)
    } else {
        (if x.is_nan() { "nan" } else { "inf" }).to_string()
    };
    if field.code.is_ascii_uppercase() {
        body.make_ascii_uppercase();
    }
    signed(field, negative, "", &body, width)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::front::template::{parse_percent, Amount, Part};

    fn field(template: &str) -> (Field, usize, Option<usize>) {
        let Some(Part::Field(f)) = parse_percent(template).unwrap().into_iter().next() else {
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
            assert_eq!(int(&f, &n.into(), w, p), want, "{template}");
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
            assert_eq!(float(&f, x, w, p), want, "{template}");
        }
    }

    #[test]
    fn texts() {
        let (f, w, p) = field("%-6.2s");
        assert_eq!(text(&f, "abc", w, p), "ab    ");
    }
}
