//! Who calls whom, and what follows from it.

use super::reach::Reached;
use crate::entity::{EntityRef, SecondaryMap};
use crate::ir::model::{Graph, Op, Value};
use crate::lltype::{DataId, FuncBody, FuncId, Items, Ll, LlConst, LlOp, LlProgram};

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
    passes: impl Fn(&Graph<Ll>, crate::ir::model::Block, usize) -> bool,
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

/// The functions that one call by its name comes to, and nothing else.
pub fn called_once(program: &LlProgram) -> SecondaryMap<FuncId, bool> {
    let reached = Reached::new(program);
    let reached = |id: &FuncId| reached.funcs[*id];
    let funcs: Vec<FuncId> = program.funcs.ids().filter(reached).collect();
    let data: Vec<DataId> = program.data.ids().collect();
    let named = named(program, &funcs, &data);
    let mut calls = SecondaryMap::<FuncId, u32>::new();
    for &id in &funcs {
        let FuncBody::Graph(graph) = program.funcs[id].body else {
            continue;
        };
        let graph = &program.graphs[graph];
        for block in graph.reachable() {
            for op in &graph.blocks[block].ops {
                if let Callees::One(callee) = Callees::of(program, op) {
                    calls[callee] += 1;
                }
            }
        }
    }
    let mut once = SecondaryMap::new();
    for id in funcs {
        once[id] = calls[id] == 1 && !named[id];
    }
    once
}

/// The functions that are more than called by their names: those that C calls, and those that these
/// functions and data use as values.
pub fn named<'p>(
    program: &'p LlProgram,
    funcs: impl IntoIterator<Item = &'p FuncId>,
    data: impl IntoIterator<Item = &'p DataId>,
) -> SecondaryMap<FuncId, bool> {
    let mut named = SecondaryMap::new();
    let starts = program.exports.iter().map(|export| export.func);
    for func in starts.chain(program.describe_exception) {
        named[func] = true;
    }
    for &id in data {
        if let Some(value) = &program.data[id].value {
            in_constant(value, &mut named);
        }
    }
    let mut in_value = |value: &Value<Ll>| {
        if let Value::Const(constant) = value {
            in_constant(constant, &mut named);
        }
    };
    for &id in funcs {
        let FuncBody::Graph(graph) = program.funcs[id].body else {
            continue;
        };
        let graph = &program.graphs[graph];
        for block in graph.reachable() {
            let data = &graph.blocks[block];
            for op in &data.ops {
                let called = usize::from(op.code == LlOp::DirectCall);
                op.args.iter().skip(called).for_each(&mut in_value);
            }
            let passed = data.exits.iter().flat_map(|link| &link.args);
            passed.for_each(&mut in_value);
        }
    }
    named
}

fn in_constant(constant: &LlConst, named: &mut SecondaryMap<FuncId, bool>) {
    match constant {
        LlConst::Func(_, id) => named[*id] = true,
        LlConst::Struct(values) | LlConst::Items(Items::Consts(values)) => {
            for value in values {
                in_constant(value, named);
            }
        }
        _ => {}
    }
}
