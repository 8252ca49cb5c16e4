//! What operations become.
//!
//! What an operation does depends on the types of its operands: `f(x)` is `len(x)` where `f` is that
//! function, `str(x)` a call of a function of the library where `x` may be `None`. Graphs stay as the
//! flow space made them while annotation goes on; beside them stands, for each operation that is not
//! intrinsic, the operations that it resolves to. Those are annotated in its place, and may resolve
//! to others in turn: the last one has the result of the first, so that a chain of resolutions is
//! known by that variable, and each link of the chain by its depth. The others have results of their
//! own.
//!
//! Whenever an operation is annotated it is asked again what it becomes, for what is known now: as
//! long as that is the same, the operations stay, and with them all that is known of their results.
//! When nothing grows any more, [`Annotator::apply_resolutions`] puts them into the graphs.

use crate::annotate::errors::report::{Stop, UNSUPPORTED};
use crate::annotate::rounds::annotator::{Annotator, BlockState, Outcome};
use crate::annotate::types::defs::Annotated;
use crate::annotate::types::model::SomeValue;
use crate::entity::SecondaryMap;
use crate::ir::model::*;
use std::rc::Rc;

/// How often what an operation becomes may become something else: far more than any does, so that
/// two of our own that become each other are an error.
const MAX_DEPTH: usize = 32;

/// What an operation becomes, what the last of that becomes, and so on.
type Chain = Vec<Rc<[Op<Hl>]>>;

/// The resolutions of all graphs: by the result of an operation, what it becomes, what the last of
/// those becomes, and so on.
#[derive(Debug, Default)]
pub struct Resolutions {
    chains: SecondaryMap<GraphId, SecondaryMap<Var, Chain>>,
}

/// An operation that has no annotation, and why.
pub(in crate::annotate) struct Stopped {
    pub op: Op<Hl>,
    pub why: Stop,
}

impl Annotated {
    /// The operations of a block, each as what it becomes so far.
    pub fn ops(&self, graph: GraphId, block: Block) -> impl Iterator<Item = &Op<Hl>> {
        let ops = &self.graphs[graph].blocks[block].ops;
        ops.iter().flat_map(move |op| self.resolved(graph, op))
    }

    /// What an operation of a graph becomes, as far as is known.
    pub fn resolved<'a>(&'a self, graph: GraphId, op: &'a Op<Hl>) -> Vec<&'a Op<Hl>> {
        let mut found = Vec::new();
        self.collect_resolved(graph, op, 0, &mut found);
        found
    }

    fn collect_resolved<'a>(
        &'a self,
        graph: GraphId,
        op: &'a Op<Hl>,
        depth: usize,
        found: &mut Vec<&'a Op<Hl>>,
    ) {
        match self.state.resolutions.chains[graph][op.result].get(depth) {
            None => found.push(op),
            Some(parts) => {
                for part in parts.iter() {
                    let depth = depth_of(op, part, depth);
                    self.collect_resolved(graph, part, depth, found);
                }
            }
        }
    }

    /// The operation that a block has stopped at, if it has.
    pub fn stopped_at(&self, graph: GraphId, block: Block) -> Option<&Op<Hl>> {
        let (BlockState::Blocked(at) | BlockState::Raises(at)) = self.state.blocks[graph][block]
        else {
            return None;
        };
        let op = self.graphs[graph].blocks[block].ops.get(at as usize)?;
        let parts = self.resolved(graph, op);
        let unknown = |op: &&Op<Hl>| self.bindings[graph][op.result].is_impossible();
        parts
            .iter()
            .copied()
            .find(unknown)
            .or(parts.last().copied())
    }
}

/// The depth in its chain of a part of what an operation becomes.
fn depth_of(op: &Op<Hl>, part: &Op<Hl>, depth: usize) -> usize {
    match part.result == op.result {
        true => depth + 1,
        false => 0,
    }
}

impl Annotator<'_> {
    /// Annotates an operation, or what it becomes.
    pub(in crate::annotate) fn annotate_op(
        &mut self,
        graph: GraphId,
        op: &Op<Hl>,
        depth: usize,
    ) -> Result<(), Stopped> {
        self.span = op.span;
        self.result = op.result;
        self.asks_anew();
        self.a.statistics.ops += 1;
        let stopped = |why| Stopped {
            op: op.clone(),
            why,
        };
        let variables = self.a.graphs[graph].vars.len();
        self.recorded = false;
        let parts = match self.consider(graph, op) {
            Ok(Outcome::Value(value)) => {
                self.resolve(graph, op, depth, None);
                if value.is_impossible() {
                    return Err(stopped(Stop::Blocked));
                }
                self.record_operation(graph, op, &[], Some(&value));
                self.set_binding(graph, op.result, value);
                return Ok(());
            }
            Ok(Outcome::Resolved(_)) if depth >= MAX_DEPTH => {
                let error = self.error(UNSUPPORTED, "this becomes too many operations");
                return Err(stopped(error.into()));
            }
            Ok(Outcome::Resolved(parts)) => parts,
            Err(why) => return Err(stopped(why)),
        };
        let known = self.a.state.resolutions.chains[graph][op.result].get(depth);
        let parts = match known {
            Some(known) if self.same_ops(known, &parts) => {
                let known = known.clone();
                self.a.graphs[graph].vars.truncate(variables);
                known
            }
            _ => {
                let parts: Rc<[Op<Hl>]> = parts.into();
                self.resolve(graph, op, depth, Some(parts.clone()));
                parts
            }
        };
        for part in parts.iter() {
            self.annotate_op(graph, part, depth_of(op, part, depth))?;
        }
        Ok(())
    }

    /// An operation becomes these, or stays what it is; what it was before calls nothing any more.
    fn resolve(&mut self, graph: GraphId, op: &Op<Hl>, depth: usize, parts: Option<Rc<[Op<Hl>]>>) {
        let chains = &self.a.state.resolutions.chains;
        let known = chains[graph][op.result].len() > depth;
        if !known && parts.is_none() {
            return;
        }
        let before: Vec<Var> = self.chain_results(graph, op, depth);
        // (What it is now may be a call itself, which is recorded by then.)
        let recorded = self.recorded && parts.is_none();
        let is_stale = |var: &Var| !(recorded && *var == op.result);
        for var in before.into_iter().filter(is_stale) {
            self.a.calls.shift_remove(&(graph, var));
            self.a.state.done_calls.shift_remove(&(graph, var));
            self.a.state.unsettled.calls.remove(&(graph, var));
        }
        let chain = &mut self.a.state.resolutions.chains[graph][op.result];
        chain.truncate(depth);
        chain.extend(parts);
    }

    /// The results of an operation and of everything that it becomes.
    fn chain_results(&self, graph: GraphId, op: &Op<Hl>, depth: usize) -> Vec<Var> {
        let mut parts = Vec::new();
        self.a.collect_resolved(graph, op, depth, &mut parts);
        parts.into_iter().map(|op| op.result).collect()
    }

    /// Puts what operations become into the graphs that were annotated since this was done last.
    /// Whatever becomes of an operation whose exceptions are caught is guarded as it was.
    pub(in crate::annotate) fn apply_resolutions(&mut self) {
        for graph in std::mem::take(&mut self.a.state.unapplied) {
            for block in self.a.graphs[graph].blocks.ids().collect::<Vec<_>>() {
                self.apply_in_block(graph, block);
                self.pass_none(graph, block);
            }
            self.a.state.resolutions.chains[graph].clear();
        }
    }

    fn apply_in_block(&mut self, graph: GraphId, block: Block) {
        let guarded_from = self.a.guarded_from(graph, block);
        let data = &self.a.graphs[graph].blocks[block];
        let chains = &self.a.state.resolutions.chains[graph];
        if data.ops.iter().all(|op| chains[op.result].is_empty()) {
            return;
        }
        let stopped = self.a.stopped_at(graph, block).map(|op| op.result);
        let mut ops = Vec::with_capacity(data.ops.len());
        let mut guarded = 0;
        for (index, op) in data.ops.iter().enumerate() {
            let parts = self.a.resolved(graph, op);
            if index >= guarded_from {
                guarded += parts.len() as u32;
            }
            ops.extend(parts.into_iter().cloned());
        }
        let stopped = stopped.and_then(|var| ops.iter().position(|op| op.result == var));
        if guarded_from < data.ops.len() {
            self.a.guards.insert((graph, block), guarded);
        }
        if let (Some(now), BlockState::Blocked(at) | BlockState::Raises(at)) =
            (stopped, &mut self.a.state.blocks[graph][block])
        {
            *at = now as u32;
        }
        // Cells know their readers by their places before this.
        self.a.state.entangled.insert((graph, block));
        self.a.graphs[graph].blocks[block].ops = ops;
    }

    /// What an exit is taken for only if it is `None` is passed on as that: it may meet values there of
    /// types that it could not have otherwise.
    fn pass_none(&mut self, graph: GraphId, block: Block) {
        let ExitSwitch::Value(var) = self.a.graphs[graph].blocks[block].switch else {
            return;
        };
        let switch = self.a.bindings[graph][var].clone();
        if switch.facts.is_none() {
            return;
        }
        let none = self.heap().none;
        for index in 0..self.a.graphs[graph].blocks[block].exits.len() {
            let case = self.a.graphs[graph].blocks[block].exits[index].case;
            let narrowed = self.narrowed(var, &switch, &case);
            let is_none = |arg: &Value<Hl>| {
                let about =
                    |(about, fact): &(Var, SomeValue)| arg.var() == Some(*about) && fact.is_none();
                narrowed.iter().any(about)
            };
            let exit = &mut self.a.graphs[graph].blocks[block].exits[index];
            for arg in exit.args.iter_mut().filter(|arg| is_none(arg)) {
                *arg = Value::Const(none);
            }
        }
    }

    /// Whether these operations do the same, with other variables for what is between them.
    fn same_ops(&self, old: &[Op<Hl>], new: &[Op<Hl>]) -> bool {
        let same_arg = |a: &Value<Hl>, b: &Value<Hl>| match (a, b) {
            (Value::Const(a), Value::Const(b)) => self.same_const(*a, *b),
            (Value::Var(a), Value::Var(b)) => {
                let place = |ops: &[Op<Hl>], var: Var| ops.iter().position(|op| op.result == var);
                match (place(old, *a), place(new, *b)) {
                    (None, None) => a == b,
                    (a, b) => a == b,
                }
            }
            _ => false,
        };
        old.len() == new.len()
            && old.iter().zip(new).all(|(a, b)| {
                let args = a.args.iter().zip(&b.args);
                a.code == b.code
                    && a.args.len() == b.args.len()
                    && args.into_iter().all(|(a, b)| same_arg(a, b))
            })
    }
}
