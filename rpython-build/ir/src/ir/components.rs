//! Cycles of directed graphs.

/// The strongly connected component of each node (Tarjan), and whether that component is a
/// cycle: more than one node, or one with an edge to itself.
pub fn components(edges: &[Vec<usize>]) -> (Vec<usize>, Vec<bool>) {
    const NONE: usize = usize::MAX;
    let n = edges.len();
    let mut number = vec![NONE; n];
    let mut low = vec![0; n];
    let mut on_stack = vec![false; n];
    let mut component = vec![NONE; n];
    let mut cyclic = Vec::new();
    let mut stack = Vec::new();
    let mut next = 0;
    // The depth-first search, with its own stack: node, and how many of its edges are done.
    let mut path: Vec<(usize, usize)> = Vec::new();
    for root in 0..n {
        if number[root] != NONE {
            continue;
        }
        path.push((root, 0));
        while let Some(&mut (node, ref mut done)) = path.last_mut() {
            if *done == 0 {
                number[node] = next;
                low[node] = next;
                next += 1;
                stack.push(node);
                on_stack[node] = true;
            }
            if let Some(&target) = edges[node].get(*done) {
                *done += 1;
                if number[target] == NONE {
                    path.push((target, 0));
                } else if on_stack[target] {
                    low[node] = low[node].min(number[target]);
                }
                continue;
            }
            path.pop();
            if let Some(&(parent, _)) = path.last() {
                low[parent] = low[parent].min(low[node]);
            }
            if low[node] == number[node] {
                let mut size = 0;
                while let Some(member) = stack.pop() {
                    on_stack[member] = false;
                    component[member] = cyclic.len();
                    size += 1;
                    if member == node {
                        break;
                    }
                }
                cyclic.push(size > 1 || edges[node].contains(&node));
            }
        }
    }
    let cyclic = component.iter().map(|&c| cyclic[c]).collect();
    (component, cyclic)
}

#[cfg(test)]
mod tests {
    use super::components;

    #[test]
    fn components_and_cycles() {
        // 0 → 1 ⇄ 2 → 3 ↺, 4 alone
        let edges = vec![vec![1], vec![2], vec![1, 3], vec![3], vec![]];
        let (component, cyclic) = components(&edges);
        assert_eq!(component[1], component[2]);
        assert_ne!(component[0], component[1]);
        assert_eq!(cyclic, [false, true, true, true, false]);
    }
}
