//! What nothing comes to any more: functions, most often because all calls of them are inlined, and the ways that objects of a class
//! take which has none. What is left of such a function is a body that is never entered, so that the passes behind do not look through it.

use super::dead::cut_unreachable;
use crate::analysis::reach::{class_of_way, question, Reached};
use crate::ir::model::{ExitSwitch, Graph, Op, Value};
use crate::lltype::{FuncBody, Ll, LlConst, LlOp, LlProgram, LlType};

/// Empties the functions that no export comes to.
pub fn empty(program: &mut LlProgram) {
    empty_others(program, &Reached::new(program));
}

fn empty_others(program: &mut LlProgram, reached: &Reached) {
    for (id, func) in program.funcs.iter() {
        let (false, FuncBody::Graph(graph)) = (reached.funcs[id], &func.body) else {
            continue;
        };
        if program.code_of(id) == id {
            never_enter(&mut program.graphs[*graph]);
        }
    }
}

/// The same, and nothing is asked, or handled, of classes without objects any more. `tidy` sees the graphs that this changes.
pub fn unmade(program: &mut LlProgram, tidy: impl Fn(&LlProgram, &mut Graph<Ll>) + Sync) {
    let reached = Reached::new(program);
    empty_others(program, &reached);
    super::each(program, |program, graph| {
        if forget_unmade(program, &reached, graph) {
            tidy(program, graph);
        }
    });
}

fn forget_unmade(program: &LlProgram, reached: &Reached, graph: &mut Graph<Ll>) -> bool {
    let unmade = |class: &LlConst| !reached.has_objects(program, class);
    let mut changed = false;
    for block in graph.reachable() {
        if graph.blocks[block].switch == ExitSwitch::LastException {
            let exits = 0..graph.blocks[block].exits.len();
            let gone: Vec<bool> = exits
                .map(|exit| class_of_way(graph, block, exit).is_some_and(unmade))
                .collect();
            if gone.contains(&true) {
                let mut gone = gone.into_iter();
                let data = &mut graph.blocks[block];
                data.exits.retain(|_| !gone.next().unwrap_or(false));
                if data.exits.len() == 1 {
                    data.keep_exit(0);
                }
                changed = true;
            }
        }
        for op in &mut graph.blocks[block].ops {
            if question(op).is_some_and(unmade) {
                op.code = LlOp::SameAs;
                op.args = vec![Value::Const(LlConst::Bool(false))];
                changed = true;
            }
        }
    }
    changed
}

/// Leaves of a graph what is never entered.
pub fn never_enter(graph: &mut Graph<Ll>) {
    let result = graph.new_var(LlType::Void);
    let never = Op {
        code: LlOp::Unreachable,
        args: Vec::new(),
        result,
        span: None,
    };
    graph.blocks[graph.start].ops.insert(0, never);
    cut_unreachable(graph, &[graph.start]);
    graph.compact();
}
