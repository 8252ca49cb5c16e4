//! Keys that were looked up just before.
//!
//! `d[k] = d.get(k, 0) + 1` asks for the same key twice, and so does `if k in d: use(d[k])`. A dict
//! remembers what was looked up last; here calls are told where that is their key, because on every way to
//! them the last that was done to any dict was to look for it. Such calls take the result of
//! [`LlOp::Sought`], which this pass decides.
//!
//! *Invariant.* No dict changes between two such calls: nothing else is called there, what helpers do to dicts is not
//! inlined yet, finalizers run nowhere (programs with some are left alone), and other threads take
//! their turns in loops, whose headers have several ways in.

use crate::entity::SecondaryMap;
use crate::ir::model::{Block, ExitSwitch, Graph, Link, Op, Value, Var};
use crate::lltype::row::Effect;
use crate::lltype::{Ll, LlConst, LlOp};

type V = Value<Ll>;
/// A dict and a key.
type Key = (V, V);

/// Decides the questions of a graph.
pub fn decide(answerable: bool, graph: &mut Graph<Ll>) {
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
    let mut todo: Vec<(Block, Option<Key>)> = blocks
        .into_iter()
        .filter(|&block| block == graph.start || preds[block].len() != 1)
        .map(|block| (block, None))
        .collect();
    while let Some((block, mut last)) = todo.pop() {
        let data = &mut graph.blocks[block];
        for op in &mut data.ops {
            if op.code == LlOp::Sought {
                asked[op.result] = Some((op.args[0].clone(), op.args[1].clone()));
                continue;
            }
            let disturbs = disturbs(op);
            let mut seeks = None;
            for arg in &mut op.args {
                let Some(key) = arg.var().and_then(|v| asked[v].clone()) else {
                    continue;
                };
                *arg = V::Const(LlConst::Bool(answerable && last.as_ref() == Some(&key)));
                seeks = Some(key);
            }
            if disturbs {
                last = seeks;
            }
        }
        let data = &graph.blocks[block];
        let guarded = data.switch == ExitSwitch::LastException;
        for (exit, link) in data.exits.iter().enumerate() {
            if link.target != graph.start && preds[link.target].len() == 1 {
                let known = last.as_ref().filter(|_| !guarded || exit == 0);
                let passed = known.and_then(|key| passed(graph, link, key));
                todo.push((link.target, passed));
            }
        }
    }
}

/// Whether something can happen to dicts.
fn disturbs(op: &Op<Ll>) -> bool {
    match op.code.row().effect {
        Effect::Pure | Effect::Reads | Effect::Depends | Effect::Allocates => false,
        Effect::Collects => true,
        Effect::Acts => !matches!(op.code, LlOp::SetField(..) | LlOp::SetItem(..)),
    }
}

/// What a key is behind a link.
fn passed(graph: &Graph<Ll>, link: &Link<Ll>, (dict, key): &Key) -> Option<Key> {
    let name = |value: &V| match value {
        V::Const(_) => Some(value.clone()),
        V::Var(_) => {
            let index = link.args.iter().position(|arg| arg == value)?;
            Some(V::Var(graph.blocks[link.target].inputs[index]))
        }
    };
    Some((name(dict)?, name(key)?))
}
