//! Saves and reloads of roots.
//!
//! At each point a variable that has a slot is in one of three states: its value is in the
//! variable alone (not *saved*); in both; or only the slot's is good, because something may have
//! collected since (*stale*). An operation that may collect needs all that is alive across it to
//! be saved, and leaves it stale; a use needs it not stale. Both properties are computed as
//! greatest fixed points over the blocks, so that a save or a reload is inserted only where one
//! is missing:
//! - a save directly before the operation that collects. If a loop saves a value on all its ways
//!   round, it is saved before the loop instead;
//! - a reload directly before the use. A value that is stale on all ways into a block (into a
//!   loop: on all ways round) stays in its slot; else it is reloaded on the ways where it is
//!   stale, which are often the rare ones.

use super::gc_classes::{copied, Slots};
use super::gc_liveness::{gc_ranges, Range};
use crate::entity::SecondaryMap;
use crate::ir::model::{Block, Graph, Link, Op, Value, Var};
use crate::lltype::{Ll, LlConst, LlOp, LlType, Types};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// The root slots that a graph needs.
pub struct Frame {
    /// How many.
    pub slots: u32,
    /// A gc pointer type, for null constants.
    pub null: LlType,
}

/// The state of a variable.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct State {
    saved: bool,
    stale: bool,
}

/// Something to insert before an operation.
enum Event {
    Save(Var),
    Reload(Var),
}

/// Inserts saves and reloads. `None` if nothing is alive across an operation that collects.
pub fn run(
    types: &Types,
    graph: &mut Graph<Ll>,
    collects: &impl Fn(&Op<Ll>) -> bool,
) -> Option<Frame> {
    let blocks = graph.reachable();
    let slots = Slots::new(types, graph, &blocks, collects)?;
    let mut pass = Pass::new(types, graph, blocks, slots, collects);
    pass.solve_saved();
    pass.solve_stale();
    pass.rewrite();
    let null = pass.null;
    let count = pass.slots.count;
    Some(Frame { slots: count, null })
}

struct Pass<'a, C> {
    graph: &'a mut Graph<Ll>,
    blocks: Vec<Block>,
    slots: Slots,
    collects: &'a C,
    /// The ranges of the variables with slots, by block.
    ranges: FxHashMap<Block, Vec<(Var, Range)>>,
    /// The state of block inputs.
    at_entry: SecondaryMap<Var, State>,
    /// Inputs that are saved on the way into their loop.
    hoisted: SecondaryMap<Var, bool>,
    /// The links that go back in the depth-first order.
    back: Vec<(Block, usize)>,
    null: LlType,
}

impl<'a, C: Fn(&Op<Ll>) -> bool> Pass<'a, C> {
    fn new(
        types: &Types,
        graph: &'a mut Graph<Ll>,
        blocks: Vec<Block>,
        slots: Slots,
        collects: &'a C,
    ) -> Self {
        let mut ranges = FxHashMap::default();
        let mut null = LlType::Address;
        for &block in &blocks {
            let mut list = gc_ranges(types, graph, block);
            list.retain(|&(var, _)| slots.slot(var).is_some());
            if let Some(&(var, _)) = list.first() {
                null = graph.vars[var].ty;
            }
            ranges.insert(block, list);
        }
        let back = back_links(graph);
        Pass {
            graph,
            blocks,
            slots,
            collects,
            ranges,
            at_entry: SecondaryMap::new(),
            hoisted: SecondaryMap::new(),
            back,
            null,
        }
    }

    /// Goes through a block from the states of its inputs; gives the states at its end.
    fn simulate(&self, block: Block, mut event: impl FnMut(usize, Event)) -> FxHashMap<Var, State> {
        let data = &self.graph.blocks[block];
        let ranges = &self.ranges[&block];
        let mut states: FxHashMap<Var, State> = FxHashMap::default();
        for &input in &data.inputs {
            if self.slots.slot(input).is_some() {
                states.insert(input, self.at_entry[input]);
            }
        }
        if ranges.is_empty() {
            return states;
        }
        for (index, op) in data.ops.iter().enumerate() {
            for var in op.args.iter().filter_map(Value::var) {
                if let Some(state) = states.get_mut(&var) {
                    if state.stale {
                        event(index, Event::Reload(var));
                        state.stale = false;
                    }
                }
            }
            if (self.collects)(op) {
                for &(var, range) in ranges {
                    if range.crosses(index) {
                        let state = states.entry(var).or_default();
                        if !state.saved {
                            event(index, Event::Save(var));
                        }
                        *state = State {
                            saved: true,
                            stale: true,
                        };
                    }
                }
            }
            if let Some(class) = self.slots.class(op.result) {
                let saved = copied(op).is_some_and(|source| {
                    self.slots.class(source) == Some(class)
                        && states.get(&source).is_some_and(|s| s.saved)
                });
                let state = State {
                    saved,
                    stale: false,
                };
                states.insert(op.result, state);
            }
        }
        states
    }

    /// The state in which a link passes a value to an input: not saved if they have different
    /// slots.
    fn passed(&self, states: &FxHashMap<Var, State>, arg: &Value<Ll>, input: Var) -> State {
        match arg {
            Value::Var(v) if self.slots.class(*v) == self.slots.class(input) => {
                states.get(v).copied().unwrap_or_default()
            }
            _ => State::default(),
        }
    }

    fn for_each_passed(&self, mut f: impl FnMut((Block, usize), Var, State)) {
        for &block in &self.blocks {
            self.passed_by(block, &mut f);
        }
    }

    /// What a block passes to the inputs of those behind it.
    fn passed_by(&self, block: Block, f: &mut impl FnMut((Block, usize), Var, State)) {
        let data = &self.graph.blocks[block];
        let any = data.exits.iter().any(|link| {
            let inputs = &self.graph.blocks[link.target].inputs;
            inputs.iter().any(|&v| self.slots.slot(v).is_some())
        });
        if !any {
            return;
        }
        let states = self.simulate(block, |_, _| {});
        for (exit, link) in data.exits.iter().enumerate() {
            let inputs = &self.graph.blocks[link.target].inputs;
            for (arg, &input) in link.args.iter().zip(inputs) {
                if self.slots.slot(input).is_some() {
                    f((block, exit), input, self.passed(&states, arg, input));
                }
            }
        }
    }

    fn inputs(&self) -> Vec<Var> {
        let start = self.graph.start;
        let blocks = self.blocks.iter().filter(|&&b| b != start);
        let inputs = blocks.flat_map(|&b| self.graph.blocks[b].inputs.iter().copied());
        inputs.filter(|&v| self.slots.slot(v).is_some()).collect()
    }

    /// Which inputs are saved on all ways in.
    fn solve_saved(&mut self) {
        let inputs = self.inputs();
        loop {
            for &input in &inputs {
                self.at_entry[input].saved = true;
            }
            self.propagate(|pass, _, input, state| {
                let lost = !state.saved && pass.at_entry[input].saved && !pass.hoisted[input];
                if lost {
                    pass.at_entry[input].saved = false;
                }
                lost
            });
            // Inputs of loops that are saved on all ways round, but not on the way in.
            let mut round = SecondaryMap::<Var, (bool, bool)>::new();
            self.for_each_passed(|link, input, state| {
                if self.back.contains(&link) {
                    let (some, lost) = round[input];
                    round[input] = (some || state.saved, lost || !state.saved);
                }
            });
            let mut found = false;
            for &input in &inputs {
                if !self.at_entry[input].saved && round[input] == (true, false) {
                    self.hoisted[input] = true;
                    found = true;
                }
            }
            if !found {
                return;
            }
        }
    }

    /// Which inputs stay in their slots.
    fn solve_stale(&mut self) {
        let inputs = self.inputs();
        // What is returned is in a variable.
        let returned = self.graph.blocks[self.graph.ret].inputs.clone();
        for &input in &inputs {
            self.at_entry[input].stale = self.at_entry[input].saved && !returned.contains(&input);
        }
        // Whether there is a way round a loop to an input at all.
        let mut rounds = SecondaryMap::<Var, bool>::new();
        for &(block, exit) in &self.back {
            let target = self.graph.blocks[block].exits[exit].target;
            for &input in &self.graph.blocks[target].inputs {
                rounds[input] = true;
            }
        }
        // Per input: fresh on some way in; on some way round.
        let mut ways = SecondaryMap::<Var, (bool, bool)>::new();
        self.propagate(|pass, link, input, state| {
            if state.stale {
                return false;
            }
            let (_, round) = ways[input];
            ways[input] = (true, round || pass.back.contains(&link));
            let stays = rounds[input] && !ways[input].1;
            let lost = pass.at_entry[input].stale && !stays;
            if lost {
                pass.at_entry[input].stale = false;
            }
            lost
        });
    }

    /// Calls it with what is passed to each input, until it has changed no input any more: it says
    /// whether it has. Only the blocks behind a changed input are looked at again.
    fn propagate(&mut self, mut f: impl FnMut(&mut Self, (Block, usize), Var, State) -> bool) {
        let mut queue: VecDeque<Block> = self.blocks.iter().copied().collect();
        let mut queued = SecondaryMap::<Block, bool>::with_default(true);
        while let Some(block) = queue.pop_front() {
            queued[block] = false;
            let mut passed = Vec::new();
            self.passed_by(block, &mut |link, input, state| {
                passed.push((link, input, state))
            });
            for ((from, exit), input, state) in passed {
                if f(self, (from, exit), input, state) {
                    let target = self.graph.blocks[from].exits[exit].target;
                    if !std::mem::replace(&mut queued[target], true) {
                        queue.push_back(target);
                    }
                }
            }
        }
    }

    // ---- rewriting -----------------------------------------------------------------------

    fn rewrite(&mut self) {
        for block in self.blocks.clone() {
            let mut events = Vec::new();
            let states = self.simulate(block, |at, event| events.push((at, event)));
            let mut names: FxHashMap<Var, Var> = FxHashMap::default();
            if !events.is_empty() {
                self.rewrite_ops(block, events, &mut names);
            }
            self.rewrite_exits(block, &states, &names);
        }
        for block in self.blocks.clone() {
            let at_entry = &self.at_entry;
            let inputs = &mut self.graph.blocks[block].inputs;
            inputs.retain(|&v| !at_entry[v].stale);
        }
    }

    fn rewrite_ops(
        &mut self,
        block: Block,
        events: Vec<(usize, Event)>,
        names: &mut FxHashMap<Var, Var>,
    ) {
        let ops = std::mem::take(&mut self.graph.blocks[block].ops);
        let mut new = Vec::with_capacity(ops.len() + events.len());
        let mut events = events.into_iter().peekable();
        for (index, mut op) in ops.into_iter().enumerate() {
            while let Some((_, event)) = events.next_if(|&(at, _)| at == index) {
                match event {
                    Event::Save(var) => {
                        let now = names.get(&var).copied().unwrap_or(var);
                        let save = self.save(var, Value::Var(now));
                        new.push(Op {
                            span: op.span,
                            ..save
                        });
                    }
                    Event::Reload(var) => {
                        let reload = self.reload(var);
                        names.insert(var, reload.result);
                        new.push(Op {
                            span: op.span,
                            ..reload
                        });
                    }
                }
            }
            rename(&mut op.args, names);
            new.push(op);
        }
        self.graph.blocks[block].ops = new;
    }

    fn rewrite_exits(
        &mut self,
        block: Block,
        states: &FxHashMap<Var, State>,
        names: &FxHashMap<Var, Var>,
    ) {
        let single = self.graph.blocks[block].exits.len() == 1;
        let mut exits = std::mem::take(&mut self.graph.blocks[block].exits);
        for link in &mut exits {
            let inputs = self.graph.blocks[link.target].inputs.clone();
            let mut reloads: Vec<(Var, Op<Ll>)> = Vec::new();
            let mut saves: Vec<(Var, Value<Ll>)> = Vec::new();
            let mut args = Vec::with_capacity(link.args.len());
            for (arg, &input) in std::mem::take(&mut link.args).into_iter().zip(&inputs) {
                let wanted = self.at_entry[input];
                let (passed, stale) = (
                    self.passed(states, &arg, input),
                    arg.var()
                        .and_then(|v| states.get(&v))
                        .is_some_and(|s| s.stale),
                );
                if wanted.stale && passed.saved {
                    continue;
                }
                let original = arg.var();
                let mut value = arg;
                rename(std::slice::from_mut(&mut value), names);
                if let (true, Some(var)) = (stale, original) {
                    let known = reloads.iter().find(|(of, _)| *of == var);
                    let now = match known {
                        Some((_, op)) => op.result,
                        None => {
                            let op = self.reload(var);
                            let result = op.result;
                            reloads.push((var, op));
                            result
                        }
                    };
                    value = Value::Var(now);
                }
                if wanted.saved && !passed.saved {
                    saves.push((input, value.clone()));
                }
                if !wanted.stale {
                    args.push(value);
                }
            }
            link.args = args;
            if reloads.is_empty() && saves.is_empty() {
                continue;
            }
            let mut ops: Vec<Op<Ll>> = reloads.into_iter().map(|(_, op)| op).collect();
            for (input, value) in saves {
                ops.push(self.save(input, value));
            }
            if single {
                self.graph.blocks[block].ops.extend(ops);
            } else {
                on_edge(self.graph, link, ops);
            }
        }
        self.graph.blocks[block].exits = exits;
    }

    fn save(&mut self, of: Var, value: Value<Ll>) -> Op<Ll> {
        Op {
            code: LlOp::GcSaveRoot(self.slots.slot(of).unwrap_or(0)),
            args: vec![value],
            result: self.graph.new_var(LlType::Void),
            span: None,
        }
    }

    fn reload(&mut self, var: Var) -> Op<Ll> {
        Op {
            code: LlOp::GcReloadRoot(self.slots.slot(var).unwrap_or(0)),
            args: vec![],
            result: self.graph.copy_var(var),
            span: None,
        }
    }
}

fn rename(values: &mut [Value<Ll>], names: &FxHashMap<Var, Var>) {
    for value in values {
        if let Value::Var(v) = value {
            if let Some(&new) = names.get(v) {
                *v = new;
            }
        }
    }
}

/// Puts operations on a link: into a new block, which gets what it needs as inputs.
pub fn on_edge(graph: &mut Graph<Ll>, link: &mut Link<Ll>, mut ops: Vec<Op<Ll>>) {
    let defined: Vec<Var> = ops.iter().map(|op| op.result).collect();
    let mut passed: Vec<(Var, Var)> = Vec::new();
    let mut exit = Link::new(std::mem::take(&mut link.args), link.target);
    for value in ops
        .iter_mut()
        .flat_map(|op| &mut op.args)
        .chain(&mut exit.args)
    {
        if let Value::Var(v) = value {
            if defined.contains(v) {
                continue;
            }
            let known = passed.iter().find(|(old, _)| old == v);
            let new = match known {
                Some(&(_, new)) => new,
                None => {
                    let new = graph.copy_var(*v);
                    passed.push((*v, new));
                    new
                }
            };
            *v = new;
        }
    }
    let (args, inputs): (Vec<Var>, Vec<Var>) = passed.into_iter().unzip();
    let edge = graph.new_block(inputs);
    graph.blocks[edge].ops = ops;
    graph.blocks[edge].exits = vec![exit];
    link.args = args.into_iter().map(Value::Var).collect();
    link.target = edge;
}

/// The links to a block that is on the path of a depth-first search.
fn back_links(graph: &Graph<Ll>) -> Vec<(Block, usize)> {
    let mut state = SecondaryMap::<Block, u8>::new();
    let mut back = Vec::new();
    let mut path = vec![(graph.start, 0)];
    state[graph.start] = 1;
    while let Some(&mut (block, ref mut done)) = path.last_mut() {
        match graph.blocks[block].exits.get(*done) {
            Some(link) => {
                let exit = *done;
                *done += 1;
                match state[link.target] {
                    0 => {
                        state[link.target] = 1;
                        path.push((link.target, 0));
                    }
                    1 => back.push((block, exit)),
                    _ => {}
                }
            }
            None => {
                state[block] = 2;
                path.pop();
            }
        }
    }
    back
}

/// The type of a gc pointer constant that means nothing.
pub fn null(frame: &Frame) -> Value<Ll> {
    Value::Const(LlConst::Null(frame.null))
}
