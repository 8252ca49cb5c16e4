//! Jump threading: a link that already knows how its target's switch goes skips the target.
//!
//! But for one of several ways into a loop: that would have two entries then, and neither a pass here nor a C compiler
//! takes it for a loop.

use super::constfold;
use super::loops::Loops;
use crate::ir::model::{Block, ExitSwitch, Graph, Link, Value, Var};
use crate::lltype::{Ll, LlProgram};
use rustc_hash::FxHashMap;

/// Blocks with more operations than this are not looked through.
const MAX_OPS: usize = 8;

/// Sends links past blocks that only ask what the link's arguments answer.
pub fn jumps(program: &LlProgram, graph: &mut Graph<Ll>) -> bool {
    let mut changed = false;
    for block in graph.reachable() {
        for exit in 0..graph.blocks[block].exits.len() {
            // A loop whose conditions are all constant would go round for ever.
            for _ in 0..4 {
                let Some(link) = through(program, graph, &graph.blocks[block].exits[exit], block)
                else {
                    break;
                };
                graph.blocks[block].exits[exit] = link;
                changed = true;
            }
        }
    }
    changed
}

/// Where a link leads in truth, if its target is a switch that its arguments decide and that has
/// nothing else to do.
fn through(
    program: &LlProgram,
    graph: &Graph<Ll>,
    link: &Link<Ll>,
    from: Block,
) -> Option<Link<Ll>> {
    let target = &graph.blocks[link.target];
    let ExitSwitch::Value(var) = target.switch else {
        return None;
    };
    if link.target == from || target.ops.len() > MAX_OPS {
        return None;
    }
    if !target.ops.iter().all(|op| op.code.is_pure()) {
        return None;
    }
    if target.ops.is_empty() {
        // The switch is on what is passed: a constant, or nothing is known.
        let at = target.inputs.iter().position(|&input| input == var)?;
        link.args[at].constant()?;
    }
    // The few operations know little: a table is made when the answer is there.
    let mut computed: Vec<(Var, Value<Ll>)> = Vec::new();
    let known = |computed: &[(Var, Value<Ll>)], var: Var| match target
        .inputs
        .iter()
        .position(|&input| input == var)
    {
        Some(at) => Some(link.args[at].clone()),
        None => computed
            .iter()
            .find(|(result, _)| *result == var)
            .map(|(_, value)| value.clone()),
    };
    for op in &target.ops {
        let mut args = Vec::with_capacity(op.args.len());
        for arg in &op.args {
            args.push(match arg {
                Value::Var(var) => known(&computed, *var)?,
                Value::Const(_) => arg.clone(),
            });
        }
        let ty = graph.vars[op.result].ty;
        let value = constfold::operation(program, op.code, &args, ty)?;
        computed.push((op.result, value));
    }
    let value = known(&computed, var)?;
    let exit = &target.exits[constfold::taken_exit(value.constant()?, &target.exits)?];
    let inputs = target.inputs.iter().copied();
    let mut known: FxHashMap<Var, Value<Ll>> = inputs.zip(link.args.iter().cloned()).collect();
    known.extend(computed);
    if makes_an_entry(graph, from, link.target, exit.target) {
        return None;
    }
    let args = exit
        .args
        .iter()
        .map(|arg| match arg {
            Value::Var(v) => known[v].clone(),
            Value::Const(_) => arg.clone(),
        })
        .collect();
    Some(Link {
        args,
        target: exit.target,
        ..link.clone()
    })
}

/// Whether a link from a block to one in the middle of a loop, past its header, would be another way in.
fn makes_an_entry(graph: &Graph<Ll>, from: Block, header: Block, middle: Block) -> bool {
    let loops = Loops::find(graph, usize::MAX);
    let Some(body) = loops.body(header) else {
        return false;
    };
    let preds = graph.predecessors();
    let ways_in = preds[header]
        .iter()
        .filter(|(pred, _)| !body.contains(pred));
    !body.contains(&from) && body.contains(&middle) && ways_in.count() > 1
}
