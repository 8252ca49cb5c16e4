//! Malloc removal: objects that never leave a function become their fields (seed: "Malloc
//! Removal").
//!
//! Variables that may be the same pointer (links and casts connect them) form a group. If all of
//! a group's pointers come from allocations of one structure, or are null, and are used for nothing but
//! reading and writing fields, comparing with null, and being passed within the group, the
//! object is exploded: each pointer that a link passes becomes one value per field, and one that says
//! whether there is an object, if there need not be one (the box of an optional number). A prebuilt object that
//! cannot change is as good as a new one.
//!
//! [`super::results`] asks the same of objects that functions return.

use super::constfold::operation;
use crate::entity::EntityRef;
use crate::ir::model::*;
use crate::lltype::{
    CmpOp, Container, DataId, Flavor, FuncId, Ll, LlConst, LlOp, LlProgram, LlType, StructId,
};
use rustc_hash::FxHashMap;

type V = Value<Ll>;

/// Explodes what can be exploded; `false` if nothing could.
pub fn remove(program: &LlProgram, graph: &mut Graph<Ll>) -> bool {
    if !graph
        .reachable()
        .into_iter()
        .any(|block| allocates(graph, block))
    {
        return false;
    }
    let groups = Groups::find(graph).candidates(program, graph, Ends::default());
    let found = !groups.list.is_empty();
    if found {
        Exploder::new(program, graph, &groups).run();
    }
    found
}

/// The same until nothing more can be, with what is left tidied.
pub fn remove_all(program: &LlProgram, graph: &mut Graph<Ll>) -> bool {
    super::turns::until_stable(program, graph, "mallocs", remove)
}

/// Where objects may come from, and go to, beside the graph itself.
#[derive(Clone, Copy, Default)]
struct Ends<'a> {
    /// They may be returned.
    returned: bool,
    /// Calls of this function give new objects of this structure.
    given: Option<(FuncId, StructId)>,
    /// They may be what the function was called with.
    passed: bool,
    /// Calls may take them as these arguments.
    taken: Option<&'a dyn Fn(FuncId, usize) -> bool>,
}

/// What a function returns that could as well return the fields of an object.
pub struct Returned {
    /// The structure.
    pub what: StructId,
    /// The fields, each as a structure that has it, its index there, and its type.
    pub fields: Vec<(StructId, u32, LlType)>,
    /// Or it returns null.
    pub nullable: bool,
}

/// What a function returns, if nothing but its callers sees these objects.
pub fn returned(program: &LlProgram, graph: &Graph<Ll>) -> Option<Returned> {
    let result = *graph.blocks[graph.ret].inputs.first()?;
    if !matches!(graph.vars[result].ty, LlType::Ptr(Container::Struct(_))) {
        return None;
    }
    let groups = Groups::find(graph).candidates(program, graph, Ends::RETURNED);
    let group = &groups.list[groups.group(result)? as usize];
    let fields = group.fields.iter();
    Some(Returned {
        what: group.what,
        fields: fields.map(|f| (f.of, f.index, f.ty)).collect(),
        nullable: group.nullable,
    })
}

/// Has a function return the fields of such objects, and whether there is one if there need not be: as inputs of its
/// return block, of which there may be only one in the end.
pub fn explode_returned(program: &LlProgram, graph: &mut Graph<Ll>) {
    let groups = Groups::find(graph).candidates(program, graph, Ends::RETURNED);
    Exploder::new(program, graph, &groups).run();
}

/// Of the calls of a function, which gives new objects, those whose results a caller only takes apart, and the others;
/// `None` if one of these has a handler.
pub fn taken_apart(
    program: &LlProgram,
    graph: &Graph<Ll>,
    (func, what): (FuncId, StructId),
    returned: bool,
) -> Option<(usize, usize)> {
    let ends = Ends {
        returned,
        given: Some((func, what)),
        ..Ends::default()
    };
    let groups = Groups::find(graph).candidates(program, graph, ends);
    let (mut apart, mut whole) = (0, 0);
    for block in graph.reachable() {
        let data = &graph.blocks[block];
        for (index, op) in data.ops.iter().enumerate() {
            if !ends.gives(op) {
                continue;
            }
            let last = index + 1 == data.ops.len();
            if groups.group(op.result).is_some() {
                apart += 1;
            } else if last && data.switch == ExitSwitch::LastException {
                return None;
            } else {
                whole += 1;
            }
        }
    }
    Some((apart, whole))
}

/// Which of a function's parameters it only takes apart, of the first as many as there are bits.
pub fn parameters_taken_apart(program: &LlProgram, graph: &Graph<Ll>) -> u32 {
    let is_object = |var: Var| matches!(graph.vars[var].ty, LlType::Ptr(Container::Struct(_)));
    let params = graph.params().iter().enumerate().take(u32::BITS as usize);
    let params: Vec<(usize, Var)> = params.map(|(n, &var)| (n, var)).collect();
    if !params.iter().any(|&(_, var)| is_object(var)) {
        return 0;
    }
    let ends = Ends {
        passed: true,
        ..Ends::default()
    };
    let (roots, uses) = Groups::find(graph).uses(program, graph, ends);
    let apart = params.into_iter().filter(|&(_, var)| {
        let uses = &uses[roots[var.index()]];
        is_object(var) && !uses.bad && uses.what.is_none()
    });
    apart.fold(0, |mask, (n, _)| mask | 1 << n)
}

/// The objects of a graph that can be exploded if it is inlined what they are passed to.
pub struct IfInlined(Candidates);

impl IfInlined {
    /// `takes`: whether a function would be inlined, and only takes apart what it gets as an argument.
    pub fn find(
        program: &LlProgram,
        graph: &Graph<Ll>,
        takes: &dyn Fn(FuncId, usize) -> bool,
    ) -> IfInlined {
        let ends = Ends {
            taken: Some(takes),
            ..Ends::default()
        };
        IfInlined(Groups::find(graph).candidates(program, graph, ends))
    }

    /// Whether a call gets one of them.
    pub fn is_passed_to(&self, call: &Op<Ll>) -> bool {
        let mut args = call.args.iter().filter_map(Value::var);
        args.any(|var| self.0.group(var).is_some())
    }
}

impl Ends<'_> {
    /// Objects may be returned.
    const RETURNED: Ends<'static> = Ends {
        returned: true,
        given: None,
        passed: false,
        taken: None,
    };

    /// Whether an operation is a call that takes its argument at `index` apart, the function being the first.
    fn takes(&self, op: &Op<Ll>, index: usize) -> bool {
        let func = match op.args.first() {
            Some(V::Const(LlConst::Func(_, func))) if op.code == LlOp::DirectCall => *func,
            _ => return false,
        };
        index > 0 && self.taken.is_some_and(|takes| takes(func, index - 1))
    }

    /// Whether it is a call that gives a new object.
    fn gives(&self, op: &Op<Ll>) -> bool {
        let callee = op.args.first();
        op.code == LlOp::DirectCall
            && self.given.is_some_and(|(given, _)| {
                matches!(callee, Some(V::Const(LlConst::Func(_, func))) if *func == given)
            })
    }
}

/// Whether a block makes an object of those that can be exploded.
fn allocates(graph: &Graph<Ll>, block: Block) -> bool {
    let is_object = |op: &Op<Ll>| {
        matches!(
            op.code,
            LlOp::Malloc {
                flavor: Flavor::Gc,
                ..
            }
        )
    };
    graph.blocks[block].ops.iter().any(is_object)
}

/// Variables that may be the same pointer.
struct Groups {
    parent: Vec<u32>,
}

/// The groups that can be exploded. No field of one holds a pointer of another: what is stored
/// is not only passed within its group.
struct Candidates {
    list: Vec<Group>,
    /// Of which of them each variable is a member.
    of: Vec<Option<u32>>,
}

/// A group that can be exploded.
struct Group {
    /// The structure that is allocated.
    what: StructId,
    /// Its fields, base structures flattened.
    fields: Vec<FlatField>,
    /// Its pointers may be null: behind the fields comes whether there is an object.
    nullable: bool,
}

/// A field of an exploded object.
#[derive(Clone, Copy)]
struct FlatField {
    of: StructId,
    index: u32,
    ty: LlType,
}

/// What a group's variables are used for, as far as is known.
#[derive(Clone, Default)]
struct Uses {
    what: Option<StructId>,
    /// The structures through which fields are accessed.
    through: Vec<StructId>,
    nullable: bool,
    /// The prebuilt objects among its objects.
    prebuilt: Vec<DataId>,
    bad: bool,
    /// The block that was looked at last in which the group has an object.
    object_in: Option<Block>,
}

impl Groups {
    fn root(&mut self, var: Var) -> usize {
        let mut at = var.index();
        while self.parent[at] as usize != at {
            self.parent[at] = self.parent[self.parent[at] as usize];
            at = self.parent[at] as usize;
        }
        at
    }

    fn join(&mut self, a: Var, b: Var) {
        let (a, b) = (self.root(a), self.root(b));
        self.parent[a.max(b)] = a.min(b) as u32;
    }

    fn find(graph: &Graph<Ll>) -> Groups {
        let mut groups = Groups {
            parent: (0..graph.vars.len() as u32).collect(),
        };
        for block in graph.reachable() {
            let data = &graph.blocks[block];
            for op in &data.ops {
                if matches!(op.code, LlOp::CastPointer | LlOp::SameAs) {
                    if let Some(V::Var(var)) = op.args.first() {
                        groups.join(*var, op.result);
                    }
                }
            }
            for link in &data.exits {
                for (arg, &input) in link.args.iter().zip(&graph.blocks[link.target].inputs) {
                    if let V::Var(var) = arg {
                        groups.join(*var, input);
                    }
                }
            }
        }
        groups
    }

    /// The group of each variable, and what each is used for.
    fn uses(
        &mut self,
        program: &LlProgram,
        graph: &Graph<Ll>,
        ends: Ends<'_>,
    ) -> (Vec<usize>, Vec<Uses>) {
        let n = graph.vars.len();
        let mut uses: Vec<Uses> = vec![Uses::default(); n];
        let roots: Vec<usize> = (0..n).map(|i| self.root(Var::new(i))).collect();
        for block in graph.reachable() {
            self.look(program, graph, block, (ends, &roots), &mut uses);
        }
        (roots, uses)
    }

    /// The groups that can be exploded.
    fn candidates(mut self, program: &LlProgram, graph: &Graph<Ll>, ends: Ends<'_>) -> Candidates {
        let (roots, uses) = self.uses(program, graph, ends);
        let mut list = Vec::new();
        let mut number: Vec<Option<u32>> = vec![None; graph.vars.len()];
        for (root, uses) in uses.iter().enumerate() {
            let &Uses {
                what: Some(what),
                bad: false,
                nullable,
                ref prebuilt,
                ref through,
                ..
            } = uses
            else {
                continue;
            };
            // A cast down to another structure can be there, on a path that is never taken.
            if !through.iter().all(|&id| program.types.extends(what, id)) {
                continue;
            }
            let Some(fields) = flatten(program, what) else {
                continue;
            };
            let group = Group {
                what,
                fields,
                nullable,
            };
            if !prebuilt
                .iter()
                .all(|&data| group.prebuilt(program, data).is_some())
            {
                continue;
            }
            number[root] = Some(list.len() as u32);
            list.push(group);
        }
        let of = roots.iter().map(|&root| number[root]).collect();
        Candidates { list, of }
    }

    /// Looks at what one block does with pointers.
    fn look(
        &self,
        program: &LlProgram,
        graph: &Graph<Ll>,
        block: Block,
        (ends, roots): (Ends<'_>, &[usize]),
        uses: &mut [Uses],
    ) {
        let data = &graph.blocks[block];
        let root = |var: Var| roots[var.index()];
        // The group must have one object in the block: an input, or what is allocated there.
        let object = |group: usize, uses: &mut [Uses]| {
            let before = uses[group].object_in.replace(block);
            uses[group].bad |= before == Some(block);
        };
        for &input in &data.inputs {
            object(root(input), uses);
            let leaves = block == graph.ret && !ends.returned;
            let passed = block == graph.start && !ends.passed;
            if leaves || passed || block == graph.exc {
                uses[root(input)].bad = true;
            }
        }
        for op in &data.ops {
            let made = match op.code {
                LlOp::Malloc {
                    what,
                    flavor: Flavor::Gc,
                } => Some(what),
                _ if ends.gives(op) => ends.given.map(|(_, what)| what),
                _ => None,
            };
            if let Some(what) = made {
                let group = root(op.result);
                object(group, uses);
                match uses[group].what {
                    Some(other) if other != what => uses[group].bad = true,
                    _ => uses[group].what = Some(what),
                }
            }
            match op.code {
                _ if made.is_some() => {}
                LlOp::CastPointer | LlOp::SameAs if op.args[0].var().is_some() => {
                    if !matches!(graph.vars[op.result].ty, LlType::Ptr(Container::Struct(_))) {
                        uses[root(op.result)].bad = true;
                    }
                    continue;
                }
                _ => uses[root(op.result)].bad = true,
            }
            for (i, arg) in op.args.iter().enumerate() {
                let V::Var(var) = arg else { continue };
                let fine = match op.code {
                    LlOp::GetField(id, field) => inline_free(program, id, field),
                    LlOp::SetField(id, field) => i == 0 && inline_free(program, id, field),
                    LlOp::KeepAlive | LlOp::PtrNonzero => true,
                    LlOp::Ptr(CmpOp::Eq | CmpOp::Ne) => {
                        matches!(op.args[1 - i], V::Const(LlConst::Null(_)))
                    }
                    _ => ends.takes(op, i),
                };
                let uses = &mut uses[root(*var)];
                uses.bad |= !fine;
                if let LlOp::GetField(id, _) | LlOp::SetField(id, _) = op.code {
                    if !uses.through.contains(&id) {
                        uses.through.push(id);
                    }
                }
            }
        }
        if let ExitSwitch::Value(var) = data.switch {
            uses[root(var)].bad = true;
        }
        for link in &data.exits {
            for var in [link.last_exception, link.last_exc_value]
                .into_iter()
                .flatten()
            {
                uses[root(var)].bad = true;
            }
            for (arg, &input) in link.args.iter().zip(&graph.blocks[link.target].inputs) {
                let uses = &mut uses[root(input)];
                match arg {
                    V::Var(_) => {}
                    V::Const(LlConst::Null(_)) => uses.nullable = true,
                    V::Const(LlConst::Data(_, data)) => uses.prebuilt.push(*data),
                    V::Const(_) => uses.bad = true,
                }
            }
        }
    }
}

/// Whether a field is a value, not an inlined container.
fn inline_free(program: &LlProgram, id: StructId, field: u32) -> bool {
    let field = program.types.structs[id].fields.get(field as usize);
    field.is_some_and(|f| !matches!(f.ty, LlType::Inline(_)))
}

/// The fields of a structure, those of its bases first; `None` if it inlines anything else.
fn flatten(program: &LlProgram, what: StructId) -> Option<Vec<FlatField>> {
    let mut fields = Vec::new();
    let mut chain = vec![what];
    while let Some(base) = program.types.base(chain[chain.len() - 1]) {
        chain.push(base);
    }
    for &id in chain.iter().rev() {
        for (i, field) in program.types.structs[id].fields.iter().enumerate() {
            match field.ty {
                LlType::Inline(Container::Struct(_)) if i == 0 => {}
                LlType::Inline(_) => return None,
                ty => fields.push(FlatField {
                    of: id,
                    index: i as u32,
                    ty,
                }),
            }
        }
    }
    Some(fields)
}

struct Exploder<'a> {
    program: &'a LlProgram,
    graph: &'a mut Graph<Ll>,
    groups: &'a Candidates,
    /// The groups of the inputs that blocks had, where there are any: constants may be passed for these.
    inputs: FxHashMap<Block, Vec<Option<u32>>>,
}

/// What stands for the objects of a block, by group: their fields, and whether there is an object if the group's
/// pointers may be null.
type Objects = FxHashMap<u32, Vec<V>>;

impl<'a> Exploder<'a> {
    fn new(program: &'a LlProgram, graph: &'a mut Graph<Ll>, groups: &'a Candidates) -> Self {
        let mut inputs = FxHashMap::default();
        for block in graph.reachable() {
            let of = graph.blocks[block].inputs.iter();
            let of: Vec<_> = of.map(|&var| groups.group(var)).collect();
            if of.iter().any(Option::is_some) {
                inputs.insert(block, of);
            }
        }
        Exploder {
            program,
            graph,
            groups,
            inputs,
        }
    }

    fn run(&mut self) {
        let order = self.graph.reachable();
        for &block in &order {
            self.block(block);
        }
    }

    fn block(&mut self, block: Block) {
        let mut objects = Objects::default();
        let mut inputs = Vec::new();
        for var in std::mem::take(&mut self.graph.blocks[block].inputs) {
            let Some(group) = self.groups.group(var) else {
                inputs.push(var);
                continue;
            };
            let values = objects.entry(group).or_default();
            for ty in self.groups.list[group as usize].types() {
                let new = self.graph.new_var(ty);
                inputs.push(new);
                values.push(V::Var(new));
            }
        }
        self.graph.blocks[block].inputs = inputs;

        let guarded = self.graph.blocks[block].switch == ExitSwitch::LastException;
        let ops = std::mem::take(&mut self.graph.blocks[block].ops);
        let last = ops.len().wrapping_sub(1);
        let mut known: FxHashMap<Var, V> = FxHashMap::default();
        let mut kept = Vec::with_capacity(ops.len());
        for (i, mut op) in ops.into_iter().enumerate() {
            op.map_uses(&mut |var| known.get(&var).cloned());
            let mut vars = op.args.iter().filter_map(Value::var);
            let about = vars.find_map(|var| self.groups.group(var));
            let Some(group) = about.or_else(|| self.groups.group(op.result)) else {
                kept.push(op);
                continue;
            };
            if guarded && i == last {
                self.graph.blocks[block].keep_exit(0);
            }
            let layout = &self.groups.list[group as usize];
            match op.code {
                LlOp::Malloc { .. } => {
                    debug_assert!(
                        matches!(op.code, LlOp::Malloc { what, .. } if what == layout.what)
                    );
                    objects.insert(group, layout.zero(true));
                }
                LlOp::GetField(id, field) => {
                    let fields = objects.entry(group).or_default();
                    if let Some(value) = layout.at(id, field).and_then(|i| fields.get(i)) {
                        known.insert(op.result, value.clone());
                    }
                }
                LlOp::SetField(id, field) => {
                    let fields = objects.entry(group).or_default();
                    if let Some(slot) = layout.at(id, field).and_then(|i| fields.get_mut(i)) {
                        *slot = op.args[1].clone();
                    }
                    known.insert(op.result, V::Const(LlConst::Void(None)));
                }
                // Another name of the same object.
                LlOp::CastPointer | LlOp::SameAs => {}
                LlOp::PtrNonzero | LlOp::Ptr(CmpOp::Ne) => {
                    known.insert(op.result, layout.is_there(objects.get(&group)));
                }
                LlOp::Ptr(_) => {
                    let is_there = layout.is_there(objects.get(&group));
                    if let V::Const(LlConst::Bool(is_there)) = is_there {
                        known.insert(op.result, V::Const(LlConst::Bool(!is_there)));
                    } else {
                        op.code = LlOp::BoolNot;
                        op.args = vec![is_there];
                        kept.push(op);
                    }
                }
                _ => {
                    known.insert(op.result, V::Const(LlConst::Void(None)));
                }
            }
        }
        self.graph.blocks[block].ops = kept;
        self.finish(block, &known, &objects);
    }

    /// Renames in the exits, and passes fields where the pointer was passed.
    fn finish(&mut self, block: Block, known: &FxHashMap<Var, V>, objects: &Objects) {
        let groups = self.groups;
        let data = &mut self.graph.blocks[block];
        for link in &mut data.exits {
            let mut args = Vec::with_capacity(link.args.len());
            for (at, arg) in std::mem::take(&mut link.args).into_iter().enumerate() {
                let V::Var(var) = arg else {
                    let of = self.inputs.get(&link.target);
                    match of.and_then(|of| of[at]) {
                        Some(group) => {
                            let group = &groups.list[group as usize];
                            let values = match &arg {
                                V::Const(LlConst::Data(_, data)) => {
                                    group.prebuilt(self.program, *data)
                                }
                                _ => None,
                            };
                            args.extend(values.unwrap_or_else(|| group.zero(false)));
                        }
                        None => args.push(arg),
                    }
                    continue;
                };
                match groups.group(var) {
                    Some(group) => args.extend(objects.get(&group).into_iter().flatten().cloned()),
                    None => args.push(known.get(&var).cloned().unwrap_or(V::Var(var))),
                }
            }
            link.args = args;
        }
        if let ExitSwitch::Value(var) = data.switch {
            match known.get(&var) {
                Some(V::Var(new)) => data.switch = ExitSwitch::Value(*new),
                Some(V::Const(value)) => {
                    let exit = super::constfold::taken_exit(value, &data.exits);
                    let exit = exit.unwrap_or(data.exits.len() - 1);
                    data.keep_exit(exit);
                }
                None => {}
            }
        }
    }
}

impl Candidates {
    fn group(&self, var: Var) -> Option<u32> {
        self.of.get(var.index()).copied().flatten()
    }
}

impl Group {
    /// The types of the values that stand for a pointer.
    fn types(&self) -> impl Iterator<Item = LlType> + '_ {
        let fields = self.fields.iter().map(|field| field.ty);
        fields.chain(self.nullable.then_some(LlType::Bool))
    }

    /// What stands for a new object, or for null.
    fn zero(&self, is_there: bool) -> Vec<V> {
        let fields = self.fields.iter().map(|field| LlConst::zero(field.ty));
        let is_there = self.nullable.then_some(LlConst::Bool(is_there));
        fields.chain(is_there).map(V::Const).collect()
    }

    /// What stands for a prebuilt object; `None` if that can change.
    fn prebuilt(&self, program: &LlProgram, data: DataId) -> Option<Vec<V>> {
        let field = |field: &FlatField| {
            let p = LlType::Ptr(Container::Struct(field.of));
            let p = V::Const(LlConst::Data(p, data));
            let read = LlOp::GetField(field.of, field.index);
            match field.ty {
                LlType::Void => Some(V::Const(LlConst::Void(None))),
                ty => operation(program, read, &[p], ty),
            }
        };
        let is_there = self.nullable.then_some(V::Const(LlConst::Bool(true)));
        let values = self.fields.iter().map(field);
        values.chain(is_there.map(Some)).collect()
    }

    /// Whether there is an object, where the group has these values.
    fn is_there(&self, values: Option<&Vec<V>>) -> V {
        let known = V::Const(LlConst::Bool(true));
        if !self.nullable {
            return known;
        }
        values
            .and_then(|values| values.last())
            .cloned()
            .unwrap_or(known)
    }

    fn at(&self, id: StructId, field: u32) -> Option<usize> {
        self.fields
            .iter()
            .position(|f| f.of == id && f.index == field)
    }
}
