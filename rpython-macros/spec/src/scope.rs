//! The names that declarations use: what a module imports, and the aliases that it declares.
//!
//! A name that the module does not bring into scope by itself is one of those around it, as if the declarations
//! stood there. What a name seems to be, by its last part, the compiler is made to check
//! ([`Used::check`]). So it is with aliases that the module imports ([`Aliases`]): the build script, which sees the package's files,
//! says what they stand for, and the compiler whether that is so.

use crate::callback::in_result;
use crate::model::{Class, Int};
use crate::value::{is_ours, without_name};
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use quote::quote;
use std::cell::RefCell;
use std::collections::HashMap;
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::spanned::Spanned;
use syn::{braced, Error, Result, Token};

/// A name that is not in scope everywhere.
#[derive(Clone, Copy)]
struct Known {
    /// How it is called.
    name: &'static str,
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

impl Known {
    /// Its path: the parts.
    fn parts(&self) -> impl Iterator<Item = &'static str> {
        self.path.split("::").skip(1)
    }

    /// Whether a path is what it is called everywhere.
    fn is_path(&self, path: &[String]) -> bool {
        self.parts().eq(path.iter().map(String::as_str))
    }

    /// Whether a path of a crate that is known to be another one cannot lead to it.
    fn is_not(&self, path: &[String]) -> bool {
        let of_std = |first: &str| matches!(first, "std" | "core" | "alloc");
        let mut crates = [self.parts().next(), path.first().map(String::as_str)];
        for name in crates.iter_mut().flatten().filter(|name| of_std(name)) {
            *name = "std";
        }
        is_elsewhere(path) && crates[0] != crates[1]
    }
}

/// Types that have names everywhere, beside those of integers.
const PRIMITIVE: [&str; 5] = ["bool", "char", "f32", "f64", "str"];

/// Whether declarations know a name.
pub fn is_known(name: &str) -> bool {
    KNOWN.iter().any(|known| known.name == name)
}

/// Whether it is one that is in scope everywhere, and that declarations may use with parameters or as a trait, or one that they know.
pub(crate) fn is_rusts(name: &str) -> bool {
    is_known(name)
        || matches!(
            name,
            "Box" | "Fn" | "FnMut" | "Iterator" | "Option" | "Send" | "Sync" | "Vec"
        )
}

/// What names mean that are declared outside of what is read.
pub trait Aliases {
    /// The type that a path is an alias of, with the arguments that it has there. What that is made of is called
    /// what it is called everywhere, or in `scope`.
    fn meaning(&self, scope: &Scope, alias: &syn::TypePath) -> Option<syn::Type>;

    /// Whether a path, which ends with a name that declarations know, leads to a type that the package declares under that
    /// name.
    fn is_own(&self, scope: &Scope, path: &syn::TypePath) -> bool;

    /// The class that a path leads to, which another module declares (`type Account;`).
    fn class(&self, scope: &Scope, path: &syn::TypePath) -> Option<Class>;
}

/// Others, of which it is kept what is found: to have the same declarations read where the package's files are not seen, whether they are
/// right or wrong.
pub struct Asked<'a> {
    others: &'a dyn Aliases,
    found: RefCell<Meanings>,
}

impl<'a> Asked<'a> {
    /// Nothing is asked for yet.
    pub fn of(others: &'a dyn Aliases) -> Self {
        Asked {
            others,
            found: RefCell::default(),
        }
    }

    /// What was found, as it is written there.
    pub fn found(self) -> Meanings {
        self.found.into_inner()
    }
}

impl Aliases for Asked<'_> {
    fn meaning(&self, scope: &Scope, alias: &syn::TypePath) -> Option<syn::Type> {
        let meaning = self.others.meaning(scope, alias)?;
        let found = (spelling(quote!(#alias)), quote!(#meaning).to_string());
        add(&mut self.found.borrow_mut().types, found);
        Some(meaning)
    }

    fn is_own(&self, scope: &Scope, path: &syn::TypePath) -> bool {
        let is_own = self.others.is_own(scope, path);
        if is_own {
            let written = spelling(quote!(#path));
            add(
                &mut self.found.borrow_mut().types,
                (written.clone(), written),
            );
        }
        is_own
    }

    fn class(&self, scope: &Scope, path: &syn::TypePath) -> Option<Class> {
        let class = self.others.class(scope, path)?;
        let found = (spelling(quote!(#path)), class.clone());
        add(&mut self.found.borrow_mut().classes, found);
        Some(class)
    }
}

fn add<T: PartialEq>(found: &mut Vec<T>, one: T) {
    if !found.contains(&one) {
        found.push(one);
    }
}

/// Aliases as they are used, each with the type that it stands for; types of the package's under names that declarations know,
/// each with itself; and what other modules declare.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Meanings {
    /// The aliases, and the types.
    pub types: Vec<(String, String)>,
    /// The classes of other modules, as they are used.
    pub classes: Vec<(String, Class)>,
}

impl Meanings {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.types.is_empty() && self.classes.is_empty()
    }
}

impl Aliases for Meanings {
    fn meaning(&self, _: &Scope, alias: &syn::TypePath) -> Option<syn::Type> {
        let written = spelling(quote!(#alias));
        let is_it = |(known, meaning): &&(String, String)| *known == written && meaning != known;
        let (_, meaning) = self.types.iter().find(is_it)?;
        syn::parse_str(meaning).ok()
    }

    fn is_own(&self, _: &Scope, path: &syn::TypePath) -> bool {
        let written = spelling(quote!(#path));
        self.types.contains(&(written.clone(), written))
    }

    fn class(&self, _: &Scope, path: &syn::TypePath) -> Option<Class> {
        let written = spelling(quote!(#path));
        let mut classes = self.classes.iter();
        let (_, class) = classes.find(|(known, _)| *known == written)?;
        Some(class.clone())
    }
}

/// Tokens as a text that is the same inside of the compiler and outside.
fn spelling(tokens: TokenStream) -> String {
    let spelt = tokens.into_iter().map(|token| match token {
        TokenTree::Group(group) => {
            let (open, close) = match group.delimiter() {
                Delimiter::Parenthesis => ("(", ")"),
                Delimiter::Brace => ("{", "}"),
                Delimiter::Bracket => ("[", "]"),
                Delimiter::None => ("", ""),
            };
            format!("{open}{}{close}", spelling(group.stream()))
        }
        TokenTree::Ident(word) => format!("{word} "),
        token => token.to_string(),
    });
    spelt.collect()
}

/// A type as its author would write it.
pub(crate) fn shown(ty: &syn::Type) -> String {
    let spelt = spelling(quote!(#ty));
    let mut shown = String::new();
    for (index, c) in spelt.char_indices() {
        let next = spelt[index + c.len_utf8()..].chars().next();
        let is_blank =
            c == ' ' && next.is_none_or(|next| next != '_' && next.is_ascii_punctuation());
        match c {
            _ if is_blank => {}
            ',' | ';' => shown.extend([c, ' ']),
            '+' => shown.push_str(" + "),
            '-' => shown.push_str(" -"),
            '>' if shown.ends_with('-') => shown.push_str("> "),
            c => shown.push(c),
        }
    }
    shown
}

/// The same tokens at one place.
pub fn respan(tokens: TokenStream, span: Span) -> TokenStream {
    let respan_one = |mut token: TokenTree| {
        if let TokenTree::Group(group) = &token {
            let inner = respan(group.stream(), span);
            token = proc_macro2::Group::new(group.delimiter(), inner).into();
        }
        token.set_span(span);
        token
    };
    tokens.into_iter().map(respan_one).collect()
}

/// That a declaration uses a name that is not in scope everywhere, or an alias.
#[derive(Clone)]
pub struct Used {
    /// As it stands there.
    written: TokenStream,
    /// What it has to be, for any place.
    means: TokenStream,
    /// Whether it is an alias, and not a name that declarations know.
    is_alias: bool,
    /// Whether the module itself brings it into scope.
    pub inside: bool,
}

fn tokens(text: &str) -> TokenStream {
    text.parse().expect("a path is made of tokens")
}

impl Used {
    /// A known name, with what leads to it.
    fn known(written: &TokenStream, known: Known, inside: bool) -> Used {
        let (path, arguments) = (tokens(known.path), tokens(known.arguments));
        Used {
            written: quote!(#written #arguments),
            means: quote!(#path #arguments),
            is_alias: false,
            inside,
        }
    }

    /// An alias.
    pub(crate) fn alias(written: &syn::TypePath, meaning: &syn::Type) -> Used {
        Used {
            written: quote!(#written),
            means: respan(quote!(#meaning), written.span()),
            is_alias: true,
            inside: true,
        }
    }

    /// What is the same for two of which one check is enough.
    pub fn spelling(&self) -> String {
        spelling(self.written.clone())
    }

    /// An item, for where the name is in scope, that compiles if it is what it seems to be.
    pub fn check(&self) -> TokenStream {
        let Used { written, means, .. } = self;
        quote! {
            #[allow(clippy::all, clippy::pedantic)]
            const _: ::core::option::Option<#means> = ::core::option::Option::None::<#written>;
        }
    }

    /// The check, if it is one of an alias.
    pub fn check_of_alias(&self) -> Option<TokenStream> {
        self.is_alias.then(|| self.check())
    }
}

/// Whether a path leads to a crate that is known to be another one.
pub fn is_elsewhere(path: &[String]) -> bool {
    let first = path.first().map_or("", String::as_str);
    matches!(first, "std" | "core" | "alloc" | "rpython")
}

/// What a module brings into scope for its declarations.
#[derive(Default)]
pub struct Scope {
    /// What is imported under which name: the parts of its path.
    imported: HashMap<String, Vec<String>>,
    /// Where it imports whatever there is.
    all_of: Vec<Vec<String>>,
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
    /// Its name in Rust.
    pub name: Ident,
    /// Its name in Python, if that is another one.
    pub renamed: Option<String>,
}

impl ClassItem {
    /// The class as plain data, of a module that stands for this Python file.
    pub fn of(&self, python: &str) -> Class {
        Class {
            renamed: self.renamed.clone(),
            ..Class::new(python, &self.name.to_string())
        }
    }
}

/// `type Name<T> = …;`
#[derive(Clone)]
pub struct Alias {
    attrs: Vec<syn::Attribute>,
    vis: syn::Visibility,
    name: Ident,
    generics: syn::Generics,
    ty: syn::Type,
}

impl Alias {
    /// The type that it stands for with these arguments.
    ///
    /// # Errors
    /// If it has other parameters.
    pub fn of(&self, arguments: &[&syn::Type]) -> std::result::Result<syn::Type, String> {
        let name = &self.name;
        let mut known: Vec<(&Ident, syn::Type)> = Vec::new();
        let mut arguments = arguments.iter();
        for param in &self.generics.params {
            let syn::GenericParam::Type(param) = param else {
                return Err(format!(
                    "parameters of an alias are types here, and `{name}` has others: write what it stands for"
                ));
            };
            let argument = match (arguments.next(), &param.default) {
                (Some(&argument), _) => argument.clone(),
                (None, Some(default)) => with(default.clone(), &known),
                (None, None) => return Err(format!("`{name}` has more parameters than these")),
            };
            known.push((&param.ident, argument));
        }
        match arguments.next() {
            None => Ok(with(self.ty.clone(), &known)),
            Some(_) if known.is_empty() => Err(format!("`{name}` has no type parameters")),
            Some(_) => Err(format!("`{name}` has fewer parameters than these")),
        }
    }

    /// Does something with each path that it is made of, but for its parameters.
    pub fn each_path(&mut self, change: &mut dyn FnMut(&mut syn::Type)) {
        let params: Vec<Ident> = self
            .generics
            .type_params()
            .map(|it| it.ident.clone())
            .collect();
        let is_param = |ty: &syn::Type| match ty {
            syn::Type::Path(path) => only_name(path).is_some_and(|name| params.contains(name)),
            _ => false,
        };
        let mut change = |ty: &mut syn::Type| {
            if !is_param(ty) {
                change(ty);
            }
        };
        let defaults = self.generics.type_params_mut();
        let defaults = defaults.filter_map(|param| param.default.as_mut());
        defaults.for_each(|default| each_path(default, &mut change));
        each_path(&mut self.ty, &mut change);
    }
}

/// A type with others in the place of names.
fn with(mut ty: syn::Type, known: &[(&Ident, syn::Type)]) -> syn::Type {
    each_path(&mut ty, &mut |ty| {
        let syn::Type::Path(path) = &*ty else { return };
        let name = only_name(path);
        let found = known.iter().find(|(param, _)| name == Some(*param));
        if let Some((_, argument)) = found {
            *ty = argument.clone();
        }
    });
    ty
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
                self.read_use(input, &[])?;
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
            let mut alias = alias.clone();
            alias.each_path(&mut |ty| self.name_path(ty));
            let Alias {
                attrs,
                vis,
                name,
                generics,
                ty,
            } = alias;
            quote!(#(#attrs)* #vis type #name #generics = #ty;)
        });
        self.uses.iter().cloned().chain(aliases).collect()
    }

    /// The rest of what `use` imports, behind these parts of a path.
    fn read_use(&mut self, input: ParseStream, behind: &[String]) -> Result<()> {
        if input.peek(Token![*]) {
            self.all_of.push(behind.to_vec());
            return input.parse::<Token![*]>().map(drop);
        }
        if input.peek(syn::token::Brace) {
            let inside;
            braced!(inside in input);
            while !inside.is_empty() {
                self.read_use(&inside, behind)?;
                inside.parse::<Option<Token![,]>>()?;
            }
            return Ok(());
        }
        let part = input.call(Ident::parse_any)?;
        let path = match part == "self" && !behind.is_empty() {
            true => behind.to_vec(),
            false => [behind, &[part.unraw().to_string()]].concat(),
        };
        if input.parse::<Option<Token![::]>>()?.is_some() {
            return self.read_use(input, &path);
        }
        let name = match input.parse::<Option<Token![as]>>()? {
            Some(_) if input.peek(Token![_]) => return input.parse::<Token![_]>().map(drop),
            Some(_) => Some(input.parse::<Ident>()?.unraw().to_string()),
            None => path.last().cloned(),
        };
        self.imported.extend(name.map(|name| (name, path)));
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
        let generics: syn::Generics = input.parse()?;
        let text = name.to_string();
        if self.alias(&text).is_some() || self.class(&text).is_some() {
            let message = format!("`{name}` is declared twice");
            return Err(Error::new(name.span(), message));
        }
        if input.peek(Token![;]) {
            if PRIMITIVE.contains(&&*text) || Int::ALL.into_iter().any(|int| int.name() == text) {
                let message = format!(
                    "`{text}` is a type of Rust's that is needed around the declarations: have another name for the class, \
                     `#[rpython(name = \"{text}\")] type Py{text};`"
                );
                return Err(Error::new(name.span(), message));
            }
            if let Some(param) = generics.params.first() {
                return Err(Error::new_spanned(param, "a class has no parameters"));
            }
            let (renamed, attrs) = without_name(attrs)?;
            let item = ClassItem {
                attrs,
                vis,
                renamed: renamed.filter(|python| *python != text),
                name,
            };
            let class = item.of("");
            let mut declared = self.classes.iter();
            if let Some(other) = declared.find(|it| it.of("").in_python() == class.in_python()) {
                let message = format!(
                    "the class `{}` is declared twice: it is `{}` here",
                    class.in_python(),
                    other.name
                );
                return Err(Error::new(item.name.span(), message));
            }
            self.classes.push(item);
            return Ok(());
        }
        if let Some(attr) = attrs.iter().find(|attr| is_ours(attr)) {
            let message = "an alias has no name in Python: the class is declared without what stands behind `=`";
            return Err(Error::new(attr.span(), message));
        }
        input.parse::<Token![=]>()?;
        let ty = input.parse()?;
        self.aliases.push(Alias {
            attrs,
            vis,
            name,
            generics,
            ty,
        });
        Ok(())
    }

    /// What a name is declared to be an alias of.
    pub fn alias(&self, name: &str) -> Option<&Alias> {
        self.aliases.iter().find(|alias| alias.name == name)
    }

    /// The class that a name is declared to be.
    pub fn class(&self, name: &str) -> Option<&ClassItem> {
        self.classes.iter().find(|class| class.name == name)
    }

    /// The class that has this name in Python, and another one here.
    pub fn class_in_python(&self, name: &str) -> Option<&ClassItem> {
        let mut classes = self.classes.iter();
        classes.find(|class| class.renamed.as_deref() == Some(name))
    }

    /// The path of what is imported under a name.
    pub fn import(&self, name: &str) -> Option<&[String]> {
        self.imported.get(name).map(Vec::as_slice)
    }

    /// The names of what is imported, each with its path.
    pub fn imports(&self) -> impl Iterator<Item = (&str, &[String])> {
        let imported = self.imported.iter();
        imported.map(|(name, path)| (name.as_str(), path.as_slice()))
    }

    /// The paths of those modules of which all names are imported.
    pub fn all_of(&self) -> &[Vec<String>] {
        &self.all_of
    }

    /// Whether it is one of what stands around a type ([`Scope::around`]).
    pub fn is_around(&self) -> bool {
        self.others_are_values
    }

    /// What a name stands for: the last part of what is imported under it.
    pub fn meaning<'n>(&'n self, name: &'n str) -> &'n str {
        let path = self.import(name).and_then(<[String]>::last);
        path.map_or(name, String::as_str)
    }

    /// Whether a name, unless it is one that declarations know, is that of a Rust type of the crate's which stands for a Python
    /// class: one that the module imports.
    pub fn is_value(&self, name: &str) -> bool {
        self.others_are_values || self.imported.contains_key(name) || !self.all_of.is_empty()
    }

    /// Whether a name with arguments may be an alias of the crate's: one that the module imports.
    pub fn may_be_alias(&self, name: &str) -> bool {
        match self.import(name) {
            Some(path) => !is_elsewhere(path),
            None => !self.others_are_values && self.all_of.iter().any(|path| !is_elsewhere(path)),
        }
    }

    /// A use of a known name, if it has to be brought into scope, or a path leads to it.
    pub fn used(&self, path: &syn::TypePath) -> Option<Used> {
        if let Some(ident) = only_name(path) {
            let known = self.known(ident)?;
            return Some(Used::known(&quote!(#ident), known, self.is_inside(ident)));
        }
        let parts = self.parts(path);
        let name = parts.last()?;
        let known = KNOWN.into_iter().find(|known| known.name == name)?;
        if known.is_path(&parts) {
            return None;
        }
        let mut written = path.path.clone();
        if let Some(last) = written.segments.last_mut() {
            last.arguments = syn::PathArguments::None;
        }
        Some(Used::known(&quote!(#written), known, true))
    }

    /// What a name is, if it is one that declarations know.
    fn known(&self, ident: &Ident) -> Option<Known> {
        let name = ident.to_string();
        if self.alias(&name).is_some() || self.class(&name).is_some() {
            return None;
        }
        let mut known = KNOWN.into_iter();
        let known = known.find(|known| known.name == self.meaning(&name))?;
        let is_other = self.import(&name).is_some_and(|path| known.is_not(path));
        (!is_other).then_some(known)
    }

    /// What a path of a crate that is known to be another one leads to, if that has the name of something that declarations
    /// know and is not that.
    pub fn other_than_known(&self, path: &syn::TypePath) -> Option<String> {
        let parts = self.parts(path);
        let mut known = KNOWN.into_iter();
        let known = known.find(|known| Some(known.name) == parts.last().map(String::as_str))?;
        known.is_not(&parts).then(|| parts.join("::"))
    }

    /// The parts of a path, behind what is imported under the first one.
    fn parts(&self, path: &syn::TypePath) -> Vec<String> {
        let parts = path.path.segments.iter();
        let parts: Vec<String> = parts.map(|part| part.ident.unraw().to_string()).collect();
        match parts.split_first() {
            Some((first, rest)) if path.path.leading_colon.is_none() => {
                let first = match self.import(first) {
                    Some(imported) => imported.to_vec(),
                    None => vec![first.clone()],
                };
                [&first[..], rest].concat()
            }
            _ => parts,
        }
    }

    /// Whether the module itself brings a known name into scope.
    fn is_inside(&self, ident: &Ident) -> bool {
        !self.all_of.is_empty() || self.imported.contains_key(&ident.to_string())
    }

    /// Names that are in scope around the module become paths, since the function is inside of it.
    pub fn name_from_anywhere(&self, ty: &mut syn::Type) {
        each_path(ty, &mut |ty| self.name_path(ty));
    }

    fn name_path(&self, ty: &mut syn::Type) {
        let is_around = |name: &Ident| !self.is_inside(name);
        self.name_known(ty, &is_around);
    }

    /// A known name becomes a path, if it is one of these.
    pub fn name_known(&self, ty: &mut syn::Type, which: &dyn Fn(&Ident) -> bool) {
        // (`Result` with two is the one that is in scope everywhere.)
        let is_plain = in_result(ty).is_none_or(|(_, error)| error.is_none());
        let syn::Type::Path(path) = ty else { return };
        let name = only_name(path).filter(|name| is_plain && which(name));
        let Some((span, known)) = name.and_then(|name| Some((name.span(), self.known(name)?)))
        else {
            return;
        };
        let named = syn::parse_str::<syn::Path>(known.path);
        let mut named = named.expect("what is known has a path");
        for segment in &mut named.segments {
            segment.ident.set_span(span);
        }
        if let (Some(to), Some(from)) = (named.segments.last_mut(), path.path.segments.pop()) {
            to.arguments = from.into_value().arguments;
        }
        path.path = named;
    }
}

/// Does something with each path that a type is made of, the innermost first.
fn each_path(ty: &mut syn::Type, change: &mut dyn FnMut(&mut syn::Type)) {
    match ty {
        syn::Type::Paren(inner) => each_path(&mut inner.elem, change),
        syn::Type::Group(inner) => each_path(&mut inner.elem, change),
        syn::Type::Reference(inner) => each_path(&mut inner.elem, change),
        syn::Type::Slice(inner) => each_path(&mut inner.elem, change),
        syn::Type::Array(inner) => each_path(&mut inner.elem, change),
        syn::Type::Tuple(tuple) => {
            let items = tuple.elems.iter_mut();
            items.for_each(|item| each_path(item, change));
        }
        syn::Type::ImplTrait(syn::TypeImplTrait { bounds, .. })
        | syn::Type::TraitObject(syn::TypeTraitObject { bounds, .. }) => {
            for bound in bounds {
                if let syn::TypeParamBound::Trait(bound) = bound {
                    each_argument(&mut bound.path, change);
                }
            }
        }
        syn::Type::Path(path) => {
            each_argument(&mut path.path, change);
            change(ty);
        }
        _ => {}
    }
}

/// The same for what stands in a path.
fn each_argument(path: &mut syn::Path, change: &mut dyn FnMut(&mut syn::Type)) {
    for segment in &mut path.segments {
        match &mut segment.arguments {
            syn::PathArguments::AngleBracketed(list) => {
                for argument in &mut list.args {
                    match argument {
                        syn::GenericArgument::Type(ty) => each_path(ty, change),
                        syn::GenericArgument::AssocType(of) => each_path(&mut of.ty, change),
                        _ => {}
                    }
                }
            }
            syn::PathArguments::Parenthesized(signature) => {
                let inputs = signature.inputs.iter_mut();
                inputs.for_each(|ty| each_path(ty, change));
                if let syn::ReturnType::Type(_, ty) = &mut signature.output {
                    each_path(ty, change);
                }
            }
            syn::PathArguments::None => {}
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

/// The name of a module, a type or a trait, whose tokens these are.
pub fn name_of(item: &TokenStream) -> Option<String> {
    ident_of(item).map(|name| name.unraw().to_string())
}

/// The same, as it stands there.
pub fn ident_of(item: &TokenStream) -> Option<Ident> {
    let mut tokens = item.clone().into_iter();
    let is_word = |token: &TokenTree| match token {
        TokenTree::Ident(word) => ["mod", "struct", "enum", "union", "trait"]
            .iter()
            .any(|it| word == it),
        _ => false,
    };
    tokens.find(is_word)?;
    match tokens.next()? {
        TokenTree::Ident(name) => Some(name),
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
