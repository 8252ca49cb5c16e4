//! The module `math`.

use crate::host::builtin::{Args, NativeFn};
use crate::host::hostspace::{HResult, HostSpace};
use crate::host::object::{ObjId, Object};
use crate::host::types::number;
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};

/// Fills in the module's dict.
pub fn fill(space: &mut HostSpace, dict: ObjId) -> HResult<()> {
    for &(name, function) in FUNCTIONS {
        space.add_function(dict, "math", name, function);
    }
    for (name, value) in [
        ("pi", std::f64::consts::PI),
        ("e", std::f64::consts::E),
        ("tau", std::f64::consts::TAU),
        ("inf", f64::INFINITY),
        ("nan", f64::NAN),
    ] {
        let value = space.heap.new_float(value);
        space.set_global(dict, name, value);
    }
    Ok(())
}

/// A function of one float: NaN from what is not NaN is a domain error, infinity from what is
/// finite a range error.
fn unary(space: &mut HostSpace, args: Args<'_>, name: &str, f: fn(f64) -> f64) -> HResult<ObjId> {
    args.expect(space, &format!("math.{name}"), 1, 1)?;
    let x = space.float_arg(args.pos[0])?;
    let r = f(x);
    if r.is_nan() && !x.is_nan() {
        return Err(space.value_error("math domain error"));
    }
    if r.is_infinite() && x.is_finite() {
        let poles = matches!(name, "log1p" | "atanh" | "log2" | "log10");
        return Err(if poles {
            space.value_error("math domain error")
        } else {
            space.overflow_error("math range error")
        });
    }
    Ok(space.heap.new_float(r))
}

fn binary(
    space: &mut HostSpace,
    args: Args<'_>,
    name: &str,
    f: fn(f64, f64) -> f64,
) -> HResult<ObjId> {
    args.expect(space, name, 2, 2)?;
    let (x, y) = (space.float_arg(args.pos[0])?, space.float_arg(args.pos[1])?);
    let r = f(x, y);
    if r.is_nan() && !x.is_nan() && !y.is_nan() {
        return Err(space.value_error("math domain error"));
    }
    if r.is_infinite() && x.is_finite() && y.is_finite() {
        return Err(if name == "pow" && x == 0.0 {
            space.value_error("math domain error")
        } else {
            space.overflow_error("math range error")
        });
    }
    Ok(space.heap.new_float(r))
}

fn whole(
    space: &mut HostSpace,
    args: Args<'_>,
    name: &str,
    special: &'static str,
    f: fn(f64) -> f64,
) -> HResult<ObjId> {
    args.expect(space, &format!("math.{name}"), 1, 1)?;
    if space.heap.as_float(args.pos[0]).is_none() {
        if let Some(value) = space.call_special(args.pos[0], special, &[])? {
            return Ok(value);
        }
    }
    let x = space.float_arg(args.pos[0])?;
    let n = space.lift(number::f64_to_big(f(x)))?;
    Ok(space.heap.new_bigint(n))
}

fn integers(space: &mut HostSpace, args: Args<'_>) -> HResult<Vec<BigInt>> {
    let mut out = Vec::with_capacity(args.pos.len());
    for &arg in args.pos {
        out.push(space.index_big(arg)?);
    }
    Ok(out)
}

/// The natural logarithm of a number of any size.
fn log_of(space: &mut HostSpace, value: ObjId, f: fn(f64) -> f64) -> HResult<f64> {
    if let Some(n) = space.heap.as_bigint(value) {
        if !n.is_positive() {
            return Err(space.value_error("math domain error"));
        }
        if n.bits() <= 1023 {
            let x = space.lift(number::big_to_f64(&n))?;
            return Ok(f(x));
        }
        // Too large for a float, perhaps: a mantissa below one, and the logarithm of the rest.
        let bits = n.bits();
        let mantissa = space.lift(number::big_to_f64(&(n >> (bits - 200))))?;
        return Ok(f(number::ldexp(mantissa, -200)) + bits as f64 * f(2.0));
    }
    let x = space.float_arg(value)?;
    if x <= 0.0 {
        return Err(space.value_error("math domain error"));
    }
    Ok(f(x))
}

/// A function that has its one source in Python.
fn in_python(space: &mut HostSpace, args: Args<'_>, name: &str) -> HResult<ObjId> {
    args.expect(space, &format!("math.{name}"), 1, 1)?;
    let x = space.float_arg(args.pos[0])?;
    let x = space.heap.new_float(x);
    let module = space.import_module(&format!("{}.math", super::twins::PACKAGE))?;
    let function = space.get_attr_str(module, name)?;
    space.call_obj(function, &[x])
}

/// The sum of floats, rounded once: partial sums that do not overlap.
fn fsum(values: &[f64]) -> f64 {
    let mut partials: Vec<f64> = Vec::new();
    let mut special = 0.0;
    for &value in values {
        if !value.is_finite() {
            special += value;
            continue;
        }
        let mut x = value;
        let mut kept = 0;
        for i in 0..partials.len() {
            let mut y = partials[i];
            if x.abs() < y.abs() {
                std::mem::swap(&mut x, &mut y);
            }
            let high = x + y;
            let low = y - (high - x);
            if low != 0.0 {
                partials[kept] = low;
                kept += 1;
            }
            x = high;
        }
        partials.truncate(kept);
        partials.push(x);
    }
    if special != 0.0 || f64::is_nan(special) {
        return special;
    }
    let Some(mut high) = partials.pop() else {
        return 0.0;
    };
    let mut low = 0.0;
    while let Some(y) = partials.pop() {
        let x = high;
        high = x + y;
        low = y - (high - x);
        if low != 0.0 {
            break;
        }
    }
    // Half-way cases are decided by the sign of what is left.
    if let Some(&next) = partials.last() {
        if (low < 0.0 && next < 0.0) || (low > 0.0 && next > 0.0) {
            let y = low * 2.0;
            let x = high + y;
            if y == x - high {
                high = x;
            }
        }
    }
    high
}

/// The next float towards another.
fn next_after(x: f64, y: f64) -> f64 {
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    if x == y {
        return y;
    }
    if x == 0.0 {
        return f64::from_bits(1).copysign(y);
    }
    let bits = x.to_bits();
    f64::from_bits(if (y > x) == (x > 0.0) {
        bits + 1
    } else {
        bits - 1
    })
}

fn remainder(x: f64, y: f64) -> f64 {
    if y.is_infinite() && x.is_finite() {
        return x;
    }
    if x.is_infinite() || y == 0.0 {
        return f64::NAN;
    }
    let a = x.abs();
    let b = y.abs();
    let m = a % b;
    let c = b - m;
    let r = if m < c {
        m
    } else if m > c {
        -c
    } else {
        m - 2.0 * ((0.5 * (a - m)) % b)
    };
    r * 1f64.copysign(x)
}

const FUNCTIONS: &[(&str, NativeFn)] = &[
    ("sqrt", |s, a| unary(s, a, "sqrt", f64::sqrt)),
    ("cbrt", |s, a| unary(s, a, "cbrt", f64::cbrt)),
    ("exp", |s, a| unary(s, a, "exp", f64::exp)),
    ("exp2", |s, a| unary(s, a, "exp2", f64::exp2)),
    ("expm1", |s, a| unary(s, a, "expm1", f64::exp_m1)),
    ("log1p", |s, a| unary(s, a, "log1p", f64::ln_1p)),
    ("sin", |s, a| unary(s, a, "sin", f64::sin)),
    ("cos", |s, a| unary(s, a, "cos", f64::cos)),
    ("tan", |s, a| unary(s, a, "tan", f64::tan)),
    ("asin", |s, a| unary(s, a, "asin", f64::asin)),
    ("acos", |s, a| unary(s, a, "acos", f64::acos)),
    ("atan", |s, a| unary(s, a, "atan", f64::atan)),
    ("sinh", |s, a| unary(s, a, "sinh", f64::sinh)),
    ("cosh", |s, a| unary(s, a, "cosh", f64::cosh)),
    ("tanh", |s, a| unary(s, a, "tanh", f64::tanh)),
    ("asinh", |s, a| unary(s, a, "asinh", f64::asinh)),
    ("acosh", |s, a| unary(s, a, "acosh", f64::acosh)),
    ("atanh", |s, a| unary(s, a, "atanh", f64::atanh)),
    ("fabs", |s, a| unary(s, a, "fabs", f64::abs)),
    ("degrees", |s, a| {
        unary(s, a, "degrees", |x| x * (180.0 / std::f64::consts::PI))
    }),
    ("radians", |s, a| {
        unary(s, a, "radians", |x| x * (std::f64::consts::PI / 180.0))
    }),
    ("gamma", |s, a| in_python(s, a, "gamma")),
    ("lgamma", |s, a| in_python(s, a, "lgamma")),
    ("erf", |s, a| in_python(s, a, "erf")),
    ("erfc", |s, a| in_python(s, a, "erfc")),
    ("floor", |s, a| {
        whole(s, a, "floor", "__floor__", f64::floor)
    }),
    ("ceil", |s, a| whole(s, a, "ceil", "__ceil__", f64::ceil)),
    ("trunc", |s, a| {
        whole(s, a, "trunc", "__trunc__", f64::trunc)
    }),
    ("atan2", |s, a| binary(s, a, "atan2", f64::atan2)),
    ("fmod", |s, a| binary(s, a, "fmod", |x, y| x % y)),
    ("remainder", |s, a| binary(s, a, "remainder", remainder)),
    ("pow", |s, a| binary(s, a, "pow", f64::powf)),
    ("copysign", |s, a| binary(s, a, "copysign", f64::copysign)),
    ("nextafter", |s, a| binary(s, a, "nextafter", next_after)),
    ("ulp", |s, a| {
        unary(s, a, "ulp", |x| {
            let x = x.abs();
            let up = next_after(x, f64::INFINITY);
            match (x.is_infinite(), up.is_infinite()) {
                (true, _) => x,
                (_, true) => x - next_after(x, 0.0),
                _ => up - x,
            }
        })
    }),
    ("isnan", |space, args| {
        args.expect(space, "math.isnan", 1, 1)?;
        let x = space.float_arg(args.pos[0])?;
        Ok(space.heap.new_bool(x.is_nan()))
    }),
    ("isinf", |space, args| {
        args.expect(space, "math.isinf", 1, 1)?;
        let x = space.float_arg(args.pos[0])?;
        Ok(space.heap.new_bool(x.is_infinite()))
    }),
    ("isfinite", |space, args| {
        args.expect(space, "math.isfinite", 1, 1)?;
        let x = space.float_arg(args.pos[0])?;
        Ok(space.heap.new_bool(x.is_finite()))
    }),
    ("isclose", |space, args| {
        let mut given = [1e-9, 0.0];
        for (name, value) in args.kw {
            let at = match &**name {
                "rel_tol" => 0,
                "abs_tol" => 1,
                other => {
                    return Err(space.type_error(format!(
                        "isclose() got an unexpected keyword argument '{other}'"
                    )));
                }
            };
            given[at] = space.float_arg(*value)?;
        }
        Args::positional(args.pos).expect(space, "isclose", 2, 2)?;
        let (a, b) = (space.float_arg(args.pos[0])?, space.float_arg(args.pos[1])?);
        let [relative, absolute] = given;
        if relative < 0.0 || absolute < 0.0 {
            return Err(space.value_error("tolerances must be non-negative"));
        }
        let difference = (a - b).abs();
        let close = a == b
            || (a.is_finite()
                && b.is_finite()
                && (difference <= (relative * a).abs()
                    || difference <= (relative * b).abs()
                    || difference <= absolute));
        Ok(space.heap.new_bool(close))
    }),
    ("log", |space, args| {
        args.expect(space, "log", 1, 2)?;
        let x = log_of(space, args.pos[0], f64::ln)?;
        let Some(&base) = args.pos.get(1) else {
            return Ok(space.heap.new_float(x));
        };
        let base = log_of(space, base, f64::ln)?;
        if base == 0.0 {
            return Err(space.zero_division_error("float division by zero"));
        }
        Ok(space.heap.new_float(x / base))
    }),
    ("log2", |space, args| {
        args.expect(space, "math.log2", 1, 1)?;
        let x = log_of(space, args.pos[0], f64::log2)?;
        Ok(space.heap.new_float(x))
    }),
    ("log10", |space, args| {
        args.expect(space, "math.log10", 1, 1)?;
        let x = log_of(space, args.pos[0], f64::log10)?;
        Ok(space.heap.new_float(x))
    }),
    ("frexp", |space, args| {
        args.expect(space, "math.frexp", 1, 1)?;
        let x = space.float_arg(args.pos[0])?;
        let (m, e) = number::frexp(x);
        let pair = [space.heap.new_float(m), space.heap.new_int(e)];
        Ok(space.heap.new_tuple(pair.to_vec()))
    }),
    ("ldexp", |space, args| {
        args.expect(space, "ldexp", 2, 2)?;
        let x = space.float_arg(args.pos[0])?;
        let e = space.index_clamped(args.pos[1])?;
        let r = number::ldexp(x, e);
        if r.is_infinite() && x.is_finite() {
            return Err(space.overflow_error("math range error"));
        }
        Ok(space.heap.new_float(r))
    }),
    ("modf", |space, args| {
        args.expect(space, "math.modf", 1, 1)?;
        let x = space.float_arg(args.pos[0])?;
        let fraction = if x.is_infinite() {
            0f64.copysign(x)
        } else {
            x.fract().copysign(x)
        };
        let pair = [
            space.heap.new_float(fraction),
            space.heap.new_float(x.trunc()),
        ];
        Ok(space.heap.new_tuple(pair.to_vec()))
    }),
    ("hypot", |space, args| {
        let mut values = Vec::new();
        for &arg in args.pos {
            values.push(space.float_arg(arg)?);
        }
        Ok(space.heap.new_float(norm(&values)))
    }),
    ("dist", |space, args| {
        args.expect(space, "dist", 2, 2)?;
        let (p, q) = (space.collect(args.pos[0])?, space.collect(args.pos[1])?);
        if p.len() != q.len() {
            return Err(space.value_error("both points must have the same number of dimensions"));
        }
        let mut values = Vec::new();
        for (a, b) in p.into_iter().zip(q) {
            values.push(space.float_arg(a)? - space.float_arg(b)?);
        }
        Ok(space.heap.new_float(norm(&values)))
    }),
    ("fsum", |space, args| {
        args.expect(space, "math.fsum", 1, 1)?;
        let mut values = Vec::new();
        for item in space.collect(args.pos[0])? {
            values.push(space.float_arg(item)?);
        }
        Ok(space.heap.new_float(fsum(&values)))
    }),
    ("prod", |space, args| {
        let [iterable, start] = args.bind(space, "prod", ["", "start"], 1)?;
        let mut product = start.unwrap_or_else(|| space.heap.new_int(1));
        for item in space.collect(iterable.unwrap_or(space.heap.none))? {
            product = space.binary_op(crate::front::code::BinaryOp::Mul, product, item)?;
        }
        Ok(product)
    }),
    ("factorial", |space, args| {
        args.expect(space, "math.factorial", 1, 1)?;
        let n = space.index_big(args.pos[0])?;
        if n.is_negative() {
            return Err(space.value_error("factorial() not defined for negative values"));
        }
        let Some(n) = n.to_u32().filter(|&n| n <= 100_000) else {
            return Err(space.overflow_error("factorial() argument is too large"));
        };
        let product = (2..=n).fold(BigInt::one(), |p, k| p * k);
        Ok(space.heap.new_bigint(product))
    }),
    ("gcd", |space, args| {
        let gcd = integers(space, args)?
            .iter()
            .fold(BigInt::zero(), |g, n| g.gcd(n));
        Ok(space.heap.new_bigint(gcd))
    }),
    ("lcm", |space, args| {
        let lcm = integers(space, args)?.iter().fold(BigInt::one(), |l, n| {
            if l.is_zero() || n.is_zero() {
                BigInt::zero()
            } else {
                l.lcm(n)
            }
        });
        Ok(space.heap.new_bigint(lcm.abs()))
    }),
    ("isqrt", |space, args| {
        args.expect(space, "math.isqrt", 1, 1)?;
        let n = space.index_big(args.pos[0])?;
        if n.is_negative() {
            return Err(space.value_error("isqrt() argument must be nonnegative"));
        }
        Ok(space.heap.new_bigint(number::isqrt(&n)))
    }),
    ("comb", |space, args| {
        args.expect(space, "comb", 2, 2)?;
        counted(space, args, true)
    }),
    ("perm", |space, args| {
        args.expect(space, "perm", 1, 2)?;
        counted(space, args, false)
    }),
];

/// Combinations and permutations.
fn counted(space: &mut HostSpace, args: Args<'_>, combinations: bool) -> HResult<ObjId> {
    let n = space.index_big(args.pos[0])?;
    let k = match args.pos.get(1) {
        Some(&k) if !matches!(space.heap.get(k), Object::None) => space.index_big(k)?,
        // A factorial.
        _ if n.is_negative() => {
            let message = "factorial() not defined for negative values";
            return Err(space.value_error(message));
        }
        _ => n.clone(),
    };
    if n.is_negative() || k.is_negative() {
        let which = if n.is_negative() { "n" } else { "k" };
        return Err(space.value_error(format!("{which} must be a non-negative integer")));
    }
    if k > n {
        return Ok(space.heap.new_int(0));
    }
    let rest = &n - &k;
    let k = if combinations && k > rest { rest } else { k };
    let Some(k) = k.to_u32().filter(|&k| k <= 1_000_000) else {
        return Err(space.overflow_error("k is too large"));
    };
    let mut out = BigInt::one();
    for i in 0..k {
        out *= &n - i;
        if combinations {
            out /= i + 1;
        }
    }
    Ok(space.heap.new_bigint(out))
}

/// The length of a vector, correctly rounded but for cases too rare to meet, as CPython gives it.
///
/// Its squares are summed as pairs of floats (Dekker 1971), and the root takes one step of Newton's
/// from its nearest float. `app_math.py` does the same in translated code.
fn norm(values: &[f64]) -> f64 {
    let largest = values.iter().fold(0.0, |m: f64, v| m.max(v.abs()));
    if largest.is_infinite() {
        return largest;
    }
    if values.iter().any(|v| v.is_nan()) {
        return f64::NAN;
    }
    if largest == 0.0 {
        return 0.0;
    }
    // Squares stay in range, and what matters of their rounding too.
    let scale = if largest > 2f64.powi(480) {
        2f64.powi(-600)
    } else if largest < 2f64.powi(-480) {
        2f64.powi(600)
    } else {
        1.0
    };
    let (mut total, mut low) = (0.0, 0.0);
    for value in values {
        let x = value * scale;
        let square = x * x;
        let sum: f64 = total + square;
        let rest = sum - total;
        low += (total - (sum - rest)) + (square - rest) + x.mul_add(x, -square);
        total = sum;
    }
    let whole = total + low;
    let root = whole.sqrt();
    let rest = -root.mul_add(root, -whole) + (low - (whole - total));
    (root + rest / (2.0 * root)) / scale
}
