//! What is reachable from the entry points, and what it is called in C.

use super::names::Namer;
use crate::entity::SecondaryMap;
use crate::ir::model::Value;
use crate::lltype::{
    ArrayId, Container, DataId, FuncBody, FuncId, FuncTypeId, Items, LlCase, LlConst, LlOp,
    LlProgram, LlType, StructId,
};

/// The reachable part of a program, with names.
pub struct Database {
    /// Functions, in order of their ids.
    pub funcs: Vec<FuncId>,
    /// Prebuilt data, in order of their ids.
    pub data: Vec<DataId>,
    /// Structures and arrays, each behind those it contains.
    pub containers: Vec<Container>,
    /// Function types, each behind those its parameters name.
    pub func_types: Vec<FuncTypeId>,
    /// Types that the collector must know, in order of their type ids, which count from 0.
    pub traced: Vec<Container>,
    func_names: SecondaryMap<FuncId, String>,
    data_names: SecondaryMap<DataId, String>,
    struct_names: SecondaryMap<StructId, String>,
    field_names: SecondaryMap<StructId, Vec<String>>,
    array_names: SecondaryMap<ArrayId, String>,
    func_type_names: SecondaryMap<FuncTypeId, String>,
    struct_tids: SecondaryMap<StructId, Option<u32>>,
    array_tids: SecondaryMap<ArrayId, Option<u32>>,
}

struct Finder<'p> {
    program: &'p LlProgram,
    seen_funcs: SecondaryMap<FuncId, bool>,
    seen_data: SecondaryMap<DataId, bool>,
    todo_funcs: Vec<FuncId>,
    todo_data: Vec<DataId>,
    /// 0: not seen; 1: being visited; 2: in `containers`.
    structs: SecondaryMap<StructId, u8>,
    arrays: SecondaryMap<ArrayId, u8>,
    seen_func_types: SecondaryMap<FuncTypeId, bool>,
    containers: Vec<Container>,
    func_types: Vec<FuncTypeId>,
    /// Containers that pointers lead to and that have not been looked into.
    pending: Vec<Container>,
}

impl Database {
    /// Collects what the exports, `main` and the runtime need.
    pub fn new(program: &LlProgram, main: Option<FuncId>) -> Self {
        let mut finder = Finder {
            program,
            seen_funcs: SecondaryMap::new(),
            seen_data: SecondaryMap::new(),
            todo_funcs: Vec::new(),
            todo_data: Vec::new(),
            structs: SecondaryMap::new(),
            arrays: SecondaryMap::new(),
            seen_func_types: SecondaryMap::new(),
            containers: Vec::new(),
            func_types: Vec::new(),
            pending: Vec::new(),
        };
        for export in &program.exports {
            finder.func(export.func);
        }
        for func in main.into_iter().chain(program.describe_exception) {
            finder.func(func);
        }
        for exception in &program.exceptions {
            finder.constant(&exception.class);
            finder.constant(&exception.instance);
        }
        finder.run();
        finder.finish()
    }

    /// The name of a function.
    pub fn func(&self, id: FuncId) -> &str {
        &self.func_names[id]
    }
    /// The name of a prebuilt container.
    pub fn data(&self, id: DataId) -> &str {
        &self.data_names[id]
    }
    /// The tag of a structure.
    pub fn structure(&self, id: StructId) -> &str {
        &self.struct_names[id]
    }
    /// The name of a field.
    pub fn field(&self, id: StructId, field: u32) -> &str {
        &self.field_names[id][field as usize]
    }
    /// The tag of an array's structure.
    pub fn array(&self, id: ArrayId) -> &str {
        &self.array_names[id]
    }
    /// The name of the type of pointers to functions of a type.
    pub fn func_type(&self, id: FuncTypeId) -> &str {
        &self.func_type_names[id]
    }
    /// The type id of a container that the collector knows.
    pub fn tid(&self, container: Container) -> Option<u32> {
        match container {
            Container::Struct(id) => self.struct_tids[id],
            Container::Array(id) => self.array_tids[id],
            Container::Func(_) | Container::Opaque(_) => None,
        }
    }
    /// The same as C.
    pub fn tid_name(&self, container: Container) -> String {
        match (self.tid(container), container) {
            (Some(_), Container::Struct(id)) => format!("RPY_TID_{}", self.structure(id)),
            (Some(_), Container::Array(id)) => format!("RPY_TID_{}", self.array(id)),
            _ => "0".into(),
        }
    }

    /// Root slots that functions may take between two checks of the stack: at most all there are.
    pub fn root_margin(&self, program: &LlProgram) -> u64 {
        let mut slots = 64;
        for &func in &self.funcs {
            if let FuncBody::Graph(graph) = program.funcs[func].body {
                let graph = &program.graphs[graph];
                let frames = graph.reachable().into_iter().flat_map(|block| {
                    graph.blocks[block]
                        .ops
                        .iter()
                        .filter_map(|op| match op.code {
                            LlOp::GcEnterFrame(n) => Some(u64::from(n)),
                            _ => None,
                        })
                });
                slots += frames.max().unwrap_or(0);
            }
        }
        slots
    }
}

impl Finder<'_> {
    fn func(&mut self, id: FuncId) {
        if !std::mem::replace(&mut self.seen_funcs[id], true) {
            self.todo_funcs.push(id);
        }
    }

    fn run(&mut self) {
        loop {
            if let Some(id) = self.todo_funcs.pop() {
                self.look_into_func(id);
            } else if let Some(id) = self.todo_data.pop() {
                self.look_into_data(id);
            } else if let Some(container) = self.pending.pop() {
                self.container(container);
            } else {
                return;
            }
        }
    }

    fn look_into_func(&mut self, id: FuncId) {
        let func = &self.program.funcs[id];
        self.func_type(func.ty);
        let FuncBody::Graph(graph) = func.body else {
            return;
        };
        let graph = &self.program.graphs[graph];
        for &param in graph.params() {
            self.ty(graph.vars[param].ty);
        }
        for block in graph.reachable() {
            let data = &graph.blocks[block];
            for &input in &data.inputs {
                self.ty(graph.vars[input].ty);
            }
            for op in &data.ops {
                self.ty(graph.vars[op.result].ty);
                self.opcode(op.code);
                for arg in &op.args {
                    if let Value::Const(constant) = arg {
                        self.constant(constant);
                    }
                }
            }
            for link in &data.exits {
                for arg in &link.args {
                    if let Value::Const(constant) = arg {
                        self.constant(constant);
                    }
                }
                if let Some(LlCase::Exception(class)) = &link.case {
                    self.constant(class);
                }
            }
        }
    }

    fn opcode(&mut self, code: LlOp) {
        if let Some(container) = code.param().container() {
            self.pending.push(container);
        }
    }

    fn look_into_data(&mut self, id: DataId) {
        let data = &self.program.data[id];
        if let LlType::Inline(container) = data.ty {
            self.pending.push(container);
        }
        if let Some(value) = &data.value {
            self.constant(value);
        }
    }

    fn constant(&mut self, constant: &LlConst) {
        match constant {
            LlConst::Null(ty) => self.ty(*ty),
            LlConst::Data(ty, id) => {
                self.ty(*ty);
                if !std::mem::replace(&mut self.seen_data[*id], true) {
                    self.todo_data.push(*id);
                }
            }
            LlConst::Func(ty, id) => {
                self.ty(*ty);
                self.func(*id);
            }
            LlConst::Struct(values) | LlConst::Items(Items::Consts(values)) => {
                for value in values {
                    self.constant(value);
                }
            }
            _ => {}
        }
    }

    fn ty(&mut self, ty: LlType) {
        if let LlType::Ptr(container) | LlType::Inline(container) = ty {
            match container {
                Container::Func(id) => self.func_type(id),
                Container::Opaque(_) => {}
                _ => self.pending.push(container),
            }
        }
    }

    fn func_type(&mut self, id: FuncTypeId) {
        if std::mem::replace(&mut self.seen_func_types[id], true) {
            return;
        }
        let def = &self.program.types.funcs[id];
        for &ty in def.params.iter().chain([&def.result]) {
            self.ty(ty);
        }
        self.func_types.push(id);
    }

    /// Puts a container behind those it contains.
    fn container(&mut self, container: Container) {
        let inline = |finder: &mut Self, ty: LlType| match ty {
            LlType::Inline(inner) => finder.container(inner),
            other => finder.ty(other),
        };
        match container {
            Container::Struct(id) => {
                if self.structs[id] != 0 {
                    return;
                }
                self.structs[id] = 1;
                for field in &self.program.types.structs[id].fields {
                    inline(self, field.ty);
                }
                self.structs[id] = 2;
            }
            Container::Array(id) => {
                if self.arrays[id] != 0 {
                    return;
                }
                self.arrays[id] = 1;
                inline(self, self.program.types.arrays[id].item);
                self.arrays[id] = 2;
            }
            Container::Func(id) => return self.func_type(id),
            Container::Opaque(_) => return,
        }
        self.containers.push(container);
    }

    fn finish(self) -> Database {
        let program = self.program;
        let mut db = Database {
            funcs: program
                .funcs
                .ids()
                .filter(|&f| self.seen_funcs[f])
                .collect(),
            data: program.data.ids().filter(|&d| self.seen_data[d]).collect(),
            containers: self.containers,
            func_types: self.func_types,
            traced: Vec::new(),
            func_names: SecondaryMap::new(),
            data_names: SecondaryMap::new(),
            struct_names: SecondaryMap::new(),
            field_names: SecondaryMap::new(),
            array_names: SecondaryMap::new(),
            func_type_names: SecondaryMap::new(),
            struct_tids: SecondaryMap::new(),
            array_tids: SecondaryMap::new(),
        };
        let mut namer = Namer::default();
        for &func in &db.funcs {
            let Some(func_def) = program.funcs.get(func) else {
                continue;
            };
            db.func_names[func] = match &func_def.body {
                FuncBody::External(external) => external.c_name.clone(),
                _ => namer.name("py_", &func_def.name),
            };
        }
        for &data in &db.data {
            db.data_names[data] = namer.name("d_", &program.data[data].name);
        }
        // Containers in the order of their ids, so that suffixes do not depend on who came first.
        let mut sorted = db.containers.clone();
        sorted.sort_unstable();
        for container in sorted {
            match container {
                Container::Struct(id) => {
                    let name = namer.name("s_", &program.types.structs[id].name);
                    db.struct_names[id] = name;
                    db.field_names[id] = super::types::field_names(program, id);
                }
                Container::Array(id) => {
                    let name = namer.name("a_", &item_name(program, program.types.arrays[id].item));
                    db.array_names[id] = name;
                }
                Container::Func(_) | Container::Opaque(_) => {}
            }
        }
        for (number, &id) in db.func_types.iter().enumerate() {
            db.func_type_names[id] = format!("functype_{number}");
        }
        for container in db.containers.clone() {
            let traced = program.types.is_gc(container);
            if traced {
                db.trace(container);
            }
        }
        for data in db.data.clone() {
            if let LlType::Inline(container) = program.data[data].ty {
                if super::tables::is_root(program, container) {
                    db.trace(container);
                    // A plain array's items are roots one by one.
                    if let Container::Array(array) = container {
                        if let LlType::Inline(item) = program.types.arrays[array].item {
                            db.trace(item);
                        }
                    }
                }
            }
        }
        db
    }
}

impl Database {
    fn trace(&mut self, container: Container) {
        let tid = self.traced.len() as u32;
        let known = match container {
            Container::Struct(id) => &mut self.struct_tids[id],
            Container::Array(id) => &mut self.array_tids[id],
            Container::Func(_) | Container::Opaque(_) => return,
        };
        if known.is_none() {
            *known = Some(tid);
            self.traced.push(container);
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
