//! What a graph raises by itself: where, and whether it was caught before.

use crate::entity::SecondaryMap;
use crate::ir::model::{Block, BlockData, Graph, Link, Op, SiteId, Value, Var};
use crate::ir::rewrite::Feeds;
use crate::lltype::{Ll, LlOp};
use crate::source::Span;

/// Where something is: in the source, and in which copy of what was inlined.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Place {
    /// In the source.
    pub span: Option<Span>,
    /// The copy that it belongs to.
    pub site: Option<SiteId>,
}

impl Place {
    /// That of an operation.
    pub fn of(graph: &Graph<Ll>, op: &Op<Ll>) -> Self {
        Place {
            span: op.span,
            site: graph.vars[op.result].site,
        }
    }
}

/// A link to the except block that raises: others pass on what an operation has raised.
pub struct Raise {
    /// The block that the link leaves.
    pub block: Block,
    /// Which of its exits it is.
    pub exit: usize,
    /// What is raised was caught in this graph.
    pub again: bool,
}

/// What a graph raises by itself.
pub fn raises(graph: &Graph<Ll>) -> Vec<Raise> {
    let blocks = graph.reachable();
    let mut found = Vec::new();
    for &block in &blocks {
        for (exit, link) in graph.blocks[block].exits.iter().enumerate() {
            if link.target == graph.exc && !passes_on(link) {
                found.push(Raise {
                    block,
                    exit,
                    again: false,
                });
            }
        }
    }
    if !found.is_empty() {
        let caught = caught(graph, &blocks);
        for raise in &mut found {
            let value = &graph.blocks[raise.block].exits[raise.exit].args[1];
            let here = raised_here(graph, raise.block, value).is_some();
            raise.again = !here && value.var().is_some_and(|v| caught[v]);
        }
    }
    found
}

/// Whether a link passes on what was raised, as it is.
pub fn passes_on(link: &Link<Ll>) -> bool {
    link.last_exc_value.is_some()
        && link.args.len() == 2
        && link.args[0].var() == link.last_exception
        && link.args[1].var() == link.last_exc_value
}

/// The operation at the end of a block that says where the exception is raised that the block raises.
pub fn raised_here<'a>(
    graph: &'a Graph<Ll>,
    block: Block,
    value: &Value<Ll>,
) -> Option<&'a Op<Ll>> {
    let last = graph.blocks[block].ops.last()?;
    let says = last.code == LlOp::RaiseHere && value.var() == Some(last.result);
    says.then_some(last)
}

/// The variables whose values the graph may raise: as themselves, or in the end.
pub fn raised_in_the_end(graph: &Graph<Ll>) -> Vec<bool> {
    let mut feeds = Feeds::new(graph.vars.len());
    let mut raised: Vec<Var> = Vec::new();
    for block in graph.reachable() {
        let data = &graph.blocks[block];
        for op in &data.ops {
            let value = match op.code {
                LlOp::SameAs | LlOp::CastPointer => op.args[0].var(),
                LlOp::RaiseHere => op.args[1].var(),
                _ => None,
            };
            if let Some(from) = value {
                feeds.note(op.result, from);
            }
        }
        for link in &data.exits {
            if link.target == graph.exc && !passes_on(link) {
                raised.extend(link.args[1].var());
            }
            for (arg, &input) in link.args.iter().zip(&graph.blocks[link.target].inputs) {
                if let Some(from) = arg.var() {
                    feeds.note(input, from);
                }
            }
        }
    }
    feeds.reaching(raised)
}

/// The variables that can only hold an exception that was raised in this graph and went to a handler of it.
fn caught(graph: &Graph<Ll>, blocks: &[Block]) -> SecondaryMap<Var, bool> {
    // Every input may be until a link passes something else.
    let mut caught = SecondaryMap::<Var, bool>::new();
    for &block in blocks {
        let data = &graph.blocks[block];
        if block != graph.start {
            for &input in &data.inputs {
                caught[input] = true;
            }
        }
        for op in data.ops.iter().filter(|op| op.code == LlOp::RaiseHere) {
            caught[op.result] = true;
        }
        for link in &data.exits {
            if let Some(value) = link.last_exc_value {
                caught[value] = true;
            }
        }
    }
    let mut changed = true;
    while changed {
        changed = false;
        for &block in blocks {
            let data = &graph.blocks[block];
            for op in &data.ops {
                if matches!(op.code, LlOp::SameAs | LlOp::CastPointer) {
                    caught[op.result] = op.args[0].var().is_some_and(|v| caught[v]);
                }
            }
            for link in &data.exits {
                for (arg, &input) in link.args.iter().zip(&graph.blocks[link.target].inputs) {
                    if caught[input] && !arg.var().is_some_and(|v| caught[v]) {
                        caught[input] = false;
                        changed = true;
                    }
                }
            }
        }
    }
    caught
}

/// Where a block raises: at the last operation of the function itself, not of what was inlined.
pub fn place_of_raise(graph: &Graph<Ll>, block: Block) -> Place {
    let mut seen = vec![block];
    let mut at = block;
    loop {
        let ops = graph.blocks[at].ops.iter().rev();
        let mut own = ops.filter(|op| graph.vars[op.result].site.is_none());
        let span = own.find_map(|op| op.span);
        let mut blocks = graph.blocks.iter();
        let leads = |data: &BlockData<Ll>| data.exits.iter().any(|l| l.target == at);
        let before = blocks.find(|(_, data)| leads(data)).map(|(block, _)| block);
        match (span, before) {
            (None, Some(before)) if !seen.contains(&before) => {
                seen.push(before);
                at = before;
            }
            (span, _) => {
                return Place {
                    span: span.or(graph.span),
                    site: None,
                }
            }
        }
    }
}
