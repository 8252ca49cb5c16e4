//! Counts references: where there is one more, and where there is one less.
//!
//! A variable *owns* a reference, which ends where the variable is used last: it moves into what the variable is
//! stored in, to the input of a block or to the caller, or there is one less. What is not owned is borrowed:
//! - parameters: the caller has a reference for as long as the call takes;
//! - inputs of blocks that are parameters whichever way control came;
//! - what is loaded from memory, if nothing can free anything until it is used last, in the same block: what has led there
//!   still does.
//!
//! Everything else that is loaded gets a reference of its own. Calls give references to what they return. Casts are other
//! names of the same variable, and a pointer into an object is a use of the object.
//!
//! What is stored replaces something: there is one reference less to that, behind the store.
//!
//! Further results are given with a reference each; a caller takes those, too, that it has no use for.

use super::gc_barriers::{has_gc_items, wholes};
use crate::analysis::callgraph::Callees;
use crate::entity::SecondaryMap;
use crate::ir::model::{Block, Graph, Link, Op, Value, Var};
use crate::lltype::{FuncBody, FuncId, Ll, LlCase, LlConst, LlOp, LlProgram, LlType, Types};
use rustc_hash::{FxHashMap, FxHashSet};

/// Of each function that has any, its further results that are gc pointers.
pub(super) type Results = FxHashMap<FuncId, Vec<(u32, LlType)>>;

pub(super) fn results(program: &LlProgram) -> Results {
    let mut results = Results::default();
    for (func, data) in program.funcs.iter() {
        let FuncBody::Graph(graph) = data.body else {
            continue;
        };
        let graph = &program.graphs[graph];
        let mut given: Vec<(u32, LlType)> = Vec::new();
        for block in graph.reachable() {
            for op in &graph.blocks[block].ops {
                let LlOp::SetResult(place) = op.code else {
                    continue;
                };
                let ty = type_of(graph, &op.args[0]);
                if program.types.is_gc_ptr(ty) && given.iter().all(|&(other, _)| other != place) {
                    given.push((place, ty));
                }
            }
        }
        if !given.is_empty() {
            results.insert(func, given);
        }
    }
    results
}

fn type_of(graph: &Graph<Ll>, value: &Value<Ll>) -> LlType {
    match value {
        Value::Var(var) => graph.vars[*var].ty,
        Value::Const(constant) => constant.ty(),
    }
}

/// A further result that a caller does not take, and where it could: before an operation, or on a link.
pub(super) struct Untaken {
    pub block: Block,
    pub at: Behind,
    place: u32,
    ty: LlType,
}

#[derive(Clone, Copy)]
pub(super) enum Behind {
    Op(usize),
    Link(usize),
}

/// Last in a block come first.
pub(super) fn untaken(program: &LlProgram, results: &Results, graph: &Graph<Ll>) -> Vec<Untaken> {
    let mut found = Vec::new();
    for block in graph.reachable() {
        let data = &graph.blocks[block];
        for (index, op) in data.ops.iter().enumerate().rev() {
            let Callees::One(func) = Callees::of(program, op) else {
                continue;
            };
            let Some(given) = results.get(&program.code_of(func)) else {
                continue;
            };
            // Nothing is given where it raises.
            let next = data.ops.get(index + 1).map(|op| op.code);
            let (at, from) = match next {
                Some(LlOp::ExcOccurred) => {
                    let good = |link: &Link<Ll>| link.case == Some(LlCase::Bool(false));
                    let Some(link) = data.exits.iter().position(good) else {
                        continue;
                    };
                    (Behind::Link(link), (data.exits[link].target, 0))
                }
                _ => (Behind::Op(index + 1), (block, index + 1)),
            };
            for &(place, ty) in given {
                if !takes(graph, from, place) {
                    let untaken = Untaken {
                        block,
                        at,
                        place,
                        ty,
                    };
                    found.push(untaken);
                }
            }
        }
    }
    found
}

/// Whether what begins there takes a further result, of the call before.
fn takes(graph: &Graph<Ll>, from: (Block, usize), place: u32) -> bool {
    let (mut seen, mut todo) = (FxHashSet::default(), vec![from]);
    while let Some((block, start)) = todo.pop() {
        let data = &graph.blocks[block];
        let ops = data.ops[start..].iter().map(|op| op.code);
        let mut ops = ops.skip_while(|code| {
            let calls = matches!(code, LlOp::DirectCall | LlOp::IndirectCall(_));
            !calls && *code != LlOp::GetResult(place)
        });
        match ops.next() {
            Some(LlOp::GetResult(_)) => return true,
            Some(_) => {}
            None => {
                let targets = data.exits.iter().map(|link| link.target);
                todo.extend(targets.filter(|&to| seen.insert(to)).map(|to| (to, 0)));
            }
        }
    }
    false
}

/// Puts counts into a graph. Exceptions are explicit already.
pub fn run(program: &LlProgram, results: &Results, graph: &mut Graph<Ll>) {
    let types = &program.types;
    for untaken in untaken(program, results, graph) {
        let take = Op {
            code: LlOp::GetResult(untaken.place),
            args: Vec::new(),
            result: graph.new_var(untaken.ty),
            span: None,
        };
        match untaken.at {
            Behind::Op(index) => graph.blocks[untaken.block].ops.insert(index, take),
            Behind::Link(at) => {
                let link = (untaken.block, at);
                on_edge(types, graph, link, vec![take], &Names::default())
            }
        }
    }
    let counted = |graph: &Graph<Ll>| {
        let mut vars = graph.vars.values();
        vars.any(|var| types.holds_gc_ptr(var.ty) || types.is_gc_ptr(var.ty))
    };
    if !counted(graph) {
        return;
    }
    super::gc_liveness::prune_dead_inputs(graph);
    super::stackcheck::own_start(graph);
    let blocks = graph.reachable();
    for &block in &blocks {
        replace_stores(types, graph, block);
    }
    let borrowed = borrowed_inputs(types, graph, &blocks);
    for &block in &blocks {
        if block != graph.ret && block != graph.exc {
            count(program, graph, block, &borrowed);
        }
    }
}

fn op(graph: &mut Graph<Ll>, code: LlOp, args: Vec<Value<Ll>>, like: &Op<Ll>) -> Op<Ll> {
    Op {
        code,
        args,
        result: graph.new_var(LlType::Void),
        span: like.span,
    }
}

/// What loads, before an operation that stores a gc pointer, what this replaces: the operation, its operands and its type.
pub(super) fn replaced<'o>(
    types: &Types,
    graph: &Graph<Ll>,
    store: &'o Op<Ll>,
) -> Option<(LlOp, &'o [Value<Ll>], LlType)> {
    match store.code {
        LlOp::SetField(id, field) => {
            let ty = types.structs[id].fields[field as usize].ty;
            let load = (LlOp::GetField(id, field), &store.args[..1], ty);
            types.is_gc_ptr(ty).then_some(load)
        }
        LlOp::SetItem(path) if has_gc_items(types, path) => {
            let ty = type_of(graph, &store.args[2]);
            Some((LlOp::GetItem(path), &store.args[..2], ty))
        }
        _ => None,
    }
}

/// What is overwritten has one reference less, and what is copied one more.
fn replace_stores(types: &Types, graph: &mut Graph<Ll>, block: Block) {
    let ops = std::mem::take(&mut graph.blocks[block].ops);
    let mut new = Vec::with_capacity(ops.len());
    for store in ops {
        match store.code {
            LlOp::CopyItems(path) if has_gc_items(types, path) => {
                let [from, at, to, start, n] = &store.args[..] else {
                    unreachable!("operands of a copy");
                };
                let more = vec![from.clone(), at.clone(), n.clone()];
                let less = vec![to.clone(), start.clone(), n.clone()];
                new.push(op(graph, LlOp::GcCountUpItems(path), more, &store));
                new.push(op(graph, LlOp::GcCountDownItems(path), less, &store));
            }
            LlOp::ClearItems(path) if has_gc_items(types, path) => {
                let less = store.args.clone();
                new.push(op(graph, LlOp::GcCountDownItems(path), less, &store));
            }
            _ => {}
        }
        let old =
            replaced(types, graph, &store).map(|(code, place, ty)| (code, place.to_vec(), ty));
        let Some((code, place, ty)) = old else {
            new.push(store);
            continue;
        };
        let result = graph.new_var(ty);
        let down = op(graph, LlOp::GcCountDown, vec![Value::Var(result)], &store);
        new.push(Op {
            code,
            args: place,
            result,
            span: store.span,
        });
        new.push(store);
        new.push(down);
    }
    graph.blocks[block].ops = new;
}

/// The operand whose reference an operation takes.
pub(super) fn stored(types: &Types, graph: &Graph<Ll>, op: &Op<Ll>) -> Option<Var> {
    let value = match op.code {
        LlOp::SetField(..) => op.args[1].var()?,
        LlOp::SetItem(_) => op.args[2].var()?,
        LlOp::SetResult(_) => op.args[0].var()?,
        _ => return None,
    };
    types.is_gc_ptr(graph.vars[value].ty).then_some(value)
}

/// Other names of variables of a block: what they are names of, `None` if of a constant. Pointers into objects are names
/// of these.
#[derive(Default)]
pub(super) struct Names(FxHashMap<Var, Option<Var>>);

impl Names {
    pub(super) fn new(types: &Types, graph: &Graph<Ll>, block: Block) -> Self {
        let mut names = Names::default();
        let wholes = wholes(types, graph, block);
        for op in &graph.blocks[block].ops {
            let is_name = match op.code {
                LlOp::CastPointer | LlOp::SameAs => types.is_gc_ptr(graph.vars[op.result].ty),
                _ => false,
            };
            let of = match (is_name, wholes.get(&op.result)) {
                (true, _) => op.args[0].var().map(|v| names.of(v)),
                (false, Some(whole)) => whole.var().map(|v| names.of(v)),
                // Nothing is made longer where it is.
                (false, None) if matches!(op.code, LlOp::GcExtend) => None,
                (false, None) => continue,
            };
            names.0.insert(op.result, of.flatten());
        }
        names
    }

    /// The variable that this one is a name of; itself, if of none.
    pub(super) fn of(&self, var: Var) -> Option<Var> {
        self.0.get(&var).copied().unwrap_or(Some(var))
    }
}

/// Of each block, which inputs are borrowed.
pub(super) fn borrowed_inputs(
    types: &Types,
    graph: &Graph<Ll>,
    blocks: &[Block],
) -> SecondaryMap<Block, Vec<bool>> {
    let mut borrowed = SecondaryMap::<Block, Vec<bool>>::new();
    for &block in blocks {
        borrowed[block] = vec![block != graph.ret; graph.blocks[block].inputs.len()];
    }
    let mut todo = blocks.to_vec();
    todo.reverse();
    while let Some(block) = todo.pop() {
        let names = Names::new(types, graph, block);
        let inputs = graph.blocks[block].inputs.iter().zip(&borrowed[block]);
        let known: FxHashSet<Var> = inputs.filter(|(_, &is)| is).map(|(&v, _)| v).collect();
        for link in &graph.blocks[block].exits {
            let mut changed = false;
            for (input, arg) in borrowed[link.target].iter_mut().zip(&link.args) {
                let is_borrowed = match arg {
                    Value::Const(_) => true,
                    Value::Var(var) => names.of(*var).is_none_or(|var| known.contains(&var)),
                };
                changed |= *input && !is_borrowed;
                *input &= is_borrowed;
            }
            if changed {
                todo.push(link.target);
            }
        }
    }
    borrowed
}

/// Whether an operation may free objects.
pub(super) fn frees(op: &Op<Ll>) -> bool {
    matches!(
        op.code,
        LlOp::DirectCall
            | LlOp::IndirectCall(_)
            | LlOp::GcCountDown
            | LlOp::GcCountDownItems(_)
            | LlOp::ExcSet
            | LlOp::ExcRestore
            | LlOp::GcCollect
    )
}

/// What a variable begins with.
pub(super) enum Given {
    /// A reference of its own.
    Reference,
    /// What memory has.
    Loaded,
    Nothing,
}

pub(super) fn given(program: &LlProgram, graph: &Graph<Ll>, op: &Op<Ll>) -> Given {
    if !program.types.is_gc_ptr(graph.vars[op.result].ty) {
        return Given::Nothing;
    }
    match op.code {
        LlOp::CastPointer | LlOp::SameAs | LlOp::GcExtend => Given::Nothing,
        LlOp::DirectCall => match &op.args[0] {
            Value::Const(LlConst::Func(_, func))
                if matches!(program.funcs[*func].body, FuncBody::External(_)) =>
            {
                Given::Loaded
            }
            _ => Given::Reference,
        },
        LlOp::IndirectCall(_)
        | LlOp::GetResult(_)
        | LlOp::Malloc { .. }
        | LlOp::MallocVarsize { .. }
        | LlOp::MallocVarsizeUninit { .. } => Given::Reference,
        _ => Given::Loaded,
    }
}

/// The life of the variables of a block that are counted.
#[derive(Default)]
struct Lives {
    /// Those that own a reference, in order of definition, and where that is (inputs: nowhere).
    owned: Vec<(Var, Option<usize>)>,
    /// Which operation uses them last.
    last: FxHashMap<Var, usize>,
    /// Those that some link takes along.
    leaving: FxHashSet<Var>,
}

impl Lives {
    /// Those whose reference ends behind an operation, or at the start.
    fn ending(&self, behind: Option<usize>) -> impl Iterator<Item = Var> + '_ {
        let ends = move |&&(var, def): &&(Var, Option<usize>)| {
            !self.leaving.contains(&var) && self.last.get(&var).copied().or(def) == behind
        };
        self.owned.iter().filter(ends).map(|&(var, _)| var)
    }

    fn owns(&self, var: Var) -> bool {
        self.owned.iter().any(|&(owned, _)| owned == var)
    }
}

/// Puts the counts into a block and onto its links.
fn count(
    program: &LlProgram,
    graph: &mut Graph<Ll>,
    block: Block,
    borrowed: &SecondaryMap<Block, Vec<bool>>,
) {
    let types = &program.types;
    let names = Names::new(types, graph, block);
    let data = &graph.blocks[block];
    let mut lives = Lives::default();
    for (&input, &is_borrowed) in data.inputs.iter().zip(&borrowed[block]) {
        if types.is_gc_ptr(graph.vars[input].ty) && !is_borrowed {
            lives.owned.push((input, None));
        }
    }
    for (index, op) in data.ops.iter().enumerate() {
        for var in op.args.iter().filter_map(Value::var) {
            if let Some(var) = names.of(var) {
                lives.last.insert(var, index);
            }
        }
    }
    for var in data.exits.iter().flat_map(|link| &link.args) {
        lives
            .leaving
            .extend(var.var().and_then(|var| names.of(var)));
    }
    // What is overwritten has the reference that memory had.
    let overwritten: FxHashSet<Var> = data
        .ops
        .iter()
        .filter(|op| op.code == LlOp::GcCountDown)
        .filter_map(|op| op.args[0].var())
        .collect();
    let mut loaded = Vec::new();
    for (index, op) in data.ops.iter().enumerate() {
        match given(program, graph, op) {
            Given::Reference => lives.owned.push((op.result, Some(index))),
            Given::Loaded if !overwritten.contains(&op.result) => {
                lives.owned.push((op.result, Some(index)));
                loaded.push((op.result, index));
            }
            _ => {}
        }
    }
    // From behind: what ends before is known to be counted, or not.
    let mut freeing: Vec<bool> = data.ops.iter().map(frees).collect();
    freeing.push(false);
    let mut ends = vec![0usize; data.ops.len()];
    for &(var, def) in &lives.owned {
        if let (false, Some(last)) = (
            lives.leaving.contains(&var),
            lives.last.get(&var).copied().or(def),
        ) {
            ends[last] += 1;
        }
    }
    let mut counted_up = FxHashSet::default();
    for &(var, def) in &loaded {
        let last = lives.last.get(&var).copied().unwrap_or(def);
        let stays = !lives.leaving.contains(&var)
            && (def + 1..=last).all(|at| !freeing[at])
            && (def..last).all(|at| ends[at] == 0);
        if stays {
            lives.owned.retain(|&(owned, _)| owned != var);
            ends[last] -= 1;
        } else {
            counted_up.insert(var);
        }
    }

    let ops = std::mem::take(&mut graph.blocks[block].ops);
    let mut new = Vec::with_capacity(ops.len() * 2);
    let down = |graph: &mut Graph<Ll>, var: Var, span| Op {
        code: LlOp::GcCountDown,
        args: vec![Value::Var(var)],
        result: graph.new_var(LlType::Void),
        span,
    };
    let up = |graph: &mut Graph<Ll>, var: Var, span| Op {
        code: LlOp::GcCountUp,
        args: vec![Value::Var(var)],
        result: graph.new_var(LlType::Void),
        span,
    };
    for var in lives.ending(None) {
        new.push(down(graph, var, None));
    }
    for (index, op) in ops.into_iter().enumerate() {
        let (result, span) = (op.result, op.span);
        let mut moved = None;
        if let Some(value) = stored(types, graph, &op) {
            let vars = op.args.iter().filter_map(Value::var);
            let uses = vars.filter(|&var| names.of(var) == names.of(value)).count();
            let ends = names
                .of(value)
                .filter(|&var| uses == 1 && lives.ending(Some(index)).any(|ends| ends == var));
            match (ends, names.of(value)) {
                (Some(var), _) => moved = Some(var),
                (None, Some(_)) => new.push(up(graph, value, span)),
                (None, None) => {}
            }
        }
        new.push(op);
        if counted_up.contains(&result) {
            new.push(up(graph, result, span));
        }
        for var in lives.ending(Some(index)) {
            if moved != Some(var) {
                new.push(down(graph, var, span));
            }
        }
    }
    let is_only = graph.blocks[block].exits.len() == 1;
    for at in 0..graph.blocks[block].exits.len() {
        let link = graph.blocks[block].exits[at].clone();
        let mut passed = FxHashSet::default();
        let mut ops = Vec::new();
        for (arg, &is_borrowed) in link.args.iter().zip(&borrowed[link.target]) {
            let Some(var) = arg.var().filter(|v| types.is_gc_ptr(graph.vars[*v].ty)) else {
                continue;
            };
            let owned = names.of(var).filter(|&of| lives.owns(of));
            if !is_borrowed && !owned.is_some_and(|of| passed.insert(of)) {
                ops.push(up(graph, var, None));
            }
        }
        for &(var, _) in &lives.owned {
            if lives.leaving.contains(&var) && !passed.contains(&var) {
                ops.push(down(graph, var, None));
            }
        }
        if is_only {
            new.append(&mut ops);
        } else if !ops.is_empty() {
            on_edge(types, graph, (block, at), ops, &names);
        }
    }
    graph.blocks[block].ops = new;
}

/// Puts operations on a link, in a block of their own, to which a reference goes by one name.
fn on_edge(
    types: &Types,
    graph: &mut Graph<Ll>,
    (block, at): (Block, usize),
    mut ops: Vec<Op<Ll>>,
    names: &Names,
) {
    let mut link = graph.blocks[block].exits[at].clone();
    let mut known: FxHashMap<Var, Var> = FxHashMap::default();
    let (mut args, mut inputs, mut casts) = (Vec::new(), Vec::new(), Vec::new());
    let values = ops.iter_mut().flat_map(|op| &mut op.args);
    for value in values.chain(&mut link.args) {
        let Value::Var(var) = value else { continue };
        let is_object = types.is_gc_ptr(graph.vars[*var].ty);
        let of = names.of(*var).filter(|_| is_object).unwrap_or(*var);
        for name in [of, *var] {
            if known.contains_key(&name) {
                continue;
            }
            let copy = graph.copy_var(name);
            known.insert(name, copy);
            if name == of {
                args.push(Value::Var(of));
                inputs.push(copy);
            } else {
                let is_same = graph.vars[of].ty == graph.vars[name].ty;
                casts.push(Op {
                    code: if is_same {
                        LlOp::SameAs
                    } else {
                        LlOp::CastPointer
                    },
                    args: vec![Value::Var(known[&of])],
                    result: copy,
                    span: None,
                });
            }
        }
        *var = known[var];
    }
    casts.append(&mut ops);
    let edge = graph.new_block(inputs);
    graph.blocks[edge].ops = casts;
    graph.blocks[edge].exits = vec![Link::new(link.args, link.target)];
    let exit = &mut graph.blocks[block].exits[at];
    exit.args = args;
    exit.target = edge;
}
