//! The operations of high-level graphs: Python's operations on Python's objects.
//!
//! [`HlOp::info`] is the table: what it takes its arguments for, what the operation may raise by itself, and
//! whether it can be computed at flow time. "By itself" means on Python's own types; on an
//! instance with special methods most operations are calls and may raise anything, which
//! [`OpInfo::dispatches`] says and the annotator refines once it knows the types.

use crate::front::code::{BinaryOp, CompareOp, Conversion, Name, UnaryOp};
use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;
use Operand::*;

/// The operations that are not of a family, with their rows.
macro_rules! operations {
    ($($(#[$doc:meta])* $name:ident = $text:literal, $row:expr;)+) => {
        /// An operation, as the flow space records it. Arguments are in the order given.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum HlOp {
            /// `(a)`; `Not` stands for `not a` where the result is kept as a value; in conditions it only swaps the branches.
            Unary(UnaryOp),
            /// `(a, b)`
            Binary(BinaryOp),
            /// `(a, b)`: `a op= b`
            Inplace(BinaryOp),
            /// `(a, b)`
            Compare(CompareOp),
            /// `(callable, args…)`: the shape says which are keywords and stars.
            CallArgs(CallShape),
            /// `(value, spec)`: the spec is a string constant where the source has one.
            Format(Conversion),
            $($(#[$doc])* $name,)+
        }

        const PLAIN: &[HlOp] = &[$(HlOp::$name),+];

        impl HlOp {
            /// The table's row for this operation.
            pub fn info(self) -> OpInfo {
                match self {
                    HlOp::Unary(UnaryOp::Not) => row(&[Object], NONE, true, true, true),
                    HlOp::Unary(_) => row(&[Own], NONE, true, true, true),
                    HlOp::Binary(op) => row(&[Own; 2], binary(op).3, true, true, true),
                    HlOp::Inplace(op) => row(&[Own; 2], binary(op).3, true, false, true),
                    HlOp::Compare(CompareOp::Eq | CompareOp::Ne) => {
                        row(&[Compared; 2], NONE, true, true, true)
                    }
                    HlOp::Compare(_) => row(&[Own; 2], NONE, true, true, true),
                    HlOp::CallArgs(_) => some(1, &[Own], NONE, true, false, false),
                    HlOp::Format(_) => row(&[Compared, Own], &["ValueError"], true, true, true),
                    $(HlOp::$name => $row,)+
                }
            }

            /// The name in the textual form.
            pub fn name(self) -> &'static str {
                match self {
                    HlOp::Unary(op) => named(UNARY, op),
                    HlOp::Binary(op) => binary(op).1,
                    HlOp::Inplace(op) => binary(op).2,
                    HlOp::Compare(op) => named(COMPARE, op),
                    HlOp::CallArgs(_) => "call_args",
                    HlOp::Format(conversion) => named(FORMAT, conversion),
                    $(HlOp::$name => $text,)+
                }
            }
        }
    };
}

operations! {
    /// `(a, b)`: identity.
    Is = "is", row(&[Object; 2], NONE, false, true, true);
    /// `(container, item)`: `item in container`.
    Contains = "contains", row(&[Container, Compared], &["ValueError"], true, true, true);
    /// `(a)`: truth.
    Bool = "bool", row(&[Object], NONE, true, true, true);
    /// `(a)`: `len(a)`
    Len = "len", row(&[Sized], NONE, true, true, true);
    /// `(obj, constant name)`
    GetAttr = "getattr", row(&[Own; 2], &["AttributeError"], true, true, true);
    /// `(obj, constant name, value)`
    SetAttr = "setattr", row(&[Own, Own, Object], &["AttributeError"], true, false, false);
    /// `(obj, constant name)`
    DelAttr = "delattr", row(&[Own; 2], &["AttributeError"], true, false, false);
    /// `(obj, index)`
    GetItem = "getitem", row(&[Indexed, Index], ITEM, true, true, true);
    /// `(obj, index, value)`
    SetItem = "setitem", row(&[Own, Index, Object], &["IndexError", "ValueError"], true, false, false);
    /// `(obj, index)`
    DelItem = "delitem", row(&[Own, Index], ITEM, true, false, false);
    /// `(obj, start, stop)`: `None` constants where left out; a step makes a `NewSlice` and `GetItem`.
    GetSlice = "getslice", row(&[Indexed, START, STOP], NONE, true, true, true);
    /// `(obj, start, stop, value)`
    SetSlice = "setslice", row(&[Own, START, STOP, Items], &["ValueError"], true, false, false);
    /// `(obj, start, stop)`
    DelSlice = "delslice", row(&[Own, START, STOP], NONE, true, false, false);
    /// `(iterable)`
    Iter = "iter", row(&[Iterable], NONE, true, false, false);
    /// `(iterator)`: raises `StopIteration` at the end.
    Next = "next", row(&[Own], &["StopIteration", "RuntimeError"], true, false, false);
    /// `(callable, args…)`
    SimpleCall = "simple_call", some(1, &[Own], NONE, true, false, false);
    /// `(items…)`
    NewTuple = "newtuple", some(0, &[Object], MEMORY, false, true, true);
    /// `(items…)`
    NewList = "newlist", some(0, &[Object], MEMORY, false, false, false);
    /// `(items…)`
    NewSet = "newset", some(0, &[Compared], NONE, true, false, false);
    /// `(key, value, …)`
    NewDict = "newdict", some(0, &[Compared, Object], NONE, true, false, false);
    /// `(start, stop, step)`
    NewSlice = "newslice", row(&[Bound(None); 3], MEMORY, false, true, true);
    /// `(strings…)`: concatenation of the parts of an f-string.
    BuildString = "buildstring", some(0, &[Own], MEMORY, false, true, true);
    /// `(exception)`: `type(exception)`, as `raise` needs it.
    Type = "type", row(&[Compared], NONE, false, true, true);
    /// `(exception or class)`: what `raise` raises, an instance.
    ToRaise = "toraise", row(&[Own], &["TypeError"], true, false, false);
    /// `(exception or class or None)`: what `raise … from` makes the cause of an exception.
    ToCause = "tocause", row(&[Own], &["TypeError"], true, false, false);
    /// `(type, constant class or tuple of classes)`: does an `except` clause match.
    IsSubtype = "issubtype", row(&[Own; 2], NONE, false, true, true);
    /// `(list, item)`: appends in a list comprehension.
    ListAppend = "listappend", row(&[Own, Object], MEMORY, false, false, false);
    /// `(list, iterable)`: from `[*a]`
    ListExtend = "listextend", row(&[Own, Items], &["RuntimeError", "ValueError"], true, false, false);
    /// `(set, item)`
    SetAdd = "setadd", row(&[Own, Compared], NONE, true, false, false);
    /// `(set, iterable)`
    SetUpdate = "setupdate", row(&[Own, Items], HlOp::ITERATED, true, false, false);
    /// `(dict, key, value)`: in a dict comprehension.
    DictSetItem = "dictsetitem", row(&[Own, Compared, Object], NONE, true, false, false);
    /// `(dict, mapping)`
    DictUpdate = "dictupdate", row(&[Own; 2], HlOp::ITERATED, true, false, false);
    /// `(tuple, iterable)`: a tuple of the tuple's items and then the iterable's.
    TupleExtend = "tupleextend", row(&[Own, Items], MEMORY, false, true, true);
    /// `(sequence, constant n)`: checks that it has exactly `n` items; gives back a sequence of them.
    UnpackCheck = "unpackcheck", row(&[Whole, Own], &["ValueError"], true, false, true);
    /// `(iterable, constant n, constant m)`: a sequence of everything in it, of which there are `n + m` at least. The
    /// first `n` are asked for by themselves: before it is known whether what gives them can be iterated over.
    UnpackStar = "unpackstar", row(&[Whole, Own, Own], &["ValueError"], true, false, false);
    /// `(sequence, constant n, constant m)`: a list of what is between the first `n` items of what `UnpackStar` gave and the last `m`.
    UnpackRest = "unpackrest", row(&[Own; 3], MEMORY, false, false, false);
    /// `(value, hint constants…)`: annotator hints, such as narrowing by an `assert`.
    Hint = "hint", some(1, &[Object], NONE, false, false, false);
    /// `(object, constant classes…)`: the object, which is of none of these classes.
    Excluding = "excluding", some(1, &[Object], NONE, false, false, false);
    /// `(cells…, template)`: a function made at run time. The template is a constant function: the
    /// new one has its code, as many cells as that has free variables, and its defaults. The
    /// cells that are left are the values of those defaults (positional, then by name) that an
    /// empty host cell stands for. The graph of a template takes the cells of its free variables
    /// as its first arguments.
    NewFunction = "newfunction", some(1, &[Object], MEMORY, false, false, false);
    /// `(value)`, or `()`: a cell made at run time, with this contents or empty.
    NewCell = "newcell", OpInfo { min_args: 0, ..row(&[Object], MEMORY, false, false, false) };
    /// `(cell, class, message)`: raises that, a constant `NameError`, if it is empty.
    GetCell = "getcell", row(&[Own; 3], &["NameError"], false, false, false);
    /// `(cell, value)`
    SetCell = "setcell", row(&[Own, Object], NONE, false, false, false);
    /// `(value)`: in a generator, hands the value out.
    Yield = "yield", OpInfo { min_args: 1, ..row(&[Object; 2], NONE, true, false, false) };
    /// `(value)`: the value itself; made by simplification, and by passes that need a copy.
    SameAs = "same_as", row(&[Object], NONE, false, true, true);
    /// `()`: a value that is not known, because of an error that is told.
    Wrong = "wrong", row(&[], NONE, false, false, false);
}

const NONE: &[&str] = &[];
// What makes an object that nothing else can be wrong with.
const MEMORY: &[&str] = &["MemoryError"];
// (`ValueError`: a slice with step 0.)
const ITEM: &[&str] = &["IndexError", "KeyError", "ValueError"];
// Which of them, depends on types.
const OPERATOR: &[&str] = &["ZeroDivisionError", "ValueError"];

/// The start of a slice.
const START: Operand = Bound(Some(0));
/// Its end.
const STOP: Operand = Bound(Some(i64::MAX));

/// With these operands.
const fn row(
    operands: &'static [Operand],
    raises: &'static [&'static str],
    dispatches: bool,
    pure: bool,
    foldable: bool,
) -> OpInfo {
    OpInfo {
        min_args: operands.len() as u16,
        max_args: Some(operands.len() as u16),
        operands,
        raises,
        dispatches,
        pure,
        foldable,
    }
}

/// With `n` arguments or more, which are these, over and over.
const fn some(
    n: u16,
    operands: &'static [Operand],
    raises: &'static [&'static str],
    dispatches: bool,
    pure: bool,
    foldable: bool,
) -> OpInfo {
    OpInfo {
        min_args: n,
        max_args: None,
        ..row(operands, raises, dispatches, pure, foldable)
    }
}

const UNARY: &[(UnaryOp, &str)] = &[
    (UnaryOp::Pos, "pos"),
    (UnaryOp::Neg, "neg"),
    (UnaryOp::Invert, "invert"),
    (UnaryOp::Not, "not"),
];

const COMPARE: &[(CompareOp, &str)] = &[
    (CompareOp::Lt, "lt"),
    (CompareOp::Le, "le"),
    (CompareOp::Eq, "eq"),
    (CompareOp::Ne, "ne"),
    (CompareOp::Gt, "gt"),
    (CompareOp::Ge, "ge"),
];

const FORMAT: &[(Conversion, &str)] = &[
    (Conversion::None, "format"),
    (Conversion::Str, "format_str"),
    (Conversion::Repr, "format_repr"),
    (Conversion::Ascii, "format_ascii"),
];

type Binary = (
    BinaryOp,
    &'static str,
    &'static str,
    &'static [&'static str],
);

/// The binary operations: their names, those of their in-place forms, what they raise.
const BINARY: &[Binary] = &[
    (BinaryOp::Add, "add", "inplace_add", OPERATOR),
    (BinaryOp::Sub, "sub", "inplace_sub", OPERATOR),
    (BinaryOp::Mul, "mul", "inplace_mul", OPERATOR),
    (BinaryOp::MatMul, "matmul", "inplace_matmul", OPERATOR),
    (BinaryOp::TrueDiv, "truediv", "inplace_truediv", OPERATOR),
    (BinaryOp::FloorDiv, "floordiv", "inplace_floordiv", OPERATOR),
    (
        BinaryOp::Mod,
        "mod",
        "inplace_mod",
        &["ZeroDivisionError", "ValueError", "KeyError"],
    ),
    (
        BinaryOp::Pow,
        "pow",
        "inplace_pow",
        &["ZeroDivisionError", "OverflowError", "ValueError"],
    ),
    (BinaryOp::LShift, "lshift", "inplace_lshift", OPERATOR),
    (BinaryOp::RShift, "rshift", "inplace_rshift", OPERATOR),
    (BinaryOp::And, "and", "inplace_and", OPERATOR),
    (BinaryOp::Or, "or", "inplace_or", OPERATOR),
    (BinaryOp::Xor, "xor", "inplace_xor", OPERATOR),
];

fn binary(op: BinaryOp) -> &'static Binary {
    let found = BINARY.iter().find(|(known, ..)| *known == op);
    found.unwrap_or(&BINARY[0])
}

fn named<T: PartialEq>(table: &[(T, &'static str)], item: T) -> &'static str {
    let found = table.iter().find(|(known, _)| *known == item);
    found.map_or("?", |(_, name)| name)
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

/// What an operation takes an operand for. What an operand stands for that is not of Python's own
/// types, which of them take `None`, and which cannot tell a list from a tuple, follows from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operand {
    /// Any value, which it passes on as it is, or whose truth or identity it asks for.
    Object,
    /// Any value, which it compares, hashes, or makes text of.
    Compared,
    /// What has a length.
    Sized,
    /// What values are looked for in.
    Container,
    /// What has items, by numbers or keys.
    Indexed,
    /// What gives values one after the other: it asks for them itself.
    Iterable,
    /// The same, for all of them at once.
    Items,
    /// The same, for all of them and how many they are.
    Whole,
    /// An index.
    Index,
    /// The bound of a slice; what `None` stands for there, if it is a number. (A slice object keeps it.)
    Bound(Option<i64>),
    /// A text.
    Text,
    /// Bytes, or what has some.
    Buffer,
    /// A number.
    Number,
    /// A `float`, or what one is made of.
    Float,
    /// What it has an arm of its own for.
    Own,
}

impl Operand {
    /// Whether `None` is a value like others to it.
    pub fn takes_none(self) -> bool {
        matches!(self, Object | Compared | Bound(None))
    }

    /// Whether it takes what is in a container, whatever sort of sequence that is.
    pub fn takes_items(self) -> bool {
        self.special().is_some()
    }

    /// The special method that it asks an object of the program's own for.
    pub fn special(self) -> Option<&'static str> {
        Some(match self {
            Sized => "__len__",
            Container => "__contains__",
            Indexed => "__getitem__",
            Iterable | Items | Whole => "__iter__",
            _ => return None,
        })
    }
}

/// What the table says of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpInfo {
    /// How many arguments at least.
    pub min_args: u16,
    /// How many at most; `None` if there is no limit.
    pub max_args: Option<u16>,
    /// What it takes its arguments for.
    pub operands: &'static [Operand],
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
    /// What it takes the argument at `index` for, as far as that depends on no types.
    pub fn operand(self, index: usize) -> Operand {
        let operands = self.info().operands;
        operands[index % operands.len()]
    }

    /// What any operation that dispatches may raise beside what its row says: on values that the types of the
    /// program allow and Python does not, and where memory or the stack ends.
    pub const ALWAYS_RAISED: &[&str] = &[
        "MemoryError",
        "AttributeError",
        "TypeError",
        "RecursionError",
        "OverflowError",
    ];

    /// What going through an iterable of Python's own raises, but at the end.
    pub const ITERATED: &[&str] = &["RuntimeError"];

    /// What an operation on a low-level pointer raises: it may be null, an index out of range.
    pub const RAISED_BY_POINTERS: &[&str] = &["RuntimeError", "IndexError"];

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

    /// The operation with this name; `call_args` needs its shape and is not found here.
    pub fn from_name(name: &str) -> Option<HlOp> {
        let plain = PLAIN.iter().copied();
        plain
            .chain(UNARY.iter().map(|&(op, _)| HlOp::Unary(op)))
            .chain(BINARY.iter().map(|&(op, ..)| HlOp::Binary(op)))
            .chain(BINARY.iter().map(|&(op, ..)| HlOp::Inplace(op)))
            .chain(COMPARE.iter().map(|&(op, _)| HlOp::Compare(op)))
            .chain(FORMAT.iter().map(|&(op, _)| HlOp::Format(op)))
            .find(|op| op.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_operation_of_the_table_is_found_by_its_name() {
        let binary = BINARY
            .iter()
            .flat_map(|&(op, ..)| [HlOp::Binary(op), HlOp::Inplace(op)]);
        for op in PLAIN.iter().copied().chain(binary) {
            assert_eq!(HlOp::from_name(op.name()), Some(op));
            assert!(op.accepts(op.info().min_args.into()));
        }
    }
}
