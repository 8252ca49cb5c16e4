//! Fast copies of innermost loops, without checks that a few questions before the loop answer.
//!
//! A loop with checks gets a copy that is entered if the questions have the expected answers, and
//! the loop itself stays as it is: whatever is unusual happens there, so exceptions and the order
//! of effects are those of the original.
//!
//! ```text
//!             ┌─ no ──→ loop ──→ …
//! questions? ─┤          ↑ the counter has come to the limit
//!             └─ yes ─→ copy ──→ …
//! ```
//!
//! - A check on invariants (see [`super::loops`]) that is made in each turn becomes a question.
//! - A check that a growing counter is in bounds, `0 ≤ i + c < n`: the counter is not below `-c` at
//!   the start, and the copy is left when it comes to the *limit*, the least of all `n - c`. If the
//!   header tests the counter, the limit takes part in that test; else it is a test of its own.
//!   For shrinking counters it is the other way round.
//! - Reads of invariants are made before the copy, if the loop makes them in each turn.

use super::before::{signed, Before, V1};
use super::loops::{comparison, Analysis, Change, Invariant, Loop, Loops, Sym, V};
use crate::entity::SecondaryMap;
use crate::ir::model::*;
use crate::lltype::{CmpOp, IntKind, IntOp, Ll, LlCase, LlConst, LlOp, LlProgram, LlType};
use rustc_hash::FxHashMap;

/// Loops with more blocks or operations are not copied.
pub(super) const MAX_BLOCKS: usize = 64;
const MAX_OPS: usize = 150;
/// Loops that count up to a constant that is not greater are not copied.
const FEW: i128 = 16;
/// Graphs with more blocks are left alone.
pub(super) const MAX_GRAPH: usize = 2000;

/// Makes fast copies of the loops of a graph that gain from it.
pub fn make(program: &LlProgram, graph: &mut Graph<Ll>) -> bool {
    if graph.blocks.len() > MAX_GRAPH {
        return false;
    }
    let mut changed = false;
    for l in Loops::find(graph, MAX_BLOCKS).innermost(graph) {
        let ops: usize = l.blocks.iter().map(|&b| graph.blocks[b].ops.len()).sum();
        let asks = l.blocks.iter().any(|&b| {
            let mut ops = graph.blocks[b].ops.iter();
            ops.any(|op| matches!(op.code, LlOp::Int(IntOp::InBounds, IntKind::Signed)))
        });
        if asks && ops <= MAX_OPS {
            if let Some(plan) = Plan::new(program, graph, &l) {
                Builder::new(program, graph, &l, plan).build();
                changed = true;
            }
        }
    }
    changed
}

/// A check of a counter: `counter + offset` is in the bounds of `length`.
struct Bound {
    check: Var,
    counter: usize,
    offset: i64,
    length: usize,
}

/// A test of the header that ends the loop.
#[derive(Clone, Copy)]
pub(super) struct Test {
    pub counter: usize,
    /// The loop goes on if the counter compares so with the invariant.
    pub sign: CmpOp,
    pub with: usize,
    /// The exit that goes on.
    exit: usize,
}

/// All checks of a counter hold as long as it compares so with this.
struct Limit {
    counter: usize,
    sign: CmpOp,
    stop: V1,
}

/// What the fast copy is like.
struct Plan {
    analysis: Analysis,
    /// Invariant conditions, with the expected answer.
    questions: Vec<(usize, bool)>,
    /// Operations of the copy that give what a question has answered.
    answered: FxHashMap<Var, bool>,
    bounds: Vec<Bound>,
    /// Operations whose value is an invariant that is read before the copy.
    reads: Vec<(Var, usize)>,
    test: Option<Test>,
}

impl Plan {
    fn new(program: &LlProgram, graph: &Graph<Ll>, l: &Loop) -> Option<Plan> {
        let mut analysis = Analysis::new(program, graph, l);
        let always = always(graph, l);
        let mut questions: Vec<(usize, bool)> = Vec::new();
        let mut answered = FxHashMap::default();
        let mut bounds = Vec::new();
        let mut reads = Vec::new();
        for &block in &l.blocks {
            for op in &graph.blocks[block].ops {
                let sym = analysis.syms.get(&op.result).copied();
                if let Some(Sym::Inv(index)) = sym {
                    let is_op = matches!(analysis.invariants[index], Invariant::Op(..));
                    if !is_op || !always.contains(&block) {
                        continue;
                    }
                    match op.code {
                        LlOp::Likely | LlOp::Unlikely => {
                            let truth = op.code == LlOp::Likely;
                            if questions.iter().any(|&(i, t)| i == index && t != truth) {
                                return None;
                            }
                            if !questions.contains(&(index, truth)) {
                                questions.push((index, truth));
                            }
                            answered.insert(op.result, truth);
                        }
                        LlOp::GetField(..) | LlOp::GetItem(_) | LlOp::GetLength(_) => {
                            reads.push((op.result, index));
                        }
                        _ => {}
                    }
                } else if let (LlOp::Int(IntOp::InBounds, IntKind::Signed), [index, length]) =
                    (op.code, &op.args[..])
                {
                    let (index, length) = (analysis.sym(index), analysis.sym(length));
                    if let (Sym::Counter(counter, offset), Sym::Inv(length)) = (index, length) {
                        bounds.push(Bound {
                            check: op.result,
                            counter,
                            offset,
                            length,
                        });
                    }
                }
            }
        }
        let test = header_test(graph, l, &mut analysis);
        if let Some(Test { counter, with, .. }) = test {
            // A few turns are over before the questions are answered.
            let few = |n: &LlConst| matches!(n, LlConst::Int(n, _) if (1..=FEW).contains(n));
            if matches!(&analysis.invariants[with], Invariant::Const(n) if few(n))
                && analysis.changes[counter] != Change::Down
            {
                return None;
            }
        }
        // A test of its own pays only if it answers more than a check or two.
        let counts: Vec<usize> = bounds
            .iter()
            .map(|b| bounds.iter().filter(|c| c.counter == b.counter).count())
            .collect();
        let mut counts = counts.iter();
        bounds.retain(|b| {
            let tested = test.as_ref().is_some_and(|t| t.counter == b.counter);
            counts.next().is_some_and(|&n| tested || n > 2)
        });
        if questions.is_empty() && bounds.is_empty() {
            return None;
        }
        Some(Plan {
            analysis,
            questions,
            answered,
            bounds,
            reads,
            test,
        })
    }
}

/// The blocks that each whole turn of a loop goes through.
fn always(graph: &Graph<Ll>, l: &Loop) -> Vec<Block> {
    let round = |without: Block| {
        let mut seen = vec![l.header()];
        let mut todo = vec![l.header()];
        while let Some(block) = todo.pop() {
            for link in &graph.blocks[block].exits {
                let target = link.target;
                if target == l.header() {
                    return true;
                }
                if target != without && l.has(target) && !seen.contains(&target) {
                    seen.push(target);
                    todo.push(target);
                }
            }
        }
        false
    };
    let blocks = l.blocks.iter().copied();
    blocks.filter(|&b| b == l.header() || !round(b)).collect()
}

/// The test of a counter that the header ends with, if the header does nothing else that shows.
pub(super) fn header_test(graph: &Graph<Ll>, l: &Loop, analysis: &mut Analysis) -> Option<Test> {
    let data = &graph.blocks[l.header()];
    let ExitSwitch::Value(mut var) = data.switch else {
        return None;
    };
    if data.exits.len() != 2 || !data.ops.iter().all(|op| op.code.only_reads()) {
        return None;
    }
    let inside: Vec<bool> = data.exits.iter().map(|link| l.has(link.target)).collect();
    let exit = match inside[..] {
        [true, false] => 0,
        [false, true] => 1,
        _ => return None,
    };
    let mut truth = data.exits[exit].case == Some(LlCase::Bool(true));
    let op = loop {
        let op = data.ops.iter().find(|op| op.result == var)?;
        match (op.code, op.args.first()) {
            (LlOp::BoolNot, Some(V::Var(v))) => (var, truth) = (*v, !truth),
            (LlOp::Likely | LlOp::Unlikely, Some(V::Var(v))) => var = *v,
            _ => break op,
        }
    };
    let (sign, a, b) = comparison(op)?;
    let (sign, counter, with) = match (analysis.sym(a), analysis.sym(b)) {
        (Sym::Counter(counter, 0), Sym::Inv(with)) => (sign, counter, with),
        (Sym::Inv(with), Sym::Counter(counter, 0)) => (swapped(sign), counter, with),
        _ => return None,
    };
    let sign = if truth { sign } else { opposite(sign) };
    let right = match analysis.changes[counter] {
        Change::Up | Change::UpBy(_) => matches!(sign, CmpOp::Lt | CmpOp::Le),
        Change::Down => matches!(sign, CmpOp::Gt | CmpOp::Ge),
        Change::Never | Change::Any => false,
    };
    right.then_some(Test {
        counter,
        sign,
        with,
        exit,
    })
}

fn swapped(sign: CmpOp) -> CmpOp {
    match sign {
        CmpOp::Lt => CmpOp::Gt,
        CmpOp::Le => CmpOp::Ge,
        CmpOp::Gt => CmpOp::Lt,
        CmpOp::Ge => CmpOp::Le,
        CmpOp::Eq | CmpOp::Ne => sign,
    }
}

fn opposite(sign: CmpOp) -> CmpOp {
    match sign {
        CmpOp::Lt => CmpOp::Ge,
        CmpOp::Le => CmpOp::Gt,
        CmpOp::Gt => CmpOp::Le,
        CmpOp::Ge => CmpOp::Lt,
        CmpOp::Eq => CmpOp::Ne,
        CmpOp::Ne => CmpOp::Eq,
    }
}

/// Writes the questions and the copy.
struct Builder<'a> {
    program: &'a LlProgram,
    l: &'a Loop,
    plan: Plan,
    before: Before<'a>,
}

impl<'a> Builder<'a> {
    fn new(program: &'a LlProgram, graph: &'a mut Graph<Ll>, l: &'a Loop, mut plan: Plan) -> Self {
        let invariants = std::mem::take(&mut plan.analysis.invariants);
        Builder {
            program,
            l,
            plan,
            before: Before::new(graph, l, invariants, Vec::new()),
        }
    }

    fn build(mut self) {
        let inputs = self.before.inputs;
        for (index, truth) in self.plan.questions.clone() {
            // The condition without the hint.
            let condition = match &self.before.invariants[index] {
                Invariant::Op(LlOp::Likely | LlOp::Unlikely, args, _) => args[0],
                _ => index,
            };
            let condition = self.before.work_out(condition);
            self.before.ask(condition, truth);
        }
        let limits = self.limits();
        let mut reads = Vec::new();
        for (var, index) in self.plan.reads.clone() {
            reads.push((var, self.before.work_out(index)));
        }
        // What the copy is given beside the header's inputs.
        let mut passed: Vec<usize> = Vec::new();
        let mut pass = |value: &V1| {
            if let V1::Value(slot) = value {
                if *slot >= inputs && !passed.contains(slot) {
                    passed.push(*slot);
                }
            }
        };
        for (_, value) in &reads {
            pass(value);
        }
        for limit in &limits {
            pass(&limit.stop);
        }
        self.copy(inputs, &passed, &reads, &limits);
    }

    /// Asks whether counters start well and steps are right. Gives the limits of all counters that
    /// have bounds.
    fn limits(&mut self) -> Vec<Limit> {
        // No sum of a counter below this and a step overflows.
        let most = 1i64 << (self.program.word_bits - 2);
        let bounds = std::mem::take(&mut self.plan.bounds);
        let mut counters: Vec<usize> = bounds.iter().map(|b| b.counter).collect();
        counters.sort_unstable();
        counters.dedup();
        let mut limits = Vec::new();
        for counter in counters {
            let mine: Vec<&Bound> = bounds.iter().filter(|b| b.counter == counter).collect();
            let least = mine.iter().map(|b| -b.offset).max().unwrap_or(0);
            let start = V1::Value(counter);
            let change = self.plan.analysis.changes[counter];
            if let Change::UpBy(step) = change {
                let step = self.before.work_out(step);
                let right = self.before.compare(IntOp::InBounds, &step, signed(most));
                self.before.ask(right, true);
            }
            let down = change == Change::Down;
            if !down {
                let right = self.before.compare(IntOp::Ge, &start, signed(least));
                self.before.ask(right, true);
            }
            let first = V1::Const(LlConst::signed(if down { least } else { most }));
            let mut limit = first.clone();
            for bound in mine {
                let length = self.before.work_out(bound.length);
                let (given, counted) = match self.before.invariants[bound.length] {
                    Invariant::Const(_) => (true, false),
                    Invariant::Op(code, ..) => (code.counts(), code.counts()),
                    Invariant::Input(_) => (false, false),
                };
                if !given {
                    let right = self.before.compare(IntOp::Ge, &length, signed(0));
                    self.before.ask(right, true);
                }
                let mut stop = length;
                if bound.offset != 0 {
                    let args = vec![self.before.value(&stop), signed(bound.offset)];
                    let code = LlOp::Int(IntOp::Sub, IntKind::Signed);
                    let var = self.before.emit(code, args, LlType::SIGNED);
                    stop = self.before.keep(var);
                }
                if down {
                    let stop = self.before.value(&stop);
                    let right = self.before.compare(IntOp::Lt, &start, stop);
                    self.before.ask(right, true);
                } else if counted
                    && bound.offset >= 0
                    && limit == first
                    && self.program.word_bits > 32
                {
                    // What is in memory is less than that.
                    limit = stop;
                } else {
                    limit = self.before.select(IntOp::Lt, &stop, &limit);
                }
            }
            let test = self.plan.test.filter(|test| test.counter == counter);
            let sign = match test {
                None if down => CmpOp::Ge,
                None => CmpOp::Lt,
                Some(test) => {
                    // `i <= n` is `i < limit` if `n` is not below the limit, and the like.
                    let with = self.before.work_out(test.with);
                    let by = match test.sign {
                        CmpOp::Le | CmpOp::Gt => -1,
                        _ => 0,
                    };
                    if by != 0 {
                        let args = vec![self.before.value(&limit), signed(by)];
                        let code = LlOp::Int(IntOp::Add, IntKind::Signed);
                        let var = self.before.emit(code, args, LlType::SIGNED);
                        limit = self.before.keep(var);
                    }
                    let op = if down { IntOp::Gt } else { IntOp::Lt };
                    limit = self.before.select(op, &with, &limit);
                    test.sign
                }
            };
            limits.push(Limit {
                counter,
                sign,
                stop: limit,
            });
        }
        for bound in &bounds {
            self.plan.answered.insert(bound.check, true);
        }
        limits
    }

    // ---- the copy ------------------------------------------------------------------------

    /// Makes the copy. `passed` are the values that all its blocks are given, behind their inputs;
    /// `reads` the operations that are replaced by one of them.
    fn copy(&mut self, inputs: usize, passed: &[usize], reads: &[(Var, V1)], limits: &[Limit]) {
        let mut blocks = SecondaryMap::<Block, Option<Block>>::new();
        let mut names: FxHashMap<Var, Var> = FxHashMap::default();
        let mut given = SecondaryMap::<Block, Vec<Var>>::new();
        for &block in &self.l.blocks {
            let old = self.before.graph.blocks[block].inputs.clone();
            let mut new: Vec<Var> = Vec::with_capacity(old.len() + passed.len());
            for var in old {
                let copy = self.before.graph.copy_var(var);
                names.insert(var, copy);
                new.push(copy);
            }
            given[block] = passed.iter().map(|&slot| self.slot_var(slot)).collect();
            new.extend(&given[block]);
            blocks[block] = Some(self.before.graph.new_block(new));
        }
        for &block in &self.l.blocks {
            let Some(copy) = blocks[block] else { continue };
            let mut data = self.before.graph.blocks[block].clone();
            for op in &mut data.ops {
                let read = reads.iter().find(|(var, _)| *var == op.result);
                let value = match (self.plan.answered.get(&op.result), read) {
                    (Some(&truth), _) => Some(V::Const(LlConst::Bool(truth))),
                    (None, Some((_, V1::Const(value)))) => Some(V::Const(value.clone())),
                    (None, Some((_, V1::Value(slot)))) => {
                        let at = passed.iter().position(|p| p == slot);
                        at.map(|at| V::Var(given[block][at]))
                    }
                    (None, None) => None,
                };
                match value {
                    Some(value) => {
                        op.code = LlOp::SameAs;
                        op.args = vec![value];
                    }
                    None => rename(&mut op.args, &names),
                }
                let result = self.before.graph.copy_var(op.result);
                names.insert(op.result, result);
                op.result = result;
            }
            for link in &mut data.exits {
                for var in [&mut link.last_exception, &mut link.last_exc_value]
                    .into_iter()
                    .flatten()
                {
                    let copy = self.before.graph.copy_var(*var);
                    names.insert(*var, copy);
                    *var = copy;
                }
                rename(&mut link.args, &names);
                if let Some(target) = blocks[link.target] {
                    link.target = target;
                    link.args.extend(given[block].iter().map(|&v| V::Var(v)));
                }
            }
            if let ExitSwitch::Value(var) = &mut data.switch {
                *var = names.get(var).copied().unwrap_or(*var);
            }
            data.inputs = std::mem::take(&mut self.before.graph.blocks[copy].inputs);
            self.before.graph.blocks[copy] = data;
        }
        let Some(header) = blocks[self.l.header()] else {
            return;
        };
        let mut first = header;
        for limit in limits {
            match self.plan.test.filter(|t| t.counter == limit.counter) {
                Some(test) => self.test_in(header, inputs, passed, test, limit),
                None => first = self.test_before(first, inputs, passed, limit),
            }
        }
        // Ways round lead to the tests too.
        if first != header {
            for copy in self.l.blocks.iter().filter_map(|&block| blocks[block]) {
                for link in &mut self.before.graph.blocks[copy].exits {
                    if link.target == header {
                        link.target = first;
                    }
                }
            }
        }
        let mut args: Vec<V> = self.before.values[..inputs].to_vec();
        args.extend(passed.iter().map(|&slot| self.before.values[slot].clone()));
        self.before.graph.blocks[self.before.at].exits = vec![Link::new(args, first)];
    }

    /// A new variable for one of the values.
    fn slot_var(&mut self, slot: usize) -> Var {
        let ty = match &self.before.values[slot] {
            V::Var(var) => self.before.graph.vars[*var].ty,
            V::Const(value) => value.ty(),
        };
        self.before.graph.new_var(ty)
    }

    /// Compares a counter with its limit at the end of a block that has the inputs of the copy's
    /// header. Gives the link to the loop itself.
    fn test_limit(
        &mut self,
        block: Block,
        inputs: usize,
        passed: &[usize],
        limit: &Limit,
    ) -> Link<Ll> {
        let result = self.before.graph.new_var(LlType::Bool);
        let data = &mut self.before.graph.blocks[block];
        let stop = match &limit.stop {
            V1::Const(value) => V::Const(value.clone()),
            V1::Value(slot) => {
                let at = passed.iter().position(|p| p == slot);
                V::Var(data.inputs[at.map_or(*slot, |at| inputs + at)])
            }
        };
        data.ops.push(Op {
            code: LlOp::Int(limit.sign.of_ints(), IntKind::Signed),
            args: vec![V::Var(data.inputs[limit.counter]), stop],
            result,
            span: None,
        });
        data.switch = ExitSwitch::Value(result);
        let slow = data.inputs[..inputs].iter().map(|&v| V::Var(v)).collect();
        Link::with_case(slow, self.l.header(), LlCase::Bool(false))
    }

    /// Makes the limit the header's test. Behind it the loop itself goes on.
    fn test_in(
        &mut self,
        header: Block,
        inputs: usize,
        passed: &[usize],
        test: Test,
        limit: &Limit,
    ) {
        let slow = self.test_limit(header, inputs, passed, limit);
        let data = &mut self.before.graph.blocks[header];
        let mut stay = data.exits.swap_remove(test.exit);
        stay.case = Some(LlCase::Bool(true));
        data.exits = vec![stay, slow];
    }

    /// A block before the header that goes there if the limit allows it.
    fn test_before(
        &mut self,
        next: Block,
        inputs: usize,
        passed: &[usize],
        limit: &Limit,
    ) -> Block {
        let old = self.before.graph.blocks[next].inputs.clone();
        let new: Vec<Var> = old.iter().map(|&v| self.before.graph.copy_var(v)).collect();
        let all = new.iter().map(|&v| V::Var(v)).collect();
        let block = self.before.graph.new_block(new);
        let slow = self.test_limit(block, inputs, passed, limit);
        let stay = Link::with_case(all, next, LlCase::Bool(true));
        self.before.graph.blocks[block].exits = vec![stay, slow];
        block
    }
}

/// Gives variables their new names.
pub(super) fn rename(values: &mut [V], names: &FxHashMap<Var, Var>) {
    for value in values {
        if let V::Var(var) = value {
            if let Some(&new) = names.get(var) {
                *var = new;
            }
        }
    }
}
