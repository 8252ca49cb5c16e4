//! Frames: the whole state of a running function, as plain data.
//!
//! A frame can be copied, compared, stopped between any two instructions and started at any
//! `pc` with any contents. Generators are frames that wait in the heap; the flow space copies
//! and merges frames at joinpoints.

use super::object::ObjId;
use crate::front::code::{Code, Handler, Instr, Label};
use crate::source::Span;
use std::rc::Rc;

/// The state of a running function over an object space whose values are `V`.
#[derive(Debug, Clone)]
pub struct Frame<V> {
    /// What it runs.
    pub code: Rc<Code>,
    /// `code.consts` as host objects.
    pub consts: Rc<[ObjId]>,
    /// The current instruction: it stays here while the instruction runs. Suspended generators
    /// have it on their `Yield` (or on `ReturnGenerator` before they start).
    pub pc: Label,
    /// Fast locals; `None` where unbound.
    pub locals: Vec<Option<V>>,
    /// Cells in deref order: the code's own (until `MakeCell` runs: `None`), then the closure's.
    pub cells: Vec<Option<V>>,
    /// The value stack.
    pub stack: Vec<V>,
    /// The exception being handled in this frame, if any (`sys.exc_info()`).
    pub handled: Option<V>,
    /// The dict of globals.
    pub globals: ObjId,
    /// Module and class bodies, `exec`: the mapping of local names.
    pub namespace: Option<ObjId>,
}

impl<V: Copy + PartialEq> PartialEq for Frame<V> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.code, &other.code)
            && self.pc == other.pc
            && self.locals == other.locals
            && self.cells == other.cells
            && self.stack == other.stack
            && self.handled == other.handled
            && self.globals == other.globals
            && self.namespace == other.namespace
    }
}

impl<V: Copy> Frame<V> {
    /// A frame at the start of the code, without arguments; `closure` are the cells of the
    /// free variables.
    pub fn new(code: Rc<Code>, consts: Rc<[ObjId]>, globals: ObjId, closure: &[V]) -> Self {
        let mut cells = vec![None; code.cellvars.len()];
        cells.extend(closure.iter().map(|&cell| Some(cell)));
        Frame {
            pc: 0,
            locals: vec![None; code.locals.len()],
            cells,
            stack: Vec::with_capacity(code.stacksize as usize),
            handled: None,
            globals,
            namespace: None,
            code,
            consts,
        }
    }

    /// The current instruction.
    pub fn instr(&self) -> Instr {
        self.code.instrs[self.pc as usize]
    }

    /// Where the current instruction comes from.
    pub fn span(&self) -> Span {
        self.code.spans[self.pc as usize]
    }

    /// The handler that covers the current instruction.
    pub fn handler(&self) -> Option<Handler> {
        self.code.handler_at(self.pc)
    }

    /// Pushes a value.
    pub fn push(&mut self, value: V) {
        self.stack.push(value);
    }

    /// Pops the top of the stack. The compiler never lets the stack run empty.
    pub fn pop(&mut self) -> V {
        self.stack.pop().expect("value stack underflow")
    }

    /// The top of the stack.
    pub fn top(&self) -> V {
        self.peek(1)
    }

    /// The item `n` deep; `1` is the top.
    pub fn peek(&self, n: u32) -> V {
        self.stack[self.stack.len() - n as usize]
    }

    /// The top `n` items.
    pub fn top_n(&self, n: usize) -> &[V] {
        &self.stack[self.stack.len() - n..]
    }

    /// Drops the top `n` items.
    pub fn drop_n(&mut self, n: usize) {
        let len = self.stack.len() - n;
        self.stack.truncate(len);
    }
}
