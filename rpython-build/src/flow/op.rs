//! The operations of high-level graphs: Python's operations on Python's objects.

//!
//! [`HlOp::info`] is the table: how many arguments, what the operation may raise by itself, and
//! whether it can be computed at flow time. "By itself" means on Python's own types; on an
//! instance with special methods most operations are calls and may raise anything, which
//! [`OpInfo::dispatches`] says and the annotator refines once it knows the types.

use crate::front::code::{BinaryOp, CompareOp, Conversion, Name, UnaryOp};
use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

/// An operation, as the flow space records it. Arguments are in the order given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[rustfmt::skip]
pub enum HlOp {
    /// `(a)`; `Not` stands for `not a` where the result is kept as a value; in conditions it only swaps the branches.
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
    /// `(exception or class)`: what `raise` raises, an instance.
    ToRaise,
    /// `(exception or class or None)`: what `raise … from` makes the cause of an exception.
    ToCause,
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
    /// `(tuple, iterable)`: a tuple of the tuple's items and then the iterable's.
    TupleExtend,
    /// `(sequence, constant n)`: checks that it has exactly `n` items; gives back a sequence of them.
    UnpackCheck,
    /// `(value, hint constants…)`: annotator hints, such as narrowing by an `assert`.
    Hint,
    /// `(cells…, template)`: a function made at run time. The template is a constant function: the
    /// new one has its code, as many cells as that has free variables, and its defaults. The
    /// cells that are left are the values of those defaults (positional, then by name) that an
    /// empty host cell stands for. The graph of a template takes the cells of its free variables
    /// as its first arguments.
    NewFunction,
    /// `(value)`, or `()`: a cell made at run time, with this contents or empty.
    NewCell,
    /// `(cell, constant name)`: raises `NameError` if it is empty.
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
    /// The names of the keyword arguments: an id of [`Keywords`].
    pub keywords: u32,
    /// Whether a `*star` follows.
    pub star: bool,
    /// Whether a `**dict` follows.
    pub dict: bool,
    /// How many of the keywords stood behind `**dict`: their names come after its own.
    pub behind: u16,
}

/// The lists of keyword names that calls of the program use; [`CallShape::keywords`] names one.
#[derive(Debug, Clone)]
pub struct Keywords {
    lists: IndexSet<Vec<Name>, FxBuildHasher>,
}

impl Keywords {
    /// A table with the empty list alone, under id 0.
    pub fn new() -> Self {
        let mut lists = IndexSet::default();
        lists.insert(Vec::new());
        Keywords { lists }
    }
    /// The id of a list of names.
    pub fn intern(&mut self, names: &[Name]) -> u32 {
        match self.lists.get_index_of(names) {
            Some(index) => index as u32,
            None => self.lists.insert_full(names.to_vec()).0 as u32,
        }
    }
    /// The names behind an id.
    pub fn names(&self, id: u32) -> &[Name] {
        &self.lists[id as usize]
    }
}

impl Default for Keywords {
    fn default() -> Self {
        Self::new()
    }
}

/// What the table says of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpInfo {
    /// How many arguments at least.
    pub min_args: u16,
    /// How many at most; `None` if there is no limit.
    pub max_args: Option<u16>,
    /// The built-in exceptions it raises on Python's own types, most specific classes.
    pub raises: &'static [&'static str],
    /// May run a special method of a class, and so raise anything and have any effect.
    pub dispatches: bool,
    /// On Python's own immutable types it has no effect but its result and its exceptions.
    pub pure: bool,
    /// The flow space computes it when all its arguments are constants that cannot change.
    pub foldable: bool,
}

impl HlOp {
    /// The table's row for this operation.
    pub fn info(self) -> OpInfo {
        const NONE: &[&str] = &[];
        // (`ValueError`: a slice with step 0.)
        const ITEM: &[&str] = &["IndexError", "KeyError", "ValueError"];
        let row = |n: u16, raises, dispatches, pure, foldable| OpInfo {
            min_args: n,
            max_args: Some(n),
            raises,
            dispatches,
            pure,
            foldable,
        };
        let some = |n: u16, raises, dispatches, pure, foldable| OpInfo {
            max_args: None,
            ..row(n, raises, dispatches, pure, foldable)
        };
        match self {
            HlOp::Unary(UnaryOp::Not) => row(1, NONE, true, true, true),
            HlOp::Unary(_) => row(1, NONE, true, true, true),
            HlOp::Binary(op) => row(2, binary_raises(op), true, true, true),
            HlOp::Inplace(op) => row(2, binary_raises(op), true, false, true),
            HlOp::Compare(_) => row(2, NONE, true, true, true),
            HlOp::Is => row(2, NONE, false, true, true),
            HlOp::Contains => row(2, &["ValueError"], true, true, true),
            HlOp::Bool => row(1, NONE, true, true, true),
            HlOp::Len => row(1, NONE, true, true, true),
            HlOp::GetAttr => row(2, &["AttributeError"], true, true, true),
            HlOp::SetAttr => row(3, &["AttributeError"], true, false, false),
            HlOp::DelAttr => row(2, &["AttributeError"], true, false, false),
            HlOp::GetItem => row(2, ITEM, true, true, true),
            HlOp::SetItem => row(3, &["IndexError", "ValueError"], true, false, false),
            HlOp::DelItem => row(2, ITEM, true, false, false),
            HlOp::GetSlice => row(3, NONE, true, true, true),
            HlOp::SetSlice => row(4, &["ValueError"], true, false, false),
            HlOp::DelSlice => row(3, NONE, true, false, false),
            HlOp::Iter => row(1, NONE, true, false, false),
            HlOp::Next => row(1, &["StopIteration", "RuntimeError"], true, false, false),
            HlOp::SimpleCall | HlOp::CallArgs(_) => some(1, NONE, true, false, false),
            HlOp::NewTuple => some(0, NONE, false, true, true),
            HlOp::NewList => some(0, NONE, false, false, false),
            HlOp::NewSet | HlOp::NewDict => some(0, NONE, true, false, false),
            HlOp::NewSlice => row(3, NONE, false, true, true),
            HlOp::Format(_) => row(2, &["ValueError"], true, true, true),
            HlOp::BuildString => some(0, NONE, false, true, true),
            HlOp::Type => row(1, NONE, false, true, true),
            HlOp::ToRaise | HlOp::ToCause => row(1, &["TypeError"], true, false, false),
            HlOp::IsSubtype => row(2, NONE, false, true, true),
            HlOp::ListAppend => row(2, NONE, false, false, false),
            HlOp::ListExtend => row(2, &["RuntimeError", "ValueError"], true, false, false),
            HlOp::SetAdd => row(2, NONE, true, false, false),
            HlOp::SetUpdate => row(2, &["RuntimeError"], true, false, false),
            HlOp::DictSetItem => row(3, NONE, true, false, false),
            HlOp::DictUpdate => row(2, &["RuntimeError"], true, false, false),
            HlOp::TupleExtend => row(2, NONE, false, true, true),
            HlOp::UnpackCheck => row(2, &["ValueError"], true, false, true),
            HlOp::Hint => some(1, NONE, false, false, false),
            HlOp::NewFunction => some(1, NONE, false, false, false),
            HlOp::NewCell => OpInfo {
                max_args: Some(1),
                ..row(0, NONE, false, false, false)
            },
            HlOp::GetCell => row(2, &["NameError"], false, false, false),
            HlOp::SetCell => row(2, NONE, false, false, false),
            HlOp::Yield => OpInfo {
                max_args: Some(2),
                ..row(1, NONE, true, false, false)
            },
            HlOp::SameAs => row(1, NONE, false, true, true),
        }
    }

    /// Whether it can raise at all: with a handler around, it ends its block.
    pub fn can_raise(self) -> bool {
        let info = self.info();
        info.dispatches || !info.raises.is_empty()
    }

    /// Whether this many arguments are right.
    pub fn accepts(self, args: usize) -> bool {
        let info = self.info();
        args >= info.min_args as usize && info.max_args.is_none_or(|max| args <= max as usize)
    }

    /// The name in the textual form.
    pub fn name(self) -> &'static str {
        match self {
            HlOp::Unary(op) => unary_name(op),
            HlOp::Binary(op) => binary_name(op).0,
            HlOp::Inplace(op) => binary_name(op).1,
            HlOp::Compare(op) => compare_name(op),
            HlOp::Is => "is",
            HlOp::Contains => "contains",
            HlOp::Bool => "bool",
            HlOp::Len => "len",
            HlOp::GetAttr => "getattr",
            HlOp::SetAttr => "setattr",
            HlOp::DelAttr => "delattr",
            HlOp::GetItem => "getitem",
            HlOp::SetItem => "setitem",
            HlOp::DelItem => "delitem",
            HlOp::GetSlice => "getslice",
            HlOp::SetSlice => "setslice",
            HlOp::DelSlice => "delslice",
            HlOp::Iter => "iter",
            HlOp::Next => "next",
            HlOp::SimpleCall => "simple_call",
            HlOp::CallArgs(_) => "call_args",
            HlOp::NewTuple => "newtuple",
            HlOp::NewList => "newlist",
            HlOp::NewSet => "newset",
            HlOp::NewDict => "newdict",
            HlOp::NewSlice => "newslice",
            HlOp::Format(Conversion::None) => "format",
            HlOp::Format(Conversion::Str) => "format_str",
            HlOp::Format(Conversion::Repr) => "format_repr",
            HlOp::Format(Conversion::Ascii) => "format_ascii",
            HlOp::BuildString => "buildstring",
            HlOp::Type => "type",
            HlOp::ToRaise => "toraise",
            HlOp::ToCause => "tocause",
            HlOp::IsSubtype => "issubtype",
            HlOp::ListAppend => "listappend",
            HlOp::ListExtend => "listextend",
            HlOp::SetAdd => "setadd",
            HlOp::SetUpdate => "setupdate",
            HlOp::DictSetItem => "dictsetitem",
            HlOp::DictUpdate => "dictupdate",
            HlOp::TupleExtend => "tupleextend",
            HlOp::UnpackCheck => "unpackcheck",
            HlOp::Hint => "hint",
            HlOp::NewFunction => "newfunction",
            HlOp::NewCell => "newcell",
            HlOp::GetCell => "getcell",
            HlOp::SetCell => "setcell",
            HlOp::Yield => "yield",
            HlOp::SameAs => "same_as",
        }
    }

    /// The operation with this name; `call_args` needs its shape and is not found here.
    pub fn from_name(name: &str) -> Option<HlOp> {
        let plain = PLAIN.iter().copied();
        let unary = UNARY.iter().map(|&op| HlOp::Unary(op));
        let binary = BINARY.iter().map(|&op| HlOp::Binary(op));
        let inplace = BINARY.iter().map(|&op| HlOp::Inplace(op));
        let compare = COMPARE.iter().map(|&op| HlOp::Compare(op));
        plain
            .chain(unary)
            .chain(binary)
            .chain(inplace)
            .chain(compare)
            .find(|op| op.name() == name)
    }
}

#[rustfmt::skip]
const PLAIN: &[HlOp] = &[
    HlOp::Is, HlOp::Contains, HlOp::Bool, HlOp::Len, HlOp::GetAttr, HlOp::SetAttr, HlOp::DelAttr,
    HlOp::GetItem, HlOp::SetItem, HlOp::DelItem, HlOp::GetSlice, HlOp::SetSlice, HlOp::DelSlice,
    HlOp::Iter, HlOp::Next, HlOp::SimpleCall, HlOp::NewTuple, HlOp::NewList, HlOp::NewSet,
    HlOp::NewDict, HlOp::NewSlice, HlOp::Format(Conversion::None), HlOp::Format(Conversion::Str),
    HlOp::Format(Conversion::Repr), HlOp::Format(Conversion::Ascii), HlOp::BuildString, HlOp::Type, HlOp::ToRaise, HlOp::ToCause,
    HlOp::IsSubtype, HlOp::ListAppend, HlOp::ListExtend, HlOp::SetAdd, HlOp::SetUpdate,
    HlOp::DictSetItem, HlOp::DictUpdate, HlOp::TupleExtend, HlOp::UnpackCheck, HlOp::Hint,
    HlOp::NewFunction, HlOp::NewCell, HlOp::GetCell, HlOp::SetCell, HlOp::Yield, HlOp::SameAs,
];

#[rustfmt::skip]
const UNARY: &[UnaryOp] = &[UnaryOp::Pos, UnaryOp::Neg, UnaryOp::Invert, UnaryOp::Not];

#[rustfmt::skip]
const BINARY: &[BinaryOp] = &[
    BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul, BinaryOp::MatMul, BinaryOp::TrueDiv,
    BinaryOp::FloorDiv, BinaryOp::Mod, BinaryOp::Pow, BinaryOp::LShift, BinaryOp::RShift,
    BinaryOp::And, BinaryOp::Or, BinaryOp::Xor,
];

#[rustfmt::skip]
const COMPARE: &[CompareOp] = &[
    CompareOp::Lt, CompareOp::Le, CompareOp::Eq, CompareOp::Ne, CompareOp::Gt, CompareOp::Ge,
];

fn unary_name(op: UnaryOp) -> &'static str {
    match op {
        UnaryOp::Pos => "pos",
        UnaryOp::Neg => "neg",
        UnaryOp::Invert => "invert",
        UnaryOp::Not => "not",
    }
}

/// The name of a binary operation, and of its in-place form.
fn binary_name(op: BinaryOp) -> (&'static str, &'static str) {
    match op {
        BinaryOp::Add => ("add", "inplace_add"),
        BinaryOp::Sub => ("sub", "inplace_sub"),
        BinaryOp::Mul => ("mul", "inplace_mul"),
        BinaryOp::MatMul => ("matmul", "inplace_matmul"),
        BinaryOp::TrueDiv => ("truediv", "inplace_truediv"),
        BinaryOp::FloorDiv => ("floordiv", "inplace_floordiv"),
        BinaryOp::Mod => ("mod", "inplace_mod"),
        BinaryOp::Pow => ("pow", "inplace_pow"),
        BinaryOp::LShift => ("lshift", "inplace_lshift"),
        BinaryOp::RShift => ("rshift", "inplace_rshift"),
        BinaryOp::And => ("and", "inplace_and"),
        BinaryOp::Or => ("or", "inplace_or"),
        BinaryOp::Xor => ("xor", "inplace_xor"),
    }
}

fn compare_name(op: CompareOp) -> &'static str {
    match op {
        CompareOp::Lt => "lt",
        CompareOp::Le => "le",
        CompareOp::Eq => "eq",
        CompareOp::Ne => "ne",
        CompareOp::Gt => "gt",
        CompareOp::Ge => "ge",
    }
}

fn binary_raises(op: BinaryOp) -> &'static [&'static str] {
    match op {
        BinaryOp::TrueDiv | BinaryOp::FloorDiv | BinaryOp::Mod => &["ZeroDivisionError"],
        BinaryOp::Pow => &["ZeroDivisionError", "OverflowError"],
        BinaryOp::LShift | BinaryOp::RShift => &["ValueError"],
        BinaryOp::Add
        | BinaryOp::Sub
        | BinaryOp::Mul
        | BinaryOp::MatMul
        | BinaryOp::And
        | BinaryOp::Or
        | BinaryOp::Xor => &[],
    }
}
