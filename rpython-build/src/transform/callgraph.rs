//! Who calls whom, and what follows from it.

use crate::entity::{EntityRef, SecondaryMap};
use crate::flow::model::{Graph, Op, Value};
use crate::lltype::{FuncBody, FuncId, Ll, LlConst, LlOp, LlProgram};

/// What an operation calls.
pub enum Callees<'p> {
    /// It is no call.
    None,
    /// That function.
    One(FuncId),
    /// One of these.
    Any(&'p [FuncId]),
}

impl<'p> Callees<'p> {
    /// What `op` calls.
    pub fn of(program: &'p LlProgram, op: &Op<Ll>) -> Self {
        match op.code {
            LlOp::DirectCall => match op.args.first() {
                Some(Value::Const(LlConst::Func(_, func))) => Callees::One(*func),
                _ => Callees::None,
            },
            LlOp::IndirectCall(candidates) => Callees::Any(&program.candidates[candidates]),
            _ => Callees::None,
        }
    }

    /// As a list.
    pub fn as_slice(&self) -> &[FuncId] {
        match self {
            Callees::None => &[],
            Callees::One(func) => std::slice::from_ref(func),
            Callees::Any(funcs) => funcs,
        }
    }
}

/// The functions for which something holds: by themselves, or because they call one for which it
/// does. `own` looks at one graph and says whether it does by itself; `passes` says of a call
/// whether the callee's property becomes the caller's. `external` decides for C functions.
pub fn reaching(
    program: &LlProgram,
    external: impl Fn(&crate::lltype::External) -> bool,
    own: impl Fn(&Graph<Ll>) -> bool,
    passes: impl Fn(&Graph<Ll>, crate::flow::model::Block, usize) -> bool,
) -> SecondaryMap<FuncId, bool> {
    let mut holds = SecondaryMap::<FuncId, bool>::new();
    let mut callers = SecondaryMap::<FuncId, Vec<FuncId>>::new();
    let mut todo = Vec::new();
    for (id, func) in program.funcs.iter() {
        let held = match &func.body {
            FuncBody::External(c) => external(c),
            FuncBody::Pending => true,
            FuncBody::Graph(graph) => {
                let graph = &program.graphs[*graph];
                for block in graph.reachable() {
                    for (index, op) in graph.blocks[block].ops.iter().enumerate() {
                        let callees = Callees::of(program, op);
                        let callees = callees.as_slice();
                        if !callees.is_empty() && passes(graph, block, index) {
                            for &callee in callees {
                                callers[callee].push(id);
                            }
                        }
                    }
                }
                own(graph)
            }
        };
        if held {
            holds[id] = true;
            todo.push(id);
        }
    }
    while let Some(callee) = todo.pop() {
        for caller in std::mem::take(&mut callers[callee]) {
            if !std::mem::replace(&mut holds[caller], true) {
                todo.push(caller);
            }
        }
    }
    holds
}

/// The graphs that each function calls, directly or through pointers.
pub fn callees(program: &LlProgram) -> Vec<Vec<usize>> {
    let mut lists = vec![Vec::new(); program.funcs.len()];
    for (id, func) in program.funcs.iter() {
        if let FuncBody::Graph(graph) = func.body {
            let graph = &program.graphs[graph];
            let list = &mut lists[id.index()];
            for block in graph.reachable() {
                for op in &graph.blocks[block].ops {
                    list.extend(
                        Callees::of(program, op)
                            .as_slice()
                            .iter()
                            .map(|callee| callee.index()),
                    );
                }
            }
            list.sort_unstable();
            list.dedup();
        }
    }
    lists
}

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
