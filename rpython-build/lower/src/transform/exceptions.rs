//! Makes exceptions explicit.
//!
//! Afterwards an exception is a type and a value in one static place. An operation that raises
//! sets it; whoever called looks, and goes on to a handler or returns a zero value of its type.
//! The except block and `LastException` switches are gone.
//!
//! What raises, and how one sees it:
//! - calls: `exc_occurred`;
//! - allocation: a null result (the runtime has set `MemoryError`);
//! - checked arithmetic: `ovf_occurred` right behind it;
//! - `stack_check`: its result.
//!
//! The last two do not set anything by themselves: where a handler for the exception is at hand
//! it is entered directly.

use super::Options;
use crate::analysis::classes::Classes;
use crate::analysis::raised::{self, passes_on, place_of_raise, raised_here, Place, Raise};
use crate::analysis::raises::{never_return, stops, CanRaise};
use crate::entity::{EntityRef, SecondaryMap};
use crate::ir::model::{Block, ExitSwitch, Graph, GraphId, Link, Op, Value, Var};
use crate::lltype::{
    FuncId, Ll, LlCase, LlConst, LlOp, LlProgram, LlType, Location, LocationId, Raises, LOCATION,
};
use crate::source::Span;
use rustc_hash::FxHashMap;

type V = Value<Ll>;

/// Makes exceptions explicit in every graph.
pub fn run(program: &mut LlProgram, options: &Options) {
    let classes = Classes::new(program);
    let raises = CanRaise::new(program, &classes);
    let never = never_return(program);
    program.cold = program.funcs.ids().filter(|&id| never[id]).collect();
    let mut locations = FxHashMap::default();
    for (id, location) in program.locations.iter() {
        locations.insert(location.clone(), id);
    }
    for id in program.graphs.ids() {
        let empty = Graph::new("", LlType::Void, (LlType::Void, LlType::Void));
        let graph = std::mem::replace(&mut program.graphs[id], empty);
        if graph.blocks[graph.exc].inputs.is_empty() {
            program.graphs[id] = graph;
            continue;
        }
        let mut pass = Pass {
            program,
            classes: &classes,
            raises: &raises,
            never: &never,
            options,
            locations: &mut locations,
            graph,
            id,
            unwind: None,
            leave: None,
            raising: Vec::new(),
            asked: Vec::new(),
        };
        pass.graph();
    }
}

/// How an operation shows that it has raised.
enum Signal {
    /// By the exception being set.
    Occurred,
    /// By a null result.
    Null,
    /// By a flag; this exception is then to be raised.
    Flag(LlOp, &'static str),
}

struct Pass<'a> {
    program: &'a mut LlProgram,
    classes: &'a Classes,
    raises: &'a CanRaise,
    /// The functions that never return.
    never: &'a SecondaryMap<FuncId, bool>,
    options: &'a Options,
    locations: &'a mut FxHashMap<Location, LocationId>,
    graph: Graph<Ll>,
    id: GraphId,
    /// The block that adds its input, a location, to the traceback, and returns. All that raises
    /// shares it: it would be most of the code otherwise.
    unwind: Option<Block>,
    /// The blocks that raise a standard exception at their input, a location.
    raising: Vec<(&'static str, Block)>,
    /// The block that returns.
    leave: Option<Block>,
    /// The exceptions that the graph may raise again: before their handlers run, the frame's own line must get into
    /// the traceback.
    asked: Vec<bool>,
}

impl Pass<'_> {
    fn graph(&mut self) {
        let blocks = self.graph.reachable();
        let raises = raised::raises(&self.graph);
        let again = raises.iter().any(|raise| raise.again);
        if again {
            self.asked = raised::raised_in_the_end(&self.graph);
        }
        for raise in raises {
            self.raise_link(&raise);
        }
        for &block in &blocks {
            self.raised_here(block);
        }
        for block in blocks {
            if block != self.graph.exc {
                self.block(block);
            }
        }
        if again {
            self.leave_set();
        }
        let exc = self.graph.exc;
        self.graph.blocks[exc].inputs.clear();
        let empty = Graph::new("", LlType::Void, (LlType::Void, LlType::Void));
        self.program.graphs[self.id] = std::mem::replace(&mut self.graph, empty);
    }

    // ---- explicit raising ----------------------------------------------------------------

    /// Sends a link to the except block to one that sets the exception and returns.
    fn raise_link(&mut self, raise: &Raise) {
        let &Raise { block, exit, again } = raise;
        let value = &self.graph.blocks[block].exits[exit].args[1];
        let place = match raised_here(&self.graph, block, value) {
            Some(here) => Place::of(&self.graph, here),
            None => place_of_raise(&self.graph, block),
        };
        let span = place.span;
        let (etype, evalue) = (self.exc_type(), self.exc_value());
        let inputs = vec![self.graph.new_var(etype), self.graph.new_var(evalue)];
        let args = inputs.iter().map(|&v| V::Var(v)).collect();
        let leaves = self.graph.new_block(inputs);
        let code = if again {
            LlOp::ExcRestore
        } else {
            LlOp::ExcSet
        };
        self.op(leaves, code, args, LlType::Void, span);
        // What is raised again has this frame's line already.
        let location = if again { None } else { self.location(place) };
        self.graph.blocks[leaves].exits = vec![self.propagation(location)];
        self.graph.blocks[block].exits[exit].target = leaves;
        if let (Some(last), false) = (self.graph.blocks[block].ops.last_mut(), again) {
            if last.code == LlOp::RaiseHere {
                last.code = LlOp::SameAs;
                last.args.remove(0);
            }
        }
    }

    /// What goes to a handler of this graph from where it is raised gets its traceback there, for the handler may
    /// raise it again.
    fn raised_here(&mut self, block: Block) {
        if !(self.graph.blocks[block].ops.iter()).any(|op| op.code == LlOp::RaiseHere) {
            return;
        }
        for op in std::mem::take(&mut self.graph.blocks[block].ops) {
            if op.code != LlOp::RaiseHere {
                self.graph.blocks[block].ops.push(op);
                continue;
            }
            let location = self.location(Place::of(&self.graph, &op));
            self.op(block, LlOp::ExcSet, op.args, LlType::Void, op.span);
            if let Some(location) = location {
                self.traceback(block, location, op.span);
            }
            self.graph.blocks[block].ops.push(Op {
                code: LlOp::ExcValue,
                args: Vec::new(),
                ..op
            });
            self.op(block, LlOp::ExcClear, vec![], LlType::Void, op.span);
        }
    }

    // ---- operations that raise -----------------------------------------------------------

    fn block(&mut self, block: Block) {
        let guarded = self.graph.blocks[block].switch == ExitSwitch::LastException;
        let count = self.graph.blocks[block].ops.len();
        if guarded {
            self.guarded(block);
        }
        // From the end, so that each split moves what has not been moved yet.
        let unguarded = if guarded {
            count.saturating_sub(1)
        } else {
            count
        };
        for index in (0..unguarded).rev() {
            let op = &self.graph.blocks[block].ops[index];
            if !self.raises.op(self.program, op) {
                continue;
            }
            let place = Place::of(&self.graph, op);
            let (signal, result) = (signal(op), op.result);
            let last = index + 1 == self.graph.blocks[block].ops.len();
            if !last || self.graph.blocks[block].switch != ExitSwitch::None {
                self.graph.split_block(block, index + 1);
            }
            let location = self.location(place);
            let failed = match signal {
                Signal::Flag(_, name) => self.raising(name, place.span, location),
                _ => self.propagation(location),
            };
            self.branch(block, signal, result, failed);
        }
    }

    /// Ends a block, whose last operation may raise and which has one exit, with a test: the exit
    /// is taken if it did not raise, `failed` if it did.
    fn branch(&mut self, block: Block, signal: Signal, result: Var, mut failed: Link<Ll>) {
        let last = self.graph.blocks[block].ops.last();
        if last.is_some_and(|op| stops(op, self.never)) {
            self.graph.blocks[block].exits = vec![failed];
            return;
        }
        let span = self.graph.blocks[block].ops.last().and_then(|op| op.span);
        let (test, good, hint) = match signal {
            Signal::Null => {
                let test = self.op(
                    block,
                    LlOp::PtrNonzero,
                    vec![result.into()],
                    LlType::Bool,
                    span,
                );
                (test, true, LlOp::Likely)
            }
            Signal::Occurred => {
                let test = self.op(block, LlOp::ExcOccurred, vec![], LlType::Bool, span);
                (test, false, LlOp::Unlikely)
            }
            Signal::Flag(LlOp::StackCheck, _) => {
                // Its result becomes the flag.
                self.graph.vars[result].ty = LlType::Bool;
                (result, false, LlOp::Unlikely)
            }
            Signal::Flag(flag, _) => {
                let test = self.op(block, flag, vec![], LlType::Bool, span);
                (test, false, LlOp::Unlikely)
            }
        };
        let test = self.op(block, hint, vec![test.into()], LlType::Bool, span);
        let data = &mut self.graph.blocks[block];
        data.switch = ExitSwitch::Value(test);
        data.exits[0].case = Some(LlCase::Bool(good));
        failed.case = Some(LlCase::Bool(!good));
        data.exits.push(failed);
    }

    /// A guarded operation: the exits of its exception switch become tests.
    fn guarded(&mut self, block: Block) {
        let data = &mut self.graph.blocks[block];
        data.switch = ExitSwitch::None;
        let mut handlers = data.exits.split_off(1);
        let Some(op) = self.graph.blocks[block].ops.last() else {
            return;
        };
        let (place, result, signal) = (Place::of(&self.graph, op), op.result, signal(op));
        let span = place.span;
        if !self.raises.op(self.program, op) {
            return;
        }
        // What the last handlers only pass on need not be tested for.
        while handlers
            .last()
            .is_some_and(|h| h.target == self.graph.exc && passes_on(h))
        {
            handlers.pop();
        }
        let location = self.location(place);
        let failed = match signal {
            Signal::Flag(_, name) => match self.known(name, &mut handlers) {
                Some(link) => link,
                None => self.raising(name, span, location),
            },
            _ if handlers.is_empty() => self.propagation(location),
            _ => self.handlers(handlers, span, location),
        };
        self.branch(block, signal, result, failed);
    }

    /// The handler for a standard exception that the operation raises, entered directly.
    fn known(&mut self, name: &str, handlers: &mut Vec<Link<Ll>>) -> Option<Link<Ll>> {
        let exception = self.program.exceptions.iter().find(|e| e.name == name)?;
        let (class, instance) = (exception.class.clone(), exception.instance.clone());
        let found = handlers.iter().position(|link| match &link.case {
            Some(LlCase::Exception(of)) => self.classes.is_subclass(self.program, &class, of),
            _ => false,
        })?;
        let mut link = handlers.swap_remove(found);
        if link.target == self.graph.exc {
            return None;
        }
        for arg in &mut link.args {
            if let Value::Var(v) = *arg {
                if link.last_exception == Some(v) {
                    *arg = Value::Const(class.clone());
                } else if link.last_exc_value == Some(v) {
                    *arg = Value::Const(instance.clone());
                }
            }
        }
        (link.case, link.last_exception, link.last_exc_value) = (None, None, None);
        Some(link)
    }

    /// The blocks that find the handler of an exception that is set; gives the link to the first.
    fn handlers(
        &mut self,
        handlers: Vec<Link<Ll>>,
        span: Option<Span>,
        location: Option<LocationId>,
    ) -> Link<Ll> {
        let etype_ty = self.exc_type();
        // What the handlers need of the block that raised.
        let mut needed: Vec<Var> = Vec::new();
        for link in &handlers {
            for var in link.args.iter().filter_map(Value::var) {
                let bound = [link.last_exception, link.last_exc_value].contains(&Some(var));
                if !bound && !needed.contains(&var) {
                    needed.push(var);
                }
            }
        }
        // An exception that no handler takes stays set.
        let inputs = needed.iter().map(|&v| self.graph.copy_var(v)).collect();
        let mut at = self.graph.new_block(inputs);
        let first = Link::new(needed.iter().map(|&v| v.into()).collect(), at);
        let mut etype = self.op(at, LlOp::ExcType, vec![], etype_ty, span);
        for link in handlers {
            let Some(LlCase::Exception(class)) = &link.case else {
                continue;
            };
            let classes = self.classes;
            let test = classes.test(etype, class, |code, args, ty| {
                self.op(at, code, args, ty, span)
            });
            let matched = if link.target == self.graph.exc {
                self.propagation(location)
            } else {
                self.caught_by(&link, at, etype, &needed, span, location)
            };
            let Some(test) = test else {
                // It catches everything.
                self.graph.blocks[at].exits = vec![matched];
                return first;
            };
            let mut inputs = vec![self.graph.new_var(etype_ty)];
            inputs.extend(needed.iter().map(|&v| self.graph.copy_var(v)));
            let mut args: Vec<V> = vec![etype.into()];
            args.extend(self.names(at, needed.len()));
            etype = inputs[0];
            let next = self.graph.new_block(inputs);
            let data = &mut self.graph.blocks[at];
            data.switch = ExitSwitch::Value(test);
            data.exits = vec![
                Link {
                    case: Some(LlCase::Bool(true)),
                    ..matched
                },
                Link::with_case(args, next, LlCase::Bool(false)),
            ];
            at = next;
        }
        self.graph.blocks[at].exits = vec![self.propagation(location)];
        first
    }

    /// The last inputs of a block.
    fn names(&self, block: Block, count: usize) -> impl Iterator<Item = V> + '_ {
        let inputs = &self.graph.blocks[block].inputs;
        inputs[inputs.len() - count..].iter().map(|&v| V::Var(v))
    }

    /// The way into a handler, from a block that has found it: through one that takes the exception.
    fn caught_by(
        &mut self,
        handler: &Link<Ll>,
        from: Block,
        etype: Var,
        needed: &[Var],
        span: Option<Span>,
        location: Option<LocationId>,
    ) -> Link<Ll> {
        let mut inputs = vec![self.graph.copy_var(etype)];
        inputs.extend(needed.iter().map(|&v| self.graph.copy_var(v)));
        let mut passed = vec![V::Var(etype)];
        passed.extend(self.names(from, needed.len()));
        let caught = self.graph.new_block(inputs);
        let asked = |value: Var| self.asked.get(value.index()) == Some(&true);
        if let Some(location) = location.filter(|_| handler.last_exc_value.is_some_and(asked)) {
            self.traceback(caught, location, span);
        }
        let evalue = self.op(caught, LlOp::ExcValue, vec![], self.exc_value(), span);
        self.op(caught, LlOp::ExcClear, vec![], LlType::Void, span);
        let inputs = &self.graph.blocks[caught].inputs;
        let args = handler.args.iter().map(|arg| match arg {
            Value::Var(v) if handler.last_exception == Some(*v) => V::Var(inputs[0]),
            Value::Var(v) if handler.last_exc_value == Some(*v) => V::Var(evalue),
            Value::Var(v) => match needed.iter().position(|n| n == v) {
                Some(index) => V::Var(inputs[1 + index]),
                None => arg.clone(),
            },
            Value::Const(_) => arg.clone(),
        });
        let entered = Link::new(args.collect(), handler.target);
        self.graph.blocks[caught].exits = vec![entered];
        Link::new(passed, caught)
    }

    /// What is raised again behind nothing that could see that it was caught was never caught.
    fn leave_set(&mut self) {
        let preds = self.graph.predecessors();
        for block in self.graph.reachable() {
            let ops = &self.graph.blocks[block].ops;
            let restore = ops.iter().position(|op| op.code == LlOp::ExcRestore);
            let Some(restore) = restore else { continue };
            let Some(mut value) = ops[restore].args[1].var() else {
                continue;
            };
            let (mut at, mut end) = (block, restore);
            let cleared = loop {
                let ops = &self.graph.blocks[at].ops[..end];
                let opaque = |op: &Op<Ll>| {
                    !(op.code.only_reads() || matches!(op.code, LlOp::SetField { .. }))
                };
                if let Some(index) = ops.iter().rposition(opaque) {
                    let taken = ops[..index]
                        .last()
                        .is_some_and(|op| op.code == LlOp::ExcValue && op.result == value);
                    break (taken && ops[index].code == LlOp::ExcClear).then_some((at, index));
                }
                let &[(before, exit)] = &preds[at] else {
                    break None;
                };
                let index = self.graph.blocks[at]
                    .inputs
                    .iter()
                    .position(|&v| v == value);
                let data = &self.graph.blocks[before];
                let passed = index.and_then(|index| data.exits[exit].args[index].var());
                match passed {
                    Some(passed) if data.exits.len() == 1 => value = passed,
                    _ => break None,
                }
                (at, end) = (before, data.ops.len());
            };
            if let Some((at, clear)) = cleared {
                self.graph.blocks[block].ops.remove(restore);
                self.graph.blocks[at].ops.remove(clear);
            }
        }
    }

    // ---- ways out ------------------------------------------------------------------------

    /// The way to add a line to the traceback and return, an exception being set.
    fn propagation(&mut self, location: Option<LocationId>) -> Link<Ll> {
        let leave = match self.leave {
            Some(block) => block,
            None => {
                let block = self.graph.new_block(vec![]);
                let ret = self.graph.ret;
                let args = self.graph.blocks[ret]
                    .inputs
                    .iter()
                    .map(|&v| V::Const(LlConst::zero(self.graph.vars[v].ty)))
                    .collect();
                self.graph.blocks[block].exits = vec![Link::new(args, ret)];
                *self.leave.insert(block)
            }
        };
        let Some(location) = location else {
            return Link::new(vec![], leave);
        };
        let unwind = match self.unwind {
            Some(block) => block,
            None => {
                let location = self.graph.new_var(LOCATION);
                let block = self.graph.new_block(vec![location]);
                self.op(
                    block,
                    LlOp::TracebackAdd,
                    vec![location.into()],
                    LlType::Void,
                    None,
                );
                self.graph.blocks[block].exits = vec![Link::new(vec![], leave)];
                *self.unwind.insert(block)
            }
        };
        Link::new(vec![V::Const(LlConst::Location(location))], unwind)
    }

    /// The way to raise a standard exception: one for the graph, to which the place is passed.
    fn raising(
        &mut self,
        name: &'static str,
        span: Option<Span>,
        location: Option<LocationId>,
    ) -> Link<Ll> {
        let passed: Vec<V> = location
            .into_iter()
            .map(|l| V::Const(LlConst::Location(l)))
            .collect();
        let known = self.raising.iter().find(|(of, block)| {
            *of == name && self.graph.blocks[*block].inputs.len() == passed.len()
        });
        if let Some(&(_, block)) = known {
            return Link::new(passed, block);
        }
        let inputs: Vec<Var> = passed
            .iter()
            .map(|_| self.graph.new_var(LOCATION))
            .collect();
        let mut out = self.propagation(location);
        out.args = inputs.iter().map(|&v| V::Var(v)).collect();
        let block = self.graph.new_block(inputs);
        self.raising.push((name, block));
        let exception = self.program.exceptions.iter().find(|e| e.name == name);
        match exception {
            Some(e) => {
                let args = vec![V::Const(e.class.clone()), V::Const(e.instance.clone())];
                self.op(block, LlOp::ExcSet, args, LlType::Void, span);
            }
            None => {
                let args = vec![V::Const(LlConst::Void(None))];
                self.op(block, LlOp::Unreachable, args, LlType::Void, span);
            }
        }
        self.graph.blocks[block].exits = vec![out];
        Link::new(passed, block)
    }

    fn traceback(&mut self, block: Block, location: LocationId, span: Option<Span>) {
        let args = vec![V::Const(LlConst::Location(location))];
        self.op(block, LlOp::TracebackAdd, args, LlType::Void, span);
    }

    /// The traceback line for a place; none for the toolchain's own helpers.
    fn location(&mut self, place: Place) -> Option<LocationId> {
        let (function, within) = match place.site {
            None => (self.graph.frame.to_string(), None),
            Some(site) => {
                let site = self.graph.sites[site].clone();
                let call = Place {
                    span: site.call,
                    site: site.within,
                };
                (site.frame.to_string(), self.location(call))
            }
        };
        let span = place.span.or(self.graph.span)?;
        if self.options.hidden_files.contains(&span.file) {
            return None;
        }
        let location = Location {
            span,
            function,
            within,
        };
        if let Some(&id) = self.locations.get(&location) {
            return Some(id);
        }
        let id = self.program.locations.push(location.clone());
        self.locations.insert(location, id);
        Some(id)
    }

    fn op(
        &mut self,
        block: Block,
        code: LlOp,
        args: Vec<V>,
        result: LlType,
        span: Option<Span>,
    ) -> Var {
        let result = self.graph.new_var(result);
        self.graph.blocks[block].ops.push(Op {
            code,
            args,
            result,
            span,
        });
        result
    }

    fn exc_type(&self) -> LlType {
        self.graph.vars[self.graph.blocks[self.graph.exc].inputs[0]].ty
    }

    fn exc_value(&self) -> LlType {
        self.graph.vars[self.graph.blocks[self.graph.exc].inputs[1]].ty
    }
}

/// How an operation that may raise shows it.
fn signal(op: &Op<Ll>) -> Signal {
    let raises = op.code.row().raises;
    match (raises, raises.exception()) {
        (Raises::Overflow, Some(name)) => Signal::Flag(LlOp::OvfOccurred, name),
        (Raises::Recursion, Some(name)) => Signal::Flag(LlOp::StackCheck, name),
        (Raises::Memory, _) => Signal::Null,
        _ => Signal::Occurred,
    }
}
