//! The names that declarations use: what a module imports, and the aliases that it declares.
//!
//! A name that the module does not bring into scope by itself is one of those around it, as if the declarations
//! stood there. What a name seems to be, by its last part, the compiler is made to check
//! ([`Used::check`]).

use crate::callback::in_result;
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use quote::quote;
use std::collections::HashMap;
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::{braced, Error, Result, Token};

/// A name that is not in scope everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known {
    /// How it is called.
    pub name: &'static str,
    /// Where it is.
    path: &'static str,
    /// Arguments that it can have.
    arguments: &'static str,
}

const fn known(name: &'static str, path: &'static str, arguments: &'static str) -> Known {
    Known {
        name,
        path,
        arguments,
    }
}

/// Those that declarations may use.
const KNOWN: [Known; 15] = [
    known("Error", "::rpython::Error", ""),
    known("Result", "::rpython::Result", "<()>"),
    known("Instance", "::rpython::Instance", ""),
    known("Guard", "::rpython::Guard", ""),
    known("InstanceGuard", "::rpython::InstanceGuard", "<'static>"),
    known("StrView", "::rpython::StrView", "<'static>"),
    known("BytesView", "::rpython::BytesView", "<'static>"),
    known("ArrayView", "::rpython::ArrayView", "<'static, f64>"),
    known("Iter", "::rpython::Iter", "<()>"),
    known("HashMap", "::std::collections::HashMap", "<(), ()>"),
    known("BTreeMap", "::std::collections::BTreeMap", "<(), ()>"),
    known("HashSet", "::std::collections::HashSet", "<()>"),
    known("BTreeSet", "::std::collections::BTreeSet", "<()>"),
    known("VecDeque", "::std::collections::VecDeque", "<()>"),
    known("Cow", "::std::borrow::Cow", "<'static, str>"),
];

/// That a declaration uses one, by a name without a path.
#[derive(Clone)]
pub struct Used {
    /// The name as it stands there.
    pub ident: Ident,
    /// What it has to be.
    pub known: Known,
    /// Whether the module itself brings it into scope.
    pub inside: bool,
}

fn tokens(text: &str) -> TokenStream {
    text.parse().expect("a path is made of tokens")
}

impl Used {
    /// An item, for where the name is in scope, that compiles if it is what it seems to be.
    pub fn check(&self) -> TokenStream {
        let (path, arguments) = (tokens(self.known.path), tokens(self.known.arguments));
        let ident = &self.ident;
        quote! {
            const _: ::core::option::Option<#path #arguments> =
                ::core::option::Option::None::<#ident #arguments>;
        }
    }

    /// What the name means, for any place.
    pub fn path(&self) -> TokenStream {
        tokens(self.known.path)
    }
}

/// What a module brings into scope for its declarations.
#[derive(Default)]
pub struct Scope {
    /// What is imported under which name: the last part of its path.
    imported: HashMap<String, String>,
    /// Whether it imports whatever is somewhere.
    any: bool,
    /// The imports, as written.
    uses: Vec<TokenStream>,
    aliases: Vec<Alias>,
    /// Whether names that say nothing else are of Rust types that derive `rpython::Value`, wherever they come from.
    others_are_values: bool,
    /// The classes that it declares, in order.
    pub classes: Vec<ClassItem>,
}

/// `type Name;`, a class of the Python module.
pub struct ClassItem {
    /// Documentation, `cfg`, lints.
    pub attrs: Vec<syn::Attribute>,
    /// Its visibility as written.
    pub vis: syn::Visibility,
    /// Its name, in Rust and in Python.
    pub name: Ident,
}

/// `type Name = …;`
struct Alias {
    attrs: Vec<syn::Attribute>,
    vis: syn::Visibility,
    name: Ident,
    ty: syn::Type,
}

impl Scope {
    /// What is in scope where a type is declared that derives `rpython::Value`: nobody knows what.
    pub fn around() -> Scope {
        Scope {
            others_are_values: true,
            ..Scope::default()
        }
    }

    /// Reads a declaration that brings names into scope: one with such a [`keyword`].
    ///
    /// # Errors
    /// If it is malformed.
    pub fn read(&mut self, declaration: &TokenStream) -> Result<()> {
        let read = |input: ParseStream| {
            let attrs = input.call(syn::Attribute::parse_outer)?;
            let vis = input.parse()?;
            if input.parse::<Option<Token![use]>>()?.is_some() {
                input.parse::<Option<Token![::]>>()?;
                self.read_use(input, None)?;
                self.uses.push(declaration.clone());
            } else {
                self.read_type(input, attrs, vis)?;
            }
            input.parse::<Token![;]>().map(drop)
        };
        read.parse2(declaration.clone())
    }

    /// The imports and aliases, for inside of the module.
    pub fn items(&self) -> Vec<TokenStream> {
        let aliases = self.aliases.iter().map(|alias| {
            let Alias {
                attrs, vis, name, ..
            } = alias;
            let mut ty = alias.ty.clone();
            self.name_from_anywhere(&mut ty);
            quote!(#(#attrs)* #vis type #name = #ty;)
        });
        self.uses.iter().cloned().chain(aliases).collect()
    }

    /// The rest of what `use` imports, behind this part of a path.
    fn read_use(&mut self, input: ParseStream, behind: Option<Ident>) -> Result<()> {
        if input.peek(Token![*]) {
            self.any = true;
            return input.parse::<Token![*]>().map(drop);
        }
        if input.peek(syn::token::Brace) {
            let inside;
            braced!(inside in input);
            while !inside.is_empty() {
                self.read_use(&inside, behind.clone())?;
                inside.parse::<Option<Token![,]>>()?;
            }
            return Ok(());
        }
        let part = input.call(Ident::parse_any)?;
        if input.parse::<Option<Token![::]>>()?.is_some() {
            return self.read_use(input, Some(part));
        }
        let imported = match part == "self" {
            true => behind.unwrap_or(part),
            false => part,
        };
        let name = match input.parse::<Option<Token![as]>>()? {
            Some(_) if input.peek(Token![_]) => return input.parse::<Token![_]>().map(drop),
            Some(_) => input.parse()?,
            None => imported.clone(),
        };
        self.imported.insert(name.to_string(), imported.to_string());
        Ok(())
    }

    /// An alias or, where nothing stands behind the name, a class.
    fn read_type(
        &mut self,
        input: ParseStream,
        attrs: Vec<syn::Attribute>,
        vis: syn::Visibility,
    ) -> Result<()> {
        input.parse::<Token![type]>()?;
        let name: Ident = input.parse()?;
        if input.peek(Token![<]) {
            return Err(input.error("an alias stands for one type here: it has no parameters"));
        }
        let text = name.to_string();
        if self.alias(&text).is_some() || self.class(&text).is_some() {
            let message = format!("`{name}` is declared twice");
            return Err(Error::new(name.span(), message));
        }
        if input.peek(Token![;]) {
            self.classes.push(ClassItem { attrs, vis, name });
            return Ok(());
        }
        input.parse::<Token![=]>()?;
        let ty = input.parse()?;
        self.aliases.push(Alias {
            attrs,
            vis,
            name,
            ty,
        });
        Ok(())
    }

    /// The type that a name is an alias of.
    pub fn alias(&self, name: &str) -> Option<&syn::Type> {
        let alias = self.aliases.iter().find(|alias| alias.name == name)?;
        Some(&alias.ty)
    }

    /// The class that a name is declared to be.
    pub fn class(&self, name: &str) -> Option<&ClassItem> {
        self.classes.iter().find(|class| class.name == name)
    }

    /// What a name stands for: the last part of what is imported under it.
    pub fn meaning<'n>(&'n self, name: &'n str) -> &'n str {
        self.imported.get(name).map_or(name, String::as_str)
    }

    /// Whether a name, unless it is one that declarations know, is that of a Rust type of the crate's which stands for a Python
    /// class: one that the module imports.
    pub fn is_value(&self, name: &str) -> bool {
        self.others_are_values || self.imported.contains_key(name)
    }

    /// A use of a name without a path, if it has to be brought into scope.
    pub fn used(&self, ident: &Ident) -> Option<Used> {
        let name = ident.to_string();
        let known = KNOWN
            .into_iter()
            .find(|known| known.name == self.meaning(&name))?;
        let inside = self.any || self.imported.contains_key(&name);
        Some(Used {
            ident: ident.clone(),
            known,
            inside,
        })
    }

    /// Names that are in scope around the module become paths, since the function is inside of it.
    pub fn name_from_anywhere(&self, ty: &mut syn::Type) {
        match ty {
            syn::Type::Paren(inner) => self.name_from_anywhere(&mut inner.elem),
            syn::Type::Group(inner) => self.name_from_anywhere(&mut inner.elem),
            syn::Type::Reference(inner) => self.name_from_anywhere(&mut inner.elem),
            syn::Type::Slice(inner) => self.name_from_anywhere(&mut inner.elem),
            syn::Type::ImplTrait(syn::TypeImplTrait { bounds, .. })
            | syn::Type::TraitObject(syn::TypeTraitObject { bounds, .. }) => {
                for bound in bounds {
                    if let syn::TypeParamBound::Trait(bound) = bound {
                        self.name_arguments(&mut bound.path);
                    }
                }
            }
            syn::Type::Array(inner) => self.name_from_anywhere(&mut inner.elem),
            syn::Type::Tuple(tuple) => {
                for item in &mut tuple.elems {
                    self.name_from_anywhere(item);
                }
            }
            syn::Type::Path(path) => {
                self.name_arguments(&mut path.path);
                // (`Result` with two is the one that is in scope everywhere.)
                let is_plain = in_result(&syn::Type::Path(path.clone()))
                    .is_none_or(|(_, error)| error.is_none());
                let used = only_name(path)
                    .and_then(|name| self.used(name))
                    .filter(|_| is_plain);
                let Some(used) = used.filter(|used| !used.inside) else {
                    return;
                };
                let span = used.ident.span();
                let known = syn::parse2::<syn::Path>(used.path());
                let mut named = known.expect("what is known has a path");
                for segment in &mut named.segments {
                    segment.ident.set_span(span);
                }
                if let (Some(to), Some(from)) =
                    (named.segments.last_mut(), path.path.segments.pop())
                {
                    to.arguments = from.into_value().arguments;
                }
                path.path = named;
            }
            _ => {}
        }
    }
}

impl Scope {
    /// The same for what stands in a path.
    fn name_arguments(&self, path: &mut syn::Path) {
        for segment in &mut path.segments {
            match &mut segment.arguments {
                syn::PathArguments::AngleBracketed(list) => {
                    for argument in &mut list.args {
                        match argument {
                            syn::GenericArgument::Type(ty) => self.name_from_anywhere(ty),
                            syn::GenericArgument::AssocType(of) => {
                                self.name_from_anywhere(&mut of.ty)
                            }
                            _ => {}
                        }
                    }
                }
                syn::PathArguments::Parenthesized(signature) => {
                    signature
                        .inputs
                        .iter_mut()
                        .for_each(|ty| self.name_from_anywhere(ty));
                    if let syn::ReturnType::Type(_, ty) = &mut signature.output {
                        self.name_from_anywhere(ty);
                    }
                }
                syn::PathArguments::None => {}
            }
        }
    }
}

/// The name that a path consists of.
pub fn only_name(path: &syn::TypePath) -> Option<&Ident> {
    match path.path.segments.first() {
        Some(only) if path.path.segments.len() == 1 && path.path.leading_colon.is_none() => {
            Some(&only.ident)
        }
        _ => None,
    }
}

/// What sort of declaration it is, if it is not one of a function.
#[derive(Clone, Copy, PartialEq)]
pub enum Word {
    /// `use …;`
    Use,
    /// `type … = …;`, `type …;`
    Type,
    /// `impl … { … }`
    Impl,
    /// `const …: …;`
    Const,
}

impl Word {
    /// Whether it brings names into scope.
    pub fn names(self) -> bool {
        matches!(self, Word::Use | Word::Type)
    }
}

/// The word that such a declaration begins with, behind attributes and visibility.
pub fn keyword(declaration: &TokenStream) -> Option<Word> {
    let mut tokens = declaration.clone().into_iter();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Ident(word) if word == "const" => {
                // (A function has a name of its own behind the words.)
                let is_word = |token: &TokenTree| {
                    ["fn", "unsafe", "extern", "async"]
                        .iter()
                        .any(|w| token.to_string() == *w)
                };
                return (!tokens.next().is_some_and(|next| is_word(&next))).then_some(Word::Const);
            }
            TokenTree::Ident(word) if word == "use" => return Some(Word::Use),
            TokenTree::Ident(word) if word == "type" => return Some(Word::Type),
            TokenTree::Ident(word) if word == "impl" => return Some(Word::Impl),
            TokenTree::Ident(word) if word == "pub" => {}
            TokenTree::Punct(hash) if hash.as_char() == '#' => {}
            TokenTree::Group(group) if group.delimiter() != Delimiter::Brace => {}
            _ => return None,
        }
    }
    None
}
