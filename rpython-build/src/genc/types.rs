//! C types.

use super::database::{Database, Scope};
use crate::lltype::{ArrayId, Container, IntKind, LlProgram, LlType, StructId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Write;

/// The C type of an integer.
pub fn int_type(kind: IntKind) -> &'static str {
    match kind {
        IntKind::Signed => "rpy_signed",
        IntKind::Unsigned => "rpy_unsigned",
        IntKind::I8 => "int8_t",
        IntKind::I16 => "int16_t",
        IntKind::I32 => "int32_t",
        IntKind::I64 => "int64_t",
        IntKind::I128 | IntKind::Wide => "rpy_int128",
        IntKind::U8 => "uint8_t",
        IntKind::U16 => "uint16_t",
        IntKind::U32 => "uint32_t",
        IntKind::U64 => "uint64_t",
    }
}

/// The C type of a variable, parameter or result.
pub fn c_type(program: &LlProgram, db: &Database, ty: LlType) -> String {
    match ty {
        LlType::Void => "void".into(),
        LlType::Bool => "bool".into(),
        LlType::Char => "uint8_t".into(),
        LlType::UniChar => "uint32_t".into(),
        LlType::Int(kind) => int_type(kind).into(),
        LlType::Float => "double".into(),
        LlType::SingleFloat => "float".into(),
        LlType::Address => "void *".into(),
        LlType::Inline(container) => inline_type(program, db, container),
        LlType::Interior(_) => unreachable!("the rtyper has a representation for it"),
        LlType::Ptr(Container::Func(id)) => db.func_type(id).into(),
        LlType::Ptr(Container::Opaque(_)) => "void *".into(),
        LlType::Ptr(container) => {
            let target = inline_type(program, db, container);
            if target.ends_with('*') {
                format!("{target}*")
            } else {
                format!("{target} *")
            }
        }
    }
}

/// The C type of a container; of a plain C array, of its items.
fn inline_type(program: &LlProgram, db: &Database, container: Container) -> String {
    match container {
        Container::Struct(id) => format!("struct {}", db.structure(id)),
        Container::Array(id) => {
            let def = program.types.arrays[id];
            if def.nolength {
                item_type(program, db, id)
            } else {
                format!("struct {}", db.array(id))
            }
        }
        Container::Func(_) | Container::Opaque(_) => "void".into(),
    }
}

/// The C type of an array's items. Items without a value take a byte, so that they can be counted.
pub fn item_type(program: &LlProgram, db: &Database, id: ArrayId) -> String {
    match program.types.arrays[id].item {
        LlType::Void => "uint8_t".into(),
        item => c_type(program, db, item),
    }
}

/// `type name`, with a space where one is needed.
pub fn declare(ty: &str, name: &str) -> String {
    if ty.ends_with('*') {
        format!("{ty}{name}")
    } else {
        format!("{ty} {name}")
    }
}

/// The C names of a structure's fields.
pub fn field_names(program: &LlProgram, id: StructId) -> Vec<String> {
    let mut names = Vec::new();
    let mut counts: FxHashMap<String, u32> = FxHashMap::default();
    for field in &program.types.structs[id].fields {
        let c_char = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
        let name: String = "f_".chars().chain(field.name.chars().map(c_char)).collect();
        *counts.entry(name.clone()).or_default() += 1;
        names.push(name);
    }
    // Names that differ in what C does not allow only.
    for (index, name) in names.iter_mut().enumerate() {
        if counts[name] > 1 {
            let _ = write!(name, "__{index}");
        }
    }
    names
}

/// What the C type of a value names by a tag.
fn tagged(program: &LlProgram, ty: LlType) -> Option<Container> {
    match ty {
        LlType::Ptr(Container::Array(id)) | LlType::Inline(Container::Array(id))
            if program.types.arrays[id].nolength =>
        {
            tagged(program, program.types.arrays[id].item)
        }
        LlType::Ptr(container @ (Container::Struct(_) | Container::Array(_)))
        | LlType::Inline(container @ (Container::Struct(_) | Container::Array(_))) => {
            Some(container)
        }
        _ => None,
    }
}

/// The types of a scope that are to be declared before all others: C takes a tag that it first meets in a
/// list of parameters for one of that list alone. A definition, and a member that is a pointer, declare one
/// as well.
fn first_declared(program: &LlProgram, scope: &Scope) -> Vec<Container> {
    let mut elsewhere: FxHashSet<Container> = scope.containers.iter().copied().collect();
    for &container in &scope.containers {
        match container {
            Container::Struct(id) => {
                let fields = &program.types.structs[id].fields;
                elsewhere.extend(fields.iter().filter_map(|field| tagged(program, field.ty)));
            }
            Container::Array(id) => {
                elsewhere.extend(tagged(program, program.types.arrays[id].item));
            }
            Container::Func(_) | Container::Opaque(_) => {}
        }
    }
    for &id in &scope.func_types {
        for &param in &program.types.funcs[id].params {
            if let Some(container) = tagged(program, param) {
                elsewhere.remove(&container);
            }
        }
    }
    let declared = scope.declared.iter().copied();
    declared
        .filter(|container| !elsewhere.contains(container))
        .collect()
}

/// Declares the types of a scope.
pub fn write(program: &LlProgram, db: &Database, scope: &Scope, out: &mut String) {
    out.push_str("\n/* ---- types ---- */\n\n");
    for container in first_declared(program, scope) {
        match container {
            Container::Struct(id) => {
                let _ = writeln!(out, "struct {};", db.structure(id));
            }
            Container::Array(id) if !program.types.arrays[id].nolength => {
                let _ = writeln!(out, "struct {};", db.array(id));
            }
            _ => {}
        }
    }
    for &id in &scope.func_types {
        let def = &program.types.funcs[id];
        let params: Vec<String> = def
            .params
            .iter()
            .filter(|&&ty| ty != LlType::Void)
            .map(|&ty| c_type(program, db, ty))
            .collect();
        let params = if params.is_empty() {
            "void".into()
        } else {
            params.join(", ")
        };
        let name = format!("(*{})({params})", db.func_type(id));
        let result = c_type(program, db, def.result);
        let _ = writeln!(out, "typedef {};", declare(&result, &name));
    }
    for &container in &scope.containers {
        match container {
            Container::Struct(id) => {
                let _ = writeln!(out, "struct {} {{", db.structure(id));
                write_fields(program, db, id, None, out);
                out.push_str("};\n");
            }
            Container::Array(id) if !program.types.arrays[id].nolength => {
                let _ = writeln!(out, "struct {} {{", db.array(id));
                write_array_fields(program, db, id, None, out);
                out.push_str("};\n");
            }
            _ => {}
        }
    }
}

/// The members of a structure. `items`: of prebuilt data, how many items the inlined array has.
pub fn write_fields(
    program: &LlProgram,
    db: &Database,
    id: StructId,
    items: Option<usize>,
    out: &mut String,
) {
    let def = &program.types.structs[id];
    let mut empty = true;
    if def.gc
        && program
            .types
            .base(id)
            .is_none_or(|b| !program.types.structs[b].gc)
    {
        out.push_str("    struct rpy_header h;\n");
        empty = false;
    }
    for (index, field) in def.fields.iter().enumerate() {
        let name = db.field(id, index as u32);
        match field.ty {
            LlType::Void => continue,
            LlType::Inline(Container::Array(array)) => {
                if program.types.arrays[array].nolength {
                    let item = item_type(program, db, array);
                    let count = match program.types.arrays[array].fixed {
                        Some(fixed) => fixed.to_string(),
                        None => items.map_or(String::new(), |n| n.max(1).to_string()),
                    };
                    let _ = writeln!(out, "    {};", declare(&item, &format!("{name}[{count}]")));
                } else if let Some(count) = items {
                    out.push_str("    struct {\n");
                    write_array_fields(program, db, array, Some(count), out);
                    let _ = writeln!(out, "    }} {name};");
                } else {
                    let _ = writeln!(out, "    struct {} {name};", db.array(array));
                }
            }
            ty => {
                let ty = c_type(program, db, ty);
                let _ = writeln!(out, "    {};", declare(&ty, name));
            }
        }
        empty = false;
    }
    if empty {
        out.push_str("    char rpy_empty;\n");
    }
}

/// The members of an array's structure.
pub fn write_array_fields(
    program: &LlProgram,
    db: &Database,
    id: ArrayId,
    items: Option<usize>,
    out: &mut String,
) {
    let def = program.types.arrays[id];
    if def.gc {
        out.push_str("    struct rpy_header h;\n");
    }
    out.push_str("    rpy_signed length;\n");
    let item = item_type(program, db, id);
    let count = items.map_or(String::new(), |n| n.to_string());
    let _ = writeln!(out, "    {};", declare(&item, &format!("items[{count}]")));
}
