//! Keys that were looked up just before.
//!
//! `d[k] = d.get(k, 0) + 1` asks for the same key twice, and so does `if k in d: use(d[k])`. A dict
//! remembers what was looked up last; here calls are told where that is their key, because on every way to
//! them the last that was done to any dict was to look for it. Such calls take the result of
//! [`LlOp::Sought`], which this pass decides. The dict and the key may be attributes (`self.counts[word.text]`) that are
//! read for each of the calls, if nothing can have assigned them in between.
//!
//! *Invariant.* No dict changes between two such calls: nothing else is called there, what helpers do to dicts is not
//! inlined yet, and finalizers and other threads run where calls of theirs say so by now ([`crate::transform::safepoints`],
//! [`crate::transform::threads`]). No attribute is assigned by a call that asks: it runs no code of the
//! program's (dicts whose keys the program compares ask nothing).

use crate::entity::SecondaryMap;
use crate::ir::model::{ExitSwitch, Graph, Op, Value, Var};
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

/// Decides the questions of a graph.
pub fn decide(graph: &mut Graph<Ll>) {
    let blocks = graph.reachable();
    let asks = |op: &Op<Ll>| op.code == LlOp::Sought;
    if !blocks
        .iter()
        .any(|&block| graph.blocks[block].ops.iter().any(asks))
    {
        return;
    }
    let preds = graph.predecessors();
    let mut asked: SecondaryMap<Var, Option<Key>> = SecondaryMap::new();
    // Other variables that have the value of one.
    let mut first: SecondaryMap<Var, Option<V>> = SecondaryMap::new();
    let mut todo: Vec<_> = blocks
        .into_iter()
        .filter(|&block| block == graph.start || preds[block].len() != 1)
        .map(|block| (block, Known::default()))
        .collect();
    while let Some((block, mut known)) = todo.pop() {
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
        for (exit, link) in data.exits.iter().enumerate() {
            if link.target == graph.start || preds[link.target].len() != 1 {
                continue;
            }
            for (&input, passed) in graph.blocks[link.target].inputs.iter().zip(&link.args) {
                let before = passed.var().and_then(|v| first[v].clone());
                first[input] = Some(before.unwrap_or_else(|| passed.clone()));
            }
            let mut passed = known.clone();
            if guarded && exit > 0 {
                passed = Known::default();
            }
            todo.push((link.target, passed));
        }
    }
}

/// Whether something can happen to dicts, or to attributes that this pass has no name of.
fn disturbs(op: &Op<Ll>) -> bool {
    match op.code.row().effect {
        Effect::Pure | Effect::Reads | Effect::Depends | Effect::Allocates => false,
        Effect::Collects | Effect::Acts => true,
    }
}
