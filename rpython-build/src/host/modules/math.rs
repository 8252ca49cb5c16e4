//! The module `math`.

use crate::host::builtin::{Args, NativeFn};
use crate::host::hostspace::{HResult, HostSpace};
use crate::host::object::ObjId;
use crate::host::types::number;
use num_traits::Signed;

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

/// A function that has its one source in Python, for numbers as it takes them.
fn in_python(
    space: &mut HostSpace,
    args: Args<'_>,
    name: &str,
    number: fn(&mut HostSpace, ObjId) -> HResult<ObjId>,
) -> HResult<ObjId> {
    let mut numbers = Vec::with_capacity(args.pos.len());
    for &arg in args.pos {
        numbers.push(number(space, arg)?);
    }
    let module = space.import_module(&format!("{}.app_math", super::own::HELPERS))?;
    let function = space.get_attr_str(module, name)?;
    let args = Args {
        pos: &numbers,
        ..args
    };
    space.call_args(function, args)
}

fn float(space: &mut HostSpace, x: ObjId) -> HResult<ObjId> {
    let x = space.float_arg(x)?;
    Ok(space.heap.new_float(x))
}

fn integer(space: &mut HostSpace, n: ObjId) -> HResult<ObjId> {
    let n = space.index_big(n)?;
    Ok(space.heap.new_bigint(n))
}

fn any(_: &mut HostSpace, object: ObjId) -> HResult<ObjId> {
    Ok(object)
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
    ("degrees", |s, a| in_python(s, a, "degrees", float)),
    ("radians", |s, a| in_python(s, a, "radians", float)),
    ("ulp", |s, a| in_python(s, a, "ulp", float)),
    ("hypot", |s, a| in_python(s, a, "hypot", float)),
    ("gamma", |s, a| in_python(s, a, "gamma", float)),
    ("lgamma", |s, a| in_python(s, a, "lgamma", float)),
    ("erf", |s, a| in_python(s, a, "erf", float)),
    ("erfc", |s, a| in_python(s, a, "erfc", float)),
    ("isclose", |s, a| {
        Args::positional(a.pos).expect(s, "isclose", 2, 2)?;
        in_python(s, a, "isclose", float)
    }),
    ("factorial", |s, a| in_python(s, a, "factorial", integer)),
    ("gcd", |s, a| in_python(s, a, "gcd", integer)),
    ("lcm", |s, a| in_python(s, a, "lcm", integer)),
    ("isqrt", |s, a| in_python(s, a, "isqrt", integer)),
    ("comb", |s, a| in_python(s, a, "comb", integer)),
    ("dist", |s, a| in_python(s, a, "dist", any)),
    ("fsum", |s, a| in_python(s, a, "fsum", any)),
    ("prod", |s, a| in_python(s, a, "prod", any)),
    ("perm", |s, a| {
        in_python(s, a, "perm", |s, n| match n == s.heap.none {
            true => Ok(n),
            false => integer(s, n),
        })
    }),
];
