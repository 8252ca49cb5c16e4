//! Puts a stack check into at least one function of every cycle of the call graph, so that
//! runaway recursion raises `RecursionError` instead of leaving the stack.
//!
//! The functions are the targets of the back edges of a depth-first search: every cycle has one. So has each that goes by way of C, or
//! of Rust: what calls something there that may call the program again has a check whenever something there may have called it. (Which of a
//! cycle has it does not depend on what else C may call.)

use super::gc_frames;
use crate::analysis::callgraph::{callees, Callees};
use crate::entity::EntityRef;
use crate::ir::components::components;
use crate::ir::model::{Graph, GraphId, Link, Op, Value};
use crate::lltype::{FuncBody, FuncId, Ll, LlOp, LlProgram, LlType};
use std::collections::BTreeSet;

/// Adds the checks. Exceptions are still implicit.
pub fn run(program: &mut LlProgram) {
    let mut graphs: BTreeSet<GraphId> = recursive(program).into_iter().collect();
    graphs.extend(through_c(program));
    for graph in graphs {
        check(&mut program.graphs[graph]);
    }
}

/// What C has called, and calls C that may call the program again.
fn through_c(program: &LlProgram) -> impl Iterator<Item = GraphId> + '_ {
    let edges = callees(program);
    let mut reached = vec![false; edges.len()];
    let mut next: Vec<usize> = program.called_by_c().map(|func| func.index()).collect();
    while let Some(func) = next.pop() {
        if !std::mem::replace(&mut reached[func], true) {
            next.extend(&edges[func]);
        }
    }
    let enters = |func: &usize| {
        let body = &program.funcs[FuncId::new(*func)].body;
        matches!(body, FuncBody::External(external) if external.enters)
    };
    let funcs = program.funcs.iter();
    funcs.filter_map(move |(id, func)| match func.body {
        FuncBody::Graph(graph) if reached[id.index()] => {
            edges[id.index()].iter().any(enters).then_some(graph)
        }
        _ => None,
    })
}

/// Leaves the root stack out of the checks of cycles of calls that reserve no slots of it while they go round. Functions
/// that call themselves by their names are what C compilers copy into themselves: they ask in a way that asks once for
/// all copies in a frame.
pub(super) fn leave_out_roots(program: &mut LlProgram) {
    let checked = |graph: &Graph<Ll>| {
        let ops = &graph.blocks[graph.start].ops;
        ops.iter().position(|op| op.code == LlOp::StackCheck)
    };
    if !program
        .graphs
        .values()
        .any(|graph| checked(graph).is_some())
    {
        return;
    }
    let (component, cyclic) = components(&callees(program));
    let mut grows = vec![false; component.len()];
    let mut calls_itself = vec![false; component.len()];
    let graphs: Vec<(usize, GraphId)> = program
        .funcs
        .iter()
        .filter_map(|(id, func)| match func.body {
            FuncBody::Graph(graph) if cyclic[id.index()] => Some((id.index(), graph)),
            _ => None,
        })
        .collect();
    for &(func, graph) in &graphs {
        let graph = &program.graphs[graph];
        calls_itself[func] = graph.reachable().iter().any(|&block| {
            let mut ops = graph.blocks[block].ops.iter();
            ops.any(|op| matches!(Callees::of(program, op), Callees::One(callee) if callee.index() == func))
        });
        grows[component[func]] |= gc_frames::any_inside(graph, |op| {
            let callees = Callees::of(program, op);
            let mut callees = callees.as_slice().iter();
            callees.any(|callee| component[callee.index()] == component[func])
        });
    }
    for (func, graph) in graphs {
        let graph = &mut program.graphs[graph];
        if let (false, Some(at)) = (grows[component[func]], checked(graph)) {
            let start = graph.start;
            graph.blocks[start].ops[at].code = match calls_itself[func] {
                true => LlOp::FrameStackCheck,
                false => LlOp::MachineStackCheck,
            };
        }
    }
}

/// The graphs that get a check: every cycle of calls has one.
pub(super) fn recursive(program: &LlProgram) -> Vec<GraphId> {
    let edges = callees(program);
    let (component, cyclic) = components(&edges);
    let mut chosen = vec![false; edges.len()];
    // 0: not seen, 1: on the path, 2: done.
    let mut state = vec![0u8; edges.len()];
    let mut path: Vec<(usize, usize)> = Vec::new();
    for root in 0..edges.len() {
        if state[root] != 0 || !cyclic[root] {
            continue;
        }
        state[root] = 1;
        path.push((root, 0));
        while let Some(&mut (node, ref mut done)) = path.last_mut() {
            match edges[node].get(*done) {
                Some(&target) => {
                    *done += 1;
                    if component[target] != component[node] {
                        continue;
                    }
                    match state[target] {
                        0 => {
                            state[target] = 1;
                            path.push((target, 0));
                        }
                        1 => chosen[target] = true,
                        _ => {}
                    }
                }
                None => {
                    state[node] = 2;
                    path.pop();
                }
            }
        }
    }
    let funcs = program.funcs.iter();
    funcs
        .filter(|(id, _)| chosen[id.index()])
        .filter_map(|(_, func)| match func.body {
            FuncBody::Graph(graph) => Some(graph),
            _ => None,
        })
        .collect()
}

fn check(graph: &mut Graph<Ll>) {
    own_start(graph);
    let result = graph.new_var(LlType::Void);
    let op = Op {
        code: LlOp::StackCheck,
        args: vec![],
        result,
        span: graph.span,
    };
    let start = graph.start;
    graph.blocks[start].ops.insert(0, op);
}

/// Sees to it that nothing jumps to the start block.
pub fn own_start(graph: &mut Graph<Ll>) {
    let start = graph.start;
    let jumped_to = graph
        .reachable()
        .iter()
        .any(|&block| graph.blocks[block].exits.iter().any(|l| l.target == start));
    if jumped_to {
        let inputs: Vec<_> = graph.blocks[start].inputs.clone();
        let inputs: Vec<_> = inputs.into_iter().map(|v| graph.copy_var(v)).collect();
        let args = inputs.iter().map(|&v| Value::Var(v)).collect();
        let new = graph.new_block(inputs);
        graph.blocks[new].exits = vec![Link::new(args, start)];
        graph.start = new;
    }
}
