//! The host heap: every object of the program while it is being imported.
//!
//! Objects live in one arena and are never freed: an [`ObjId`] is an object's identity, is
//! `Copy`, and can be named by a constant of a flow graph. After import the heap is the live
//! program that the later stages read: functions with their globals and closures, classes with
//! their dicts, prebuilt instances and containers.
//!
//! Where things are:
//! - A *namespace that programs can get hold of as a dict* (module globals, an instance's or a
//!   function's `__dict__`) is an object of its own, [`Object::Dict`] with string keys; read it
//!   with [`Heap::dict_get_str`], or through [`Heap::module_attr`], [`Heap::instance_attr`],
//!   [`Heap::function_attr`]. A class's dict is a [`Namespace`].
//! - An object of one of Python's own types is a variant of [`Object`]; an object of a class made
//!   by a program, and every exception, is an [`Object::Instance`]. A subclass of `int`, `dict`, …
//!   gives instances with a *payload*: the object of the underlying type.
//! - `Int` and `BigInt` are one Python type: `BigInt` only holds what an `i64` cannot.

use super::attribute_key::AttrKey;
use super::builtin::{Builtin, GetSet};
use super::dict::HostDict;
use super::frame::Frame;
use super::iter::Iter;
use crate::front::code::{Code, Name};
use crate::lltype::{LlConst, LlType};
use indexmap::IndexMap;
use num_bigint::BigInt;
use rustc_hash::FxBuildHasher;
use std::cell::OnceCell;
use std::rc::Rc;
use std::sync::Arc;

pub use super::heap::{Heap, Types};
pub use crate::ir::model::ObjId;

/// A namespace: names to objects, in insertion order.
pub type Namespace = IndexMap<Name, ObjId, FxBuildHasher>;

/// An object.
#[derive(Debug, Clone)]
pub enum Object {
    /// `None`
    None,
    /// `NotImplemented`
    NotImplemented,
    /// `...`
    Ellipsis,
    /// `True`, `False`
    Bool(bool),
    /// An `int` that fits.
    Int(i64),
    /// An `int` that does not fit in an `i64`.
    BigInt(Rc<BigInt>),
    /// `float`
    Float(f64),
    /// `complex`
    Complex(f64, f64),
    /// `str`
    Str(Arc<str>),
    /// `bytes`
    Bytes(Rc<[u8]>),
    /// `bytearray`
    ByteArray(Vec<u8>),
    /// `tuple`
    Tuple(Rc<[ObjId]>),
    /// `list`
    List(Vec<ObjId>),
    /// `dict`
    Dict(Box<HostDict>),
    /// `set`
    Set(Box<HostDict>),
    /// `frozenset`
    FrozenSet(Box<HostDict>),
    /// `slice`: start, stop, step.
    Slice([ObjId; 3]),
    /// `range`
    Range {
        /// First number.
        start: i64,
        /// Behind the last.
        stop: i64,
        /// Not zero.
        step: i64,
    },
    /// A function made by `def` or `lambda`.
    Function(Box<Function>),
    /// A function or method implemented by the toolchain.
    Builtin(Box<Builtin>),
    /// An attribute of one of Python's own types, implemented by the toolchain.
    GetSet(Box<GetSet>),
    /// The descriptor of one of a class's `__slots__`: the class and the slot's name.
    Slot(ObjId, Name),
    /// A function bound to a first argument.
    BoundMethod {
        /// What is called.
        func: ObjId,
        /// What it is called with first.
        this: ObjId,
    },
    /// A class.
    Class(Box<Class>),
    /// An instance of a class made by a program, or an exception.
    Instance(Box<Instance>),
    /// A module.
    Module(Box<Module>),
    /// A code object.
    Code(Rc<Code>),
    /// A variable captured by a closure; `None` while unbound.
    Cell(Option<ObjId>),
    /// A generator.
    Generator(Box<Generator>),
    /// `property`
    Property(Box<Property>),
    /// `staticmethod`
    StaticMethod(ObjId),
    /// `classmethod`
    ClassMethod(ObjId),
    /// `super` object.
    Super {
        /// The class to start behind.
        class: ObjId,
        /// The instance or class it is bound to; `None` if unbound.
        this: Option<ObjId>,
        /// The class whose MRO is searched.
        this_class: ObjId,
    },
    /// An iterator over one of Python's own types.
    Iter(Box<Iter>),
    /// `dict.keys()`, `.values()`, `.items()`.
    DictView {
        /// The dictionary.
        dict: ObjId,
        /// Of what.
        kind: ViewKind,
    },
    /// `mappingproxy` of a class's `__dict__`, or of a dict.
    ClassDict(ObjId),
    /// `memoryview` over a bytes-like object.
    MemoryView {
        /// The object.
        base: ObjId,
        /// First byte.
        start: usize,
        /// Number of bytes.
        len: usize,
    },
    /// A frame, as `sys._getframe` shows it.
    Frame(Box<FrameObject>),
    /// A traceback: the entries of an exception from one on, outermost first.
    Traceback(Rc<[TracebackEntry]>),
    /// `weakref.ref`: never dies here.
    WeakRef(ObjId),
    /// `list[int]`: origin and arguments.
    GenericAlias {
        /// The class.
        origin: ObjId,
        /// A tuple.
        args: ObjId,
    },
    /// `int | str`: a tuple of the members.
    Union(ObjId),
    /// What a constant operand of an operation stands for that is no field; no value of programs.
    Attribute(Box<AttrKey>),
    /// A low-level type, as the toolchain's helpers name them; see [`super::ll`].
    LlType(LlType),
    /// A low-level constant, such as a prebuilt table or a C function.
    LlConst(Box<LlConst>),
}

impl Object {
    /// Whether it is `None`, a number, a text, or a tuple, list or dict: no class of the program's says what can be done with it.
    pub fn is_plain(&self) -> bool {
        matches!(
            self,
            Object::None
                | Object::Bool(_)
                | Object::Int(_)
                | Object::BigInt(_)
                | Object::Float(_)
                | Object::Str(_)
                | Object::Bytes(_)
                | Object::Tuple(_)
                | Object::List(_)
                | Object::Dict(_)
        )
    }
}

/// Which part of a dictionary a view or an iterator shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ViewKind {
    /// `keys()`
    Keys,
    /// `values()`
    Values,
    /// `items()`
    Items,
}

impl ViewKind {
    /// The method that gives such a view.
    pub(crate) fn method(self) -> &'static str {
        match self {
            ViewKind::Keys => "keys",
            ViewKind::Values => "values",
            ViewKind::Items => "items",
        }
    }
}

/// A function made by `def` or `lambda`.
#[derive(Debug, Clone)]
pub struct Function {
    /// Its body.
    pub code: Rc<Code>,
    /// `code.consts` as objects, once somebody has asked for them (`Heap::consts_of`).
    pub consts: OnceCell<Rc<[ObjId]>>,
    /// `__name__`, which programs may change.
    pub name: Name,
    /// `__qualname__`
    pub qualname: Name,
    /// The dict its globals live in.
    pub globals: ObjId,
    /// Positional defaults, for the last parameters.
    pub defaults: Vec<ObjId>,
    /// Keyword-only defaults.
    pub kwdefaults: Namespace,
    /// The cells of `code.freevars`, in order.
    pub closure: Vec<ObjId>,
    /// `__annotations__`
    pub annotations: Namespace,
    /// `__dict__`: attributes set on the function, such as `_annspecialcase_`.
    pub dict: Option<ObjId>,
    /// `__doc__`
    pub doc: Option<ObjId>,
    /// `__module__`
    pub module: Option<ObjId>,
    /// Its code is the toolchain's own, not the program's.
    pub own: bool,
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
    /// Whether instances have a `__dict__` (no class on the MRO leaves it out by `__slots__`).
    pub has_dict: bool,
    /// Made by the interpreter itself, not by a program.
    pub builtin: bool,
    /// Direct subclasses, in creation order.
    pub subclasses: Vec<ObjId>,
    /// The special methods a program's class on the MRO overrides; see [`Overrides`].
    pub overrides: Overrides,
    /// The body of its `class` statement.
    pub body: Option<Rc<Code>>,
    /// Code of the toolchain's own made it, and it is none of Python's.
    pub own: bool,
}

/// Which hooks of attribute access some class made by a program on the MRO defines: what lets
/// the fast paths skip looking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Overrides {
    /// `__getattribute__`
    pub getattribute: bool,
    /// `__getattr__`
    pub getattr: bool,
    /// `__setattr__`
    pub setattr: bool,
    /// `__delattr__`
    pub delattr: bool,
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
    /// Its `__dict__`; made when the first attribute is set.
    pub dict: Option<ObjId>,
    /// The values of its `__slots__`.
    pub slots: Namespace,
    /// For a subclass of one of Python's own types: the underlying object of that type.
    pub payload: Option<ObjId>,
    /// What every exception carries.
    pub exc: Option<Box<ExceptionData>>,
}

/// What an exception carries beside its attributes.
#[derive(Debug, Clone, Default)]
pub struct ExceptionData {
    /// `args`, a tuple's items.
    pub args: Vec<ObjId>,
    /// Where it passed through: the innermost first.
    pub traceback: Vec<TracebackEntry>,
    /// `__cause__`
    pub cause: Option<ObjId>,
    /// `__context__`
    pub context: Option<ObjId>,
    /// `raise … from …`
    pub suppress_context: bool,
    /// `__notes__`, from `add_note`.
    pub notes: Vec<ObjId>,
}

/// One frame of a traceback.
#[derive(Debug, Clone)]
pub struct TracebackEntry {
    /// The function's code.
    pub code: Rc<Code>,
    /// The instruction that raised or called.
    pub pc: u32,
    /// The dict of its globals.
    pub globals: ObjId,
}

/// A module.
#[derive(Debug, Clone)]
pub struct Module {
    /// The dotted name.
    pub name: Name,
    /// Its globals: a dict.
    pub dict: ObjId,
    /// The toolchain's own, not the program's.
    pub own: bool,
}

/// A generator.
#[derive(Debug, Clone)]
pub struct Generator {
    /// The suspended frame; `None` while it runs and once it is done.
    pub frame: Option<Box<Frame<ObjId>>>,
    /// Whether its body is being run.
    pub running: bool,
    /// `__name__`
    pub name: Name,
    /// `__qualname__`
    pub qualname: Name,
    /// Its body.
    pub code: Rc<Code>,
    /// Its type: another one than `generator` where it stands for an iterator that is none.
    pub class: ObjId,
}

/// `property`
#[derive(Debug, Clone, Default)]
pub struct Property {
    /// `fget`
    pub get: Option<ObjId>,
    /// `fset`
    pub set: Option<ObjId>,
    /// `fdel`
    pub del: Option<ObjId>,
    /// `__doc__`
    pub doc: Option<ObjId>,
    /// The name it was assigned to, for messages.
    pub name: Option<Name>,
}

/// A snapshot of a frame.
#[derive(Debug, Clone)]
pub struct FrameObject {
    /// Its code.
    pub code: Rc<Code>,
    /// The current instruction.
    pub pc: u32,
    /// The dict of globals.
    pub globals: ObjId,
    /// The dict of locals, if it could be had.
    pub locals: Option<ObjId>,
    /// The caller.
    pub back: Option<ObjId>,
}
