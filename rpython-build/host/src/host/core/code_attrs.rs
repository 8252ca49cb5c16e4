//! The attributes of functions, methods, code objects, frames and tracebacks.

use super::attrs::text_of;
use crate::front::code::Name;
use crate::host::builtin::Args;
use crate::host::hostspace::{HResult, HostSpace};
use crate::host::object::{FrameObject, Function, Namespace, ObjId, Object, TracebackEntry};
use std::cell::OnceCell;
use std::rc::Rc;

fn function(space: &HostSpace, o: ObjId) -> &Function {
    match space.heap.function(o) {
        Some(f) => f,
        None => unreachable!("the descriptor belongs to functions"),
    }
}

fn change_function(space: &mut HostSpace, o: ObjId, change: impl FnOnce(&mut Function)) {
    if let Some(f) = space.heap.function_mut(o) {
        change(f);
    }
}

/// A namespace of a function as a dict; writes to it are not seen.
fn namespace_dict(space: &mut HostSpace, namespace: Namespace) -> ObjId {
    let dict = space.heap.new_dict();
    for (name, value) in namespace {
        space.heap.dict_set_str(dict, &name, value);
    }
    dict
}

pub(super) fn install_function(space: &mut HostSpace) {
    let t = space.heap.types;
    space.add_getset(
        t.function,
        "__name__",
        |s, o| {
            let name = function(s, o).name.clone();
            Ok(s.heap.intern(&name))
        },
        Some(|s, o, value| {
            let name = text_of(s, value, "__name__")?;
            change_function(s, o, |f| f.name = name);
            Ok(())
        }),
    );
    space.add_getset(
        t.function,
        "__qualname__",
        |s, o| {
            let name = function(s, o).qualname.clone();
            Ok(s.heap.intern(&name))
        },
        Some(|s, o, value| {
            let name = text_of(s, value, "__qualname__")?;
            change_function(s, o, |f| f.qualname = name);
            Ok(())
        }),
    );
    space.add_getset(
        t.function,
        "__doc__",
        |s, o| Ok(function(s, o).doc.unwrap_or(s.heap.none)),
        Some(|s, o, value| {
            change_function(s, o, |f| f.doc = value);
            Ok(())
        }),
    );
    space.add_getset(
        t.function,
        "__module__",
        |s, o| Ok(function(s, o).module.unwrap_or(s.heap.none)),
        Some(|s, o, value| {
            change_function(s, o, |f| f.module = value);
            Ok(())
        }),
    );
    for name in ["__code__", "func_code"] {
        space.add_getset(
            t.function,
            name,
            |s, o| {
                let code = function(s, o).code.clone();
                Ok(s.code_object(&code))
            },
            Some(|s, o, value| {
                let Some(Object::Code(code)) = value.map(|v| s.heap.get(v)) else {
                    return Err(s.type_error("__code__ must be set to a code object"));
                };
                let code = code.clone();
                change_function(s, o, |f| {
                    f.code = code;
                    f.consts = OnceCell::new();
                });
                Ok(())
            }),
        );
    }
    for name in ["__globals__", "func_globals"] {
        space.add_getset(t.function, name, |s, o| Ok(function(s, o).globals), None);
    }
    space.add_getset(
        t.function,
        "__defaults__",
        |s, o| {
            let defaults = function(s, o).defaults.clone();
            Ok(if defaults.is_empty() {
                s.heap.none
            } else {
                s.heap.new_tuple(defaults)
            })
        },
        Some(|s, o, value| {
            let value = value.filter(|&v| v != s.heap.none);
            let defaults = match value {
                Some(v) => match s.heap.as_tuple(v) {
                    Some(items) => items.to_vec(),
                    None => return Err(s.type_error("__defaults__ must be set to a tuple object")),
                },
                None => vec![],
            };
            change_function(s, o, |f| f.defaults = defaults);
            Ok(())
        }),
    );
    space.add_getset(
        t.function,
        "__kwdefaults__",
        |s, o| {
            let defaults = function(s, o).kwdefaults.clone();
            Ok(if defaults.is_empty() {
                s.heap.none
            } else {
                namespace_dict(s, defaults)
            })
        },
        Some(|s, o, value| {
            let items = value.map_or_else(Vec::new, |v| s.heap.dict_str_items(v));
            change_function(s, o, |f| f.kwdefaults = items.into_iter().collect());
            Ok(())
        }),
    );
    space.add_getset(
        t.function,
        "__annotations__",
        |s, o| {
            if let Some(&dict) = s.annotations.get(&o) {
                return Ok(dict);
            }
            let annotations = function(s, o).annotations.clone();
            let dict = namespace_dict(s, annotations);
            s.annotations.insert(o, dict);
            Ok(dict)
        },
        Some(|s, o, value| {
            let dict = match value.filter(|&v| v != s.heap.none) {
                Some(dict) if s.heap.dict(dict).is_some() => dict,
                Some(_) => return Err(s.type_error("__annotations__ must be set to a dict object")),
                None => s.heap.new_dict(),
            };
            s.annotations.insert(o, dict);
            Ok(())
        }),
    );
    space.add_getset(
        t.function,
        "__closure__",
        |s, o| {
            let closure = function(s, o).closure.clone();
            Ok(if closure.is_empty() {
                s.heap.none
            } else {
                s.heap.new_tuple(closure)
            })
        },
        None,
    );
}

pub(super) fn install_method(space: &mut HostSpace) {
    let t = space.heap.types;
    for class in [t.method, t.builtin_method, t.method_wrapper] {
        space.add_getset(class, "__self__", |s, o| Ok(method(s, o).1), None);
    }
    for name in ["__func__", "im_func"] {
        space.add_getset(t.method, name, |s, o| Ok(method(s, o).0), None);
    }
    space.add_getset(
        t.method,
        "__doc__",
        |s, o| {
            let func = method(s, o).0;
            Ok(s.get_attr_opt(func, "__doc__")?.unwrap_or(s.heap.none))
        },
        None,
    );
    for class in [
        t.builtin_function,
        t.builtin_method,
        t.method_wrapper,
        t.method_descriptor,
        t.wrapper_descriptor,
        t.getset_descriptor,
        t.member_descriptor,
    ] {
        for name in ["__name__", "__qualname__"] {
            let get = match name {
                "__name__" => |s: &mut HostSpace, o| {
                    let name = native_name(s, o);
                    Ok(s.heap.intern(&name))
                },
                _ => |s: &mut HostSpace, o| {
                    let (name, owner) = (native_name(s, o), native_owner(s, o));
                    let text = match owner {
                        Some(class) => format!("{}.{name}", s.heap.class_name(class)),
                        None => name.to_string(),
                    };
                    Ok(s.heap.new_str(text))
                },
            };
            space.add_getset(class, name, get, None);
        }
        space.add_getset(class, "__doc__", |s, _| Ok(s.heap.none), None);
        space.add_getset(
            class,
            "__module__",
            |s, o| {
                let module = match s.heap.get(o) {
                    Object::Builtin(b) => b.module.clone(),
                    _ => None,
                };
                Ok(match module {
                    Some(module) => s.heap.intern(&module),
                    None => s.heap.none,
                })
            },
            None,
        );
    }
    for class in [
        t.method_descriptor,
        t.wrapper_descriptor,
        t.getset_descriptor,
        t.member_descriptor,
    ] {
        space.add_getset(
            class,
            "__objclass__",
            |s, o| Ok(native_owner(s, o).unwrap_or(s.heap.none)),
            None,
        );
    }
    space.add_getset(
        t.builtin_function,
        "__self__",
        |s, _| {
            Ok(s.heap
                .dict_get_str(s.modules, "builtins")
                .unwrap_or(s.heap.none))
        },
        None,
    );
}

fn method(space: &HostSpace, o: ObjId) -> (ObjId, ObjId) {
    match space.heap.get(o) {
        Object::BoundMethod { func, this } => (*func, *this),
        _ => (space.heap.none, space.heap.none),
    }
}

fn native_name(space: &HostSpace, o: ObjId) -> Name {
    match space.heap.get(o) {
        Object::Builtin(b) => b.name.clone(),
        Object::GetSet(g) => g.name.clone(),
        Object::Slot(_, name) => name.clone(),
        Object::BoundMethod { func, .. } => native_name(space, *func),
        _ => "?".into(),
    }
}

fn native_owner(space: &HostSpace, o: ObjId) -> Option<ObjId> {
    match space.heap.get(o) {
        Object::Builtin(b) => b.owner,
        Object::GetSet(g) => Some(g.owner),
        Object::Slot(class, _) => Some(*class),
        Object::BoundMethod { func, .. } => native_owner(space, *func),
        _ => None,
    }
}

fn names_tuple(space: &mut HostSpace, names: &[Name]) -> HResult {
    let names: Vec<ObjId> = names.iter().map(|n| space.heap.intern(n)).collect();
    Ok(space.heap.new_tuple(names))
}

type CodeGet = fn(&mut HostSpace, Rc<crate::front::code::Code>) -> HResult;

pub(super) fn install_code(space: &mut HostSpace) {
    let t = space.heap.types;
    macro_rules! code_attr {
        ($name:literal, $get:expr) => {
            space.add_getset(
                t.code,
                $name,
                |s, o| match s.heap.get(o) {
                    Object::Code(code) => {
                        let code = code.clone();
                        let get: CodeGet = $get;
                        get(s, code)
                    }
                    _ => Ok(s.heap.none),
                },
                None,
            );
        };
    }
    code_attr!("co_name", |s, c| Ok(s.heap.intern(&c.name)));
    code_attr!("co_qualname", |s, c| Ok(s.heap.intern(&c.qualname)));
    code_attr!("co_argcount", |s, c| Ok(s
        .heap
        .new_int(i64::from(c.argcount))));
    code_attr!("co_posonlyargcount", |s, c| Ok(s
        .heap
        .new_int(i64::from(c.posonlyargcount))));
    code_attr!("co_kwonlyargcount", |s, c| Ok(s
        .heap
        .new_int(i64::from(c.kwonlyargcount))));
    code_attr!("co_nlocals", |s, c| Ok(s
        .heap
        .new_int(c.locals.len() as i64)));
    code_attr!("co_stacksize", |s, c| Ok(s
        .heap
        .new_int(i64::from(c.stacksize))));
    code_attr!("co_varnames", |s, c| {
        let names: Vec<Name> = c
            .locals
            .iter()
            .filter(|n| !n.starts_with('.'))
            .cloned()
            .collect();
        names_tuple(s, &names)
    });
    code_attr!("co_names", |s, c| names_tuple(s, &c.names));
    code_attr!("co_cellvars", |s, c| names_tuple(s, &c.cellvars));
    code_attr!("co_freevars", |s, c| names_tuple(s, &c.freevars));
    code_attr!("co_consts", |s, c| {
        let mut consts = s.heap.consts(&c).to_vec();
        if c.flags.function {
            // What a function's documentation is, or `None`, comes first.
            let doc = match &c.docstring {
                Some(doc) => s.heap.intern(doc),
                None => s.heap.none,
            };
            consts.retain(|&value| value != doc);
            consts.insert(0, doc);
        }
        Ok(s.heap.new_tuple(consts))
    });
    code_attr!("co_filename", |s, c| {
        let name = s.sources.file(c.file).name.clone();
        Ok(s.heap.new_str(name))
    });
    code_attr!("co_firstlineno", |s, c| {
        let line = match &*c.name {
            "<module>" => 1,
            _ => s.sources.line(c.span),
        };
        Ok(s.heap.new_int(i64::from(line)))
    });
    code_attr!("co_flags", |s, c| {
        let f = c.flags;
        let bit = |on: bool, value: i64| if on { value } else { 0 };
        let flags = bit(f.function, 3)
            | bit(f.varargs, 4)
            | bit(f.varkeywords, 8)
            | bit(f.nested, 16)
            | bit(f.generator, 32);
        Ok(s.heap.new_int(flags))
    });
    space.add_method(t.code, "replace", replaced_code);
    space.add_getset(
        t.frame,
        "f_code",
        |s, o| frame_part(s, o, FramePart::Code),
        None,
    );
    space.add_getset(
        t.frame,
        "f_globals",
        |s, o| frame_part(s, o, FramePart::Globals),
        None,
    );
    space.add_getset(
        t.frame,
        "f_locals",
        |s, o| frame_part(s, o, FramePart::Locals),
        None,
    );
    space.add_getset(
        t.frame,
        "f_back",
        |s, o| frame_part(s, o, FramePart::Back),
        None,
    );
    space.add_getset(
        t.frame,
        "f_lineno",
        |s, o| frame_part(s, o, FramePart::Line),
        None,
    );
    space.add_getset(t.frame, "f_builtins", |s, _| Ok(s.heap.builtins), None);
    space.add_getset(
        t.traceback,
        "tb_lineno",
        |s, o| traceback_part(s, o, 0),
        None,
    );
    space.add_getset(t.traceback, "tb_next", |s, o| traceback_part(s, o, 1), None);
    space.add_getset(
        t.traceback,
        "tb_frame",
        |s, o| traceback_part(s, o, 2),
        None,
    );
    space.add_getset(
        t.traceback,
        "tb_lasti",
        |s, o| traceback_part(s, o, 3),
        None,
    );
}

/// `code.replace(co_name=…, co_qualname=…)`: other parts cannot be replaced.
fn replaced_code(space: &mut HostSpace, args: Args<'_>) -> HResult {
    let [this] = args.pos else {
        return Err(space.type_error("replace() takes no positional arguments"));
    };
    let Object::Code(code) = space.heap.get(*this) else {
        return Err(space.type_error("a code object is expected"));
    };
    let mut code = (**code).clone();
    for (name, value) in args.kw {
        let part = match &**name {
            "co_name" => &mut code.name,
            "co_qualname" => &mut code.qualname,
            _ => {
                return Err(space.type_error(format!(
                    "replace() takes 'co_name' and 'co_qualname' here, not '{name}'"
                )))
            }
        };
        match space.heap.as_str(*value) {
            Some(text) => *part = text.clone(),
            None => {
                let given = space.heap.type_name(*value);
                return Err(space.type_error(format!(
                    "replace() argument '{name}' must be str, not {given}"
                )));
            }
        }
    }
    Ok(space.code_object(&Rc::new(code)))
}

enum FramePart {
    Code,
    Globals,
    Locals,
    Back,
    Line,
}

fn frame_part(space: &mut HostSpace, o: ObjId, part: FramePart) -> HResult {
    let Object::Frame(f) = space.heap.get(o) else {
        return Ok(space.heap.none);
    };
    let f = (**f).clone();
    Ok(match part {
        FramePart::Code => space.code_object(&f.code),
        FramePart::Globals => f.globals,
        FramePart::Locals => match f.locals {
            Some(locals) => locals,
            None => {
                return Err(space.runtime_error("the locals of an outer function cannot be read"))
            }
        },
        FramePart::Back => f.back.unwrap_or(space.heap.none),
        FramePart::Line => {
            let line = f
                .code
                .spans
                .get(f.pc as usize)
                .map_or(1, |&s| space.sources.line(s));
            space.heap.new_int(i64::from(line))
        }
    })
}

fn traceback_part(space: &mut HostSpace, o: ObjId, part: usize) -> HResult {
    let Object::Traceback(entries) = space.heap.get(o) else {
        return Ok(space.heap.none);
    };
    let entries: Rc<[TracebackEntry]> = entries.clone();
    let Some(first) = entries.first() else {
        return Ok(space.heap.none);
    };
    Ok(match part {
        0 => {
            let line = space.entry_line(first);
            space.heap.new_int(i64::from(line))
        }
        1 if entries.len() > 1 => space.heap.add(Object::Traceback(entries[1..].into())),
        1 => space.heap.none,
        2 => space.heap.add(Object::Frame(Box::new(FrameObject {
            code: first.code.clone(),
            pc: first.pc,
            globals: first.globals,
            locals: None,
            back: None,
        }))),
        _ => space.heap.new_int(i64::from(first.pc)),
    })
}
