//! Passes that run until nothing changes: how often, and what is known to end.
//!
//! Each such pass makes something less in each turn that changes anything: [`super::mallocs`] the allocations that can be
//! taken apart, [`super::sink`] the operations before the place where they are needed, what tidies the blocks,
//! operations, values and what is not constant of them. None of that is more than the graph has; so a pass that takes more
//! turns does not make less, but undoes what it did before, or what another does. Then it is stopped, and the verifier says
//! so, where verifiers run ([`LlProgram::endless`]). Jump threading runs loops whose conditions are constant, as long as
//! they go: that is a budget, and no measure ([`MAX_THREADED`]).

use crate::ir::model::Graph;
use crate::lltype::{Ll, LlProgram};

/// In how many turns jumps are threaded: a few are enough but for loops that are run so.
pub(super) const MAX_THREADED: usize = 100;

/// After so many turns it is asked how many there may be: nearly all passes have ended before.
const FEW: usize = 16;

/// The turns that a pass takes on a graph.
pub(super) struct Turns<'p> {
    program: &'p LlProgram,
    pass: &'static str,
    taken: usize,
    most: usize,
}

impl<'p> Turns<'p> {
    /// Those of a pass.
    pub fn new(program: &'p LlProgram, pass: &'static str) -> Self {
        Turns {
            program,
            pass,
            taken: 0,
            most: FEW,
        }
    }

    /// Takes one, if there may be another one.
    pub fn next(&mut self, graph: &Graph<Ll>) -> bool {
        if self.taken == FEW {
            self.most = FEW + MAX_THREADED + size(graph);
        }
        if self.taken == self.most {
            let what = format!("`{}` does not end on {}", self.pass, graph.name);
            // (The first one is enough.)
            let _ = self.program.endless.set(what);
            return false;
        }
        self.taken += 1;
        true
    }
}

/// All that a graph has.
fn size(graph: &Graph<Ll>) -> usize {
    let blocks = graph.reachable().into_iter();
    let sizes = blocks.map(|block| {
        let block = &graph.blocks[block];
        let passed = block.exits.iter().map(|link| 1 + link.args.len());
        1 + block.inputs.len() + block.ops.len() + passed.sum::<usize>()
    });
    sizes.sum()
}

/// Runs what changes a graph, and tidies it, until that changes nothing. Whether it changed anything.
pub(super) fn until_stable(
    program: &LlProgram,
    graph: &mut Graph<Ll>,
    pass: &'static str,
    change: fn(&LlProgram, &mut Graph<Ll>) -> bool,
) -> bool {
    let mut turns = Turns::new(program, pass);
    let mut changed = false;
    while change(program, graph) {
        changed = true;
        super::tidy(program, graph);
        if !turns.next(graph) {
            break;
        }
    }
    changed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lltype::verify::verify_program;
    use crate::lltype::LlType;

    fn empty() -> Graph<Ll> {
        let void = LlType::Void;
        Graph::new("f", void, (void, void))
    }

    #[test]
    fn what_does_not_end_is_stopped_and_told_by_the_verifier() {
        let program = LlProgram::default();
        let changed = until_stable(&program, &mut empty(), "back and forth", |_, _| true);
        assert!(changed);
        let problems = verify_program(&program);
        assert_eq!(problems, ["`back and forth` does not end on f"]);
    }

    #[test]
    fn what_ends_is_not() {
        let program = LlProgram::default();
        let changed = until_stable(&program, &mut empty(), "nothing", |_, _| false);
        assert!(!changed && verify_program(&program).is_empty());
    }
}
