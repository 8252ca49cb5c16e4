//! The host heap: every object of the program while it is being imported.
//!
//! Objects live in one arena and are never freed: an [`ObjId`] is an object's identity, is
//! `Copy`, and can be named by a constant of a flow graph. After import the heap is the live
//! program that the later stages read: functions with their globals and closures, classes with
//! their dicts, prebuilt instances and containers.

use crate::entity_id;
use crate::front::code::{Code, Name};
use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;
use std::rc::Rc;

entity_id! {
    /// An object of the host heap. Its number is its identity.
    pub struct ObjId("obj");
}

/// A namespace: names to objects, in insertion order.
pub type Namespace = IndexMap<Name, ObjId, FxBuildHasher>;

/// A function made by `def` or `lambda`.
#[derive(Debug, Clone)]
pub struct Function {
    /// Its body.
    pub code: Rc<Code>,
    /// `__name__`, which programs may change.
    pub name: Name,
    /// `__qualname__`
    pub qualname: Name,
    /// The namespace object its globals live in: a [`Object::Module`], or a dict given to `exec`.
    pub globals: ObjId,
    /// Positional defaults, for the last parameters.
    pub defaults: Vec<ObjId>,
    /// Keyword-only defaults.
    pub kwdefaults: Namespace,
    /// The cells of `code.freevars`, in order.
    pub closure: Vec<ObjId>,
    /// `__annotations__`
    pub annotations: Namespace,
    /// Attributes set on the function, such as `_annspecialcase_`.
    pub attrs: Namespace,
    /// `__doc__`
    pub doc: Option<ObjId>,
    /// `__module__`
    pub module: Option<ObjId>,
}

/// A class: one of Python's own, or made by a `class` statement.
#[derive(Debug, Clone)]
pub struct Class {
    /// `__name__`
    pub name: Name,
    /// `__qualname__`
    pub qualname: Name,
    /// `__bases__`
    pub bases: Vec<ObjId>,
    /// The C3 linearisation, the class itself first.
    pub mro: Vec<ObjId>,
    /// Its own attributes.
    pub dict: Namespace,
    /// Its class: `type`, or a metaclass.
    pub metaclass: ObjId,
    /// Which layout its instances have.
    pub layout: Layout,
    /// Made by the interpreter itself, not by a program.
    pub builtin: bool,
    /// Direct subclasses, in creation order.
    pub subclasses: Vec<ObjId>,
}

/// What instances of a class are made of besides attributes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Layout {
    /// Attributes only.
    Plain,
    /// Like instances of this class of Python's own (`int`, `dict`, `BaseException`, `type`, …).
    Builtin(ObjId),
}

/// An instance of a class made by a program, or an exception.
#[derive(Debug, Clone)]
pub struct Instance {
    /// Its class.
    pub class: ObjId,
    /// Its `__dict__`, and its slots.
    pub attrs: Namespace,
    /// For a subclass of one of Python's own types: the underlying value of that type. For an
    /// exception: its [`ExceptionData`] is in `exc`.
    pub payload: Option<ObjId>,
    /// What every exception carries.
    pub exc: Option<Box<ExceptionData>>,
}

/// What an exception carries beside its attributes.
#[derive(Debug, Clone, Default)]
pub struct ExceptionData {
    /// `args`, a tuple's items.
    pub args: Vec<ObjId>,
    /// Where it passed through: innermost last added.
    pub traceback: Vec<TracebackEntry>,
    /// `__cause__`
    pub cause: Option<ObjId>,
    /// `__context__`
    pub context: Option<ObjId>,
    /// `raise … from None`
    pub suppress_context: bool,
}

/// One frame of a traceback.
#[derive(Debug, Clone)]
pub struct TracebackEntry {
    /// The function's code.
    pub code: Rc<Code>,
    /// The instruction that raised or called.
    pub pc: u32,
}

/// A module.
#[derive(Debug, Clone)]
pub struct Module {
    /// The dotted name.
    pub name: Name,
    /// Its globals.
    pub dict: Namespace,
}
