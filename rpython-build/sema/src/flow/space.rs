//! The flow space: the object space whose values are variables and constants, and which records
//! operations (D05.1, chapter 5).
//!
//! [`FlowSpace`] holds the graph being built and the position in it. Everything an instruction
//! asks of the space comes down to four steps, which also write the trace that lets an
//! instruction be run again: [`FlowSpace::operation`], [`FlowSpace::truth`], [`FlowSpace::next_item`]
//! and [`FlowSpace::constant`]. The trait's methods (in `operations.rs`) are made of these.
//!
//! A path ends by [`Unwind::Stop`]; [`FlowSpace::stop`] says why, and `build.rs` goes on from there.

use super::framestate::{FlowValue, FrameState};
use super::liveness::Liveness;
use super::recorder::{Blocks, Event, Origin, Pending};
use crate::diag::Diagnostic;
use crate::front::code::{Code, CompareOp, Hinted, Name, UnaryOp};
use crate::host::frame::Frame;
use crate::host::object::ObjId;
use crate::host::space::Unwind;
use crate::host::Session;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::source::Span;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// The result of what may leave the instruction.
pub(super) type FResult<T = FlowValue> = Result<T, Unwind<FlowValue>>;

/// Why a path ended by [`Unwind::Stop`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stop {
    /// An operation is about to be recorded behind a joinpoint.
    Merge,
    /// The trace did not fit the instruction it was made by.
    Mismatch,
}

/// What is known of a variable by how it was made. Never crosses a merge.
#[derive(Debug, Clone, Default)]
pub(super) enum Fact {
    /// Nothing.
    #[default]
    None,
    /// It is `True` or `False`.
    Bool,
    /// It is an exception of exactly this class.
    Exception(ObjId),
    /// A tuple: items, then those of an iterable.
    Tuple(Rc<[FlowValue]>, Option<FlowValue>),
    /// A dict for `**`: names; a mapping, behind all of them but so many.
    Keywords(Rc<[(Name, FlowValue)]>, Option<(FlowValue, u16)>),
    /// A slice: start, stop, step.
    Slice([FlowValue; 3]),
}

/// See the module.
pub(super) struct FlowSpace<'s> {
    /// The live program; runs what is constant.
    pub session: &'s mut Session,
    /// The graph so far.
    pub graph: Graph<Hl>,
    /// What its blocks are.
    pub blocks: Blocks,
    /// The code that is run.
    pub code: Rc<Code>,
    /// Its globals.
    pub globals: ObjId,
    /// A frame of the same code to run constant operations in.
    pub host_frame: Frame<ObjId>,
    /// For each instruction: more than one comes before it.
    pub joinpoints: Vec<bool>,
    /// Which locals are live.
    pub live: Liveness,
    /// Reads of a variable that had no value, by instruction: its name, and where.
    pub unbound_reads: BTreeMap<u32, (Name, Span)>,
    /// Reads that found a value.
    pub bound_reads: BTreeSet<u32>,
    /// The current instruction.
    pub pc: u32,
    /// What is wrong with the function.
    pub errors: Vec<Diagnostic>,
    /// Facts on variables.
    pub facts: FxHashMap<Var, Fact>,
    /// Which of the function's own cells have become objects.
    pub escaped: Vec<bool>,
    /// For each `%` (by where) with a dict: whether that was made right before.
    pub fresh_dicts: FxHashMap<(u32, Var), bool>,
    /// Functions and cells made from constants, by where and of what: made once.
    pub made: FxHashMap<(u32, Vec<ObjId>), ObjId>,

    /// The block that is recorded into.
    pub block: Block,
    /// Behind a joinpoint, nothing recorded since.
    pub merge_pending: bool,
    /// The frame at the start of the current instruction.
    pub start: FrameState,
    /// What the current instruction got so far.
    pub trace: Vec<Event>,
    /// How much of the trace has been given again.
    pub replayed: usize,
    /// The frame was just put back to run an instruction again.
    pub resuming: bool,
    /// The block begins at the next instruction: that is no reason to merge again.
    pub entered: bool,
    /// A handler covers the current instruction.
    pub guarded: bool,
    /// The source of the current instruction.
    pub span: Span,
    /// Why the path ended.
    pub stop: Stop,
    /// Instructions run since the last operation was recorded.
    pub idle: u32,
    /// How often joinpoints were merged for that alone.
    pub total_idle: u32,
}

/// An error that ends the run.
pub(super) fn fatal<T>(diagnostic: Diagnostic) -> FResult<T> {
    Err(Unwind::Fatal(Box::new(diagnostic)))
}

impl FlowSpace<'_> {
    /// An error at the current instruction.
    pub fn error(&self, code: &'static str, message: impl Into<String>, label: &str) -> Diagnostic {
        Diagnostic::error(code, message).at(self.span, label)
    }

    /// Records an error, once: an instruction may run again.
    pub fn tell(&mut self, error: Diagnostic) {
        self.session.importer.is_used(&error, self.span);
        let place = |error: &Diagnostic| error.primary.as_ref().map(|label| label.span);
        let same = |known: &Diagnostic| known.code == error.code && place(known) == place(&error);
        if !self.errors.iter().any(same) {
            self.errors.push(error);
        }
    }

    /// A constant.
    pub fn const_bool(&self, value: bool) -> FlowValue {
        FlowValue::Const(self.session.heap.new_bool(value))
    }

    /// A constant.
    pub fn const_int(&mut self, value: i64) -> FlowValue {
        FlowValue::Const(self.session.heap.new_int(value))
    }

    /// A constant.
    pub fn const_name(&mut self, name: &Name) -> FlowValue {
        FlowValue::Const(self.session.heap.intern(name))
    }

    /// A constant.
    pub fn const_none(&self) -> FlowValue {
        FlowValue::Const(self.session.heap.none)
    }

    /// What is known of a value.
    pub fn fact(&self, value: FlowValue) -> &Fact {
        value
            .var()
            .and_then(|var| self.facts.get(&var))
            .unwrap_or(&Fact::None)
    }

    /// Notes what is known of a value.
    pub fn learn(&mut self, value: FlowValue, fact: Fact) {
        if let FlowValue::Var(var) = value {
            self.facts.insert(var, fact);
        }
    }

    /// The next event of the trace, when an instruction runs again.
    fn replay(&mut self) -> Option<Event> {
        let event = *self.trace.get(self.replayed)?;
        self.replayed += 1;
        Some(event)
    }

    fn note(&mut self, event: Event) {
        self.trace.push(event);
        self.replayed = self.trace.len();
    }

    fn mismatch<T>(&mut self) -> FResult<T> {
        self.stop = Stop::Mismatch;
        Err(Unwind::Stop)
    }

    /// Ends the path if the block must be merged before anything goes into it.
    fn may_record(&mut self) -> FResult<()> {
        if self.merge_pending {
            self.stop = Stop::Merge;
            return Err(Unwind::Stop);
        }
        self.idle = 0;
        Ok(())
    }

    /// As the value of an operation's argument.
    pub fn argument(&self, value: FlowValue) -> FResult<Value<Hl>> {
        match value {
            FlowValue::Var(var) => Ok(Value::Var(var)),
            FlowValue::Const(object) => Ok(Value::Const(object)),
            FlowValue::Unrolled(..) => fatal(self.error(
                "RP0315",
                "the iterator of an unrolled loop cannot be used as a value",
                "used here",
            )),
        }
    }

    /// Appends an operation to the block, without folding and without looking at handlers.
    pub fn append(&mut self, code: HlOp, args: &[FlowValue]) -> FResult<Var> {
        let args = args
            .iter()
            .map(|&a| self.argument(a))
            .collect::<Result<Vec<_>, _>>()?;
        self.may_record()?;
        debug_assert!(
            code.accepts(args.len()),
            "{code:?} with {} arguments",
            args.len()
        );
        let result = self.graph.new_var(());
        let span = Some(self.span);
        self.graph.blocks[self.block].ops.push(Op {
            code,
            args,
            result,
            span,
        });
        Ok(result)
    }

    /// Performs an operation: folds it, or records it. If a handler covers it and it can raise,
    /// the block ends here and recording goes on in the block of its normal outcome.
    pub fn operation(&mut self, code: HlOp, args: &[FlowValue]) -> FResult {
        self.operation_guarded(code, args, self.guarded && code.can_raise())
    }

    /// Performs an operation that cannot raise where it stands.
    pub fn safe_operation(&mut self, code: HlOp, args: &[FlowValue]) -> FResult {
        self.operation_guarded(code, args, false)
    }

    fn operation_guarded(&mut self, code: HlOp, args: &[FlowValue], guarded: bool) -> FResult {
        match self.replay() {
            None => {}
            Some(Event::Value(value)) => return Ok(value),
            Some(Event::Raised(exc)) => return Err(Unwind::Raise(exc)),
            Some(Event::Truth(_) | Event::End) => return self.mismatch(),
        }
        if let Some(folded) = self.fold(code, args)? {
            let value = FlowValue::Const(folded);
            self.note(Event::Value(value));
            return Ok(value);
        }
        let result = self.append(code, args)?;
        if guarded {
            self.fork_on_exception();
        }
        let value = FlowValue::Var(result);
        if gives_bool(code) {
            self.learn(value, Fact::Bool);
        }
        self.note(Event::Value(value));
        Ok(value)
    }

    /// A constant found by other means than an operation, which must be the same when the
    /// instruction runs again.
    pub fn constant(&mut self, find: impl FnOnce(&mut Self) -> FResult<ObjId>) -> FResult {
        match self.replay() {
            None => {}
            Some(Event::Value(value)) => return Ok(value),
            Some(Event::Raised(exc)) => return Err(Unwind::Raise(exc)),
            Some(Event::Truth(_) | Event::End) => return self.mismatch(),
        }
        match find(self) {
            Ok(object) => {
                let value = FlowValue::Const(object);
                self.note(Event::Value(value));
                Ok(value)
            }
            Err(Unwind::Raise(exc)) => {
                self.note(Event::Raised(exc));
                Err(Unwind::Raise(exc))
            }
            Err(other) => Err(other),
        }
    }

    /// A new egg below the current block, reached by the link.
    fn new_egg(&mut self, inputs: Vec<Var>, link: Link<Hl>) -> Block {
        let egg = self.graph.new_block(inputs);
        self.blocks.origin[egg] = Origin::Egg(self.block);
        self.graph.blocks[self.block].exits.push(Link {
            target: egg,
            ..link
        });
        egg
    }

    /// Leaves an egg to be recorded later, which begins with this event.
    fn postpone(&mut self, block: Block, event: Event) {
        let mut trace = self.trace.clone();
        trace.push(event);
        self.blocks.pending.push(Pending {
            block,
            state: self.start.clone(),
            trace,
        });
    }

    fn placeholder(&self) -> Link<Hl> {
        Link::new(Vec::new(), self.graph.ret)
    }

    /// Ends the block with its last operation guarded; goes on in its normal outcome.
    fn fork_on_exception(&mut self) {
        self.graph.blocks[self.block].switch = ExitSwitch::LastException;
        let normal = self.new_egg(Vec::new(), self.placeholder());
        self.exception_exit();
        self.block = normal;
    }

    /// Adds the exit for any exception to the block that ends.
    fn exception_exit(&mut self) {
        let etype = self.graph.new_var(());
        let evalue = self.graph.new_var(());
        let caught = self.graph.new_var(());
        let base = self.session.heap.types.base_exception;
        let link = Link {
            args: vec![Value::Var(evalue)],
            case: Some(HlCase::Exception(base)),
            last_exception: Some(etype),
            last_exc_value: Some(evalue),
            ..self.placeholder()
        };
        let handler = self.new_egg(vec![caught], link);
        self.postpone(handler, Event::Raised(FlowValue::Var(caught)));
    }

    /// Which way a condition goes: both, if it is not known; then recording goes on in the block
    /// where it is true.
    pub fn truth(&mut self, value: FlowValue) -> FResult<bool> {
        if let Some(truth) = self.known_truth(value)? {
            return Ok(truth);
        }
        let condition = match self.fact(value) {
            Fact::Bool => value,
            _ => self.operation(HlOp::Bool, &[value])?,
        };
        let var = match condition {
            FlowValue::Var(var) => var,
            FlowValue::Const(object) => return Ok(self.session.heap.as_bool(object) == Some(true)),
            FlowValue::Unrolled(..) => return Ok(true),
        };
        match self.replay() {
            None => {}
            Some(Event::Truth(truth)) => return Ok(truth),
            Some(_) => return self.mismatch(),
        }
        self.may_record()?;
        self.graph.blocks[self.block].switch = ExitSwitch::Value(var);
        let case = |truth, this: &Self| Link {
            case: Some(HlCase::Bool(truth)),
            ..this.placeholder()
        };
        let yes = self.new_egg(Vec::new(), case(true, self));
        let no = self.new_egg(Vec::new(), case(false, self));
        self.postpone(no, Event::Truth(false));
        self.note(Event::Truth(true));
        self.block = yes;
        Ok(true)
    }

    /// The next item of an iterator, which is given what was `sent`, in a `yield from`: both outcomes, and exceptions if a
    /// handler is there.
    pub fn next_item(
        &mut self,
        iterator: FlowValue,
        sent: Option<FlowValue>,
    ) -> FResult<Option<FlowValue>> {
        match self.replay() {
            None => {}
            Some(Event::Value(item)) => return Ok(Some(item)),
            Some(Event::End) => return Ok(None),
            Some(Event::Raised(exc)) => return Err(Unwind::Raise(exc)),
            Some(Event::Truth(_)) => return self.mismatch(),
        }
        let item = match sent {
            Some(value) => {
                let send = self.helper("next_or_send")?;
                self.append(HlOp::SimpleCall, &[send, iterator, value])?
            }
            None => self.append(HlOp::Next, &[iterator])?,
        };
        let item = FlowValue::Var(item);
        self.graph.blocks[self.block].switch = ExitSwitch::LastException;
        let normal = self.new_egg(Vec::new(), self.placeholder());
        let stop = HlCase::Exception(self.session.heap.types.stop_iteration);
        let end = self.new_egg(
            Vec::new(),
            Link {
                case: Some(stop),
                ..self.placeholder()
            },
        );
        self.postpone(end, Event::End);
        if self.guarded {
            self.exception_exit();
        }
        self.note(Event::Value(item));
        self.block = normal;
        Ok(Some(item))
    }

    /// The instruction at work assigns a value: to what has a hint?
    pub fn note_hinted(&mut self, frame: &Frame<FlowValue>, value: FlowValue) {
        let store = Hinted::Assigned(frame.instr());
        let code = &frame.code;
        let hint = code.hints.iter().position(|hint| hint.of == store);
        let value = match value {
            FlowValue::Var(var) => Value::Var(var),
            FlowValue::Const(obj) => Value::Const(obj),
            FlowValue::Unrolled(..) => return,
        };
        let assigned = hint.map(|hint| Assigned {
            value,
            hint,
            span: code.spans[frame.pc as usize],
        });
        // (What a frame does is done again where a block is made anew.)
        if let Some(assigned) = assigned.filter(|one| !self.graph.hinted.contains(one)) {
            self.graph.hinted.push(assigned);
        }
    }

    /// The name of a variable: that of the local it is stored in.
    pub fn name_var(&mut self, value: FlowValue, name: &Name) {
        if let FlowValue::Var(var) = value {
            let slot = &mut self.graph.vars[var].name;
            if slot.is_none() && !name.starts_with('.') {
                *slot = Some(name.clone());
            }
        }
    }

    /// Links the current block to another and ends it.
    pub fn close(&mut self, target: Block, args: &[FlowValue]) -> FResult<()> {
        let args = args
            .iter()
            .map(|&a| self.argument(a))
            .collect::<Result<Vec<_>, _>>()?;
        let mut link = Link::new(args, target);
        link.span = (target == self.graph.ret).then_some(self.span);
        self.graph.blocks[self.block].exits = vec![link];
        Ok(())
    }

    /// A boolean, turned around.
    pub fn negated(&mut self, value: FlowValue, invert: bool) -> FResult {
        if invert {
            self.safe_operation(HlOp::Unary(UnaryOp::Not), &[value])
        } else {
            Ok(value)
        }
    }

    /// `raise class(message)` by the interpreter itself.
    pub fn raise_new(&mut self, class: ObjId, message: &str) -> Unwind<FlowValue> {
        let message = FlowValue::Const(self.session.heap.new_str(message));
        let made = self.operation(HlOp::SimpleCall, &[FlowValue::Const(class), message]);
        match made {
            Ok(exc) => {
                self.learn(exc, Fact::Exception(class));
                Unwind::Raise(exc)
            }
            Err(unwind) => unwind,
        }
    }
}

/// Whether the result is `True` or `False` whatever the arguments are.
fn gives_bool(code: HlOp) -> bool {
    match code {
        HlOp::Is | HlOp::Contains | HlOp::Bool | HlOp::IsSubtype => true,
        HlOp::Unary(UnaryOp::Not) => true,
        // A program's own comparisons may give anything.
        HlOp::Compare(
            CompareOp::Lt
            | CompareOp::Le
            | CompareOp::Eq
            | CompareOp::Ne
            | CompareOp::Gt
            | CompareOp::Ge,
        ) => false,
        _ => false,
    }
}
