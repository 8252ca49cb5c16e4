//! What one way alone needs is computed there, and what the next block needs at the end of a block: `i + 1` behind the
//! tests that may leave a loop and behind what reads `i`, where `i` is needed no more, and a C compiler needs one register
//! for both.

use crate::ir::model::*;
use crate::lltype::{Ll, LlProgram, Needs};
use rustc_hash::FxHashMap;

type V = Value<Ll>;

/// Of a block, so many operations at its end are looked at.
const MAX_OPS: usize = 32;

/// Moves operations on one variable to the exit of their block that alone passes what they give, or behind what uses
/// that variable.
pub fn down(_: &LlProgram, graph: &mut Graph<Ll>) -> bool {
    let mut changed = false;
    for block in graph.reachable() {
        // (Whether the last operation raises may be what is asked.)
        if graph.blocks[block].switch != ExitSwitch::LastException {
            changed |= behind(graph, block);
        }
        if !matches!(graph.blocks[block].switch, ExitSwitch::Value(_)) {
            continue;
        }
        for exit in 0..graph.blocks[block].exits.len() {
            let moved = take(graph, block, exit);
            if !moved.is_empty() {
                put(graph, block, exit, moved);
                changed = true;
            }
        }
    }
    changed
}

/// Moves operations whose results exits alone pass behind all others of their block, if one that stays uses
/// what they are made of.
fn behind(graph: &mut Graph<Ll>, block: Block) -> bool {
    let data = &mut graph.blocks[block];
    let mut moved: Vec<Op<Ll>> = Vec::new();
    // (Two that could move stay in their order: otherwise each would go behind the other for ever.)
    let mut stays: Vec<Op<Ll>> = Vec::new();
    for at in (0..data.ops.len()).rev().take(MAX_OPS) {
        let op = &data.ops[at];
        let of = op.args.iter().find_map(V::var);
        let uses = |other: &Op<Ll>, var| other.args.iter().any(|arg| arg.var() == var);
        let passes = |var| {
            let mut passed = data.exits.iter().flat_map(|link| &link.args);
            passed.any(|arg| arg.var() == var)
        };
        let result = Some(op.result);
        let may_move = moves(op)
            && data.switch != ExitSwitch::Value(op.result)
            && passes(result)
            && !passes(of)
            && !data.ops[at + 1..].iter().any(|other| uses(other, result));
        if !may_move {
            stays.push(op.clone());
        } else if stays.iter().any(|other| uses(other, of)) {
            moved.insert(0, data.ops.remove(at));
        }
    }
    let changed = !moved.is_empty();
    data.ops.append(&mut moved);
    changed
}

/// Takes out the operations whose results nothing uses but one exit, or what has been taken out.
fn take(graph: &mut Graph<Ll>, block: Block, exit: usize) -> Vec<Op<Ll>> {
    let data = &mut graph.blocks[block];
    let passes = |link: &Link<Ll>, var: Var| link.args.iter().any(|arg| arg.var() == Some(var));
    let mut moved: Vec<Op<Ll>> = Vec::new();
    for at in (0..data.ops.len()).rev().take(MAX_OPS) {
        let op = &data.ops[at];
        let uses = |other: &Op<Ll>| other.args.iter().any(|arg| arg.var() == Some(op.result));
        let needed = passes(&data.exits[exit], op.result) || moved.iter().any(uses);
        let elsewhere = data.switch == ExitSwitch::Value(op.result)
            || data.ops[at + 1..].iter().any(uses)
            || (data.exits.iter().enumerate())
                .any(|(other, link)| other != exit && passes(link, op.result));
        if needed && !elsewhere && moves(op) {
            moved.insert(0, data.ops.remove(at));
        }
    }
    moved
}

/// Whether an operation means the same anywhere, and makes one variable of one.
fn moves(op: &Op<Ll>) -> bool {
    let vars = op.args.iter().filter_map(V::var).count();
    vars == 1 && op.code.is_pure() && op.code.row().needs == Needs::Nothing && !op.code.can_raise()
}

/// Puts operations on a way, into a block of their own.
fn put(graph: &mut Graph<Ll>, block: Block, exit: usize, moved: Vec<Op<Ll>>) {
    let made: Vec<Var> = moved.iter().map(|op| op.result).collect();
    let args = graph.blocks[block].exits[exit].args.clone();
    let used = moved.iter().flat_map(|op| &op.args).chain(&args);
    let mut names: FxHashMap<Var, Var> = FxHashMap::default();
    let (mut passed, mut inputs) = (Vec::new(), Vec::new());
    for var in used.filter_map(V::var) {
        if !made.contains(&var) && !passed.contains(&V::Var(var)) {
            let input = graph.copy_var(var);
            names.insert(var, input);
            passed.push(V::Var(var));
            inputs.push(input);
        }
    }
    let renamed = |value: &V| match value {
        V::Var(var) => V::Var(names.get(var).copied().unwrap_or(*var)),
        V::Const(_) => value.clone(),
    };
    let args = args.iter().map(renamed).collect();
    let ops = moved.into_iter().map(|op| Op {
        args: op.args.iter().map(renamed).collect(),
        ..op
    });
    let ops = ops.collect();
    let way = graph.new_block(inputs);
    let target = graph.blocks[block].exits[exit].target;
    graph.blocks[way].ops = ops;
    graph.blocks[way].exits = vec![Link::new(args, target)];
    graph.redirect(block, exit, way, passed);
}
