//! Low-level types made by programs: what `rpython.rtyper.lltypesystem.lltype` is written with.
//!
//! These functions of `rpython.ll` run while a program is imported. A low-level type is one object
//! for one type, so that types compare by identity.

use super::builtin::{Args, Builtin, Native};
use super::heap::Heap;
use super::hostspace::{HResult, HostSpace};
use super::ll::MODULE;
use super::object::{ObjId, Object};
use crate::lltype::{ArrayDef, Container, Field, LlType, Step};

/// A function of the module.
pub type Function = fn(&mut HostSpace, Args<'_>) -> HResult<ObjId>;

/// The functions, for the module's dict. Those that are intrinsics too have a meaning in translated
/// code as well.
pub const FUNCTIONS: [(&str, Function); 14] = [
    ("is_gc", is_gc),
    ("has_length", has_length),
    ("pointer_class", pointer_class),
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

/// `is_gc(T)`: whether the collector manages containers of the type.
fn is_gc(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "is_gc", 1, 1)?;
    let gc = match type_arg(space, args.pos[0])? {
        LlType::Inline(container) => space.heap.lltypes.is_gc(container),
        _ => false,
    };
    Ok(space.heap.new_bool(gc))
}

/// `has_length(T)`: whether an array knows how many items it has.
fn has_length(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "has_length", 1, 1)?;
    let known = match type_arg(space, args.pos[0])? {
        LlType::Inline(Container::Array(id)) => !space.heap.lltypes.arrays[id].nolength,
        _ => false,
    };
    Ok(space.heap.new_bool(known))
}

/// `pointer_class(C)`: prebuilt pointers are instances of this class.
fn pointer_class(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "pointer_class", 1, 1)?;
    space.heap.pointer_class = Some(args.pos[0]);
    Ok(args.pos[0])
}

/// A pointer that was made while the program was imported.
#[derive(Debug, Clone, PartialEq)]
pub struct Pointer {
    /// Its type.
    pub ty: LlType,
    /// What it points to.
    pub to: Pointee,
}

/// What a prebuilt pointer points to.
#[derive(Debug, Clone, PartialEq)]
pub enum Pointee {
    /// Nothing.
    Null,
    /// A function of the program.
    Function(ObjId),
    /// A container, or a part of one: the container, and the indices on the way.
    Container(ObjId, Vec<i64>),
    /// A part of raw memory that is not its beginning.
    RawPart,
}

impl Heap {
    fn slot(&self, object: ObjId, name: &str) -> Option<ObjId> {
        let instance = self.instance(object)?;
        let slot = instance.slots.get(name).copied();
        slot.or_else(|| self.dict_get_str(instance.dict?, name))
    }

    fn slot_type(&self, object: ObjId, name: &str) -> Option<LlType> {
        match self.get(self.slot(object, name)?) {
            Object::LlType(ty) => Some(*ty),
            _ => None,
        }
    }

    /// What an object is as a prebuilt low-level pointer.
    pub fn low_level_pointer(&mut self, object: ObjId) -> Option<Pointer> {
        let class = self.instance(object)?.class;
        if self.pointer_class != Some(class) {
            return None;
        }
        let mut ty = self.slot_type(object, "_TYPE")?;
        let mut at = self.slot(object, "_at")?;
        let mut steps = Vec::new();
        let to = match self.get(at) {
            Object::None => Pointee::Null,
            Object::Function(_) => Pointee::Function(at),
            _ => {
                while let Some(whole) = self.slot(at, "whole").filter(|&whole| whole != self.none) {
                    steps.push((self.slot_type(whole, "T")?, self.slot(at, "step")?));
                    at = whole;
                }
                let mut indices = Vec::new();
                let mut begins = true;
                let mut way = self.slot_type(at, "T").and_then(|ty| match ty {
                    LlType::Inline(container) => Some(LlType::Ptr(container)),
                    _ => None,
                })?;
                for (whole, step) in steps.into_iter().rev() {
                    let step = match (whole, self.as_str(step)) {
                        (LlType::Inline(Container::Struct(id)), Some(name)) => {
                            Step::Field(id, self.lltypes.field(id, name)?)
                        }
                        (LlType::Inline(Container::Array(id)), None) => {
                            indices.push(self.as_int(step)?);
                            Step::Item(id)
                        }
                        _ => return None,
                    };
                    way = self.lltypes.step(way, step);
                    begins &= matches!(step, Step::Field(_, 0));
                }
                match way {
                    LlType::Interior(_) => ty = way,
                    _ if !begins => {
                        return Some(Pointer {
                            ty,
                            to: Pointee::RawPart,
                        })
                    }
                    _ => {}
                }
                Pointee::Container(at, indices)
            }
        };
        Some(Pointer { ty, to })
    }

    /// The type and the values of a prebuilt container, in the order of its fields or items.
    pub fn low_level_container(&self, object: ObjId) -> Option<(Container, Vec<ObjId>)> {
        let LlType::Inline(container) = self.slot_type(object, "T")? else {
            return None;
        };
        let values = match self.get(self.slot(object, "values")?) {
            Object::Dict(table) => table.iter().map(|(_, value)| value).collect(),
            Object::List(items) => items.to_vec(),
            _ => return None,
        };
        Some((container, values))
    }
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
    let (output, messages) =
        match super::modules::probe::run_c(&source, &flags, &mut space.importer.inputs) {
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
