//! The special methods of Python's own types.
//!
//! `int.__add__`, `dict.__getitem__`, … are objects in the classes' dicts: programs name them,
//! and subclasses inherit them. Each is a [`Slot`]; calling it runs the operation of
//! [`super::types`] on the underlying objects.

use crate::front::code::{BinaryOp, CompareOp, UnaryOp};

/// A special method.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Slot {
    Unary(UnaryOp),
    Binary(BinaryOp),
    Reflected(BinaryOp),
    Inplace(BinaryOp),
    Compare(CompareOp),
    Divmod,
    ReflectedDivmod,
    Len,
    Bool,
    Repr,
    Str,
    Hash,
    Format,
    Iter,
    Next,
    Contains,
    GetItem,
    SetItem,
    DelItem,
    Reversed,
    Abs,
    Int,
    Float,
    Index,
    Init,
    Call,
    GetAttribute,
    SetAttr,
    DelAttr,
}

/// The special method's name for each binary operator: plain, reflected, in place.
const BINARY: [(BinaryOp, [&str; 3]); 13] = [
    (BinaryOp::Add, ["__add__", "__radd__", "__iadd__"]),
    (BinaryOp::Sub, ["__sub__", "__rsub__", "__isub__"]),
    (BinaryOp::Mul, ["__mul__", "__rmul__", "__imul__"]),
    (
        BinaryOp::MatMul,
        ["__matmul__", "__rmatmul__", "__imatmul__"],
    ),
    (
        BinaryOp::TrueDiv,
        ["__truediv__", "__rtruediv__", "__itruediv__"],
    ),
    (
        BinaryOp::FloorDiv,
        ["__floordiv__", "__rfloordiv__", "__ifloordiv__"],
    ),
    (BinaryOp::Mod, ["__mod__", "__rmod__", "__imod__"]),
    (BinaryOp::Pow, ["__pow__", "__rpow__", "__ipow__"]),
    (
        BinaryOp::LShift,
        ["__lshift__", "__rlshift__", "__ilshift__"],
    ),
    (
        BinaryOp::RShift,
        ["__rshift__", "__rrshift__", "__irshift__"],
    ),
    (BinaryOp::And, ["__and__", "__rand__", "__iand__"]),
    (BinaryOp::Or, ["__or__", "__ror__", "__ior__"]),
    (BinaryOp::Xor, ["__xor__", "__rxor__", "__ixor__"]),
];

/// The special method's name for each comparison.
const COMPARE: [(CompareOp, &str); 6] = [
    (CompareOp::Lt, "__lt__"),
    (CompareOp::Le, "__le__"),
    (CompareOp::Eq, "__eq__"),
    (CompareOp::Ne, "__ne__"),
    (CompareOp::Gt, "__gt__"),
    (CompareOp::Ge, "__ge__"),
];

/// The special method's name for a binary operator: plain, reflected, in place.
pub fn binary_names(op: BinaryOp) -> [&'static str; 3] {
    let found = BINARY.iter().find(|(known, _)| *known == op);
    found.unwrap_or(&BINARY[0]).1
}

/// The operator as it is written.
pub fn binary_symbol(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "+",
        BinaryOp::Sub => "-",
        BinaryOp::Mul => "*",
        BinaryOp::MatMul => "@",
        BinaryOp::TrueDiv => "/",
        BinaryOp::FloorDiv => "//",
        BinaryOp::Mod => "%",
        BinaryOp::Pow => "**",
        BinaryOp::LShift => "<<",
        BinaryOp::RShift => ">>",
        BinaryOp::And => "&",
        BinaryOp::Or => "|",
        BinaryOp::Xor => "^",
    }
}

/// The operator as it is written.
pub fn unary_symbol(op: UnaryOp) -> &'static str {
    match op {
        UnaryOp::Pos => "+",
        UnaryOp::Neg => "-",
        UnaryOp::Invert => "~",
        UnaryOp::Not => "not",
    }
}

/// The special method's name for a comparison.
pub fn compare_name(op: CompareOp) -> &'static str {
    let found = COMPARE.iter().find(|(known, _)| *known == op);
    found.unwrap_or(&COMPARE[0]).1
}

/// Whether a special method of this name may answer `NotImplemented`, so that the other operand is asked.
pub fn may_not_answer(name: &str) -> bool {
    let divmod = [Slot::Divmod, Slot::ReflectedDivmod];
    BINARY.iter().any(|(_, names)| names.contains(&name))
        || COMPARE.iter().any(|(_, compare)| *compare == name)
        || divmod.iter().any(|slot| slot.name() == name)
}

/// The comparison as it is written.
pub fn compare_symbol(op: CompareOp) -> &'static str {
    match op {
        CompareOp::Lt => "<",
        CompareOp::Le => "<=",
        CompareOp::Eq => "==",
        CompareOp::Ne => "!=",
        CompareOp::Gt => ">",
        CompareOp::Ge => ">=",
    }
}

/// The comparison with its sides exchanged.
pub fn compare_swapped(op: CompareOp) -> CompareOp {
    match op {
        CompareOp::Lt => CompareOp::Gt,
        CompareOp::Le => CompareOp::Ge,
        CompareOp::Gt => CompareOp::Lt,
        CompareOp::Ge => CompareOp::Le,
        same => same,
    }
}

/// The special method's name for a unary operator; `not` has none.
pub fn unary_name(op: UnaryOp) -> &'static str {
    match op {
        UnaryOp::Pos => "__pos__",
        UnaryOp::Neg => "__neg__",
        UnaryOp::Invert => "__invert__",
        UnaryOp::Not => "__bool__",
    }
}

impl Slot {
    /// The special method's name.
    pub fn name(self) -> &'static str {
        match self {
            Slot::Unary(op) => unary_name(op),
            Slot::Binary(op) => binary_names(op)[0],
            Slot::Reflected(op) => binary_names(op)[1],
            Slot::Inplace(op) => binary_names(op)[2],
            Slot::Compare(op) => compare_name(op),
            Slot::Divmod => "__divmod__",
            Slot::ReflectedDivmod => "__rdivmod__",
            Slot::Len => "__len__",
            Slot::Bool => "__bool__",
            Slot::Repr => "__repr__",
            Slot::Str => "__str__",
            Slot::Hash => "__hash__",
            Slot::Format => "__format__",
            Slot::Iter => "__iter__",
            Slot::Next => "__next__",
            Slot::Contains => "__contains__",
            Slot::GetItem => "__getitem__",
            Slot::SetItem => "__setitem__",
            Slot::DelItem => "__delitem__",
            Slot::Reversed => "__reversed__",
            Slot::Abs => "__abs__",
            Slot::Int => "__int__",
            Slot::Float => "__float__",
            Slot::Index => "__index__",
            Slot::Init => "__init__",
            Slot::Call => "__call__",
            Slot::GetAttribute => "__getattribute__",
            Slot::SetAttr => "__setattr__",
            Slot::DelAttr => "__delattr__",
        }
    }
}
