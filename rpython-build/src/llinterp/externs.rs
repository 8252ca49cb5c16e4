//! What the LLInterpreter does when a graph calls a C function.

use super::eval::Interp;
use super::memory::{Fault, Place, Val};

fn float(args: &[Val], i: usize) -> Result<f64, Fault> {
    match args.get(i) {
        Some(Val::Float(f)) => Ok(*f),
        _ => Err(Fault::new(
            "a C function is called with the wrong arguments",
        )),
    }
}

fn int(args: &[Val], i: usize) -> Result<i128, Fault> {
    match args.get(i) {
        Some(Val::Int(n)) => Ok(*n),
        _ => Err(Fault::new(
            "a C function is called with the wrong arguments",
        )),
    }
}

/// Calls the C function `name`.
///
/// # Errors
/// A fault if the interpreter does not know it.
pub fn call(interp: &mut Interp<'_>, name: &str, args: &[Val]) -> Result<Val, Fault> {
    if let Some(function) = math1(name) {
        return Ok(Val::Float(function(float(args, 0)?)));
    }
    match name {
        "pow" => Ok(Val::Float(float(args, 0)?.powf(float(args, 1)?))),
        "fmod" => Ok(Val::Float(float(args, 0)? % float(args, 1)?)),
        "atan2" => Ok(Val::Float(float(args, 0)?.atan2(float(args, 1)?))),
        "hypot" => Ok(Val::Float(float(args, 0)?.hypot(float(args, 1)?))),
        "copysign" => Ok(Val::Float(float(args, 0)?.copysign(float(args, 1)?))),
        "ldexp" => Ok(Val::Float(ldexp(float(args, 0)?, int(args, 1)?))),
        "rpy_write" => {
            let bytes = raw_bytes(interp, args, 1, 2)?;
            match int(args, 0)? {
                2 => interp.stderr.extend(bytes),
                _ => interp.stdout.extend(bytes),
            }
            Ok(Val::Void)
        }
        "rpy_argc" => Ok(Val::Int(interp.argv.len() as i128)),
        _ => Err(Fault::new(format!(
            "the interpreter has no C function `{name}`"
        ))),
    }
}

/// `math.h` functions of one argument.
fn math1(name: &str) -> Option<fn(f64) -> f64> {
    Some(match name {
        "sin" => f64::sin,
        "cos" => f64::cos,
        "tan" => f64::tan,
        "asin" => f64::asin,
        "acos" => f64::acos,
        "atan" => f64::atan,
        "sinh" => f64::sinh,
        "cosh" => f64::cosh,
        "tanh" => f64::tanh,
        "asinh" => f64::asinh,
        "acosh" => f64::acosh,
        "atanh" => f64::atanh,
        "exp" => f64::exp,
        "expm1" => f64::exp_m1,
        "log" => f64::ln,
        "log2" => f64::log2,
        "log10" => f64::log10,
        "log1p" => f64::ln_1p,
        "sqrt" => f64::sqrt,
        "cbrt" => f64::cbrt,
        "floor" => f64::floor,
        "ceil" => f64::ceil,
        "trunc" => f64::trunc,
        "rint" => f64::round_ties_even,
        "fabs" => f64::abs,
        _ => return None,
    })
}

fn ldexp(mantissa: f64, exponent: i128) -> f64 {
    // In three steps, so that no step over- or underflows before the result does.
    let exponent = exponent.clamp(-3000, 3000) as i32;
    let third = exponent / 3;
    mantissa * 2f64.powi(third) * 2f64.powi(third) * 2f64.powi(exponent - 2 * third)
}

/// The bytes that a pointer to a `Char` array (or into one) and a length name.
fn raw_bytes(interp: &Interp<'_>, args: &[Val], at: usize, count: usize) -> Result<Vec<u8>, Fault> {
    let count = int(args, count)? as usize;
    let Some(Val::Ptr(place)) = args.get(at) else {
        return Err(Fault::new("a C function is called with a null pointer"));
    };
    let place: &Place = place;
    let bytes = interp.memory.raw_bytes(&interp.program().types, place)?;
    bytes
        .get(..count)
        .map(<[u8]>::to_vec)
        .ok_or_else(|| Fault::new("a C function reads out of bounds"))
}
