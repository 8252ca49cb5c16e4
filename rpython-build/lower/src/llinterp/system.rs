//! The functions of `rpy_system.c` for programs on the LLInterpreter: their arguments and results in its
//! memory.

use super::eval::Interp;
use super::externs::{int, raw_bytes, unknown};
use super::memory::{Fault, Val};
use std::time::Duration;

/// Calls a function of `rpy_system.c`.
///
/// # Errors
/// A fault if the interpreter does not know it.
pub fn call(interp: &mut Interp<'_>, name: &str, args: &[Val]) -> Result<Val, Fault> {
    let result = match name {
        "rpy_sys_text_copy" => {
            if let Some(Val::Ptr(place)) = args.first() {
                interp.memory.write_raw_bytes(place, &interp.system.text)?;
            }
            return Ok(Val::Void);
        }
        "rpy_sys_read" | "rpy_sys_urandom" => {
            let read = name == "rpy_sys_read";
            let found = match read {
                true => interp.system.read(int(args, 0)?, int(args, 2)? as usize),
                false => interp.system.random(int(args, 1)? as usize),
            };
            match found {
                Ok(bytes) => {
                    let place = args.get(usize::from(read));
                    if let (Some(Val::Ptr(place)), false) = (place, bytes.is_empty()) {
                        interp.memory.write_raw_bytes(place, &bytes)?;
                    }
                    Ok(if read { bytes.len() as i128 } else { 0 })
                }
                Err(number) => Err(number),
            }
        }
        "rpy_sys_write" => {
            let (fd, bytes) = (int(args, 0)?, raw_bytes(interp, args, 1, 2)?);
            let out = match fd {
                1 => Some(&mut interp.stdout),
                2 => Some(&mut interp.stderr),
                _ => None,
            };
            match out.filter(|_| !interp.system.closed.contains(&fd)) {
                Some(out) => {
                    out.extend(&bytes);
                    Ok(bytes.len() as i128)
                }
                None => interp.system.write(fd, &bytes),
            }
        }
        "rpy_sys_process_time" => {
            let ns = interp.system.clock_ns(2);
            return Ok(Val::Float(ns as f64 * 1e-9));
        }
        "rpy_sys_read_ahead" => return Ok(Val::Void),
        "rpy_sys_sleep" => {
            if let Some(Val::Float(seconds)) = args.first() {
                std::thread::sleep(Duration::from_secs_f64(seconds.clamp(0.0, 1e6)));
            }
            return Ok(Val::Void);
        }
        "rpy_sys_exit" => {
            interp.system.exited = Some(int(args, 0)? as i32);
            return Err(Fault::new("the program has ended by `os._exit`"));
        }
        _ => {
            let (mut texts, mut numbers) = (Vec::new(), Vec::new());
            let mut at = 0;
            while at < args.len() {
                if let Val::Ptr(_) = args[at] {
                    texts.push(raw_bytes(interp, args, at, at + 1)?);
                    at += 2;
                } else {
                    numbers.push(int(args, at)?);
                    at += 1;
                }
            }
            let result = interp.system.call(name, &texts, &numbers);
            result.ok_or_else(|| unknown(name))?
        }
    };
    Ok(Val::Int(match result {
        Ok(value) => value,
        Err(number) => -i128::from(number),
    }))
}
