//! Which variables have to be computed: C compilers warn of what is set and never used.

use crate::entity::EntityRef;
use crate::ir::model::{Block, ExitSwitch, Graph, Op, Value};
use crate::ir::rewrite::Feeds;
use crate::lltype::{Effect, Ll, LlOp, LlProgram};

/// Whether an operation does more than compute its result.
pub fn has_effect(program: &LlProgram, op: &Op<Ll>) -> bool {
    let effect = op.code.row().effect;
    !matches!(effect, Effect::Pure | Effect::Reads | Effect::Depends) && !program.calls_pure(op)
}

/// The variables that something needs: an effect, a switch, the returned value.
pub fn needed(program: &LlProgram, graph: &Graph<Ll>, blocks: &[Block]) -> Vec<bool> {
    // What a variable is computed from.
    let mut sources = Feeds::new(graph.vars.len());
    let mut todo = Vec::new();
    for &block in blocks {
        let data = &graph.blocks[block];
        for op in &data.ops {
            let args = op.args.iter().filter_map(Value::var);
            if has_effect(program, op) {
                todo.extend(args);
            } else if op.code != LlOp::KeepAlive {
                args.for_each(|arg| sources.note(op.result, arg));
            }
        }
        if let ExitSwitch::Value(var) = data.switch {
            todo.push(var);
        }
        for link in &data.exits {
            let inputs = &graph.blocks[link.target].inputs;
            for (arg, &input) in link.args.iter().zip(inputs) {
                if let Value::Var(var) = arg {
                    sources.note(input, *var);
                }
            }
        }
    }
    todo.extend(&graph.blocks[graph.ret].inputs);
    sources.reaching(todo)
}

/// How often each variable is used by what is written.
pub fn uses(program: &LlProgram, graph: &Graph<Ll>, blocks: &[Block], needed: &[bool]) -> Vec<u32> {
    let mut uses = vec![0; graph.vars.len()];
    let mut used = |value: &Value<Ll>| {
        if let Value::Var(var) = value {
            uses[var.index()] += 1;
        }
    };
    for &block in blocks {
        let data = &graph.blocks[block];
        for op in &data.ops {
            if needed[op.result.index()] || has_effect(program, op) {
                op.args.iter().for_each(&mut used);
            }
        }
        if let ExitSwitch::Value(var) = data.switch {
            used(&Value::Var(var));
        }
        for link in &data.exits {
            let inputs = &graph.blocks[link.target].inputs;
            let passed = link.args.iter().zip(inputs);
            let passed = passed.filter(|(_, input)| needed[input.index()]);
            passed.for_each(|(arg, _)| used(arg));
        }
    }
    uses
}
