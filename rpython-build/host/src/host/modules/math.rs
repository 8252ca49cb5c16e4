//! The module `math`.

use crate::host::builtin::{native, Args, NativeFn};
use crate::host::hostspace::{HResult, HostSpace};
use crate::host::object::ObjId;
use crate::host::types::number;
use num_traits::Signed;

/// Fills in the module's dict.
pub fn fill(space: &mut HostSpace, dict: ObjId) -> HResult<()> {
    for &(name, function) in FUNCTIONS {
        space.add_function(dict, "math", name, function);
    }
    space.add_declared(dict, "math");
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
        let poles = matches!(name, "log1p" | "log2" | "log10");
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
    native!("sqrt", unary, f64::sqrt),
    native!("exp", unary, f64::exp),
    native!("exp2", unary, f64::exp2),
    native!("expm1", unary, f64::exp_m1),
    native!("log1p", unary, f64::ln_1p),
    native!("sin", unary, f64::sin),
    native!("cos", unary, f64::cos),
    native!("tan", unary, f64::tan),
    native!("asin", unary, f64::asin),
    native!("acos", unary, f64::acos),
    native!("atan", unary, f64::atan),
    native!("sinh", unary, f64::sinh),
    native!("cosh", unary, f64::cosh),
    native!("tanh", unary, f64::tanh),
    native!("fabs", unary, f64::abs),
    native!("floor", whole, "__floor__", f64::floor),
    native!("ceil", whole, "__ceil__", f64::ceil),
    native!("trunc", whole, "__trunc__", f64::trunc),
    native!("atan2", binary, f64::atan2),
    native!("fmod", binary, |x, y| x % y),
    native!("pow", binary, number::libm_pow),
    native!("remainder", binary, remainder),
    native!("nextafter", binary, next_after),
    native!("copysign", binary, f64::copysign),
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
];
