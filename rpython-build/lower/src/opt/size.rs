//! How large a function is, for inlining (seed: "Function Inlining").
//!
//! Two numbers are added: the *static instruction count*, the weights of all operations; and the
//! *median execution cost*, the weights times how often each block is executed per call if every
//! branch goes either way equally often, but backward more often than out of a loop, and to where something is raised
//! never.

use crate::entity::EntityRef;
use crate::ir::model::{Block, Graph, Op};
use crate::lltype::{Ll, LlOp};

/// How likely a jump back to the head of a loop is: more than one half, says the seed, and no number. It was
/// not measured; a loop's operations count 3.3 times so.
const LOOP_BACK: f64 = 0.7;
/// Larger graphs are never inlined: their cost is not worked out, which takes time by the cube of it.
const MAX_BLOCKS: usize = 60;

/// The size of a graph; infinite if its operations alone are more than asked for, or it is too large to think about.
pub fn size(graph: &Graph<Ll>, most: f64) -> f64 {
    let order = graph.reachable();
    if order.len() > MAX_BLOCKS {
        return f64::INFINITY;
    }
    let count: f64 = order.iter().map(|&b| block_weight(graph, b)).sum();
    if count > most {
        return f64::INFINITY;
    }
    let often = frequencies(graph, &order);
    let cost: f64 = order
        .iter()
        .zip(&often)
        .map(|(&b, times)| block_weight(graph, b) * times)
        .sum();
    count + cost
}

fn block_weight(graph: &Graph<Ll>, block: Block) -> f64 {
    let data = &graph.blocks[block];
    let ops: f64 = data.ops.iter().map(weight).sum();
    ops + if data.exits.len() > 1 { 1.0 } else { 0.0 }
}

/// What one operation costs.
fn weight(op: &Op<Ll>) -> f64 {
    match op.code {
        LlOp::SameAs
        | LlOp::CastPointer
        | LlOp::KeepAlive
        | LlOp::Likely
        | LlOp::Unlikely
        | LlOp::GetSubstruct(..) => 0.0,
        LlOp::DirectCall | LlOp::IndirectCall(_) => 1.5 + op.args.len() as f64 / 2.0,
        LlOp::Malloc { .. } | LlOp::MallocVarsize { .. } | LlOp::MallocVarsizeUninit { .. } => 2.0,
        _ => 1.0,
    }
}

/// How often each block of `order` is executed per call.
fn frequencies(graph: &Graph<Ll>, order: &[Block]) -> Vec<f64> {
    let n = order.len();
    let mut index = vec![usize::MAX; graph.blocks.len()];
    for (i, block) in order.iter().enumerate() {
        index[block.index()] = i;
    }
    // x = e0 + P·x, where P[to][from] is how likely that link is. Solved by elimination.
    let mut matrix = vec![vec![0.0f64; n + 1]; n];
    for (i, row) in matrix.iter_mut().enumerate() {
        row[i] = 1.0;
    }
    matrix[0][n] = 1.0;
    let back = back_links(graph, order, &index);
    let raises = raising(graph, order);
    for (from, &block) in order.iter().enumerate() {
        let exits = &graph.blocks[block].exits;
        let backs = back[from].iter().filter(|&&b| b).count();
        let rare = exits
            .iter()
            .filter(|link| raises[link.target.index()])
            .count();
        let rare = if rare == exits.len() { 0 } else { rare };
        let fronts = exits.len() - backs - rare;
        for (link, &is_back) in exits.iter().zip(&back[from]) {
            let chance = match (is_back, backs, fronts) {
                _ if rare > 0 && raises[link.target.index()] => 0.0,
                (_, 0, _) => 1.0 / fronts as f64,
                (_, _, 0) => LOOP_BACK / backs as f64,
                (true, ..) => LOOP_BACK / backs as f64,
                (false, ..) => (1.0 - LOOP_BACK) / fronts as f64,
            };
            matrix[index[link.target.index()]][from] -= chance;
        }
    }
    eliminate(matrix)
}

/// The blocks that lead to an exception, whichever way.
fn raising(graph: &Graph<Ll>, order: &[Block]) -> Vec<bool> {
    let mut raises = vec![false; graph.blocks.len()];
    raises[graph.exc.index()] = true;
    let mut changed = true;
    while changed {
        changed = false;
        for &block in order.iter().rev() {
            let exits = &graph.blocks[block].exits;
            let always = !exits.is_empty() && exits.iter().all(|link| raises[link.target.index()]);
            changed |= always && !std::mem::replace(&mut raises[block.index()], true);
        }
    }
    raises
}

/// Which links of each block lead back to a block on the path to it.
fn back_links(graph: &Graph<Ll>, order: &[Block], index: &[usize]) -> Vec<Vec<bool>> {
    let mut back: Vec<Vec<bool>> = order
        .iter()
        .map(|&b| vec![false; graph.blocks[b].exits.len()])
        .collect();
    let mut state = vec![0u8; order.len()];
    let mut path: Vec<(usize, usize)> = vec![(0, 0)];
    state[0] = 1;
    while let Some(&mut (node, ref mut done)) = path.last_mut() {
        let exits = &graph.blocks[order[node]].exits;
        match exits.get(*done) {
            Some(link) => {
                let exit = *done;
                *done += 1;
                let target = index[link.target.index()];
                match state[target] {
                    0 => {
                        state[target] = 1;
                        path.push((target, 0));
                    }
                    1 => back[node][exit] = true,
                    _ => {}
                }
            }
            None => {
                state[node] = 2;
                path.pop();
            }
        }
    }
    back
}

/// Gauss's elimination of a system that has a solution; the last column is the right side.
fn eliminate(mut m: Vec<Vec<f64>>) -> Vec<f64> {
    let n = m.len();
    for i in 0..n {
        let pivot = (i..n)
            .max_by(|&a, &b| m[a][i].abs().total_cmp(&m[b][i].abs()))
            .unwrap_or(i);
        m.swap(i, pivot);
        if m[i][i].abs() < 1e-9 {
            continue;
        }
        for j in 0..n {
            if j != i && m[j][i] != 0.0 {
                let factor = m[j][i] / m[i][i];
                let (row, target) = if i < j {
                    let (a, b) = m.split_at_mut(j);
                    (&a[i], &mut b[0])
                } else {
                    let (a, b) = m.split_at_mut(i);
                    (&b[0], &mut a[j])
                };
                for (t, r) in target[i..].iter_mut().zip(&row[i..]) {
                    *t -= factor * r;
                }
            }
        }
    }
    (0..n)
        .map(|i| {
            if m[i][i].abs() < 1e-9 {
                0.0
            } else {
                m[i][n] / m[i][i]
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::size;
    use crate::ir::model::GraphId;
    use crate::lltype::program_text::parse_program;

    #[test]
    fn sizes_weigh_loops() {
        let text = "graph f(v0: Signed) -> Signed {
b0:
  goto b1(v0)
b1(v1: Signed):
  v2: Signed = int_sub(v1, 1)
  v3: Bool = int_gt(v2, 0)
  switch v3: true -> b1(v2) | false -> ret(v2)
}";
        let program = parse_program(text).unwrap();
        let graph = &program.graphs[GraphId(0)];
        assert_eq!(size(graph, 2.0), f64::INFINITY);
        let size = size(graph, 3.0);
        assert!((size - (3.0 + 3.0 / 0.3)).abs() < 1e-6, "{size}");
    }
}
