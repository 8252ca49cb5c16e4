//! `int`, `bool`, `float` and `complex` objects: operators, constructors and methods.

use super::super::builtin::{native, Args, NativeFn};
use super::super::hostspace::{HResult, HostSpace};
use super::super::object::{ObjId, Object};
use super::number::{self, *};
use super::{fail, zero_division, Fallible};
use crate::front::code::{BinaryOp, CompareOp, UnaryOp};
use num_bigint::BigInt;
use num_traits::{Signed, ToPrimitive, Zero};
use std::cmp::Ordering;
use std::rc::Rc;

/// A number taken out of its object.
#[derive(Debug, Clone)]
enum Num {
    Int(i64),
    Big(Rc<BigInt>),
    Float(f64),
    Complex(f64, f64),
}

impl Num {
    fn of(object: &Object) -> Option<Num> {
        Some(match object {
            Object::Int(n) => Num::Int(*n),
            Object::Bool(b) => Num::Int(i64::from(*b)),
            Object::BigInt(n) => Num::Big(n.clone()),
            Object::Float(x) => Num::Float(*x),
            Object::Complex(re, im) => Num::Complex(*re, *im),
            _ => return None,
        })
    }
    fn big(&self) -> Option<BigInt> {
        match self {
            Num::Int(n) => Some(BigInt::from(*n)),
            Num::Big(n) => Some((**n).clone()),
            _ => None,
        }
    }
    fn float(&self) -> Fallible<f64> {
        match self {
            Num::Int(n) => Ok(*n as f64),
            Num::Big(n) => big_to_f64(n),
            Num::Float(x) | Num::Complex(x, _) => Ok(*x),
        }
    }
    fn complex(&self) -> Fallible<(f64, f64)> {
        match self {
            Num::Complex(re, im) => Ok((*re, *im)),
            other => Ok((other.float()?, 0.0)),
        }
    }
}

/// What an operator gives, before it is an object.
enum Value {
    Int(i64),
    Big(BigInt),
    Float(f64),
    Complex(f64, f64),
}

fn object(space: &mut HostSpace, value: Value) -> ObjId {
    match value {
        Value::Int(n) => space.heap.new_int(n),
        Value::Big(n) => space.heap.new_bigint(n),
        Value::Float(x) => space.heap.new_float(x),
        Value::Complex(re, im) => space.heap.add(Object::Complex(re, im)),
    }
}

/// `a op b`; `None` if one is not a number or the types do not know the operator.
pub fn binary(space: &mut HostSpace, op: BinaryOp, a: ObjId, b: ObjId) -> HResult<Option<ObjId>> {
    let (oa, ob) = (space.heap.get(a), space.heap.get(b));
    if let (Object::Bool(x), Object::Bool(y)) = (oa, ob) {
        let value = match op {
            BinaryOp::And => x & y,
            BinaryOp::Or => x | y,
            BinaryOp::Xor => x ^ y,
            _ => return small(space, op, i64::from(*x), i64::from(*y)),
        };
        return Ok(Some(space.heap.new_bool(value)));
    }
    let (Some(x), Some(y)) = (Num::of(oa), Num::of(ob)) else {
        return Ok(None);
    };
    let result = match (&x, &y) {
        (Num::Int(x), Num::Int(y)) => return small(space, op, *x, *y),
        (Num::Complex(..), _) | (_, Num::Complex(..)) => complex_binary(op, &x, &y),
        (Num::Float(_), _) | (_, Num::Float(_)) => float_binary(op, &x, &y),
        _ => match (x.big(), y.big()) {
            (Some(x), Some(y)) => big_binary(op, &x, &y),
            _ => return Ok(None),
        },
    };
    let result = space.lift(result)?;
    Ok(result.map(|value| object(space, value)))
}

/// Machine words: the common case, with big integers behind it.
fn small(space: &mut HostSpace, op: BinaryOp, x: i64, y: i64) -> HResult<Option<ObjId>> {
    let fast = match op {
        BinaryOp::Add => x.checked_add(y),
        BinaryOp::Sub => x.checked_sub(y),
        BinaryOp::Mul => x.checked_mul(y),
        BinaryOp::FloorDiv if y != 0 => floor_div(x, y),
        BinaryOp::Mod if y != 0 => Some(floor_mod(x, y)),
        BinaryOp::And => Some(x & y),
        BinaryOp::Or => Some(x | y),
        BinaryOp::Xor => Some(x ^ y),
        BinaryOp::RShift if y >= 0 => Some(x >> y.min(63)),
        BinaryOp::LShift if (0..=62).contains(&y) && x.unsigned_abs() < 1 << (62 - y) => {
            Some(x << y)
        }
        BinaryOp::MatMul => return Ok(None),
        _ => None,
    };
    if let Some(n) = fast {
        return Ok(Some(space.heap.new_int(n)));
    }
    let result = big_binary(op, &BigInt::from(x), &BigInt::from(y));
    let result = space.lift(result)?;
    Ok(result.map(|value| object(space, value)))
}

fn big_binary(op: BinaryOp, x: &BigInt, y: &BigInt) -> Fallible<Option<Value>> {
    Ok(Some(Value::Big(match op {
        BinaryOp::Add => x + y,
        BinaryOp::Sub => x - y,
        BinaryOp::Mul => x * y,
        BinaryOp::FloorDiv => big_floor_div(x, y)?,
        BinaryOp::Mod => big_floor_mod(x, y)?,
        BinaryOp::TrueDiv => return Ok(Some(Value::Float(big_true_div(x, y)?))),
        BinaryOp::Pow if y.is_negative() => {
            return Ok(Some(Value::Float(float_pow(
                big_to_f64(x)?,
                big_to_f64(y)?,
            )?)));
        }
        BinaryOp::Pow => match big_pow(x, y) {
            Some(n) => n,
            None => return fail("MemoryError", ""),
        },
        BinaryOp::LShift => big_shl(x, y)?,
        BinaryOp::RShift => big_shr(x, y)?,
        BinaryOp::And => x & y,
        BinaryOp::Or => x | y,
        BinaryOp::Xor => x ^ y,
        BinaryOp::MatMul => return Ok(None),
    })))
}

fn float_binary(op: BinaryOp, x: &Num, y: &Num) -> Fallible<Option<Value>> {
    let (x, y) = (x.float()?, y.float()?);
    Ok(Some(Value::Float(match op {
        BinaryOp::Add => x + y,
        BinaryOp::Sub => x - y,
        BinaryOp::Mul => x * y,
        BinaryOp::TrueDiv if y == 0.0 => return zero_division("float division by zero"),
        BinaryOp::TrueDiv => x / y,
        BinaryOp::FloorDiv if y == 0.0 => return zero_division("float floor division by zero"),
        BinaryOp::FloorDiv => float_divmod(x, y).0,
        BinaryOp::Mod if y == 0.0 => return zero_division("float modulo"),
        BinaryOp::Mod => float_divmod(x, y).1,
        BinaryOp::Pow if x < 0.0 && y.is_finite() && y.fract() != 0.0 => {
            let (re, im) = complex_pow((x, 0.0), (y, 0.0))?;
            return Ok(Some(Value::Complex(re, im)));
        }
        BinaryOp::Pow => float_pow(x, y)?,
        _ => return Ok(None),
    })))
}

fn complex_binary(op: BinaryOp, x: &Num, y: &Num) -> Fallible<Option<Value>> {
    let ((a, b), (c, d)) = (x.complex()?, y.complex()?);
    let (re, im) = match op {
        BinaryOp::Add => (a + c, b + d),
        BinaryOp::Sub => (a - c, b - d),
        BinaryOp::Mul => (a * c - b * d, a * d + b * c),
        BinaryOp::TrueDiv => complex_div((a, b), (c, d))?,
        BinaryOp::Pow => complex_pow((a, b), (c, d))?,
        _ => return Ok(None),
    };
    Ok(Some(Value::Complex(re, im)))
}

fn complex_div((a, b): (f64, f64), (c, d): (f64, f64)) -> Fallible<(f64, f64)> {
    if c == 0.0 && d == 0.0 {
        return zero_division("complex division by zero");
    }
    // Smith's method: scale by the larger part.
    Ok(if c.abs() >= d.abs() {
        let r = d / c;
        let den = c + d * r;
        ((a + b * r) / den, (b - a * r) / den)
    } else {
        let r = c / d;
        let den = c * r + d;
        ((a * r + b) / den, (b * r - a) / den)
    })
}

fn complex_pow((a, b): (f64, f64), (c, d): (f64, f64)) -> Fallible<(f64, f64)> {
    if c == 0.0 && d == 0.0 {
        return Ok((1.0, 0.0));
    }
    if a == 0.0 && b == 0.0 {
        if c < 0.0 || d != 0.0 {
            return zero_division("0.0 to a negative or complex power");
        }
        return Ok((0.0, 0.0));
    }
    if d == 0.0 && c.fract() == 0.0 && c.abs() <= 100.0 {
        let (mut out, mut base, mut n) = ((1.0, 0.0), (a, b), c.abs() as u32);
        while n > 0 {
            if n & 1 == 1 {
                out = (
                    out.0 * base.0 - out.1 * base.1,
                    out.0 * base.1 + out.1 * base.0,
                );
            }
            base = (base.0 * base.0 - base.1 * base.1, 2.0 * base.0 * base.1);
            n >>= 1;
        }
        return if c < 0.0 {
            complex_div((1.0, 0.0), out)
        } else {
            Ok(out)
        };
    }
    let (r, at) = (a.hypot(b), b.atan2(a));
    let mut len = r.powf(c);
    let mut phase = at * c;
    if d != 0.0 {
        len /= (at * d).exp();
        phase += d * r.ln();
    }
    Ok((len * phase.cos(), len * phase.sin()))
}

/// `divmod(a, b)`
pub fn divmod(space: &mut HostSpace, a: ObjId, b: ObjId) -> HResult<Option<ObjId>> {
    let (Some(x), Some(y)) = (Num::of(space.heap.get(a)), Num::of(space.heap.get(b))) else {
        return Ok(None);
    };
    let pair = match (x.big(), y.big()) {
        (Some(x), Some(y)) => {
            let q = space.lift(big_floor_div(&x, &y))?;
            let r = space.lift(big_floor_mod(&x, &y))?;
            [space.heap.new_bigint(q), space.heap.new_bigint(r)]
        }
        _ if matches!(x, Num::Complex(..)) || matches!(y, Num::Complex(..)) => return Ok(None),
        _ => {
            let (x, y) = (space.lift(x.float())?, space.lift(y.float())?);
            if y == 0.0 {
                return Err(space.zero_division_error("float divmod()"));
            }
            let (q, r) = float_divmod(x, y);
            [space.heap.new_float(q), space.heap.new_float(r)]
        }
    };
    Ok(Some(space.heap.new_tuple(pair.to_vec())))
}

/// `+a`, `-a`, `~a`
pub fn unary(space: &mut HostSpace, op: UnaryOp, a: ObjId) -> HResult<Option<ObjId>> {
    let Some(x) = Num::of(space.heap.get(a)) else {
        return Ok(None);
    };
    let value = match (op, x) {
        (UnaryOp::Pos, Num::Int(n)) => Value::Int(n),
        (UnaryOp::Pos, _) => return Ok(Some(a)),
        (UnaryOp::Neg, Num::Int(n)) => match n.checked_neg() {
            Some(n) => Value::Int(n),
            None => Value::Big(-BigInt::from(n)),
        },
        (UnaryOp::Neg, Num::Big(n)) => Value::Big(-&*n),
        (UnaryOp::Neg, Num::Float(x)) => Value::Float(-x),
        (UnaryOp::Neg, Num::Complex(re, im)) => Value::Complex(-re, -im),
        (UnaryOp::Invert, Num::Int(n)) => Value::Int(!n),
        (UnaryOp::Invert, Num::Big(n)) => Value::Big(!&*n),
        _ => return Ok(None),
    };
    Ok(Some(object(space, value)))
}

/// `abs(a)`
pub fn abs(space: &mut HostSpace, a: ObjId) -> HResult<Option<ObjId>> {
    let Some(x) = Num::of(space.heap.get(a)) else {
        return Ok(None);
    };
    let value = match x {
        Num::Int(n) if n != i64::MIN => Value::Int(n.abs()),
        Num::Int(n) => Value::Big(BigInt::from(n).abs()),
        Num::Big(n) => Value::Big(n.abs()),
        Num::Float(x) => Value::Float(x.abs()),
        Num::Complex(re, im) => Value::Float(re.hypot(im)),
    };
    Ok(Some(object(space, value)))
}

fn order_int_float(n: &BigInt, x: f64) -> Option<Ordering> {
    if x.is_nan() {
        return None;
    }
    if x.is_infinite() {
        return Some(if x > 0.0 {
            Ordering::Less
        } else {
            Ordering::Greater
        });
    }
    let whole = f64_to_big(x).ok()?;
    Some(n.cmp(&whole).then_with(|| {
        let fraction = x.fract();
        0.0f64.partial_cmp(&fraction).unwrap_or(Ordering::Equal)
    }))
}

/// `a op b` of numbers.
pub fn compare(space: &mut HostSpace, op: CompareOp, a: ObjId, b: ObjId) -> Option<bool> {
    let (x, y) = (Num::of(space.heap.get(a))?, Num::of(space.heap.get(b))?);
    let order = match (&x, &y) {
        (Num::Int(x), Num::Int(y)) => Some(x.cmp(y)),
        (Num::Float(x), Num::Float(y)) => x.partial_cmp(y),
        (Num::Complex(..), _) | (_, Num::Complex(..)) => {
            let equal = match (&x, &y) {
                (Num::Complex(a, b), Num::Complex(c, d)) => a == c && b == d,
                (Num::Complex(re, im), real) | (real, Num::Complex(re, im)) => {
                    *im == 0.0
                        && match real {
                            Num::Float(x) => x == re,
                            other => order_int_float(&other.big()?, *re) == Some(Ordering::Equal),
                        }
                }
                _ => false,
            };
            return match op {
                CompareOp::Eq => Some(equal),
                CompareOp::Ne => Some(!equal),
                _ => None,
            };
        }
        (Num::Float(x), n) => order_int_float(&n.big()?, *x).map(Ordering::reverse),
        (n, Num::Float(x)) => order_int_float(&n.big()?, *x),
        _ => Some(x.big()?.cmp(&y.big()?)),
    };
    Some(holds(op, order))
}

/// Whether a comparison holds for this order; no order (NaN) satisfies `!=` alone.
pub fn holds(op: CompareOp, order: Option<Ordering>) -> bool {
    let Some(order) = order else {
        return op == CompareOp::Ne;
    };
    match op {
        CompareOp::Lt => order.is_lt(),
        CompareOp::Le => order.is_le(),
        CompareOp::Eq => order.is_eq(),
        CompareOp::Ne => order.is_ne(),
        CompareOp::Gt => order.is_gt(),
        CompareOp::Ge => order.is_ge(),
    }
}

/// The truth of a number.
pub fn is_true(object: &Object) -> Option<bool> {
    Some(match Num::of(object)? {
        Num::Int(n) => n != 0,
        Num::Big(_) => true,
        Num::Float(x) => x != 0.0,
        Num::Complex(re, im) => re != 0.0 || im != 0.0,
    })
}

/// `repr` of a complex number.
pub fn complex_repr(re: f64, im: f64) -> String {
    let part = |x: f64| {
        let s = float_repr(x);
        s.strip_suffix(".0").map(str::to_string).unwrap_or(s)
    };
    if re == 0.0 && re.is_sign_positive() {
        return format!("{}j", part(im));
    }
    let sign = if im.is_sign_negative() && !im.is_nan() {
        ""
    } else {
        "+"
    };
    format!("({}{sign}{}j)", part(re), part(im))
}

// ---------------------------------------------------------------- constructors

/// `int(…)`
pub fn new_int(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    let [value, base] = args.bind(space, "int", ["", "base"], 0)?;
    let Some(value) = value else {
        if base.is_some() {
            return Err(space.type_error("int() missing string argument"));
        }
        return Ok(space.heap.new_int(0));
    };
    let shown_text = |space: &mut HostSpace| -> Option<(String, String)> {
        if let Some(s) = space.heap.as_str(value) {
            return Some((s.to_string(), super::text::repr(s)));
        }
        let raw = match space.heap.get(space.heap.payload(value)) {
            Object::Bytes(b) => b.to_vec(),
            Object::ByteArray(b) => b.clone(),
            _ => return None,
        };
        let text = super::number::text_of_bytes(&raw);
        Some((text, super::bytes::repr(&raw)))
    };
    if let Some(base) = base {
        let base = space.index_clamped(base)?;
        let Some((text, shown)) = shown_text(space) else {
            return Err(space.type_error("int() can't convert non-string with explicit base"));
        };
        let n = space.lift(int_from_text(&text, base, &shown))?;
        return Ok(space.heap.new_bigint(n));
    }
    match space.heap.get(value) {
        Object::Int(_) | Object::BigInt(_) => return Ok(value),
        Object::Bool(b) => {
            let n = i64::from(*b);
            return Ok(space.heap.new_int(n));
        }
        Object::Float(x) => {
            let n = f64_to_big(*x);
            let n = space.lift(n)?;
            return Ok(space.heap.new_bigint(n));
        }
        _ => {}
    }
    for special in ["__int__", "__index__", "__trunc__"] {
        if let Some(result) = space.call_special(value, special, &[])? {
            return match space.heap.as_bigint(result) {
                Some(n) => Ok(space.heap.new_bigint(n)),
                None => {
                    let found = space.heap.type_name(result);
                    Err(space.type_error(format!("{special} returned non-int (type {found})")))
                }
            };
        }
    }
    if let Some(n) = space.heap.as_bigint(value) {
        return Ok(space.heap.new_bigint(n));
    }
    let Some((text, shown)) = shown_text(space) else {
        let found = space.heap.type_name(value);
        return Err(space.type_error(format!(
            "int() argument must be a string, a bytes-like object or a real number, not '{found}'"
        )));
    };
    let n = space.lift(int_from_text(&text, 10, &shown))?;
    Ok(space.heap.new_bigint(n))
}

/// `float(…)`
pub fn new_float(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "float", 0, 1)?;
    let Some(&value) = args.pos.first() else {
        return Ok(space.heap.new_float(0.0));
    };
    if matches!(space.heap.get(value), Object::Float(_)) {
        return Ok(value);
    }
    let text = match space.heap.as_str(value) {
        Some(s) => Some(s.to_string()),
        None => {
            let bytes = space.buffer(value);
            bytes.map(|b| super::number::text_of_bytes(&b))
        }
    };
    if let Some(text) = text {
        if let Some(x) = parse_float(&text) {
            return Ok(space.heap.new_float(x));
        }
        let shown = space.repr(value)?;
        return Err(space.value_error(format!("could not convert string to float: {shown}")));
    }
    if space.heap.as_float(value).is_none()
        && !space.is_index(value)
        && !space.has_special(value, "__float__")
    {
        let found = space.heap.type_name(value);
        return Err(space.type_error(format!(
            "float() argument must be a string or a real number, not '{found}'"
        )));
    }
    let special = if matches!(space.heap.get(value), Object::Instance(_)) {
        space.call_special(value, "__float__", &[])?
    } else {
        None
    };
    let x = match special.and_then(|result| space.heap.as_float(result)) {
        Some(x) => x,
        None => space.float_arg(value)?,
    };
    Ok(space.heap.new_float(x))
}

/// `complex(…)`
pub fn new_complex(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    let [re, im] = args.bind(space, "complex", ["real", "imag"], 0)?;
    let part = |space: &mut HostSpace, value: Option<ObjId>| -> HResult<(f64, f64)> {
        let Some(value) = value else {
            return Ok((0.0, 0.0));
        };
        if let Object::Complex(re, im) = space.heap.get(value) {
            return Ok((*re, *im));
        }
        if let Some(s) = space.heap.as_str(value).cloned() {
            return match parse_complex(&s) {
                Some(pair) => Ok(pair),
                None => Err(space.value_error("complex() arg is a malformed string")),
            };
        }
        if let Some(result) = space.call_special(value, "__complex__", &[])? {
            if let Object::Complex(re, im) = space.heap.get(result) {
                return Ok((*re, *im));
            }
        }
        Ok((space.float_arg(value)?, 0.0))
    };
    let (a, b) = part(space, re)?;
    let (c, d) = part(space, im)?;
    // Adding a zero would lose the sign of another.
    let re = if d == 0.0 { a } else { a - d };
    let im = if im.is_none() {
        b
    } else if b == 0.0 {
        c
    } else {
        b + c
    };
    Ok(space.heap.add(Object::Complex(re, im)))
}

fn parse_complex(text: &str) -> Option<(f64, f64)> {
    let text = text.trim();
    let text = text
        .strip_prefix('(')
        .and_then(|t| t.strip_suffix(')'))
        .unwrap_or(text)
        .trim();
    let Some(body) = text.strip_suffix(['j', 'J']) else {
        return Some((parse_float(text)?, 0.0));
    };
    // The imaginary part starts at the last sign that is not an exponent's.
    let bytes = body.as_bytes();
    let split = (1..bytes.len())
        .rev()
        .find(|&i| matches!(bytes[i], b'+' | b'-') && !matches!(bytes[i - 1], b'e' | b'E'));
    let (re, im) = body.split_at(split.unwrap_or(0));
    let im = match im {
        "" | "+" => 1.0,
        "-" => -1.0,
        _ => parse_float(im)?,
    };
    Some((if re.is_empty() { 0.0 } else { parse_float(re)? }, im))
}

// ---------------------------------------------------------------- methods

fn this_int(space: &mut HostSpace, args: &Args<'_>, method: &str) -> HResult<BigInt> {
    match args.pos.first().and_then(|&a| space.heap.as_bigint(a)) {
        Some(n) => Ok(n),
        None => Err(space.wrong_receiver(args, method, "int")),
    }
}

fn this_float(space: &mut HostSpace, args: &Args<'_>, method: &str) -> HResult<f64> {
    match args.pos.first().and_then(|&a| space.heap.as_float(a)) {
        Some(x) => Ok(x),
        None => Err(space.wrong_receiver(args, method, "float")),
    }
}

fn itself(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    let n = this_int(space, &args, "conjugate")?;
    args.expect_method(space, "int.conjugate", 1, 1)?;
    Ok(space.heap.new_bigint(n))
}

/// Methods of `int`.
pub const INT_METHODS: &[(&str, NativeFn)] = &[
    ("bit_length", |space, args| {
        let n = this_int(space, &args, "bit_length")?;
        args.expect_method(space, "int.bit_length", 1, 1)?;
        Ok(space.heap.new_int(n.bits() as i64))
    }),
    ("bit_count", |space, args| {
        let n = this_int(space, &args, "bit_count")?;
        args.expect_method(space, "int.bit_count", 1, 1)?;
        Ok(space.heap.new_int(bit_count(&n) as i64))
    }),
    ("conjugate", itself),
    ("__trunc__", itself),
    ("__floor__", itself),
    ("__ceil__", itself),
    ("__round__", |space, args| {
        let n = this_int(space, &args, "__round__")?;
        args.expect_method(space, "__round__", 1, 2)?;
        let digits = match args.pos.get(1) {
            Some(&d) if d != space.heap.none => space.index_clamped(d)?,
            _ => 0,
        };
        let out = match digits {
            0.. => n,
            d if d.unsigned_abs() > n.bits() => BigInt::zero(),
            d => round_big(&n, d.unsigned_abs() as u32),
        };
        Ok(space.heap.new_bigint(out))
    }),
    ("as_integer_ratio", |space, args| {
        let n = this_int(space, &args, "as_integer_ratio")?;
        args.expect_method(space, "int.as_integer_ratio", 1, 1)?;
        let pair = [space.heap.new_bigint(n), space.heap.new_int(1)];
        Ok(space.heap.new_tuple(pair.to_vec()))
    }),
    ("to_bytes", |space, args| {
        let n = this_int(space, &args, "to_bytes")?;
        let [length, order, signed] =
            args.tail()
                .bind(space, "to_bytes", ["length", "byteorder", "signed"], 0)?;
        let length = length.map_or(Ok(1), |l| space.index(l))?;
        if length < 0 {
            return Err(space.value_error("length argument must be non-negative"));
        }
        let big = byte_order(space, order)?;
        let signed = signed.map_or(Ok(false), |s| space.truth(s))?;
        space.expect_room(Some(length as usize))?;
        let out = space.lift(to_bytes(&n, length as usize, big, signed))?;
        Ok(space.heap.new_bytes(out))
    }),
];

fn byte_order(space: &mut HostSpace, order: Option<ObjId>) -> HResult<bool> {
    let Some(order) = order else { return Ok(true) };
    let order = space.str_arg(order, "argument 'byteorder'")?;
    match &*order {
        "big" => Ok(true),
        "little" => Ok(false),
        _ => Err(space.value_error("byteorder must be either 'little' or 'big'")),
    }
}

/// `int.from_bytes`: `pos[0]` is the class.
pub fn int_from_bytes(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    let [bytes, order, signed] =
        args.tail()
            .bind(space, "from_bytes", ["bytes", "byteorder", "signed"], 1)?;
    let source = bytes.unwrap_or(space.heap.none);
    let raw = match space.buffer(source) {
        Some(raw) => raw,
        None => super::bytes_like::bytes_from_iterable(space, source)?,
    };
    let big = byte_order(space, order)?;
    let signed = signed.map_or(Ok(false), |s| space.truth(s))?;
    let n = space.heap.new_bigint(from_bytes(&raw, big, signed));
    in_class(space, args.pos[0], space.heap.types.int, n)
}

/// `float.fromhex`: `pos[0]` is the class.
pub fn float_fromhex(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect_method(space, "float.fromhex", 2, 2)?;
    let text = space.str_arg(args.pos[1], "fromhex() argument")?;
    let x = space.lift(number::float_from_hex(&text))?;
    let x = space.heap.new_float(x);
    in_class(space, args.pos[0], space.heap.types.float, x)
}

/// The value of a class method: of the class itself, or made by calling a subclass.
pub fn in_class(space: &mut HostSpace, class: ObjId, own: ObjId, value: ObjId) -> HResult<ObjId> {
    if class == own {
        return Ok(value);
    }
    space.call_args(class, Args::positional(&[value]))
}

/// Methods of `float`.
pub const FLOAT_METHODS: &[(&str, NativeFn)] = &[
    ("is_integer", |space, args| {
        let x = this_float(space, &args, "is_integer")?;
        Ok(space.heap.new_bool(x.is_finite() && x.fract() == 0.0))
    }),
    ("hex", |space, args| {
        let x = this_float(space, &args, "hex")?;
        Ok(space.text(float_hex(x)))
    }),
    ("conjugate", |space, args| {
        let x = this_float(space, &args, "conjugate")?;
        Ok(space.heap.new_float(x))
    }),
    ("as_integer_ratio", |space, args| {
        let x = this_float(space, &args, "as_integer_ratio")?;
        let (n, d) = space.lift(integer_ratio(x))?;
        let pair = [space.heap.new_bigint(n), space.heap.new_bigint(d)];
        Ok(space.heap.new_tuple(pair.to_vec()))
    }),
    native!("__trunc__", to_whole, f64::trunc),
    native!("__floor__", to_whole, f64::floor),
    native!("__ceil__", to_whole, f64::ceil),
    ("__round__", |space, args| {
        let x = this_float(space, &args, "__round__")?;
        args.expect_method(space, "__round__", 1, 2)?;
        match args.pos.get(1) {
            Some(&d) if d != space.heap.none => {
                let digits = space.index_clamped(d)?;
                let x = space.lift(round_float(x, digits))?;
                Ok(space.heap.new_float(x))
            }
            _ => to_whole(
                space,
                Args::positional(&args.pos[..1]),
                "__round__",
                round_half_even,
            ),
        }
    }),
];

fn to_whole(
    space: &mut HostSpace,
    args: Args<'_>,
    name: &str,
    f: fn(f64) -> f64,
) -> HResult<ObjId> {
    let x = this_float(space, &args, name)?;
    let n = space.lift(f64_to_big(f(x)))?;
    Ok(space.heap.new_bigint(n))
}

/// Methods of `complex`.
pub const COMPLEX_METHODS: &[(&str, NativeFn)] = &[("conjugate", |space, args| {
    match args
        .pos
        .first()
        .map(|&a| space.heap.get(space.heap.payload(a)))
    {
        Some(&Object::Complex(re, im)) => Ok(space.heap.add(Object::Complex(re, -im))),
        _ => Err(space.wrong_receiver(&args, "conjugate", "complex")),
    }
})];

/// `real`, `imag`, `numerator`, `denominator`
pub fn real(space: &mut HostSpace, this: ObjId) -> HResult<ObjId> {
    match *space.heap.get(space.heap.payload(this)) {
        Object::Complex(re, _) => Ok(space.heap.new_float(re)),
        Object::Float(x) => Ok(space.heap.new_float(x)),
        _ => {
            let n = space.index_big(this)?;
            Ok(space.heap.new_bigint(n))
        }
    }
}

/// `imag`
pub fn imag(space: &mut HostSpace, this: ObjId) -> HResult<ObjId> {
    match space.heap.get(space.heap.payload(this)) {
        &Object::Complex(_, im) => Ok(space.heap.new_float(im)),
        Object::Float(_) => Ok(space.heap.new_float(0.0)),
        _ => Ok(space.heap.new_int(0)),
    }
}

/// `denominator` of an `int`.
pub fn denominator(space: &mut HostSpace, _this: ObjId) -> HResult<ObjId> {
    Ok(space.heap.new_int(1))
}

/// `pow(a, b, m)` of integers.
pub fn pow_mod(space: &mut HostSpace, a: ObjId, b: ObjId, m: ObjId) -> HResult<ObjId> {
    let numbers = [a, b, m].map(|n| space.heap.as_bigint(n));
    let [Some(a), Some(b), Some(m)] = numbers else {
        return Err(
            space.type_error("pow() 3rd argument not allowed unless all arguments are integers")
        );
    };
    let n = space.lift(big_pow_mod(&a, &b, &m))?;
    Ok(space.heap.new_bigint(n))
}

/// The code point of `chr(n)`.
pub fn code_point(n: &BigInt) -> Fallible<char> {
    let Some(small) = n.to_i32() else {
        return super::overflow_error("Python int too large to convert to C int");
    };
    match u32::try_from(small).ok().filter(|&n| n < 0x11_0000) {
        None => super::value_error("chr() arg not in range(0x110000)"),
        Some(n) => match char::from_u32(n) {
            Some(c) => Ok(c),
            None => {
                super::value_error("chr() of a surrogate: a str holds Unicode scalar values alone")
            }
        },
    }
}
