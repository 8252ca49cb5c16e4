//! C names: readable, distinct, the same in every run, and, as far as can be, the same after a
//! change of something else in the program.
//!
//! A name is made of the program's own. What has its name for itself needs no more; things that
//! share one have a hash behind it of what tells them apart: of the types and the body of a
//! function, of the fields of a structure, of the content of data. Only those that are the same in
//! that too are counted.

use super::database::Scope;
use crate::entity::SecondaryMap;
use crate::ir::model::Value;
use crate::lltype::{
    ArrayId, Container, DataId, FuncBody, FuncId, FuncTypeId, Items, LlConst, LlProgram, LlType,
    StructId,
};
use rpython_spec::hash::Hash;
use rustc_hash::FxHashMap;

/// How far a hash goes into the types that a type refers to.
const DEPTH: u32 = 3;

/// The names of a program.
#[derive(Default)]
pub struct Names {
    /// What shared symbols start with, if the program is divided.
    pub prefix: Option<String>,
    pub funcs: SecondaryMap<FuncId, String>,
    pub data: SecondaryMap<DataId, String>,
    pub structs: SecondaryMap<StructId, String>,
    pub fields: SecondaryMap<StructId, Vec<String>>,
    pub arrays: SecondaryMap<ArrayId, String>,
    pub func_types: SecondaryMap<FuncTypeId, String>,
}

/// What is to get a name.
struct Wanted<'p, I> {
    id: I,
    /// The name that it has in the program.
    name: &'p str,
}

/// Names things: `hash` of those that share a name.
fn give<'p, I: Copy>(
    prefix: &str,
    wanted: impl IntoIterator<Item = Wanted<'p, I>>,
    hash: impl Fn(I) -> u64,
    mut set: impl FnMut(I, String),
) {
    let wanted: Vec<_> = wanted
        .into_iter()
        .map(|wanted| (readable(prefix, wanted.name), wanted))
        .collect();
    let mut shared: FxHashMap<&str, usize> = FxHashMap::default();
    for (name, _) in &wanted {
        *shared.entry(name).or_default() += 1;
    }
    let mut taken: FxHashMap<String, u32> = FxHashMap::default();
    for (name, wanted) in &wanted {
        let mut name = name.clone();
        if shared[name.as_str()] > 1 {
            name = format!("{name}_{:08x}", hash(wanted.id) >> 32);
        }
        loop {
            let count = taken.entry(name.clone()).or_default();
            *count += 1;
            match *count {
                1 => break,
                count => name = format!("{name}_{count}"),
            }
        }
        set(wanted.id, name);
    }
}

/// A prefix and what C allows in a name, which must not become a page long.
fn readable(prefix: &str, base: &str) -> String {
    let mut name = String::with_capacity(prefix.len() + base.len());
    name.push_str(prefix);
    for c in base.chars().take(80) {
        if c.is_ascii_alphanumeric() {
            name.push(c);
        } else if !name.ends_with('_') {
            name.push('_');
        }
    }
    while name.len() > prefix.len() && name.ends_with('_') {
        name.pop();
    }
    if name.len() == prefix.len() {
        name.push('x');
    }
    name
}

impl Names {
    /// Names everything that is in a scope.
    pub fn new(program: &LlProgram, all: &Scope) -> Self {
        let mut names = Names::default();
        let key = Keys { program };
        let structs = all.containers.iter().filter_map(|&c| match c {
            Container::Struct(id) => Some(Wanted {
                id,
                name: &program.types.structs[id].name,
            }),
            _ => None,
        });
        // In the order of their ids, so that counts do not depend on who came first.
        let mut structs: Vec<_> = structs.collect();
        structs.sort_by_key(|wanted| wanted.id);
        give(
            "s_",
            structs,
            |id| key.structure(id),
            |id, name| {
                names.fields[id] = super::types::field_names(program, id);
                names.structs[id] = name;
            },
        );

        let arrays = all.containers.iter().filter_map(|&c| match c {
            Container::Array(id) => Some((id, item_name(program, program.types.arrays[id].item))),
            _ => None,
        });
        let mut arrays: Vec<_> = arrays.collect();
        arrays.sort();
        let arrays = arrays.iter().map(|(id, name)| Wanted { id: *id, name });
        give(
            "a_",
            arrays,
            |id| key.array(id),
            |id, name| {
                names.arrays[id] = name;
            },
        );

        let func_types = all.func_types.iter().map(|&id| Wanted {
            id,
            name: "functype",
        });
        give(
            "",
            func_types,
            |id| key.func_type(id),
            |id, name| {
                names.func_types[id] = name;
            },
        );

        let graphs = all.funcs.iter().filter_map(|&id| {
            let func = &program.funcs[id];
            match &func.body {
                FuncBody::External(_) => None,
                _ => Some(Wanted {
                    id,
                    name: program.shared_name(id),
                }),
            }
        });
        give(
            "py_",
            graphs,
            |id| key.func(id),
            |id, name| {
                names.funcs[id] = name;
            },
        );
        for &id in &all.funcs {
            if let FuncBody::External(external) = &program.funcs[id].body {
                names.funcs[id].clone_from(&external.c_name);
            }
        }

        let data = all.data.iter().map(|&id| Wanted {
            id,
            name: &program.data[id].name,
        });
        give(
            "d_",
            data,
            |id| key.data(id),
            |id, name| {
                names.data[id] = name;
            },
        );
        names
    }

    /// Gives what the units of a divided program share names that no other library has.
    pub fn share(&mut self, program: &LlProgram, all: &Scope, prefix: &str) {
        let symbols = format!("{prefix}_");
        for &id in &all.funcs {
            if !matches!(program.funcs[id].body, FuncBody::External(_)) {
                self.funcs[id].insert_str(0, &symbols);
            }
        }
        for &id in &all.data {
            self.data[id].insert_str(0, &symbols);
        }
        self.prefix = Some(prefix.to_string());
    }
}

/// What tells those apart that share a name.
struct Keys<'p> {
    program: &'p LlProgram,
}

impl Keys<'_> {
    fn structure(&self, id: StructId) -> u64 {
        let mut hash = Hash::new();
        self.add_type(&mut hash, LlType::Inline(Container::Struct(id)), DEPTH);
        hash.value()
    }

    fn array(&self, id: ArrayId) -> u64 {
        let mut hash = Hash::new();
        self.add_type(&mut hash, LlType::Inline(Container::Array(id)), DEPTH);
        hash.value()
    }

    fn func_type(&self, id: FuncTypeId) -> u64 {
        let mut hash = Hash::new();
        self.add_func_type(&mut hash, id, DEPTH);
        hash.value()
    }

    /// Of a function: its type, and what it does, other than by the names of what it uses.
    fn func(&self, id: FuncId) -> u64 {
        let func = &self.program.funcs[id];
        let mut hash = Hash::new();
        self.add_func_type(&mut hash, func.ty, DEPTH);
        if let FuncBody::Graph(graph) = func.body {
            let graph = &self.program.graphs[graph];
            for block in graph.reachable() {
                let data = &graph.blocks[block];
                let ops = data.ops.iter();
                let values = ops.flat_map(|op| {
                    hash.add(op.code.row().name.as_bytes());
                    &op.args
                });
                let values: Vec<_> = values.collect();
                for value in values
                    .into_iter()
                    .chain(data.exits.iter().flat_map(|e| &e.args))
                {
                    if let Value::Const(constant) = value {
                        self.add_constant(&mut hash, constant);
                    }
                }
            }
        }
        hash.value()
    }

    fn data(&self, id: DataId) -> u64 {
        let data = &self.program.data[id];
        let mut hash = Hash::new();
        self.add_type(&mut hash, data.ty, 1);
        if let Some(value) = &data.value {
            self.add_constant(&mut hash, value);
        }
        hash.value()
    }

    fn add_func_type(&self, hash: &mut Hash, id: FuncTypeId, depth: u32) {
        let def = &self.program.types.funcs[id];
        for &ty in def.params.iter().chain([&def.result]) {
            self.add_type(hash, ty, depth);
        }
    }

    fn add_type(&self, hash: &mut Hash, ty: LlType, depth: u32) {
        let types = &self.program.types;
        let (container, is_pointer) = match ty {
            LlType::Ptr(container) => (container, true),
            LlType::Inline(container) => (container, false),
            other => {
                hash.add(format!("{other:?}").as_bytes());
                return;
            }
        };
        hash.add(if is_pointer { b"*" } else { b"" });
        match container {
            Container::Struct(id) => {
                let def = &types.structs[id];
                hash.add(def.name.as_bytes());
                if depth > 0 {
                    for field in &def.fields {
                        hash.add(field.name.as_bytes());
                        self.add_type(hash, field.ty, depth - 1);
                    }
                }
            }
            Container::Array(id) => {
                let def = types.arrays[id];
                let sort = (def.gc, def.nolength, def.fixed, def.immutable);
                hash.add(format!("{sort:?}").as_bytes());
                self.add_type(hash, def.item, depth.saturating_sub(1));
            }
            Container::Func(id) if depth > 0 => self.add_func_type(hash, id, depth - 1),
            Container::Func(_) => {}
            Container::Opaque(id) => {
                hash.add(types.opaques[id].as_bytes());
            }
        }
    }

    fn add_constant(&self, hash: &mut Hash, constant: &LlConst) {
        match constant {
            LlConst::Data(_, id) => {
                let data = &self.program.data[*id];
                hash.add(data.name.as_bytes());
                // Of what data refers to, text alone: there may be much of the rest.
                let bytes = match &data.value {
                    Some(LlConst::Struct(values)) => values.last(),
                    other => other.as_ref(),
                };
                if let Some(LlConst::Items(Items::Bytes(bytes))) = bytes {
                    hash.add(bytes);
                }
            }
            LlConst::Func(_, id) => {
                hash.add(self.program.shared_name(*id).as_bytes());
            }
            LlConst::Struct(values) | LlConst::Items(Items::Consts(values)) => {
                for value in values {
                    self.add_constant(hash, value);
                }
            }
            LlConst::Items(Items::Bytes(bytes)) => {
                hash.add(bytes);
            }
            LlConst::Null(ty) => self.add_type(hash, *ty, 0),
            // Where a line stands is another matter, and objects have numbers of this run.
            LlConst::Location(_) | LlConst::Void(_) => {}
            other => {
                hash.add(format!("{other:?}").as_bytes());
            }
        }
    }
}

/// A word for an array of these items.
fn item_name(program: &LlProgram, item: LlType) -> String {
    match item {
        LlType::Ptr(Container::Struct(id)) => format!("ptr_{}", program.types.structs[id].name),
        LlType::Ptr(Container::Array(id)) => {
            format!(
                "ptr_array_{}",
                item_name(program, program.types.arrays[id].item)
            )
        }
        LlType::Ptr(Container::Func(_)) => "ptr_function".into(),
        LlType::Ptr(Container::Opaque(_)) => "ptr_opaque".into(),
        LlType::Inline(Container::Struct(id)) => program.types.structs[id].name.clone(),
        LlType::Int(kind) => format!("{kind:?}"),
        other => format!("{other:?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::{give, Wanted};

    #[test]
    fn names_are_readable_and_distinct() {
        let given = |names: &[(&'static str, u64)]| {
            let wanted = names
                .iter()
                .enumerate()
                .map(|(id, &(name, _))| Wanted { id, name });
            let mut out = Vec::new();
            give(
                "f_",
                wanted,
                |id| names[id].1 << 32,
                |_, name| out.push(name),
            );
            out
        };
        assert_eq!(
            given(&[
                ("mod.Class.method", 1),
                ("mod.f", 9),
                ("mod.Class_method", 2),
                ("mod.Class.method", 1),
                ("größe", 0),
                ("<>", 0),
            ]),
            [
                "f_mod_Class_method_00000001",
                "f_mod_f",
                "f_mod_Class_method_00000002",
                "f_mod_Class_method_00000001_2",
                "f_gr_e",
                "f_x",
            ]
        );
    }
}
