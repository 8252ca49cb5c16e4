//! Programs that start threads: other threads get their turn in loops and in recursion.
//!
//! One thread runs at a time, until it waits or has run for long. So that it can be seen how long
//! it has run, functions of the program count the rounds of their loops. The toolchain's own do not:
//! what they do is one step for the program, which no other thread sees half done.
//!
//! *Invariant.* Where other threads get their turn, they may collect. A program that starts no
//! threads keeps nothing of them.

use super::stackcheck;
use crate::entity::SecondaryMap;
use crate::ir::model::{Block, Graph, Op, Value};
use crate::lltype::{Container, External, Func, FuncBody, Ll, LlConst, LlOp, LlProgram, LlType};
use crate::source::FileId;

/// Prepares a program that starts threads. Exceptions and memory management are implicit; `own` are
/// the toolchain's files.
pub fn run(program: &mut LlProgram, own: &[FileId]) {
    if !program.starts_threads() {
        has_one_thread(program);
        return;
    }
    let ty = program.types.func(vec![], LlType::Void);
    let tick = program.funcs.push(Func {
        name: "rpy_thread_tick".into(),
        ty,
        body: FuncBody::External(External::of_runtime("rpy_thread_tick", false)),
    });
    for id in program.funcs.ids() {
        if let FuncBody::External(external) = &mut program.funcs[id].body {
            let function = rpython_runtime_c::function(&external.c_name);
            external.collects |= function.is_some_and(|function| function.waits);
        }
    }
    let recursive = stackcheck::recursive(program);
    let tick = LlConst::Func(LlType::Ptr(Container::Func(ty)), tick);
    for id in program.graphs.ids() {
        let graph = &mut program.graphs[id];
        if graph.span.is_none_or(|span| own.contains(&span.file)) {
            continue;
        }
        for block in loop_headers(graph) {
            insert(graph, block, &tick);
        }
        if recursive.contains(&id) {
            stackcheck::own_start(graph);
            let start = graph.start;
            insert(graph, start, &tick);
        }
    }
}

/// Where a program asks whether it starts threads, the answer is no.
fn has_one_thread(program: &mut LlProgram) {
    let mut funcs = program.funcs.iter();
    let asks = funcs.find(|(_, func)| {
        matches!(&func.body, FuncBody::External(e) if e.c_name == External::STARTS_THREADS)
    });
    let Some((asks, _)) = asks else {
        return;
    };
    for id in program.graphs.ids() {
        let graph = &mut program.graphs[id];
        for block in graph.reachable() {
            for op in &mut graph.blocks[block].ops {
                let callee = op.args.first();
                if matches!(callee, Some(Value::Const(LlConst::Func(_, func))) if *func == asks)
                    && op.code == LlOp::DirectCall
                {
                    op.code = LlOp::SameAs;
                    op.args = vec![Value::Const(LlConst::signed(0))];
                }
            }
        }
    }
}

/// The blocks that a depth-first search comes back to.
fn loop_headers(graph: &Graph<Ll>) -> Vec<Block> {
    #[derive(Clone, Copy, Default, PartialEq)]
    enum State {
        #[default]
        New,
        OnPath,
        Done,
    }
    let mut state = SecondaryMap::<Block, State>::new();
    let mut headers = Vec::new();
    let mut path = vec![(graph.start, 0)];
    state[graph.start] = State::OnPath;
    while let Some(&mut (block, ref mut next)) = path.last_mut() {
        let Some(link) = graph.blocks[block].exits.get(*next) else {
            state[block] = State::Done;
            path.pop();
            continue;
        };
        *next += 1;
        match state[link.target] {
            State::New => {
                state[link.target] = State::OnPath;
                path.push((link.target, 0));
            }
            State::OnPath if !headers.contains(&link.target) => headers.push(link.target),
            _ => {}
        }
    }
    headers
}

fn insert(graph: &mut Graph<Ll>, block: Block, tick: &LlConst) {
    let op = Op {
        code: LlOp::DirectCall,
        args: vec![Value::Const(tick.clone())],
        result: graph.new_var(LlType::Void),
        span: None,
    };
    graph.blocks[block].ops.insert(0, op);
}
