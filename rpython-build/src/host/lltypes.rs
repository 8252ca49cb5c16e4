//! Low-level types made by programs: what `rpython.rtyper.lltypesystem.lltype` is written with.
//!
//! These functions of `rpython.ll` run while a program is imported. A low-level type is one object
//! for one type, so that types compare by identity.

use super::builtin::{Args, Builtin, Native};
use super::hostspace::{HResult, HostSpace};
use super::ll::MODULE;
use super::object::{ObjId, Object};
use crate::lltype::{ArrayDef, Container, Field, LlConst, LlType};

/// A function of the module.
pub type Function = fn(&mut HostSpace, Args<'_>) -> HResult<ObjId>;

/// The functions, for the module's dict. Those that are intrinsics too have a meaning in translated
/// code as well.
pub const FUNCTIONS: [(&str, Function); 11] = [
    ("fixed_length", fixed_length),
    ("signature_of", signature_of),
    ("run_c", run_c),
    ("make_struct", make_struct),
    ("make_array", make_array),
    ("make_func", make_func),
    ("make_forward", make_forward),
    ("become", become_),
    ("type_kind", type_kind),
    ("field_names", field_names),
    ("part_of", part_of),
];

fn type_arg(space: &mut HostSpace, object: ObjId) -> HResult<LlType> {
    match space.heap.get(object) {
        Object::LlType(ty) => Ok(*ty),
        _ => {
            let found = space.heap.type_name(object);
            Err(space.type_error(format!("a low-level type is expected, not {found}")))
        }
    }
}

/// `make_struct(name, gc, ((field, T), …))`
fn make_struct(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "make_struct", 3, 3)?;
    let name = space.str_arg(args.pos[0], "name")?;
    let gc = space.heap.as_bool(args.pos[1]) == Some(true);
    let mut fields: Vec<Field> = Vec::new();
    let pairs = space.collect(args.pos[2])?;
    let last = pairs.len().saturating_sub(1);
    for (index, pair) in pairs.into_iter().enumerate() {
        let pair = space.collect(pair)?;
        let &[field, ty] = &pair[..] else {
            return Err(space.type_error("a field is a name and a type".to_string()));
        };
        let field = space.str_arg(field, "the name of a field")?;
        let ty = type_arg(space, ty)?;
        if fields.iter().any(|known| known.name == field) {
            return Err(space.type_error(format!("duplicate field `{field}` in `{name}`")));
        }
        let problem = match ty {
            LlType::Inline(inner) if space.heap.lltypes.is_gc(inner) && !(gc && index == 0) => {
                Some("a gc container can be inlined as the first field of a gc structure only")
            }
            LlType::Inline(Container::Array(array))
                if space.heap.lltypes.arrays[array].fixed.is_some() =>
            {
                None
            }
            LlType::Inline(Container::Array(array)) => {
                let known = !space.heap.lltypes.arrays[array].nolength;
                match (index == last, known) {
                    (false, _) => Some("an array can be inlined as the last field only"),
                    (_, false) => Some("an array without a length cannot be inlined"),
                    _ => None,
                }
            }
            LlType::Inline(Container::Func(_)) => Some("a function is pointed to, not inlined"),
            LlType::Inline(Container::Struct(id)) if !space.heap.lltypes.structs[id].complete => {
                Some("a forward reference can only be pointed to")
            }
            _ => None,
        };
        if let Some(problem) = problem {
            return Err(space.type_error(format!("field `{field}` of `{name}`: {problem}")));
        }
        fields.push(Field {
            name: field,
            ty,
            immutable: false,
        });
    }
    let id = space.heap.lltypes.structural(&name, gc, fields);
    Ok(space.heap.new_lltype(LlType::Inline(Container::Struct(id))))
}

/// `make_array(T, gc, nolength)`, `make_array(T, gc, nolength, length)`
fn make_array(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "make_array", 3, 4)?;
    let item = type_arg(space, args.pos[0])?;
    let gc = space.heap.as_bool(args.pos[1]) == Some(true);
    let nolength = space.heap.as_bool(args.pos[2]) == Some(true);
    let fixed = match args.pos.get(3) {
        None => None,
        Some(&length) => {
            let length = space.heap.as_int(length);
            match length.and_then(|n| u32::try_from(n).ok()) {
                Some(n) if n > 0 => Some(n),
                _ => {
                    let message = "an array of a fixed size has between 1 and 4294967295 items";
                    return Err(space.type_error(message.to_string()));
                }
            }
        }
    };
    let problem = match item {
        LlType::Inline(Container::Struct(id)) => {
            let def = &space.heap.lltypes.structs[id];
            if def.gc {
                Some("the items of an array cannot be gc structures")
            } else if !def.complete || space.heap.lltypes.varsize_field(id).is_some() {
                Some("the items of an array are of one size")
            } else {
                None
            }
        }
        LlType::Inline(_) => Some("the items of an array are of one size"),
        LlType::Void => Some("an array of nothing"),
        _ if gc && nolength => Some("a gc array knows its length"),
        item if fixed.is_some() && space.heap.lltypes.is_gc_ptr(item) => {
            Some("the items of an array of a fixed size cannot be gc pointers")
        }
        _ => None,
    };
    if let Some(problem) = problem {
        return Err(space.type_error(problem.to_string()));
    }
    let array = space.heap.lltypes.array(ArrayDef {
        item,
        gc,
        nolength,
        fixed,
        immutable: false,
    });
    Ok(space
        .heap
        .new_lltype(LlType::Inline(Container::Array(array))))
}

/// `make_func((T, …), R)`
fn make_func(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "make_func", 2, 2)?;
    let mut params = Vec::new();
    for param in space.collect(args.pos[0])? {
        params.push(type_arg(space, param)?);
    }
    let result = type_arg(space, args.pos[1])?;
    if params
        .iter()
        .chain([&result])
        .any(|ty| matches!(ty, LlType::Inline(_)))
    {
        return Err(space.type_error("a container is pointed to, not passed".to_string()));
    }
    let func = space.heap.lltypes.func(params, result);
    Ok(space.heap.new_lltype(LlType::Inline(Container::Func(func))))
}

/// `make_forward(gc)`: a structure whose fields come later.
fn make_forward(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "make_forward", 1, 1)?;
    let gc = space.heap.as_bool(args.pos[0]) == Some(true);
    let id = space.heap.lltypes.forward("forward", gc);
    Ok(space.heap.new_lltype(LlType::Inline(Container::Struct(id))))
}

/// `become(F, T)`: the forward structure gets the name and the fields of `T`, whose object stands
/// for it from then on.
fn become_(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "become", 2, 2)?;
    let (forward, real) = (type_arg(space, args.pos[0])?, type_arg(space, args.pos[1])?);
    let (LlType::Inline(Container::Struct(id)), LlType::Inline(Container::Struct(of))) =
        (forward, real)
    else {
        return Err(space.type_error("a forward reference becomes a structure".to_string()));
    };
    let types = &mut space.heap.lltypes;
    if types.structs[id].complete {
        return Err(space.type_error("this forward reference is known already".to_string()));
    }
    if types.structs[id].gc != types.structs[of].gc {
        return Err(space.type_error(
            "a GcForwardReference becomes a gc structure, a ForwardReference a raw one".to_string(),
        ));
    }
    let (name, fields) = (
        types.structs[of].name.clone(),
        types.structs[of].fields.clone(),
    );
    types.complete(id, fields);
    types.structs[id].name = name;
    if let Object::LlType(ty) = space.heap.get_mut(args.pos[1]) {
        *ty = forward;
    }
    Ok(space.heap.none)
}

/// `type_kind(T)`: `primitive`, `struct`, `array`, `func`, `ptr` or `opaque`.
fn type_kind(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "type_kind", 1, 1)?;
    let kind = match type_arg(space, args.pos[0])? {
        LlType::Ptr(_) => "ptr",
        LlType::Inline(Container::Struct(_)) => "struct",
        LlType::Inline(Container::Array(_)) => "array",
        LlType::Inline(Container::Func(_)) => "func",
        LlType::Inline(Container::Opaque(_)) => "opaque",
        _ => "primitive",
    };
    Ok(space.heap.new_str(kind))
}

/// `field_names(T)`: of a structure.
fn field_names(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "field_names", 1, 1)?;
    let LlType::Inline(Container::Struct(id)) = type_arg(space, args.pos[0])? else {
        return Err(space.type_error("a structure is expected".to_string()));
    };
    let names: Vec<_> = space.heap.lltypes.structs[id]
        .fields
        .iter()
        .map(|field| field.name.clone())
        .collect();
    Ok(space.text_list(names.iter().map(|name| &**name)))
}

/// `part_of(T, name)`: as [`attribute`].
fn part_of(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "part_of", 2, 2)?;
    let name = space.str_arg(args.pos[1], "name")?;
    match attribute(space, args.pos[0], &name) {
        Some(part) => Ok(part),
        None => Err(space.type_error(format!("the low-level type has no `{name}`"))),
    }
}

/// `T.TO`, `T.OF`, or the type of a field.
pub fn attribute(space: &mut HostSpace, object: ObjId, name: &str) -> Option<ObjId> {
    let Object::LlType(ty) = *space.heap.get(object) else {
        return None;
    };
    if name == "become" {
        let func = space.heap.add(builtin("become", become_));
        let this = object;
        return Some(space.heap.add(Object::BoundMethod { func, this }));
    }
    let part = space.heap.lltypes.attribute(ty, name)?;
    Some(space.heap.new_lltype(part))
}

/// `Ptr(T)` while a program is imported.
pub fn pointer(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "Ptr", 1, 1)?;
    match type_arg(space, args.pos[0])? {
        LlType::Inline(what) => Ok(space.heap.new_lltype(LlType::Ptr(what))),
        _ => Err(space.type_error("only a container can be pointed to".to_string())),
    }
}

/// `nullptr(T)` while a program is imported.
pub fn null(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "nullptr", 1, 1)?;
    match type_arg(space, args.pos[0])? {
        LlType::Inline(what) => {
            let null = LlConst::Null(LlType::Ptr(what));
            Ok(space.heap.add(Object::LlConst(Box::new(null))))
        }
        _ => Err(space.type_error("only a container can be pointed to".to_string())),
    }
}

/// `cast(T, x)` while a program is imported: in Python.
pub fn cast(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "cast", 2, 2)?;
    let module = space.import_module("rpython.rtyper.lltypesystem._importtime")?;
    let function = space.get_attr_str(module, "cast")?;
    space.call_obj(function, args.pos)
}

/// `fixed_length(T)`: how many items an array of a fixed size has; 0 for other types.
fn fixed_length(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "fixed_length", 1, 1)?;
    let fixed = match type_arg(space, args.pos[0])? {
        LlType::Inline(Container::Array(id)) => space.heap.lltypes.arrays[id].fixed,
        _ => None,
    };
    Ok(space.heap.new_int(fixed.unwrap_or(0).into()))
}

/// `signature_of(F)`: the types of a function type's parameters, and of its result.
fn signature_of(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "signature_of", 1, 1)?;
    let LlType::Inline(Container::Func(id)) = type_arg(space, args.pos[0])? else {
        return Err(space.type_error("a type of functions is expected".to_string()));
    };
    let def = space.heap.lltypes.funcs[id].clone();
    let params = def.params.iter().map(|&ty| space.heap.new_lltype(ty));
    let params: Vec<_> = params.collect();
    let params = space.heap.new_tuple(params);
    let result = space.heap.new_lltype(def.result);
    Ok(space.heap.new_tuple(vec![params, result]))
}

/// `run_c(source, flags)`: what the C program writes, or `None` and what the compiler says.
fn run_c(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "run_c", 2, 2)?;
    let source = space.str_arg(args.pos[0], "source")?.to_string();
    let mut flags = Vec::new();
    for flag in space.collect(args.pos[1])? {
        flags.push(space.str_arg(flag, "a flag")?.to_string());
    }
    let (output, messages) = match super::modules::probe::run_c(&source, &flags) {
        Ok(output) => (space.heap.new_str(output.as_str()), space.heap.none),
        Err(messages) => (space.heap.none, space.heap.new_str(messages.as_str())),
    };
    Ok(space.heap.new_tuple(vec![output, messages]))
}

/// The functions as objects.
pub fn builtin(name: &str, native: Function) -> Object {
    Object::Builtin(Box::new(Builtin {
        name: name.into(),
        native: Native::Fn(native),
        owner: None,
        module: Some(MODULE.into()),
    }))
}
