//! What the stubs ([`crate::stubs`]) know of a value, by its kind.

use crate::annotate::types::model::*;
use crate::ir::op::Operand;
use crate::stubs::{BuiltinFn, Class, Lowering, Method, Signature, Type};

/// The class whose methods values of this kind have.
pub fn class_of(kind: &Kind) -> Option<Class> {
    Some(match kind {
        Kind::List(_) => Class::List,
        Kind::Dict(_) => Class::Dict,
        Kind::DictView { variant, .. } => match variant {
            IterVariant::Keys => Class::DictKeys,
            IterVariant::Items => Class::DictItems,
            _ => Class::DictValues,
        },
        Kind::Set { frozen: false, .. } => Class::Set,
        Kind::Set { frozen: true, .. } => Class::Frozenset,
        Kind::Str | Kind::Char => Class::Str,
        Kind::Bytes => Class::Bytes,
        Kind::ByteArray => Class::Bytearray,
        Kind::Integer { .. } | Kind::Bool => Class::Int,
        Kind::Float => Class::Float,
        Kind::Tuple(_) | Kind::Seq(_) => Class::Tuple,
        Kind::Slice(_) => Class::Slice,
        Kind::Iterator { .. } => Class::Iterator,
        Kind::Builder => Class::StringBuilder,
        Kind::BuiltinMethod { .. } => Class::BuiltinFunctionOrMethod,
        _ => return None,
    })
}

/// Whether values of this kind have an attribute of their own, which not all objects have.
pub fn has_own(kind: &Kind, name: &str) -> bool {
    class_of(kind).is_some_and(|class| class.has(name))
}

/// The signature of a call of a method by position: of the overload that takes so many arguments.
pub fn signature(kind: &Kind, method: Method, given: usize) -> Option<&'static Signature> {
    crate::stubs::by_position(class_of(kind)?.method(method), given)
}

/// What the stubs know of something that is called.
pub(in crate::annotate) struct Callee<'a> {
    /// Its overloads.
    pub overloads: &'static [Signature],
    /// What it is bound to, if it is a method.
    pub receiver: Option<(&'a SomeValue, Method)>,
}

impl<'a> Callee<'a> {
    /// A method of a builtin type. (One without a receiver is the same of an object and of its type.)
    pub fn method(recv: &'a SomeValue, method: Method) -> Self {
        let class = class_of(&recv.kind);
        let overloads = class.map_or(&[][..], |class| class.method(method));
        let is_static = overloads.first().is_some_and(|s| s.is_static);
        // (A truth value gives truth values there.)
        let is_another = is_static && matches!(recv.kind, Kind::Bool);
        Callee {
            overloads: if is_another { &[] } else { overloads },
            receiver: (!is_static || is_another).then_some((recv, method)),
        }
    }

    /// A function.
    pub fn function(func: BuiltinFn) -> Self {
        Callee {
            overloads: func.signatures(),
            receiver: None,
        }
    }

    /// What is called, if the stubs know it.
    pub fn of(callee: &'a SomeValue) -> Option<Self> {
        match &callee.kind {
            Kind::BuiltinMethod { recv, method } => Some(Callee::method(recv, *method)),
            Kind::Builtin(func) => Some(Callee::function(*func)),
            _ => None,
        }
    }
}

/// Whether a type may have values of this kind.
pub(in crate::annotate) fn fits(ty: &Type, kind: &Kind) -> bool {
    match ty {
        Type::None => matches!(kind, Kind::None),
        Type::Int | Type::Wide | Type::NonNeg => kind.is_int(),
        Type::Float => matches!(
            kind,
            Kind::Float | Kind::SingleFloat | Kind::Integer { .. } | Kind::Bool
        ),
        Type::Str => kind.is_text(),
        Type::Bytes => matches!(kind, Kind::Bytes),
        Type::Buffer => kind.is_bytes(),
        Type::ByteArray => matches!(kind, Kind::ByteArray),
        Type::Tuple(_) | Type::Items(_) => kind.is_tuple(),
        Type::Iterable(_) => !matches!(kind, Kind::Integer { .. } | Kind::Str | Kind::Char),
        Type::Union(types) => types.iter().any(|ty| fits(ty, kind)),
        _ => true,
    }
}

/// Whether a value is a sequence of Python's own.
pub(in crate::annotate) fn is_sequence(kind: &Kind) -> bool {
    matches!(
        kind,
        Kind::List(_)
            | Kind::Str
            | Kind::Char
            | Kind::Bytes
            | Kind::ByteArray
            | Kind::Tuple(_)
            | Kind::Seq(_)
    )
}

/// What a parameter of this type takes an operand for.
pub(in crate::annotate) fn of_type(ty: &Type) -> Operand {
    match ty {
        ty if ty.is_iterable() => Operand::Items,
        Type::Object | Type::Hashable | Type::Ordered | Type::Sought(_) | Type::Shown(_) => {
            Operand::Compared
        }
        Type::Item | Type::Value | Type::Of(_) => Operand::Object,
        Type::Sized => Operand::Sized,
        Type::Int | Type::Wide | Type::NonNeg => Operand::Index,
        Type::Float => Operand::Float,
        Type::Number => Operand::Number,
        Type::Str => Operand::Text,
        _ => Operand::Own,
    }
}

/// Whether exceptions have a property of this name.
pub fn is_exception_property(name: &str) -> bool {
    let found = Class::BaseException.attribute(name);
    found.is_some_and(|attribute| matches!(attribute.lowering, Lowering::App(..)))
}
