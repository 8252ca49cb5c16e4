//! Calls that do nothing but give a result, and objects that are only written to.
//!
//! What makes the message of an exception that nobody looks at calls functions that make texts. Here functions are found
//! ([`find`]) that write to nothing but objects which they have made themselves, or which they were called with, and raise nothing but
//! `MemoryError`: a call of one may go if nothing uses its result, and if what it writes to goes, too ([`drop_unread`]).
//!
//! *Invariants.* Objects that may be one, or lead to each other, are of one *region*: a function's parameters have one each, all that was
//! there besides has one, and whatever a function makes has another until it is stored somewhere. Texts do not connect
//! regions: nobody writes to one that is stored in two places. A function ends if it has no loop, or is one of the toolchain's own; of these alone
//! a `MemoryError` says nothing but that there is no memory.

use super::inline::{callees_first, is_hidden};
use super::Options;
use crate::analysis::callgraph::{callees, Callees};
use crate::analysis::raises::never_return;
use crate::entity::{EntityRef, SecondaryMap};
use crate::flow::simplify::dead::remove_dead;
use crate::ir::components::components;
use crate::ir::model::{Block, ExitSwitch, Graph, Op, Value, Var};
use crate::lltype::{
    Container, Effect, FuncBody, FuncId, ItemPath, Ll, LlConst, LlOp, LlProgram, LlType, Raises,
    Types,
};

/// Finds such functions, for [`LlProgram::idle`].
pub fn find(program: &LlProgram, options: &Options) -> SecondaryMap<FuncId, Option<u64>> {
    let edges = callees(program);
    let (_, cyclic) = components(&edges);
    let mut found = Found {
        program,
        options,
        shapes: SecondaryMap::new(),
    };
    let never = never_return(program);
    let mut idle = SecondaryMap::new();
    for func in callees_first(&edges) {
        let FuncBody::Graph(graph) = program.funcs[func].body else {
            continue;
        };
        if cyclic[func.index()] {
            continue;
        }
        let shape = found.shape(&program.graphs[graph]);
        // (Behind one that never returns control comes nowhere.)
        let returns = shape.as_ref().filter(|_| !never[func]);
        idle[func] = returns.map(|shape| shape.written);
        found.shapes[func] = shape;
    }
    idle
}

/// What a function does with regions.
#[derive(Clone)]
struct Shape {
    /// The region of what is there besides, of each parameter, and of the result, as numbers.
    regions: Vec<usize>,
    /// The parameters whose regions are written to, as bits.
    written: u64,
}

struct Found<'p> {
    program: &'p LlProgram,
    options: &'p Options,
    shapes: SecondaryMap<FuncId, Option<Shape>>,
}

/// What is there besides.
const OUTSIDE: usize = 0;

/// The regions of a graph: of [`OUTSIDE`], and of each variable.
struct Regions {
    above: Vec<usize>,
    written: Vec<bool>,
}

impl Regions {
    fn new(vars: usize) -> Self {
        Regions {
            above: (0..=vars).collect(),
            written: vec![false; vars + 1],
        }
    }

    fn top(&mut self, mut at: usize) -> usize {
        while self.above[at] != at {
            self.above[at] = self.above[self.above[at]];
            at = self.above[at];
        }
        at
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.top(a), self.top(b));
        if a != b {
            self.above[b] = a;
            self.written[a] |= self.written[b];
        }
    }

    fn write(&mut self, at: usize) {
        let top = self.top(at);
        self.written[top] = true;
    }

    fn is_written(&mut self, at: usize) -> bool {
        let top = self.top(at);
        self.written[top]
    }
}

fn of_var(var: Var) -> usize {
    var.index() + 1
}

fn of(value: &Value<Ll>) -> usize {
    value.var().map_or(OUTSIDE, of_var)
}

fn leads(ty: LlType) -> bool {
    matches!(ty, LlType::Ptr(_) | LlType::Address)
}

fn is_text(ty: LlType) -> bool {
    matches!(
        ty,
        LlType::Ptr(Container::Struct(Types::STRING | Types::BYTES))
    )
}

impl Found<'_> {
    /// What a function does, if that is nothing else.
    fn shape(&self, graph: &Graph<Ll>) -> Option<Shape> {
        let blocks = graph.reachable();
        let own = is_hidden(graph, self.options);
        if !own && has_loop(graph, &blocks) {
            return None;
        }
        let params = &graph.blocks[graph.start].inputs;
        if params.len() > u64::BITS as usize {
            return None;
        }
        let mut regions = Regions::new(graph.vars.len());
        for &block in &blocks {
            for op in &graph.blocks[block].ops {
                self.operation(graph, &mut regions, op)?;
            }
            for link in &graph.blocks[block].exits {
                // (A program may mean to raise it.)
                let allowed = own && self.raises_memory_error(link.args.first());
                if link.target == graph.exc && !allowed {
                    return None;
                }
                for (arg, &input) in link.args.iter().zip(&graph.blocks[link.target].inputs) {
                    self.joined(graph, &mut regions, of_var(input), arg);
                }
                let caught = [link.last_exception, link.last_exc_value];
                for var in caught.into_iter().flatten() {
                    regions.join(OUTSIDE, of_var(var));
                }
            }
        }
        if regions.is_written(OUTSIDE) {
            return None;
        }
        let ends = params.iter().chain(&graph.blocks[graph.ret].inputs);
        let all = [OUTSIDE].into_iter().chain(ends.map(|&var| of_var(var)));
        let written = params.iter().enumerate().map(|(n, &var)| {
            let is_written = leads(graph.vars[var].ty) && regions.is_written(of_var(var));
            u64::from(is_written) << n
        });
        let written = written.fold(0, |all, bit| all | bit);
        Some(Shape {
            regions: all.map(|at| regions.top(at)).collect(),
            written,
        })
    }

    fn raises_memory_error(&self, class: Option<&Value<Ll>>) -> bool {
        let mut standard = self.program.exceptions.iter();
        let memory = standard.find(|e| Raises::Memory.exception() == Some(e.name));
        match (class, memory) {
            (Some(Value::Const(class)), Some(memory)) => *class == memory.class,
            _ => false,
        }
    }

    /// A value is, or is stored, in a region.
    fn joined(&self, graph: &Graph<Ll>, regions: &mut Regions, to: usize, value: &Value<Ll>) {
        match value {
            Value::Var(var) if leads(graph.vars[*var].ty) => regions.join(to, of_var(*var)),
            Value::Const(LlConst::Data(ty, _))
                if self.program.types.is_gc_ptr(*ty) && !is_text(*ty) =>
            {
                regions.join(to, OUTSIDE);
            }
            _ => {}
        }
    }

    fn operation(&self, graph: &Graph<Ll>, regions: &mut Regions, op: &Op<Ll>) -> Option<()> {
        let ty = |value: &Value<Ll>| match value {
            Value::Var(var) => graph.vars[*var].ty,
            Value::Const(value) => value.ty(),
        };
        match op.code {
            // (The hash of a text is the same whenever it is computed.)
            LlOp::SetField(Types::STRING | Types::BYTES, 0) => {}
            LlOp::SetField(..) | LlOp::SetItem(_) | LlOp::ClearItems(_) => {
                regions.write(of(&op.args[0]));
                if let Some(value) = op.args[1..].last().filter(|value| !is_text(ty(value))) {
                    self.joined(graph, regions, of(&op.args[0]), value);
                }
            }
            LlOp::CopyItems(path) => {
                regions.write(of(&op.args[2]));
                if self.holds_pointers(path) {
                    regions.join(of(&op.args[2]), of(&op.args[0]));
                }
            }
            LlOp::KeepAlive | LlOp::Unreachable => {}
            LlOp::DirectCall | LlOp::IndirectCall(_) => self.call(graph, regions, op)?,
            code => {
                let row = code.row();
                let raises = !matches!(row.raises, Raises::Nothing | Raises::Memory);
                match row.effect {
                    _ if raises => return None,
                    Effect::Allocates if code.is_of_gc() => {}
                    Effect::Pure | Effect::Reads | Effect::Depends => {
                        if leads(graph.vars[op.result].ty) {
                            // (What is read of an object is of its region.)
                            for arg in op.args.iter().filter(|arg| leads(ty(arg))) {
                                regions.join(of_var(op.result), of(arg));
                            }
                        }
                    }
                    _ => return None,
                }
            }
        }
        Some(())
    }

    fn holds_pointers(&self, path: ItemPath) -> bool {
        let types = &self.program.types;
        let array = match path.base {
            Container::Array(array) => Some(array),
            Container::Struct(id) => path.array_field.and_then(|field| {
                match types.structs[id].fields.get(field as usize)?.ty {
                    LlType::Inline(Container::Array(array)) => Some(array),
                    _ => None,
                }
            }),
            Container::Func(_) | Container::Opaque(_) => None,
        };
        array.is_none_or(|array| {
            let item = types.arrays[array].item;
            leads(item) || types.holds_gc_ptr(item)
        })
    }

    fn call(&self, graph: &Graph<Ll>, regions: &mut Regions, op: &Op<Ll>) -> Option<()> {
        if self.program.calls_pure(op) {
            return Some(());
        }
        let callees = Callees::of(self.program, op);
        let callees = callees.as_slice();
        if callees.is_empty() {
            return None;
        }
        for &callee in callees {
            let shape = self.shapes[callee].as_ref()?;
            let args = &op.args[1..];
            let mut ends = vec![OUTSIDE];
            ends.extend(args.iter().map(of));
            ends.push(of_var(op.result));
            // (A callee without a result has one region less.)
            let there = ends.iter().zip(&shape.regions);
            let there: Vec<(usize, usize)> = there.map(|(&end, &region)| (end, region)).collect();
            for (n, &(end, region)) in there.iter().enumerate() {
                let leads = |end: usize| end == OUTSIDE || leads(graph.vars[Var::new(end - 1)].ty);
                for &(other, _) in there[..n].iter().filter(|(_, r)| *r == region) {
                    if leads(end) && leads(other) {
                        regions.join(end, other);
                    }
                }
            }
            for (n, arg) in args.iter().enumerate() {
                if shape.written & 1 << n != 0 {
                    regions.write(of(arg));
                }
            }
        }
        Some(())
    }
}

/// Whether a block can be come to again.
fn has_loop(graph: &Graph<Ll>, blocks: &[Block]) -> bool {
    let mut edges = vec![Vec::new(); graph.blocks.len()];
    for &block in blocks {
        let exits = graph.blocks[block].exits.iter();
        edges[block.index()].extend(exits.map(|link| link.target.index()));
    }
    components(&edges).1.contains(&true)
}

/// Removes calls that do nothing but give what nobody needs, and what is written to objects that nothing reads; whether there was
/// something.
pub fn drop_unread(program: &LlProgram, graph: &mut Graph<Ll>) -> bool {
    let dead = remove_dead(graph, |op| {
        op.code.is_removable() || writes(program, op) == Some(0)
    });
    dead | forget_writes(program, graph)
}

/// The parameters that a call writes to, as bits, if it has no other effect but its result.
fn writes(program: &LlProgram, op: &Op<Ll>) -> Option<u64> {
    let callees = Callees::of(program, op);
    let (first, others) = callees.as_slice().split_first()?;
    others
        .iter()
        .try_fold(program.idle[*first]?, |all, &callee| {
            Some(all | program.idle[callee]?)
        })
}

/// The one argument that an operation writes to, if it does nothing else.
fn target(program: &LlProgram, graph: &Graph<Ll>, op: &Op<Ll>) -> Option<usize> {
    match op.code {
        LlOp::SetField(..) | LlOp::SetItem(_) | LlOp::ClearItems(_) | LlOp::KeepAlive => Some(0),
        LlOp::CopyItems(_) => Some(2),
        LlOp::DirectCall | LlOp::IndirectCall(_) => {
            let written = writes(program, op)?;
            let one = written.count_ones() == 1 && graph.vars[op.result].ty == LlType::Void;
            one.then_some(written.trailing_zeros() as usize + 1)
        }
        _ => None,
    }
}

/// Whether what an operation gives is what it takes.
fn is_name(op: &Op<Ll>) -> bool {
    matches!(op.code, LlOp::SameAs | LlOp::CastPointer)
}

/// Removes what is written to objects of a graph that nothing else is done with.
fn forget_writes(program: &LlProgram, graph: &mut Graph<Ll>) -> bool {
    let blocks = graph.reachable();
    let ops = || blocks.iter().flat_map(|&block| &graph.blocks[block].ops);
    let makes = |op: &Op<Ll>| op.code.row().effect == Effect::Allocates && op.code.is_of_gc();
    if !ops().any(makes) {
        return false;
    }
    // What may be the same object is of one region; whatever something else is done with is outside.
    let mut objects = Regions::new(graph.vars.len());
    for &block in &blocks {
        let data = &graph.blocks[block];
        if block == graph.start {
            data.inputs
                .iter()
                .for_each(|&var| objects.join(OUTSIDE, of_var(var)));
        }
        for op in &data.ops {
            if is_name(op) {
                objects.join(of_var(op.result), of(&op.args[0]));
                continue;
            }
            if !makes(op) {
                objects.join(OUTSIDE, of_var(op.result));
            }
            let target = target(program, graph, op);
            let others = op
                .args
                .iter()
                .enumerate()
                .filter(|(n, _)| target != Some(*n));
            others.for_each(|(_, arg)| objects.join(OUTSIDE, of(arg)));
        }
        for link in &data.exits {
            let ends = link.target == graph.ret || link.target == graph.exc;
            for (arg, &input) in link.args.iter().zip(&graph.blocks[link.target].inputs) {
                match arg {
                    Value::Const(LlConst::Null(_)) => {}
                    _ if ends => objects.join(OUTSIDE, of(arg)),
                    _ => objects.join(of_var(input), of(arg)),
                }
            }
            let caught = [link.last_exception, link.last_exc_value];
            for var in caught.into_iter().flatten() {
                objects.join(OUTSIDE, of_var(var));
            }
        }
    }
    let mut goes: Vec<(Block, usize)> = Vec::new();
    for &block in &blocks {
        for (at, op) in graph.blocks[block].ops.iter().enumerate() {
            let target = target(program, graph, op).and_then(|n| op.args[n].var());
            let outside = objects.top(OUTSIDE);
            if target.is_some_and(|var| objects.top(of_var(var)) != outside) {
                goes.push((block, at));
            }
        }
    }
    for &(block, at) in goes.iter().rev() {
        let data = &mut graph.blocks[block];
        if at + 1 == data.ops.len() && data.switch == ExitSwitch::LastException {
            data.keep_exit(0);
        }
        data.ops.remove(at);
    }
    !goes.is_empty()
}
