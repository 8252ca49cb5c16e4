//! Views: memory of Python objects, which Rust sees where it is as long as there is a guard.

use crate::buffer::Number;
use crate::grammar::Reader;
use crate::model::{write_path, Int, Type};
use std::fmt;
use syn::spanned::Spanned;
use syn::{Error, Result};

/// What a function gives that Rust sees where it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum View {
    /// `StrView<'_>`: the UTF-8 of a `str`.
    Str,
    /// `BytesView<'_>`: what a `bytes` has.
    Bytes,
    /// `ArrayView<'_, T>`: the items of a `list`.
    Array(Item),
}

/// The items of a list that is seen where it is: numbers as Python has them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Item {
    /// `isize`, or the same by its name on targets with words of 64 bits, `i64`.
    Int(Int),
    /// `f64`
    F64,
    /// `bool`
    Bool,
}

impl Item {
    /// The type of such items in a list.
    pub fn ty(self) -> Type {
        match self {
            Item::Int(int) => Type::Int(int),
            Item::F64 => Type::F64,
            Item::Bool => Type::Bool,
        }
    }

    fn of(ty: &Type) -> Option<Item> {
        match Number::of(ty)? {
            Number::Int(int @ (Int::I64 | Int::Isize)) => Some(Item::Int(int)),
            Number::F64 => Some(Item::F64),
            Number::Bool => Some(Item::Bool),
            Number::Int(_) | Number::F32 => None,
        }
    }
}

/// The type in Rust; the lifetime is the guard's.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_path(f, "::rpython::")?;
        let lifetime = if f.alternate() { "'_" } else { "'guard" };
        match self {
            View::Str => write!(f, "StrView<{lifetime}>"),
            View::Bytes => write!(f, "BytesView<{lifetime}>"),
            View::Array(item) => write!(f, "ArrayView<{lifetime}, {}>", item.ty()),
        }
    }
}

impl View {
    /// The type that Python has.
    pub fn object(self) -> Type {
        use crate::model::{Row, Text};
        match self {
            View::Str => Type::Str(Text::String),
            View::Bytes => Type::Bytes(Row::Vec),
            View::Array(item) => Type::List(Row::Vec, Box::new(item.ty())),
        }
    }
}

/// The view that a type with this name and these arguments is, if it is one.
pub(crate) fn read_view(
    reader: &mut Reader<'_>,
    ty: &syn::Type,
    name: &str,
    arguments: &[&syn::Type],
) -> Result<Option<View>> {
    let view = match (name, arguments) {
        ("StrView", []) => View::Str,
        ("BytesView", []) => View::Bytes,
        ("ArrayView", [item]) => match Item::of(&reader.read_parameter(item)?) {
            Some(item) => View::Array(item),
            None => {
                let message =
                    "a view of a list has its items as Python has them: i64, isize, f64, bool";
                return Err(Error::new(item.span(), message));
            }
        },
        ("ArrayView", _) => {
            let message = "of what the items are stands here: `ArrayView<'_, f64>`";
            return Err(Error::new(ty.span(), message));
        }
        _ => return Ok(None),
    };
    if let Some(lifetime) = named_lifetime(ty) {
        let message = "a view lasts as long as the guard: write `'_`";
        return Err(Error::new(lifetime.span(), message));
    }
    Ok(Some(view))
}

/// The lifetime that a type has for an argument, unless that is `'_`.
fn named_lifetime(ty: &syn::Type) -> Option<&syn::Lifetime> {
    let syn::Type::Path(path) = ty else {
        return None;
    };
    let syn::PathArguments::AngleBracketed(list) = &path.path.segments.last()?.arguments else {
        return None;
    };
    list.args.iter().find_map(|argument| match argument {
        syn::GenericArgument::Lifetime(of) if of.ident != "_" => Some(of),
        _ => None,
    })
}
