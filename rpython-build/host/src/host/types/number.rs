//! Numbers: parsing, printing, and the arithmetic whose rules differ from Rust's.

use super::bytes;
use super::{fail, overflow_error, value_error, zero_division, Fallible};
use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};
use rpython_unicode::decimal_value;

// ---------------------------------------------------------------- integers

/// `a // b` of machine words, rounded down; `None` on overflow. `b` is not zero.
pub fn floor_div(a: i64, b: i64) -> Option<i64> {
    let q = a.checked_div(b)?;
    Some(if a % b != 0 && (a < 0) != (b < 0) {
        q - 1
    } else {
        q
    })
}

/// `a % b` of machine words, with the divisor's sign. `b` is not zero.
pub fn floor_mod(a: i64, b: i64) -> i64 {
    let r = a.wrapping_rem(b);
    if r != 0 && (r < 0) != (b < 0) {
        r + b
    } else {
        r
    }
}

/// `a // b`
pub fn big_floor_div(a: &BigInt, b: &BigInt) -> Fallible<BigInt> {
    if b.is_zero() {
        return zero_division("integer division or modulo by zero");
    }
    Ok(a.div_floor(b))
}

/// `a % b`
pub fn big_floor_mod(a: &BigInt, b: &BigInt) -> Fallible<BigInt> {
    if b.is_zero() {
        return zero_division("integer modulo by zero");
    }
    Ok(a.mod_floor(b))
}

/// `a / b`, correctly rounded.
pub fn big_true_div(a: &BigInt, b: &BigInt) -> Fallible<f64> {
    if b.is_zero() {
        return zero_division("division by zero");
    }
    const EXACT: u64 = 1 << 53;
    if let (Some(x), Some(y)) = (a.to_i64(), b.to_i64()) {
        if x.unsigned_abs() <= EXACT && y.unsigned_abs() <= EXACT {
            return Ok(x as f64 / y as f64);
        }
    }
    let negative = (a.sign() == Sign::Minus) != (b.sign() == Sign::Minus);
    let (n, d) = (a.magnitude(), b.magnitude());
    if n.is_zero() {
        return Ok(if negative { -0.0 } else { 0.0 });
    }
    // Scale so that the quotient has at least 66 bits, and keep what is lost as a sticky bit.
    let shift = 66 - (n.bits() as i64 - d.bits() as i64);
    let (n, d) = if shift >= 0 {
        (n << shift as u64, d.clone())
    } else {
        (n.clone(), d << (-shift) as u64)
    };
    let (mut q, r) = n.div_rem(&d);
    if !r.is_zero() {
        q |= BigUint::one();
    }
    match scale_to_f64(&q, -shift) {
        Some(v) => Ok(if negative { -v } else { v }),
        None => overflow_error("integer division result too large for a float"),
    }
}

/// `mantissa * 2**exponent` rounded half to even; `None` if it is too large.
fn scale_to_f64(mantissa: &BigUint, exponent: i64) -> Option<f64> {
    let bits = mantissa.bits() as i64;
    if bits == 0 {
        return Some(0.0);
    }
    let top = bits + exponent; // the value is in [2**(top-1), 2**top)
    if top > 1024 {
        return None;
    }
    let keep = if top < -1021 { 53 - (-1021 - top) } else { 53 };
    if keep < 0 {
        return Some(0.0);
    }
    let drop = bits - keep;
    let mut kept = if drop > 0 {
        (mantissa >> drop as u64).to_u64()?
    } else {
        mantissa.to_u64()?
    };
    if drop > 0 {
        let half = BigUint::one() << (drop - 1) as u64;
        let rest = mantissa - (BigUint::from(kept) << drop as u64);
        if rest > half || (rest == half && kept & 1 == 1) {
            kept += 1;
        }
    }
    let value = ldexp(kept as f64, exponent + drop.max(0));
    value.is_finite().then_some(value)
}

/// `float(n)`, correctly rounded.
pub fn big_to_f64(n: &BigInt) -> Fallible<f64> {
    if let Some(small) = n.to_i64() {
        return Ok(small as f64);
    }
    match scale_to_f64(n.magnitude(), 0) {
        Some(v) => Ok(if n.is_negative() { -v } else { v }),
        None => overflow_error("int too large to convert to float"),
    }
}

/// The integer part of a float, as `int(x)`.
pub fn f64_to_big(x: f64) -> Fallible<BigInt> {
    if x.is_nan() {
        return value_error("cannot convert float NaN to integer");
    }
    if x.is_infinite() {
        return overflow_error("cannot convert float infinity to integer");
    }
    let (mantissa, exponent) = integer_decode(x.trunc());
    let big = BigInt::from(mantissa);
    let big = if exponent >= 0 {
        big << exponent as u64
    } else {
        big >> (-exponent) as u64
    };
    Ok(if x < 0.0 { -big } else { big })
}

/// `|x| == mantissa * 2**exponent`
pub fn integer_decode(x: f64) -> (u64, i64) {
    let bits = x.to_bits();
    let exponent = ((bits >> 52) & 0x7ff) as i64;
    let fraction = bits & ((1 << 52) - 1);
    if exponent == 0 {
        (fraction, -1074)
    } else {
        (fraction | (1 << 52), exponent - 1075)
    }
}

/// Integers that one operation makes have less.
const MAX_BITS: u64 = super::util::MAX_BYTES as u64 * 8;

/// `a ** b` of integers, `b` not negative. `None` if the result would not fit in memory.
pub fn big_pow(a: &BigInt, b: &BigInt) -> Option<BigInt> {
    if a.is_zero() || a.is_one() {
        return Some(if b.is_zero() {
            BigInt::one()
        } else {
            a.clone()
        });
    }
    if a.magnitude().is_one() {
        return Some(if b.is_odd() { a.clone() } else { BigInt::one() });
    }
    let b = b.to_u64()?;
    if b.checked_mul(a.bits())? > MAX_BITS {
        return None;
    }
    Some(num_traits::pow::Pow::pow(a, b))
}

/// `pow(a, b, m)`
pub fn big_pow_mod(a: &BigInt, b: &BigInt, m: &BigInt) -> Fallible<BigInt> {
    if m.is_zero() {
        return value_error("pow() 3rd argument cannot be 0");
    }
    let modulus = m.abs();
    let base = if b.is_negative() {
        let e = a.mod_floor(&modulus).extended_gcd(&modulus);
        if !e.gcd.is_one() {
            return value_error("base is not invertible for the given modulus");
        }
        e.x.mod_floor(&modulus)
    } else {
        a.mod_floor(&modulus)
    };
    let result = base.modpow(&b.abs(), &modulus);
    Ok(if m.is_negative() && !result.is_zero() {
        result + m
    } else {
        result
    })
}

/// `a << b`
pub fn big_shl(a: &BigInt, b: &BigInt) -> Fallible<BigInt> {
    if b.is_negative() {
        return value_error("negative shift count");
    }
    if a.is_zero() {
        return Ok(BigInt::zero());
    }
    match b.to_u64() {
        Some(n) if n < MAX_BITS => Ok(a << n),
        Some(_) => fail("MemoryError", ""),
        None => overflow_error("too many digits in integer"),
    }
}

/// `a >> b`
pub fn big_shr(a: &BigInt, b: &BigInt) -> Fallible<BigInt> {
    if b.is_negative() {
        return value_error("negative shift count");
    }
    Ok(match b.to_u64() {
        Some(n) if n <= a.bits() => a >> n,
        _ if a.is_negative() => BigInt::from(-1),
        _ => BigInt::zero(),
    })
}

/// `n.bit_count()`
pub fn bit_count(n: &BigInt) -> u64 {
    n.magnitude().count_ones()
}

/// `n.to_bytes(length, order, signed=signed)`
pub fn to_bytes(n: &BigInt, length: usize, big_endian: bool, signed: bool) -> Fallible<Vec<u8>> {
    if n.is_negative() && !signed {
        return overflow_error("can't convert negative int to unsigned");
    }
    let mut bytes = if signed {
        n.to_signed_bytes_le()
    } else {
        n.magnitude().to_bytes_le()
    };
    // (No bytes are enough for -1 too.)
    if n.is_zero() || length == 0 && *n == BigInt::from(-1) {
        bytes.clear();
    }
    if bytes.len() > length {
        return overflow_error("int too big to convert");
    }
    bytes.resize(length, if n.is_negative() { 0xff } else { 0 });
    if big_endian {
        bytes.reverse();
    }
    Ok(bytes)
}

/// `int.from_bytes(bytes, order, signed=signed)`
pub fn from_bytes(bytes: &[u8], big_endian: bool, signed: bool) -> BigInt {
    match (big_endian, signed) {
        (true, true) => BigInt::from_signed_bytes_be(bytes),
        (false, true) => BigInt::from_signed_bytes_le(bytes),
        (true, false) => BigInt::from_bytes_be(Sign::Plus, bytes),
        (false, false) => BigInt::from_bytes_le(Sign::Plus, bytes),
    }
}

/// Bytes as the text of a number; those beyond ASCII are no part of any.
pub fn text_of_bytes(bytes: &[u8]) -> String {
    let chars = bytes
        .iter()
        .map(|&b| if b.is_ascii() { b as char } else { '?' });
    chars.collect()
}

/// The digits of `int(text, base)`; `base` is 0 or 2 to 36. `None` if it is not a literal.
pub fn parse_int(text: &str, base: u32) -> Option<BigInt> {
    // (Other than to texts, the separators of ASCII are no spaces.)
    let text = text.trim();
    let (negative, digits) = match text.as_bytes().first()? {
        b'-' => (true, &text[1..]),
        b'+' => (false, &text[1..]),
        _ => (false, text),
    };
    let prefix = match digits.as_bytes() {
        [b'0', b'x' | b'X', ..] => 16,
        [b'0', b'o' | b'O', ..] => 8,
        [b'0', b'b' | b'B', ..] => 2,
        _ => 0,
    };
    let (base, mut digits, was_prefixed, must_be_zero) = match (base, prefix) {
        (0, 0) => (10, digits, false, digits.starts_with('0')),
        (0, p) => (p, &digits[2..], true, false),
        (b, p) if b == p => (b, &digits[2..], true, false),
        (b, _) => (b, digits, false, false),
    };
    // One underscore may stand behind a prefix, and between digits.
    if was_prefixed {
        digits = digits.strip_prefix('_').unwrap_or(digits);
    }
    let mut buffer = Vec::with_capacity(digits.len());
    let mut last_underscore = true;
    for c in digits.chars() {
        if c == '_' {
            if last_underscore {
                return None;
            }
            last_underscore = true;
            continue;
        }
        last_underscore = false;
        let d = decimal_value(c)
            .or_else(|| c.to_digit(36))
            .filter(|&d| d < base)?;
        buffer.push(d as u8);
    }
    if last_underscore {
        return None;
    }
    if must_be_zero && buffer.iter().any(|&d| d != 0) {
        return None;
    }
    let magnitude = BigUint::from_radix_be(&buffer, base)?;
    Some(BigInt::from_biguint(
        if negative { Sign::Minus } else { Sign::Plus },
        magnitude,
    ))
}

/// `int(text, base)` with CPython's messages; `shown` is `repr` of what was given.
pub fn int_from_text(text: &str, base: i64, shown: &str) -> Fallible<BigInt> {
    if base != 0 && !(2..=36).contains(&base) {
        return value_error("int() base must be >= 2 and <= 36, or 0");
    }
    match parse_int(text, base as u32) {
        Some(n) => Ok(n),
        None => value_error(format!(
            "invalid literal for int() with base {base}: {shown}"
        )),
    }
}

/// `round(n, -digits)` of an integer, half to even; `digits` is positive.
pub fn round_big(n: &BigInt, digits: u32) -> BigInt {
    let unit: BigInt = num_traits::pow::Pow::pow(BigInt::from(10), digits);
    let (q, r) = n.div_mod_floor(&unit);
    let twice: BigInt = r * 2;
    let up = match twice.cmp(&unit) {
        std::cmp::Ordering::Less => false,
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Equal => q.is_odd(),
    };
    (if up { q + 1 } else { q }) * unit
}

// ---------------------------------------------------------------- floats

/// `m * 2**e` without overflow on the way.
pub fn ldexp(mut m: f64, mut e: i64) -> f64 {
    if m == 0.0 || !m.is_finite() {
        return m;
    }
    if e > 3000 {
        return if m > 0.0 {
            f64::INFINITY
        } else {
            f64::NEG_INFINITY
        };
    }
    if e < -3000 {
        return if m > 0.0 { 0.0 } else { -0.0 };
    }
    // Bring the mantissa into [0.5, 1), so that at most one step rounds.
    let (f, x) = frexp(m);
    m = f;
    e += x;
    if e > 1024 {
        return m * f64::INFINITY;
    }
    if e >= -1021 {
        return m * 2.0 * f64::from_bits(((e - 1 + 1023) as u64) << 52);
    }
    if e < -1080 {
        return m * 0.0;
    }
    // Subnormal: exact scaling first, one rounding at the end.
    m * f64::from_bits(((e + 100 + 1023) as u64) << 52)
        * f64::from_bits(((-100 + 1023) as u64) << 52)
}

/// `x == f * 2**e` with `0.5 <= |f| < 1`
pub fn frexp(x: f64) -> (f64, i64) {
    if x == 0.0 || !x.is_finite() {
        return (x, 0);
    }
    let exponent = ((x.to_bits() >> 52) & 0x7ff) as i64;
    if exponent == 0 {
        let (f, e) = frexp(x * f64::from_bits((54 + 1023) << 52));
        return (f, e - 54);
    }
    (
        f64::from_bits((x.to_bits() & !(0x7ff << 52)) | (1022 << 52)),
        exponent - 1022,
    )
}

/// The shortest decimal digits that read back as `x` (finite, not negative), the even ones of two that are equally near,
/// and the position of the point: `0.d1d2… * 10**point`.
pub fn shortest_digits(x: f64) -> (String, i32) {
    let (digits, point) = split_exponent(&format!("{x:e}"));
    // (Rust's shortest are not always the even ones; those of a given length are.)
    let even = format!("{x:.*e}", digits.len() - 1);
    match even.parse() {
        Ok(read) if x == read => split_exponent(&even),
        _ => (digits, point),
    }
}

/// The digits of a Rust exponent form, and the decimal point's position before them.
fn split_exponent(text: &str) -> (String, i32) {
    let (mantissa, exponent) = text.split_once('e').unwrap_or((text, "0"));
    let digits: String = mantissa.chars().filter(char::is_ascii_digit).collect();
    (digits, exponent.parse::<i32>().unwrap_or(0) + 1)
}

fn push_exponent(out: &mut String, exponent: i32, e: char) {
    out.push(e);
    out.push(if exponent < 0 { '-' } else { '+' });
    let exponent = exponent.unsigned_abs();
    if exponent < 10 {
        out.push('0');
    }
    out.push_str(&exponent.to_string());
}

/// `digits` with the point at `point`, in fixed notation; at least one digit before the point.
fn fixed_digits(digits: &str, point: i32) -> (String, String) {
    if point <= 0 {
        ("0".to_string(), "0".repeat(-point as usize) + digits)
    } else if point as usize >= digits.len() {
        (
            digits.to_string() + &"0".repeat(point as usize - digits.len()),
            String::new(),
        )
    } else {
        let (a, b) = digits.split_at(point as usize);
        (a.to_string(), b.to_string())
    }
}

/// `repr(x)`
pub fn float_repr(x: f64) -> String {
    if x.is_nan() {
        return "nan".into();
    }
    if x.is_infinite() {
        return if x > 0.0 { "inf".into() } else { "-inf".into() };
    }
    let mut out = String::new();
    if x.is_sign_negative() {
        out.push('-');
    }
    if x == 0.0 {
        out.push_str("0.0");
        return out;
    }
    let (digits, point) = shortest_digits(x.abs());
    if (-3..=16).contains(&point) {
        let (whole, fraction) = fixed_digits(&digits, point);
        out.push_str(&whole);
        out.push('.');
        out.push_str(if fraction.is_empty() { "0" } else { &fraction });
    } else {
        out.push_str(&digits[..1]);
        if digits.len() > 1 {
            out.push('.');
            out.push_str(&digits[1..]);
        }
        push_exponent(&mut out, point - 1, 'e');
    }
    out
}

/// The parts of a formatted float without its sign: before the point, behind it, exponent.
#[derive(Debug, PartialEq, Eq)]
pub struct FloatParts {
    /// Digits before the point, or `inf`, `nan`.
    pub whole: String,
    /// Digits behind the point.
    pub fraction: String,
    /// Exponent part with its letter, or a percent sign, or nothing.
    pub tail: String,
}

/// Formats `|x|` (finite) with code `e`, `f` or `g` and a precision. `alternate` keeps the zeros of `g`.
/// `point_zero` is the rule of a format without code: one digit behind the point at least.
pub fn float_parts(
    x: f64,
    code: char,
    precision: usize,
    alternate: bool,
    point_zero: bool,
) -> FloatParts {
    let x = x.abs();
    // No double has more than 1,100 digits that are not zero.
    let exact = precision.min(1100);
    let padding = "0".repeat(precision - exact);
    match code {
        'f' => {
            let text = format!("{x:.exact$}");
            let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
            FloatParts {
                whole: whole.into(),
                fraction: fraction.to_string() + &padding,
                tail: String::new(),
            }
        }
        'e' => {
            let text = format!("{x:.exact$e}");
            let (digits, point) = split_exponent(&text);
            let mut tail = String::new();
            push_exponent(&mut tail, if x == 0.0 { 0 } else { point - 1 }, 'e');
            FloatParts {
                whole: digits[..1].into(),
                fraction: digits[1..].to_string() + &padding,
                tail,
            }
        }
        _ => {
            let precision = precision.max(1);
            let exact = (precision - 1).min(1100);
            let (digits, point) = split_exponent(&format!("{x:.exact$e}"));
            let point = if x == 0.0 { 1 } else { point };
            let limit = i32::try_from(precision).unwrap_or(i32::MAX) - i32::from(point_zero);
            let exponential = point <= -4 || point > limit;
            let mut tail = String::new();
            let (whole, mut fraction) = if exponential {
                push_exponent(&mut tail, point - 1, 'e');
                (digits[..1].to_string(), digits[1..].to_string())
            } else {
                fixed_digits(&digits, point)
            };
            if alternate {
                fraction.push_str(&"0".repeat((precision - 1).saturating_sub(exact)));
            } else {
                fraction.truncate(fraction.trim_end_matches('0').len());
            }
            if point_zero && !exponential && fraction.is_empty() {
                fraction.push('0');
            }
            FloatParts {
                whole,
                fraction,
                tail,
            }
        }
    }
}

/// `float(text)`; `None` if it is not a number.
pub fn parse_float(text: &str) -> Option<f64> {
    // (Other than to texts, the separators of ASCII are no spaces.)
    let text = text.trim();
    let mut buffer = String::with_capacity(text.len());
    let mut previous = ' ';
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c == '_' {
            let next_digit = chars.peek().is_some_and(|&c| decimal_value(c).is_some());
            if !previous.is_ascii_digit() || !next_digit {
                return None;
            }
            continue;
        }
        let c = decimal_value(c).map_or(c, |d| (b'0' + d as u8) as char);
        buffer.push(c);
        previous = c;
    }
    let (sign, unsigned) = match buffer.as_bytes().first()? {
        b'-' => (-1.0, &buffer[1..]),
        b'+' => (1.0, &buffer[1..]),
        _ => (1.0, &buffer[..]),
    };
    let value = match unsigned.to_ascii_lowercase().as_str() {
        "inf" | "infinity" => f64::INFINITY,
        "nan" => f64::NAN,
        _ if unsigned.starts_with(|c: char| c.is_ascii_digit() || c == '.')
            && unsigned.bytes().any(|b| b.is_ascii_digit()) =>
        {
            unsigned.parse().ok()?
        }
        _ => return None,
    };
    Some(if sign < 0.0 { -value } else { value })
}

/// `a // b` and `a % b` of floats; `b` is not zero.
pub fn float_divmod(a: f64, b: f64) -> (f64, f64) {
    let mut m = a % b;
    let mut div = (a - m) / b;
    if m != 0.0 {
        if (b < 0.0) != (m < 0.0) {
            m += b;
            div -= 1.0;
        }
    } else {
        m = 0f64.copysign(b);
    }
    let floor = if div != 0.0 {
        let floor = div.floor();
        if div - floor > 0.5 {
            floor + 1.0
        } else {
            floor
        }
    } else {
        0f64.copysign(a / b)
    };
    (floor, m)
}

/// `pow` of the C library; but of squares, which are exact. (Translated programs do the same: `ll_float.py`.)
pub fn libm_pow(a: f64, b: f64) -> f64 {
    match b == 2.0 {
        true => a * a,
        false => a.powf(b),
    }
}

/// `a ** b` of floats. A negative base with a fraction as exponent gives NaN here; Python gives a
/// complex number, the caller decides.
pub fn float_pow(a: f64, b: f64) -> Fallible<f64> {
    if a == 1.0 || b == 0.0 {
        return Ok(1.0);
    }
    if a == 0.0 && b < 0.0 && !b.is_nan() {
        return zero_division("0.0 cannot be raised to a negative power");
    }
    let r = libm_pow(a, b);
    if r.is_infinite() && a.is_finite() && b.is_finite() {
        return overflow_error("(34, 'Numerical result out of range')");
    }
    Ok(r)
}

/// `round(x)` to a whole float, half to even.
pub fn round_half_even(x: f64) -> f64 {
    x.round_ties_even()
}

/// `round(x, digits)`
pub fn round_float(x: f64, digits: i64) -> Fallible<f64> {
    if !x.is_finite() || x == 0.0 || digits > 323 {
        return Ok(x);
    }
    if digits < -308 {
        return Ok(0f64.copysign(x));
    }
    let text = if digits >= 0 {
        format!("{x:.*}", digits as usize)
    } else {
        // The exact decimal expansion decides, not a division.
        let (whole, exponent) = (x.abs(), -digits as usize);
        let exact = format!("{whole:.1100}");
        let (int_part, fraction) = exact.split_once('.').unwrap_or((&exact, ""));
        let padded = format!("{int_part:0>width$}", width = exponent + 1);
        let (keep, drop) = padded.split_at(padded.len() - exponent);
        let rest = format!("{drop}{fraction}");
        let half = format!("5{}", "0".repeat(rest.len() - 1));
        let mut kept = BigInt::parse_bytes(keep.as_bytes(), 10).unwrap_or_default();
        if rest > half || (rest == half && kept.is_odd()) {
            kept += 1;
        }
        format!("{}{kept}e{exponent}", if x < 0.0 { "-" } else { "" })
    };
    let rounded: f64 = text.parse().unwrap_or(x);
    if rounded.is_infinite() {
        return overflow_error("rounded value too large to represent");
    }
    Ok(rounded)
}

/// `x.hex()`
pub fn float_hex(x: f64) -> String {
    if !x.is_finite() {
        return float_repr(x);
    }
    let sign = if x.is_sign_negative() { "-" } else { "" };
    if x == 0.0 {
        return format!("{sign}0x0.0p+0");
    }
    let bits = x.to_bits();
    let exponent = ((bits >> 52) & 0x7ff) as i64;
    let (lead, exponent) = if exponent == 0 {
        (0, -1022)
    } else {
        (1, exponent - 1023)
    };
    format!(
        "{sign}0x{lead}.{:013x}p{exponent:+}",
        bits & ((1 << 52) - 1)
    )
}

/// `float.fromhex(text)`
pub fn float_from_hex(text: &str) -> Fallible<f64> {
    let invalid = || value_error("invalid hexadecimal floating-point string");
    let text = text
        .trim_matches(|c: char| c.is_ascii() && bytes::is_space(c as u8))
        .to_ascii_lowercase();
    let (negative, body) = match text.as_bytes().first() {
        Some(b'-') => (true, &text[1..]),
        Some(b'+') => (false, &text[1..]),
        _ => (false, &text[..]),
    };
    let sign = |v: f64| if negative { -v } else { v };
    match body {
        "inf" | "infinity" => return Ok(sign(f64::INFINITY)),
        "nan" => return Ok(sign(f64::NAN)),
        _ => {}
    }
    let body = body.strip_prefix("0x").unwrap_or(body);
    let (mantissa, exponent) = body.split_once('p').unwrap_or((body, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = format!("{whole}{fraction}");
    let Ok(exponent) = exponent.parse::<i64>() else {
        return invalid();
    };
    let Some(n) = BigUint::parse_bytes(digits.as_bytes(), 16).filter(|_| !digits.contains('_'))
    else {
        return invalid();
    };
    match scale_to_f64(
        &n,
        exponent.clamp(-1 << 40, 1 << 40) - 4 * fraction.len() as i64,
    ) {
        Some(v) => Ok(sign(v)),
        None => overflow_error("hexadecimal value too large to represent as a float"),
    }
}

/// `x.as_integer_ratio()`
pub fn integer_ratio(x: f64) -> Fallible<(BigInt, BigInt)> {
    if x.is_nan() {
        return value_error("cannot convert NaN to integer ratio");
    }
    if x.is_infinite() {
        return overflow_error("cannot convert Infinity to integer ratio");
    }
    let (mantissa, exponent) = integer_decode(x);
    let mut n = BigInt::from(mantissa);
    let mut d = BigInt::one();
    if exponent >= 0 {
        n <<= exponent as u64;
    } else {
        d <<= (-exponent) as u64;
        let g = n.gcd(&d);
        if !g.is_zero() {
            n /= &g;
            d /= g;
        }
    }
    Ok((if x < 0.0 { -n } else { n }, d))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_print_like_cpython() {
        for (x, want) in [
            (0.1, "0.1"),
            (1e16, "1e+16"),
            (1e15, "1000000000000000.0"),
            (123456789012345680.0, "1.2345678901234568e+17"),
            (0.0001, "0.0001"),
            (0.00001, "1e-05"),
            (-0.0, "-0.0"),
            (1.5e300, "1.5e+300"),
            (5e-324, "5e-324"),
            (f64::NEG_INFINITY, "-inf"),
            (100.0, "100.0"),
        ] {
            assert_eq!(float_repr(x), want);
        }
    }

    #[test]
    fn integers_parse() {
        assert_eq!(parse_int(" -0x_ff ", 0), Some((-255).into()));
        assert_eq!(parse_int("1_000", 10), Some(1000.into()));
        assert_eq!(parse_int("1__0", 10), None);
        assert_eq!(parse_int("010", 0), None);
        assert_eq!(parse_int("00", 0), Some(0.into()));
        assert_eq!(parse_int("zz", 36), Some(1295.into()));
        assert_eq!(parse_int("٣", 10), Some(3.into()));
        assert_eq!(parse_int("", 10), None);
        assert_eq!(parse_int("-", 10), None);
        assert_eq!(parse_int("0x", 16), None);
        assert_eq!(parse_int("0b1", 16), Some(0xb1.into()));
    }

    #[test]
    fn floor_semantics() {
        assert_eq!(floor_div(-7, 2), Some(-4));
        assert_eq!(floor_mod(-7, 2), 1);
        assert_eq!(floor_mod(7, -2), -1);
        assert_eq!(floor_div(i64::MIN, -1), None);
        assert_eq!(floor_mod(i64::MIN, -1), 0);
        assert_eq!(float_divmod(-7.5, 2.0), (-4.0, 0.5));
    }

    #[test]
    fn conversions_round_once() {
        assert_eq!(
            big_to_f64(&((BigInt::one() << 53) + 1)).unwrap(),
            9007199254740992.0
        );
        assert_eq!(
            big_to_f64(&((BigInt::one() << 100) + 1)).unwrap(),
            2f64.powi(100)
        );
        assert!(big_to_f64(&(BigInt::one() << 1024)).is_err());
        assert_eq!(
            big_true_div(&(BigInt::one() << 1100), &(BigInt::one() << 1099)).unwrap(),
            2.0
        );
        assert_eq!(ldexp(1.0, -1074), 5e-324);
        assert_eq!(ldexp(0.5, 1024), 2f64.powi(1023));
        assert_eq!(frexp(8.0), (0.5, 4));
        assert_eq!(
            f64_to_big(-1e20).unwrap().to_string(),
            "-100000000000000000000"
        );
    }

    #[test]
    fn rounding() {
        assert_eq!(round_float(2.675, 2), Ok(2.67));
        assert_eq!(round_float(1250.0, -2), Ok(1200.0));
        assert_eq!(round_float(1350.0, -2), Ok(1400.0));
        assert_eq!(round_float(0.5, 0), Ok(0.0));
        assert_eq!(round_float(2.5, 0), Ok(2.0));
        assert_eq!(round_big(&15.into(), 1), 20.into());
        assert_eq!(round_big(&25.into(), 1), 20.into());
        assert_eq!(round_big(&(-25).into(), 1), (-20).into());
    }

    #[test]
    fn hex_floats() {
        assert_eq!(float_hex(1.5), "0x1.8000000000000p+0");
        assert_eq!(float_hex(-0.1), "-0x1.999999999999ap-4");
        assert_eq!(float_from_hex("0x1.8p1"), Ok(3.0));
        assert_eq!(float_from_hex("-0x.1p-4"), Ok(-0.00390625));
    }

    #[test]
    fn bytes_of_integers() {
        assert_eq!(to_bytes(&258.into(), 2, true, false), Ok(vec![1, 2]));
        assert_eq!(to_bytes(&(-1).into(), 2, false, true), Ok(vec![255, 255]));
        assert!(to_bytes(&256.into(), 1, false, false).is_err());
        assert!(to_bytes(&128.into(), 1, false, true).is_err());
        assert_eq!(from_bytes(&[255, 254], true, true), (-2).into());
        assert_eq!(to_bytes(&0.into(), 0, true, true), Ok(vec![]));
    }
}
