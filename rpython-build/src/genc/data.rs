//! Prebuilt data as static variables.
//!
//! A container with items has a structure type for so many items; pointers to it are cast. Variables that refer to others are
//! declared before the first of them is defined, so that data can be cyclic; the others (texts, tables) are defined first.

use super::consts::initial;
use super::database::{Database, Scope};
use super::image;
use super::types::{declare, item_type, write_array_fields, write_fields};
use crate::lltype::{
    ArrayId, Container, Data, DataId, Items, LlConst, LlProgram, LlType, StructId,
};
use rustc_hash::FxHashSet;
use std::fmt::Write;

/// How many items a container has.
fn item_count(program: &LlProgram, data: &Data) -> usize {
    match (&data.value, data.ty) {
        (Some(LlConst::Items(items)), _) => items.len(),
        (Some(LlConst::Struct(values)), LlType::Inline(Container::Struct(id))) => {
            match (program.types.varsize_field(id), values.last()) {
                (Some(_), Some(LlConst::Items(items))) => items.len(),
                _ => 0,
            }
        }
        _ => 0,
    }
}

/// Whether a variable is a constant in C.
fn is_const(program: &LlProgram, db: &Database, id: DataId) -> bool {
    let LlType::Inline(container) = program.data[id].ty else {
        return false;
    };
    match db.has_instances() {
        true => !db.is_own(id),
        // (Collectors may write to the headers of objects, and hashes are computed when somebody asks.)
        false => !program.types.is_gc(container) && image::is_fixed(program, container),
    }
}

/// The structure type of a container that has so many items of its own; none for others.
fn sized_type(program: &LlProgram, db: &Database, id: DataId) -> Option<String> {
    let data = &program.data[id];
    let name = match data.ty {
        LlType::Inline(Container::Struct(of)) => {
            program.types.varsize_field(of)?;
            db.structure(of)
        }
        LlType::Inline(Container::Array(of)) if !program.types.arrays[of].nolength => db.array(of),
        _ => return None,
    };
    Some(format!("t_{name}_{}", item_count(program, data)))
}

/// The declaration of a variable, without storage class.
pub fn declaration(program: &LlProgram, db: &Database, id: DataId) -> String {
    let data = &program.data[id];
    let name = db.data(id);
    let LlType::Inline(container) = data.ty else {
        return declare("void *", name);
    };
    let text = match (container, sized_type(program, db, id)) {
        (_, Some(ty)) => format!("struct {ty} {name}"),
        (Container::Array(array), None) => {
            let count = item_count(program, data).max(1);
            declare(&item_type(program, db, array), &format!("{name}[{count}]"))
        }
        (Container::Struct(id), None) => format!("struct {} {name}", db.structure(id)),
        _ => declare("void *", name),
    };
    if is_const(program, db, id) {
        format!("const {text}")
    } else {
        text
    }
}

/// Declares the types of variables that have items of their own.
pub fn write_types(program: &LlProgram, db: &Database, scope: &Scope, out: &mut String) {
    let mut written = FxHashSet::default();
    for &id in &scope.data {
        let Some(name) = sized_type(program, db, id) else {
            continue;
        };
        if written.contains(&name) {
            continue;
        }
        let data = &program.data[id];
        // A string has a zero behind it, for C.
        let count = Some(item_count(program, data) + 1);
        let mut fields = String::new();
        match data.ty {
            LlType::Inline(Container::Struct(of)) => {
                write_fields(program, db, of, count, &mut fields);
            }
            LlType::Inline(Container::Array(of)) => {
                write_array_fields(program, db, of, count, &mut fields);
            }
            _ => {}
        }
        // There is one for each length: a line each.
        let fields: Vec<_> = fields.lines().map(str::trim).collect();
        let _ = writeln!(out, "struct {name} {{ {} }};", fields.join(" "));
        written.insert(name);
    }
}

/// Declares the variables of other texts that this one refers to.
pub fn write_declarations(program: &LlProgram, db: &Database, scope: &Scope, out: &mut String) {
    out.push_str(SECTION);
    declare_all(program, db, &scope.data, out);
}

const SECTION: &str = "\n/* ---- prebuilt data ---- */\n\n";

fn declare_all(program: &LlProgram, db: &Database, all: &[DataId], out: &mut String) {
    for &id in all {
        if db.is_own(id) {
            let name = db.data(id);
            let _ = writeln!(out, "RPY_UNUSED RPY_DECLARED const rpy_place {name};");
            continue;
        }
        // Where the type is not complete, as in the units that only refer to it, it is declared here.
        let declaration = declaration(program, db, id);
        let _ = writeln!(out, "RPY_UNUSED RPY_DECLARED {declaration};");
    }
}

/// The variables that are not in an image, in the text that defines them: those that refer to nothing, and declarations of the others.
/// Gives what is left to define.
pub fn write_first(
    program: &LlProgram,
    db: &Database,
    scope: &Scope,
    out: &mut String,
) -> Vec<DataId> {
    out.push_str(SECTION);
    let is_leaf = |id: &DataId| {
        let value = program.data[*id].value.as_ref();
        !db.is_own(*id) && value.is_none_or(|value| !refers(value))
    };
    let (leaves, others): (Vec<_>, Vec<_>) = scope.data.iter().copied().partition(is_leaf);
    write_definitions(program, db, &leaves, out);
    declare_all(program, db, &others, out);
    others
}

/// Defines variables that are not in an image.
pub fn write_definitions(program: &LlProgram, db: &Database, ids: &[DataId], out: &mut String) {
    for &id in ids.iter().filter(|&&id| !db.is_own(id)) {
        let declaration = declaration(program, db, id);
        let _ = write!(out, "RPY_UNUSED RPY_SHARED {declaration} = ");
        definition(program, db, id, out);
        out.push_str(";\n");
    }
}

/// Whether a value has a pointer to data or to a function in it.
fn refers(value: &LlConst) -> bool {
    match value {
        LlConst::Data(..) | LlConst::Func(..) => true,
        LlConst::Struct(values) | LlConst::Items(Items::Consts(values)) => {
            values.iter().any(refers)
        }
        _ => false,
    }
}

/// What is in a variable in the beginning.
pub fn definition(program: &LlProgram, db: &Database, id: DataId, out: &mut String) {
    let data = &program.data[id];
    match (data.ty, &data.value) {
        (LlType::Inline(container), Some(value)) => {
            let header = program
                .types
                .is_gc(container)
                .then(|| format!("{{{}, RPY_STATIC}}", db.tid_name(container)));
            let writer = Writer { program, db };
            writer.container(container, value, header.as_deref(), out);
        }
        _ => out.push_str("{0}"),
    }
}

struct Writer<'a> {
    program: &'a LlProgram,
    db: &'a Database,
}

impl Writer<'_> {
    fn container(
        &self,
        container: Container,
        value: &LlConst,
        header: Option<&str>,
        out: &mut String,
    ) {
        match (container, value) {
            (Container::Struct(id), LlConst::Struct(values)) => {
                self.structure(id, values, header, out);
            }
            (Container::Array(id), LlConst::Items(items)) => self.array(id, items, header, out),
            _ => out.push_str("{0}"),
        }
    }

    fn structure(&self, id: StructId, values: &[LlConst], header: Option<&str>, out: &mut String) {
        let def = &self.program.types.structs[id];
        let base = self.program.types.base(id);
        let base_has_header = base.is_some_and(|b| self.program.types.structs[b].gc);
        let mut first = true;
        let mut comma = |out: &mut String| {
            if !std::mem::replace(&mut first, false) {
                out.push_str(", ");
            }
        };
        out.push('{');
        if let (true, false, Some(header)) = (def.gc, base_has_header, header) {
            comma(out);
            out.push_str(header);
        }
        for (index, (field, value)) in def.fields.iter().zip(values).enumerate() {
            match field.ty {
                LlType::Void => {}
                LlType::Inline(container) => {
                    comma(out);
                    let header = header.filter(|_| index == 0 && base_has_header);
                    self.container(container, value, header, out);
                }
                _ => {
                    comma(out);
                    let hash = || image::hash(self.program, id, index as u32, values);
                    let hash = self.db.has_instances().then(hash).flatten();
                    out.push_str(&hash.unwrap_or_else(|| initial(self.program, self.db, value)));
                }
            }
        }
        if first {
            out.push('0');
        }
        out.push('}');
    }

    fn array(&self, id: ArrayId, items: &Items, header: Option<&str>, out: &mut String) {
        let def = self.program.types.arrays[id];
        if !def.nolength {
            out.push('{');
            if let Some(header) = header {
                out.push_str(header);
                out.push_str(", ");
            }
            let _ = write!(out, "{}, ", items.len());
        }
        match items {
            Items::Bytes(bytes) => string_literal(bytes, out),
            _ if items.len() == 0 || def.item == LlType::Void => {
                // C has no arrays of nothing: there is one item.
                let inlined = matches!(def.item, LlType::Inline(_));
                out.push_str(if inlined { "{{0}}" } else { "{0}" });
            }
            Items::Numbers(numbers) => {
                items_of(numbers, out, |&number, out| push_number(number, out));
            }
            Items::Consts(values) => items_of(values, out, |value, out| match def.item {
                LlType::Inline(container) => self.container(container, value, None, out),
                _ => out.push_str(&initial(self.program, self.db, value)),
            }),
        }
        if !def.nolength {
            out.push('}');
        }
    }
}

/// From how many items on that are the same they are written once, for all of them (which GNU C can): a large array that is made
/// of one value takes no longer to read than a small one.
const SAME: usize = 32;

/// The items of an array.
fn items_of<T: PartialEq>(items: &[T], out: &mut String, write: impl Fn(&T, &mut String)) {
    out.push('{');
    let (mut at, mut written) = (0, 0);
    while let Some(item) = items.get(at) {
        let same = items[at..].iter().take_while(|&other| other == item);
        let end = at + same.count();
        let once = end - at >= SAME;
        for _ in at..if once { at + 1 } else { end } {
            if written > 0 {
                out.push_str(separator(written));
            }
            if once {
                let _ = write!(out, "[{at} ... {}] = ", end - 1);
            }
            write(item, out);
            written += 1;
        }
        at = end;
    }
    out.push('}');
}

/// What stands before an item of an array.
fn separator(index: usize) -> &'static str {
    match index % 16 {
        0 => ",\n    ",
        _ => ", ",
    }
}

/// A number. (There are thousands, in toolchains that are not optimised.)
fn push_number(number: i32, out: &mut String) {
    if number < 0 {
        let _ = write!(out, "({number})");
        return;
    }
    let mut digits = [0; 10];
    let (mut at, mut rest) = (digits.len(), number);
    while at == digits.len() || rest > 0 {
        at -= 1;
        digits[at] = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    for &digit in &digits[at..] {
        out.push(digit as char);
    }
}

/// Bytes as a C string literal.
pub fn string_literal(bytes: &[u8], out: &mut String) {
    out.push('"');
    for &byte in bytes {
        match byte {
            b'"' | b'\\' => {
                out.push('\\');
                out.push(byte as char);
            }
            // Two in a row start a trigraph.
            b'?' => out.push_str("\\?"),
            b' '..=b'~' => out.push(byte as char),
            _ => {
                let _ = write!(out, "\\{byte:03o}");
            }
        }
    }
    out.push('"');
}
