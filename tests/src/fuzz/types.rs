//! The types that generated programs know, and how large their values get.
//!
//! Every expression has a *bound*. Of an `int` it is a number of bits `n`: the value is at least
//! `-2**n` and less than `2**n`, so that what is kept below 62 never wraps and CPython agrees. Of
//! a text or a container it is the greatest length, so that programs end soon. What is stored in a
//! variable, an argument, an attribute or a container keeps to [`Ty::stored_bound`].

use super::tree::Id;

/// A type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ty {
    Int,
    Float,
    Bool,
    Str,
    Bytes,
    Tuple(Vec<Ty>),
    List(Box<Ty>),
    Dict(Box<Ty>, Box<Ty>),
    /// Never printed or iterated over but through `sorted`: CPython's order is its own.
    Set(Box<Ty>),
    /// It, or `None`.
    Opt(Box<Ty>),
    /// An instance of a class, or of one of its subclasses.
    Inst(Id),
    /// A function.
    Func(Vec<Ty>, Box<Ty>),
}

/// The most bits of an `int` that is stored.
pub const INT_BITS: u32 = 31;
/// The most bits of an `int` inside of an expression.
pub const MAX_BITS: u32 = 62;
/// The greatest length of a text inside of an expression.
pub const MAX_LENGTH: u32 = 600;
/// The greatest length of a container inside of an expression.
pub const MAX_ITEMS: u32 = 64;

impl Ty {
    /// A list of it.
    pub fn list(item: Ty) -> Ty {
        Ty::List(Box::new(item))
    }

    /// It or `None`.
    pub fn opt(inner: Ty) -> Ty {
        Ty::Opt(Box::new(inner))
    }

    /// The bound of what is stored.
    pub fn stored_bound(&self) -> u32 {
        match self {
            Ty::Int => INT_BITS,
            Ty::Str | Ty::Bytes => 24,
            Ty::List(_) | Ty::Dict(..) | Ty::Set(_) => 8,
            Ty::Float | Ty::Bool | Ty::Tuple(_) | Ty::Opt(_) | Ty::Inst(_) | Ty::Func(..) => 0,
        }
    }

    /// The greatest bound of an expression.
    pub fn greatest_bound(&self) -> u32 {
        match self {
            Ty::Int => MAX_BITS,
            Ty::Str | Ty::Bytes => MAX_LENGTH,
            _ => MAX_ITEMS,
        }
    }

    /// Whether its values have an order: `<`, `sorted`, `max`.
    pub fn ordered(&self) -> bool {
        match self {
            Ty::Int | Ty::Float | Ty::Bool | Ty::Str | Ty::Bytes => true,
            Ty::Tuple(items) => items.iter().all(Ty::ordered),
            Ty::List(item) => item.ordered(),
            _ => false,
        }
    }

    /// Whether `print` shows it as CPython does.
    pub fn printable(&self) -> bool {
        match self {
            Ty::Set(_) | Ty::Func(..) => false,
            Ty::Tuple(items) => items.iter().all(Ty::printable),
            Ty::List(item) | Ty::Opt(item) => item.printable(),
            Ty::Dict(key, value) => key.printable() && value.printable(),
            _ => true,
        }
    }

    /// The start of a variable's name.
    pub fn letter(&self) -> &'static str {
        match self {
            Ty::Int => "i",
            Ty::Float => "f",
            Ty::Bool => "b",
            Ty::Str => "s",
            Ty::Bytes => "y",
            Ty::Tuple(_) => "t",
            Ty::List(_) => "l",
            Ty::Dict(..) => "d",
            Ty::Set(_) => "z",
            Ty::Opt(_) => "o",
            Ty::Inst(_) => "c",
            Ty::Func(..) => "g",
        }
    }
}
