//! The invariants that hold behind the transforms.

use super::gc_barriers::{has_gc_items, wholes};
use super::gc_counts::{
    borrowed_inputs, frees, given, replaced, results, stored, untaken, Given, Names,
};
use super::gc_liveness::{collecting, Ranges};
use crate::analysis::collects::CanCollect;
use crate::entity::SecondaryMap;
use crate::ir::model::{Block, ExitSwitch, Graph, Op, Value, Var};
use crate::lltype::{FuncBody, Ll, LlOp, LlProgram, LlType, Raises};
use rustc_hash::{FxHashMap, FxHashSet};

/// Checks that exceptions are explicit in every graph; gives what is wrong.
pub fn exceptions_explicit(program: &LlProgram) -> Vec<String> {
    let mut problems = Vec::new();
    for (_, graph) in graphs(program) {
        if !graph.blocks[graph.exc].inputs.is_empty() {
            problems.push(format!("{}: the except block has inputs", graph.name));
        }
        for block in graph.reachable() {
            let data = &graph.blocks[block];
            if data.switch == ExitSwitch::LastException {
                problems.push(format!("{} {block}: an exception switch", graph.name));
            }
            for link in &data.exits {
                if link.target == graph.exc {
                    problems.push(format!("{} {block}: goes to the except block", graph.name));
                }
            }
            for (index, op) in data.ops.iter().enumerate() {
                let next = data.ops.get(index + 1).map(|op| op.code);
                let overflows = op.code.row().raises == Raises::Overflow;
                let tested = !overflows || next == Some(LlOp::OvfOccurred);
                if !tested {
                    problems.push(format!(
                        "{} {block}: {:?} is not tested for",
                        graph.name, op.code
                    ));
                }
            }
        }
    }
    problems
}

/// Checks that memory management is explicit in every graph; gives what is wrong.
pub fn gc_explicit(program: &LlProgram) -> Vec<String> {
    let all = CanCollect::explicit(program);
    let mut problems = Vec::new();
    for (_, graph) in graphs(program) {
        let blocks = graph.reachable();
        let forgets = all.forgets(program, graph);
        let collects = |op: &Op<Ll>| all.op(program, op) && !forgets.contains(&op.result);
        let mut ranges = Ranges::default();
        for &block in &blocks {
            let wholes = wholes(&program.types, graph, block);
            let gc_or_interior = ranges.of(graph, block, |_| true);
            for index in collecting(graph, block, &collects) {
                for &(var, range) in &gc_or_interior {
                    let ty = graph.vars[var].ty;
                    if range.crosses(index)
                        && (program.types.is_gc_ptr(ty) || wholes.contains_key(&var))
                    {
                        problems.push(format!(
                            "{} {block}: {var} is alive across {:?}",
                            graph.name, graph.blocks[block].ops[index].code
                        ));
                    }
                }
            }
            // Behind the block it would not be known which object a store has to be told of.
            let leaving = graph.blocks[block].exits.iter().flat_map(|link| &link.args);
            for var in leaving.filter_map(Value::var) {
                let leads_into = wholes.get(&var);
                if leads_into.is_some_and(|whole| holds_gc_ptr(program, graph, whole)) {
                    problems.push(format!(
                        "{} {block}: {var} leaves, into an object",
                        graph.name
                    ));
                }
            }
        }
        frames(graph, &blocks, &mut problems);
    }
    problems
}

/// Checks that nothing is said to a collector that finds pointers by itself; gives what is wrong.
pub fn roots_left_out(program: &LlProgram) -> Vec<String> {
    let mut problems = Vec::new();
    for (_, graph) in graphs(program) {
        for block in graph.reachable() {
            for op in &graph.blocks[block].ops {
                let is_root = matches!(
                    op.code,
                    LlOp::GcEnterFrame(_)
                        | LlOp::GcLeaveFrame(_)
                        | LlOp::GcSaveRoot(_)
                        | LlOp::GcReloadRoot(_)
                        | LlOp::GcWriteBarrier
                        | LlOp::GcWriteBarrierItem
                        | LlOp::GcWriteBarrierAll
                );
                if is_root {
                    problems.push(format!("{} {block}: {:?}", graph.name, op.code));
                }
            }
        }
    }
    problems
}

/// Checks that references are counted: each way through a block ends as many as it was given, nothing is used behind its
/// last one, and what has none is not used behind what may free it; gives what is wrong.
pub fn counts_balance(program: &LlProgram) -> Vec<String> {
    let results = results(program);
    let mut problems = Vec::new();
    for (_, graph) in graphs(program) {
        let blocks = graph.reachable();
        let borrowed = borrowed_inputs(&program.types, graph, &blocks);
        for &block in &blocks {
            if block != graph.ret && block != graph.exc {
                let wrong = References::of_block(program, graph, block, &borrowed);
                problems.extend(wrong.map(|what| format!("{} {block}: {what}", graph.name)));
            }
        }
        for untaken in untaken(program, &results, graph) {
            let block = untaken.block;
            problems.push(format!("{} {block}: a result is not taken", graph.name));
        }
    }
    problems
}

/// What is known of the references of a block, while it is gone through.
struct References {
    names: Names,
    /// What the block has been lent.
    lent: FxHashSet<Var>,
    /// How many each variable has, of those that had any.
    counts: FxHashMap<Var, i32>,
    /// What has been loaded and not counted; what of that may be gone.
    loaded: FxHashSet<Var>,
    gone: FxHashSet<Var>,
    wrong: Option<String>,
}

impl References {
    /// What is wrong in a block, if anything is.
    fn of_block(
        program: &LlProgram,
        graph: &Graph<Ll>,
        block: Block,
        borrowed: &SecondaryMap<Block, Vec<bool>>,
    ) -> Option<String> {
        let types = &program.types;
        let data = &graph.blocks[block];
        let mut known = References {
            names: Names::new(types, graph, block),
            lent: FxHashSet::default(),
            counts: FxHashMap::default(),
            loaded: FxHashSet::default(),
            gone: FxHashSet::default(),
            wrong: None,
        };
        let counted = |var: Var| types.is_gc_ptr(graph.vars[var].ty);
        for (&input, &is_borrowed) in data.inputs.iter().zip(&borrowed[block]) {
            match (counted(input), is_borrowed) {
                (true, true) => _ = known.lent.insert(input),
                (true, false) => known.add(input, 1),
                _ => {}
            }
        }
        for (index, op) in data.ops.iter().enumerate() {
            for var in op.args.iter().filter_map(Value::var) {
                known.uses(var);
                if frees(op)
                    && known
                        .names
                        .of(var)
                        .is_some_and(|v| known.loaded.contains(&v))
                {
                    known.tell(format!("{var} is not counted for {:?}", op.code));
                }
            }
            match (op.code, op.args.first().and_then(Value::var)) {
                (LlOp::GcCountUp, Some(var)) => known.add(var, 1),
                (LlOp::GcCountDown, Some(var)) => known.add(var, -1),
                _ => {}
            }
            if let Some(value) = stored(types, graph, op) {
                known.add(value, -1);
            }
            let mut before = data.ops[..index].iter().rev();
            let is_counted = match op.code {
                LlOp::CopyItems(path) if has_gc_items(types, path) => {
                    before.next().map(|op| op.code) == Some(LlOp::GcCountDownItems(path))
                        && before.next().map(|op| op.code) == Some(LlOp::GcCountUpItems(path))
                }
                LlOp::ClearItems(path) if has_gc_items(types, path) => {
                    before.next().map(|op| op.code) == Some(LlOp::GcCountDownItems(path))
                }
                _ => match replaced(types, graph, op) {
                    None => true,
                    Some((load, place, _)) => {
                        let old = before.find(|op| op.code != LlOp::GcCountUp);
                        let old = old.filter(|old| old.code == load && old.args == place);
                        old.inspect(|old| known.add(old.result, 1)).is_some()
                    }
                },
            };
            if !is_counted {
                known.tell(format!("what {:?} replaces is not counted", op.code));
            }
            if frees(op) {
                known.gone.extend(known.loaded.drain());
            }
            match given(program, graph, op) {
                Given::Reference => known.add(op.result, 1),
                Given::Loaded => _ = known.loaded.insert(op.result),
                Given::Nothing => {}
            }
        }
        for link in &data.exits {
            let before = known.counts.clone();
            let inputs = &graph.blocks[link.target].inputs;
            for ((arg, input), is_borrowed) in
                link.args.iter().zip(inputs).zip(&borrowed[link.target])
            {
                let Some(var) = arg.var() else { continue };
                known.uses(var);
                let Some(of) = known.names.of(var).filter(|&of| counted(of)) else {
                    continue;
                };
                match (counted(*input), is_borrowed) {
                    (true, false) => known.add(of, -1),
                    // (A pointer into an object, or a borrowed one.)
                    _ if known.lent.contains(&of) => {}
                    _ => known.tell(format!("{var} leaves uncounted")),
                }
            }
            let mut left: Vec<Var> = known
                .counts
                .iter()
                .filter(|(_, &n)| n != 0)
                .map(|(&var, _)| var)
                .collect();
            left.sort_unstable();
            for var in left {
                known.tell(format!("{var} has {} references left", known.counts[&var]));
            }
            known.counts = before;
        }
        known.wrong
    }

    /// Of all that is wrong in a block the first is told.
    fn tell(&mut self, what: String) {
        self.wrong.get_or_insert(what);
    }

    fn add(&mut self, var: Var, more: i32) {
        let Some(var) = self.names.of(var) else {
            return;
        };
        self.loaded.remove(&var);
        let count = self.counts.entry(var).or_default();
        *count += more;
    }

    fn uses(&mut self, var: Var) {
        let Some(of) = self.names.of(var) else {
            return;
        };
        let is_over = self.counts.get(&of).is_some_and(|&n| n <= 0) && !self.lent.contains(&of);
        if is_over || self.gone.contains(&of) {
            self.tell(format!("{var} may be gone"));
        }
    }
}

fn graphs(program: &LlProgram) -> impl Iterator<Item = (&str, &Graph<Ll>)> {
    program.funcs.values().filter_map(|func| match func.body {
        FuncBody::Graph(graph) => Some((func.name.as_str(), &program.graphs[graph])),
        _ => None,
    })
}

/// Whether the object that a pointer leads to has gc pointers.
fn holds_gc_ptr(program: &LlProgram, graph: &Graph<Ll>, object: &Value<Ll>) -> bool {
    let ty = match object {
        Value::Var(var) => graph.vars[*var].ty,
        Value::Const(constant) => constant.ty(),
    };
    let to = program.types.pointee(ty);
    to.is_some_and(|to| program.types.holds_gc_ptr(LlType::Inline(to)))
}

/// Frames are entered once and left once on every way.
fn frames(graph: &Graph<Ll>, blocks: &[Block], problems: &mut Vec<String>) {
    let mut depth: SecondaryMap<Block, Option<Option<u32>>> = SecondaryMap::new();
    depth[graph.start] = Some(None);
    let mut todo = vec![graph.start];
    while let Some(block) = todo.pop() {
        let Some(mut frame) = depth[block] else {
            continue;
        };
        let mut wrong = |what: &str| problems.push(format!("{} {block}: {what}", graph.name));
        for op in &graph.blocks[block].ops {
            match op.code {
                LlOp::GcEnterFrame(n) => {
                    if frame.is_some() {
                        wrong("a frame inside of a frame");
                    }
                    frame = Some(n);
                }
                LlOp::GcLeaveFrame(n) => {
                    if frame != Some(n) {
                        wrong("leaves a frame that it is not in");
                    }
                    frame = None;
                }
                LlOp::GcSaveRoot(slot) | LlOp::GcReloadRoot(slot)
                    if frame.is_none_or(|n| slot >= n) =>
                {
                    wrong("a slot outside of the frame");
                }
                _ => {}
            }
        }
        for link in &graph.blocks[block].exits {
            match depth[link.target] {
                None => {
                    depth[link.target] = Some(frame);
                    todo.push(link.target);
                }
                Some(known) if known != frame => {
                    wrong("joins another block in a different frame");
                }
                Some(_) => {}
            }
        }
    }
    if blocks.contains(&graph.ret) && depth[graph.ret] != Some(None) {
        problems.push(format!("{}: returns with its frame", graph.name));
    }
}
