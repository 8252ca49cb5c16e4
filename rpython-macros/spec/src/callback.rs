//! Closures and iterators as parameters: `impl Fn(i64) -> i64`, `&mut dyn FnMut(&str) -> Result<bool, E>`,
//! `Box<dyn Fn(i64) + Send>`, `impl Iterator<Item = i64>`.

use crate::model::Sort;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Error, GenericArgument, PathArguments, Result, Token, TypeParamBound};

/// A parameter that is a closure or an iterator, as it is written.
pub struct Written<'t> {
    /// What Python does with it.
    pub sort: Sort,
    /// Whether Python may keep it.
    pub kept: bool,
    /// What a closure takes.
    pub inputs: Vec<&'t syn::Type>,
    /// What it gives, in a `Result` perhaps; nothing for `()`.
    pub output: Option<&'t syn::Type>,
    /// The trait: `FnMut(&str) -> bool`.
    pub bound: &'t syn::Path,
}

type Bounds = Punctuated<TypeParamBound, Token![+]>;

/// Reads the type of a parameter; `None` if it is another one.
///
/// # Errors
/// If it is a closure or an iterator that cannot be called from Python.
pub fn written(ty: &syn::Type) -> Option<Result<Written<'_>>> {
    match ty {
        syn::Type::Paren(inner) => written(&inner.elem),
        syn::Type::Group(inner) => written(&inner.elem),
        syn::Type::ImplTrait(it) => read(&it.bounds, Way::Given),
        syn::Type::Reference(of) => {
            let way = Way::Lent {
                mutable: of.mutability.is_some(),
                span: ty.span(),
            };
            let mut inner = &*of.elem;
            while let syn::Type::Paren(syn::TypeParen { elem, .. })
            | syn::Type::Group(syn::TypeGroup { elem, .. }) = inner
            {
                inner = elem;
            }
            match inner {
                syn::Type::TraitObject(it) => read(&it.bounds, way),
                syn::Type::ImplTrait(it) => read(&it.bounds, way),
                _ => None,
            }
        }
        syn::Type::Path(path) => {
            let last = path
                .path
                .segments
                .last()
                .filter(|last| last.ident == "Box")?;
            let PathArguments::AngleBracketed(list) = &last.arguments else {
                return None;
            };
            match list.args.first()? {
                GenericArgument::Type(syn::Type::TraitObject(it)) => read(&it.bounds, Way::Boxed),
                _ => None,
            }
        }
        _ => None,
    }
}

/// How it is handed over.
enum Way {
    /// By itself.
    Given,
    /// By a reference.
    Lent {
        mutable: bool,
        span: proc_macro2::Span,
    },
    /// In a box: Python may keep it.
    Boxed,
}

fn read(bounds: &Bounds, way: Way) -> Option<Result<Written<'_>>> {
    let traits: Vec<_> = bounds.iter().filter_map(path_of).collect();
    let name = |path: &syn::Path| path.segments.last().map(|last| last.ident.to_string());
    let (bound, sort) = traits.iter().find_map(|&path| {
        let sort = match name(path)?.as_str() {
            "Fn" => Sort::Fn,
            "FnMut" | "FnOnce" => Sort::FnMut,
            "Iterator" | "IntoIterator" => Sort::Iterator,
            _ => return None,
        };
        Some((path, sort))
    })?;
    let wrong = |message: &str| Some(Err(Error::new(bound.span(), message)));
    let is = |what: &str| {
        traits
            .iter()
            .any(|path| name(path).as_deref() == Some(what))
    };
    if is("FnOnce") {
        return wrong("Python may call it more than once: write `FnMut`");
    }
    let kept = match way {
        Way::Given => false,
        Way::Lent {
            mutable: false,
            span,
        } if sort != Sort::Fn => {
            let message = "what changes when it is called is lent with `&mut`";
            return Some(Err(Error::new(span, message)));
        }
        Way::Lent { .. } => false,
        Way::Boxed if !is("Send") => {
            return wrong(
                "Python may keep what is in a box, and any thread may drop it: add `+ Send`; or lend it, `&dyn Fn(…)`, for \
                 the time of the call",
            );
        }
        Way::Boxed => true,
    };
    let last = bound.segments.last()?;
    let (inputs, output) = match (&last.arguments, sort) {
        (PathArguments::Parenthesized(signature), Sort::Fn | Sort::FnMut) => {
            let output = match &signature.output {
                syn::ReturnType::Default => None,
                syn::ReturnType::Type(_, ty) => Some(&**ty),
            };
            (signature.inputs.iter().collect(), output)
        }
        (PathArguments::AngleBracketed(list), Sort::Iterator) => {
            let item = list.args.iter().find_map(|argument| match argument {
                GenericArgument::AssocType(of) if of.ident == "Item" => Some(&of.ty),
                _ => None,
            });
            match item {
                Some(item) => (Vec::new(), Some(item)),
                None => return wrong("of what the items are stands here: `Iterator<Item = i64>`"),
            }
        }
        (_, Sort::Iterator) => {
            return wrong("of what the items are stands here: `Iterator<Item = i64>`")
        }
        _ => return wrong("what it takes and gives stands here: `Fn(i64) -> i64`"),
    };
    if inputs.len() > MAX_INPUTS {
        return wrong("a closure takes at most twelve arguments here: have a tuple, or a struct");
    }
    Some(Ok(Written {
        sort,
        kept,
        inputs,
        output,
        bound,
    }))
}

const MAX_INPUTS: usize = 12;

fn path_of(bound: &TypeParamBound) -> Option<&syn::Path> {
    match bound {
        TypeParamBound::Trait(of) => Some(&of.path),
        _ => None,
    }
}

/// What a `Result` has in it: the value and, where it says so, the error.
pub fn in_result(ty: &syn::Type) -> Option<(&syn::Type, Option<&syn::Type>)> {
    let syn::Type::Path(path) = ty else {
        return None;
    };
    let last = path
        .path
        .segments
        .last()
        .filter(|last| last.ident == "Result")?;
    let PathArguments::AngleBracketed(list) = &last.arguments else {
        return None;
    };
    let mut types = list.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    });
    Some((types.next()?, types.next()))
}
