//! Operations that became others, and may become something else again.
//!
//! An operation is rewritten for what is known of its operands *so far*: `f(x)` becomes `len(x)`
//! while `f` can only be `len`, `str(x)` one call while `x` cannot be `None`. What is known grows
//! later. So the operation that was there is kept, and whenever its block is annotated again it is
//! asked again what it becomes: where that is the same, its operations stay, with all that is known
//! of them; where not, the operation comes back, and is annotated as if it had never been
//! rewritten.
//!
//! Operations that took the place of another may be rewritten themselves, so there is a chain from
//! each operation to the one that the flow space recorded; the outermost is asked first.

use super::annotator::{Annotator, Outcome, State};
use crate::entity::SecondaryMap;
use crate::ir::model::*;

/// An operation that others took the place of.
#[derive(Clone, Debug)]
struct Rewritten {
    /// The operation.
    original: Op<Hl>,
    /// What took its place.
    made: Vec<Op<Hl>>,
    /// The rewrite that made it, if one did.
    within: Option<u32>,
}

/// The rewrites of all graphs.
#[derive(Debug, Default)]
pub struct Rewrites {
    list: Vec<Option<Rewritten>>,
    /// By the result of each operation: the last rewrite that made it.
    made_by: SecondaryMap<GraphId, SecondaryMap<Var, Option<u32>>>,
}

impl Rewrites {
    /// How many rewrites there were so far.
    pub fn count(&self) -> u32 {
        self.list.len() as u32
    }

    /// The rewrites that made the operation with this result, innermost first.
    fn chain(&self, graph: GraphId, result: Var) -> impl Iterator<Item = u32> + '_ {
        std::iter::successors(self.made_by[graph][result], |&id| {
            self.list[id as usize].as_ref().and_then(|r| r.within)
        })
    }

    fn note(&mut self, graph: GraphId, original: &Op<Hl>, made: &[Op<Hl>]) {
        let within = self.made_by[graph][original.result];
        let id = self.count();
        for op in made {
            self.made_by[graph][op.result] = Some(id);
        }
        self.list.push(Some(Rewritten {
            original: original.clone(),
            made: made.to_vec(),
            within,
        }));
    }
}

impl Annotator<'_> {
    /// Puts operations in the place of one of a block.
    pub(super) fn rewrite(
        &mut self,
        graph: GraphId,
        block: Block,
        index: usize,
        made: Vec<Op<Hl>>,
    ) {
        let original = &self.a.graphs[graph].blocks[block].ops[index];
        self.a.state.rewrites.note(graph, original, &made);
        self.splice(graph, block, index..index + 1, made);
    }

    /// Asks the operations that were at this place of a block before what they become now, but
    /// those of this many last rewrites; puts one back that becomes something else.
    pub(super) fn ask_again(&mut self, graph: GraphId, block: Block, index: usize, known: u32) {
        let ops = &self.a.graphs[graph].blocks[block].ops;
        let rewrites = &self.a.state.rewrites;
        let result = ops[index].result;
        if rewrites.made_by[graph][result].is_none() {
            return;
        }
        let mut chain: Vec<u32> = rewrites.chain(graph, result).collect();
        if let Some(before) = index.checked_sub(1).map(|at| ops[at].result) {
            // They begin earlier, and were asked there.
            let earlier: Vec<u32> = rewrites.chain(graph, before).collect();
            chain.retain(|id| !earlier.contains(id));
        }
        for id in chain.into_iter().rev().filter(|&id| id < known) {
            let Some(was) = self.a.state.rewrites.list[id as usize].clone() else {
                continue;
            };
            self.span = was.original.span;
            self.result = was.original.result;
            let changed = match self.consider(graph, &was.original) {
                Ok(Outcome::Rewrite(ops)) => !self.same_ops(&was.made, &ops),
                Ok(Outcome::Value(value)) => !value.is_impossible(),
                Err(super::errors::Stop::Blocked) => false,
                Err(super::errors::Stop::Error(_)) => true,
            };
            if changed {
                self.put_back(graph, block, index, id, was);
                return;
            }
        }
    }

    /// Puts an operation back in place of those that begin here.
    fn put_back(&mut self, graph: GraphId, block: Block, index: usize, id: u32, was: Rewritten) {
        let ops = &self.a.graphs[graph].blocks[block].ops;
        let rewrites = &self.a.state.rewrites;
        let is_part = |op: &&Op<Hl>| rewrites.chain(graph, op.result).any(|other| other == id);
        let count = ops[index..].iter().take_while(is_part).count();
        let gone: Vec<Var> = ops[index..index + count]
            .iter()
            .map(|op| op.result)
            .collect();
        debug_assert_eq!(gone.last(), Some(&was.original.result));
        let State {
            rewrites,
            unsettled,
            done_calls,
            shrunk,
            ..
        } = &mut self.a.state;
        for var in gone {
            let inner: Vec<u32> = rewrites.chain(graph, var).collect();
            for inner in inner.into_iter().take_while(|&inner| inner != id) {
                rewrites.list[inner as usize] = None;
            }
            rewrites.made_by[graph][var] = None;
            self.a.calls.shift_remove(&(graph, var));
            done_calls.shift_remove(&(graph, var));
            unsettled.calls.remove(&(graph, var));
        }
        rewrites.made_by[graph][was.original.result] = was.within;
        rewrites.list[id as usize] = None;
        shrunk.insert((graph, block));
        self.splice(graph, block, index..index + count, vec![was.original]);
    }

    /// Replaces operations of a block. What becomes of a guarded operation is guarded.
    fn splice(
        &mut self,
        graph: GraphId,
        block: Block,
        range: std::ops::Range<usize>,
        ops: Vec<Op<Hl>>,
    ) {
        let from = self.a.guarded_from(graph, block);
        let index = range.start;
        let list = &mut self.a.graphs[graph].blocks[block].ops;
        list.splice(range, ops);
        let guarded = list.len().saturating_sub(from) as u32;
        if index >= from {
            self.a.guards.insert((graph, block), guarded);
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
