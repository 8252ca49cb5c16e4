//! The module `sys`.

use crate::host::builtin::Args;
use crate::host::hostspace::{HResult, HostSpace};
use crate::host::object::{ObjId, Object};

/// `sys.stdout`, once the program has put something else there.
pub fn stdout(space: &mut HostSpace) -> Option<ObjId> {
    let sys = space.heap.dict_get_str(space.modules, "sys")?;
    let current = space.heap.module_attr(sys, "stdout")?;
    let original = space.heap.module_attr(sys, "__stdout__");
    (Some(current) != original).then_some(current)
}

/// Fills in the module's dict.
pub fn fill(space: &mut HostSpace, dict: ObjId) -> HResult<()> {
    let modules = space.modules;
    space.set_global(dict, "modules", modules);
    let mut folders = Vec::new();
    for folder in space.importer.search_path.clone() {
        folders.push(space.heap.new_str(folder.to_string_lossy().into_owned()));
    }
    let path = space.heap.new_list(folders);
    space.set_global(dict, "path", path);
    // As where the original toolchain imports a program: some ask whether it ends so.
    let argv = space.heap.new_str("rpython");
    let argv = space.heap.new_list(vec![argv]);
    space.set_global(dict, "argv", argv);
    for (name, value) in [
        ("platform", "linux"),
        ("byteorder", "little"),
        ("version", "3.12.0 (rpython)"),
        ("executable", ""),
        ("prefix", ""),
        ("copyright", ""),
    ] {
        let value = space.heap.new_str(value);
        space.set_global(dict, name, value);
    }
    for (name, value) in [
        ("maxsize", i64::MAX),
        ("maxunicode", 0x10_ffff),
        ("hexversion", 0x030c_00f0),
        ("api_version", 1013),
    ] {
        let value = space.heap.new_int(value);
        space.set_global(dict, name, value);
    }
    let (yes, no) = (space.heap.true_, space.heap.false_);
    space.set_global(dict, "dont_write_bytecode", yes);
    let version = [3, 12, 0].map(|n| space.heap.new_int(n));
    let level = space.heap.new_str("final");
    let serial = space.heap.new_int(0);
    let version = [&version[..], &[level, serial]].concat();
    let version = structure(
        space,
        "version_info",
        &["major", "minor", "micro", "releaselevel", "serial"],
        version,
    )?;
    space.set_global(dict, "version_info", version);
    let none = space.heap.none;
    let flag = space.heap.new_int(0);
    let flags = structure(
        space,
        "flags",
        &[
            "debug",
            "optimize",
            "verbose",
            "no_site",
            "ignore_environment",
        ],
        vec![flag; 5],
    )?;
    space.set_global(dict, "flags", flags);
    let name = space.heap.new_str("cpython");
    let implementation = structure(space, "implementation", &["name"], vec![name])?;
    space.set_global(dict, "implementation", implementation);
    let float = |space: &mut HostSpace, x: f64| space.heap.new_float(x);
    let int = |space: &mut HostSpace, n: i64| space.heap.new_int(n);
    let info = [
        ("max", float(space, f64::MAX)),
        ("max_exp", int(space, 1024)),
        ("max_10_exp", int(space, 308)),
        ("min", float(space, f64::MIN_POSITIVE)),
        ("min_exp", int(space, -1021)),
        ("min_10_exp", int(space, -307)),
        ("dig", int(space, 15)),
        ("mant_dig", int(space, 53)),
        ("epsilon", float(space, f64::EPSILON)),
        ("radix", int(space, 2)),
        ("rounds", int(space, 1)),
    ];
    let (names, values): (Vec<&str>, Vec<ObjId>) = info.into_iter().unzip();
    let float_info = structure(space, "float_info", &names, values)?;
    space.set_global(dict, "float_info", float_info);
    let numbers = [64, (1 << 61) - 1, 314_159, 0, 1_000_003].map(|n| space.heap.new_int(n));
    let hash_info = structure(
        space,
        "hash_info",
        &["width", "modulus", "inf", "nan", "imag"],
        numbers.to_vec(),
    )?;
    space.set_global(dict, "hash_info", hash_info);
    streams(space, dict)?;
    let no_tracing = no;
    space.set_global(dict, "ps1", none);
    space.set_global(dict, "_called_from_test", no_tracing);

    space.add_function(dict, "sys", "intern", |space, args| {
        args.expect(space, "intern", 1, 1)?;
        let name = space.str_arg(args.pos[0], "intern() argument")?;
        Ok(space.heap.intern(&name))
    });
    space.add_function(dict, "sys", "getrecursionlimit", |space, _| {
        let n = space.recursion_limit as i64;
        Ok(space.heap.new_int(n))
    });
    space.add_function(dict, "sys", "setrecursionlimit", |space, args| {
        args.expect(space, "setrecursionlimit", 1, 1)?;
        let n = space.index(args.pos[0])?;
        if n < 1 {
            return Err(space.value_error("recursion limit must be greater or equal than 1"));
        }
        // The stack of the pipeline's thread is made for this many at most.
        space.recursion_limit = (n as usize).min(20_000);
        Ok(space.heap.none)
    });
    space.add_function(dict, "sys", "getsizeof", |space, _| {
        Ok(space.heap.new_int(64))
    });
    space.add_function(dict, "sys", "getrefcount", |space, _| {
        Ok(space.heap.new_int(1))
    });
    space.add_function(dict, "sys", "getdefaultencoding", |space, _| {
        Ok(space.heap.new_str("utf-8"))
    });
    space.add_function(dict, "sys", "getfilesystemencoding", |space, _| {
        Ok(space.heap.new_str("utf-8"))
    });
    space.add_function(dict, "sys", "is_finalizing", |space, _| {
        Ok(space.heap.false_)
    });
    space.add_function(dict, "sys", "gettrace", |space, _| Ok(space.heap.none));
    space.add_function(dict, "sys", "settrace", |space, _| Ok(space.heap.none));
    space.add_function(dict, "sys", "exit", |space, args| {
        args.expect(space, "exit", 0, 1)?;
        let class = space.heap.types.system_exit;
        let exc = space.new_exception(class, args.pos.to_vec());
        space.set_plain_attr(
            exc,
            "code",
            args.pos.first().copied().unwrap_or(space.heap.none),
        );
        Err(space.raise_object(exc))
    });
    space.add_function(dict, "sys", "exc_info", |space, _| {
        let handled = space.active.last().and_then(|a| a.handled);
        let none = space.heap.none;
        let items = match handled {
            Some(exc) => vec![space.heap.type_of(exc), exc, space.traceback_of(exc)],
            None => vec![none; 3],
        };
        Ok(space.heap.new_tuple(items))
    });
    space.add_function(dict, "sys", "exception", |space, _| {
        let handled = space.active.last().and_then(|a| a.handled);
        Ok(handled.unwrap_or(space.heap.none))
    });
    space.add_frame_function(dict, "sys", "_getframe", |space, frame, args| {
        args.expect(space, "_getframe", 0, 1)?;
        let depth = match args.pos.first() {
            Some(&depth) => space.index(depth)?.max(0) as usize,
            None => 0,
        };
        match space.frame_object(depth, frame) {
            Some(frame) => Ok(frame),
            None => Err(space.value_error("call stack is not deep enough")),
        }
    });
    Ok(())
}

/// A tuple whose items have names: an instance of a subclass of `tuple` with those attributes.
fn structure(
    space: &mut HostSpace,
    name: &str,
    fields: &[&str],
    values: Vec<ObjId>,
) -> HResult<ObjId> {
    let class_name = space.heap.new_str(format!("sys.{name}"));
    let tuple = space.heap.types.tuple;
    let bases = space.heap.new_tuple(vec![tuple]);
    let namespace = space.heap.new_dict();
    let sys = space.heap.new_str("sys");
    space.set_global(namespace, "__module__", sys);
    for (field, value) in fields.iter().zip(&values) {
        space.set_global(namespace, field, *value);
    }
    let names = fields.iter().map(|field| space.heap.new_str(*field));
    let names: Vec<ObjId> = names.collect();
    let names = space.heap.new_tuple(names);
    space.set_global(namespace, "__match_args__", names);
    let type_ = space.heap.types.type_;
    let class = space.call_args(type_, Args::positional(&[class_name, bases, namespace]))?;
    space.add_method(class, "__repr__", structure_repr);
    let items = space.heap.new_tuple(values);
    Ok(space.with_payload(class, items))
}

/// `sys.float_info(max=…, …)`
fn structure_repr(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "__repr__", 1, 1)?;
    let class = space.heap.type_of(args.pos[0]);
    let names = space.heap.lookup_in_class(class, "__match_args__");
    let items = |object: Option<ObjId>| match object.map(|object| space.heap.get(object)) {
        Some(Object::Tuple(items)) => items.to_vec(),
        _ => vec![],
    };
    let (names, values) = (
        items(names.map(|(_, names)| names)),
        items(Some(space.heap.payload(args.pos[0]))),
    );
    let mut parts = Vec::new();
    for (name, value) in names.into_iter().zip(values) {
        let value = space.repr(value)?;
        let name = space.heap.as_str(name).cloned().unwrap_or_default();
        parts.push(format!("{name}={value}"));
    }
    let text = format!("{}({})", space.heap.class_name(class), parts.join(", "));
    Ok(space.heap.new_str(text))
}

/// `stdin`, `stdout` and `stderr`: modules in disguise, with `write` and `flush`. Translated code
/// has files in their place (`super::replacements`).
fn streams(space: &mut HostSpace, dict: ObjId) -> HResult<()> {
    for name in ["stdin", "stdout", "stderr"] {
        let stream = space.new_module(name, true);
        let Some(inner) = space.heap.module(stream).map(|m| m.dict) else {
            continue;
        };
        if name == "stdin" {
            // Nothing is typed in while a program is imported.
            for method in ["read", "readline"] {
                space.add_function(inner, name, method, |space, _| Ok(space.heap.new_str("")));
            }
        } else if name == "stdout" {
            space.add_function(inner, name, "write", |space, args| {
                write(space, args, false)
            });
        } else {
            space.add_function(inner, name, "write", |space, args| write(space, args, true));
        }
        space.add_function(inner, name, "flush", |space, _| Ok(space.heap.none));
        space.add_function(inner, name, "isatty", |space, _| Ok(space.heap.false_));
        space.add_function(inner, name, "fileno", |space, _| Ok(space.heap.new_int(1)));
        let encoding = space.heap.new_str("utf-8");
        space.set_global(inner, "encoding", encoding);
        space.set_global(dict, name, stream);
        space.set_global(dict, &format!("__{name}__"), stream);
    }
    Ok(())
}

fn write(space: &mut HostSpace, args: Args<'_>, error: bool) -> HResult<ObjId> {
    args.expect(space, "write", 1, 1)?;
    let text = space.str_arg(args.pos[0], "write() argument")?;
    if error {
        space.stderr.push_str(&text);
    } else {
        space.stdout.push_str(&text);
    }
    let n = match space.heap.get(args.pos[0]) {
        Object::Str(s) => s.chars().count(),
        _ => text.chars().count(),
    };
    Ok(space.heap.new_int(n as i64))
}
