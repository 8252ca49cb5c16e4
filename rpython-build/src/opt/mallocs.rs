//! Malloc removal: objects that never leave a function become their fields (seed: "Malloc
//! Removal").
//!
//! Variables that may be the same pointer (links and casts connect them) form a group. If all of
//! a group's pointers come from allocations of one structure, and are used for nothing but
//! reading and writing fields, comparing with null, and being passed within the group, the
//! object is exploded: each pointer that a link passes becomes one value per field.

use crate::entity::EntityRef;
use crate::ir::model::*;
use crate::lltype::{CmpOp, Container, Flavor, Ll, LlConst, LlOp, LlProgram, LlType, StructId};
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
    let groups = Groups::find(graph).candidates(program, graph);
    let found = !groups.list.is_empty();
    if found {
        Exploder {
            graph,
            groups: &groups,
        }
        .run();
    }
    found
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

    /// The groups that can be exploded.
    fn candidates(mut self, program: &LlProgram, graph: &Graph<Ll>) -> Candidates {
        let n = graph.vars.len();
        let mut uses: Vec<Uses> = vec![Uses::default(); n];
        let roots: Vec<usize> = (0..n).map(|i| self.root(Var::new(i))).collect();
        for block in graph.reachable() {
            self.look(program, graph, block, &roots, &mut uses);
        }
        let mut list = Vec::new();
        let mut number: Vec<Option<u32>> = vec![None; n];
        for (root, uses) in uses.iter().enumerate() {
            let &Uses {
                what: Some(what),
                bad: false,
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
            number[root] = Some(list.len() as u32);
            list.push(Group { what, fields });
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
        roots: &[usize],
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
            if [graph.start, graph.ret, graph.exc].contains(&block) {
                uses[root(input)].bad = true;
            }
        }
        for op in &data.ops {
            match op.code {
                LlOp::Malloc {
                    what,
                    flavor: Flavor::Gc,
                } => {
                    let group = root(op.result);
                    object(group, uses);
                    match uses[group].what {
                        Some(other) if other != what => uses[group].bad = true,
                        _ => uses[group].what = Some(what),
                    }
                    continue;
                }
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
                    _ => false,
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
                if arg.var().is_none() {
                    uses[root(input)].bad = true;
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

/// What a field holds before anything is written; `None` if that cannot be written as a constant.
fn zero(ty: LlType) -> Option<LlConst> {
    match ty {
        LlType::Inline(_) => None,
        ty => Some(LlConst::zero(ty)),
    }
}

struct Exploder<'a> {
    graph: &'a mut Graph<Ll>,
    groups: &'a Candidates,
}

/// The fields of the objects of a block, by group, as far as there is an object.
type Objects = FxHashMap<u32, Vec<V>>;

impl Exploder<'_> {
    fn group(&self, var: Var) -> Option<u32> {
        self.groups.of.get(var.index()).copied().flatten()
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
            let Some(group) = self.group(var) else {
                inputs.push(var);
                continue;
            };
            let fields = objects.entry(group).or_default();
            for field in &self.groups.list[group as usize].fields {
                let new = self.graph.new_var(field.ty);
                inputs.push(new);
                fields.push(V::Var(new));
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
            let about = vars.find_map(|var| self.group(var));
            let Some(group) = about.or_else(|| self.group(op.result)) else {
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
                    let zeros = layout.fields.iter().filter_map(|f| zero(f.ty));
                    objects.insert(group, zeros.map(V::Const).collect());
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
                    known.insert(op.result, V::Const(LlConst::Bool(true)));
                }
                LlOp::Ptr(_) => {
                    known.insert(op.result, V::Const(LlConst::Bool(false)));
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
        let of = &self.groups.of;
        let data = &mut self.graph.blocks[block];
        for link in &mut data.exits {
            let mut args = Vec::with_capacity(link.args.len());
            for arg in std::mem::take(&mut link.args) {
                let V::Var(var) = arg else {
                    args.push(arg);
                    continue;
                };
                match of.get(var.index()).copied().flatten() {
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

impl Group {
    fn at(&self, id: StructId, field: u32) -> Option<usize> {
        self.fields
            .iter()
            .position(|f| f.of == id && f.index == field)
    }
}
