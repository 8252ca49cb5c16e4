//! Where finalizers run.
//!
//! A collection can happen in the middle of an operation on a container, while that is not what
//! its owner thinks it is. So finalizers wait until the program's own code is between two
//! operations: behind an explicit collection, and at the start of each block that may collect.
//! That is decided before anything is inlined, when the operations of the program's functions and
//! those of helpers are still apart. Programs without finalizers have no such places.

use crate::analysis::collects::CanCollect;
use crate::ir::model::{Graph, Op, Value};
use crate::lltype::{External, Func, FuncBody, Ll, LlConst, LlOp, LlProgram, LlType};
use crate::source::{FileId, Span};

/// Puts the calls into the graphs of functions that are not in one of these files.
pub fn place(program: &mut LlProgram, hidden_files: &[FileId]) {
    if !program.has_finalizers() {
        return;
    }
    let collects = CanCollect::new(program);
    let ty = program.types.func(vec![], LlType::Void);
    let run = program.funcs.push(Func {
        name: External::RUN_FINALIZERS.into(),
        ty,
        body: FuncBody::External(External::of_runtime(External::RUN_FINALIZERS, true)),
    });
    let callee = LlConst::Func(LlType::Ptr(crate::lltype::Container::Func(ty)), run);
    for id in program.graphs.ids() {
        let empty = Graph::new("", LlType::Void, (LlType::Void, LlType::Void));
        let mut graph = std::mem::replace(&mut program.graphs[id], empty);
        place_in(program, &collects, &mut graph, &callee, hidden_files);
        program.graphs[id] = graph;
    }
}

fn place_in(
    program: &LlProgram,
    collects: &CanCollect,
    graph: &mut Graph<Ll>,
    callee: &LlConst,
    hidden_files: &[FileId],
) {
    let is_own = |op: &Op<Ll>| {
        op.span
            .is_some_and(|span| !hidden_files.contains(&span.file))
    };
    for block in graph.reachable() {
        let ops = std::mem::take(&mut graph.blocks[block].ops);
        let first = ops.iter().find(|op| collects.op(program, op));
        let at_start = first.filter(|op| is_own(op)).map(|op| op.span);
        let mut new = Vec::with_capacity(ops.len() + 2);
        let mut run = |new: &mut Vec<Op<Ll>>, span: Option<Span>| {
            new.push(Op {
                code: LlOp::DirectCall,
                args: vec![Value::Const(callee.clone())],
                result: graph.new_var(LlType::Void),
                span,
            });
        };
        if let Some(span) = at_start {
            run(&mut new, span);
        }
        for op in ops {
            let (explicit, span) = (op.code == LlOp::GcCollect, op.span);
            new.push(op);
            if explicit {
                run(&mut new, span);
            }
        }
        graph.blocks[block].ops = new;
    }
}
