//! Which variables share one in C: what a link passes and the input that takes it, where they are not
//! alive at the same time.
//!
//! So `i = i + 1` in a loop is one variable, as a programmer would write it. That is not for the eye: gcc is told not
//! to join variables by itself before it chooses registers, since it joins too many, but versions of
//! one variable it joins in any case.
//!
//! A variable is alive, in each block, from a place to a place. Graphs pass along links all that is alive, so
//! what is alive at the start of a block are its inputs, or what they are aliases of.

use super::func::FuncWriter;
use crate::entity::SecondaryMap;
use crate::ir::model::{Block, ExitSwitch, Value, Var};
use crate::ir::rewrite::Predecessors;
use crate::lltype::row::C;
use crate::lltype::{Effect, Ll, LlOp};

/// The places at which a variable is alive, in order: each from one to before another.
type Ranges = Vec<(usize, usize)>;

impl FuncWriter<'_> {
    /// For each variable that has the name of another in C, that other.
    pub(super) fn coalesce(
        &self,
        blocks: &[Block],
        preds: &Predecessors,
    ) -> SecondaryMap<Var, Option<Var>> {
        let moves = self.moves(blocks, preds);
        let mut classes = Classes {
            names: SecondaryMap::new(),
            alive: SecondaryMap::new(),
        };
        if moves.is_empty() {
            return classes.names;
        }
        let mut is_moved = SecondaryMap::<Var, bool>::new();
        for &(input, passed) in &moves {
            is_moved[input] = true;
            is_moved[passed] = true;
        }
        self.alive(blocks, &is_moved, &mut classes.alive);
        for &(input, passed) in &moves {
            classes.join(input, passed);
        }
        for &param in self.graph.params() {
            classes.name_after(param);
        }
        classes.names
    }

    /// The inputs that links assign to, each with the variable that is passed: those of loops first, inner ones
    /// before outer ones.
    fn moves(&self, blocks: &[Block], preds: &Predecessors) -> Vec<(Var, Var)> {
        let graph = self.graph;
        let mut order = SecondaryMap::<Block, usize>::new();
        for (at, &block) in blocks.iter().enumerate() {
            order[block] = at;
        }
        let (mut back, mut forward) = (Vec::new(), Vec::new());
        for &block in blocks.iter().rev() {
            for (at, &input) in graph.blocks[block].inputs.iter().enumerate() {
                if !self.is_assigned_by_links(input) {
                    continue;
                }
                for &(pred, exit) in &preds[block] {
                    let passed = self.root(&graph.blocks[pred].exits[exit].args[at]);
                    let Some(passed) = passed.var().filter(|&passed| passed != input) else {
                        continue;
                    };
                    if graph.vars[passed].ty == graph.vars[input].ty {
                        let is_back = order[pred] >= order[block];
                        let moves = if is_back { &mut back } else { &mut forward };
                        moves.push((input, passed));
                    }
                }
            }
        }
        back.append(&mut forward);
        back
    }

    /// Finds where variables that are moved are alive.
    fn alive(
        &self,
        blocks: &[Block],
        is_moved: &SecondaryMap<Var, bool>,
        alive: &mut SecondaryMap<Var, Ranges>,
    ) {
        let mut base = 0;
        let mut range = SecondaryMap::<Var, Option<(usize, usize)>>::new();
        let mut touched: Vec<Var> = Vec::new();
        let mut users = SecondaryMap::new();
        for &block in blocks {
            let data = &self.graph.blocks[block];
            // An operation reads at an odd place and writes at the even one behind it; the test of a switch reads
            // where an operation more would, and links behind that.
            let end = data.ops.len();
            let read_at = |op: usize| base + 2 * op + 1;
            let mut note = |value: &Value<Ll>, from: Option<usize>, until: usize| {
                let Some(var) = self.root(value).var().filter(|&var| is_moved[var]) else {
                    return;
                };
                match &mut range[var] {
                    Some((_, last)) => *last = until.max(*last),
                    empty => {
                        *empty = Some((from.unwrap_or(base), until));
                        touched.push(var);
                    }
                }
            };
            for &input in data.inputs.iter().filter(|input| self.is_needed(**input)) {
                note(&Value::Var(input), None, base + 1);
            }
            let places = self.places(block, &mut users);
            for (at, op) in data.ops.iter().enumerate() {
                for arg in &op.args {
                    note(arg, None, read_at(places[at]) + 1);
                }
                // What is a statement may assign its result before it has read all.
                let is_expression = matches!(op.code.row().effect, Effect::Pure | Effect::Reads)
                    || matches!(op.code, LlOp::DirectCall | LlOp::IndirectCall(_));
                let from = read_at(at) + usize::from(is_expression);
                note(&Value::Var(op.result), Some(from), from + 1);
            }
            if let ExitSwitch::Value(var) = data.switch {
                note(&Value::Var(var), None, read_at(end) + 1);
            }
            for link in &data.exits {
                let inputs = &self.graph.blocks[link.target].inputs;
                for (arg, &input) in link.args.iter().zip(inputs) {
                    if link.target == self.graph.ret || self.is_needed(input) {
                        note(arg, None, read_at(end) + 2);
                    }
                }
            }
            for var in touched.drain(..) {
                if let Some((from, until)) = range[var].take() {
                    alive[var].push((from, until));
                }
            }
            base = read_at(end) + 3;
        }
    }

    /// Where each operation of a block is written, at the latest: its own place, or that of the one which uses its
    /// result. `users` has the places of such, of variables of any block.
    fn places(&self, block: Block, users: &mut SecondaryMap<Var, usize>) -> Vec<usize> {
        let data = &self.graph.blocks[block];
        let end = data.ops.len();
        let tests = self.first_test(data);
        let mut places = vec![end; end];
        for (at, op) in data.ops.iter().enumerate().rev() {
            if at < tests && !matches!(op.code.row().c, C::Flag(_)) {
                // (Those without one have 0, which is before any.)
                places[at] = match users[op.result] {
                    user if user > at && self.may_stand_elsewhere(op) => places[user],
                    _ => at,
                };
            }
            if self.is_written(op) {
                for arg in op.args.iter().filter_map(Value::var) {
                    users[arg] = at;
                }
            }
        }
        places
    }
}

struct Classes {
    names: SecondaryMap<Var, Option<Var>>,
    /// Where those of a class are alive, at the one that has its name.
    alive: SecondaryMap<Var, Ranges>,
}

impl Classes {
    fn name(&self, var: Var) -> Var {
        let mut var = var;
        while let Some(other) = self.names[var] {
            var = other;
        }
        var
    }

    /// Makes the classes of two variables one, if they are not alive at the same time.
    fn join(&mut self, a: Var, b: Var) {
        let (a, b) = (self.name(a), self.name(b));
        if a == b {
            return;
        }
        let (small, large) = match self.alive[a].len() < self.alive[b].len() {
            true => (a, b),
            false => (b, a),
        };
        let others = &self.alive[large];
        let meet = self.alive[small].iter().any(|&(from, until)| {
            let before = others.partition_point(|&(other, _)| other < until);
            before > 0 && others[before - 1].1 > from
        });
        if !meet {
            let ranges = std::mem::take(&mut self.alive[small]);
            self.alive[large].extend(ranges);
            self.alive[large].sort();
            self.names[small] = Some(large);
        }
    }

    /// Names the class of a variable after it.
    fn name_after(&mut self, var: Var) {
        let name = self.name(var);
        if name != var {
            self.names[name] = Some(var);
            self.names[var] = None;
        }
    }
}
