//! Loops: which there are, and what stays the same or counts in them.
//!
//! Of interest are *innermost* loops, those without another loop in them, and *nests*: loops that
//! have nothing but innermost loops in them. In such a loop each variable is a [`Sym`]: an *invariant*, whose value is the same in each turn and can be
//! worked out before the loop; a *counter* plus a constant, a counter being an input of the
//! header that each turn changes by a constant, or by an invariant; or something else.
//!
//! Memory: what is read from a field or an array is invariant if nothing in the loop writes to
//! that field of any object, or to arrays of that type; a call writes to anything.

use crate::entity::EntityRef;
use crate::ir::model::*;
use crate::lltype::{
    CmpOp, Container, IntKind, IntOp, ItemPath, Ll, LlConst, LlOp, LlProgram, LlType, Needs,
};
use rustc_hash::FxHashMap;

pub(super) type V = Value<Ll>;

/// Steps and offsets beyond this are not thought about, so that sums do not overflow.
pub(super) const SMALL: i64 = 1 << 20;

/// An innermost loop that is entered through its header alone.
pub struct Loop {
    /// Its blocks in an order in which each comes behind all that lead to it in the same turn; the
    /// header first.
    pub blocks: Vec<Block>,
}

impl Loop {
    /// The block that all ways in and all ways round lead to.
    pub fn header(&self) -> Block {
        self.blocks[0]
    }
    /// Whether it has this block.
    pub fn has(&self, block: Block) -> bool {
        self.blocks.contains(&block)
    }
}

/// The loops of a graph.
pub struct Loops {
    /// Headers, each with the blocks of its loop if it has not too many and is entered through the
    /// header alone.
    bodies: Vec<(Block, Option<Vec<Block>>)>,
}

impl Loops {
    /// Finds the loops with up to `max` blocks.
    pub fn find(graph: &Graph<Ll>, max: usize) -> Self {
        let back = back_links(graph);
        if back.is_empty() {
            return Loops { bodies: Vec::new() };
        }
        let preds = graph.predecessors();
        let mut bodies = Vec::with_capacity(back.len());
        for (header, latches) in back {
            let mut body = vec![header];
            let mut todo = latches;
            let mut fits = header != graph.start;
            while let Some(block) = todo.pop() {
                if body.contains(&block) {
                    continue;
                }
                body.push(block);
                // A way in that does not go through the header leads back to the start.
                fits &= block != graph.start && body.len() <= max;
                if !fits {
                    break;
                }
                todo.extend(preds[block].iter().map(|&(pred, _)| pred));
            }
            bodies.push((header, fits.then_some(body)));
        }
        Loops { bodies }
    }

    /// Those without another loop in them.
    pub fn innermost(&self, graph: &Graph<Ll>) -> Vec<Loop> {
        let bodies = self.bodies.iter().filter_map(|(_, body)| body.as_ref());
        bodies
            .filter(|body| self.inside(body).next().is_none())
            .map(|body| Loop {
                blocks: in_order(graph, body),
            })
            .collect()
    }

    /// The loop around an innermost one, if there is nothing but innermost loops in it.
    pub fn around(&self, graph: &Graph<Ll>, l: &Loop) -> Option<Nest> {
        let inner = l.header();
        let mut bodies = self.bodies.iter().filter_map(|(_, body)| body.as_ref());
        let body = bodies.find(|body| {
            body[0] != inner
                && body.contains(&inner)
                && self.inside(body).all(|(header, inner)| {
                    let inner = inner.as_ref();
                    inner.is_some_and(|inner| self.inside(inner).next().is_none())
                        && *header != body[0]
                })
        })?;
        let inner = self.inside(body).filter_map(|(_, inner)| inner.as_ref());
        Some(Nest {
            inner: inner
                .map(|body| Loop {
                    blocks: in_order(graph, body),
                })
                .collect(),
            outer: Loop {
                blocks: in_order(graph, body),
            },
        })
    }

    /// The blocks of the loop with this header.
    pub fn body(&self, header: Block) -> Option<&[Block]> {
        let (_, body) = self.bodies.iter().find(|(of, _)| *of == header)?;
        body.as_deref()
    }

    /// The other loops in the one with these blocks, the header first.
    fn inside<'a>(
        &'a self,
        body: &'a [Block],
    ) -> impl Iterator<Item = &'a (Block, Option<Vec<Block>>)> {
        let other = move |(header, _): &&(Block, Option<Vec<Block>>)| {
            *header != body[0] && body.contains(header)
        };
        self.bodies.iter().filter(other)
    }
}

/// A loop with innermost loops in it.
pub struct Nest {
    /// The whole.
    pub outer: Loop,
    /// The loops in it.
    pub inner: Vec<Loop>,
}

/// The headers of loops in the order of a depth-first search, each with the blocks that lead back.
fn back_links(graph: &Graph<Ll>) -> Vec<(Block, Vec<Block>)> {
    let mut found: Vec<(Block, Vec<Block>)> = Vec::new();
    let mut state = vec![0u8; graph.blocks.len()];
    let mut path: Vec<(Block, usize)> = vec![(graph.start, 0)];
    state[graph.start.index()] = 1;
    while let Some(&mut (block, ref mut done)) = path.last_mut() {
        match graph.blocks[block].exits.get(*done) {
            Some(link) => {
                *done += 1;
                let target = link.target;
                match state[target.index()] {
                    0 => {
                        state[target.index()] = 1;
                        path.push((target, 0));
                    }
                    1 => match found.iter_mut().find(|(header, _)| *header == target) {
                        Some((_, latches)) => latches.push(block),
                        None => found.push((target, vec![block])),
                    },
                    _ => {}
                }
            }
            None => {
                state[block.index()] = 2;
                path.pop();
            }
        }
    }
    found
}

/// The blocks of a loop, in reverse postorder.
fn in_order(graph: &Graph<Ll>, body: &[Block]) -> Vec<Block> {
    let mut order = Vec::with_capacity(body.len());
    let mut seen = vec![body[0]];
    let mut path: Vec<(Block, usize)> = vec![(body[0], 0)];
    while let Some(&mut (block, ref mut done)) = path.last_mut() {
        match graph.blocks[block].exits.get(*done) {
            Some(link) => {
                *done += 1;
                let target = link.target;
                if body.contains(&target) && !seen.contains(&target) {
                    seen.push(target);
                    path.push((target, 0));
                }
            }
            None => {
                order.push(block);
                path.pop();
            }
        }
    }
    order.reverse();
    order
}

/// What a variable is in one turn of a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sym {
    /// The same in each turn: an index into [`Analysis::invariants`].
    Inv(usize),
    /// This input of the header, plus a constant.
    Counter(usize, i64),
    /// Something else.
    Other,
}

/// How an invariant is worked out before the loop.
#[derive(Clone, Debug, PartialEq)]
pub enum Invariant {
    /// An input of the header.
    Input(usize),
    /// A constant.
    Const(LlConst),
    /// An operation on invariants.
    Op(LlOp, Vec<usize>, LlType),
}

/// How an input of the header changes from turn to turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Not at all.
    Never,
    /// It grows, by up to so much, or stays.
    Up,
    /// It grows by an invariant.
    UpBy(usize),
    /// It shrinks, or stays.
    Down,
    /// In some other way.
    Any,
}

/// What is known of a loop.
pub struct Analysis {
    /// How each input of the header changes.
    pub changes: Vec<Change>,
    /// The invariants that variables are; arguments come before what uses them.
    pub invariants: Vec<Invariant>,
    /// What each variable is.
    pub syms: FxHashMap<Var, Sym>,
    /// The loops inside, with what their headers' inputs do.
    inner: Vec<(Vec<Block>, Vec<Change>)>,
    written: Written,
}

impl Analysis {
    /// Looks at an innermost loop.
    pub fn new(program: &LlProgram, graph: &Graph<Ll>, l: &Loop) -> Self {
        Self::with(program, graph, l, Vec::new())
    }

    /// Looks at the outer loop of a nest. What changes in the loops inside is something else.
    pub fn of_nest(program: &LlProgram, graph: &Graph<Ll>, nest: &Nest) -> Self {
        let inner = nest.inner.iter().map(|l| {
            let changes = Self::new(program, graph, l).changes;
            (l.blocks.clone(), changes)
        });
        Self::with(program, graph, &nest.outer, inner.collect())
    }

    fn with(
        program: &LlProgram,
        graph: &Graph<Ll>,
        l: &Loop,
        inner: Vec<(Vec<Block>, Vec<Change>)>,
    ) -> Self {
        let mut analysis = Analysis {
            changes: Vec::new(),
            invariants: Vec::new(),
            syms: FxHashMap::default(),
            inner,
            written: Written::in_loop(program, graph, l),
        };
        analysis.inputs(graph, l);
        for &block in &l.blocks {
            if block != l.header() {
                analysis.merge(graph, l, block);
            }
            for op in &graph.blocks[block].ops {
                let sym = analysis.operation(program, graph, op);
                analysis.syms.insert(op.result, sym);
            }
        }
        analysis
    }

    /// Whether a read gives the same in each turn if its arguments are the same.
    pub fn reads_the_same(&self, program: &LlProgram, code: LlOp) -> bool {
        self.written.leaves(program, code)
    }

    /// What a value is.
    pub fn sym(&mut self, value: &V) -> Sym {
        match value {
            V::Var(var) => self.syms.get(var).copied().unwrap_or(Sym::Other),
            V::Const(value) => Sym::Inv(self.intern(Invariant::Const(value.clone()))),
        }
    }

    fn intern(&mut self, invariant: Invariant) -> usize {
        match self.invariants.iter().position(|i| *i == invariant) {
            Some(index) => index,
            None => {
                self.invariants.push(invariant);
                self.invariants.len() - 1
            }
        }
    }

    /// Finds out how the header's inputs change, and what they are.
    fn inputs(&mut self, graph: &Graph<Ll>, l: &Loop) {
        let header = &graph.blocks[l.header()];
        // First every input is thought to be a counter: so all copies and sums are seen.
        for (index, &input) in header.inputs.iter().enumerate() {
            self.syms.insert(input, Sym::Counter(index, 0));
        }
        let mut sums: FxHashMap<Var, (usize, usize)> = FxHashMap::default();
        for &block in &l.blocks {
            if block != l.header() {
                self.merge(graph, l, block);
            }
            for op in &graph.blocks[block].ops {
                let sym = self.copy_or_sum(op);
                self.syms.insert(op.result, sym);
                if let (LlOp::Int(IntOp::Add | IntOp::AddOvf, IntKind::Signed), [a, b]) =
                    (op.code, &op.args[..])
                {
                    if let (Sym::Counter(a, 0), Sym::Counter(b, 0)) = (self.sym(a), self.sym(b)) {
                        sums.insert(op.result, (a, b));
                    }
                }
            }
        }
        let mut changes = vec![None; header.inputs.len()];
        let mut by: Vec<Option<usize>> = vec![None; header.inputs.len()];
        for &block in &l.blocks {
            for link in &graph.blocks[block].exits {
                if link.target != l.header() {
                    continue;
                }
                for (index, arg) in link.args.iter().enumerate() {
                    let sum = arg.var().and_then(|v| sums.get(&v).copied());
                    let change = match (self.sym(arg), sum) {
                        (Sym::Counter(of, 0), _) if of == index => Change::Never,
                        (Sym::Counter(of, n), _) if of == index && n > 0 => Change::Up,
                        (Sym::Counter(of, _), _) if of == index => Change::Down,
                        (_, Some((a, b))) if (a == index) != (b == index) => {
                            let step = if a == index { b } else { a };
                            if by[index].is_none_or(|s| s == step) {
                                by[index] = Some(step);
                                Change::UpBy(step)
                            } else {
                                Change::Any
                            }
                        }
                        _ => Change::Any,
                    };
                    changes[index] = Some(match (changes[index], change) {
                        (None | Some(Change::Never), change) => change,
                        (Some(before), Change::Never) => before,
                        (Some(before), change) if before == change => change,
                        _ => Change::Any,
                    });
                }
            }
        }
        self.changes = changes
            .into_iter()
            .map(|c| c.unwrap_or(Change::Any))
            .collect();
        self.syms.clear();
        self.invariants.clear();
        for (index, &input) in header.inputs.iter().enumerate() {
            let sym = match self.changes[index] {
                Change::Never => Sym::Inv(self.intern(Invariant::Input(index))),
                Change::Any => Sym::Other,
                _ => Sym::Counter(index, 0),
            };
            self.syms.insert(input, sym);
        }
        for index in 0..self.changes.len() {
            if let Change::UpBy(step) = self.changes[index] {
                let step = self.syms.get(&header.inputs[step]).copied();
                self.changes[index] = match step {
                    Some(Sym::Inv(step)) => Change::UpBy(step),
                    _ => Change::Any,
                };
                if self.changes[index] == Change::Any {
                    self.syms.insert(header.inputs[index], Sym::Other);
                }
            }
        }
    }

    /// The inputs of a block other than the header: what all links into it agree on.
    fn merge(&mut self, graph: &Graph<Ll>, l: &Loop, block: Block) {
        let inputs = &graph.blocks[block].inputs;
        let mut merged: Vec<Option<Sym>> = vec![None; inputs.len()];
        for &pred in &l.blocks {
            // A way round a loop inside: what the loop leaves alone is what it was before.
            let mut inner = self.inner.iter();
            let round = inner.position(|(body, _)| body[0] == block && body.contains(&pred));
            for link in &graph.blocks[pred].exits {
                if link.target != block {
                    continue;
                }
                for (at, (slot, arg)) in merged.iter_mut().zip(&link.args).enumerate() {
                    let sym = match round {
                        None => self.sym(arg),
                        Some(inner) if self.inner[inner].1[at] == Change::Never => continue,
                        Some(_) => Sym::Other,
                    };
                    *slot = match *slot {
                        None => Some(sym),
                        Some(before) if before == sym => Some(sym),
                        _ => Some(Sym::Other),
                    };
                }
            }
        }
        for (&input, sym) in inputs.iter().zip(merged) {
            self.syms.insert(input, sym.unwrap_or(Sym::Other));
        }
    }

    /// Copies, and sums of a counter and a small constant.
    fn copy_or_sum(&mut self, op: &Op<Ll>) -> Sym {
        let small = |value: &V| match value {
            V::Const(LlConst::Int(n, IntKind::Signed)) => i64::try_from(*n)
                .ok()
                .filter(|n| n.unsigned_abs() <= SMALL.unsigned_abs()),
            _ => None,
        };
        let moved = |sym: Sym, by: Option<i64>| match (sym, by) {
            (Sym::Counter(of, n), Some(by)) if (n + by).abs() <= SMALL => Sym::Counter(of, n + by),
            _ => Sym::Other,
        };
        match (op.code, &op.args[..]) {
            (LlOp::SameAs, [a]) => self.sym(a),
            (LlOp::Int(IntOp::Add | IntOp::AddOvf, IntKind::Signed), [a, b]) => match small(b) {
                Some(n) => moved(self.sym(a), Some(n)),
                None => moved(self.sym(b), small(a)),
            },
            (LlOp::Int(IntOp::Sub | IntOp::SubOvf, IntKind::Signed), [a, b]) => {
                moved(self.sym(a), small(b).map(|n| -n))
            }
            _ => Sym::Other,
        }
    }

    fn operation(&mut self, program: &LlProgram, graph: &Graph<Ll>, op: &Op<Ll>) -> Sym {
        if let sym @ (Sym::Counter(..) | Sym::Inv(_)) = self.copy_or_sum(op) {
            return sym;
        }
        if !early(program, graph, op) || !self.reads_the_same(program, op.code) {
            return Sym::Other;
        }
        let mut args = Vec::with_capacity(op.args.len());
        for arg in &op.args {
            match self.sym(arg) {
                Sym::Inv(index) => args.push(index),
                _ => return Sym::Other,
            }
        }
        let ty = graph.vars[op.result].ty;
        Sym::Inv(self.intern(Invariant::Op(op.code, args, ty)))
    }
}

/// Whether an operation can be executed before the loop, where its result may not be wanted: if it
/// needs nothing but what can be asked for there (a pointer that is not null, an index in bounds).
fn early(program: &LlProgram, graph: &Graph<Ll>, op: &Op<Ll>) -> bool {
    match op.code {
        LlOp::GetField(..) => true,
        LlOp::GetLength(_) | LlOp::GetItem(_) => true,
        // To a base only: the other way it is right behind a test alone.
        LlOp::CastPointer => {
            let from = match &op.args[0] {
                V::Var(var) => graph.vars[*var].ty,
                V::Const(value) => value.ty(),
            };
            match (from, graph.vars[op.result].ty) {
                (LlType::Ptr(Container::Struct(derived)), LlType::Ptr(Container::Struct(base))) => {
                    program.types.extends(derived, base)
                }
                _ => false,
            }
        }
        code => code.is_pure() && code.row().needs == Needs::Nothing,
    }
}

/// What operations write to.
#[derive(Default)]
pub(super) struct Written {
    fields: Vec<LlOp>,
    arrays: Vec<(Container, Option<u32>)>,
    anything: bool,
}

impl Written {
    fn in_loop(program: &LlProgram, graph: &Graph<Ll>, l: &Loop) -> Self {
        let mut written = Written::default();
        for &block in &l.blocks {
            graph.blocks[block]
                .ops
                .iter()
                .for_each(|op| written.note(program, op));
        }
        written
    }

    pub fn note(&mut self, program: &LlProgram, op: &Op<Ll>) {
        match op.code {
            LlOp::SetField(id, field) => self.fields.push(LlOp::GetField(id, field)),
            LlOp::SetItem(path)
            | LlOp::CopyItems(path)
            | LlOp::ClearItems(path)
            | LlOp::GetItemAddr(path) => {
                self.arrays.push((path.base, path.array_field));
            }
            code if code.is_removable() || program.calls_pure(op) => {}
            LlOp::KeepAlive | LlOp::IdentityHash | LlOp::RaiseHere => {}
            _ => self.anything = true,
        }
    }

    /// Whether what an operation reads stays the same.
    pub fn leaves(&self, program: &LlProgram, code: LlOp) -> bool {
        match code {
            LlOp::GetField(id, field) => {
                let def = &program.types.structs[id];
                let fixed = def.immutable || def.fields[field as usize].immutable;
                (fixed || !self.anything) && !self.fields.contains(&code)
            }
            LlOp::GetItem(ItemPath {
                base, array_field, ..
            }) => !self.anything && !self.arrays.contains(&(base, array_field)),
            _ => true,
        }
    }
}

/// A comparison `a < b` (or with another sign) of signed integers.
pub fn comparison(op: &Op<Ll>) -> Option<(CmpOp, &V, &V)> {
    let [a, b] = &op.args[..] else {
        return None;
    };
    let LlOp::Int(code, IntKind::Signed) = op.code else {
        return None;
    };
    let sign = code.comparison()?;
    if matches!(sign, CmpOp::Eq | CmpOp::Ne) {
        return None;
    }
    Some((sign, a, b))
}
