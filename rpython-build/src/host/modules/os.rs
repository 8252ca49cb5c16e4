//! What `os` and `os.path` need of the system: the module `_os`. What a program reads is
//! remembered, so that the build script runs again when it changes.

use crate::host::builtin::Args;
use crate::host::hostspace::{HResult, HostSpace};
use crate::host::object::ObjId;
use std::io::ErrorKind;
use std::path::PathBuf;

fn path_arg(space: &mut HostSpace, args: &Args<'_>, name: &str) -> HResult<PathBuf> {
    args.expect(space, name, 1, 1)?;
    let path = space.str_arg(args.pos[0], "path")?;
    Ok(PathBuf::from(&*path))
}

/// An `OSError` with its number, worded as the C library does.
fn os_error(
    space: &mut HostSpace,
    error: &std::io::Error,
    path: &str,
) -> crate::host::space::Unwind<ObjId> {
    let t = space.heap.types;
    let (class, number, text) = match error.kind() {
        ErrorKind::NotFound => (t.file_not_found_error, 2, "No such file or directory"),
        ErrorKind::PermissionDenied => (t.permission_error, 13, "Permission denied"),
        ErrorKind::AlreadyExists => (t.file_exists_error, 17, "File exists"),
        ErrorKind::NotADirectory => (t.not_a_directory_error, 20, "Not a directory"),
        ErrorKind::IsADirectory => (t.is_a_directory_error, 21, "Is a directory"),
        _ => (
            t.os_error,
            error.raw_os_error().unwrap_or(5),
            "Input/output error",
        ),
    };
    let number = space.heap.new_int(i64::from(number));
    let text = space.heap.new_str(text);
    let path = space.heap.new_str(path);
    match space.call_args(class, Args::positional(&[number, text, path])) {
        Ok(exc) => space.raise_object(exc),
        Err(error) => error,
    }
}

/// Fills in the module's dict.
pub fn fill(space: &mut HostSpace, dict: ObjId) -> HResult<()> {
    space.add_function(dict, "_os", "getenv", |space, args| {
        args.expect(space, "getenv", 1, 1)?;
        let name = space.str_arg(args.pos[0], "key")?;
        space.importer.read_variable(&name);
        Ok(match std::env::var(&*name) {
            Ok(value) => space.heap.new_str(value),
            Err(_) => space.heap.none,
        })
    });
    space.add_function(dict, "_os", "strerror", |space, args| {
        args.expect(space, "strerror", 1, 1)?;
        let number = space.index(args.pos[0])?;
        let text = std::io::Error::from_raw_os_error(number as i32).to_string();
        // Rust adds the number.
        let words = text.split(" (os error").next().unwrap_or_default();
        Ok(space.heap.new_str(words))
    });
    space.add_function(dict, "_os", "getcwd", |space, _| {
        // Where relative paths begin, that of a module's `__file__` among them.
        let folder = std::env::current_dir();
        let folder = folder.unwrap_or_else(|_| PathBuf::from("."));
        Ok(space.heap.new_str(folder.to_string_lossy().into_owned()))
    });
    space.add_function(dict, "_os", "exists", |space, args| {
        let path = path_arg(space, &args, "exists")?;
        Ok(space.heap.new_bool(path.exists()))
    });
    space.add_function(dict, "_os", "isfile", |space, args| {
        let path = path_arg(space, &args, "isfile")?;
        Ok(space.heap.new_bool(path.is_file()))
    });
    space.add_function(dict, "_os", "isdir", |space, args| {
        let path = path_arg(space, &args, "isdir")?;
        Ok(space.heap.new_bool(path.is_dir()))
    });
    space.add_function(dict, "_os", "getsize", |space, args| {
        let path = path_arg(space, &args, "getsize")?;
        match std::fs::metadata(&path) {
            Ok(data) => Ok(space.heap.new_int(data.len() as i64)),
            Err(error) => Err(os_error(space, &error, &path.to_string_lossy())),
        }
    });
    space.add_function(dict, "_os", "listdir", |space, args| {
        let path = path_arg(space, &args, "listdir")?;
        let entries = match std::fs::read_dir(&path) {
            Ok(entries) => entries,
            Err(error) => return Err(os_error(space, &error, &path.to_string_lossy())),
        };
        space.importer.files.push(path);
        let mut names: Vec<String> = entries
            .flatten()
            .map(|e| e.file_name().to_string_lossy().into_owned())
            .collect();
        // The system's order is not the same everywhere.
        names.sort();
        Ok(space.text_list(names.iter().map(String::as_str)))
    });
    space.add_function(dict, "_os", "read", |space, args| {
        let path = path_arg(space, &args, "open")?;
        match std::fs::read(&path) {
            Ok(raw) => {
                space.importer.files.push(path);
                Ok(space.heap.new_bytes(raw))
            }
            Err(error) => Err(os_error(space, &error, &path.to_string_lossy())),
        }
    });
    Ok(())
}
