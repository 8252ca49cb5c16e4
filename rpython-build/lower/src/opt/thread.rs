//! Jump threading: a link that already knows how its target's switch goes skips the target, or gets a copy of it that
//! does what else it does: a `finally` behind which each exception has its own handler is there for each of them.
//!
//! But for one of several ways into a loop: that would have two entries then, and neither a pass here nor a C compiler
//! takes it for a loop.

use super::constfold;
use super::loops::Loops;
use crate::ir::model::{Block, ExitSwitch, Graph, Link, Op, Value, Var};
use crate::lltype::{Ll, LlConst, LlOp, LlProgram, Types};
use rustc_hash::FxHashMap;

type V = Value<Ll>;

/// Blocks with more operations than this are not looked through.
const MAX_OPS: usize = 8;

/// Sends links past blocks that only ask what the link's arguments answer.
pub fn jumps(program: &LlProgram, graph: &mut Graph<Ll>) -> bool {
    let mut changed = false;
    // Found when first asked for, and again when the graph has changed.
    let mut loops = None;
    for block in graph.reachable() {
        for exit in 0..graph.blocks[block].exits.len() {
            // A loop whose conditions are all constant would go round for ever.
            for _ in 0..4 {
                let link = &graph.blocks[block].exits[exit];
                let Some(known) = Known::of(program, graph, link, block) else {
                    break;
                };
                let goes_to = graph.blocks[link.target].exits[known.exit].target;
                let loops_now = loops.get_or_insert_with(|| Loops::find(graph, usize::MAX));
                let body = loops_now.body(link.target);
                if body
                    .is_some_and(|body| makes_an_entry(graph, body, (block, link.target), goes_to))
                {
                    break;
                }
                let link = match known.link(graph, link) {
                    Some(link) => link,
                    // (What begins a loop would be unrolled.)
                    None if body.is_some() => break,
                    None => known.copy(graph, link.clone()),
                };
                graph.blocks[block].exits[exit] = link;
                loops = None;
                changed = true;
            }
        }
    }
    changed
}

/// What is known at a link of its target, whose switch the link decides.
struct Known {
    /// Which exit is taken.
    exit: usize,
    /// Results of operations there.
    results: Vec<(Var, V)>,
}

impl Known {
    fn of(program: &LlProgram, graph: &Graph<Ll>, link: &Link<Ll>, from: Block) -> Option<Known> {
        let target = &graph.blocks[link.target];
        let ExitSwitch::Value(var) = target.switch else {
            return None;
        };
        if link.target == from || target.ops.len() > MAX_OPS {
            return None;
        }
        if target.ops.is_empty() {
            // The switch is on what is passed: a constant, or nothing is known.
            let at = target.inputs.iter().position(|&input| input == var)?;
            link.args[at].constant()?;
        } else if link.args.iter().all(|arg| arg.var().is_some())
            && !target.ops.iter().any(is_class)
        {
            return None;
        }
        // The few operations know little: a table is made when the answer is there.
        let mut results: Vec<(Var, V)> = Vec::new();
        for op in &target.ops {
            if let Some(value) = result(program, graph, (link, from), op, &results) {
                results.push((op.result, value));
            }
        }
        let value = value_of(graph, link, &V::Var(var), &results)?;
        let exit = constfold::taken_exit(value.constant()?, &target.exits)?;
        Some(Known { exit, results })
    }

    /// Where the link leads in truth, if the target does nothing but what is known.
    fn link(&self, graph: &Graph<Ll>, link: &Link<Ll>) -> Option<Link<Ll>> {
        let target = &graph.blocks[link.target];
        let is_known = |op: &Op<Ll>| self.results.iter().any(|&(var, _)| var == op.result);
        if !target
            .ops
            .iter()
            .all(|op| op.code.only_reads() && is_known(op))
        {
            return None;
        }
        let exit = &target.exits[self.exit];
        let inputs = target.inputs.iter().copied();
        let mut names: FxHashMap<Var, V> = inputs.zip(link.args.iter().cloned()).collect();
        names.extend(self.results.iter().cloned());
        let arg = |arg: &V| match arg {
            Value::Var(v) => names[v].clone(),
            Value::Const(_) => arg.clone(),
        };
        Some(Link {
            args: exit.args.iter().map(arg).collect(),
            target: exit.target,
            ..link.clone()
        })
    }

    /// A link to a copy of its target, with the one exit.
    fn copy(&self, graph: &mut Graph<Ll>, link: Link<Ll>) -> Link<Ll> {
        let target = graph.blocks[link.target].clone();
        let constant = |(var, value): &(Var, V)| value.constant().map(|_| (*var, value.clone()));
        let mut names: FxHashMap<Var, V> = self.results.iter().filter_map(constant).collect();
        let inputs: Vec<Var> = target.inputs.iter().map(|&v| graph.copy_var(v)).collect();
        let of_inputs = inputs.iter().map(|&input| V::Var(input));
        names.extend(target.inputs.iter().copied().zip(of_inputs));
        let copy = graph.new_block(inputs);
        for mut op in target.ops {
            if op.code.only_reads() && names.contains_key(&op.result) {
                continue;
            }
            let result = graph.copy_var(op.result);
            op.map_uses(&mut |var| names.get(&var).cloned());
            names.insert(std::mem::replace(&mut op.result, result), V::Var(result));
            graph.blocks[copy].ops.push(op);
        }
        let mut exit = target.exits[self.exit].clone();
        exit.case = None;
        for arg in &mut exit.args {
            if let Some(name) = arg.var().and_then(|var| names.get(&var)) {
                *arg = name.clone();
            }
        }
        graph.blocks[copy].exits = vec![exit];
        Link {
            target: copy,
            ..link
        }
    }
}

/// What a value of a link's target is where the link comes from.
fn value_of(graph: &Graph<Ll>, link: &Link<Ll>, value: &V, results: &[(Var, V)]) -> Option<V> {
    let Value::Var(var) = value else {
        return Some(value.clone());
    };
    let mut inputs = graph.blocks[link.target].inputs.iter();
    match inputs.position(|input| input == var) {
        Some(at) => Some(link.args[at].clone()),
        None => {
            let found = results.iter().find(|(result, _)| result == var);
            found.map(|(_, value)| value.clone())
        }
    }
}

/// Whether an operation gives the class of an object.
fn is_class(op: &Op<Ll>) -> bool {
    op.code == LlOp::GetField(Types::OBJECT, Types::TYPEPTR)
}

/// What an operation of a link's target gives, if that is known.
fn result(
    program: &LlProgram,
    graph: &Graph<Ll>,
    (link, from): (&Link<Ll>, Block),
    op: &Op<Ll>,
    results: &[(Var, V)],
) -> Option<V> {
    if is_class(op) {
        let object = same_object(&graph.blocks[link.target].ops, op.args[0].var()?).0;
        let mut inputs = graph.blocks[link.target].inputs.iter();
        let at = inputs.position(|&input| input == object)?;
        return class_passed(program, graph, from, link, &link.args[at]).map(V::Const);
    }
    if !op.code.is_pure() {
        return None;
    }
    let args = op
        .args
        .iter()
        .map(|arg| value_of(graph, link, arg, results));
    let args: Vec<V> = args.collect::<Option<_>>()?;
    let ty = graph.vars[op.result].ty;
    constfold::operation(program, op.code, &args, ty)
}

/// The class of an object that a link passes, if its making or raising is at hand.
fn class_passed(
    program: &LlProgram,
    graph: &Graph<Ll>,
    mut from: Block,
    link: &Link<Ll>,
    passed: &V,
) -> Option<LlConst> {
    let (mut link, mut passed) = (link, passed);
    let mut preds = None;
    for _ in 0..MAX_OPS {
        let object = passed.var()?;
        let data = &graph.blocks[from];
        if link.last_exc_value == Some(object) {
            // What the last operation raises, if it is always the same.
            let name = data.ops.last()?.code.row().raises.exception()?;
            let mut standard = program.exceptions.iter();
            let found = standard.find(|exception| exception.name == name)?;
            return Some(found.class.clone());
        }
        let (object, names) = same_object(&data.ops, object);
        let class = data
            .ops
            .iter()
            .find_map(|op| match (op.code, op.args.as_slice()) {
                (LlOp::SetField(Types::OBJECT, Types::TYPEPTR), [V::Var(p), V::Const(class)]) => {
                    names.contains(p).then(|| class.clone())
                }
                _ => None,
            });
        if class.is_some() {
            return class;
        }
        // It comes from the block before, if there is only one.
        let at = data.inputs.iter().position(|&input| input == object)?;
        let preds = preds.get_or_insert_with(|| graph.predecessors());
        let [(pred, exit)] = preds[from][..] else {
            return None;
        };
        from = pred;
        link = &graph.blocks[pred].exits[exit];
        passed = &link.args[at];
    }
    None
}

/// What an object is called where it comes to operations, or is made by them, and all its names there.
fn same_object(ops: &[Op<Ll>], mut object: Var) -> (Var, Vec<Var>) {
    let renames =
        |op: &Op<Ll>| matches!(op.code, LlOp::CastPointer | LlOp::SameAs | LlOp::RaiseHere);
    for op in ops.iter().rev().filter(|op| renames(op)) {
        if let (true, Some(V::Var(from))) = (op.result == object, op.args.last()) {
            object = *from;
        }
    }
    let mut names = vec![object];
    for op in ops.iter().filter(|op| renames(op)) {
        if op
            .args
            .last()
            .and_then(Value::var)
            .is_some_and(|from| names.contains(&from))
        {
            names.push(op.result);
        }
    }
    (object, names)
}

/// Whether a link from a block to one in the middle of a loop, past its header, would be another way in.
fn makes_an_entry(
    graph: &Graph<Ll>,
    body: &[Block],
    (from, header): (Block, Block),
    middle: Block,
) -> bool {
    let outside = |block: &Block| !body.contains(block);
    if !outside(&from) || outside(&middle) {
        return false;
    }
    let preds = graph.predecessors();
    let ways_in = preds[header].iter().filter(|(pred, _)| outside(pred));
    ways_in.count() > 1
}
