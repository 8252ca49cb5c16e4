//! The prebuilt data that can change, where a library may have several instances of what it keeps.
//!
//! *Theory.* Each instance has a copy of them, behind its state (`rpy_state.h`): they are members of one structure, the
//! image, of which a constant says what is in them in the beginning. Code reaches a member by the thread's instance and a
//! constant distance, its *place*. A pointer between two members is such a place in the constant, and a table says where
//! those are, for the copy to add its own address (`rpy_instances.c`). What cannot change is one constant for all.
//!
//! What cannot change is of a type whose values do not, or nothing in the program writes to it ([`crate::analysis::written`]).
//!
//! *Invariant.* What cannot change leads to nothing that can.

use super::data::{declaration, definition};
use super::database::{Database, Scope};
use super::tables;
use crate::analysis::written::written;
use crate::entity::SecondaryMap;
use crate::lltype::arith::hash_bytes;
use crate::lltype::{
    ArrayId, Container, DataId, IntKind, Items, LlConst, LlProgram, LlType, StructId, Types,
};
use std::fmt::Write;

/// What is a word that keeps the hash of a text, 0 until somebody has asked: it can be computed before.
fn is_hash(id: StructId, field: u32) -> bool {
    field == 0 && matches!(id, Types::STRING | Types::BYTES)
}

/// Whether containers of a type are never written, but for hashes.
pub fn is_fixed(program: &LlProgram, container: Container) -> bool {
    match container {
        Container::Struct(id) => {
            let def = &program.types.structs[id];
            def.fields
                .iter()
                .zip(0..)
                .all(|(field, number)| match field.ty {
                    LlType::Inline(inner) => is_fixed(program, inner),
                    _ => def.immutable || field.immutable || is_hash(id, number),
                })
        }
        Container::Array(id) => {
            let def = program.types.arrays[id];
            def.immutable
                && match def.item {
                    LlType::Inline(inner) => is_fixed(program, inner),
                    _ => true,
                }
        }
        Container::Func(_) | Container::Opaque(_) => false,
    }
}

/// The data that each instance has for itself: what can change, and what leads there.
pub fn own_data(program: &LlProgram, all: &[DataId]) -> SecondaryMap<DataId, bool> {
    let mut own = SecondaryMap::new();
    let mut users: SecondaryMap<DataId, Vec<DataId>> = SecondaryMap::new();
    let mut todo = Vec::new();
    let written = written(program);
    for &id in all {
        let data = &program.data[id];
        if let Some(value) = &data.value {
            each_pointer(value, &mut |target| users[target].push(id));
        }
        let fixed = matches!(data.ty, LlType::Inline(container) if is_fixed(program, container));
        if !fixed && written[id] {
            own[id] = true;
            todo.push(id);
        }
    }
    while let Some(id) = todo.pop() {
        for user in std::mem::take(&mut users[id]) {
            if !std::mem::replace(&mut own[user], true) {
                todo.push(user);
            }
        }
    }
    own
}

fn each_pointer(value: &LlConst, found: &mut impl FnMut(DataId)) {
    match value {
        LlConst::Data(_, id) => found(*id),
        LlConst::Struct(values) | LlConst::Items(Items::Consts(values)) => {
            values.iter().for_each(|value| each_pointer(value, found));
        }
        _ => {}
    }
}

/// The hash that is computed before, if this field is one: the same as `rpy_hash_bytes` gives.
pub fn hash(program: &LlProgram, id: StructId, field: u32, values: &[LlConst]) -> Option<String> {
    let Some(LlConst::Items(Items::Bytes(bytes))) = values.last() else {
        return None;
    };
    let number = || i128::from(hash_bytes(bytes, super::word_bits(program)));
    is_hash(id, field).then(|| super::consts::int(program, number(), IntKind::Signed))
}

/// Writes the structure.
pub fn write_type(program: &LlProgram, db: &Database, scope: &Scope, out: &mut String) {
    out.push_str(
        "\nstruct rpy_image {\n    struct rpy_exception rpy_standard[RPY_STANDARD_COUNT];\n",
    );
    for &id in scope.data.iter().filter(|&&id| db.is_own(id)) {
        let _ = writeln!(out, "    {};", declaration(program, db, id));
    }
    out.push_str("};\n");
}

/// Writes what is in it in the beginning, the places of its members, and of the pointers among them.
pub fn write(program: &LlProgram, db: &Database, scope: &Scope, out: &mut String) {
    let mut relocations = Vec::new();
    let (standard, constants) = tables::standard_exceptions(program, db);
    for (index, [class, value]) in constants.iter().enumerate() {
        for (constant, field) in [(class, "type"), (value, "value")] {
            if is_place(db, constant) {
                relocations.push(format!("rpy_standard[{index}].{field}"));
            }
        }
    }
    let _ = write!(
        out,
        "\nstatic const struct rpy_image rpy_image = {{\n    .rpy_standard = {standard},\n"
    );
    for &id in scope.data.iter().filter(|&&id| db.is_own(id)) {
        let name = db.data(id);
        let _ = write!(out, "    .{name} = ");
        definition(program, db, id, out);
        out.push_str(",\n");
        let data = &program.data[id];
        if let (LlType::Inline(container), Some(value)) = (data.ty, &data.value) {
            let walk = Walk { program, db };
            walk.container(container, value, name, &mut relocations);
        }
    }
    out.push_str("};\nstatic const uint32_t rpy_relocations[] = {\n");
    for path in &relocations {
        let _ = writeln!(out, "    offsetof(struct rpy_image, {path}),");
    }
    let _ = write!(
        out,
        "    0,\n}};\nRPY_SHARED const struct rpy_prebuilt rpy_prebuilt = {{\n    \
         &rpy_image, sizeof rpy_image, rpy_relocations, {}\n}};\n\
         RPY_SHARED const rpy_place rpy_standard = RPY_PLACE(rpy_standard);\n",
        relocations.len()
    );
    for &id in scope.data.iter().filter(|&&id| db.is_own(id)) {
        let name = db.data(id);
        let _ = writeln!(
            out,
            "RPY_SHARED const rpy_place {name} = RPY_PLACE({name});"
        );
    }
}

fn is_place(db: &Database, value: &LlConst) -> bool {
    matches!(value, LlConst::Data(_, id) if db.is_own(*id))
}

/// Finds the pointers to members of the image in what is in one.
struct Walk<'a> {
    program: &'a LlProgram,
    db: &'a Database,
}

impl Walk<'_> {
    fn container(
        &self,
        container: Container,
        value: &LlConst,
        path: &str,
        found: &mut Vec<String>,
    ) {
        match (container, value) {
            (Container::Struct(id), LlConst::Struct(values)) => {
                let fields = self.program.types.structs[id].fields.iter().zip(0..);
                for ((field, number), value) in fields.zip(values) {
                    let path = || format!("{path}.{}", self.db.field(id, number));
                    self.value(field.ty, value, path, found);
                }
            }
            (Container::Array(id), LlConst::Items(Items::Consts(values))) => {
                self.items(id, values, path, found);
            }
            _ => {}
        }
    }

    fn items(&self, id: ArrayId, values: &[LlConst], path: &str, found: &mut Vec<String>) {
        let def = self.program.types.arrays[id];
        let items = if def.nolength { "" } else { ".items" };
        for (index, value) in values.iter().enumerate() {
            self.value(def.item, value, || format!("{path}{items}[{index}]"), found);
        }
    }

    fn value(
        &self,
        ty: LlType,
        value: &LlConst,
        path: impl Fn() -> String,
        found: &mut Vec<String>,
    ) {
        match ty {
            LlType::Inline(container) => self.container(container, value, &path(), found),
            _ if is_place(self.db, value) => found.push(path()),
            _ => {}
        }
    }
}
