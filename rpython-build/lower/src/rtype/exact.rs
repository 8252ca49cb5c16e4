//! Which integers of a graph are wanted exactly.
//!
//! What wraps has the right low bits, whatever overflows on the way. So arithmetic of which only these are
//! wanted is right as it wraps, and need not raise: in `intmask(a * b + c)`, and in `(h * 31 + c) & 0xffff`.

use super::{rint, RTyper};
use crate::annotate::types::model::{Kind, SomeValue};
use crate::entity::{EntityRef, SecondaryMap};
use crate::front::code::{BinaryOp, UnaryOp};
use crate::ir::model::{ExitSwitch, Graph, GraphId, Hl, Op, Value, Var};
use crate::ir::op::HlOp;
use crate::ir::rewrite::Feeds;
use crate::lltype::IntKind;

/// What an operation wants to know of an operand.
enum Wanted {
    /// All of it.
    Exact,
    /// Its low bits.
    Low,
    /// As much as is wanted of the result.
    AsResult,
}

/// The variables that are wanted exactly.
pub fn variables(rt: &RTyper<'_>, id: GraphId, graph: &Graph<Hl>) -> SecondaryMap<Var, bool> {
    let mut feeds = Feeds::new(graph.vars.len());
    let mut exact = Vec::new();
    for (_, data) in graph.blocks.iter() {
        for op in &data.ops {
            for (index, arg) in op.args.iter().enumerate() {
                let Value::Var(arg) = *arg else { continue };
                match wanted(rt, id, op, index) {
                    Wanted::Exact => exact.push(arg),
                    Wanted::AsResult => feeds.note(op.result, arg),
                    Wanted::Low => {}
                }
            }
        }
        if let ExitSwitch::Value(var) = data.switch {
            exact.push(var);
        }
        for link in &data.exits {
            let inputs = &graph.blocks[link.target].inputs;
            for (arg, &input) in link.args.iter().zip(inputs) {
                if let Value::Var(arg) = *arg {
                    feeds.note(input, arg);
                }
            }
        }
    }
    exact.extend(&graph.blocks[graph.ret].inputs);
    let mut found = SecondaryMap::new();
    for (index, is_exact) in feeds.reaching(exact).into_iter().enumerate() {
        found[Var::new(index)] = is_exact;
    }
    found
}

fn wanted(rt: &RTyper<'_>, id: GraphId, op: &Op<Hl>, index: usize) -> Wanted {
    let word = rt.prog.word_bits;
    let annotation = |index: usize| rt.ann.annotation(id, &op.args[index]);
    let result = match int_kind(rt.ann.binding(id, op.result)) {
        Some(kind) if kind.bits(word) <= word => kind,
        _ => return Wanted::Exact,
    };
    if !op.args.iter().enumerate().all(|(n, _)| {
        let is_callee = op.code == HlOp::SimpleCall && n == 0;
        is_callee || int_kind(&annotation(n)).is_some()
    }) {
        return Wanted::Exact;
    }
    // Nothing but a plain `int` is checked.
    let as_result = match result {
        IntKind::Signed => Wanted::AsResult,
        _ => Wanted::Low,
    };
    let low = |holds: bool| if holds { Wanted::Low } else { Wanted::Exact };
    match op.code {
        HlOp::SimpleCall => match annotation(0).kind {
            Kind::Builtin(func) => low(index > 0 && func.wraps()),
            _ => Wanted::Exact,
        },
        HlOp::Unary(UnaryOp::Not) => Wanted::Exact,
        HlOp::Unary(_) | HlOp::SameAs => as_result,
        HlOp::Binary(code) | HlOp::Inplace(code) => match code {
            BinaryOp::And if rint::nonneg(&annotation(1 - index)) => Wanted::Low,
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => as_result,
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => as_result,
            BinaryOp::LShift | BinaryOp::Pow if index == 0 => as_result,
            BinaryOp::Mod if index == 0 => {
                let divisor = annotation(1).konst.and_then(|n| rt.session.heap.as_int(n));
                low(divisor.is_some_and(|n| n > 0 && n.count_ones() == 1))
            }
            _ => Wanted::Exact,
        },
        _ => Wanted::Exact,
    }
}

/// The type of an integer, a bool being an `int`.
fn int_kind(s: &SomeValue) -> Option<IntKind> {
    match s.kind {
        _ if s.nullable => None,
        Kind::Integer { int, .. } => Some(int),
        Kind::Bool => Some(IntKind::Signed),
        _ => None,
    }
}
