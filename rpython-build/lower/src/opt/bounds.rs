//! One test of an index: `if i < n: … text[i]` asks whether the index is below the length, and then whether it is in
//! bounds, which says both (what something is in bounds of is not negative). That is asked first; where the answer is no, in a copy, the two in turn.

use super::loops::comparison;
use crate::ir::model::*;
use crate::lltype::{CmpOp, IntKind, IntOp, Ll, LlCase, LlOp, LlProgram};
use rustc_hash::FxHashMap;

type V = Value<Ll>;

/// Blocks with more operations than this are not copied.
const MAX_OPS: usize = 8;

/// Asks first whether indexes are in bounds.
pub fn first(_: &LlProgram, graph: &mut Graph<Ll>) -> bool {
    let mut changed = false;
    let preds = graph.predecessors();
    for block in graph.reachable() {
        if let Some(both) = Both::of(graph, block) {
            let target = graph.blocks[block].exits[both.yes].target;
            if preds[target].len() == 1 && target != block {
                both.ask(graph, block);
                changed = true;
            }
        }
    }
    changed
}

/// A block that asks `i < n`, and what asks whether `i` is in bounds if so.
struct Both {
    /// The operation that asks.
    at: usize,
    index: V,
    length: V,
    /// Which exit is taken if it is less.
    yes: usize,
}

impl Both {
    fn of(graph: &Graph<Ll>, block: Block) -> Option<Both> {
        let data = &graph.blocks[block];
        let ExitSwitch::Value(switch) = data.switch else {
            return None;
        };
        let at = data.ops.iter().position(|op| op.result == switch)?;
        let (index, length) = match comparison(&data.ops[at])? {
            (CmpOp::Lt, index, length) | (CmpOp::Gt, length, index) => (index, length),
            _ => return None,
        };
        let is = |value: &V| value.var() == Some(switch);
        let passed = data.exits.iter().any(|link| link.args.iter().any(is));
        if passed || data.ops.iter().any(|op| op.args.iter().any(is)) {
            return None;
        }
        let taken = |link: &Link<Ll>| link.case == Some(LlCase::Bool(true));
        let yes = data.exits.iter().position(taken)?;
        let link = &data.exits[yes];
        let target = &graph.blocks[link.target];
        if target.ops.len() > MAX_OPS || !target.ops.iter().all(|op| op.code.only_reads()) {
            return None;
        }
        let passes = |value: &V, what: &V| match value {
            V::Var(var) => {
                let at = target.inputs.iter().position(|input| input == var);
                at.is_some_and(|at| link.args[at] == *what)
            }
            V::Const(_) => value == what,
        };
        let bounds = |op: &Op<Ll>| {
            op.code == LlOp::Int(IntOp::InBounds, IntKind::Signed)
                && passes(&op.args[0], index)
                && passes(&op.args[1], length)
        };
        target.ops.iter().find(|op| bounds(op))?;
        Some(Both {
            at,
            index: index.clone(),
            length: length.clone(),
            yes,
        })
    }

    fn ask(self, graph: &mut Graph<Ll>, block: Block) {
        let asked = graph.blocks[block].ops[self.at].clone();
        let bounds = &mut graph.blocks[block].ops[self.at];
        bounds.code = LlOp::Int(IntOp::InBounds, IntKind::Signed);
        bounds.args = vec![self.index.clone(), self.length.clone()];
        // The two questions in turn.
        let exits = graph.blocks[block].exits.clone();
        let mut names: FxHashMap<Var, Var> = FxHashMap::default();
        let mut passed = Vec::new();
        let links = exits.iter().flat_map(|link| &link.args);
        for var in links.chain(&asked.args).filter_map(V::var) {
            names.entry(var).or_insert_with(|| {
                passed.push(V::Var(var));
                graph.copy_var(var)
            });
        }
        let inputs = passed.iter().filter_map(V::var).map(|var| names[&var]);
        let inputs = inputs.collect();
        let again = graph.new_block(inputs);
        let renamed = |value: &V| match value {
            V::Var(var) => V::Var(names[var]),
            V::Const(_) => value.clone(),
        };
        let less = graph.copy_var(asked.result);
        let args = asked.args.iter().map(renamed).collect();
        graph.blocks[again].ops = vec![Op {
            args,
            result: less,
            ..asked
        }];
        graph.blocks[again].switch = ExitSwitch::Value(less);
        let mut exits = exits;
        for link in &mut exits {
            link.args = link.args.iter().map(renamed).collect();
        }
        let target = exits[self.yes].target;
        exits[self.yes].target = graph.copy_blocks(&[target]).blocks[target].unwrap_or(target);
        graph.blocks[again].exits = exits;
        let no = &mut graph.blocks[block].exits[1 - self.yes];
        no.target = again;
        no.args = passed;
    }
}
