//! The `rpy_sys_…` functions for programs on the LLInterpreter: their arguments and results in its
//! memory.

use super::eval::Interp;
use super::externs::{int, raw_bytes};
use super::memory::{Fault, Val};
use crate::host::system;
use std::time::Duration;

/// Calls `rpy_sys_{name}`; `None` if there is no such function.
pub fn call(interp: &mut Interp<'_>, name: &str, args: &[Val]) -> Result<Option<Val>, Fault> {
    let result = match name {
        "text_copy" => {
            if let Some(Val::Ptr(place)) = args.first() {
                interp.memory.write_raw_bytes(place, &interp.system.text)?;
            }
            return Ok(Some(Val::Void));
        }
        "read" | "urandom" => {
            let read = name == "read";
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
        "write" => {
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
        "process_time" => {
            let ns = interp.system.clock_ns(2);
            return Ok(Some(Val::Float(ns as f64 * 1e-9)));
        }
        "read_ahead" => return Ok(Some(Val::Void)),
        "sleep" => {
            if let Some(Val::Float(seconds)) = args.first() {
                std::thread::sleep(Duration::from_secs_f64(seconds.clamp(0.0, 1e6)));
            }
            return Ok(Some(Val::Void));
        }
        "exit" => {
            interp.system.exited = Some(int(args, 0)? as i32);
            return Err(Fault::new("the program has ended by `os._exit`"));
        }
        _ => {
            let (mut texts, mut numbers) = (Vec::new(), Vec::new());
            let count = system::texts(name);
            for i in 0..count {
                texts.push(raw_bytes(interp, args, 2 * i, 2 * i + 1)?);
            }
            for i in 2 * count..args.len() {
                numbers.push(int(args, i)?);
            }
            match interp.system.call(name, &texts, &numbers) {
                Some(result) => result,
                None => return Ok(None),
            }
        }
    };
    Ok(Some(Val::Int(match result {
        Ok(value) => value,
        Err(number) => -i128::from(number),
    })))
}
