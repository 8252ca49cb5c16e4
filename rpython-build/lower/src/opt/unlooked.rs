//! Exceptions that nobody looks at.
//!
//! Where all that call a function, or pass on what that raises, catch an exception by its class and use nothing of it, it may be any
//! instance of that class: a prebuilt one. What was made for it goes then ([`super::idle`]). A small function that others call, too, who do
//! look, has a copy for those who do not.
//!
//! *Invariants.* Only functions that nothing has a pointer to have callers that are all known. Which class is raised is a
//! constant in the link that raises it, and so is the first handler that takes it.

use crate::analysis::callgraph::{named, Callees};
use crate::analysis::classes::Classes;
use crate::analysis::raised::{passes_on, raised_here, raises};
use crate::entity::SecondaryMap;
use crate::ir::model::{Block, ExitSwitch, Graph, GraphId, Value};
use crate::lltype::{
    Container, Data, DataId, FuncBody, FuncId, Ll, LlCase, LlConst, LlOp, LlProgram, LlType,
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

/// A function of no more operations than this gets such a copy.
const MAX_OPS: usize = 40;

/// So many functions deep, from where nobody looks.
const MAX_DEPTH: usize = 4;

/// Puts prebuilt instances in the place of such exceptions.
pub fn forget(program: &mut LlProgram) {
    let Some(LlType::Ptr(Container::Struct(root))) = program.exc_value else {
        return;
    };
    for _ in 0..MAX_DEPTH {
        let apart = Looks::new(program).apart();
        if apart.is_empty() {
            break;
        }
        for (func, calls) in apart {
            copy_for(program, func, &calls);
        }
    }
    let raised = Looks::new(program).unlooked();
    let mut prebuilt: FxHashMap<DataId, LlConst> = FxHashMap::default();
    for (graph, block, exit) in raised {
        let data = &program.graphs[graph].blocks[block];
        let Some((class, id)) = raised_class(&data.exits[exit].args) else {
            continue;
        };
        let instance = prebuilt.entry(id).or_insert_with(|| {
            let fields = program.types.structs[root].fields.iter().enumerate();
            let value = fields.map(|(n, field)| match n {
                0 => class.clone(),
                _ => LlConst::zero(field.ty),
            });
            let instance = program.data.push(Data {
                ty: LlType::Inline(Container::Struct(root)),
                value: Some(LlConst::Struct(value.collect())),
                name: format!("{}_unlooked", program.data[id].name),
            });
            LlConst::Data(LlType::Ptr(Container::Struct(root)), instance)
        });
        let instance = Value::Const(instance.clone());
        let graph = &mut program.graphs[graph];
        let here = raised_here(graph, block, &graph.blocks[block].exits[exit].args[1]).is_some();
        let data = &mut graph.blocks[block];
        // (What says where it is raised stays.)
        match data.ops.last_mut() {
            Some(op) if here => op.args[1] = instance,
            _ => data.exits[exit].args[1] = instance,
        }
    }
}

/// Has these calls of a function call a copy of it.
fn copy_for(program: &mut LlProgram, func: FuncId, calls: &[Call]) {
    let FuncBody::Graph(graph) = program.funcs[func].body else {
        return;
    };
    let graph = program.graphs[graph].clone();
    let mut copy = program.funcs[func].clone();
    copy.name.push_str("_unlooked");
    copy.body = FuncBody::Graph(program.graphs.push(graph));
    let ty = LlType::Ptr(Container::Func(copy.ty));
    let copy = program.funcs.push(copy);
    for of in [
        &mut program.dont_inline,
        &mut program.inline_in_loops,
        &mut program.failed_checks,
    ] {
        if of.contains(&func) {
            of.insert(copy);
        }
    }
    for call in calls {
        let block = &mut program.graphs[call.graph].blocks[call.block];
        block.ops[call.index].args[0] = Value::Const(LlConst::Func(ty, copy));
    }
}

/// The class that a link raises, if it is known.
fn raised_class(args: &[Value<Ll>]) -> Option<(LlConst, DataId)> {
    match args {
        [Value::Const(class), Value::Var(_)] => match class {
            LlConst::Data(_, id) => Some((class.clone(), *id)),
            _ => None,
        },
        _ => None,
    }
}

/// A call: in which function, and where.
#[derive(Clone, Copy)]
struct Call {
    caller: FuncId,
    graph: GraphId,
    block: Block,
    index: usize,
}

struct Looks<'p> {
    program: &'p LlProgram,
    classes: Classes,
    /// The calls of each function; of those that something has a pointer to, nothing is known.
    calls: SecondaryMap<FuncId, Vec<Call>>,
    named: SecondaryMap<FuncId, bool>,
    /// Whether somebody looks at an exception of a class that a function raises, as far as that is known.
    looked: FxHashMap<(FuncId, DataId), bool>,
}

impl<'p> Looks<'p> {
    fn new(program: &'p LlProgram) -> Self {
        let funcs: Vec<FuncId> = program.funcs.ids().collect();
        let data: Vec<DataId> = program.data.ids().collect();
        let mut calls: SecondaryMap<FuncId, Vec<Call>> = SecondaryMap::new();
        for (caller, graph) in graphs(program) {
            let data = &program.graphs[graph];
            for block in data.reachable() {
                for (index, op) in data.blocks[block].ops.iter().enumerate() {
                    for &callee in Callees::of(program, op).as_slice() {
                        calls[callee].push(Call {
                            caller,
                            graph,
                            block,
                            index,
                        });
                    }
                }
            }
        }
        Looks {
            program,
            classes: Classes::new(program),
            calls,
            named: named(program, &funcs, &data),
            looked: FxHashMap::default(),
        }
    }

    /// The links that raise what nobody looks at.
    fn unlooked(mut self) -> Vec<(GraphId, Block, usize)> {
        // (Functions that are alike have one graph.)
        let mut found: BTreeMap<(GraphId, Block, usize), bool> = BTreeMap::new();
        for (func, id) in graphs(self.program) {
            let graph = &self.program.graphs[id];
            for raise in raises(graph).into_iter().filter(|raise| !raise.again) {
                let args = &graph.blocks[raise.block].exits[raise.exit].args;
                if let Some((class, of)) = raised_class(args) {
                    let key = (id, raise.block, raise.exit);
                    *found.entry(key).or_default() |= self.looks(func, &class, of);
                }
            }
        }
        let unlooked = found.into_iter().filter(|(_, looked)| !looked);
        unlooked.map(|(raise, _)| raise).collect()
    }

    /// The small functions that raise what some who call them look at, and the calls behind which nobody does.
    fn apart(mut self) -> Vec<(FuncId, Vec<Call>)> {
        let mut found = Vec::new();
        for (func, id) in graphs(self.program) {
            let graph = &self.program.graphs[id];
            let ops = graph.blocks.values().map(|block| block.ops.len());
            if ops.sum::<usize>() > MAX_OPS {
                continue;
            }
            let raised = raises(graph).into_iter().filter(|raise| !raise.again);
            let raised = raised.filter_map(|raise| {
                raised_class(&graph.blocks[raise.block].exits[raise.exit].args)
            });
            let raised: Vec<_> = raised.collect();
            let mut calls = self.calls[func].clone();
            let calls_itself = calls.iter().any(|call| call.caller == func);
            if calls_itself
                || !raised
                    .iter()
                    .any(|(class, id)| self.looks(func, class, *id))
            {
                continue;
            }
            // (Functions that are alike have one graph.)
            let mut looked: BTreeMap<(GraphId, Block, usize), (Call, bool)> = BTreeMap::new();
            calls.retain(|call| self.is_direct(call));
            for call in calls {
                let mut raised = raised.iter();
                let looks = raised.any(|(class, id)| self.looks_behind(call, class, *id));
                let place = (call.graph, call.block, call.index);
                looked.entry(place).or_insert((call, false)).1 |= looks;
            }
            let unlooked = looked.into_values().filter(|(_, looked)| !looked);
            let unlooked: Vec<Call> = unlooked.map(|(call, _)| call).collect();
            if !unlooked.is_empty() {
                found.push((func, unlooked));
            }
        }
        found
    }

    fn is_direct(&self, call: &Call) -> bool {
        let op = &self.program.graphs[call.graph].blocks[call.block].ops[call.index];
        op.code == LlOp::DirectCall
    }

    /// Whether somebody looks at an exception of this class that a function raises.
    fn looks(&mut self, func: FuncId, class: &LlConst, id: DataId) -> bool {
        let mut asked = FxHashSet::default();
        let looked = self.looks_past(&mut asked, func, class, id);
        self.note_unlooked(looked, asked, id);
        looked
    }

    /// The same, of one that a call raises.
    fn looks_behind(&mut self, call: Call, class: &LlConst, id: DataId) -> bool {
        let mut asked = FxHashSet::default();
        let looked = self.looks_behind_past(&mut asked, call, class, id);
        self.note_unlooked(looked, asked, id);
        looked
    }

    /// Where nobody was found of all who were asked, none of them looks.
    fn note_unlooked(&mut self, looked: bool, asked: FxHashSet<FuncId>, id: DataId) {
        if !looked {
            for func in asked {
                self.looked.insert((func, id), false);
            }
        }
    }

    /// Whether somebody looks who has not been asked yet: who calls himself does not for that alone.
    fn looks_past(
        &mut self,
        asked: &mut FxHashSet<FuncId>,
        func: FuncId,
        class: &LlConst,
        id: DataId,
    ) -> bool {
        if let Some(&looked) = self.looked.get(&(func, id)) {
            return looked;
        }
        if !asked.insert(func) {
            return false;
        }
        let calls = std::mem::take(&mut self.calls[func]);
        let looked = self.named[func]
            || calls.is_empty()
            || (calls.iter()).any(|&call| self.looks_behind_past(asked, call, class, id));
        self.calls[func] = calls;
        if looked {
            self.looked.insert((func, id), true);
        }
        looked
    }

    fn looks_behind_past(
        &mut self,
        asked: &mut FxHashSet<FuncId>,
        call: Call,
        class: &LlConst,
        id: DataId,
    ) -> bool {
        let program = self.program;
        let graph: &Graph<Ll> = &program.graphs[call.graph];
        let data = &graph.blocks[call.block];
        let guarded = data.switch == ExitSwitch::LastException && call.index + 1 == data.ops.len();
        if guarded {
            for link in &data.exits[1..] {
                let Some(LlCase::Exception(of)) = &link.case else {
                    return true;
                };
                let takes = self.classes.is_subclass(program, class, of);
                if takes && passes_on(link) {
                    break;
                } else if takes {
                    return link.last_exc_value.is_some();
                }
                // (Where classes have no numbers, a handler takes what nothing says to be below its class.)
                let known = |class| self.classes.range_of(program, class).is_some();
                if !known(class) || !known(of) {
                    return true;
                }
            }
        }
        self.looks_past(asked, call.caller, class, id)
    }
}

/// The functions that have graphs of their own.
fn graphs(program: &LlProgram) -> impl Iterator<Item = (FuncId, GraphId)> + '_ {
    program
        .funcs
        .iter()
        .filter_map(|(id, func)| match func.body {
            FuncBody::Graph(graph) => Some((id, graph)),
            FuncBody::External(_) | FuncBody::Pending => None,
        })
}
