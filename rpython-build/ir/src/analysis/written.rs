//! Which prebuilt data something in the program may write to.
//!
//! *Theory.* Pointers flow from slot to slot: variables, fields and items by their types, what goes from a function to its
//! caller besides the result, roots. A slot is *written* if something writes through a pointer that is in it, and so is each
//! from which a pointer may have come there. Data is written if its address is in a written slot. So a list that is read by
//! functions which read others, that change, stays what it is: what flows into a slot knows nothing of what else does.
//!
//! What C is given counts as written, and so does what is raised: the runtime keeps it, and Rust may have it.
//! Headers do not count: what collectors, counts and identity hashes write there they do not write to prebuilt objects that do not change.
//!
//! Containers that are accessed by another type than their own (functions that are alike share a graph) have the slots of both:
//! that shows where a pointer changes its type.

use super::callgraph::Callees;
use crate::entity::SecondaryMap;
use crate::ir::model::{Graph, GraphId, Op, Value, Var};
use crate::lltype::{
    ArrayId, Container, DataId, Effect, FuncBody, FuncId, ItemPath, Items, Ll, LlConst, LlOp,
    LlProgram, LlType, StructId,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// What may hold a pointer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Slot {
    Var(GraphId, Var),
    /// All fields of this name of structures of this type.
    Field(StructId, u32),
    Item(ArrayId),
    /// What a function returns besides its result.
    Result(u32),
    Root(GraphId, u32),
    Data(DataId),
}

/// The data that the program may write to.
pub fn written(program: &LlProgram) -> SecondaryMap<DataId, bool> {
    let mut finder = Finder {
        program,
        numbers: FxHashMap::default(),
        flows: Vec::new(),
        written: Vec::new(),
        same: Vec::new(),
        related: FxHashSet::default(),
    };
    for data in program.data.values() {
        if let (LlType::Inline(container), Some(value)) = (data.ty, &data.value) {
            finder.contents(container, value);
        }
    }
    for func in program.funcs.values() {
        if let FuncBody::Graph(graph) = func.body {
            finder.graph(graph, &program.graphs[graph]);
        }
    }
    for exception in &program.exceptions {
        finder.write_const(&exception.instance);
    }
    finder.finish()
}

struct Finder<'p> {
    program: &'p LlProgram,
    numbers: FxHashMap<Slot, u32>,
    /// From where to where.
    flows: Vec<(u32, u32)>,
    written: Vec<u32>,
    /// Slots that are one, as a forest.
    same: Vec<u32>,
    /// Types that have each other's slots.
    related: FxHashSet<(Container, Container)>,
}

impl Finder<'_> {
    fn number(&mut self, slot: Slot) -> u32 {
        let next = self.same.len() as u32;
        let number = *self.numbers.entry(slot).or_insert(next);
        if number == next {
            self.same.push(next);
        }
        number
    }

    fn first(&mut self, mut slot: u32) -> u32 {
        while self.same[slot as usize] != slot {
            let next = self.same[slot as usize];
            self.same[slot as usize] = self.same[next as usize];
            slot = next;
        }
        slot
    }

    fn unite(&mut self, a: Slot, b: Slot) {
        let (a, b) = (self.number(a), self.number(b));
        let (a, b) = (self.first(a), self.first(b));
        self.same[b as usize] = a;
    }

    /// Where a value is, with its type; nothing for what is no pointer to a container.
    fn place(&mut self, id: GraphId, value: &Value<Ll>) -> Option<(Slot, LlType)> {
        match value {
            Value::Var(var) => self.variable(id, *var),
            Value::Const(LlConst::Data(ty, data)) => Some((Slot::Data(*data), *ty)),
            Value::Const(_) => None,
        }
    }

    fn variable(&self, id: GraphId, var: Var) -> Option<(Slot, LlType)> {
        let ty = self.program.graphs[id].vars[var].ty;
        match ty {
            LlType::Ptr(Container::Struct(_) | Container::Array(_)) => {
                Some((Slot::Var(id, var), ty))
            }
            _ => None,
        }
    }

    fn flow(&mut self, from: Option<(Slot, LlType)>, to: Option<(Slot, LlType)>) {
        let (Some((from, from_type)), Some((to, to_type))) = (from, to) else {
            // (As an address, or a number.)
            if let Some((from, _)) = from {
                self.write(from);
            }
            return;
        };
        if let (LlType::Ptr(a), LlType::Ptr(b)) = (from_type, to_type) {
            self.relate(a, b);
        }
        if let Slot::Data(data) = from {
            if let (LlType::Inline(a), LlType::Ptr(b)) = (self.program.data[data].ty, from_type) {
                self.relate(a, b);
            }
        }
        let flow = (self.number(from), self.number(to));
        self.flows.push(flow);
    }

    fn write(&mut self, slot: Slot) {
        let slot = self.number(slot);
        self.written.push(slot);
    }

    fn write_value(&mut self, id: GraphId, value: &Value<Ll>) {
        if let Some((slot, _)) = self.place(id, value) {
            self.write(slot);
        }
    }

    fn write_const(&mut self, value: &LlConst) {
        if let LlConst::Data(_, data) = value {
            self.write(Slot::Data(*data));
        }
    }

    /// A pointer to one of these may point to the other.
    fn relate(&mut self, a: Container, b: Container) {
        if a == b || self.begins_with(a, b) || self.begins_with(b, a) {
            return;
        }
        if !self.related.insert((a, b)) {
            return;
        }
        let types = &self.program.types;
        match (a, b) {
            (Container::Struct(a), Container::Struct(b)) => {
                let both = types.structs[a].fields.iter().zip(&types.structs[b].fields);
                for ((one, other), field) in both.zip(0..) {
                    self.unite(Slot::Field(a, field), Slot::Field(b, field));
                    self.relate_types(one.ty, other.ty);
                }
            }
            (Container::Array(a), Container::Array(b)) => {
                self.unite(Slot::Item(a), Slot::Item(b));
                self.relate_types(types.arrays[a].item, types.arrays[b].item);
            }
            _ => {}
        }
    }

    fn relate_types(&mut self, a: LlType, b: LlType) {
        match (a, b) {
            (LlType::Ptr(a), LlType::Ptr(b)) | (LlType::Inline(a), LlType::Inline(b)) => {
                self.relate(a, b);
            }
            _ => {}
        }
    }

    /// Whether containers of a type have one of another type in front, as objects have what belongs to a base class.
    fn begins_with(&self, container: Container, first: Container) -> bool {
        let mut now = container;
        while let Container::Struct(id) = now {
            let fields = &self.program.types.structs[id].fields;
            match fields.first().map(|field| field.ty) {
                Some(LlType::Inline(inner)) if inner == first => return true,
                Some(LlType::Inline(inner)) => now = inner,
                _ => return false,
            }
        }
        false
    }

    /// What is in prebuilt data.
    fn contents(&mut self, container: Container, value: &LlConst) {
        let types = &self.program.types;
        match (container, value) {
            (Container::Struct(id), LlConst::Struct(values)) => {
                let fields = types.structs[id].fields.iter().zip(0..);
                for ((field, number), value) in fields.zip(values) {
                    self.content(Slot::Field(id, number), field.ty, value);
                }
            }
            (Container::Array(id), LlConst::Items(Items::Consts(values))) => {
                let item = types.arrays[id].item;
                for value in values {
                    self.content(Slot::Item(id), item, value);
                }
            }
            _ => {}
        }
    }

    fn content(&mut self, slot: Slot, ty: LlType, value: &LlConst) {
        match (ty, value) {
            (LlType::Inline(inner), _) => self.contents(inner, value),
            (_, LlConst::Data(known_as, data)) => {
                self.flow(Some((Slot::Data(*data), *known_as)), Some((slot, ty)));
            }
            _ => {}
        }
    }

    fn graph(&mut self, id: GraphId, graph: &Graph<Ll>) {
        for block in graph.reachable() {
            for op in &graph.blocks[block].ops {
                self.op(id, op);
            }
            for link in &graph.blocks[block].exits {
                let inputs = &graph.blocks[link.target].inputs;
                for (arg, &input) in link.args.iter().zip(inputs) {
                    let from = self.place(id, arg);
                    self.flow(from, self.variable(id, input));
                }
            }
        }
        for &raised in &graph.blocks[graph.exc].inputs {
            self.write_value(id, &Value::Var(raised));
        }
    }

    fn op(&mut self, id: GraphId, op: &Op<Ll>) {
        let result = self.variable(id, op.result);
        let types = &self.program.types;
        match op.code {
            LlOp::GetField(of, field) => {
                let ty = types.structs[of].fields[field as usize].ty;
                if result.is_some() {
                    self.flow(Some((Slot::Field(of, field), ty)), result);
                }
            }
            LlOp::SetField(of, field) => {
                let ty = types.structs[of].fields[field as usize].ty;
                self.write_value(id, &op.args[0]);
                let from = self.place(id, &op.args[1]);
                self.flow(from, Some((Slot::Field(of, field), ty)));
            }
            LlOp::GetItem(path) => {
                if result.is_some() {
                    let item = self.item(path);
                    self.flow(item, result);
                }
            }
            LlOp::SetItem(path) => {
                self.write_value(id, &op.args[0]);
                let from = self.place(id, &op.args[2]);
                let item = self.item(path);
                self.flow(from, item);
            }
            LlOp::CopyItems(_) => self.write_value(id, &op.args[2]),
            LlOp::ClearItems(_) => self.write_value(id, &op.args[0]),
            LlOp::GetSubstruct(..) | LlOp::SameAs | LlOp::CastPointer => {
                let from = self.place(id, &op.args[0]);
                match op.code {
                    // (It is another type because it is a part.)
                    LlOp::GetSubstruct(..) => self.flow_part(from, result),
                    _ => self.flow(from, result),
                }
            }
            LlOp::SetResult(n) => {
                if let Some((slot, _)) = self.place(id, &op.args[0]) {
                    self.flow_untyped(slot, Slot::Result(n));
                }
            }
            LlOp::GetResult(n) => {
                if let Some((slot, _)) = result {
                    self.flow_untyped(Slot::Result(n), slot);
                }
            }
            LlOp::GcSaveRoot(n) => {
                if let Some((slot, _)) = self.place(id, &op.args[0]) {
                    self.flow_untyped(slot, Slot::Root(id, n));
                }
            }
            LlOp::GcReloadRoot(n) => {
                if let Some((slot, _)) = result {
                    self.flow_untyped(Slot::Root(id, n), slot);
                }
            }
            LlOp::DirectCall | LlOp::IndirectCall(_) => self.call(id, op, result),
            LlOp::KeepAlive
            | LlOp::IdentityHash
            | LlOp::GcCountUp
            | LlOp::GcCountDown
            | LlOp::GcCountUpItems(_)
            | LlOp::GcCountDownItems(_)
            | LlOp::GcWriteBarrier
            | LlOp::GcWriteBarrierItem
            | LlOp::GcWriteBarrierAll => {}
            code => match code.row().effect {
                Effect::Pure | Effect::Reads | Effect::Allocates => {}
                Effect::Depends | Effect::Collects | Effect::Acts => {
                    for arg in &op.args {
                        self.write_value(id, arg);
                    }
                }
            },
        }
    }

    fn flow_part(&mut self, from: Option<(Slot, LlType)>, to: Option<(Slot, LlType)>) {
        if let (Some((from, _)), Some((to, _))) = (from, to) {
            self.flow_untyped(from, to);
        }
    }

    fn flow_untyped(&mut self, from: Slot, to: Slot) {
        let flow = (self.number(from), self.number(to));
        self.flows.push(flow);
    }

    /// The items of an array, or a field of those.
    fn item(&self, path: ItemPath) -> Option<(Slot, LlType)> {
        let types = &self.program.types;
        let array = match (path.base, path.array_field) {
            (Container::Array(array), _) => array,
            (Container::Struct(id), Some(field)) => {
                match types.structs[id].fields[field as usize].ty {
                    LlType::Inline(Container::Array(array)) => array,
                    _ => return None,
                }
            }
            _ => return None,
        };
        match (types.arrays[array].item, path.item_field) {
            (LlType::Inline(Container::Struct(id)), Some(field)) => {
                let ty = types.structs[id].fields[field as usize].ty;
                Some((Slot::Field(id, field), ty))
            }
            (ty, _) => Some((Slot::Item(array), ty)),
        }
    }

    fn call(&mut self, id: GraphId, op: &Op<Ll>, result: Option<(Slot, LlType)>) {
        let program = self.program;
        for &callee in Callees::of(program, op).as_slice() {
            // (What it shares code with may be called in its place.)
            let mut callees = vec![callee, program.code_of(callee), program.twin_of(callee)];
            callees.dedup();
            for callee in callees {
                self.call_of(id, op, callee, result);
            }
        }
    }

    fn call_of(
        &mut self,
        id: GraphId,
        op: &Op<Ll>,
        callee: FuncId,
        result: Option<(Slot, LlType)>,
    ) {
        let args = &op.args[1..];
        match &self.program.funcs[callee].body {
            FuncBody::Graph(called) => {
                let graph = &self.program.graphs[*called];
                for (arg, &input) in args.iter().zip(&graph.blocks[graph.start].inputs) {
                    let from = self.place(id, arg);
                    self.flow(from, self.variable(*called, input));
                }
                if let (Some(&returned), Some(_)) = (graph.blocks[graph.ret].inputs.first(), result)
                {
                    self.flow(self.variable(*called, returned), result);
                }
            }
            FuncBody::External(external) if external.pure => {
                if result.is_some() {
                    for arg in args {
                        let from = self.place(id, arg);
                        self.flow(from, result);
                    }
                }
            }
            FuncBody::External(_) | FuncBody::Pending => {
                for arg in args {
                    self.write_value(id, arg);
                }
            }
        }
    }

    fn finish(mut self) -> SecondaryMap<DataId, bool> {
        // What goes from a function to its caller has no type of its own; functions that are alike may have each other's.
        let mut through: FxHashMap<u32, FxHashSet<Container>> = FxHashMap::default();
        let slots: Vec<(Slot, u32)> = self.numbers.iter().map(|(&of, &n)| (of, n)).collect();
        let mut known: Vec<Option<Slot>> = vec![None; self.same.len()];
        for &(slot, number) in &slots {
            known[number as usize] = Some(slot);
        }
        for &(from, to) in &self.flows {
            for (here, there) in [(from, to), (to, from)] {
                if let (Some(Slot::Var(id, var)), Some(Slot::Result(n))) =
                    (known[here as usize], known[there as usize])
                {
                    if let LlType::Ptr(container) = self.program.graphs[id].vars[var].ty {
                        through.entry(n).or_default().insert(container);
                    }
                }
            }
        }
        for types in through.into_values() {
            let mut types: Vec<Container> = types.into_iter().collect();
            types.sort_unstable();
            for (at, &a) in types.iter().enumerate() {
                for &b in &types[at + 1..] {
                    if self.program.types.are_containers_alike(a, b) {
                        self.relate(a, b);
                    }
                }
            }
        }
        let mut sources: Vec<Vec<u32>> = vec![Vec::new(); self.same.len()];
        for (from, to) in std::mem::take(&mut self.flows) {
            let (from, to) = (self.first(from), self.first(to));
            sources[to as usize].push(from);
        }
        let mut is_written = vec![false; self.same.len()];
        let mut todo = Vec::new();
        for slot in std::mem::take(&mut self.written) {
            todo.push(self.first(slot));
        }
        while let Some(slot) = todo.pop() {
            if !std::mem::replace(&mut is_written[slot as usize], true) {
                todo.append(&mut sources[slot as usize]);
            }
        }
        let mut written = SecondaryMap::new();
        for (slot, number) in slots {
            if let Slot::Data(data) = slot {
                let first = self.first(number);
                written[data] = is_written[first as usize];
            }
        }
        written
    }
}
