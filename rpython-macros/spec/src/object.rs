//! `#[rpython::object]`: traits whose objects Python calls.

use crate::grammar::{around, declaration, place, Errors};
use crate::model::{Place, Signature};
use crate::scope::{Aliases, Used};
use crate::value::{is_ours, renamed, Kind, Method, Shape, Value};
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use quote::quote;
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::spanned::Spanned;
use syn::{braced, parenthesized, Attribute, Error, Ident, Result, Token, Visibility};

/// A trait with the attribute, with what the macro repeats in its expansion.
pub struct ObjectItem {
    /// The trait, without the attributes that are ours.
    pub item: TokenStream,
    /// Its attributes.
    pub attrs: Vec<Attribute>,
    /// Its name.
    pub ident: Ident,
    /// Those of its methods that an object has, in the order of the model's.
    pub methods: Vec<MethodItem>,
    /// The aliases that they use.
    pub used: Vec<Used>,
    /// The trait as plain data.
    pub model: Value,
}

/// A method, as it is written.
pub struct MethodItem {
    /// Its name.
    pub ident: Ident,
    /// The types of its arguments.
    pub inputs: Vec<syn::Type>,
    /// The first token of its signature.
    pub fn_token: Token![fn],
    /// The type of its result, if there is one.
    pub output: Option<syn::Type>,
    /// Where its result is, or its name if there is none.
    pub result_span: Span,
}

/// A trait with errors, and what is left of it.
pub struct Malformed {
    /// All errors, combined.
    pub error: Error,
    /// The trait, without the attributes that are ours.
    pub item: TokenStream,
}

/// Reads a trait that has the attribute.
///
/// # Errors
/// All that is wrong with it.
pub fn parse_object(
    arguments: &TokenStream,
    item: TokenStream,
    aliases: &dyn Aliases,
) -> std::result::Result<ObjectItem, Box<Malformed>> {
    let mut errors = Errors::default();
    if !arguments.is_empty() {
        let message =
            "what a method is called in Python stands above it: `#[rpython(name = \"…\")]`";
        errors.add(Error::new_spanned(arguments, message));
    }
    let head = match (|input: ParseStream| Head::read(input)).parse2(item.clone()) {
        Ok(head) => head,
        Err(error) => {
            errors.add(error);
            let error = errors.0.expect("one was added");
            return Err(Box::new(Malformed { error, item }));
        }
    };
    let Head {
        attrs,
        vis,
        words,
        ident,
        declarations,
    } = head;
    let (mut items, mut methods) = (Vec::new(), Vec::<Method>::new());
    let (mut cleaned, mut used) = (Vec::new(), Vec::new());
    for declared in declarations {
        let read = (|input: ParseStream| {
            input.call(Attribute::parse_outer).and_then(|attrs| {
                let rest: TokenStream = input.parse()?;
                Ok((attrs, rest))
            })
        })
        .parse2(declared);
        let (attrs, rest) = match read {
            Ok(parts) => parts,
            Err(error) => {
                errors.add(error);
                continue;
            }
        };
        let others = attrs.iter().filter(|attr| !is_ours(attr));
        cleaned.push(quote!(#(#others)* #rest));
        if is_end(&rest) {
            continue;
        }
        match read_method(&attrs, rest, aliases, &mut used) {
            Ok(Some((item, method))) => {
                if let Some(other) = methods.iter().find(|other| other.python == method.python) {
                    let message = match other.name == method.name {
                        true => format!("`{}` is declared twice", method.name),
                        false => format!("`{}` is called `{}` too", other.name, method.python),
                    };
                    errors.add(Error::new(item.ident.span(), message));
                }
                items.push(item);
                methods.push(method);
            }
            Ok(None) => {}
            Err(error) => errors.add(error),
        }
    }
    let others = attrs.iter().filter(|attr| !is_ours(attr));
    let item = quote!(#(#others)* #vis trait #ident #words { #(#cleaned)* });
    let name = ident.unraw().to_string();
    let python = renamed(&attrs).unwrap_or_else(|error| {
        errors.add(error);
        None
    });
    if let Some(attr) = python.as_ref().and(attrs.iter().find(|attr| is_ours(attr))) {
        errors.add(Error::new(
            attr.span(),
            "a trait has no name in Python, which gets its objects alone",
        ));
    }
    if let Some(error) = errors.0 {
        return Err(Box::new(Malformed { error, item }));
    }
    Ok(ObjectItem {
        item,
        attrs,
        model: Value {
            kind: Kind::Object,
            python: name.clone(),
            name,
            shape: Shape::Methods(methods),
            place: place(ident.span()),
        },
        ident,
        methods: items,
        used,
    })
}

/// A trait up to what is in it.
struct Head {
    attrs: Vec<Attribute>,
    vis: Visibility,
    ident: Ident,
    /// What stands between its name and its body.
    words: TokenStream,
    /// The tokens of each item.
    declarations: Vec<TokenStream>,
}

impl Head {
    fn read(input: ParseStream) -> Result<Head> {
        let attrs = input.call(Attribute::parse_outer)?;
        let vis = input.parse()?;
        if !input.peek(Token![trait]) {
            return Err(input.error("#[rpython::object] stands above `trait Store { fn get(&self, key: &str) -> i64; }`"));
        }
        input.parse::<Token![trait]>()?;
        let ident = input.parse()?;
        if input.peek(Token![<]) {
            return Err(input.error(
                "an object is of a type that is known: type and lifetime parameters are not possible",
            ));
        }
        let mut words = TokenStream::new();
        while !input.is_empty() && !input.peek(syn::token::Brace) {
            words.extend([input.parse::<TokenTree>()?]);
        }
        let content;
        braced!(content in input);
        let mut declarations = Vec::new();
        while !content.is_empty() {
            declarations.push(content.call(declaration)?);
        }
        if !input.is_empty() {
            return Err(input.error("unexpected token"));
        }
        Ok(Head {
            attrs,
            vis,
            ident,
            words,
            declarations,
        })
    }
}

/// Whether this only ends what is before it.
fn is_end(item: &TokenStream) -> bool {
    let mut tokens = item.clone().into_iter();
    let first = tokens.next();
    matches!(first, Some(TokenTree::Punct(punct)) if punct.as_char() == ';')
        && tokens.next().is_none()
}

/// Whether only types of a known size have a function, and so no object.
fn is_hidden(item: &TokenStream) -> bool {
    let tokens = item.clone().into_iter();
    let is_where = |token: &TokenTree| matches!(token, TokenTree::Ident(word) if word == "where");
    let bounds: Vec<String> = tokens
        .skip_while(|token| !is_where(token))
        .take_while(|token| !matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace))
        .map(|token| token.to_string())
        .filter(|token| !matches!(&**token, ";" | ","))
        .collect();
    bounds == ["where", "Self", ":", "Sized"]
}

/// What a method without its attributes is; nothing if no object has it.
fn read_method(
    attrs: &[Attribute],
    item: TokenStream,
    aliases: &dyn Aliases,
    used: &mut Vec<Used>,
) -> Result<Option<(MethodItem, Method)>> {
    if is_hidden(&item) {
        return Ok(None);
    }
    if let Some(attr) = attrs
        .iter()
        .find(|attr| attr.path().is_ident("cfg") || attr.path().is_ident("cfg_attr"))
    {
        let message = "which methods there are has to be known when Python is translated: leave `cfg` out, or have it inside of \
                       the method";
        return Err(Error::new(attr.span(), message));
    }
    let python = renamed(attrs)?;
    let raw = (|input: ParseStream| RawMethod::read(input)).parse2(item)?;
    let name = raw.ident.unraw().to_string();
    let python = python.unwrap_or_else(|| name.clone());
    if python.starts_with('_') {
        let message = "a name that begins with `_` is private in Python: `#[rpython(name = \"…\")]` says another";
        return Err(Error::new(raw.ident.span(), message));
    }
    let inputs: Vec<&syn::Type> = raw.inputs.iter().collect();
    let signature: Signature = around(aliases, used, |reader| {
        reader.read_signature(
            raw.exclusive,
            &inputs,
            raw.output.as_ref(),
            raw.ident.span(),
        )
    })?;
    let result_span = raw.output.as_ref().map_or(raw.ident.span(), Spanned::span);
    let end = match (&raw.output, raw.inputs.last()) {
        (Some(ty), _) => place(ty.span()),
        (None, Some(last)) => place(last.span()),
        (None, None) => place(raw.ident.span()),
    };
    let method = Method {
        name,
        python,
        signature,
        place: Place {
            start: place(raw.fn_token.span).start,
            end: end.end,
        },
    };
    let item = MethodItem {
        ident: raw.ident,
        inputs: raw.inputs,
        fn_token: raw.fn_token,
        output: raw.output,
        result_span,
    };
    Ok(Some((item, method)))
}

struct RawMethod {
    fn_token: Token![fn],
    ident: Ident,
    exclusive: bool,
    inputs: Vec<syn::Type>,
    output: Option<syn::Type>,
}

const HIDDEN: &str = "; or end it with `where Self: Sized`, and no object has it";

impl RawMethod {
    fn read(input: ParseStream) -> Result<RawMethod> {
        let wrong = |message: &str| Err(input.error(format!("{message}{HIDDEN}")));
        if input.peek(Token![const]) && !input.peek2(Token![fn]) {
            return Err(
                input.error("an object has methods alone: make it one, `fn limit(&self) -> i64;`")
            );
        }
        if input.peek(Token![type]) {
            return Err(input.error("an object has methods alone: write the type where it is used"));
        }
        if input.peek(Token![async]) {
            return wrong("Python waits for what it calls: leave `async` out, and wait inside");
        }
        for (word, is_there) in [
            ("unsafe", input.peek(Token![unsafe])),
            ("const", input.peek(Token![const])),
            ("extern", input.peek(Token![extern])),
        ] {
            if is_there {
                return wrong(&format!("a method that Python calls is not `{word}`"));
            }
        }
        if !input.peek(Token![fn]) {
            return Err(input.error("only methods stand here: `fn get(&self, key: &str) -> i64;`"));
        }
        let fn_token = input.parse()?;
        let ident: Ident = input.parse()?;
        if input.peek(Token![<]) {
            return wrong("Python calls a method with types that are known: type and lifetime parameters are not possible");
        }
        let inside;
        parenthesized!(inside in input);
        let exclusive = receiver(&inside)?;
        let Some(exclusive) = exclusive else {
            let message = format!("Python calls it on an object: add `&self`{HIDDEN}");
            return Err(Error::new(ident.span(), message));
        };
        let mut inputs = Vec::new();
        while !inside.is_empty() {
            inside.parse::<Token![,]>()?;
            if inside.is_empty() {
                break;
            }
            inside.call(Attribute::parse_outer)?;
            inside.parse::<Option<Token![mut]>>()?;
            if inside.peek(Token![_]) {
                inside.parse::<Token![_]>()?;
            } else if inside.peek(Ident::peek_any) && inside.peek2(Token![:]) {
                inside.call(Ident::parse_any)?;
            } else {
                return Err(inside.error("a parameter is declared as `name: type`"));
            }
            inside.parse::<Token![:]>()?;
            inputs.push(inside.parse()?);
        }
        let output = match input.parse::<syn::ReturnType>()? {
            syn::ReturnType::Default => None,
            syn::ReturnType::Type(_, ty) => Some(*ty),
        };
        if input.peek(Token![where]) {
            return Err(input.error(
                "of bounds there is `where Self: Sized`, which says that no object has the method",
            ));
        }
        if !input.peek(Token![;]) && !input.peek(syn::token::Brace) {
            return Err(input.error("expected `;` or a body"));
        }
        input.parse::<TokenStream>()?;
        Ok(RawMethod {
            fn_token,
            ident,
            exclusive,
            inputs,
            output,
        })
    }
}

/// Whether a method takes `&mut self`, and not `&self`; nothing if it takes neither.
fn receiver(input: ParseStream) -> Result<Option<bool>> {
    const TAKES: &str = "a method that Python calls takes `&self` or `&mut self`";
    let first = input.fork();
    let is_borrowed = first.parse::<Option<Token![&]>>()?.is_some();
    let has_lifetime = is_borrowed && first.parse::<Option<syn::Lifetime>>()?.is_some();
    let is_mutable = first.parse::<Option<Token![mut]>>()?.is_some();
    if !first.peek(Token![self]) {
        return Ok(None);
    }
    if !is_borrowed || has_lifetime || first.peek2(Token![:]) {
        return Err(input.error(TAKES));
    }
    input.parse::<Token![&]>()?;
    input.parse::<Option<Token![mut]>>()?;
    input.parse::<Token![self]>()?;
    Ok(Some(is_mutable))
}
