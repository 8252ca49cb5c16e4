//! Inlining of what is worth a copy in loops alone: of functions that say so, in innermost loops in which their first argument
//! stays the same.
//!
//! Such a function is told in each turn what the last one has found: where the character before this one is in a text. Elsewhere
//! a call costs no more than what follows it, and in functions that a C compiler may copy to their callers it keeps them small.

use super::inline::{is_hidden, Inliner, ONCE};
use super::loops::{Analysis, Loops, Sym};
use super::size::size;
use super::versions::{MAX_BLOCKS, MAX_GRAPH};
use super::{each, tidy, Options};
use crate::analysis::callgraph::Callees;
use crate::analysis::classes::Classes;
use crate::analysis::raises::CanRaise;
use crate::ir::model::*;
use crate::lltype::{FuncBody, FuncId, Ll, LlProgram};
use std::collections::BTreeMap;

/// Inlines these functions in the loops of the program.
pub fn inline(program: &mut LlProgram, options: &Options) {
    let graph = |func| match program.funcs[func].body {
        FuncBody::Graph(id) => Some(program.graphs[id].clone()),
        _ => None,
    };
    let funcs = program.inline_in_loops.iter();
    let callees: BTreeMap<FuncId, Graph<Ll>> = funcs
        .filter_map(|&func| Some((func, graph(func)?)))
        .collect();
    if callees.is_empty() {
        return;
    }
    let classes = Classes::new(program);
    let raises = CanRaise::new(program, &classes);
    each(program, |program, graph| {
        let calls = calls(program, graph, &callees);
        // From the end, so that each split moves what has not been moved yet.
        for &(block, index, callee) in calls.iter().rev() {
            let inliner = Inliner {
                program,
                graph: &mut *graph,
                classes: &classes,
                raises: &raises,
                hidden: is_hidden(callee, options),
            };
            inliner.call(block, index, callee);
        }
        if !calls.is_empty() {
            tidy(program, graph);
        }
    });
}

/// The calls to replace.
fn calls<'a>(
    program: &LlProgram,
    graph: &Graph<Ll>,
    callees: &'a BTreeMap<FuncId, Graph<Ll>>,
) -> Vec<(Block, usize, &'a Graph<Ll>)> {
    let callee = |op: &Op<Ll>| match Callees::of(program, op) {
        Callees::One(func) => callees.get(&func),
        _ => None,
    };
    let mut found = Vec::new();
    let calls = |block: Block| {
        let ops = graph.blocks[block].ops.iter().enumerate();
        ops.filter_map(move |(index, op)| Some((index, op, callee(op)?)))
    };
    let has_any = graph
        .blocks
        .ids()
        .any(|block| calls(block).next().is_some());
    if graph.blocks.len() > MAX_GRAPH || !has_any || size(graph, ONCE) <= ONCE {
        return found;
    }
    for l in Loops::find(graph, MAX_BLOCKS).innermost(graph) {
        let mut analysis = Analysis::new(program, graph, &l);
        for &block in &l.blocks {
            for (index, op, callee) in calls(block) {
                if let Sym::Inv(_) = analysis.sym(&op.args[1]) {
                    found.push((block, index, callee));
                }
            }
        }
    }
    found
}
