//! The module `_system`: the operating system while a program is imported, as
//! `helpers/ll_system.py` has it in translated code. Programs read, and what they look at is remembered,
//! so that the build script runs again when it changes (but for times, numbers of processes and the like);
//! what would change the system is refused.

use crate::host::builtin::Args;
use crate::host::hostspace::{HResult, HostSpace};
use crate::host::object::ObjId;
use crate::host::system::Sys;
use num_traits::ToPrimitive;
use std::time::Duration;

/// A function of texts, then numbers; a number comes back, that of an error below zero.
fn plain(space: &mut HostSpace, name: &str, args: &Args<'_>) -> HResult<ObjId> {
    let (mut strings, mut numbers) = (Vec::new(), Vec::new());
    for &arg in args.pos {
        let text = space.heap.as_str(space.heap.payload(arg));
        let text = text.map(|text| text.as_bytes().to_vec());
        match text.or_else(|| space.buffer(arg)) {
            Some(bytes) => strings.push(bytes),
            None => {
                let number = space.index_big(arg)?;
                numbers.push(number.to_i128().unwrap_or(i128::MAX));
            }
        }
    }
    if name == "rpy_sys_open" && numbers[0] & 3 != 0 {
        return refused(space, "open");
    }
    let text = |i: usize| String::from_utf8_lossy(&strings[i]).into_owned();
    match name {
        "rpy_sys_getenv" => space.importer.inputs.read_variable(&text(0)),
        "rpy_sys_environ" => {
            for (name, _) in std::env::vars_os() {
                let name = name.to_string_lossy();
                space.importer.inputs.read_variable(&name);
            }
        }
        "rpy_sys_listdir" => space.importer.inputs.list(&space.system.path(&strings[0])),
        // The functions of paths among those that programs may call here.
        "rpy_sys_open" | "rpy_sys_stat" | "rpy_sys_access" | "rpy_sys_readlink" => {
            space.importer.inputs.look(&space.system.path(&strings[0]));
        }
        _ => {}
    }
    let result = space.system.call(name, &strings, &numbers);
    let result = result.unwrap_or(Err(38));
    Ok(number(space, result))
}

fn number(space: &mut HostSpace, result: Sys) -> ObjId {
    let number = result.unwrap_or_else(|error| -i128::from(error));
    space.heap.new_bigint(number.into())
}

/// Bytes, or none and the number of an error, for `sys_read_error`.
fn bytes(space: &mut HostSpace, found: Sys<Vec<u8>>) -> ObjId {
    let (bytes, error) = match found {
        Ok(bytes) => (bytes, 0),
        Err(error) => (Vec::new(), error),
    };
    space.read_error = -i64::from(error);
    space.heap.new_bytes(bytes)
}

fn refused(space: &mut HostSpace, name: &str) -> HResult<ObjId> {
    let io = space.import_module("io")?;
    let class = space.get_attr_str(io, "UnsupportedOperation")?;
    let message = match name {
        "open" => "files cannot be written while a program is imported".to_string(),
        name => format!("`{name}` of the system cannot be used while a program is imported"),
    };
    Err(space.error(class, message))
}

/// Adds functions, which know their names: those in C, or of what they do.
macro_rules! functions {
    ($space:ident, $dict:ident, $function:path, $of:literal: $($name:literal)*) => {
        $($space.add_function($dict, "_system", concat!("sys_", $name), |space, args| {
            $function(space, concat!($of, $name), &args)
        });)*
    };
}

fn refuse(space: &mut HostSpace, name: &str, _: &Args<'_>) -> HResult<ObjId> {
    refused(space, name)
}

/// The clocks in seconds, and what waits.
fn seconds(space: &mut HostSpace, name: &str, args: &Args<'_>) -> HResult<ObjId> {
    if name == "sleep" {
        let seconds = space.float_arg(args.pos[0])?;
        std::thread::sleep(Duration::from_secs_f64(seconds.clamp(0.0, 60.0)));
        return Ok(space.heap.none);
    }
    let ns = space.system.clock_ns(if name == "time" { 0 } else { 2 });
    Ok(space.heap.new_float(ns as f64 * 1e-9))
}

/// Fills in the module's dict.
pub fn fill(space: &mut HostSpace, dict: ObjId) -> HResult<()> {
    functions!(space, dict, plain, "rpy_sys_":
        "open" "close" "lseek" "isatty" "fstat" "stat" "access" "readlink" "listdir" "getcwd" "getenv"
        "setenv" "unsetenv" "environ" "getpid" "getppid" "getuid" "getgid" "cpu_count" "clock_ns"
        "calendar" "strerror" "result" "dup" "signal_poll");
    functions!(space, dict, refuse, "":
        "ftruncate" "fsync" "dup2" "pipe" "mkdir" "rmdir" "unlink" "chdir" "chmod" "truncate" "rename"
        "link" "symlink" "kill" "system" "signal" "exit");
    functions!(space, dict, seconds, "": "time" "process_time" "sleep");
    space.add_function(dict, "_system", "sys_importing", |space, _| {
        Ok(space.heap.new_bool(true))
    });
    space.add_function(dict, "_system", "sys_text", |space, _| {
        let text = space.system.text.clone();
        Ok(space.heap.new_bytes(text))
    });
    space.add_function(dict, "_system", "sys_read", |space, args| {
        let (fd, n) = (space.index(args.pos[0])?, space.index(args.pos[1])?);
        let found = space.system.read(fd.into(), n.max(0) as usize);
        Ok(bytes(space, found))
    });
    space.add_function(dict, "_system", "sys_urandom", |space, args| {
        let n = space.index(args.pos[0])?;
        let found = space.system.random(n.max(0) as usize);
        Ok(bytes(space, found))
    });
    space.add_function(dict, "_system", "sys_read_error", |space, _| {
        Ok(space.heap.new_int(space.read_error))
    });
    space.add_function(dict, "_system", "sys_uname", |space, _| {
        let mut parts = Vec::new();
        for name in ["ostype", "hostname", "osrelease", "version"] {
            match std::fs::read_to_string(format!("/proc/sys/kernel/{name}")) {
                Ok(text) => parts.push(space.text(text.trim_end())),
                Err(_) => return refused(space, "uname"),
            }
        }
        parts.push(space.text(std::env::consts::ARCH));
        Ok(space.heap.new_tuple(parts))
    });
    space.add_function(dict, "_system", "sys_flush_stream", |space, _| {
        Ok(space.heap.none)
    });
    for name in ["sys_write", "sys_write_from", "sys_write_stream"] {
        space.add_function(dict, "_system", name, |space, args| {
            let data = space.buffer_arg(args.pos[1])?;
            let start = match args.pos.get(2) {
                Some(&start) => space.index(start)?.max(0) as usize,
                None => 0,
            };
            let data = &data[start.min(data.len())..];
            let text = String::from_utf8_lossy(data);
            let result = match space.index(args.pos[0])? {
                1 => {
                    space.stdout.push_str(&text);
                    Ok(data.len() as i128)
                }
                2 => {
                    space.stderr.push_str(&text);
                    Ok(data.len() as i128)
                }
                _ => Err(9),
            };
            Ok(number(space, result))
        });
    }
    Ok(())
}
