//! Keys that were looked up just before.
//!
//! `d[k] = d.get(k, 0) + 1` asks for the same key twice, and so does `if k in d: use(d[k])`. A dict
//! remembers what was looked up last; here calls are told where that is their key, because on every way to
//! them the last that was done to any dict was to look for it. Such calls take the result of
//! [`LlOp::Sought`], which this pass decides. The dict and the key may be attributes (`self.counts[word.text]`) that are
//! read for each of the calls, if nothing can have assigned them in between.
//!
//! Where ways meet, what is known on all of them is known (`if k not in d: d[k] = 0`, and then `d[k] += 1`); but not at the head of a loop.
//! Methods of the library's that look for keys, as those of `defaultdict` and `Counter` do, are copied into what calls them before ([`super::inline::seekers`]).
//!
//! *Invariant.* No dict changes between two such calls: nothing else is called there, what helpers do to dicts is not
//! inlined yet, and finalizers and other threads run where calls of theirs say so by now ([`crate::transform::safepoints`],
//! [`crate::transform::threads`]). No attribute is assigned by a call that asks: it runs no code of the
//! program's (dicts whose keys the program compares ask nothing).

use crate::entity::SecondaryMap;
use crate::ir::model::{Block, ExitSwitch, Graph, Op, Value, Var};
use crate::ir::rewrite::Predecessors;
use crate::lltype::row::Effect;
use crate::lltype::{Ll, LlConst, LlOp};

type V = Value<Ll>;
/// A dict and a key.
type Key = (V, V);

/// What is known at a place.
#[derive(Clone, Default)]
struct Known {
    /// What was looked up last.
    last: Option<Key>,
    /// What was read of which, and is still that.
    reads: Vec<(LlOp, V, Var)>,
}

/// Whether a graph has such questions.
pub(crate) fn asks(graph: &Graph<Ll>) -> bool {
    let asks = |op: &Op<Ll>| op.code == LlOp::Sought;
    let blocks = graph.reachable();
    let mut all = blocks.iter().map(|&block| &graph.blocks[block]);
    all.any(|block| block.ops.iter().any(asks))
}

/// Decides the questions of a graph.
pub fn decide(graph: &mut Graph<Ll>) {
    if !asks(graph) {
        return;
    }
    let blocks = graph.reachable();
    let preds = graph.predecessors_of(&blocks);
    let mut asked: SecondaryMap<Var, Option<Key>> = SecondaryMap::new();
    // Other variables that have the value of one.
    let mut first: SecondaryMap<Var, Option<V>> = SecondaryMap::new();
    // What is known behind each exit of a block.
    let mut behind: SecondaryMap<Block, Option<Vec<Known>>> = SecondaryMap::new();
    for block in in_order(graph, &blocks, &preds) {
        let mut known = where_met(graph, block, &preds[block], &behind, &mut first);
        for at in 0..graph.blocks[block].ops.len() {
            let op = &graph.blocks[block].ops[at];
            let value = |v: &V| v.var().and_then(|v| first[v].clone()).unwrap_or(v.clone());
            match op.code {
                LlOp::Sought => {
                    asked[op.result] = Some((value(&op.args[0]), value(&op.args[1])));
                    continue;
                }
                LlOp::CastPointer | LlOp::GetField(..) => {
                    let (code, of, result) = (op.code, value(&op.args[0]), op.result);
                    let is_it = |(read, from, as_var): &&(LlOp, V, Var)| {
                        let ty = graph.vars[*as_var].ty;
                        (*read, from) == (code, &of) && ty == graph.vars[result].ty
                    };
                    match known.reads.iter().find(is_it) {
                        Some(&(_, _, before)) => first[result] = Some(V::Var(before)),
                        None => known.reads.push((code, of, result)),
                    }
                    continue;
                }
                LlOp::SetField(id, field) => {
                    let written = LlOp::GetField(id, field);
                    known.reads.retain(|(read, ..)| *read != written);
                    continue;
                }
                // (An item may be a structure.)
                LlOp::SetItem(..) => {
                    known.reads.clear();
                    continue;
                }
                _ => {}
            }
            let op = &mut graph.blocks[block].ops[at];
            let disturbs = disturbs(op);
            let mut seeks = None;
            for arg in &mut op.args {
                let Some(key) = arg.var().and_then(|v| asked[v].clone()) else {
                    continue;
                };
                *arg = V::Const(LlConst::Bool(known.last.as_ref() == Some(&key)));
                seeks = Some(key);
            }
            if disturbs && seeks.is_none() {
                known = Known::default();
            } else if disturbs {
                known.last = seeks;
            }
        }
        let data = &graph.blocks[block];
        let guarded = data.switch == ExitSwitch::LastException;
        let mut passed = vec![known; data.exits.len()];
        if guarded {
            passed
                .iter_mut()
                .skip(1)
                .for_each(|known| *known = Known::default());
        }
        behind[block] = Some(passed);
    }
}

/// The blocks, each behind all that lead to it; but for what leads back.
fn in_order(graph: &Graph<Ll>, blocks: &[Block], preds: &Predecessors) -> Vec<Block> {
    let mut left: SecondaryMap<Block, usize> = SecondaryMap::new();
    for &block in blocks {
        left[block] = preds[block].len();
    }
    let mut order = Vec::with_capacity(blocks.len());
    let mut done: SecondaryMap<Block, bool> = SecondaryMap::new();
    let mut todo = vec![graph.start];
    // Those that something leads to that is done.
    let mut heads = Vec::new();
    loop {
        let Some(block) = todo.pop().or_else(|| heads.pop()) else {
            return order;
        };
        if std::mem::replace(&mut done[block], true) {
            continue;
        }
        order.push(block);
        for link in graph.blocks[block].exits.iter() {
            left[link.target] -= 1;
            match left[link.target] {
                0 => todo.push(link.target),
                _ => heads.push(link.target),
            }
        }
    }
}

/// What is known at the beginning of a block: on all ways that lead there, if none leads back.
fn where_met(
    graph: &Graph<Ll>,
    block: Block,
    ways: &[(Block, usize)],
    behind: &SecondaryMap<Block, Option<Vec<Known>>>,
    first: &mut SecondaryMap<Var, Option<V>>,
) -> Known {
    let all: Option<Vec<&Known>> = ways
        .iter()
        .map(|&(from, exit)| behind[from].as_ref().map(|exits| &exits[exit]))
        .collect();
    let Some([one, others @ ..]) = all.as_deref() else {
        return Known::default();
    };
    if block == graph.start {
        return Known::default();
    }
    for (at, &input) in graph.blocks[block].inputs.iter().enumerate() {
        let mut values = ways.iter().map(|&(from, exit)| {
            let passed = &graph.blocks[from].exits[exit].args[at];
            let before = passed.var().and_then(|v| first[v].clone());
            before.unwrap_or_else(|| passed.clone())
        });
        let value = values.next();
        let same = values.all(|other| Some(&other) == value.as_ref());
        first[input] = value.filter(|_| same);
    }
    let mut known = (*one).clone();
    for other in others {
        if known.last != other.last {
            known.last = None;
        }
        known.reads.retain(|read| other.reads.contains(read));
    }
    known
}

/// Whether something can happen to dicts, or to attributes that this pass has no name of.
fn disturbs(op: &Op<Ll>) -> bool {
    match op.code.row().effect {
        Effect::Pure | Effect::Reads | Effect::Depends | Effect::Allocates => false,
        Effect::Collects | Effect::Acts => true,
    }
}
