//! What seldom happens, apart: where something unusual has been dealt with, as an index from the end of a list, and control
//! comes back to the usual way, what is known there holds no more. Such ways get a copy of what follows, up to where a loop
//! begins, if questions on the usual way are answered then: `a[i] = a[i] + 1` asks once whether `i` is in bounds.

use super::checks;
use super::loops::Loops;
use super::versions::MAX_GRAPH;
use crate::analysis::cold::cold_blocks;
use crate::entity::SecondaryMap;
use crate::ir::model::*;
use crate::lltype::{Ll, LlProgram};

/// No more operations than this are copied.
const MAX_OPS: usize = 200;

/// Gives unusual ways their own copies of what follows, where that answers questions on the usual ones; gives whether it did.
pub fn split(program: &LlProgram, graph: &mut Graph<Ll>) -> bool {
    if graph.blocks.len() > MAX_GRAPH {
        return false;
    }
    let order = graph.reachable();
    let unusual = cold_blocks(graph, &order);
    let behind = behind(graph, &order, &unusual);
    let ops: usize = behind.iter().map(|&b| graph.blocks[b].ops.len()).sum();
    if behind.is_empty() || ops > MAX_OPS {
        return false;
    }
    let mut apart = graph.clone();
    copy(&mut apart, &order, &unusual, &behind);
    checks::remove_known(program, &mut apart);
    if questions(&apart) == questions(graph) {
        return false;
    }
    *graph = apart;
    true
}

/// The usual blocks behind those to which unusual ways come back, with them, as far as loops begin.
fn behind(graph: &Graph<Ll>, order: &[Block], unusual: &SecondaryMap<Block, bool>) -> Vec<Block> {
    let targets = |&block: &Block| graph.blocks[block].exits.iter().map(|link| link.target);
    let ways = order.iter().filter(|&&block| unusual[block]);
    let mut todo: Vec<Block> = ways.flat_map(targets).filter(|&b| !unusual[b]).collect();
    let mut behind = Vec::new();
    if todo.is_empty() {
        return behind;
    }
    let loops = Loops::find(graph, usize::MAX);
    let mut seen = SecondaryMap::<Block, bool>::new();
    while let Some(block) = todo.pop() {
        let ends = block == graph.ret || block == graph.exc || loops.body(block).is_some();
        if unusual[block] || ends || std::mem::replace(&mut seen[block], true) {
            continue;
        }
        behind.push(block);
        todo.extend(targets(&block));
    }
    behind
}

fn copy(
    graph: &mut Graph<Ll>,
    order: &[Block],
    unusual: &SecondaryMap<Block, bool>,
    behind: &[Block],
) {
    let copies = graph.copy_blocks(behind).blocks;
    for &block in order.iter().filter(|&&block| unusual[block]) {
        for link in &mut graph.blocks[block].exits {
            link.target = copies[link.target].unwrap_or(link.target);
        }
    }
}

/// How many questions the usual way asks.
fn questions(graph: &Graph<Ll>) -> usize {
    let order = graph.reachable();
    let unusual = cold_blocks(graph, &order);
    let asks = |block: &Block| {
        let ops = graph.blocks[*block].ops.iter();
        ops.filter(|op| checks::is_question(op.code)).count()
    };
    order
        .iter()
        .filter(|&&block| !unusual[block])
        .map(asks)
        .sum()
}
