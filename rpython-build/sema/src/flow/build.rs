//! Building the graph of a function: the fixed point around the interpreter.
//!
//! Blocks that wait are recorded one after the other: the interpreter runs on the flow space
//! until the path ends by a return, an exception, or a merge. At a joinpoint the state is
//! compared with those of the blocks that are there already (see [`super::framestate`]): one
//! that covers it is linked to; one that can be merged with it is replaced by a more general
//! block, and the old one only passes on to that; else there is a new block. Merging happens at
//! the first instruction behind a joinpoint that records something (D05.1, 5.3), so that
//! constants live as long as nothing depends on them.

use super::framestate::{FlowValue, FrameState, Likeness, Merged, Union};
use super::liveness::{falls_through, jump_target, Liveness};
use super::recorder::{give_eggs_inputs, Blocks, Origin, Pending};
use super::simplify;
use super::space::{FResult, Fact, FlowSpace, Stop};
use crate::diag::Diagnostic;
use crate::entity::EntityRef;
use crate::front::code::{Code, Const, Instr, Label, Name};
use crate::host::frame::Frame;
use crate::host::interp::{self, Exit, Resume};
use crate::host::object::{Heap, ObjId, Object};
use crate::host::space::Unwind;
use crate::host::Session;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// A function with more blocks than this is reported rather than built.
const MAX_BLOCKS: usize = 200_000;
/// States in which different variables are unbound are kept apart, but no more than so many.
const MAX_APART: usize = 16;

/// What is wrong with a function.
#[derive(Debug)]
pub struct Wrong {
    /// One error or more.
    pub errors: Vec<Diagnostic>,
    /// The graph of all else, if there could be one: what is not known in it comes from
    /// [`HlOp::Wrong`].
    pub graph: Option<Graph<Hl>>,
}

impl From<Diagnostic> for Box<Wrong> {
    fn from(error: Diagnostic) -> Self {
        let (errors, graph) = (vec![error], None);
        Box::new(Wrong { errors, graph })
    }
}

/// The simplified flow graph of a function.
///
/// Its start block has the parameters as inputs, in the order of the code's locals (positional,
/// keyword-only, the tuple of `*args`, the dict of `**kw`); of a template of functions made at
/// run time ([`HlOp::NewFunction`]), the cells of its free variables come first. The body of a
/// generator has `yield` operations; its code says that it is one.
///
/// # Errors
/// Where the function has something that can not be translated, whatever calls it.
pub fn build_graph(session: &mut Session, func: ObjId) -> Result<Graph<Hl>, Box<Wrong>> {
    let mut made = build_raw(session, func);
    let graph = match &mut made {
        Ok(graph) => Some(graph),
        Err(wrong) => wrong.graph.as_mut(),
    };
    if let Some(graph) = graph {
        simplify::simplify(graph, session);
    }
    made
}

/// The flow graph as it was recorded, without simplification.
pub fn build_raw(session: &mut Session, func: ObjId) -> Result<Graph<Hl>, Box<Wrong>> {
    let consts = session.heap.consts_of(func);
    let function = session.heap.function(func).cloned();
    let (Some(function), Some(consts)) = (function, consts) else {
        let shown = session.heap.repr_short(func);
        let message = format!("{shown} is not a function that can be translated");
        return Err(Diagnostic::error("RP0300", message).into());
    };
    let code = function.code.clone();
    let mut graph: Graph<Hl> = Graph::new(graph_name(session, func), (), ((), ()));
    graph.func = Some(func);
    graph.frame = code.name.clone();
    graph.span = Some(code.span);
    let host_frame = Frame::new(
        code.clone(),
        consts.clone(),
        function.globals,
        &function.closure,
    );

    let mut closure: Vec<FlowValue> = Vec::new();
    let mut params = Vec::new();
    for (i, name) in code.freevars.iter().enumerate() {
        // What a function that is made at run time captures comes as parameters.
        let known = function.closure.get(i).copied();
        match known.filter(|&cell| matches!(session.heap.get(cell), Object::Cell(_))) {
            Some(cell) => closure.push(FlowValue::Const(cell)),
            None => {
                let var = graph.vars.push(VarData::new(Some(name.clone()), ()));
                params.push(var);
                closure.push(FlowValue::Var(var));
            }
        }
    }
    let mut frame = Frame::new(code.clone(), consts, function.globals, &closure);
    for i in 0..parameter_count(&code) {
        let name = Some(code.locals[i].clone());
        let var = graph.vars.push(VarData::new(name, ()));
        params.push(var);
        frame.locals[i] = Some(FlowValue::Var(var));
    }
    let start = graph.start;
    graph.blocks[start].inputs = params;

    let escaped = vec![false; code.cellvars.len()];
    let space = FlowSpace {
        session,
        graph,
        blocks: Blocks::default(),
        joinpoints: joinpoints(&code),
        live: Liveness::of(&code),
        unbound_reads: BTreeMap::new(),
        bound_reads: BTreeSet::new(),
        pc: 0,
        globals: function.globals,
        host_frame,
        errors: Vec::new(),
        facts: FxHashMap::default(),
        fresh_dicts: FxHashMap::default(),
        made: FxHashMap::default(),
        block: start,
        merge_pending: false,
        start: FrameState::of(&frame, &escaped),
        trace: Vec::new(),
        replayed: 0,
        resuming: false,
        entered: false,
        guarded: false,
        span: code.span,
        stop: Stop::Merge,
        idle: 0,
        total_idle: 0,
        escaped,
        code,
    };
    space.run(frame)
}

/// `module.qualname`, for people and for the C name.
fn graph_name(session: &Session, func: ObjId) -> String {
    let heap = &session.heap;
    let Some(function) = heap.function(func) else {
        return String::new();
    };
    let module = heap
        .dict_get_str(function.globals, "__name__")
        .and_then(|m| heap.as_str(m));
    let name = &function.code.qualname;
    match module {
        Some(module) => format!("{module}.{name}"),
        None => name.to_string(),
    }
}

/// How many of the locals are parameters.
pub fn parameter_count(code: &Code) -> usize {
    code.argcount as usize
        + code.kwonlyargcount as usize
        + usize::from(code.flags.varargs)
        + usize::from(code.flags.varkeywords)
}

/// For each instruction, whether control comes to it from more than one, or by an exception.
fn joinpoints(code: &Code) -> Vec<bool> {
    let mut sources = vec![0u32; code.instrs.len() + 1];
    sources[0] = 1;
    for (pc, instr) in code.instrs.iter().enumerate() {
        if let Some(label) = jump_target(*instr) {
            sources[label as usize] += 1;
        }
        if falls_through(*instr) {
            sources[pc + 1] += 1;
        }
    }
    for handler in &code.handlers {
        sources[handler.target as usize] += 2;
    }
    sources.into_iter().map(|n| n > 1).collect()
}

/// How a frame is continued.
enum Go {
    Run,
    Resume(Resume<FlowValue>),
}

impl FlowSpace<'_> {
    fn run(mut self, mut frame: Frame<FlowValue>) -> Result<Graph<Hl>, Box<Wrong>> {
        self.path(&mut frame).map_err(|error| *error)?;
        while let Some(Pending {
            block,
            state,
            trace,
        }) = self.blocks.pending.pop()
        {
            if self.blocks.is_dead(block) {
                continue;
            }
            if self.graph.blocks.len() > MAX_BLOCKS {
                let error =
                    Diagnostic::error("RP0310", "this function is too large to be translated");
                return Err(error.at(self.code.span, "").into());
            }
            state.restore(&mut frame);
            self.escaped.clone_from(&state.escaped);
            self.block = block;
            self.start = state;
            self.trace = trace;
            self.replayed = 0;
            self.resuming = true;
            self.entered = true;
            self.merge_pending = false;
            self.path(&mut frame).map_err(|error| *error)?;
        }
        if let Some(error) = self.surely_unbound() {
            self.tell(*error);
        }
        give_eggs_inputs(&mut self.graph, &self.blocks);
        self.graph.compact();
        if self.errors.is_empty() {
            return Ok(self.graph);
        }
        let (errors, graph) = (self.errors, Some(self.graph));
        Err(Box::new(Wrong { errors, graph }))
    }

    /// A variable that is read at a place that no path reaches with a value.
    fn surely_unbound(&mut self) -> Option<Box<Diagnostic>> {
        let reads = std::mem::take(&mut self.unbound_reads);
        let mut reads = reads.into_iter();
        let (_, (name, span)) = reads.find(|(pc, _)| !self.bound_reads.contains(pc))?;
        let message = format!("local variable `{name}` is read before it is assigned");
        let help = match (self.outer_variable(&name), self.own_attribute(&name)) {
            (Some(declare), _) => {
                format!("to mean the variable outside, declare `{declare} {name}`")
            }
            (None, Some(attribute)) => format!("to mean the attribute, write `{attribute}`"),
            (None, None) => format!("assign `{name}` before"),
        };
        let error = Diagnostic::error("RP0304", message).at(span, "has no value here");
        Some(Box::new(error.help(help)))
    }

    /// How a function says that it means the variable of this name that is outside of it, if there is
    /// one.
    fn outer_variable(&self, name: &Name) -> Option<&'static str> {
        let heap = &self.session.heap;
        let is_inner =
            |inner: &Const| matches!(inner, Const::Code(code) if Rc::ptr_eq(code, &self.code));
        let has_it = |code: &Code| code.locals.contains(name) || code.cellvars.contains(name);
        let functions = (0..heap.len()).filter_map(|id| heap.function(ObjId::new(id)));
        let mut codes = functions.map(|function| &function.code);
        if codes.any(|code| code.consts.iter().any(is_inner) && has_it(code)) {
            return Some("nonlocal");
        }
        heap.dict_get_str(self.globals, name).map(|_| "global")
    }

    /// Runs the frame until its path ends.
    fn path(&mut self, frame: &mut Frame<FlowValue>) -> Result<(), Box<Diagnostic>> {
        let mut go = Go::Run;
        loop {
            let outcome = match go {
                Go::Run => interp::run(self, frame),
                Go::Resume(how) => interp::resume(self, frame, how),
            };
            // What `yield from` asks, while the frame is left at its `yield`.
            let delegate = match self
                .pc
                .checked_sub(1)
                .map(|pc| self.code.instrs[pc as usize])
            {
                Some(Instr::Send(_)) => frame.stack.last().copied(),
                _ => None,
            };
            go = match self.outcome(outcome, delegate) {
                Ok(Some(go)) => go,
                Ok(None) => return Ok(()),
                Err(Unwind::Fatal(error)) => {
                    // What comes after it here is not looked at; other paths are.
                    self.tell(*error);
                    self.merge_pending = false;
                    let (ret, wrong) = (self.graph.ret, self.append(HlOp::Wrong, &[]));
                    let Ok(wrong) = wrong else { return Ok(()) };
                    let _ = self.close(ret, &[FlowValue::Var(wrong)]);
                    return Ok(());
                }
                Err(Unwind::Stop) => match self.stop {
                    Stop::Merge => {
                        if !self.merge(frame)? {
                            return Ok(());
                        }
                        Go::Run
                    }
                    Stop::Mismatch => {
                        return Err(Box::new(self.error(
                            "RP0399",
                            "internal error: an instruction did not run twice in the same way",
                            "",
                        )));
                    }
                },
                Err(Unwind::Raise(_)) => return Ok(()),
            };
        }
    }

    /// What comes after the interpreter has left the frame.
    fn outcome(
        &mut self,
        outcome: FResult<Exit<FlowValue>>,
        delegate: Option<FlowValue>,
    ) -> FResult<Option<Go>> {
        match outcome {
            Ok(Exit::Return(value)) => {
                let ret = self.graph.ret;
                self.close(ret, &[value])?;
                Ok(None)
            }
            Ok(Exit::Generator) => Ok(Some(Go::Resume(Resume::Start))),
            Ok(Exit::Yield(value)) => {
                let mut args = vec![value];
                args.extend(delegate);
                match self.operation(HlOp::Yield, &args) {
                    Ok(sent) => Ok(Some(Go::Resume(Resume::Send(sent)))),
                    Err(Unwind::Raise(exc)) => Ok(Some(Go::Resume(Resume::Throw(exc)))),
                    Err(other) => Err(other),
                }
            }
            Err(Unwind::Raise(exc)) => {
                let class = match self.fact(exc) {
                    Fact::Exception(class) => FlowValue::Const(*class),
                    _ => match exc {
                        FlowValue::Const(object) => {
                            FlowValue::Const(self.session.heap.type_of(object))
                        }
                        // Behind the last instruction: nothing can be merged any more.
                        _ => {
                            self.merge_pending = false;
                            FlowValue::Var(self.append(HlOp::Type, &[exc])?)
                        }
                    },
                };
                let exc_block = self.graph.exc;
                self.close(exc_block, &[class, exc])?;
                Ok(None)
            }
            Err(other) => Err(other),
        }
    }

    /// Merges the path with the blocks at this instruction. `true` if it goes on, in a block of
    /// its own, with the frame at the start of the instruction.
    fn merge(&mut self, frame: &mut Frame<FlowValue>) -> Result<bool, Box<Diagnostic>> {
        let mut state = self.start.clone();
        let locals = self.code.locals.len();
        for index in 0..locals + self.code.cellvars.len() {
            if !self.live.is_live(state.pc, index) {
                state.values[index] = None;
                if index >= locals {
                    state.escaped[index - locals] = false;
                }
            }
        }
        self.merge_pending = false;
        self.trace.clear();
        let candidates = self
            .blocks
            .candidates
            .get(&state.pc)
            .cloned()
            .unwrap_or_default();
        let forget = candidates.len() >= MAX_APART;
        for candidate in candidates {
            let Some(known) = self.blocks.state(candidate) else {
                continue;
            };
            let heap = &self.session.heap;
            let Some(union) = known.union(&state, forget, |a, b| likeness(heap, a, b)) else {
                continue;
            };
            if known.covers(&union) {
                let args = state.args_for(known);
                self.link(candidate, &args)?;
                return Ok(false);
            }
            let known = known.clone();
            let merged = self.block_of_union(&known, &union);
            let old_args = known.args_for(&merged.1);
            let args = state.args_for(&merged.1);
            let from = self.block;
            // The old block, and what hangs below it, now only passes on to the general one.
            self.block = candidate;
            self.graph.blocks[candidate].ops.clear();
            self.graph.blocks[candidate].switch = ExitSwitch::None;
            self.link(merged.0, &old_args)?;
            self.blocks.kill(candidate);
            self.replace_candidate(state.pc, candidate, merged.0);
            self.block = from;
            if !self.blocks.is_dead(from) {
                self.link(merged.0, &args)?;
            }
            self.enter(merged, frame);
            return Ok(true);
        }
        let fresh = self.block_of_state(&state);
        let args = state.args_for(&fresh.1);
        self.link(fresh.0, &args)?;
        self.blocks
            .candidates
            .entry(state.pc)
            .or_default()
            .push(fresh.0);
        self.enter(fresh, frame);
        Ok(true)
    }

    fn link(&mut self, target: Block, args: &[FlowValue]) -> Result<(), Box<Diagnostic>> {
        match self.close(target, args) {
            Err(Unwind::Fatal(diagnostic)) => Err(diagnostic),
            _ => Ok(()),
        }
    }

    fn replace_candidate(&mut self, pc: Label, old: Block, new: Block) {
        if let Some(blocks) = self.blocks.candidates.get_mut(&pc) {
            for block in blocks.iter_mut().filter(|block| **block == old) {
                *block = new;
            }
        }
    }

    /// Goes on in a spam block.
    fn enter(&mut self, (block, state): (Block, FrameState), frame: &mut Frame<FlowValue>) {
        state.restore(frame);
        self.escaped.clone_from(&state.escaped);
        self.blocks.origin[block] = Origin::Spam { state, dead: false };
        self.block = block;
        self.entered = true;
    }

    /// A variable for the value at this place of a state, where that was `from`.
    fn new_input(&mut self, index: usize, from: FlowValue) -> Var {
        let local = FrameState::name_of(&self.code, index).filter(|name| !name.starts_with('.'));
        let name = local.or_else(|| self.graph.vars[from.var()?].name.clone());
        self.graph.vars.push(VarData::new(name, ()))
    }

    /// A block with an input for each variable of the state, and that state in its terms.
    fn block_of_state(&mut self, state: &FrameState) -> (Block, FrameState) {
        let mut names: FxHashMap<Var, Var> = FxHashMap::default();
        let mut inputs = Vec::new();
        for (i, value) in state.values.iter().enumerate() {
            if let Some(FlowValue::Var(var)) = value {
                if !names.contains_key(var) {
                    let new = self.new_input(i, FlowValue::Var(*var));
                    names.insert(*var, new);
                    inputs.push(new);
                }
            }
        }
        let block = self.graph.new_block(inputs);
        (block, state.map(|var| FlowValue::Var(names[&var])))
    }

    /// A block with an input for each variable of the union.
    fn block_of_union(&mut self, known: &FrameState, union: &Union) -> (Block, FrameState) {
        let mut vars: Vec<Option<Var>> = vec![None; union.vars];
        let mut inputs = Vec::new();
        let mut values = Vec::with_capacity(union.values.len());
        for (i, merged) in union.values.iter().enumerate() {
            values.push(match merged {
                Merged::Unbound => None,
                Merged::Same(value) => Some(*value),
                Merged::New(n) => {
                    let var = match vars[*n] {
                        Some(var) => var,
                        None => {
                            let from = known.values[i].unwrap_or(FlowValue::Var(Var(0)));
                            let var = self.new_input(i, from);
                            vars[*n] = Some(var);
                            inputs.push(var);
                            var
                        }
                    };
                    Some(FlowValue::Var(var))
                }
            });
        }
        let block = self.graph.new_block(inputs);
        (block, known.with_values(values))
    }
}

fn likeness(heap: &Heap, a: ObjId, b: ObjId) -> Likeness {
    match (heap.get(a), heap.get(b)) {
        _ if heap.equal_constants(a, b) => Likeness::Same,
        (Object::Cell(_), Object::Cell(_)) => Likeness::Apart,
        _ => Likeness::Different,
    }
}
