//! Slots for gc pointers.
//!
//! A value goes through a function under many names, one per block. Names that links (and casts)
//! connect are put into one class as long as no two of them are alive at the same time; a class
//! has one slot. So a value that is in its slot is still there in the next block. Classes that
//! are never alive together share slots.

use super::gc_liveness::{collecting, Range, Ranges};
use crate::entity::SecondaryMap;
use crate::ir::model::{Block, Graph, Op, Value, Var};
use crate::lltype::{Ll, LlOp, Types};

/// The classes of the variables that need slots.
pub struct Slots {
    /// The class of each gc pointer; `None` for those that need no slot.
    class: SecondaryMap<Var, Option<u32>>,
    /// The slot of each class.
    slot: Vec<u32>,
    /// How many slots there are.
    pub count: u32,
    /// The ranges of the variables with slots, for each of the blocks, in their order.
    pub ranges: Vec<Vec<(Var, Range)>>,
}

impl Slots {
    /// The class of a variable, if that has a slot.
    pub fn class(&self, var: Var) -> Option<u32> {
        self.class[var]
    }

    /// The slot of a variable.
    pub fn slot(&self, var: Var) -> Option<u32> {
        self.class[var].map(|class| self.slot[class as usize])
    }

    /// Assigns slots. `None` if nothing is alive across an operation that collects.
    pub fn new(
        types: &Types,
        graph: &Graph<Ll>,
        blocks: &[Block],
        collects: &impl Fn(&Op<Ll>) -> bool,
    ) -> Option<Slots> {
        let mut builder = Builder {
            parent: SecondaryMap::with_default(u32::MAX),
            members: Vec::new(),
        };
        let mut crossing = Vec::new();
        let mut all = Vec::with_capacity(blocks.len());
        let mut ranges = Ranges::default();
        for (order, &block) in blocks.iter().enumerate() {
            let ranges = ranges.of_gc(types, graph, block);
            let collecting = collecting(graph, block, collects);
            for &(var, range) in &ranges {
                builder.add(var, order as u32, range);
                if collecting.iter().any(|&index| range.crosses(index)) {
                    crossing.push(var);
                }
            }
            all.push(ranges);
        }
        if crossing.is_empty() {
            return None;
        }
        for &block in blocks {
            let data = &graph.blocks[block];
            for op in &data.ops {
                if let Some(copied) = copied(op) {
                    builder.merge(copied, op.result);
                }
            }
            for link in &data.exits {
                let inputs = &graph.blocks[link.target].inputs;
                for (arg, &input) in link.args.iter().zip(inputs) {
                    if let Value::Var(v) = arg {
                        builder.merge(*v, input);
                    }
                }
            }
        }
        let mut slots = builder.color(&all, &crossing);
        for ranges in &mut all {
            ranges.retain(|&(var, _)| slots.class[var].is_some());
        }
        slots.ranges = all;
        Some(slots)
    }
}

/// The variable that an operation gives back under another name.
pub fn copied(op: &Op<Ll>) -> Option<Var> {
    match op.code {
        LlOp::CastPointer | LlOp::SameAs => op.args[0].var(),
        _ => None,
    }
}

/// Where a member of a class is alive: in which block (by its place in the order), and where.
type Interval = (u32, Range);

struct Builder {
    /// Union-find: the class that a variable or class belongs to; `MAX` for other variables.
    parent: SecondaryMap<Var, u32>,
    /// For each class: its representative (itself if it is one) and, if so, its intervals in
    /// order of blocks.
    members: Vec<(u32, Vec<Interval>)>,
}

impl Builder {
    fn add(&mut self, var: Var, order: u32, range: Range) {
        let id = self.members.len() as u32;
        self.parent[var] = id;
        self.members.push((id, vec![(order, range)]));
    }

    fn find(&mut self, var: Var) -> Option<u32> {
        let mut at = self.parent[var];
        if at == u32::MAX {
            return None;
        }
        while self.members[at as usize].0 != at {
            at = self.members[at as usize].0;
        }
        self.parent[var] = at;
        Some(at)
    }

    /// Puts two variables into one class, if no members are alive together.
    fn merge(&mut self, a: Var, b: Var) {
        let (Some(a), Some(b)) = (self.find(a), self.find(b)) else {
            return;
        };
        if a == b || overlap(&self.members[a as usize].1, &self.members[b as usize].1) {
            return;
        }
        let (keep, gone) = (a.min(b), a.max(b));
        let moved = std::mem::take(&mut self.members[gone as usize].1);
        self.members[gone as usize].0 = keep;
        let intervals = &mut self.members[keep as usize].1;
        intervals.extend(moved);
        intervals.sort_by_key(|&(order, range)| (order, range.def));
    }

    fn color(mut self, ranges: &[Vec<(Var, Range)>], crossing: &[Var]) -> Slots {
        // Number the classes that need a slot.
        let mut number = vec![u32::MAX; self.members.len()];
        let mut classes = Vec::new();
        for &var in crossing {
            if let Some(class) = self.find(var) {
                if number[class as usize] == u32::MAX {
                    number[class as usize] = classes.len() as u32;
                    classes.push(class);
                }
            }
        }
        let mut class = SecondaryMap::new();
        for list in ranges {
            for &(var, _) in list {
                if let Some(id) = self.find(var) {
                    if number[id as usize] != u32::MAX {
                        class[var] = Some(number[id as usize]);
                    }
                }
            }
        }
        // Who is alive together with whom, found block by block.
        let mut by_block: Vec<Vec<(u32, Range)>> = vec![Vec::new(); ranges.len()];
        for (index, &id) in classes.iter().enumerate() {
            for &(order, range) in &self.members[id as usize].1 {
                by_block[order as usize].push((index as u32, range));
            }
        }
        let mut conflicts: Vec<Vec<u32>> = vec![Vec::new(); classes.len()];
        for list in &by_block {
            for (i, &(a, range)) in list.iter().enumerate() {
                for &(b, other) in &list[..i] {
                    if a != b && range.overlaps(other) {
                        conflicts[a as usize].push(b);
                        conflicts[b as usize].push(a);
                    }
                }
            }
        }
        let mut slot = vec![u32::MAX; classes.len()];
        let mut count = 0;
        for index in 0..classes.len() {
            let taken: Vec<u32> = conflicts[index].iter().map(|&c| slot[c as usize]).collect();
            let free = (0..).find(|s| !taken.contains(s)).unwrap_or(0);
            slot[index] = free;
            count = count.max(free + 1);
        }
        Slots {
            class,
            slot,
            count,
            ranges: Vec::new(),
        }
    }
}

fn overlap(a: &[Interval], b: &[Interval]) -> bool {
    let (mut i, mut j) = (0, 0);
    while i < a.len() && j < b.len() {
        match a[i].0.cmp(&b[j].0) {
            std::cmp::Ordering::Less => i += 1,
            std::cmp::Ordering::Greater => j += 1,
            std::cmp::Ordering::Equal => {
                let order = a[i].0;
                let in_a = a[i..].iter().take_while(|x| x.0 == order);
                let count_b = b[j..].iter().take_while(|x| x.0 == order).count();
                let mut count_a = 0;
                for x in in_a {
                    count_a += 1;
                    if b[j..j + count_b].iter().any(|y| x.1.overlaps(y.1)) {
                        return true;
                    }
                }
                i += count_a;
                j += count_b;
            }
        }
    }
    false
}
