//! Edits of graphs that keep the invariants of [`super::model`].
//!
//! Passes change graphs through these methods where an edit touches more than one block or
//! renames variables. They are on every level. Variables and blocks that an edit leaves without
//! use stay in their arenas; [`Graph::compact`] drops and renumbers.

use super::model::*;
use crate::entity::{EntityRef, PrimaryMap, SecondaryMap};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// The links into each block: the block they leave, and which of its exits. In one array, those of
/// a block together.
#[derive(Clone, Debug)]
pub struct Predecessors {
    links: Vec<(Block, usize)>,
    /// Where those of each block begin; one more, where the last ones end.
    starts: Vec<u32>,
}

impl std::ops::Index<Block> for Predecessors {
    type Output = [(Block, usize)];
    fn index(&self, block: Block) -> &Self::Output {
        match self.starts.get(block.index()..block.index() + 2) {
            Some(&[from, to]) => &self.links[from as usize..to as usize],
            _ => &[],
        }
    }
}

/// What flows into what: for each of a number of things, those it comes from. Lists in one array.
#[derive(Clone, Debug)]
pub struct Feeds {
    /// The last one noted for each, as an index into `noted`, from 1 on.
    heads: Vec<u32>,
    /// What was noted, and what was before it.
    noted: Vec<(Var, u32)>,
}

impl Feeds {
    /// For so many variables.
    pub fn new(vars: usize) -> Feeds {
        Feeds {
            heads: vec![0; vars],
            noted: Vec::new(),
        }
    }

    /// Notes that `to` needs `from`.
    pub fn note(&mut self, to: Var, from: Var) {
        let head = &mut self.heads[to.index()];
        self.noted.push((from, *head));
        *head = self.noted.len() as u32;
    }

    /// What reaches one of these.
    pub fn reaching(&self, mut todo: Vec<Var>) -> Vec<bool> {
        let mut reached = vec![false; self.heads.len()];
        let (heads, noted) = (self.heads.as_slice(), self.noted.as_slice());
        let is_reached = reached.as_mut_slice();
        for var in &todo {
            is_reached[var.index()] = true;
        }
        while let Some(var) = todo.pop() {
            let mut at = heads[var.0 as usize] as usize;
            while at != 0 {
                let (from, before) = noted[at - 1];
                if !is_reached[from.0 as usize] {
                    is_reached[from.0 as usize] = true;
                    todo.push(from);
                }
                at = before as usize;
            }
        }
        reached
    }
}

/// What became of the variables and blocks of a graph that was copied or compacted.
#[derive(Clone, Debug)]
pub struct Renaming {
    /// Old variables to new ones; `None` for those that are gone.
    pub vars: SecondaryMap<Var, Option<Var>>,
    /// Old blocks to new ones; `None` for those that are gone.
    pub blocks: SecondaryMap<Block, Option<Block>>,
}

impl<L: Level> Op<L> {
    /// Replaces variables among the arguments.
    pub fn map_uses(&mut self, map: &mut impl FnMut(Var) -> Option<Value<L>>) {
        map_values(&mut self.args, map);
    }
}

/// What a link passes for the inputs of the block that it leads to.
pub struct Bound<L: Level> {
    pairs: Vec<(Var, Value<L>)>,
}

impl<L: Level> Bound<L> {
    /// Up to so many are looked through: with more they are in order.
    const FEW: usize = 8;

    /// Of these inputs, and this for each.
    pub fn new(inputs: &[Var], args: impl IntoIterator<Item = Value<L>>) -> Self {
        let mut pairs: Vec<_> = inputs.iter().copied().zip(args).collect();
        if pairs.len() > Self::FEW {
            pairs.sort_by_key(|&(var, _)| var);
        }
        Bound { pairs }
    }

    /// What is passed for an input; `None` if it is none of them.
    pub fn get(&self, var: Var) -> Option<Value<L>> {
        let pairs = self.pairs.as_slice();
        if pairs.len() > Self::FEW {
            let at = pairs.partition_point(|&(input, _)| input < var);
            let found = pairs.get(at).filter(|(input, _)| *input == var);
            return found.map(|(_, value)| value.clone());
        }
        let mut at = 0;
        while at < pairs.len() {
            if pairs[at].0 == var {
                return Some(pairs[at].1.clone());
            }
            at += 1;
        }
        None
    }
}

/// Replaces variables in a list of values.
pub fn map_values<L: Level>(
    values: &mut [Value<L>],
    map: &mut impl FnMut(Var) -> Option<Value<L>>,
) {
    for value in values {
        if let Value::Var(var) = value {
            if let Some(new) = map(*var) {
                *value = new;
            }
        }
    }
}

impl<L: Level> BlockData<L> {
    /// Replaces the uses of variables in operations and exits. A switch whose variable becomes a
    /// constant is resolved to the exit that `choose` gives for it.
    fn map_uses(
        &mut self,
        map: &mut impl FnMut(Var) -> Option<Value<L>>,
        choose: impl FnOnce(&L::Const, &[Link<L>]) -> Option<usize>,
    ) {
        for op in &mut self.ops {
            op.map_uses(map);
        }
        for link in &mut self.exits {
            map_values(&mut link.args, map);
        }
        if let ExitSwitch::Value(var) = self.switch {
            match map(var) {
                None => {}
                Some(Value::Var(new)) => self.switch = ExitSwitch::Value(new),
                Some(Value::Const(value)) => {
                    if let Some(exit) = choose(&value, &self.exits) {
                        self.keep_exit(exit);
                    }
                }
            }
        }
    }

    /// Takes everything out.
    pub fn take(&mut self) -> BlockData<L> {
        let empty = BlockData {
            inputs: Vec::new(),
            ops: Vec::new(),
            switch: ExitSwitch::None,
            exits: Vec::new(),
        };
        std::mem::replace(self, empty)
    }

    /// Makes one of the exits the only one, taken always.
    pub fn keep_exit(&mut self, exit: usize) {
        let mut link = self.exits.swap_remove(exit);
        link.case = None;
        link.last_exception = None;
        link.last_exc_value = None;
        self.switch = ExitSwitch::None;
        self.exits = vec![link];
    }
}

impl<L: Level> Graph<L> {
    /// The links into each block that is reachable.
    pub fn predecessors(&self) -> Predecessors {
        self.predecessors_of(&self.reachable())
    }

    /// The same, where these blocks are known to be what is reachable.
    pub fn predecessors_of(&self, order: &[Block]) -> Predecessors {
        // (Plain loops over slices, as every pass asks.)
        let blocks = self.blocks.values().as_slice();
        let mut starts = vec![0; blocks.len() + 1];
        for &block in order {
            for link in blocks[block.0 as usize].exits.as_slice() {
                starts[link.target.0 as usize] += 1;
            }
        }
        // Where those of each block end; filled from there on downward.
        let mut total = 0;
        for start in &mut starts {
            total += *start;
            *start = total;
        }
        let mut links = vec![(self.start, 0); total as usize];
        let (from, into) = (starts.as_mut_slice(), links.as_mut_slice());
        let mut at = order.len();
        while at > 0 {
            at -= 1;
            let exits = blocks[order[at].0 as usize].exits.as_slice();
            let mut exit = exits.len();
            while exit > 0 {
                exit -= 1;
                let start = &mut from[exits[exit].target.0 as usize];
                *start -= 1;
                into[*start as usize] = (order[at], exit);
            }
        }
        Predecessors { links, starts }
    }

    /// Replaces a variable by a value wherever its block uses it. `false`, with nothing done, if
    /// it decides the block's switch and the value is a constant: the caller must choose an exit.
    pub fn replace_uses(&mut self, block: Block, var: Var, value: &Value<L>) -> bool {
        let data = &mut self.blocks[block];
        if data.switch == ExitSwitch::Value(var) && value.var().is_none() {
            return false;
        }
        data.map_uses(&mut |v| (v == var).then(|| value.clone()), |_, _| None);
        true
    }

    /// Replaces variables in a block by values; `choose` gives the exit when the switch becomes
    /// a constant.
    pub fn map_block_uses(
        &mut self,
        block: Block,
        mut map: impl FnMut(Var) -> Option<Value<L>>,
        choose: impl FnOnce(&L::Const, &[Link<L>]) -> Option<usize>,
    ) {
        self.blocks[block].map_uses(&mut map, choose);
    }

    /// Sends an exit elsewhere.
    pub fn redirect(&mut self, block: Block, exit: usize, target: Block, args: Vec<Value<L>>) {
        let link = &mut self.blocks[block].exits[exit];
        link.target = target;
        link.args = args;
    }

    /// Splits a block before the operation at `at`: the rest of it, with the exits, becomes a new
    /// block that the first part goes on to. The values it needs become its inputs.
    pub fn split_block(&mut self, block: Block, at: usize) -> Block {
        self.split_block_passing(block, at, &[]).0
    }

    /// Like [`split_block`](Self::split_block), and passes these variables of the first part as
    /// the first inputs even if nothing uses them. Gives the second block and those inputs.
    pub fn split_block_passing(
        &mut self,
        block: Block,
        at: usize,
        first: &[Var],
    ) -> (Block, Vec<Var>) {
        let data = &mut self.blocks[block];
        let ops = data.ops.split_off(at);
        let exits = std::mem::take(&mut data.exits);
        let switch = std::mem::replace(&mut data.switch, ExitSwitch::None);
        // What the second part does not make itself is from the first. Only the second part is
        // looked at: who splits a block many times begins at its end.
        let mut names: FxHashMap<Var, Option<Var>> = FxHashMap::default();
        names.extend(ops.iter().map(|op| (op.result, None)));
        for link in &exits {
            let bound = [link.last_exception, link.last_exc_value];
            names.extend(bound.into_iter().flatten().map(|var| (var, None)));
        }

        let mut rest = BlockData {
            inputs: Vec::new(),
            ops,
            switch,
            exits,
        };
        let mut args: Vec<Value<L>> = Vec::new();
        let (vars, inputs) = (&mut self.vars, &mut Vec::new());
        let mut pass = |var: Var| -> Option<Value<L>> {
            let name = names.entry(var).or_insert_with(|| {
                let data = vars[var].clone();
                let new = vars.push(data);
                inputs.push(new);
                args.push(Value::Var(var));
                Some(new)
            });
            name.map(Value::Var)
        };
        let passed = first
            .iter()
            .filter_map(|&v| pass(v).and_then(|value| value.var()))
            .collect();
        rest.map_uses(&mut pass, |_, _| None);
        rest.inputs = std::mem::take(inputs);
        let rest = self.blocks.push(rest);
        self.blocks[block].exits = vec![Link::new(args, rest)];
        (rest, passed)
    }

    /// The blocks in which the value of an input of this block is live under names that nothing else
    /// flows into, with this block first; and the links that bring the value there.
    ///
    /// None but this block is entered from elsewhere.
    pub fn live_range(&self, block: Block, index: usize) -> (Vec<Block>, Vec<(Block, usize)>) {
        let preds = self.predecessors();
        let ends = [self.start, self.ret, self.exc];
        let var = self.blocks[block].inputs[index];
        let is_name = |names: &BTreeSet<Var>, value: &Value<L>| {
            value.var().is_some_and(|var| names.contains(&var))
        };
        // What it reaches, and then only what nothing else reaches.
        let mut names = BTreeSet::from([var]);
        let mut inputs = vec![(block, index)];
        let mut at = 0;
        while let Some(&(place, input)) = inputs.get(at) {
            at += 1;
            let name = Some(self.blocks[place].inputs[input]);
            for link in &self.blocks[place].exits {
                if ends.contains(&link.target) {
                    continue;
                }
                for (position, arg) in link.args.iter().enumerate() {
                    let input = self.blocks[link.target].inputs[position];
                    if arg.var() == name && names.insert(input) {
                        inputs.push((link.target, position));
                    }
                }
            }
        }
        let mut again = true;
        while std::mem::take(&mut again) {
            inputs.retain(|&(place, input)| {
                let brings = |&(pred, exit): &(Block, usize)| {
                    is_name(&names, &self.blocks[pred].exits[exit].args[input])
                };
                let stays = (place, input) == (block, index) || preds[place].iter().all(brings);
                if !stays {
                    again = true;
                    names.remove(&self.blocks[place].inputs[input]);
                }
                stays
            });
        }
        let mut blocks = Vec::new();
        for (place, _) in inputs {
            if !blocks.contains(&place) {
                blocks.push(place);
            }
        }
        let links = preds[block].iter().copied();
        let brings = |&(pred, exit): &(Block, usize)| {
            !is_name(&names, &self.blocks[pred].exits[exit].args[index])
        };
        (blocks, links.filter(brings).collect())
    }

    /// The one operation that makes a value, by its block and index, whichever blocks hand it on from there.
    pub fn definition(&self, block: Block, var: Var) -> Option<(Block, usize)> {
        let preds = self.predecessors();
        let mut seen = BTreeSet::from([(block, var)]);
        let mut todo = vec![(block, var)];
        let mut found = None;
        while let Some((block, var)) = todo.pop() {
            let data = &self.blocks[block];
            let Some(input) = data.inputs.iter().position(|&input| input == var) else {
                let op = data.ops.iter().position(|op| op.result == var)?;
                if found.is_some_and(|known| known != (block, op)) {
                    return None;
                }
                found = Some((block, op));
                continue;
            };
            if block == self.start {
                return None;
            }
            for &(pred, exit) in &preds[block] {
                let from = (pred, self.blocks[pred].exits[exit].args[input].var()?);
                if seen.insert(from) {
                    todo.push(from);
                }
            }
        }
        found
    }

    /// Whether every way from the start to another block goes through this one.
    pub fn dominates(&self, block: Block, other: Block) -> bool {
        let mut seen = vec![false; self.blocks.len()];
        let mut stack = vec![self.start];
        while let Some(at) = stack.pop() {
            if at == block || std::mem::replace(&mut seen[at.index()], true) {
                continue;
            }
            stack.extend(self.blocks[at].exits.iter().map(|link| link.target));
        }
        !seen[other.index()]
    }

    /// Gives the value of an input of a block a copy of its [live range](Self::live_range) for each
    /// group of the links that bring it; those of the first group keep the blocks. The copies of each
    /// block are added to `copies`.
    pub fn split_live_range(
        &mut self,
        range: &[Block],
        groups: &[Vec<(Block, usize)>],
        copies: &mut impl FnMut(Block, Block),
    ) {
        let old_vars = self.vars.clone();
        let old: Vec<BlockData<L>> = range.iter().map(|&b| self.blocks[b].clone()).collect();
        let mut made: Vec<Vec<Block>> = vec![range.to_vec()];
        for _ in groups.iter().skip(1) {
            let renaming = self.move_in(range, old.iter().cloned(), &old_vars);
            self.copy_hinted(|var| renaming.vars[var].map(Value::Var));
            let new: Vec<Block> = range.iter().filter_map(|&b| renaming.blocks[b]).collect();
            for (&from, &to) in range.iter().zip(&new) {
                copies(from, to);
            }
            made.push(new);
        }
        // A link of the range that brings another value is in every copy, and leads to that of its group.
        for (group, first) in groups.iter().zip(made.iter().map(|blocks| blocks[0])) {
            for &(pred, exit) in group {
                match range.iter().position(|&block| block == pred) {
                    None => self.blocks[pred].exits[exit].target = first,
                    Some(at) => {
                        for blocks in &made {
                            self.blocks[blocks[at]].exits[exit].target = first;
                        }
                    }
                }
            }
        }
    }

    /// Replaces inputs of a block by values, and removes them. None of the values is a constant if
    /// the input decides the block's switch.
    pub fn replace_inputs(
        &mut self,
        block: Block,
        values: &FxHashMap<Var, Value<L>>,
        preds: &Predecessors,
    ) {
        self.rename_hinted(|var| values.get(&var).cloned());
        let data = &mut self.blocks[block];
        data.map_uses(&mut |var| values.get(&var).cloned(), |_, _| None);
        let inputs = std::mem::take(&mut data.inputs);
        let keep: Vec<bool> = inputs.iter().map(|v| !values.contains_key(v)).collect();
        let kept = inputs.into_iter().zip(&keep).filter(|(_, &keep)| keep);
        self.blocks[block].inputs = kept.map(|(var, _)| var).collect();
        for &(pred, exit) in &preds[block] {
            let args = &mut self.blocks[pred].exits[exit].args;
            let mut keep = keep.iter();
            args.retain(|_| keep.next().copied().unwrap_or(true));
        }
    }

    /// Values that are assigned to variables with hints have other names.
    pub fn rename_hinted(&mut self, map: impl Fn(Var) -> Option<Value<L>>) {
        for assigned in &mut self.hinted {
            if let Some(new) = assigned.value.var().and_then(&map) {
                assigned.value = new;
            }
        }
    }

    /// The same where what had the old names may be there besides.
    pub fn copy_hinted(&mut self, map: impl Fn(Var) -> Option<Value<L>>) {
        for at in 0..self.hinted.len() {
            let assigned = &self.hinted[at];
            if let Some(value) = assigned.value.var().and_then(&map) {
                let copy = Assigned {
                    value,
                    ..assigned.clone()
                };
                if !self.hinted.contains(&copy) {
                    self.hinted.push(copy);
                }
            }
        }
    }

    /// Makes a value of the block `def` available in every block of `uses` by passing it along
    /// all links between; `def` must dominate them. Gives the name it has in each block reached.
    pub fn thread_var(&mut self, def: Block, var: Var, uses: &[Block]) -> BTreeMap<Block, Var> {
        let preds = self.predecessors();
        let mut names = BTreeMap::from([(def, var)]);
        let mut todo: Vec<Block> = uses.to_vec();
        while let Some(block) = todo.pop() {
            if names.contains_key(&block) {
                continue;
            }
            let new = self.copy_var(var);
            self.blocks[block].inputs.push(new);
            names.insert(block, new);
            todo.extend(preds[block].iter().map(|&(pred, _)| pred));
        }
        for &block in names.keys().filter(|&&block| block != def) {
            for &(pred, exit) in &preds[block] {
                self.blocks[pred].exits[exit]
                    .args
                    .push(Value::Var(names[&pred]));
            }
        }
        names
    }

    /// Copies the reachable blocks of another graph into this one, under new names. The copies
    /// of its return and except blocks are ordinary blocks without exits: the caller gives them
    /// some, or redirects the links to them (they are made even if nothing reaches them).
    pub fn copy_in(&mut self, other: &Graph<L>) -> Renaming {
        let order = other.order();
        let copies = order.iter().map(|&block| other.blocks[block].clone());
        self.move_in(&order, copies, &other.vars)
    }

    /// Copies blocks, under new names; links between them are links between the copies.
    pub fn copy_blocks(&mut self, blocks: &[Block]) -> Renaming {
        let old_vars = self.vars.clone();
        let copies: Vec<_> = blocks.iter().map(|&b| self.blocks[b].clone()).collect();
        let renaming = self.move_in(blocks, copies.into_iter(), &old_vars);
        self.copy_hinted(|var| renaming.vars[var].map(Value::Var));
        renaming
    }

    /// Drops what is not reachable, and renumbers blocks and variables in the order of
    /// [`reachable`](Self::reachable). The return and except blocks always stay. Side tables
    /// keyed by variables would have to follow.
    pub fn compact(&mut self) {
        let order = self.order();
        if self.is_compact(&order) {
            return;
        }
        let mut old = std::mem::take(&mut self.blocks);
        let old_vars = std::mem::take(&mut self.vars);
        let moved = order.iter().map(|&block| old[block].take());
        let renaming = self.move_in(&order, moved, &old_vars);
        let is_there = |var: Var| renaming.vars[var].is_some();
        self.hinted
            .retain(|assigned| assigned.value.var().is_none_or(is_there));
        self.rename_hinted(|var| renaming.vars[var].map(Value::Var));
        let block = |b: Block| renaming.blocks[b].unwrap_or(b);
        (self.start, self.ret, self.exc) = (block(self.start), block(self.ret), block(self.exc));
    }

    /// Whether [`compact`](Self::compact) would change nothing: most graphs are as the pass before has left them.
    fn is_compact(&self, order: &[Block]) -> bool {
        let blocks = self.blocks.values().as_slice();
        let mut vars = 0;
        let mut is_next = |var: Var| {
            vars += 1;
            var.0 == vars - 1
        };
        let mut at = 0;
        while at < order.len() {
            if order[at].0 as usize != at {
                return false;
            }
            let data = &blocks[at];
            for &input in &data.inputs {
                if !is_next(input) {
                    return false;
                }
            }
            for op in &data.ops {
                if !is_next(op.result) {
                    return false;
                }
            }
            for link in &data.exits {
                for var in [link.last_exception, link.last_exc_value] {
                    if var.is_some_and(|var| !is_next(var)) {
                        return false;
                    }
                }
            }
            at += 1;
        }
        order.len() == blocks.len() && vars as usize == self.vars.len()
    }

    /// The blocks that are reachable, and the last two in any case.
    fn order(&self) -> Vec<Block> {
        let mut order = self.reachable();
        for last in [self.ret, self.exc] {
            if !order.contains(&last) {
                order.push(last);
            }
        }
        order
    }

    /// Adds blocks that were of a graph with these variables, under new names.
    fn move_in(
        &mut self,
        order: &[Block],
        contents: impl Iterator<Item = BlockData<L>>,
        old_vars: &PrimaryMap<Var, VarData<L>>,
    ) -> Renaming {
        let mut renaming = Renaming {
            vars: SecondaryMap::with_room(None, old_vars.len()),
            blocks: SecondaryMap::new(),
        };
        for (new, &block) in (self.blocks.len()..).zip(order) {
            renaming.blocks[block] = Some(Block::new(new));
        }
        let mut names = Names {
            vars: &mut self.vars,
            old_vars,
            renaming: &mut renaming,
        };
        for mut data in contents {
            names.block(&mut data);
            self.blocks.push(data);
        }
        renaming
    }
}

/// What variables that are copied become.
struct Names<'a, L: Level> {
    vars: &'a mut PrimaryMap<Var, VarData<L>>,
    old_vars: &'a PrimaryMap<Var, VarData<L>>,
    renaming: &'a mut Renaming,
}

impl<L: Level> Names<'_, L> {
    fn var(&mut self, var: &mut Var) {
        let name = &mut self.renaming.vars[*var];
        *var = match *name {
            Some(new) => new,
            None => {
                let new = self.vars.push(self.old_vars[*var].clone());
                *name = Some(new);
                new
            }
        };
    }

    fn values(&mut self, values: &mut [Value<L>]) {
        for value in values {
            if let Value::Var(var) = value {
                self.var(var);
            }
        }
    }

    fn block(&mut self, data: &mut BlockData<L>) {
        for var in &mut data.inputs {
            self.var(var);
        }
        for op in &mut data.ops {
            self.values(&mut op.args);
            self.var(&mut op.result);
        }
        if let ExitSwitch::Value(var) = &mut data.switch {
            self.var(var);
        }
        for link in &mut data.exits {
            if let Some(var) = &mut link.last_exception {
                self.var(var);
            }
            if let Some(var) = &mut link.last_exc_value {
                self.var(var);
            }
            self.values(&mut link.args);
            link.target = self.renaming.blocks[link.target].unwrap_or(link.target);
        }
    }
}
