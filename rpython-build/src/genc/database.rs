//! What is reachable from the entry points, and what it is called in C.

use super::names::Names;
use crate::analysis::classes::Classes;
use crate::entity::SecondaryMap;
use crate::ir::model::Value;
use crate::lltype::{
    ArrayId, Container, DataId, FuncBody, FuncId, FuncTypeId, Items, LlCase, LlConst, LlOp,
    LlProgram, LlType, LocationId, StructId,
};
use crate::source::SourceMap;
use indexmap::IndexSet;
use rpython_runtime_c as runtime;
use rustc_hash::FxBuildHasher;

/// What a text refers to.
#[derive(Debug, Default)]
pub struct Scope {
    /// Functions.
    pub funcs: Vec<FuncId>,
    /// Prebuilt data.
    pub data: Vec<DataId>,
    /// Structures and arrays that are declared.
    pub declared: Vec<Container>,
    /// Those that are defined, each behind those it contains.
    pub containers: Vec<Container>,
    /// Function types, each behind those its parameters name.
    pub func_types: Vec<FuncTypeId>,
    /// The lines of tracebacks, which are numbered so.
    pub locations: IndexSet<LocationId, FxBuildHasher>,
    /// The types of objects that it makes.
    pub made: Vec<Container>,
}

/// The reachable part of a program, with names.
pub struct Database {
    /// All of it: functions and data in order of their ids.
    pub all: Scope,
    /// Types that the collector must know, in order of their type ids, which count from 0.
    pub traced: Vec<Container>,
    names: Names,
    /// The data that each instance has for itself, if there can be several.
    own_data: Option<SecondaryMap<DataId, bool>>,
    in_runtime: SecondaryMap<FuncId, bool>,
    /// The numbers of classes, if they may stand in functions.
    classes: Option<Classes>,
    struct_tids: SecondaryMap<StructId, Option<u32>>,
    array_tids: SecondaryMap<ArrayId, Option<u32>>,
}

struct Finder<'p> {
    program: &'p LlProgram,
    has_modules: bool,
    /// Whether it goes into the functions and data that it comes to.
    follows: bool,
    seen_funcs: SecondaryMap<FuncId, bool>,
    seen_data: SecondaryMap<DataId, bool>,
    todo_funcs: Vec<FuncId>,
    todo_data: Vec<DataId>,
    declared: Vec<Container>,
    /// Which structures and arrays are among them.
    declared_structs: SecondaryMap<StructId, bool>,
    declared_arrays: SecondaryMap<ArrayId, bool>,
    made: IndexSet<Container, FxBuildHasher>,
    locations: IndexSet<LocationId, FxBuildHasher>,
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
    /// Collects what the exports, `main` and the runtime need. Where functions are in units of the
    /// program's modules, they do not have the numbers of classes, which a class elsewhere changes, and
    /// call each version of a function by its own name.
    pub fn new(
        program: &LlProgram,
        sources: &SourceMap,
        main: Option<FuncId>,
        has_modules: bool,
    ) -> Self {
        let mut finder = Finder::new(program, has_modules);
        finder.follows = true;
        for export in &program.exports {
            finder.func(export.func);
        }
        for func in main.into_iter().chain(program.describe_exception) {
            finder.func(func);
        }
        finder.exceptions();
        finder.run();
        let all = finder.finish();
        let mut db = Database {
            names: Names::new(program, has_modules.then_some(sources), &all),
            all,
            traced: Vec::new(),
            own_data: None,
            in_runtime: SecondaryMap::new(),
            classes: (!has_modules).then(|| Classes::new(program)),
            struct_tids: SecondaryMap::new(),
            array_tids: SecondaryMap::new(),
        };
        db.find_traced(program);
        db
    }

    /// Gives what the units of a divided program share names that no other library has, and finds what
    /// they have to declare of the runtime.
    pub fn share_names(&mut self, program: &LlProgram, prefix: &str) {
        for &func in &self.all.funcs {
            if let FuncBody::External(external) = &program.funcs[func].body {
                let function = runtime::function(&external.c_name);
                let is_declared = function.is_some_and(|function| function.in_header);
                self.in_runtime[func] = function.is_some() && !is_declared;
            }
        }
        self.names.share(program, &self.all, prefix);
    }

    /// Finds the data that each instance has for itself.
    pub fn divide_data(&mut self, program: &LlProgram) {
        self.own_data = Some(super::image::own_data(program, &self.all.data));
    }

    /// Whether there can be several instances.
    pub fn has_instances(&self) -> bool {
        self.own_data.is_some()
    }

    /// Whether data belongs to an instance: what is called by its name is its place.
    pub fn is_own(&self, id: DataId) -> bool {
        self.own_data.as_ref().is_some_and(|own| own[id])
    }

    /// Whether functions are in units of the program's modules.
    pub fn has_modules(&self) -> bool {
        self.classes.is_none()
    }

    /// The function that is called for this one.
    pub fn called(&self, program: &LlProgram, id: FuncId) -> FuncId {
        match self.has_modules() {
            true => program.twin_of(id),
            false => program.code_of(id),
        }
    }

    /// The numbers of a class and those below it, if they may stand in functions.
    pub fn class_numbers(&self, program: &LlProgram, class: &LlConst) -> Option<(i128, i128)> {
        self.classes.as_ref()?.range_of(program, class)
    }

    /// What calls of these functions refer to.
    pub fn scope_of_calls(&self, program: &LlProgram, funcs: &[FuncId]) -> Scope {
        let mut finder = Finder::new(program, self.has_modules());
        for &func in funcs {
            finder.func(func);
        }
        finder.run();
        self.by_name(finder.finish())
    }

    /// What the text of these functions refers to.
    pub fn scope(&self, program: &LlProgram, funcs: &[FuncId]) -> Scope {
        let mut finder = Finder::new(program, self.has_modules());
        for &func in funcs {
            finder.look_into_func(func);
        }
        finder.run();
        self.by_name(finder.finish())
    }

    /// What the prebuilt data and the tables refer to.
    pub fn scope_of_data(&self, program: &LlProgram) -> Scope {
        let mut finder = Finder::new(program, self.has_modules());
        for &data in &self.all.data {
            finder.seen_data[data] = true;
            finder.look_into_data(data);
        }
        finder.exceptions();
        program
            .describe_exception
            .into_iter()
            .for_each(|func| finder.func(func));
        finder.pending.extend(&self.traced);
        finder.run();
        self.by_name(finder.finish())
    }

    /// In an order that does not depend on what else the program has.
    fn by_name(&self, mut scope: Scope) -> Scope {
        scope.funcs.sort_by_key(|&id| self.func(id));
        scope.data.sort_by_key(|&id| self.data(id));
        scope.declared.sort_by_key(|&container| match container {
            Container::Struct(id) => self.structure(id),
            Container::Array(id) => self.array(id),
            Container::Func(_) | Container::Opaque(_) => "",
        });
        scope
    }

    /// The name of a function.
    pub fn func(&self, id: FuncId) -> &str {
        &self.names.funcs[id]
    }
    /// The name of a prebuilt container.
    pub fn data(&self, id: DataId) -> &str {
        &self.names.data[id]
    }
    /// The tag of a structure.
    pub fn structure(&self, id: StructId) -> &str {
        &self.names.structs[id]
    }
    /// The name of a field.
    pub fn field(&self, id: StructId, field: u32) -> &str {
        &self.names.fields[id][field as usize]
    }
    /// The tag of an array's structure.
    pub fn array(&self, id: ArrayId) -> &str {
        &self.names.arrays[id]
    }
    /// The name of the type of pointers to functions of a type.
    pub fn func_type(&self, id: FuncTypeId) -> &str {
        &self.names.func_types[id]
    }
    /// The type id of a container that the collector knows.
    pub fn tid(&self, container: Container) -> Option<u32> {
        match container {
            Container::Struct(id) => self.struct_tids[id],
            Container::Array(id) => self.array_tids[id],
            Container::Func(_) | Container::Opaque(_) => None,
        }
    }
    /// The same as C, for data and tables.
    pub fn tid_name(&self, container: Container) -> String {
        match self.tid(container) {
            Some(tid) if self.is_divided() => tid.to_string(),
            Some(_) => self.tid_value(container),
            None => "0".into(),
        }
    }
    /// The same as C, for functions: what units are compiled to does not have the number.
    pub fn tid_value(&self, container: Container) -> String {
        let name = match container {
            Container::Struct(id) if self.tid(container).is_some() => self.structure(id),
            Container::Array(id) if self.tid(container).is_some() => self.array(id),
            _ => return "0".into(),
        };
        let prefix = self.names.prefix.as_ref();
        let prefix = prefix.map_or(String::new(), |prefix| format!("{prefix}_"));
        format!("{prefix}RPY_TID_{name}")
    }
    /// Whether units must declare a function, which the runtime's C files define and not its headers.
    pub fn is_in_runtime(&self, id: FuncId) -> bool {
        self.in_runtime[id]
    }
    /// Whether type ids are constants in memory.
    pub fn is_divided(&self) -> bool {
        self.names.prefix.is_some()
    }

    /// Root slots that functions may take between two checks of the stack: at most all there are.
    pub fn root_margin(&self, program: &LlProgram) -> u64 {
        let mut slots = 64;
        for &func in &self.all.funcs {
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

impl<'p> Finder<'p> {
    fn new(program: &'p LlProgram, has_modules: bool) -> Self {
        Finder {
            program,
            has_modules,
            follows: false,
            seen_funcs: SecondaryMap::new(),
            seen_data: SecondaryMap::new(),
            todo_funcs: Vec::new(),
            todo_data: Vec::new(),
            declared: Vec::new(),
            declared_structs: SecondaryMap::new(),
            declared_arrays: SecondaryMap::new(),
            made: IndexSet::default(),
            locations: IndexSet::default(),
            structs: SecondaryMap::new(),
            arrays: SecondaryMap::new(),
            seen_func_types: SecondaryMap::new(),
            containers: Vec::new(),
            func_types: Vec::new(),
            pending: Vec::new(),
        }
    }

    fn func(&mut self, id: FuncId) {
        let id = match self.has_modules {
            true => self.program.twin_of(id),
            false => self.program.code_of(id),
        };
        if std::mem::replace(&mut self.seen_funcs[id], true) {
            return;
        }
        match self.follows {
            true => self.todo_funcs.push(id),
            false => self.signature(id),
        }
    }

    /// The types of a function's parameters and result.
    fn signature(&mut self, id: FuncId) {
        let def = &self.program.types.funcs[self.program.funcs[id].ty];
        for &ty in def.params.iter().chain([&def.result]) {
            self.ty(ty);
        }
    }

    /// What the runtime raises.
    fn exceptions(&mut self) {
        for exception in &self.program.exceptions {
            self.constant(&exception.class);
            self.constant(&exception.instance);
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
        self.func(id);
        self.signature(id);
        let first = self.program.code_of(id);
        if first != id {
            self.func(first);
            return;
        }
        let func = &self.program.funcs[id];
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
                for (index, arg) in op.args.iter().enumerate() {
                    match arg {
                        // What is called by its name needs no type.
                        Value::Const(LlConst::Func(_, callee))
                            if index == 0 && op.code == LlOp::DirectCall =>
                        {
                            self.func(*callee);
                        }
                        Value::Const(constant) => self.constant(constant),
                        Value::Var(_) => {}
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
        let Some(container) = code.param().container() else {
            return;
        };
        self.pending.push(container);
        let makes = matches!(
            code,
            LlOp::Malloc { .. }
                | LlOp::MallocVarsize { .. }
                | LlOp::MallocVarsizeUninit { .. }
                | LlOp::GcMallocFast { .. }
                | LlOp::GcMallocVarsizeFast { .. }
        );
        let container = match code {
            LlOp::GcCountUpItems(path) | LlOp::GcCountDownItems(path) => Some(path.base),
            _ => Some(container).filter(|_| makes),
        };
        if let Some(container) = container {
            self.made.insert(container);
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
                if std::mem::replace(&mut self.seen_data[*id], true) {
                    return;
                }
                if self.follows {
                    self.todo_data.push(*id);
                } else if let LlType::Inline(container) = self.program.data[*id].ty {
                    self.declare_data(container);
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
            LlConst::Location(id) => {
                let mut line = Some(*id);
                while let Some(id) = line {
                    self.locations.insert(id);
                    line = self.program.locations[id].within;
                }
            }
            _ => {}
        }
    }

    /// What a declaration of data needs: C has no arrays of what is not complete.
    fn declare_data(&mut self, container: Container) {
        match container {
            Container::Array(id) if self.program.types.arrays[id].nolength => {
                self.pending.push(container);
            }
            _ => {
                self.declare(container);
            }
        }
    }

    /// A structure or an array is declared.
    fn declare(&mut self, container: Container) {
        let is_known = match container {
            Container::Struct(id) => &mut self.declared_structs[id],
            Container::Array(id) => &mut self.declared_arrays[id],
            Container::Func(_) | Container::Opaque(_) => return,
        };
        if !std::mem::replace(is_known, true) {
            self.declared.push(container);
        }
    }

    fn ty(&mut self, ty: LlType) {
        if let LlType::Ptr(container) | LlType::Inline(container) = ty {
            match container {
                Container::Func(id) => self.func_type(id),
                Container::Opaque(_) => {}
                _ if self.follows => self.pending.push(container),
                Container::Array(id) if self.program.types.arrays[id].nolength => {
                    self.ty(self.program.types.arrays[id].item);
                }
                _ => {
                    self.declare(container);
                }
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

    fn finish(mut self) -> Scope {
        let containers = std::mem::take(&mut self.containers);
        for &container in &containers {
            self.declare(container);
        }
        let program = self.program;
        let funcs = program.funcs.ids().filter(|&f| self.seen_funcs[f]);
        let data = program.data.ids().filter(|&d| self.seen_data[d]);
        Scope {
            funcs: funcs.collect(),
            data: data.collect(),
            declared: self.declared,
            containers,
            func_types: self.func_types,
            locations: self.locations,
            made: self.made.into_iter().collect(),
        }
    }
}

impl Database {
    fn find_traced(&mut self, program: &LlProgram) {
        for container in self.all.containers.clone() {
            if program.types.is_gc(container) {
                self.trace(container);
            }
        }
        for data in self.all.data.clone() {
            if let LlType::Inline(container) = program.data[data].ty {
                if super::tables::is_root(program, container) {
                    self.trace(container);
                    // A plain array's items are roots one by one.
                    if let Container::Array(array) = container {
                        if let LlType::Inline(item) = program.types.arrays[array].item {
                            self.trace(item);
                        }
                    }
                }
            }
        }
    }

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
