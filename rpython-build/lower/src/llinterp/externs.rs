//! What the LLInterpreter does when a graph calls a C function.

use super::eval::Interp;
use super::memory::{Fault, Val};
use crate::host::types::format_spec::FormatSpec;
use crate::lltype::External;
use rpython_runtime_c::{self as runtime, Part};
use std::hash::Hasher;

fn float(args: &[Val], i: usize) -> Result<f64, Fault> {
    match args.get(i) {
        Some(Val::Float(f)) => Ok(*f),
        _ => Err(Fault::new(
            "a C function is called with the wrong arguments",
        )),
    }
}

pub(super) fn int(args: &[Val], i: usize) -> Result<i128, Fault> {
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
    match runtime::function(name).and_then(|function| function.part) {
        Some(Part::System) => return super::system::call(interp, name, args),
        Some(Part::Stacklets) => {
            return Err(Fault::new(
                "stacklets need C: the interpreter has one stack (translate with -o)",
            ));
        }
        Some(Part::Threads) => {
            return match name {
                "rpy_thread_wake" | "rpy_thread_yield" => Ok(Val::Void),
                "rpy_thread_ident" | External::STARTS_THREADS => Ok(Val::Int(1)),
                _ => Err(Fault::new(
                    "threads need C: the interpreter has one thread (translate with -o)",
                )),
            }
        }
        Some(Part::Floats | Part::Handles | Part::Callbacks) | None => {}
    }
    match name {
        "rpy_thread_tick" | "rpy_save_errno" => Ok(Val::Void),
        "rpy_saved_errno" => Ok(Val::Int(interp.system.errno)),
        "rpy_set_saved_errno" => {
            interp.system.errno = int(args, 0)?;
            Ok(Val::Void)
        }
        "abs" | "labs" | "llabs" => Ok(Val::Int(int(args, 0)?.abs())),
        "getpid" => Ok(Val::Int(std::process::id().into())),
        "toupper" => Ok(Val::Int(match int(args, 0)? {
            c @ 97..=122 => c - 32,
            c => c,
        })),
        "tolower" => Ok(Val::Int(match int(args, 0)? {
            c @ 65..=90 => c + 32,
            c => c,
        })),
        "isalpha" => {
            let c = int(args, 0)?;
            Ok(Val::Int(
                ((65..=90).contains(&c) || (97..=122).contains(&c)).into(),
            ))
        }
        "isdigit" => Ok(Val::Int((48..=57).contains(&int(args, 0)?).into())),
        "strlen" => Ok(Val::Int(c_string(interp, args, 0)?.len() as i128)),
        "strcmp" => {
            let (a, b) = (c_string(interp, args, 0)?, c_string(interp, args, 1)?);
            Ok(Val::Int(a.cmp(&b) as i128))
        }
        "atoi" | "atol" => {
            let text = c_string(interp, args, 0)?;
            let text = String::from_utf8_lossy(&text).into_owned();
            let text = text.trim_start();
            let digits = text
                .char_indices()
                .take_while(|&(i, c)| c.is_ascii_digit() || i == 0 && (c == '-' || c == '+'));
            let end = digits.last().map_or(0, |(i, _)| i + 1);
            Ok(Val::Int(text[..end].parse().unwrap_or(0)))
        }
        "qsort" | "bsearch" => super::callbacks::call(interp, name, args),
        "memset" => {
            let (byte, count) = (int(args, 1)? as u8, int(args, 2)? as usize);
            if let Some(Val::Ptr(place)) = args.first() {
                interp.memory.write_raw_bytes(place, &vec![byte; count])?;
            }
            Ok(args[0].clone())
        }
        "memcpy" | "memmove" => {
            let bytes = raw_bytes(interp, args, 1, 2)?;
            if let Some(Val::Ptr(place)) = args.first() {
                interp.memory.write_raw_bytes(place, &bytes)?;
            }
            Ok(args[0].clone())
        }
        "rpy_move_bytes" => {
            let bytes = raw_bytes(interp, args, 1, 2)?;
            if let Some(Val::Ptr(place)) = args.first() {
                interp.memory.write_raw_bytes(place, &bytes)?;
            }
            Ok(Val::Void)
        }
        "rpy_ascii_length" => {
            let bytes = raw_bytes(interp, args, 0, 1)?;
            let ascii = bytes.iter().take_while(|byte| byte.is_ascii());
            Ok(Val::Int(ascii.count() as i128))
        }
        "rpy_plain_length" => {
            let bytes = raw_bytes(interp, args, 0, 1)?;
            let quote = int(args, 2)?;
            let is_plain = |&&byte: &&u8| {
                (b' '..=b'~').contains(&byte) && i128::from(byte) != quote && byte != b'\\'
            };
            let plain = bytes.iter().take_while(is_plain);
            Ok(Val::Int(plain.count() as i128))
        }
        "rpy_utf8_length" => {
            let bytes = raw_bytes(interp, args, 0, 1)?;
            let starts = bytes.iter().filter(|&&byte| byte & 0xc0 != 0x80);
            Ok(Val::Int(starts.count() as i128))
        }
        "rpy_utf8_copy" => {
            let bytes = raw_bytes(interp, args, 1, 2)?;
            let starts = bytes.iter().filter(|&&byte| byte & 0xc0 != 0x80).count();
            if let Some(Val::Ptr(place)) = args.first() {
                interp.memory.write_raw_bytes(place, &bytes)?;
            }
            Ok(Val::Int(starts as i128))
        }
        "rpy_time" => Ok(Val::Float(
            std::time::SystemTime::now()
                .duration_since(std::time::UNIX_EPOCH)
                .map_or(0.0, |d| d.as_secs_f64()),
        )),
        "pow" => Ok(Val::Float(float(args, 0)?.powf(float(args, 1)?))),
        "fmod" => Ok(Val::Float(float(args, 0)? % float(args, 1)?)),
        "remainder" => Ok(Val::Float(remainder(float(args, 0)?, float(args, 1)?))),
        "nextafter" => Ok(Val::Float(nextafter(float(args, 0)?, float(args, 1)?))),
        "atan2" => Ok(Val::Float(float(args, 0)?.atan2(float(args, 1)?))),
        "hypot" => Ok(Val::Float(float(args, 0)?.hypot(float(args, 1)?))),
        "rpy_float_round" => {
            let (x, digits) = (float(args, 0)?, int(args, 1)? as i64);
            // Its only error is that the result is too large.
            let rounded = crate::host::types::number::round_float(x, digits);
            Ok(Val::Float(rounded.unwrap_or(f64::INFINITY.copysign(x))))
        }
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
        "rpy_hash_bytes" => {
            let bytes = raw_bytes(interp, args, 0, 1)?;
            let hash = crate::lltype::arith::hash_bytes(&bytes, interp.program().word_bits);
            Ok(Val::Int(hash.into()))
        }
        "rpy_keyed_bytes" => Ok(keyed(interp, &raw_bytes(interp, args, 0, 1)?)),
        "rpy_keyed_word" => Ok(keyed(interp, &int(args, 0)?.to_ne_bytes())),
        "rpy_text_seek" => {
            let bytes = raw_bytes(interp, args, 0, 1)?;
            let starts = (0..bytes.len()).filter(|&at| bytes[at] & 0xc0 != 0x80);
            let at = starts.chain([bytes.len()]).nth(int(args, 3)? as usize);
            Ok(Val::Int(at.unwrap_or(bytes.len()) as i128))
        }
        // No cursor: every search starts anew.
        "rpy_cursor_is_in" | "rpy_cursor_is_at" => Ok(Val::Int(0)),
        "rpy_cursor_set" | "rpy_cursor_move" => Ok(Val::Void),
        "rpy_flush" => Ok(Val::Void),
        "rpy_describe" => {
            let name = raw_bytes(interp, args, 0, 1)?;
            interp.described = Some((name, raw_bytes(interp, args, 2, 3)?));
            Ok(Val::Void)
        }
        "rpy_described_cause" => {
            let (name, message) = interp.described.take().unwrap_or_default();
            interp.stderr.extend(raised(name, message));
            interp.stderr.extend(
                b"\n\nThe above exception was the direct cause of the following exception:\n\n",
            );
            Ok(Val::Void)
        }
        "rpy_float_format" => {
            let text = float_format(float(args, 0)?, int(args, 1)?, int(args, 2)?, int(args, 3)?);
            let room = text.len().min(int(args, 5)?.max(0) as usize);
            if let Some(Val::Ptr(place)) = args.get(4) {
                interp
                    .memory
                    .write_raw_bytes(place, &text.as_bytes()[..room])?;
            }
            Ok(Val::Int(text.len() as i128))
        }
        "rpy_parse_float" => {
            let bytes = raw_bytes(interp, args, 0, 1)?;
            let text = crate::host::types::number::text_of_bytes(&bytes);
            let value = crate::host::types::number::parse_float(&text);
            interp.parsed_float = value.is_some();
            Ok(Val::Float(value.unwrap_or(0.0)))
        }
        "rpy_parse_float_ok" => Ok(Val::Int(interp.parsed_float.into())),
        "rpy_argv_len" => Ok(Val::Int(argument(interp, args)?.len() as i128)),
        "rpy_argv" => {
            let bytes = argument(interp, args)?.to_vec();
            Ok(interp.memory.raw_data(&bytes))
        }
        "rpy_argc" => Ok(Val::Int(interp.argv.len() as i128)),
        _ => interp.call_dying(name, args),
    }
}

pub(super) fn unknown(name: &str) -> Fault {
    Fault::new(format!("the interpreter has no C function `{name}`"))
}

/// An exception as the last line of a traceback shows it.
pub fn raised(name: Vec<u8>, message: Vec<u8>) -> Vec<u8> {
    let mut text = name;
    if !message.is_empty() {
        text.extend(b": ");
        text.extend(message);
    }
    text
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
        "exp" => f64::exp,
        "exp2" => f64::exp2,
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

/// The runtime's `rpy_float_format`, with the flags of `rpy_float.c`.
fn float_format(x: f64, kind: i128, precision: i128, flags: i128) -> String {
    let sign = match flags & 6 {
        0 => None,
        2 => Some('+'),
        _ => Some(' '),
    };
    let code = u8::try_from(kind).ok().map(char::from);
    let spec = FormatSpec {
        sign,
        alternate: flags & 1 != 0,
        precision: usize::try_from(precision).ok(),
        code: code.filter(|&c| c != '\0' && c != 'r'),
        ..FormatSpec::default()
    };
    // Every kind that gets here has a format.
    spec.format_float(x).unwrap_or_default()
}

/// `x - n * y` for the integer `n` nearest to `x / y`; `y` is not 0, `x` is finite.
fn remainder(x: f64, y: f64) -> f64 {
    if y.is_infinite() {
        return x;
    }
    let (magnitude, y) = (x.abs(), y.abs());
    // The quotient's last bit decides half way cases.
    let rest = magnitude % y;
    let odd = (magnitude % (y * 2.0) - rest) >= y;
    let other = y - rest;
    let result = if rest < other || (rest == other && !odd) {
        rest
    } else {
        -other
    };
    result * 1f64.copysign(x)
}

fn nextafter(x: f64, y: f64) -> f64 {
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    if x == y {
        return y;
    }
    if x == 0.0 {
        return f64::from_bits(1).copysign(y);
    }
    let up = (x < y) == (x > 0.0);
    f64::from_bits(if up { x.to_bits() + 1 } else { x.to_bits() - 1 })
}

fn ldexp(mantissa: f64, exponent: i128) -> f64 {
    // In three steps, so that no step over- or underflows before the result does.
    let exponent = exponent.clamp(-3000, 3000) as i32;
    let third = exponent / 3;
    mantissa * 2f64.powi(third) * 2f64.powi(third) * 2f64.powi(exponent - 2 * third)
}

/// The bytes of a C string.
fn c_string(interp: &Interp<'_>, args: &[Val], at: usize) -> Result<Vec<u8>, Fault> {
    let Some(Val::Ptr(place)) = args.get(at) else {
        return Err(Fault::new("C is given a null pointer"));
    };
    let mut n = 0;
    loop {
        let bytes = interp.memory.raw_bytes(place, n + 1)?;
        if bytes[n] == 0 {
            return Ok(bytes[..n].to_vec());
        }
        n += 1;
    }
}

/// A hash as the runtime has it with a key that nobody knows, which here is always the same.
fn keyed(interp: &Interp<'_>, bytes: &[u8]) -> Val {
    let mut hasher = std::hash::DefaultHasher::new();
    hasher.write(bytes);
    let hash = hasher.finish() as i64;
    let unused = 64 - interp.program().word_bits;
    Val::Int((hash << unused >> unused).into())
}

/// The bytes that an address and a length name.
pub(super) fn raw_bytes(
    interp: &Interp<'_>,
    args: &[Val],
    at: usize,
    count: usize,
) -> Result<Vec<u8>, Fault> {
    let count = int(args, count)? as usize;
    match args.get(at) {
        Some(Val::Ptr(place)) => interp.memory.raw_bytes(place, count),
        _ if count == 0 => Ok(Vec::new()),
        _ => Err(Fault::new("C is given a null pointer")),
    }
}

fn argument<'i>(interp: &'i Interp<'_>, args: &[Val]) -> Result<&'i [u8], Fault> {
    let index = usize::try_from(int(args, 0)?).ok();
    let found = index.and_then(|i| interp.argv.get(i));
    found
        .map(Vec::as_slice)
        .ok_or_else(|| Fault::new("there is no such argument"))
}
