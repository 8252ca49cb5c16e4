//! The host space: runs the program at import time.
//!
//! [`HostSpace`] owns everything: the heap, the source files, the imported modules, the stack
//! of active frames. Its methods are in the files beside this one:
//! [`super::errors`] makes exceptions, [`super::dicts`] does lookups that may call the
//! program's `__eq__`, [`super::protocols`] runs operators and special methods,
//! [`super::attributes`] reads and writes attributes, [`super::calls`] binds arguments and
//! calls, [`super::classes`] makes classes, [`super::generators`] resumes generators,
//! [`super::imports`] finds modules, [`super::operations`] implements the object space's trait.
//!
//! What Python's own types do (`int`, `str`, `list`, …) is in [`super::types`].

use super::effects::Effects;
use super::imports::Importer;
use super::object::{Heap, ObjId};
use super::space::Unwind;
use crate::front::code::{Code, Name};
use crate::ir::op::Keywords;
use crate::source::{SourceMap, Span};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// The result of what may raise.
pub type HResult<T = ObjId> = Result<T, Unwind<ObjId>>;

/// A frame that is being run, as far as others look at it.
#[derive(Debug, Clone)]
pub struct Active {
    /// Its code.
    pub code: Rc<Code>,
    /// Where it called from; up to date while it calls.
    pub pc: u32,
    /// The dict of globals.
    pub globals: ObjId,
    /// The mapping of local names of a module or class body.
    pub namespace: Option<ObjId>,
    /// The exception being handled in it, or by those that called it.
    pub handled: Option<ObjId>,
    /// The same, of those that called it alone.
    pub outer_handled: Option<ObjId>,
}

/// The program at import time, and everything that later stages ask of it.
pub struct HostSpace {
    /// All objects.
    pub heap: Heap,
    /// All source files.
    pub sources: SourceMap,
    /// Finds modules; remembers which files were read.
    pub importer: Importer,
    /// `sys.modules`: a dict.
    pub modules: ObjId,
    /// The frames being run, the innermost last.
    pub active: Vec<Active>,
    /// Bits of a machine word where the translated program runs.
    pub word_bits: u32,
    /// `sys.setrecursionlimit`
    pub recursion_limit: usize,
    /// The bytes that what an operation makes may take ([`HostSpace::expect_room`]).
    pub(crate) room: usize,
    /// How deep calls are, native ones included.
    pub depth: usize,
    /// What the program has of the operating system while it is imported.
    pub system: super::system::System,
    /// Why the system gave no bytes when it was last asked for some; 0 if it did.
    pub read_error: i64,
    /// What stands for objects in translated code that say so themselves.
    pub(crate) replaced: rustc_hash::FxHashMap<ObjId, ObjId>,
    /// The classes of translated code's that stand for one that programs know.
    pub(crate) standing: rustc_hash::FxHashMap<ObjId, ObjId>,
    /// The types of iterators that the library has functions for, by their names.
    pub(crate) iterator_types: FxHashMap<Name, ObjId>,
    /// What was written to `sys.stdout`.
    pub stdout: String,
    /// What was written to `sys.stderr`.
    pub stderr: String,
    /// The programs of the patterns of `re`, by the objects that they are in Python.
    pub patterns: FxHashMap<ObjId, Rc<super::modules::re::Program>>,
    /// Objects whose `repr` is being made, to cut cycles.
    pub repr_active: Vec<ObjId>,
    /// The function behind calls of `super`: it sees the caller's frame.
    pub super_call: ObjId,
    /// The `__annotations__` of functions that programs got hold of: from then on it is the dict
    /// that counts, not [`Function::annotations`](super::object::Function::annotations).
    pub annotations: FxHashMap<ObjId, ObjId>,
    /// The object of each code object that programs got hold of.
    pub code_objects: FxHashMap<*const Code, ObjId>,
    /// The lists of keyword names that calls in flow graphs use.
    pub keywords: Keywords,
    /// What the program's functions may assign.
    pub effects: RefCell<Effects>,
    /// The dicts behind `**` in calls, as they are when the program is translated, and where.
    pub spread_dicts: Vec<(ObjId, Span)>,
}
