//! What may collect, and whether it then returns as usual.
//!
//! Much that may collect does so only to raise: an index out of bounds makes an `IndexError`. Where a call has returned and
//! nothing was raised, no object has moved then, and of what is raised most callers need nothing but that it was.

use super::callgraph::{reaching, Callees};
use crate::entity::SecondaryMap;
use crate::ir::model::{Block, ExitSwitch, Graph, Op, Value, Var};
use crate::lltype::{FuncBody, FuncId, Ll, LlCase, LlOp, LlProgram, Raises};
use rustc_hash::FxHashSet;

/// What may collect.
pub struct CanCollect {
    funcs: SecondaryMap<FuncId, bool>,
    /// Of these, those that may return as usual when something has collected.
    and_return: SecondaryMap<FuncId, bool>,
    /// The functions that never return as usual.
    never: SecondaryMap<FuncId, bool>,
}

/// How control may come to a place, as bits.
type Ways = u8;
/// Nothing has collected.
const CLEAN: Ways = 1;
/// Something has.
const COLLECTED: Ways = CLEAN << 1;
/// An exception is set.
const RAISING: Ways = 4;

impl CanCollect {
    /// Analyses a program; exceptions may be implicit.
    pub fn new(program: &LlProgram) -> Self {
        let own = |graph: &Graph<Ll>| {
            graph.reachable().into_iter().any(|block| {
                graph.blocks[block]
                    .ops
                    .iter()
                    .any(|op| op.code.can_collect())
            })
        };
        let funcs = reaching(program, |c| c.collects, own, |_, _, _| true);
        CanCollect {
            and_return: funcs.clone(),
            funcs,
            never: SecondaryMap::new(),
        }
    }

    /// Analyses a program in which exceptions are explicit.
    pub fn explicit(program: &LlProgram) -> Self {
        let mut found = CanCollect::new(program);
        for &func in &program.cold {
            found.never[func] = true;
        }
        let mut callers = SecondaryMap::<FuncId, Vec<FuncId>>::new();
        let mut todo = Vec::new();
        for (id, func) in program.funcs.iter() {
            let FuncBody::Graph(graph) = func.body else {
                continue;
            };
            if !found.funcs[id] {
                continue;
            }
            found.and_return[id] = false;
            todo.push(id);
            let graph = &program.graphs[graph];
            for block in graph.reachable() {
                for op in &graph.blocks[block].ops {
                    for &callee in Callees::of(program, op).as_slice() {
                        callers[callee].push(id);
                    }
                }
            }
        }
        while let Some(func) = todo.pop() {
            let FuncBody::Graph(graph) = program.funcs[func].body else {
                continue;
            };
            if !found.and_return[func]
                && found.collects_and_returns(program, &program.graphs[graph])
            {
                found.and_return[func] = true;
                todo.append(&mut callers[func]);
            }
        }
        found
    }

    /// Whether an operation may collect.
    pub fn op(&self, program: &LlProgram, op: &Op<Ll>) -> bool {
        op.code.can_collect() || called(program, op, &self.funcs)
    }

    /// Whether it may, and then go on as usual.
    fn goes_on(&self, program: &LlProgram, op: &Op<Ll>) -> bool {
        op.code.can_collect() || called(program, op, &self.and_return)
    }

    /// Whether control can come to the end of a graph as usual when something has collected.
    fn collects_and_returns(&self, program: &LlProgram, graph: &Graph<Ll>) -> bool {
        let mut ways = SecondaryMap::<Block, Ways>::new();
        ways[graph.start] = CLEAN;
        let mut todo = vec![graph.start];
        while let Some(block) = todo.pop() {
            let data = &graph.blocks[block];
            let mut here = ways[block];
            // Whether the last operation that may collect does so only to raise.
            let mut raises = false;
            for op in &data.ops {
                match op.code {
                    LlOp::ExcSet | LlOp::ExcRestore => here = RAISING,
                    LlOp::ExcClear if here & RAISING != 0 => here = here & !RAISING | COLLECTED,
                    _ if self.goes_on(program, op) => here = here & !CLEAN | (here & CLEAN) << 1,
                    _ if self.op(program, op) => {
                        raises = !self.is_never(program, op);
                        if !raises {
                            here = RAISING;
                        }
                    }
                    _ => {}
                }
            }
            let raising = exit_of_exception(graph, block);
            if raises && raising.is_none() && here & CLEAN != 0 {
                here |= COLLECTED;
            }
            for (exit, link) in data.exits.iter().enumerate() {
                let passed = if raising == Some(exit) { RAISING } else { here };
                if ways[link.target] | passed != ways[link.target] {
                    ways[link.target] |= passed;
                    todo.push(link.target);
                }
            }
        }
        ways[graph.ret] & COLLECTED != 0
    }

    fn is_never(&self, program: &LlProgram, op: &Op<Ll>) -> bool {
        let callees = Callees::of(program, op);
        let callees = callees.as_slice();
        !callees.is_empty() && callees.iter().all(|&callee| self.never[callee])
    }

    /// The operations of a graph that collect only to raise, where what comes behind needs no object that was there
    /// before: nothing has to be kept for them.
    pub fn forgets(&self, program: &LlProgram, graph: &Graph<Ll>) -> FxHashSet<Var> {
        let mut found = FxHashSet::default();
        for block in graph.reachable() {
            let data = &graph.blocks[block];
            // Whatever raises ends its block, but for the test.
            let last = data.ops.iter().rev().find(|op| self.op(program, op));
            let Some(op) = last.filter(|op| !self.goes_on(program, op)) else {
                continue;
            };
            let is_pointer = |arg: &Value<Ll>| {
                arg.var()
                    .is_some_and(|var| program.types.is_gc_ptr(graph.vars[var].ty))
            };
            let links = if self.is_never(program, op) {
                &data.exits[..]
            } else if let Some(exit) = exit_of_exception(graph, block) {
                std::slice::from_ref(&data.exits[exit])
            } else {
                continue;
            };
            if !links.iter().any(|link| link.args.iter().any(is_pointer)) {
                found.insert(op.result);
            }
        }
        found
    }
}

fn called(program: &LlProgram, op: &Op<Ll>, funcs: &SecondaryMap<FuncId, bool>) -> bool {
    let callees = Callees::of(program, op);
    callees.as_slice().iter().any(|&callee| funcs[callee])
}

/// The exit that a block takes when its last operation but for the test has set an exception.
fn exit_of_exception(graph: &Graph<Ll>, block: Block) -> Option<usize> {
    let data = &graph.blocks[block];
    let ExitSwitch::Value(mut asked) = data.switch else {
        return None;
    };
    let mut null = false;
    for op in data.ops.iter().rev() {
        // (Roots may be taken from their slots in between.)
        if op.result != asked {
            continue;
        }
        let truth = match op.code {
            LlOp::Likely | LlOp::Unlikely => None,
            // A null result of what takes memory.
            LlOp::PtrNonzero => {
                null = true;
                None
            }
            LlOp::ExcOccurred => Some(true),
            code if null && code.row().raises == Raises::Memory => Some(false),
            _ => return None,
        };
        match truth {
            None => asked = op.args[0].var()?,
            truth => {
                let case = truth.map(LlCase::Bool);
                return data.exits.iter().position(|link| link.case == case);
            }
        }
    }
    None
}
