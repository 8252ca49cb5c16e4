//! The attributes of the interpreter's own objects: `__name__`, `__dict__`, `co_*`, `args`, ….

use super::code_attrs;
use crate::front::code::Name;
use crate::host::hostspace::{HResult, HostSpace};
use crate::host::object::{Class, FrameObject, ObjId, Object};

pub(super) fn install(space: &mut HostSpace) {
    let t = space.heap.types;
    space.add_getset(
        t.object,
        "__class__",
        |s, o| Ok(s.heap.shown_type(o)),
        Some(set_class),
    );
    space.add_getset(t.object, "__dict__", get_dict, Some(set_dict));
    install_type(space);
    code_attrs::install_function(space);
    code_attrs::install_method(space);
    code_attrs::install_code(space);
    install_exception(space);
    space.add_getset(
        t.generator,
        "__name__",
        |s, o| generator_name(s, o, false),
        None,
    );
    space.add_getset(
        t.generator,
        "__qualname__",
        |s, o| generator_name(s, o, true),
        None,
    );
    space.add_getset(
        t.generator,
        "gi_running",
        |s, o| {
            let running = matches!(s.heap.get(o), Object::Generator(g) if g.running);
            Ok(s.heap.new_bool(running))
        },
        None,
    );
    space.add_getset(
        t.generator,
        "gi_code",
        |s, o| match s.heap.get(o) {
            Object::Generator(g) => {
                let code = g.code.clone();
                Ok(s.heap.add(Object::Code(code)))
            }
            _ => Ok(s.heap.none),
        },
        None,
    );
    space.add_getset(
        t.generator,
        "gi_frame",
        |s, o| match s.heap.get(o) {
            Object::Generator(g) => match &g.frame {
                Some(frame) => {
                    let frame = frame.clone();
                    let locals = s.frame_locals(&frame);
                    Ok(s.heap.add(Object::Frame(Box::new(FrameObject {
                        code: frame.code.clone(),
                        pc: frame.pc,
                        globals: frame.globals,
                        locals: Some(locals),
                        back: None,
                    }))))
                }
                None => Ok(s.heap.none),
            },
            _ => Ok(s.heap.none),
        },
        None,
    );
    for (name, get) in [
        (
            "fget",
            (|s, o| property_part(s, o, 0)) as fn(&mut HostSpace, ObjId) -> HResult,
        ),
        ("fset", |s, o| property_part(s, o, 1)),
        ("fdel", |s, o| property_part(s, o, 2)),
        ("__doc__", |s, o| property_part(s, o, 3)),
    ] {
        space.add_getset(t.property, name, get, None);
    }
    space.add_getset(
        t.property,
        "__isabstractmethod__",
        |s, o| {
            for part in 0..3 {
                let f = property_part(s, o, part)?;
                if let Some(flag) = s.get_attr_opt(f, "__isabstractmethod__")? {
                    if s.truth(flag)? {
                        return Ok(s.heap.true_);
                    }
                }
            }
            Ok(s.heap.false_)
        },
        None,
    );
    for class in [t.staticmethod, t.classmethod] {
        for name in ["__func__", "__wrapped__"] {
            space.add_getset(class, name, |s, o| Ok(wrapped(s, o)), None);
        }
        for (name, get) in [
            (
                "__isabstractmethod__",
                (|s, o| {
                    let f = wrapped(s, o);
                    match s.get_attr_opt(f, "__isabstractmethod__")? {
                        Some(flag) => Ok(flag),
                        None => Ok(s.heap.false_),
                    }
                }) as fn(&mut HostSpace, ObjId) -> HResult,
            ),
            ("__name__", |s, o| {
                let f = wrapped(s, o);
                s.get_attr_str(f, "__name__")
            }),
            ("__qualname__", |s, o| {
                let f = wrapped(s, o);
                s.get_attr_str(f, "__qualname__")
            }),
            ("__doc__", |s, o| {
                let f = wrapped(s, o);
                s.get_attr_str(f, "__doc__")
            }),
            ("__module__", |s, o| {
                let f = wrapped(s, o);
                s.get_attr_str(f, "__module__")
            }),
        ] {
            space.add_getset(class, name, get, None);
        }
    }
    space.add_getset(
        t.cell,
        "cell_contents",
        |s, o| match s.heap.get(o) {
            Object::Cell(Some(value)) => Ok(*value),
            _ => Err(s.value_error("Cell is empty")),
        },
        Some(|s, o, value| {
            if let Object::Cell(contents) = s.heap.get_mut(o) {
                *contents = value;
            }
            Ok(())
        }),
    );
    for (name, part) in [
        (
            "__thisclass__",
            (|s, o| super_part(s, o, 0)) as fn(&mut HostSpace, ObjId) -> HResult,
        ),
        ("__self__", |s, o| super_part(s, o, 1)),
        ("__self_class__", |s, o| super_part(s, o, 2)),
    ] {
        space.add_getset(t.super_, name, part, None);
    }
}

fn wrapped(space: &HostSpace, o: ObjId) -> ObjId {
    match space.heap.get(space.heap.payload(o)) {
        Object::StaticMethod(f) | Object::ClassMethod(f) => *f,
        _ => space.heap.none,
    }
}

fn super_part(space: &mut HostSpace, o: ObjId, part: usize) -> HResult {
    let Object::Super {
        class,
        this,
        this_class,
    } = *space.heap.get(o)
    else {
        return Ok(space.heap.none);
    };
    Ok([class, this.unwrap_or(space.heap.none), this_class][part])
}

fn property_part(space: &mut HostSpace, o: ObjId, part: usize) -> HResult {
    let Object::Property(p) = space.heap.get(space.heap.payload(o)) else {
        return Ok(space.heap.none);
    };
    if part < 3 {
        return Ok([p.get, p.set, p.del][part].unwrap_or(space.heap.none));
    }
    match (p.doc, p.get) {
        (Some(doc), _) => Ok(doc),
        (None, Some(get)) => Ok(space
            .get_attr_opt(get, "__doc__")?
            .unwrap_or(space.heap.none)),
        _ => Ok(space.heap.none),
    }
}

fn generator_name(space: &mut HostSpace, o: ObjId, qualified: bool) -> HResult {
    let Object::Generator(g) = space.heap.get(o) else {
        return Ok(space.heap.none);
    };
    let name = if qualified {
        g.qualname.clone()
    } else {
        g.name.clone()
    };
    Ok(space.heap.intern(&name))
}

fn set_class(space: &mut HostSpace, o: ObjId, class: Option<ObjId>) -> HResult<()> {
    let Some(class) = class else {
        return Err(space.type_error("can't delete __class__ attribute"));
    };
    if space.heap.class(class).is_none() {
        let name = space.heap.type_name(class);
        return Err(space.type_error(format!(
            "__class__ must be set to a class, not '{name}' object"
        )));
    }
    let old = space.heap.type_of(o);
    let fits = space.layout(old) == space.layout(class)
        && !space.heap.class(class).is_some_and(|c| c.builtin);
    match space.heap.instance_mut(o) {
        Some(instance) if fits => {
            instance.class = class;
            Ok(())
        }
        _ => {
            let (new, old) = (space.heap.class_name(class), space.heap.class_name(old));
            Err(space.type_error(format!(
                "__class__ assignment: '{new}' object layout differs from '{old}'"
            )))
        }
    }
}

fn get_dict(space: &mut HostSpace, o: ObjId) -> HResult {
    match space.heap.get(o) {
        Object::Class(_) => return Ok(space.heap.add(Object::ClassDict(o))),
        Object::Module(m) => return Ok(m.dict),
        Object::Function(_) => return Ok(space.function_dict(o)),
        Object::Instance(i) => {
            let class = i.class;
            let has = i.exc.is_some() || space.heap.class(class).is_some_and(|c| c.has_dict);
            if has {
                if let Some(dict) = space.instance_dict(o) {
                    return Ok(dict);
                }
            }
        }
        _ => {}
    }
    Err(space.no_attribute(o, "__dict__"))
}

fn set_dict(space: &mut HostSpace, o: ObjId, dict: Option<ObjId>) -> HResult<()> {
    let Some(dict) = dict.filter(|&d| space.heap.dict(d).is_some()) else {
        return Err(space.type_error("__dict__ must be set to a dictionary"));
    };
    match space.heap.get_mut(o) {
        Object::Instance(i) => i.dict = Some(dict),
        Object::Function(f) => f.dict = Some(dict),
        _ => return Err(space.no_attribute(o, "__dict__")),
    }
    Ok(())
}

/// A class that programs may change.
fn open_class<'a>(space: &'a mut HostSpace, class: ObjId, what: &str) -> HResult<&'a mut Class> {
    if space.heap.class(class).is_none_or(|c| c.builtin) {
        let name = space.heap.class_name(class);
        return Err(space.type_error(format!(
            "cannot set '{what}' attribute of immutable type '{name}'"
        )));
    }
    match space.heap.class_mut(class) {
        Some(c) => Ok(c),
        None => unreachable!("just seen to be a class"),
    }
}

pub(super) fn text_of(space: &mut HostSpace, value: Option<ObjId>, what: &str) -> HResult<Name> {
    match value.and_then(|v| space.heap.as_str(v).cloned()) {
        Some(text) => Ok(text),
        None => Err(space.type_error(format!("{what} must be set to a string object"))),
    }
}

fn install_type(space: &mut HostSpace) {
    let t = space.heap.types;
    space.add_getset(
        t.type_,
        "__name__",
        |s, o| {
            let name = s.heap.class_name(o);
            Ok(s.heap.intern(&name))
        },
        Some(|s, o, value| {
            let name = text_of(s, value, "__name__")?;
            open_class(s, o, "__name__")?.name = name;
            Ok(())
        }),
    );
    space.add_getset(
        t.type_,
        "__qualname__",
        |s, o| {
            let name = s.heap.class(o).map_or("?".into(), |c| c.qualname.clone());
            Ok(s.heap.intern(&name))
        },
        Some(|s, o, value| {
            let name = text_of(s, value, "__qualname__")?;
            open_class(s, o, "__qualname__")?.qualname = name;
            Ok(())
        }),
    );
    space.add_getset(
        t.type_,
        "__bases__",
        |s, o| {
            let bases = s.heap.class(o).map(|c| c.bases.clone()).unwrap_or_default();
            Ok(s.heap.new_tuple(bases))
        },
        Some(set_bases),
    );
    space.add_getset(
        t.type_,
        "__base__",
        |s, o| {
            let bases = s.heap.class(o).map(|c| c.bases.clone()).unwrap_or_default();
            let own = s.layout(o);
            let main = bases
                .iter()
                .copied()
                .find(|&b| own.is_some() && s.layout(b) == own);
            Ok(main.or(bases.first().copied()).unwrap_or(s.heap.none))
        },
        None,
    );
    space.add_getset(
        t.type_,
        "__mro__",
        |s, o| {
            let mro = s.heap.mro(o).to_vec();
            Ok(s.heap.new_tuple(mro))
        },
        None,
    );
    space.add_getset(
        t.type_,
        "__module__",
        |s, o| class_entry(s, o, "__module__", "builtins"),
        Some(|s, o, value| set_class_entry(s, o, "__module__", value)),
    );
    space.add_getset(
        t.type_,
        "__doc__",
        |s, o| {
            let entry = s.heap.class(o).and_then(|c| c.dict.get("__doc__").copied());
            Ok(entry.unwrap_or(s.heap.none))
        },
        Some(|s, o, value| set_class_entry(s, o, "__doc__", value)),
    );
    space.add_getset(
        t.type_,
        "__annotations__",
        |s, o| match s
            .heap
            .class(o)
            .and_then(|c| c.dict.get("__annotations__").copied())
        {
            Some(value) => Ok(value),
            None => {
                let dict = s.heap.new_dict();
                set_class_entry(s, o, "__annotations__", Some(dict))?;
                Ok(dict)
            }
        },
        Some(|s, o, value| set_class_entry(s, o, "__annotations__", value)),
    );
    space.add_getset(
        t.type_,
        "__abstractmethods__",
        |s, o| match s
            .heap
            .class(o)
            .and_then(|c| c.dict.get("__abstractmethods__").copied())
        {
            Some(value) => Ok(value),
            None => Err(s.no_attribute(o, "__abstractmethods__")),
        },
        Some(|s, o, value| set_class_entry(s, o, "__abstractmethods__", value)),
    );
}

fn class_entry(space: &mut HostSpace, class: ObjId, name: &str, default: &str) -> HResult {
    match space
        .heap
        .class(class)
        .and_then(|c| c.dict.get(name).copied())
    {
        Some(value) => Ok(value),
        None => Ok(space.heap.new_str(default)),
    }
}

fn set_class_entry(
    space: &mut HostSpace,
    class: ObjId,
    name: &str,
    value: Option<ObjId>,
) -> HResult<()> {
    open_class(space, class, name)?;
    let key = space.heap.intern_name(name);
    match value {
        Some(value) => space.heap.class_set(class, &key, value),
        None => {
            space.heap.class_del(class, name);
        }
    }
    Ok(())
}

fn set_bases(space: &mut HostSpace, class: ObjId, value: Option<ObjId>) -> HResult<()> {
    open_class(space, class, "__bases__")?;
    let bases = value
        .and_then(|v| space.heap.as_tuple(v))
        .map(|b| b.to_vec());
    let Some(bases) = bases.filter(|b| !b.is_empty()) else {
        let name = space.heap.class_name(class);
        return Err(space.type_error(format!(
            "can only assign non-empty tuple to {name}.__bases__"
        )));
    };
    for &base in &bases {
        if space.heap.class(base).is_none() || space.layout(base) != space.layout(class) {
            return Err(space.type_error("__bases__ assignment: object layout differs"));
        }
        if space.heap.is_subclass(base, class) {
            return Err(space.type_error("a __bases__ item causes an inheritance cycle"));
        }
    }
    let old = space
        .heap
        .class(class)
        .map(|c| c.bases.clone())
        .unwrap_or_default();
    for base in old {
        if let Some(c) = space.heap.class_mut(base) {
            c.subclasses.retain(|&s| s != class);
        }
    }
    for &base in &bases {
        if let Some(c) = space.heap.class_mut(base) {
            c.subclasses.push(class);
        }
    }
    open_class(space, class, "__bases__")?.bases = bases;
    let mut todo = vec![class];
    while let Some(class) = todo.pop() {
        let Some(c) = space.heap.class(class) else {
            continue;
        };
        let (bases, subclasses) = (c.bases.clone(), c.subclasses.clone());
        let mro = space.linearise(class, &bases)?;
        open_class(space, class, "__bases__")?.mro = mro;
        todo.extend(subclasses);
    }
    space.heap.class_version += 1;
    space.update_overrides(class);
    Ok(())
}

fn install_exception(space: &mut HostSpace) {
    let t = space.heap.types;
    space.add_getset(
        t.base_exception,
        "args",
        |s, o| {
            let args = s
                .heap
                .exception(o)
                .map(|e| e.args.clone())
                .unwrap_or_default();
            Ok(s.heap.new_tuple(args))
        },
        Some(|s, o, value| {
            let args = match value {
                Some(value) => s.collect(value)?,
                None => return Err(s.type_error("args may not be deleted")),
            };
            if let Some(e) = s.heap.exception_mut(o) {
                e.args = args;
            }
            Ok(())
        }),
    );
    space.add_getset(
        t.base_exception,
        "__cause__",
        |s, o| {
            Ok(s.heap
                .exception(o)
                .and_then(|e| e.cause)
                .unwrap_or(s.heap.none))
        },
        Some(|s, o, value| {
            let cause = value.filter(|&v| v != s.heap.none);
            if let Some(e) = s.heap.exception_mut(o) {
                e.cause = cause;
                e.suppress_context = true;
            }
            Ok(())
        }),
    );
    space.add_getset(
        t.base_exception,
        "__context__",
        |s, o| {
            Ok(s.heap
                .exception(o)
                .and_then(|e| e.context)
                .unwrap_or(s.heap.none))
        },
        Some(|s, o, value| {
            let context = value.filter(|&v| v != s.heap.none);
            if let Some(e) = s.heap.exception_mut(o) {
                e.context = context;
            }
            Ok(())
        }),
    );
    space.add_getset(
        t.base_exception,
        "__suppress_context__",
        |s, o| {
            let on = s.heap.exception(o).is_some_and(|e| e.suppress_context);
            Ok(s.heap.new_bool(on))
        },
        Some(|s, o, value| {
            let on = match value {
                Some(value) => s.truth(value)?,
                None => false,
            };
            if let Some(e) = s.heap.exception_mut(o) {
                e.suppress_context = on;
            }
            Ok(())
        }),
    );
    space.add_getset(
        t.base_exception,
        "__traceback__",
        |s, o| Ok(s.traceback_of(o)),
        Some(|s, o, value| {
            let traceback = value.unwrap_or(s.heap.none);
            s.set_traceback(o, traceback)
        }),
    );
    space.add_getset(
        t.base_exception,
        "__notes__",
        |s, o| {
            let notes = s
                .heap
                .exception(o)
                .map(|e| e.notes.clone())
                .unwrap_or_default();
            match notes.is_empty() {
                true => Err(s.no_attribute(o, "__notes__")),
                false => Ok(s.heap.new_list(notes)),
            }
        },
        None,
    );
    space.add_getset(
        t.stop_iteration,
        "value",
        |s, o| Ok(arg_or_none(s, o, 0)),
        None,
    );
    space.add_getset(
        t.system_exit,
        "code",
        |s, o| {
            let args = s
                .heap
                .exception(o)
                .map(|e| e.args.clone())
                .unwrap_or_default();
            Ok(match args[..] {
                [] => s.heap.none,
                [one] => one,
                _ => s.heap.new_tuple(args),
            })
        },
        None,
    );
    space.add_getset(t.os_error, "errno", |s, o| Ok(os_error_part(s, o, 0)), None);
    space.add_getset(
        t.os_error,
        "strerror",
        |s, o| Ok(os_error_part(s, o, 1)),
        None,
    );
    for (class, names) in [
        (t.os_error, &["filename"][..]),
        (t.import_error, &["name", "path"]),
        (t.attribute_error, &["name", "obj"]),
        (t.name_error, &["name"]),
        (
            t.syntax_error,
            &["msg", "filename", "lineno", "offset", "text"],
        ),
    ] {
        for name in names {
            let none = space.heap.none;
            space.add_value(class, name, none);
        }
    }
    space.add_getset(t.import_error, "msg", |s, o| Ok(arg_or_none(s, o, 0)), None);
    for (i, name) in ["encoding", "object", "start", "end", "reason"]
        .into_iter()
        .enumerate()
    {
        for class in [t.unicode_decode_error, t.unicode_encode_error] {
            let get: fn(&mut HostSpace, ObjId) -> HResult = match i {
                0 => |s, o| Ok(arg_or_none(s, o, 0)),
                1 => |s, o| Ok(arg_or_none(s, o, 1)),
                2 => |s, o| Ok(arg_or_none(s, o, 2)),
                3 => |s, o| Ok(arg_or_none(s, o, 3)),
                _ => |s, o| Ok(arg_or_none(s, o, 4)),
            };
            space.add_getset(class, name, get, None);
        }
    }
}

fn arg_or_none(space: &HostSpace, exc: ObjId, at: usize) -> ObjId {
    let arg = space
        .heap
        .exception(exc)
        .and_then(|e| e.args.get(at).copied());
    arg.unwrap_or(space.heap.none)
}

fn os_error_part(space: &HostSpace, exc: ObjId, at: usize) -> ObjId {
    match space.heap.exception(exc).map(|e| e.args.len()) {
        Some(n) if n >= 2 => arg_or_none(space, exc, at),
        _ => space.heap.none,
    }
}
