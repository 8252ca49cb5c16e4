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
    for block in graph.reachable() {
        for exit in 0..graph.blocks[block].exits.len() {
            // A loop whose conditions are all constant would go round for ever.
            for _ in 0..4 {
                let link = &graph.blocks[block].exits[exit];
                let Some(known) = Known::of(program, graph, link, block) else {
                    break;
                };
                let link = match known.link(graph, link) {
                    Some(link) => link,
                    // (What begins a loop would be unrolled.)
                    None if Loops::find(graph, usize::MAX).body(link.target).is_some() => break,
                    None => known.copy(graph, link.clone()),
                };
                graph.blocks[block].exits[exit] = link;
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
        let goes_to = target.exits[exit].target;
        let known = Known { exit, results };
        (!makes_an_entry(graph, from, link.target, goes_to)).then_some(known)
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

/// What an operation of a link's target gives, if that is known.
fn result(
    program: &LlProgram,
    graph: &Graph<Ll>,
    (link, from): (&Link<Ll>, Block),
    op: &Op<Ll>,
    results: &[(Var, V)],
) -> Option<V> {
    let is_class = op.code == LlOp::GetField(Types::OBJECT, Types::TYPEPTR);
    if !is_class && !op.code.is_pure() {
        return None;
    }
    let args = op
        .args
        .iter()
        .map(|arg| value_of(graph, link, arg, results));
    let args: Vec<V> = args.collect::<Option<_>>()?;
    match (is_class, args.first()) {
        (true, Some(&Value::Var(object))) => {
            let class = match link.last_exc_value == Some(object) {
                true => class_raised(program, graph, from),
                false => class_of(graph, from, object),
            };
            class.map(V::Const)
        }
        _ => {
            let ty = graph.vars[op.result].ty;
            constfold::operation(program, op.code, &args, ty)
        }
    }
}

/// The class of what the last operation of a block raises, if it is always the same.
fn class_raised(program: &LlProgram, graph: &Graph<Ll>, block: Block) -> Option<LlConst> {
    let name = graph.blocks[block]
        .ops
        .last()?
        .code
        .row()
        .raises
        .exception()?;
    let mut standard = program.exceptions.iter();
    let found = standard.find(|exception| exception.name == name)?;
    Some(found.class.clone())
}

/// The class of an object that is made in this block.
fn class_of(graph: &Graph<Ll>, block: Block, mut object: Var) -> Option<LlConst> {
    let ops = &graph.blocks[block].ops;
    let mut names = vec![object];
    for op in ops.iter().rev() {
        match op.code {
            LlOp::CastPointer | LlOp::SameAs | LlOp::RaiseHere if op.result == object => {
                object = op.args.last()?.var()?;
                names.push(object);
            }
            _ => {}
        }
    }
    // Casts of the same object.
    for op in ops {
        if op.code == LlOp::CastPointer && names.iter().any(|&n| op.args[0].var() == Some(n)) {
            names.push(op.result);
        }
    }
    ops.iter()
        .find_map(|op| match (op.code, op.args.as_slice()) {
            (LlOp::SetField(Types::OBJECT, Types::TYPEPTR), [V::Var(p), V::Const(class)]) => {
                names.contains(p).then(|| class.clone())
            }
            _ => None,
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
