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
use crate::entity::{EntityRef, SecondaryMap};
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

/// The state of a variable in terms of that of an input of its block.
#[derive(Clone, Copy)]
struct Relative {
    /// The input whose value it has.
    of: Option<Var>,
    /// Saved here, if the input is not.
    saved: bool,
    /// Whether it is stale; as the input, if nothing here says so.
    stale: Option<bool>,
}

impl Relative {
    /// Of a value that is in its variable alone.
    const NEW: Relative = Relative {
        of: None,
        saved: false,
        stale: Some(false),
    };

    fn state(self, at_entry: &SecondaryMap<Var, State>) -> State {
        let of = self.of.map_or(State::default(), |input| at_entry[input]);
        State {
            saved: self.saved || of.saved,
            stale: self.stale.unwrap_or(of.stale),
        }
    }
}

/// What a block passes to an input with a slot.
#[derive(Clone, Copy)]
struct Passed {
    exit: usize,
    input: Var,
    state: Relative,
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
    let mut pass = Pass::new(graph, blocks, slots, collects);
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
    /// What each of the blocks passes on: how a state goes through a block does not depend on it.
    passes: Vec<Vec<Passed>>,
    /// The state of block inputs.
    at_entry: SecondaryMap<Var, State>,
    /// Inputs that are saved on the way into their loop.
    hoisted: SecondaryMap<Var, bool>,
    /// The links that go back in the depth-first order.
    back: Vec<(Block, usize)>,
    null: LlType,
}

impl<'a, C: Fn(&Op<Ll>) -> bool> Pass<'a, C> {
    fn new(graph: &'a mut Graph<Ll>, blocks: Vec<Block>, slots: Slots, collects: &'a C) -> Self {
        let last = slots.ranges.iter().rev().find_map(|ranges| ranges.first());
        let null = last.map_or(LlType::Address, |&(var, _)| graph.vars[var].ty);
        let back = back_links(graph);
        let mut pass = Pass {
            graph,
            blocks,
            slots,
            collects,
            passes: Vec::new(),
            at_entry: SecondaryMap::new(),
            hoisted: SecondaryMap::new(),
            back,
            null,
        };
        let mut states = vec![Relative::NEW; pass.graph.vars.len()];
        let passes = (0..pass.blocks.len()).map(|at| pass.passed_by(at, &mut states));
        pass.passes = passes.collect();
        pass
    }

    /// Goes through a block; `states` get those of its variables with slots at its end.
    fn simulate(
        &self,
        at: usize,
        states: &mut [Relative],
        mut event: impl FnMut(usize, Event, Relative),
    ) {
        let data = &self.graph.blocks[self.blocks[at]];
        for &input in &data.inputs {
            states[input.index()] = Relative {
                of: Some(input),
                saved: false,
                stale: None,
            };
        }
        let ranges = &self.slots.ranges[at];
        if ranges.is_empty() {
            return;
        }
        for (index, op) in data.ops.iter().enumerate() {
            for arg in &op.args {
                let Value::Var(var) = *arg else { continue };
                let state = &mut states[var.index()];
                if state.stale != Some(false) && self.slots.class(var).is_some() {
                    event(index, Event::Reload(var), *state);
                    state.stale = Some(false);
                }
            }
            if (self.collects)(op) {
                for &(var, range) in ranges {
                    if range.crosses(index) {
                        let state = &mut states[var.index()];
                        if !state.saved {
                            event(index, Event::Save(var), *state);
                        }
                        state.saved = true;
                        state.stale = Some(true);
                    }
                }
            }
            if let Some(class) = self.slots.class(op.result) {
                let source = copied(op).filter(|&source| self.slots.class(source) == Some(class));
                let source = source.map_or(Relative::NEW, |source| states[source.index()]);
                states[op.result.index()] = Relative {
                    stale: Some(false),
                    ..source
                };
            }
        }
    }

    /// The state in which a link passes a value to an input: not saved if they have different
    /// slots.
    fn passed(&self, states: &[Relative], arg: &Value<Ll>, input: Var) -> Relative {
        match arg {
            Value::Var(v) if self.slots.class(*v) == self.slots.class(input) => states[v.index()],
            _ => Relative::NEW,
        }
    }

    /// What a block passes to the inputs of those behind it.
    fn passed_by(&self, at: usize, states: &mut [Relative]) -> Vec<Passed> {
        let mut all = Vec::new();
        let mut is_known = false;
        for (exit, link) in self.graph.blocks[self.blocks[at]].exits.iter().enumerate() {
            let inputs = self.graph.blocks[link.target].inputs.as_slice();
            for (index, &input) in inputs.iter().enumerate() {
                if self.slots.class(input).is_none() {
                    continue;
                }
                if !std::mem::replace(&mut is_known, true) {
                    self.simulate(at, states, |_, _, _| {});
                }
                let state = self.passed(states, &link.args[index], input);
                all.push(Passed { exit, input, state });
            }
        }
        all
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
            for (at, passes) in self.passes.iter().enumerate() {
                for pass in passes {
                    if self.back.contains(&(self.blocks[at], pass.exit)) {
                        let saved = pass.state.state(&self.at_entry).saved;
                        let (some, lost) = round[pass.input];
                        round[pass.input] = (some || saved, lost || !saved);
                    }
                }
            }
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
        let mut places = SecondaryMap::<Block, usize>::new();
        for (at, &block) in self.blocks.iter().enumerate() {
            places[block] = at;
        }
        let mut queue: VecDeque<usize> = (0..self.blocks.len()).collect();
        let mut queued = vec![true; self.blocks.len()];
        while let Some(at) = queue.pop_front() {
            queued[at] = false;
            let block = self.blocks[at];
            for index in 0..self.passes[at].len() {
                let Passed { exit, input, state } = self.passes[at][index];
                let state = state.state(&self.at_entry);
                if f(self, (block, exit), input, state) {
                    let target = places[self.graph.blocks[block].exits[exit].target];
                    if !std::mem::replace(&mut queued[target], true) {
                        queue.push_back(target);
                    }
                }
            }
        }
    }

    // ---- rewriting -----------------------------------------------------------------------

    fn rewrite(&mut self) {
        let mut states = vec![Relative::NEW; self.graph.vars.len()];
        for at in 0..self.blocks.len() {
            let block = self.blocks[at];
            let mut events = Vec::new();
            self.simulate(at, &mut states, |index, event, before| {
                let before = before.state(&self.at_entry);
                let is_needed = match event {
                    Event::Save(_) => !before.saved,
                    Event::Reload(_) => before.stale,
                };
                if is_needed {
                    events.push((index, event));
                }
            });
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

    fn rewrite_exits(&mut self, block: Block, states: &[Relative], names: &FxHashMap<Var, Var>) {
        let single = self.graph.blocks[block].exits.len() == 1;
        let mut exits = std::mem::take(&mut self.graph.blocks[block].exits);
        for link in &mut exits {
            let inputs = self.graph.blocks[link.target].inputs.clone();
            let mut reloads: Vec<(Var, Op<Ll>)> = Vec::new();
            let mut saves: Vec<(Var, Value<Ll>)> = Vec::new();
            let mut args = Vec::with_capacity(link.args.len());
            for (arg, &input) in std::mem::take(&mut link.args).into_iter().zip(&inputs) {
                let wanted = self.at_entry[input];
                let passed = self.passed(states, &arg, input).state(&self.at_entry);
                let stale = arg.var().is_some_and(|v| {
                    self.slots.class(v).is_some() && states[v.index()].state(&self.at_entry).stale
                });
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
