//! Buffers: numbers in Rust's memory, which Python sees where they are as long as a call takes.

use crate::grammar::Reader;
use crate::model::{Int, Type};
use std::fmt;
use syn::spanned::Spanned;
use syn::{Attribute, Error, Result};

/// What a buffer is made of. (A `char` is none: not every number is one.)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Number {
    /// An integer.
    Int(Int),
    /// `f64`
    F64,
    /// `f32`
    F32,
    /// `bool`
    Bool,
}

impl Number {
    /// Its name in Rust.
    pub fn name(self) -> &'static str {
        match self {
            Number::Int(int) => int.name(),
            Number::F64 => "f64",
            Number::F32 => "f32",
            Number::Bool => "bool",
        }
    }

    /// The type of such numbers, if they are of one.
    pub(crate) fn of(ty: &Type) -> Option<Number> {
        match ty {
            Type::Int(int) => Some(Number::Int(*int)),
            Type::F64 => Some(Number::F64),
            Type::F32 => Some(Number::F32),
            Type::Bool => Some(Number::Bool),
            _ => None,
        }
    }
}

/// A parameter that lends its numbers: `&mut [T]`, or `#[buffer] xs: &[T]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Buffer {
    /// What they are.
    pub number: Number,
    /// Whether Python may change them.
    pub mutable: bool,
}

/// As the parameter is declared.
impl fmt::Display for Buffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.number.name();
        match self.mutable {
            true => write!(f, "&mut [{name}]"),
            false => write!(f, "#[buffer] &[{name}]"),
        }
    }
}

/// The buffer that a parameter of this type is, if it is one: by what it is, or by its attribute.
pub(crate) fn read_buffer(
    reader: &mut Reader<'_>,
    ty: &syn::Type,
    attribute: Option<&Attribute>,
) -> Result<Option<Buffer>> {
    let lent = match ty {
        syn::Type::Reference(of) => {
            let item = match &*of.elem {
                syn::Type::Slice(slice) => Some(&*slice.elem),
                syn::Type::Array(array) => Some(&*array.elem),
                _ => None,
            };
            item.map(|item| (of, item))
        }
        _ => None,
    };
    let (reference, item) = match (lent, attribute) {
        (Some(lent), Some(_)) => lent,
        (Some(lent), None) if lent.0.mutability.is_some() => lent,
        (None, Some(attribute)) => {
            let message = "a buffer is lent by a reference to a slice: `#[buffer] xs: &[f64]`";
            return Err(Error::new(attribute.span(), message));
        }
        (_, None) => return Ok(None),
    };
    let mutable = reference.mutability.is_some();
    if let (true, Some(attribute)) = (mutable, attribute) {
        let message = "`&mut [T]` is a buffer by itself: leave the attribute out";
        return Err(Error::new(attribute.span(), message));
    }
    reader.check_lifetime(reference.lifetime.as_ref())?;
    match Number::of(&reader.read_parameter(item)?) {
        Some(number) => Ok(Some(Buffer { number, mutable })),
        None => Err(Error::new(
            item.span(),
            "a buffer has numbers in it: integers of at most 64 bits, f64, f32, bool",
        )),
    }
}
