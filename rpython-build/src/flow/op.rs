//! The operations of high-level graphs: Python's operations on Python's objects.

use crate::front::code::{BinaryOp, CompareOp, Conversion, UnaryOp};

/// An operation, as the flow space records it. Arguments are in the order given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[rustfmt::skip]
pub enum HlOp {
    /// `(a)`; `Not` is recorded as `bool` and a negation by the flow space's callers of `is_true`.
    Unary(UnaryOp),
    /// `(a, b)`
    Binary(BinaryOp),
    /// `(a, b)`: `a op= b`
    Inplace(BinaryOp),
    /// `(a, b)`
    Compare(CompareOp),
    /// `(a, b)`: identity.
    Is,
    /// `(container, item)`: `item in container`.
    Contains,
    /// `(a)`: truth.
    Bool,
    /// `(a)`: `len(a)`
    Len,
    /// `(obj, constant name)`
    GetAttr,
    /// `(obj, constant name, value)`
    SetAttr,
    /// `(obj, constant name)`
    DelAttr,
    /// `(obj, index)`
    GetItem,
    /// `(obj, index, value)`
    SetItem,
    /// `(obj, index)`
    DelItem,
    /// `(obj, start, stop)`: `None` constants where left out; a step makes a `NewSlice` and `GetItem`.
    GetSlice,
    /// `(obj, start, stop, value)`
    SetSlice,
    /// `(obj, start, stop)`
    DelSlice,
    /// `(iterable)`
    Iter,
    /// `(iterator)`: raises `StopIteration` at the end.
    Next,
    /// `(callable, args…)`
    SimpleCall,
    /// `(callable, args…)`: the shape says which are keywords and stars.
    CallArgs(CallShape),
    /// `(items…)`
    NewTuple,
    /// `(items…)`
    NewList,
    /// `(items…)`
    NewSet,
    /// `(key, value, …)`
    NewDict,
    /// `(start, stop, step)`
    NewSlice,
    /// `(value, spec)`: the spec is a string constant where the source has one.
    Format(Conversion),
    /// `(strings…)`: concatenation of the parts of an f-string.
    BuildString,
    /// `(exception)`: `type(exception)`, as `raise` needs it.
    Type,
    /// `(type, constant class or tuple of classes)`: does an `except` clause match.
    IsSubtype,
    /// `(list, item)`: appends in a list comprehension.
    ListAppend,
    /// `(list, iterable)`: from `[*a]`
    ListExtend,
    /// `(set, item)`
    SetAdd,
    /// `(set, iterable)`
    SetUpdate,
    /// `(dict, key, value)`: in a dict comprehension.
    DictSetItem,
    /// `(dict, mapping)`
    DictUpdate,
    /// `(list)`: a tuple of its items.
    ListToTuple,
    /// `(sequence, constant n)`: checks that it has exactly `n` items; gives it back.
    UnpackCheck,
    /// `(value, hint constants…)`: annotator hints, such as narrowing by an `assert`.
    Hint,
    /// `(cells…, code)`: a function made at run time that captures these cells.
    NewFunction,
    /// `(value)`: a cell made at run time.
    NewCell,
    /// `(cell)`
    GetCell,
    /// `(cell, value)`
    SetCell,
    /// `(value)`: in a generator, hands the value out.
    Yield,
    /// `(value)`: the value itself; made by simplification, and by passes that need a copy.
    SameAs,
}

/// The shape of a call with keywords or stars: `(callable, positional…, keyword values…, *star, **dict)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CallShape {
    /// How many plain positional arguments.
    pub positional: u16,
    /// An index into the graph set's table of keyword name lists; see `flow::Keywords`.
    pub keywords: u32,
    /// Whether a `*star` follows.
    pub star: bool,
    /// Whether a `**dict` follows.
    pub dict: bool,
}
