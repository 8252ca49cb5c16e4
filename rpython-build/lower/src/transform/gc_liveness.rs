//! Which gc pointers are needed behind which operations.
//!
//! Positions in a block: inputs are defined at 0, operation `i` uses its arguments at `2i + 1`
//! and defines its result at `2i + 2`, exits use theirs behind all operations. A value is alive
//! across an operation if it is defined before it and used behind it.

use crate::entity::EntityRef;
use crate::ir::model::{Block, ExitSwitch, Graph, Op, Value, Var};
use crate::ir::rewrite::Feeds;
use crate::lltype::{Ll, LlType, Types};

/// Where a variable is defined and where it is used last, in its block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Range {
    /// Where it is defined.
    pub def: u32,
    /// Where it is used last; `def` if it is not used.
    pub last: u32,
}

impl Range {
    /// Whether the variable is needed behind operation `index`, and is there before it.
    pub fn crosses(self, index: usize) -> bool {
        let at = 2 * index as u32 + 1;
        self.def < at && self.last > at + 1
    }

    /// Whether two variables of a block are alive at the same time.
    pub fn overlaps(self, other: Range) -> bool {
        self.def < other.last && other.def < self.last
    }
}

/// Finds ranges, in one block of a graph after the other.
#[derive(Default)]
pub struct Ranges {
    /// Which of those found a variable is, counted from 1; 0 between blocks. (Looking it up in a map is a twentieth of what
    /// the transforms take in toolchains that are not optimised.)
    places: Vec<u32>,
}

impl Ranges {
    /// The ranges of the variables of a block for which `wanted` holds, in order of definition.
    pub fn of(
        &mut self,
        graph: &Graph<Ll>,
        block: Block,
        wanted: impl Fn(LlType) -> bool,
    ) -> Vec<(Var, Range)> {
        let data = &graph.blocks[block];
        if self.places.len() < graph.vars.len() {
            self.places.resize(graph.vars.len(), 0);
        }
        let places = self.places.as_mut_slice();
        let mut found: Vec<(Var, Range)> = Vec::new();
        let mut define = |places: &mut [u32], var: Var, def: u32| {
            if wanted(graph.vars[var].ty) {
                found.push((var, Range { def, last: def }));
                places[var.0 as usize] = found.len() as u32;
            }
        };
        for &input in &data.inputs {
            define(places, input, 0);
        }
        for (index, op) in data.ops.iter().enumerate() {
            define(places, op.result, 2 * index as u32 + 2);
        }
        if found.is_empty() {
            return found;
        }
        let mut uses = |value: &Value<Ll>, at: u32| {
            if let Value::Var(var) = value {
                let place = places[var.0 as usize];
                if place != 0 {
                    found[place as usize - 1].1.last = at;
                }
            }
        };
        for (index, op) in data.ops.iter().enumerate() {
            for arg in &op.args {
                uses(arg, 2 * index as u32 + 1);
            }
        }
        let end = 2 * data.ops.len() as u32 + 1;
        for link in &data.exits {
            for arg in &link.args {
                uses(arg, end);
            }
        }
        for (var, _) in &found {
            places[var.0 as usize] = 0;
        }
        found
    }

    /// The ranges of the gc pointers of a block.
    pub fn of_gc(&mut self, types: &Types, graph: &Graph<Ll>, block: Block) -> Vec<(Var, Range)> {
        self.of(graph, block, |ty| types.is_gc_ptr(ty))
    }
}

/// The operations of a block that may collect.
pub fn collecting(
    graph: &Graph<Ll>,
    block: Block,
    collects: &impl Fn(&Op<Ll>) -> bool,
) -> Vec<usize> {
    let ops = graph.blocks[block].ops.iter().enumerate();
    ops.filter(|(_, op)| collects(op)).map(|(i, _)| i).collect()
}

/// Removes block inputs that nothing needs, and what links pass for them: what is not passed is
/// not alive.
pub fn prune_dead_inputs(graph: &mut Graph<Ll>) {
    let blocks = graph.reachable();
    // For each input, what links pass for it.
    let mut sources = Feeds::new(graph.vars.len());
    let mut todo: Vec<Var> = Vec::new();
    for &block in &blocks {
        let data = &graph.blocks[block];
        for link in &data.exits {
            let inputs = &graph.blocks[link.target].inputs;
            for (arg, &input) in link.args.iter().zip(inputs) {
                if let Value::Var(v) = arg {
                    sources.note(input, *v);
                }
            }
        }
        let switch = match data.switch {
            ExitSwitch::Value(v) => Some(v),
            _ => None,
        };
        let used = data.ops.iter().flat_map(|op| &op.args);
        let used = used.filter_map(Value::var).chain(switch);
        let kept = block == graph.start || block == graph.ret || block == graph.exc;
        let kept = if kept { &data.inputs[..] } else { &[] };
        todo.extend(used.chain(kept.iter().copied()));
    }
    let needed = sources.reaching(todo);
    let keep: Vec<Option<Vec<bool>>> = graph
        .blocks
        .values()
        .map(|data| {
            let keep: Vec<bool> = data.inputs.iter().map(|&v| needed[v.index()]).collect();
            keep.contains(&false).then_some(keep)
        })
        .collect();
    fn filter<T>(list: &mut Vec<T>, keep: &[bool]) {
        let mut index = 0;
        list.retain(|_| {
            index += 1;
            keep[index - 1]
        });
    }
    for &block in &blocks {
        for link in &mut graph.blocks[block].exits {
            if let Some(keep) = &keep[link.target.0 as usize] {
                filter(&mut link.args, keep);
            }
        }
    }
    for &block in &blocks {
        if let Some(keep) = &keep[block.0 as usize] {
            filter(&mut graph.blocks[block].inputs, keep);
        }
    }
}
