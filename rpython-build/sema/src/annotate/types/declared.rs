//! What is declared outside of a program: functions that are called from there, and what it calls that is there.

use super::model::SomeValue;
use crate::host::object::ObjId;
use crate::lltype::IntKind;
use crate::source::Span;

/// The declared type of a parameter or a result of an entry point.
#[derive(Clone, Debug, PartialEq)]
pub enum Declared {
    /// `None`
    None,
    /// `int`
    Int,
    /// A machine integer of another type.
    Integer(IntKind),
    /// `float`
    Float,
    /// `bool`
    Bool,
    /// A `str` of one code point.
    Char,
    /// `str`
    Str,
    /// `bytes`
    Bytes,
    /// A resizable list.
    List(Box<Declared>),
    /// A tuple.
    Tuple(Vec<Declared>),
    /// A dict.
    Dict(Box<Declared>, Box<Declared>),
    /// A set.
    Set(Box<Declared>),
    /// That, or `None`.
    Optional(Box<Declared>),
    /// An instance of one of these classes, or of one below.
    Instance(Vec<ObjId>),
    /// Anything else, as an annotation.
    Value(SomeValue),
    /// Whatever a function gives: who takes it says what it has to be.
    Any,
}

/// A function that is called from outside.
#[derive(Clone, Debug)]
pub struct EntryPoint {
    /// The function.
    pub func: ObjId,
    /// The types of its arguments, by position.
    pub args: Vec<Declared>,
    /// How it is declared outside the program, if it is.
    pub declaration: Option<Declaration>,
    /// What the program calls to come here, with the same arguments: they have to fit.
    pub called_as: Option<Called>,
}

/// What a program calls that is declared outside of it.
#[derive(Clone, Debug)]
pub struct Called {
    /// The function, or method.
    pub func: ObjId,
    /// What it is called where it is declared; nothing for what is called itself, and is known by its type.
    pub name: Option<String>,
}

/// How an entry point is declared outside the program.
#[derive(Clone, Debug)]
pub struct Declaration {
    /// Where.
    pub span: Span,
    /// Where its parameters are.
    pub params: Vec<Span>,
    /// The type that the result must fit.
    pub result: Declared,
    /// Where that is.
    pub result_span: Span,
    /// How it is written.
    pub result_text: String,
    /// What is declared, if that is an attribute, which this one reads: in words.
    pub attribute: Option<String>,
    /// The function that is declared, if this one gives what is next of the iterator that comes out of that: in a list.
    pub next_of: Option<String>,
    /// Whether a tuple is handed over as a list, and a `frozenset` as a set.
    pub handed_over: bool,
}

impl EntryPoint {
    /// One that is declared nowhere else.
    pub fn new(func: ObjId, args: Vec<Declared>) -> Self {
        EntryPoint {
            func,
            args,
            declaration: None,
            called_as: None,
        }
    }
}
