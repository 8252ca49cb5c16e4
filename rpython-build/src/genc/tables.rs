//! The tables that the runtime reads: types, roots among the prebuilt data, traceback lines,
//! exceptions.

use super::data::string_literal;
use super::database::{Database, Scope};
use super::types::item_type;
use super::units::Units;
use crate::lltype::{ArrayId, Container, Items, LlConst, LlProgram, LlType, StructId};
use crate::source::SourceMap;
use std::fmt::Write;

/// Whether prebuilt containers of this type can come to point to objects that are not prebuilt.
pub fn is_root(program: &LlProgram, container: Container) -> bool {
    match container {
        Container::Struct(id) => {
            let def = &program.types.structs[id];
            !def.immutable
                && def.fields.iter().any(|field| match field.ty {
                    LlType::Inline(inner) => is_root(program, inner),
                    ty => !field.immutable && program.types.is_gc_ptr(ty),
                })
        }
        Container::Array(id) => {
            let def = program.types.arrays[id];
            !def.immutable
                && match def.item {
                    LlType::Inline(inner) => is_root(program, inner),
                    ty => program.types.is_gc_ptr(ty),
                }
        }
        Container::Func(_) | Container::Opaque(_) => false,
    }
}

/// Where the gc pointers of a structure's fixed part are, as paths of C members.
fn pointers(program: &LlProgram, db: &Database, id: StructId, path: &str, found: &mut Vec<String>) {
    for (index, field) in program.types.structs[id].fields.iter().enumerate() {
        let name = db.field(id, index as u32);
        match field.ty {
            LlType::Inline(Container::Struct(inner)) => {
                pointers(program, db, inner, &format!("{path}{name}."), found);
            }
            ty if program.types.is_gc_ptr(ty) => found.push(format!("{path}{name}")),
            _ => {}
        }
    }
}

/// How C sees a traced container.
struct Layout {
    /// Its C type.
    c_type: String,
    /// Its fixed pointers.
    fixed: Vec<String>,
    /// Its array: the member path before `length` and `items`, and the array.
    array: Option<(String, ArrayId)>,
}

fn layout(program: &LlProgram, db: &Database, container: Container) -> Option<Layout> {
    match container {
        Container::Struct(id) => {
            let mut fixed = Vec::new();
            pointers(program, db, id, "", &mut fixed);
            let array = program
                .types
                .varsize_field(id)
                .map(|(field, array)| (format!("{}.", db.field(id, field)), array));
            Some(Layout {
                c_type: format!("struct {}", db.structure(id)),
                fixed,
                array,
            })
        }
        Container::Array(id) if !program.types.arrays[id].nolength => Some(Layout {
            c_type: format!("struct {}", db.array(id)),
            fixed: Vec::new(),
            array: Some((String::new(), id)),
        }),
        _ => None,
    }
}

/// Writes the tables.
pub fn write(program: &LlProgram, db: &Database, out: &mut String) {
    out.push_str("\n/* ---- tables for the runtime ---- */\n\n");
    let margin = db.root_margin(program);
    let _ = writeln!(
        out,
        "RPY_UNUSED RPY_SHARED const size_t rpy_root_margin = {margin};"
    );
    write_types(program, db, out);
    write_roots(program, db, out);
    write_exceptions(program, db, out);
}

/// Declares the numbers of the types that a text makes objects of, as what they are in the text
/// that has the tables: there another type shifts them.
pub fn declare_type_ids(db: &Database, scope: &Scope, out: &mut String) {
    for &container in &scope.made {
        if db.tid(container).is_some() {
            let name = db.tid_value(container);
            let _ = writeln!(out, "RPY_DECLARED const uint32_t {name};");
        }
    }
}

/// Writes the numbers of the types.
pub fn write_type_ids(db: &Database, out: &mut String) {
    out.push_str("\nenum {\n");
    if !db.is_divided() {
        for (index, &container) in db.traced.iter().enumerate() {
            let _ = writeln!(out, "    {} = {index},", db.tid_name(container));
        }
    }
    // No object, but a single pointer somewhere.
    let _ = writeln!(out, "    RPY_TID_POINTER = {}\n}};", db.traced.len());
    if db.is_divided() {
        for &container in &db.traced {
            let (name, number) = (db.tid_value(container), db.tid_name(container));
            let _ = writeln!(out, "RPY_SHARED const uint32_t {name} = {number};");
        }
    }
}

fn write_types(program: &LlProgram, db: &Database, out: &mut String) {
    let mut rows = Vec::new();
    for &container in &db.traced {
        let Some(layout) = layout(program, db, container) else {
            rows.push("{0, 0, 0, 0, 0, NULL}".to_string());
            continue;
        };
        let c = &layout.c_type;
        let mut offsets: Vec<String> = layout
            .fixed
            .iter()
            .map(|path| format!("offsetof({c}, {path})"))
            .collect();
        let fixed = offsets.len();
        let mut sizes = format!("RPY_OBJECT_SIZE(sizeof({c})), 0, 0");
        if let Some((path, array)) = &layout.array {
            let item = item_type(program, db, *array);
            match program.types.arrays[*array].item {
                LlType::Inline(Container::Struct(id)) => {
                    let mut paths = Vec::new();
                    pointers(program, db, id, "", &mut paths);
                    let of = paths.iter().map(|p| format!("offsetof({item}, {p})"));
                    offsets.extend(of);
                }
                ty if program.types.is_gc_ptr(ty) => offsets.push("0".into()),
                _ => {}
            }
            sizes =
                format!("offsetof({c}, {path}items), sizeof({item}), offsetof({c}, {path}length)");
            if program.types.arrays[*array].nolength {
                sizes = format!("RPY_OBJECT_SIZE(sizeof({c})), 0, 0");
                offsets.truncate(fixed);
            }
        }
        let items = offsets.len() - fixed;
        let list = match offsets.is_empty() {
            true => "NULL".into(),
            false => format!("(const uint32_t[]){{{}}}", offsets.join(", ")),
        };
        rows.push(format!("{{{sizes}, {fixed}, {items}, {list}}}"));
    }
    out.push_str("RPY_SHARED const struct rpy_type rpy_types[] = {\n");
    rows.push("{sizeof(void *), 0, 0, 1, 0, (const uint32_t[]){0}}".into());
    for row in rows {
        let _ = writeln!(out, "    {row},");
    }
    out.push_str("};\n");
    // One text for all of them: nothing to be relocated, and only a profile of the heap reads it.
    let _ = writeln!(
        out,
        "RPY_SHARED const uint32_t rpy_type_count = {};\nRPY_SHARED const char rpy_type_names[] =",
        db.traced.len()
    );
    for &container in &db.traced {
        let mut name = program.types.shown(container).into_bytes();
        name.push(0);
        out.push_str("    ");
        string_literal(&name, out);
        out.push('\n');
    }
    out.push_str("    \"\";\n");
}

fn write_roots(program: &LlProgram, db: &Database, out: &mut String) {
    let mut rows = Vec::new();
    for &id in &db.all.data {
        let data = &program.data[id];
        let LlType::Inline(container) = data.ty else {
            continue;
        };
        // (What instances share leads to nothing else.)
        if !is_root(program, container) || db.has_instances() && !db.is_own(id) {
            continue;
        }
        let name = db.data(id);
        let place = |what: &str| match db.is_own(id) {
            true => format!("RPY_PLACE({what})"),
            false => format!("(void *)&{what}"),
        };
        match container {
            // A plain array has no length: each of its pointers is a root of its own, of the
            // type that has one pointer at its start.
            Container::Array(array) if program.types.arrays[array].nolength => {
                let count = match &data.value {
                    Some(LlConst::Items(Items::Consts(items))) => items.len(),
                    _ => 0,
                };
                for index in 0..count {
                    let tid = match program.types.arrays[array].item {
                        LlType::Inline(inner) => db.tid_name(inner),
                        _ => "RPY_TID_POINTER".into(),
                    };
                    let item = place(&format!("{name}[{index}]"));
                    rows.push(format!("{{{item}, {tid}, true}}"));
                }
            }
            _ => {
                let raw = !program.types.is_gc(container);
                let tid = db.tid_name(container);
                rows.push(format!("{{{}, {tid}, {raw}}}", place(name)));
            }
        }
    }
    // (Collectors that find pointers by themselves need neither.)
    out.push_str("RPY_UNUSED RPY_SHARED const struct rpy_prebuilt_root rpy_prebuilt_roots[] = {\n");
    for row in rows {
        let _ = writeln!(out, "    {row},");
    }
    let end = if db.has_instances() { "0" } else { "NULL" };
    let _ = writeln!(out, "    {{{end}, 0, false}},\n}};");
}

/// Writes the lines of tracebacks that the functions of a text add.
pub fn write_locations(
    program: &LlProgram,
    units: &Units,
    sources: &SourceMap,
    scope: &Scope,
    out: &mut String,
) {
    if scope.locations.is_empty() {
        return;
    }
    out.push_str("\nstatic const struct rpy_location rpy_locations[] = {\n");
    for (row, &location) in scope.locations.iter().enumerate() {
        let location = &program.locations[location];
        let within = location
            .within
            .and_then(|within| scope.locations.get_index_of(&within));
        let further = within.map_or(0, |within| within as isize - row as isize);
        let file = sources.file(location.span.file);
        out.push_str("    {");
        string_literal(file.name.as_bytes(), out);
        out.push_str(", ");
        string_literal(location.function.as_bytes(), out);
        let _ = writeln!(
            out,
            ", {}, {further}}},",
            units.line(sources, location.span)
        );
    }
    out.push_str("};\n");
}

/// The rows of `enum rpy_standard_exception`.
const STANDARD: [&str; 4] = [
    "MemoryError",
    "OverflowError",
    "RecursionError",
    "ZeroDivisionError",
];

/// What the runtime raises: the class and the value of each row, with what they are.
pub fn standard_exceptions<'p>(
    program: &'p LlProgram,
    db: &Database,
) -> (String, Vec<[&'p LlConst; 2]>) {
    let mut text = String::from("{\n");
    let mut rows = Vec::new();
    let address = |constant: &LlConst| match constant {
        LlConst::Data(_, id) if db.is_own(*id) => format!("(void *)RPY_PLACE({})", db.data(*id)),
        LlConst::Data(_, id) => format!("(void *)&{}", db.data(*id)),
        _ => "NULL".into(),
    };
    for name in STANDARD {
        let row = match program.exceptions.iter().find(|e| e.name == name) {
            Some(e) => [&e.class, &e.instance],
            None => [&LlConst::Void(None); 2],
        };
        let _ = writeln!(text, "    {{{}, {}}},", address(row[0]), address(row[1]));
        rows.push(row);
    }
    text.push('}');
    (text, rows)
}

fn write_exceptions(program: &LlProgram, db: &Database, out: &mut String) {
    // (Otherwise they are in the image.)
    if !db.has_instances() {
        let (rows, _) = standard_exceptions(program, db);
        let _ = writeln!(
            out,
            "RPY_SHARED const struct rpy_exception rpy_standard[RPY_STANDARD_COUNT] = {rows};"
        );
    }
}
