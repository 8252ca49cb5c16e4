//! C names: readable, distinct, the same in every run, and the same whatever else the program has.
//!
//! A name is made of the program's own and of a hash of what else the thing is known by, which is said
//! here once for each sort of thing ([`Keys`]): of the types of a function's parameters and what it is
//! made for, of the fields of a structure, of the content of data. Classes, arrays and vtables go by their
//! names alone, with a hash of them where another name could read the same in C. Versions of the
//! toolchain's own functions may be for what is known of values, which their types do not show: they are
//! known by what they do, too, where functions are in units of modules. Only where things are the same in all
//! of that, another hash tells them apart: which of the functions of its name in the text one is, what it
//! does, the fields that copies of a class have; then they are counted.

use super::database::Scope;
use crate::entity::SecondaryMap;
use crate::ir::model::Value;
use crate::lltype::{
    ArrayId, Container, DataId, FuncBody, FuncId, FuncTypeId, Items, Known, Ll, LlConst, LlProgram,
    LlType, Place, StructId, Types,
};
use crate::source::{SourceMap, Span};
use rpython_spec::hash::Hash;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt::Write;

/// How far a hash goes into the types that a type refers to.
const DEPTH: u32 = 3;
/// As much of a name as stands in a C name.
const LONGEST: usize = 80;

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
    /// What it is known by besides; `None`: by its name.
    key: Option<Hash>,
}

/// Names things: `rest` is what tells those apart that are known by the same.
fn give<'p, I: Copy>(
    prefix: &str,
    wanted: impl IntoIterator<Item = Wanted<'p, I>>,
    rest: impl Fn(I) -> Hash,
    mut set: impl FnMut(I, String),
) {
    let short = |hash: Hash| hash.value() >> 40;
    let name = |wanted: Wanted<'p, I>| {
        let mut name = readable(prefix, wanted.name);
        if let Some(key) = wanted
            .key
            .or_else(|| (!is_unmistakable(wanted.name)).then(Hash::new))
        {
            let mut key = key;
            let _ = write!(name, "_{:06x}", short(*key.add(wanted.name.as_bytes())));
        }
        (wanted.id, name)
    };
    let wanted: Vec<_> = wanted.into_iter().map(name).collect();
    let mut known: FxHashMap<&str, u32> = FxHashMap::default();
    for (_, name) in &wanted {
        *known.entry(name).or_default() += 1;
    }
    let mut taken: FxHashMap<String, u32> = FxHashMap::default();
    for &(id, ref name) in &wanted {
        if known[name.as_str()] == 1 {
            set(id, name.clone());
            continue;
        }
        let mut name = format!("{name}_{:06x}", short(rest(id)));
        let count = taken.entry(name.clone()).or_default();
        *count += 1;
        if *count > 1 {
            let _ = write!(name, "_{count}");
        }
        set(id, name);
    }
}

/// Whether no other name reads the same in C: that of a module or class without `_`, or a word of the
/// toolchain's own, which has no dots.
fn is_unmistakable(name: &str) -> bool {
    let is_word = |part: &str| !part.is_empty() && part.bytes().all(|c| c.is_ascii_alphanumeric());
    name.len() <= LONGEST && (name.split('.').all(is_word) || name.split('_').all(is_word))
}

/// A prefix and what C allows in a name, which must not become a page long.
pub fn readable(prefix: &str, base: &str) -> String {
    let mut name = String::with_capacity(prefix.len() + base.len());
    name.push_str(prefix);
    for c in base.chars().take(LONGEST) {
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
    /// Names everything that is in a scope; `sources` if functions are in units of the program's modules.
    pub fn new(program: &LlProgram, sources: Option<&SourceMap>, all: &Scope) -> Self {
        let mut names = Names::default();
        // In the order of their ids, so that counts do not depend on who came first.
        let (mut structs, mut arrays) = (Vec::new(), Vec::new());
        for &container in &all.containers {
            match container {
                Container::Struct(id) => structs.push(id),
                Container::Array(id) => arrays.push(id),
                Container::Func(_) | Container::Opaque(_) => {}
            }
        }
        structs.sort_unstable();
        arrays.sort_unstable();
        for &id in &structs {
            names.fields[id] = super::types::field_names(program, id);
        }
        // Others are known by the names of these.
        let is_nominal = |id: &StructId| program.types.is_nominal(*id);
        let (nominal, structural): (Vec<_>, Vec<_>) = structs.into_iter().partition(is_nominal);
        for (structs, is_nominal) in [(nominal, true), (structural, false)] {
            let keys = Keys::new(program, sources, &names);
            let wanted = |&id| Wanted {
                id,
                name: &program.types.structs[id].name,
                key: (!is_nominal).then(|| keys.fields(id)),
            };
            let mut given = Vec::new();
            let wanted = structs.iter().map(wanted);
            give(
                "s_",
                wanted,
                |id| keys.fields(id),
                |id, name| given.push((id, name)),
            );
            for (id, name) in given {
                names.structs[id] = name;
            }
        }

        let keys = Keys::new(program, sources, &names);
        let described: Vec<_> = arrays.iter().map(|&id| keys.array_name(id)).collect();
        let wanted = arrays.iter().zip(&described);
        let wanted = wanted.map(|(&id, name)| Wanted {
            id,
            name,
            key: None,
        });
        let mut arrays = SecondaryMap::new();
        let rest = |id| keys.of_type(LlType::Inline(Container::Array(id)));
        give("a_", wanted, rest, |id, name| arrays[id] = name);

        let wanted = all.func_types.iter().map(|&id| Wanted {
            id,
            name: "functype",
            key: Some(keys.func_type(id)),
        });
        let mut func_types = SecondaryMap::new();
        give(
            "",
            wanted,
            |_| Hash::new(),
            |id, name| func_types[id] = name,
        );

        let mut places: FxHashMap<&str, BTreeSet<Option<Span>>> = FxHashMap::default();
        let graphs = all.funcs.iter().copied().filter_map(|id| {
            let is_external = matches!(program.funcs[id].body, FuncBody::External(_));
            (!is_external).then(|| {
                let name = program.shared_name(id);
                places.entry(name).or_default().insert(span_of(program, id));
                let mut key = keys.func(id, DEPTH);
                if keys.is_own(id) {
                    key.add(&keys.body(id).value().to_le_bytes());
                }
                let key = Some(key);
                Wanted { id, name, key }
            })
        });
        let graphs: Vec<_> = graphs.collect();
        let mut funcs = SecondaryMap::new();
        let rest = |id| {
            let places = &places[program.shared_name(id)];
            let file = |span: &Option<Span>| span.map(|span| span.file);
            let own = span_of(program, id);
            // (Texts that were made while importing have an order that is not theirs.)
            let mut of_texts = places.iter().map(file);
            let of_one_text = of_texts.all(|of| of == file(&own));
            let mut key = match of_one_text && places.len() > 1 {
                true => Hash::new(),
                false => keys.body(id),
            };
            let before = places.range(..own);
            let place = before.filter(|&span| file(span) == file(&own)).count();
            *key.add(&place.to_le_bytes())
        };
        give("py_", graphs, rest, |id, name| funcs[id] = name);
        for &id in &all.funcs {
            if let FuncBody::External(external) = &program.funcs[id].body {
                funcs[id].clone_from(&external.c_name);
            }
        }

        let wanted = all.data.iter().map(|&id| {
            let data = &program.data[id];
            Wanted {
                id,
                name: &data.name,
                key: match keys.is_named(id) {
                    true => Some(keys.of_type(data.ty)),
                    false if keys.is_vtable(id) => None,
                    false => Some(keys.content(id, DEPTH)),
                },
            }
        });
        let mut data = SecondaryMap::new();
        let rest = |id| keys.of_type(program.data[id].ty);
        give("d_", wanted, rest, |id, name| data[id] = name);
        Names {
            arrays,
            func_types,
            funcs,
            data,
            ..names
        }
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

/// Where the text of a function is.
pub fn span_of(program: &LlProgram, id: FuncId) -> Option<Span> {
    match program.funcs[id].body {
        FuncBody::Graph(graph) => program.graphs[graph].span,
        _ => None,
    }
}

/// What things are known by.
struct Keys<'p> {
    program: &'p LlProgram,
    /// The names that structures have already.
    structs: &'p SecondaryMap<StructId, String>,
    /// If functions are in units of the program's modules.
    sources: Option<&'p SourceMap>,
    /// What functions do; those that call themselves, without that.
    bodies: RefCell<FxHashMap<FuncId, Hash>>,
    /// The hashes of data, with what it refers to so far.
    contents: RefCell<FxHashMap<(DataId, u32), Hash>>,
}

impl<'p> Keys<'p> {
    fn new(program: &'p LlProgram, sources: Option<&'p SourceMap>, names: &'p Names) -> Self {
        Keys {
            program,
            sources,
            bodies: RefCell::default(),
            structs: &names.structs,
            contents: RefCell::default(),
        }
    }

    /// The fields of a structure.
    fn fields(&self, id: StructId) -> Hash {
        let mut hash = Hash::new();
        self.add_fields(&mut hash, id, DEPTH);
        hash
    }

    fn of_type(&self, ty: LlType) -> Hash {
        let mut hash = Hash::new();
        self.add_type(&mut hash, ty, DEPTH);
        hash
    }

    fn func_type(&self, id: FuncTypeId) -> Hash {
        let mut hash = Hash::new();
        self.add_func_type(&mut hash, id, DEPTH);
        hash
    }

    /// Of a function: its type, and what it is made for.
    fn func(&self, id: FuncId, depth: u32) -> Hash {
        let mut hash = self.func_type(self.program.funcs[id].ty);
        for known in self.program.made_for.get(&id).into_iter().flatten() {
            match known {
                Known::Type(ty) => self.add_type(&mut hash, *ty, depth),
                Known::Func(id) => {
                    hash.add(self.program.shared_name(*id).as_bytes());
                    if depth > 0 {
                        let func = self.func(*id, depth - 1);
                        hash.add(&func.value().to_le_bytes());
                    }
                }
                Known::Object(text) => {
                    hash.add(text.as_bytes());
                }
            }
        }
        hash
    }

    /// What a function does, other than by the names of what it uses: the types of pointers are those of the
    /// first that has the code. Of the toolchain's own functions with what they call of each other, and without what
    /// was inlined of the program's, so that an edit of that does not rename them.
    fn body(&self, id: FuncId) -> Hash {
        if let Some(&known) = self.bodies.borrow().get(&id) {
            return known;
        }
        let mut hash = Hash::new();
        self.bodies.borrow_mut().insert(id, hash);
        let FuncBody::Graph(graph) = self.program.funcs[id].body else {
            return hash;
        };
        let graph = &self.program.graphs[graph];
        let is_own = self.is_own(id);
        let add = |hash: &mut Hash, values: &[Value<Ll>]| {
            for value in values {
                match value {
                    Value::Const(LlConst::Null(_)) | Value::Var(_) => {}
                    Value::Const(LlConst::Func(_, callee)) if is_own && self.is_own(*callee) => {
                        hash.add(self.program.shared_name(*callee).as_bytes());
                        hash.add(&self.body(*callee).value().to_le_bytes());
                    }
                    Value::Const(constant) => self.add_constant(hash, constant, 1),
                }
            }
        };
        let counts = |span: Option<Span>| !is_own || span.is_none_or(|span| self.is_in_own(span));
        for block in graph.reachable() {
            let data = &graph.blocks[block];
            let mut is_counted = true;
            for op in &data.ops {
                is_counted = counts(op.span);
                if is_counted {
                    hash.add(op.code.row().name.as_bytes());
                    add(&mut hash, &op.args);
                }
            }
            for exit in data.exits.iter().filter(|_| is_counted) {
                add(&mut hash, &exit.args);
            }
        }
        self.bodies.borrow_mut().insert(id, hash);
        hash
    }

    fn is_in_own(&self, span: Span) -> bool {
        self.sources
            .is_some_and(|sources| sources.is_own(span.file))
    }

    /// Whether a function is one of the toolchain's own, as far as that matters.
    fn is_own(&self, id: FuncId) -> bool {
        let span = span_of(self.program, id);
        span.is_some_and(|span| self.is_in_own(span))
    }

    /// Whether data is known by its name: that of the variable that holds it.
    fn is_named(&self, id: DataId) -> bool {
        self.program.places.get(&id) == Some(&Place::Named)
    }

    /// Whether data is known by its class.
    fn is_vtable(&self, id: DataId) -> bool {
        match self.program.data[id].ty {
            LlType::Inline(Container::Struct(id)) => {
                self.program.types.extends(id, Types::OBJECT_VTABLE)
            }
            _ => false,
        }
    }

    /// The type and the content of data, with that of what it refers to so far.
    fn content(&self, id: DataId, depth: u32) -> Hash {
        if let Some(&known) = self.contents.borrow().get(&(id, depth)) {
            return known;
        }
        let data = &self.program.data[id];
        let mut hash = Hash::new();
        self.add_type(&mut hash, data.ty, 1);
        if let Some(Place::In(Some(func))) = self.program.places.get(&id) {
            hash.add(self.program.shared_name(*func).as_bytes());
        }
        if let Some(value) = &data.value {
            self.add_constant(&mut hash, value, depth);
        }
        self.contents.borrow_mut().insert((id, depth), hash);
        hash
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
            Container::Struct(id) if !self.structs[id].is_empty() => {
                hash.add(self.structs[id].as_bytes());
            }
            Container::Struct(id) => {
                hash.add(types.structs[id].name.as_bytes());
                if depth > 0 && !types.is_nominal(id) {
                    self.add_fields(hash, id, depth - 1);
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

    fn add_fields(&self, hash: &mut Hash, id: StructId, depth: u32) {
        for field in &self.program.types.structs[id].fields {
            hash.add(field.name.as_bytes());
            self.add_type(hash, field.ty, depth);
        }
    }

    /// All that an array is.
    fn array_name(&self, id: ArrayId) -> String {
        let def = self.program.types.arrays[id];
        let mut name = self.item_name(def.item);
        let sorts = [
            (!def.gc, "_raw"),
            (def.nolength, "_plain"),
            (def.immutable, "_const"),
        ];
        name.extend(sorts.iter().filter(|(is, _)| *is).map(|(_, sort)| *sort));
        if let Some(count) = def.fixed {
            let _ = write!(name, "_{count}");
        }
        name
    }

    /// A word for an item of an array.
    fn item_name(&self, item: LlType) -> String {
        match item {
            LlType::Ptr(container) => format!("ptr_{}", self.container_name(container)),
            LlType::Inline(container) => self.container_name(container),
            LlType::Int(kind) => format!("{kind:?}"),
            other => format!("{other:?}"),
        }
    }

    fn container_name(&self, container: Container) -> String {
        match container {
            Container::Struct(id) => match self.structs[id].strip_prefix("s_") {
                Some(name) => name.to_string(),
                None => self.program.types.structs[id].name.clone(),
            },
            Container::Array(id) => format!("array_{}", self.array_name(id)),
            Container::Func(id) => format!("function_{:06x}", self.func_type(id).value() >> 40),
            Container::Opaque(id) => self.program.types.opaques[id].clone(),
        }
    }

    fn add_constant(&self, hash: &mut Hash, constant: &LlConst, depth: u32) {
        match constant {
            LlConst::Data(_, id) => {
                hash.add(self.program.data[*id].name.as_bytes());
                // (The numbers of classes are in vtables.)
                if depth > 0 && !self.is_named(*id) && !self.is_vtable(*id) {
                    let content = self.content(*id, depth - 1);
                    hash.add(&content.value().to_le_bytes());
                }
            }
            LlConst::Func(_, id) => {
                hash.add(self.program.shared_name(*id).as_bytes());
            }
            LlConst::Struct(values) | LlConst::Items(Items::Consts(values)) => {
                for value in values {
                    self.add_constant(hash, value, depth);
                }
            }
            LlConst::Items(Items::Bytes(bytes)) => {
                hash.add(bytes);
            }
            LlConst::Items(Items::Numbers(numbers)) => {
                for number in numbers {
                    hash.add(&number.to_le_bytes());
                }
            }
            LlConst::Null(ty) => self.add_type(hash, *ty, 0),
            LlConst::Int(value, kind) => {
                hash.add(&[*kind as u8]).add(&value.to_le_bytes());
            }
            // Where a line stands is another matter, and objects have numbers of this run.
            LlConst::Location(_) | LlConst::Void(_) => {}
            other => {
                hash.add(format!("{other:?}").as_bytes());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{give, Wanted};
    use rpython_spec::hash::Hash;

    fn hash(of: &str) -> Hash {
        *Hash::new().add(of.as_bytes())
    }

    /// Names, keys, what else there is.
    fn given(names: &[(&'static str, Option<&str>, &str)]) -> Vec<String> {
        let wanted = names.iter().enumerate();
        let wanted = wanted.map(|(id, &(name, key, _))| Wanted {
            id,
            name,
            key: key.map(hash),
        });
        let mut out = Vec::new();
        give(
            "f_",
            wanted,
            |id| hash(names[id].2),
            |_, name| out.push(name),
        );
        out
    }

    #[test]
    fn names_are_readable_and_distinct() {
        let names = given(&[
            ("mod.Class", None, ""),
            ("mod.A.b", None, "x"),
            ("mod.A_b", None, "y"),
            ("mod.A_b", None, "z"),
            ("mod.A_b", None, "z"),
            ("a_word", None, ""),
            ("größe", None, ""),
            ("<>", None, ""),
        ]);
        let short = |of: &str| hash(of).value() >> 40;
        let (own, y, z) = (short("mod.A_b"), short("y"), short("z"));
        assert_eq!(
            names,
            [
                "f_mod_Class".to_string(),
                "f_mod_A_b".to_string(),
                format!("f_mod_A_b_{own:06x}_{y:06x}"),
                format!("f_mod_A_b_{own:06x}_{z:06x}"),
                format!("f_mod_A_b_{own:06x}_{z:06x}_2"),
                "f_a_word".to_string(),
                format!("f_gr_e_{:06x}", short("größe")),
                format!("f_x_{:06x}", short("<>")),
            ]
        );
    }

    #[test]
    fn a_name_does_not_depend_on_others() {
        let long = "x".repeat(100).leak();
        let all = [
            ("m.f", Some("int"), ""),
            ("m.f", Some("str"), ""),
            ("m.g", Some("int"), ""),
            ("m.A.b", None, ""),
            ("m.A_b", None, ""),
            ("m_A.b", None, ""),
            (long, None, ""),
            (&long[1..], None, ""),
        ];
        let names = given(&all);
        for (wanted, name) in all.iter().zip(&names) {
            assert_eq!(
                given(std::slice::from_ref(wanted)),
                std::slice::from_ref(name)
            );
            assert_eq!(names.iter().filter(|&other| other == name).count(), 1);
        }
    }
}
