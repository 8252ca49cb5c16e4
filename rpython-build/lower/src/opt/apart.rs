//! What seldom happens, apart: where something unusual has been dealt with, as an index from the end of a list, and control
//! comes back to the usual way, what is known there holds no more. Such ways get a copy of what follows, up to where a loop
//! begins, if questions on the usual way are answered then: `a[i] = a[i] + 1` asks once whether `i` is in bounds.

use super::checks;
use super::loops::Loops;
use super::versions::MAX_GRAPH;
use crate::entity::SecondaryMap;
use crate::ir::model::*;
use crate::lltype::{Ll, LlCase, LlOp, LlProgram};

/// No more operations than this are copied.
const MAX_OPS: usize = 200;

/// Gives unusual ways their own copies of what follows, where that answers questions on the usual ones; gives whether it did.
pub fn split(program: &LlProgram, graph: &mut Graph<Ll>) -> bool {
    if graph.blocks.len() > MAX_GRAPH {
        return false;
    }
    let usual = usual(graph);
    let behind = behind(graph, &usual);
    let ops: usize = behind.iter().map(|&b| graph.blocks[b].ops.len()).sum();
    if behind.is_empty() || ops > MAX_OPS {
        return false;
    }
    let mut apart = graph.clone();
    copy(&mut apart, &usual, &behind);
    checks::remove_known(program, &mut apart);
    if questions(&apart) == questions(graph) {
        return false;
    }
    *graph = apart;
    true
}

/// The blocks to which control comes without anything that is said to be unlikely.
fn usual(graph: &Graph<Ll>) -> SecondaryMap<Block, bool> {
    let mut usual = SecondaryMap::<Block, bool>::new();
    let mut todo = vec![graph.start];
    while let Some(block) = todo.pop() {
        if std::mem::replace(&mut usual[block], true) {
            continue;
        }
        let data = &graph.blocks[block];
        let seldom = seldom(data);
        let links = data.exits.iter().filter(|link| match &link.case {
            Some(LlCase::Bool(truth)) => seldom != Some(*truth),
            _ => true,
        });
        todo.extend(links.map(|link| link.target));
    }
    usual
}

/// The unlikely answer to what a block asks.
fn seldom(data: &BlockData<Ll>) -> Option<bool> {
    let ExitSwitch::Value(switch) = data.switch else {
        return None;
    };
    match data.ops.iter().find(|op| op.result == switch)?.code {
        LlOp::Likely => Some(false),
        LlOp::Unlikely => Some(true),
        _ => None,
    }
}

/// The usual blocks behind those to which unusual ways come back, with them, as far as loops begin.
fn behind(graph: &Graph<Ll>, usual: &SecondaryMap<Block, bool>) -> Vec<Block> {
    let order = graph.reachable();
    let back = |&&block: &&Block| !usual[block];
    let mut todo: Vec<Block> = Vec::new();
    for &block in order.iter().filter(back) {
        todo.extend(graph.blocks[block].exits.iter().map(|link| link.target));
    }
    let mut behind = Vec::new();
    if todo.iter().all(|&block| !usual[block]) {
        return behind;
    }
    let loops = Loops::find(graph, usize::MAX);
    let mut seen = SecondaryMap::<Block, bool>::new();
    while let Some(block) = todo.pop() {
        let ends = block == graph.ret || block == graph.exc || loops.body(block).is_some();
        if !usual[block] || ends || std::mem::replace(&mut seen[block], true) {
            continue;
        }
        behind.push(block);
        todo.extend(graph.blocks[block].exits.iter().map(|link| link.target));
    }
    behind
}

fn copy(graph: &mut Graph<Ll>, usual: &SecondaryMap<Block, bool>, behind: &[Block]) {
    let unusual = graph.reachable().into_iter().filter(|&b| !usual[b]);
    let unusual: Vec<Block> = unusual.collect();
    let copies = graph.copy_blocks(behind).blocks;
    for block in unusual {
        for link in &mut graph.blocks[block].exits {
            link.target = copies[link.target].unwrap_or(link.target);
        }
    }
}

/// How many questions the usual way asks.
fn questions(graph: &Graph<Ll>) -> usize {
    let usual = usual(graph);
    let blocks = graph.reachable().into_iter().filter(|&b| usual[b]);
    let asks = |block: Block| {
        let ops = graph.blocks[block].ops.iter();
        ops.filter(|op| checks::is_question(op.code)).count()
    };
    blocks.map(asks).sum()
}
