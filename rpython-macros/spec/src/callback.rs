//! What Python calls, as parameters: closures, `impl Fn(i64) -> i64`, `&mut dyn FnMut(&str) -> Result<bool, E>`,
//! `Box<dyn Fn(i64) + Send>`; iterators, `impl Iterator<Item = i64>`; and objects of traits, `&mut dyn Store`.

use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Error, GenericArgument, PathArguments, Result, Token, TypeParamBound};

/// What Python does with something of Rust's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// Calls it, also while it runs.
    Fn,
    /// Calls it, unless it runs.
    FnMut,
    /// Loops over it.
    Iterator,
    /// Calls its methods.
    Object,
}

/// A parameter that Python calls, as it is written.
pub struct Written<'t> {
    /// What Python does with it.
    pub sort: Sort,
    /// Whether it may be changed: it is not lent with `&`.
    pub mutable: bool,
    /// Whether it is a reference.
    pub is_lent: bool,
    /// Whether Python may keep it.
    pub kept: bool,
    /// Whether several threads may call what is kept at the same time.
    pub sync: bool,
    /// What a closure takes.
    pub inputs: Vec<&'t syn::Type>,
    /// What it gives, in a `Result` perhaps; nothing for `()`.
    pub output: Option<&'t syn::Type>,
    /// The trait: `FnMut(&str) -> bool`, `Store`.
    pub bound: &'t syn::Path,
}

type Bounds = Punctuated<TypeParamBound, Token![+]>;

/// Reads the type of a parameter; `None` if it is another one.
///
/// # Errors
/// If it is something that cannot be called from Python.
pub fn written(ty: &syn::Type) -> Option<Result<Written<'_>>> {
    let (bounds, way) = bounds(ty)?;
    read(bounds, way)
}

/// Whether a type is that of an iterator, by itself or in a box.
pub(crate) fn is_iterator(ty: &syn::Type) -> bool {
    let known = bounds(ty).and_then(|(bounds, _)| known(&traits(bounds)));
    known.is_some_and(|(_, sort)| sort == Sort::Iterator)
}

/// The traits of what a type has some of, and how it has it.
fn bounds(ty: &syn::Type) -> Option<(&Bounds, Way)> {
    match ty {
        syn::Type::Paren(inner) => bounds(&inner.elem),
        syn::Type::Group(inner) => bounds(&inner.elem),
        syn::Type::ImplTrait(it) => Some((&it.bounds, Way::Given)),
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
                syn::Type::TraitObject(it) => Some((&it.bounds, way)),
                syn::Type::ImplTrait(it) => Some((&it.bounds, way)),
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
                GenericArgument::Type(syn::Type::TraitObject(it)) => Some((&it.bounds, Way::Boxed)),
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

fn traits(bounds: &Bounds) -> Vec<&syn::Path> {
    bounds.iter().filter_map(path_of).collect()
}

fn name(path: &syn::Path) -> Option<String> {
    path.segments.last().map(|last| last.ident.to_string())
}

/// The one of Rust's own traits among these that Python calls.
fn known<'t>(traits: &[&'t syn::Path]) -> Option<(&'t syn::Path, Sort)> {
    traits.iter().find_map(|&path| {
        let sort = match name(path)?.as_str() {
            "Fn" => Sort::Fn,
            "FnMut" | "FnOnce" => Sort::FnMut,
            "Iterator" | "IntoIterator" => Sort::Iterator,
            _ => return None,
        };
        Some((path, sort))
    })
}

fn read(bounds: &Bounds, way: Way) -> Option<Result<Written<'_>>> {
    let traits = traits(bounds);
    let (bound, sort) = match known(&traits) {
        Some(known) => known,
        None => {
            let is_marker =
                |path: &syn::Path| name(path).is_some_and(|name| matches!(&*name, "Send" | "Sync"));
            let mut others = traits.iter().filter(|path| !is_marker(path));
            let of = others.next()?;
            if let Some(other) = others.next() {
                let message = "Python calls objects of one trait: have one with all that it calls";
                return Some(Err(Error::new(other.span(), message)));
            }
            if !matches!(of.segments.last()?.arguments, PathArguments::None) {
                let message =
                    "Python calls objects of a trait without parameters, with `#[rpython::object]`";
                return Some(Err(Error::new(of.span(), message)));
            }
            (*of, Sort::Object)
        }
    };
    let wrong = |message: &str| Some(Err(Error::new(bound.span(), message)));
    let is = |what: &str| {
        traits
            .iter()
            .any(|path| name(path).as_deref() == Some(what))
    };
    if is("FnOnce") {
        return wrong("Python may call it more than once: write `FnMut`");
    }
    let mutable = !matches!(way, Way::Lent { mutable: false, .. });
    let is_lent = matches!(way, Way::Lent { .. });
    let kept = match way {
        Way::Given => false,
        Way::Lent {
            mutable: false,
            span,
        } if matches!(sort, Sort::FnMut | Sort::Iterator) => {
            let message = "what changes when it is called is lent with `&mut`";
            return Some(Err(Error::new(span, message)));
        }
        Way::Lent { .. } => false,
        Way::Boxed if !is("Send") => {
            return wrong(
                "Python may keep what is in a box, and any thread may drop it: add `+ Send`; or lend it, `&dyn …`, for \
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
        (_, Sort::Object) => (Vec::new(), None),
        (_, Sort::Iterator) => {
            return wrong("of what the items are stands here: `Iterator<Item = i64>`")
        }
        _ => return wrong("what it takes and gives stands here: `Fn(i64) -> i64`"),
    };
    Some(Ok(Written {
        sort,
        mutable,
        is_lent,
        kept,
        sync: kept && sort != Sort::FnMut && sort != Sort::Iterator && is("Sync"),
        inputs,
        output,
        bound,
    }))
}

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
