//! What loops read anew in each turn though it stays the same: fields and lengths, read once before the loop.
//!
//! A C compiler does that by itself where the loop writes nothing: a store of an integer may be to the length of a list for all it
//! knows. Here types tell them apart (see [`super::loops`]). Where the pointer may be null, what is read before the loop is a zero,
//! which nothing looks at: the loop's own reads come behind a test.

use super::before::{branch, Before, V1};
use super::loops::{Analysis, Invariant, Loop, Loops, Sym, V};
use super::versions::{MAX_BLOCKS, MAX_GRAPH};
use crate::ir::model::*;
use crate::lltype::{Effect, Ll, LlConst, LlOp, LlProgram, LlType};
use rustc_hash::FxHashMap;

/// More than so many values do not stay in registers.
const MOST: usize = 8;

/// Moves reads out of the innermost loops of a graph.
pub fn reads(program: &LlProgram, graph: &mut Graph<Ll>) -> bool {
    if graph.blocks.len() > MAX_GRAPH {
        return false;
    }
    let mut changed = false;
    for l in Loops::find(graph, MAX_BLOCKS).innermost(graph) {
        let ops = || l.blocks.iter().flat_map(|&block| &graph.blocks[block].ops);
        if !ops().any(|op| matches!(op.code, LlOp::SetField(..) | LlOp::SetItem(_))) {
            continue;
        }
        // A pointer that is kept across what may collect takes a slot, and is read from there.
        let acts = |op: &Op<Ll>| {
            let collects = op.code.row().effect == Effect::Collects;
            (op.code.can_raise() || collects) && !program.calls_pure(op)
        };
        let keeps_pointers = !ops().any(acts);
        let mut analysis = Analysis::new(program, graph, &l);
        let wanted = wanted(program, graph, &l, &mut analysis, keeps_pointers);
        if !wanted.is_empty() {
            read_before(graph, &l, analysis.invariants, &wanted);
            changed = true;
        }
    }
    changed
}

/// The reads, with the invariant that each is.
fn wanted(
    program: &LlProgram,
    graph: &Graph<Ll>,
    l: &Loop,
    analysis: &mut Analysis,
    keeps_pointers: bool,
) -> Vec<(Var, usize)> {
    let mut wanted: Vec<(Var, usize)> = Vec::new();
    let mut different: Vec<usize> = Vec::new();
    for &block in &l.blocks {
        for op in &graph.blocks[block].ops {
            let kept = keeps_pointers || !program.types.is_gc_ptr(graph.vars[op.result].ty);
            let Some(&Sym::Inv(index)) = analysis.syms.get(&op.result) else {
                continue;
            };
            if !kept || !is_read(op.code) || !can_be_read(&analysis.invariants, index) {
                continue;
            }
            if !different.contains(&index) {
                if different.len() == MOST {
                    continue;
                }
                different.push(index);
            }
            wanted.push((op.result, index));
        }
    }
    wanted
}

fn is_read(code: LlOp) -> bool {
    matches!(code, LlOp::GetField(..) | LlOp::GetLength(_))
}

/// Whether an invariant is made of nothing but reads and casts of pointers.
fn can_be_read(invariants: &[Invariant], index: usize) -> bool {
    match &invariants[index] {
        Invariant::Op(code, args, _) => {
            (is_read(*code) || *code == LlOp::CastPointer) && can_be_read(invariants, args[0])
        }
        Invariant::Input(_) | Invariant::Const(_) => true,
    }
}

/// Reads before a loop, and passes along it what was read.
fn read_before(
    graph: &mut Graph<Ll>,
    l: &Loop,
    invariants: Vec<Invariant>,
    wanted: &[(Var, usize)],
) {
    let mut before = Before::new(graph, l, invariants, Vec::new());
    let mut values: FxHashMap<usize, V1> = FxHashMap::default();
    let mut passed: Vec<usize> = Vec::new();
    for &(_, index) in wanted {
        if !passed.contains(&index) {
            read(&mut before, index, &mut values);
            passed.push(index);
        }
    }
    let mut args = before.values[..before.inputs].to_vec();
    args.extend(passed.iter().map(|index| before.value(&values[index])));
    let at = before.at;
    let types: Vec<LlType> = wanted_types(before.graph, wanted, &passed);
    graph.blocks[at].exits = vec![Link::new(args, l.header())];
    for &block in &l.blocks {
        let given: Vec<Var> = types.iter().map(|&ty| graph.new_var(ty)).collect();
        let data = &mut graph.blocks[block];
        data.inputs.extend(&given);
        for link in &mut data.exits {
            if l.has(link.target) {
                link.args.extend(given.iter().map(|&v| V::Var(v)));
            }
        }
        for op in &mut data.ops {
            if let Some((_, index)) = wanted.iter().find(|(var, _)| *var == op.result) {
                let at = passed.iter().position(|p| p == index).unwrap_or_default();
                op.code = LlOp::SameAs;
                op.args = vec![V::Var(given[at])];
            }
        }
    }
}

fn wanted_types(graph: &Graph<Ll>, wanted: &[(Var, usize)], passed: &[usize]) -> Vec<LlType> {
    let var = |index: &usize| {
        wanted
            .iter()
            .find(|(_, of)| of == index)
            .map(|(var, _)| *var)
    };
    passed
        .iter()
        .filter_map(var)
        .map(|var| graph.vars[var].ty)
        .collect()
}

/// What an invariant is before the loop; a zero if a pointer on the way is null.
fn read(before: &mut Before<'_>, index: usize, values: &mut FxHashMap<usize, V1>) -> V1 {
    if let Some(value) = values.get(&index) {
        return value.clone();
    }
    let value = match before.invariants[index].clone() {
        Invariant::Input(input) => V1::Value(input),
        Invariant::Const(value) => V1::Const(value),
        Invariant::Op(code, args, ty) => {
            let from = read(before, args[0], values);
            if code == LlOp::CastPointer {
                let args = vec![before.value(&from)];
                let var = before.emit(code, args, ty);
                before.keep(var)
            } else {
                read_unless_null(before, code, &from, ty)
            }
        }
    };
    values.insert(index, value.clone());
    value
}

fn read_unless_null(before: &mut Before<'_>, code: LlOp, from: &V1, ty: LlType) -> V1 {
    if let V1::Const(LlConst::Data(..)) = from {
        let args = vec![before.value(from)];
        let var = before.emit(code, args, ty);
        return before.keep(var);
    }
    let args = vec![before.value(from)];
    let there = before.emit(LlOp::PtrNonzero, args, LlType::Bool);
    let asks = before.at;
    let mut null = before.values.clone();
    let (reads, yes) = before.next_block();
    before.at = reads;
    let args = vec![before.value(from)];
    let var = before.emit(code, args, ty);
    let mut read = before.values.clone();
    let (behind, _) = before.next_block();
    let result = before.graph.new_var(ty);
    before.graph.blocks[behind].inputs.push(result);
    read.push(V::Var(var));
    null.push(V::Const(LlConst::zero(ty)));
    before.graph.blocks[reads].exits = vec![Link::new(read, behind)];
    branch(before.graph, asks, there, yes, Link::new(null, behind));
    before.at = behind;
    before.keep(result)
}
