//! The recorder: where the operations go that the interpreter issues on the flow space.
//!
//! A block begins with a frame state (a *spam* block), or hangs below another block at a fork in
//! the middle of an instruction (an *egg* block: one for each answer of `is_true`, one for the
//! exceptional outcome of an operation). Spam blocks are joinpoints, kept as candidates to merge
//! with. To continue in an egg, the frame is put back to the start of the instruction, and the
//! instruction runs again with the answers that the trace of its first run holds.
//!
//! While blocks are recorded, an egg uses the variables of the blocks above it as they are:
//! [`give_eggs_inputs`] makes it pass them along at the end.

use super::framestate::{FlowValue, FrameState};
use crate::entity::SecondaryMap;
use crate::ir::model::*;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// What an instruction got from the space, in order; enough to run it again up to a fork.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Event {
    /// The result of an operation.
    Value(FlowValue),
    /// It raised this instead.
    Raised(FlowValue),
    /// The answer of `is_true`.
    Truth(bool),
    /// The end of an iterator.
    End,
}

/// How a block came to be.
#[derive(Debug, Clone, Default)]
pub(super) enum Origin {
    /// At a joinpoint, with this state; dead once a more general one has replaced it.
    Spam {
        /// In terms of its own inputs.
        state: FrameState,
        /// Replaced.
        dead: bool,
    },
    /// Below this block, at a fork.
    Egg(Block),
    /// The start, return and except blocks.
    #[default]
    Fixed,
}

/// A block that waits to be recorded: an egg.
#[derive(Debug, Clone)]
pub(super) struct Pending {
    /// The block.
    pub block: Block,
    /// The frame at the start of the instruction that forked.
    pub state: FrameState,
    /// What that instruction gets when it runs again.
    pub trace: Vec<Event>,
}

/// Blocks with their origins, and those that wait.
#[derive(Debug, Default)]
pub(super) struct Blocks {
    /// How each block came to be.
    pub origin: SecondaryMap<Block, Origin>,
    /// The spam blocks at each instruction.
    pub candidates: BTreeMap<u32, Vec<Block>>,
    /// What is still to do: a stack.
    pub pending: Vec<Pending>,
}

impl Blocks {
    /// Whether what is recorded into this block is for nothing, because the spam block above it
    /// has been replaced.
    pub fn is_dead(&self, mut block: Block) -> bool {
        loop {
            match &self.origin[block] {
                Origin::Egg(parent) => block = *parent,
                Origin::Spam { dead, .. } => return *dead,
                Origin::Fixed => return false,
            }
        }
    }

    /// The state of a spam block.
    pub fn state(&self, block: Block) -> Option<&FrameState> {
        match &self.origin[block] {
            Origin::Spam { state, .. } => Some(state),
            Origin::Egg(_) | Origin::Fixed => None,
        }
    }

    /// Marks a spam block as replaced.
    pub fn kill(&mut self, block: Block) {
        if let Origin::Spam { dead, .. } = &mut self.origin[block] {
            *dead = true;
        }
    }
}

/// Makes every egg block take the values that it uses from above as inputs.
pub(super) fn give_eggs_inputs(graph: &mut Graph<crate::ir::model::Hl>, blocks: &Blocks) {
    // Eggs come after the blocks they hang below: what the lower ones need is known first.
    for block in graph.blocks.ids().rev() {
        let Origin::Egg(parent) = blocks.origin[block] else {
            continue;
        };
        let exits = &graph.blocks[parent].exits;
        let Some(exit) = exits.iter().position(|link| link.target == block) else {
            continue;
        };
        let mut known: FxHashMap<Var, Var> = FxHashMap::default();
        let data = &graph.blocks[block];
        known.extend(data.inputs.iter().map(|&v| (v, v)));
        known.extend(data.ops.iter().map(|op| (op.result, op.result)));
        for link in &data.exits {
            let bound = link.last_exception.iter().chain(&link.last_exc_value);
            known.extend(bound.map(|&v| (v, v)));
        }
        let mut needed: Vec<Var> = Vec::new();
        let (vars, inputs) = (&mut graph.vars, &mut Vec::new());
        let mut pass = |var: Var| -> Var {
            *known.entry(var).or_insert_with(|| {
                let data = vars[var].clone();
                let new = vars.push(data);
                needed.push(var);
                inputs.push(new);
                new
            })
        };
        let data = &mut graph.blocks[block];
        let links = data.exits.iter_mut().map(|link| &mut link.args);
        for values in data.ops.iter_mut().map(|op| &mut op.args).chain(links) {
            for value in values {
                if let Value::Var(var) = value {
                    *var = pass(*var);
                }
            }
        }
        if let ExitSwitch::Value(var) = data.switch {
            data.switch = ExitSwitch::Value(pass(var));
        }
        data.inputs.append(inputs);
        graph.blocks[parent].exits[exit]
            .args
            .extend(needed.into_iter().map(Value::Var));
    }
}
