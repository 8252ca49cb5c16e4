//! From tokens to the model.

use crate::model::{Function, Int, Module, Param, Place, Type};
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{braced, parenthesized, Attribute, Error, Ident, LitStr, Result, Token, Visibility};

/// The module below the attribute, with what the macro repeats in its expansion.
pub struct ModuleItem {
    /// The path literal of the attribute.
    pub path: LitStr,
    /// The other attributes of the module.
    pub attrs: Vec<Attribute>,
    /// Its visibility.
    pub vis: Visibility,
    /// Its name.
    pub ident: Ident,
    /// The functions, in the order of `model.functions`.
    pub functions: Vec<FunctionItem>,
    /// The declarations as plain data.
    pub model: Module,
}

/// A declared function, with what the macro repeats in its expansion.
pub struct FunctionItem {
    /// Documentation, `cfg`, lints.
    pub attrs: Vec<Attribute>,
    /// Its visibility as written.
    pub vis: Visibility,
    /// Its name.
    pub ident: Ident,
    /// Names and types of the parameters, as written.
    pub params: Vec<(Ident, syn::Type)>,
    /// Where the result type is, or the name if there is none.
    pub result_span: Span,
    /// The name that `rpython`'s `Error` or `Result` is called by, if it is imported.
    pub imported: Option<Imported>,
}

/// A name that has to be in scope around the declaration.
pub enum Imported {
    /// `Error`, of `Result<T, Error>`.
    Error(Ident),
    /// `Result`, of `Result<T>`.
    Result(Ident),
}

/// A declaration with errors, and what the macro can make of it so that these are the only ones.
pub struct Malformed {
    /// All errors, combined.
    pub error: Error,
    /// The module, with the functions that are declared as they should be. None, if there is no
    /// telling what the module is called.
    pub module: Option<ModuleItem>,
    /// The other functions.
    pub stubs: Vec<Stub>,
}

/// What the program around a declaration may do with a function that is not declared right.
pub struct Stub {
    /// Its name.
    pub ident: Ident,
    /// How many parameters it has.
    pub params: usize,
}

/// Errors, combined.
#[derive(Default)]
struct Errors(Option<Error>);

impl Errors {
    fn add(&mut self, error: Error) {
        match &mut self.0 {
            Some(all) => all.combine(error),
            None => self.0 = Some(error),
        }
    }
}

/// Reads an attribute's arguments and the item below it. All errors are reported.
pub fn parse_module(
    arguments: TokenStream,
    item: TokenStream,
) -> std::result::Result<ModuleItem, Box<Malformed>> {
    let mut errors = Errors::default();
    let path = syn::parse2::<Arguments>(arguments).and_then(|arguments| {
        let python = check_path(&arguments.path)?;
        Ok((arguments.path, python))
    });
    let (path, python) = path.unwrap_or_else(|error| {
        errors.add(error);
        (LitStr::new("", Span::call_site()), String::new())
    });
    let item = match syn::parse2::<Item>(item) {
        Ok(item) => item,
        Err(error) => {
            errors.add(error);
            let error = errors.0.expect("one was added");
            return Err(Box::new(Malformed {
                error,
                module: None,
                stubs: Vec::new(),
            }));
        }
    };
    let mut functions = Vec::new();
    let mut models: Vec<Function> = Vec::new();
    let mut stubs = Vec::new();
    for declaration in item.functions {
        match function(declaration.clone()).and_then(read_function) {
            Ok((item, model)) if models.iter().any(|other| other.name == model.name) => {
                let message = format!("`{}` is declared twice", model.name);
                errors.add(Error::new(item.ident.span(), message));
            }
            Ok((item, model)) => {
                functions.push(item);
                models.push(model);
            }
            Err(error) => {
                errors.add(error);
                stubs.extend(stub(declaration));
            }
        }
    }
    let model = Module {
        name: item.ident.unraw().to_string(),
        python,
        functions: models,
        place: place(path.span()),
    };
    let module = ModuleItem {
        path,
        attrs: item.attrs,
        vis: item.vis,
        ident: item.ident,
        functions,
        model,
    };
    match errors.0 {
        None => Ok(module),
        Some(error) => Err(Box::new(Malformed {
            error,
            module: Some(module),
            stubs,
        })),
    }
}

/// One declaration in the module.
fn function(declaration: TokenStream) -> Result<RawFunction> {
    match declaration.clone().into_iter().last() {
        Some(last) if !ends(&last) => Err(Error::new(last.span(), "end the declaration with `;`")),
        _ => syn::parse2(declaration),
    }
}

/// Whether a declaration ends with this: a `;` or a body.
fn ends(token: &TokenTree) -> bool {
    match token {
        TokenTree::Punct(punct) => punct.as_char() == ';',
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        _ => false,
    }
}

/// What can be told of a function whose declaration is wrong.
fn stub(declaration: TokenStream) -> Option<Stub> {
    let mut tokens = declaration.into_iter();
    tokens.find(|token| matches!(token, TokenTree::Ident(word) if word == "fn"))?;
    let TokenTree::Ident(ident) = tokens.next()? else {
        return None;
    };
    let params = tokens.find_map(|token| match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => Some(group),
        _ => None,
    })?;
    let mut count = 0;
    let mut nesting = 0;
    let mut inside = false;
    for token in params.stream() {
        let sign = match &token {
            TokenTree::Punct(punct) => punct.as_char(),
            _ => ' ',
        };
        match sign {
            '<' => nesting += 1,
            '>' => nesting -= 1,
            _ => {}
        }
        let ends = sign == ',' && nesting == 0;
        count += usize::from(!ends && !inside);
        inside = !ends;
    }
    Some(Stub {
        ident,
        params: count,
    })
}

/// Where a span is in the text that was parsed. Inside the compiler this means nothing, and the
/// macro does not look at it.
fn place(span: Span) -> Place {
    let range = span.byte_range();
    Place {
        start: range.start,
        end: range.end,
    }
}

struct Arguments {
    path: LitStr,
}

impl Parse for Arguments {
    fn parse(input: ParseStream) -> Result<Self> {
        const USAGE: &str =
            "expected the path of a Python file: #[rpython::module(\"py/example.py\")]";
        if input.is_empty() {
            return Err(Error::new(Span::call_site(), USAGE));
        }
        let path = input
            .parse()
            .map_err(|error: Error| Error::new(error.span(), USAGE))?;
        input.parse::<Option<Token![,]>>()?;
        if !input.is_empty() {
            return Err(input.error("unexpected argument: there is only the path"));
        }
        Ok(Arguments { path })
    }
}

fn check_path(path: &LitStr) -> Result<String> {
    let text = path.value();
    let wrong = |message: &str| Err(Error::new(path.span(), message));
    if !text.ends_with(".py") {
        return wrong("the path of a Python module ends in `.py`");
    }
    if text.contains('\\') {
        return wrong("write `/` between the parts of the path, on every system");
    }
    if text.starts_with('/') || text.as_bytes().get(1) == Some(&b':') {
        return wrong("the path is relative to the crate's folder, the one with Cargo.toml");
    }
    if text.chars().any(|c| c.is_control()) {
        return wrong("control character in the path");
    }
    Ok(text)
}

struct Item {
    attrs: Vec<Attribute>,
    vis: Visibility,
    ident: Ident,
    /// The tokens of each declaration.
    functions: Vec<TokenStream>,
}

impl Parse for Item {
    fn parse(input: ParseStream) -> Result<Self> {
        let attrs = input.call(Attribute::parse_outer)?;
        let vis = input.parse()?;
        if !input.peek(Token![mod]) {
            return Err(input.error("#[rpython::module] stands above `mod name { fn …; }`"));
        }
        input.parse::<Token![mod]>()?;
        let ident = input.parse()?;
        if input.peek(Token![;]) {
            return Err(input.error(
                "the functions to call are declared here: `mod name { fn f(a: i64) -> i64; }`",
            ));
        }
        let content;
        braced!(content in input);
        let mut functions = Vec::new();
        while !content.is_empty() {
            functions.push(content.call(declaration)?);
        }
        Ok(Item {
            attrs,
            vis,
            ident,
            functions,
        })
    }
}

/// The tokens of a declaration.
fn declaration(input: ParseStream) -> Result<TokenStream> {
    let mut tokens = TokenStream::new();
    while !input.is_empty() {
        let token: TokenTree = input.parse()?;
        let is_last = ends(&token);
        tokens.extend([token]);
        if is_last {
            break;
        }
    }
    Ok(tokens)
}

struct RawFunction {
    attrs: Vec<Attribute>,
    vis: Visibility,
    fn_token: Token![fn],
    ident: Ident,
    params: Vec<(Ident, syn::Type)>,
    output: Option<syn::Type>,
}

impl Parse for RawFunction {
    fn parse(input: ParseStream) -> Result<Self> {
        let attrs = input.call(Attribute::parse_outer)?;
        let vis = input.parse()?;
        for (word, is_there) in [
            ("async", input.peek(Token![async])),
            ("unsafe", input.peek(Token![unsafe])),
            ("const", input.peek(Token![const])),
            ("extern", input.peek(Token![extern])),
        ] {
            if is_there {
                return Err(input.error(format!("an RPython function is not `{word}`")));
            }
        }
        if !input.peek(Token![fn]) {
            return Err(
                input.error("only function declarations stand here: `fn f(a: i64) -> i64;`")
            );
        }
        let fn_token = input.parse()?;
        let ident = input.parse()?;
        if input.peek(Token![<]) {
            return Err(input.error(
                "an RPython function is called with types that are known: \
                                    type and lifetime parameters are not possible",
            ));
        }
        let inside;
        parenthesized!(inside in input);
        let params = Punctuated::<Parameter, Token![,]>::parse_terminated(&inside)?;
        let output = match input.parse::<syn::ReturnType>()? {
            syn::ReturnType::Default => None,
            syn::ReturnType::Type(_, ty) => Some(*ty),
        };
        if input.peek(syn::token::Brace) {
            return Err(input.error(
                "the function's body is in the Python file: end the \
                                    declaration with `;`",
            ));
        }
        input.parse::<Token![;]>()?;
        let params = params.into_iter().map(|p| (p.ident, p.ty)).collect();
        Ok(RawFunction {
            attrs,
            vis,
            fn_token,
            ident,
            params,
            output,
        })
    }
}

struct Parameter {
    ident: Ident,
    ty: syn::Type,
}

impl Parse for Parameter {
    fn parse(input: ParseStream) -> Result<Self> {
        if input.peek(Token![self]) || input.peek(Token![&]) {
            return Err(input.error("methods cannot be declared here, only functions"));
        }
        if input.peek(Token![mut]) || input.peek(Token![_]) || input.peek(syn::token::Paren) {
            return Err(input.error("a parameter is declared as `name: type`"));
        }
        let ident = input.parse()?;
        input.parse::<Token![:]>()?;
        Ok(Parameter {
            ident,
            ty: input.parse()?,
        })
    }
}

fn read_function(raw: RawFunction) -> Result<(FunctionItem, Function)> {
    let RawFunction {
        attrs,
        vis,
        fn_token,
        ident,
        params,
        output,
    } = raw;
    let mut errors = Errors::default();
    let mut models = Vec::new();
    for (name, ty) in &params {
        let start = place(name.span());
        let end = place(ty.span());
        match read_type(ty, Position::Param) {
            Ok(model) => models.push(Param {
                name: name.unraw().to_string(),
                ty: model,
                place: Place {
                    start: start.start,
                    end: end.end,
                },
            }),
            Err(error) => errors.add(error),
        }
    }
    let (result, fallible) = match &output {
        None => (Type::Unit, false),
        Some(ty) => match read_result(ty) {
            Ok(result) => result,
            Err(error) => {
                errors.add(error);
                (Type::Unit, false)
            }
        },
    };
    if let Some(error) = errors.0 {
        return Err(error);
    }
    let result_span = output.as_ref().map_or(ident.span(), Spanned::span);
    let start = place(fn_token.span).start;
    let end = match (&output, models.last()) {
        (Some(ty), _) => place(ty.span()).end,
        (None, Some(last)) => last.place.end,
        (None, None) => place(ident.span()).end,
    };
    let whole = Place { start, end };
    let function = Function {
        name: ident.unraw().to_string(),
        params: models,
        result,
        fallible,
        place: whole,
        result_place: output.as_ref().map_or(whole, |ty| place(ty.span())),
    };
    Ok((
        FunctionItem {
            attrs,
            vis,
            ident,
            params,
            result_span,
            imported: output.as_ref().and_then(imported),
        },
        function,
    ))
}

#[derive(Clone, Copy, PartialEq)]
enum Position {
    /// An argument: borrowed forms are possible.
    Param,
    /// A result: owned forms only.
    Result,
}

/// `Result<T, rpython::Error>`, `rpython::Result<T>` or `T`.
fn read_result(ty: &syn::Type) -> Result<(Type, bool)> {
    let Some((name, arguments)) = last_segment(ty) else {
        return Ok((read_type(ty, Position::Result)?, false));
    };
    if name != "Result" {
        return Ok((read_type(ty, Position::Result)?, false));
    }
    if let [_, error] = &arguments[..] {
        match last_segment(error) {
            Some((name, arguments)) if name == "Error" && arguments.is_empty() => {}
            _ => {
                return Err(Error::new(
                    error.span(),
                    "the error type is `rpython::Error`: it carries the exception's type, \
                     message and traceback",
                ))
            }
        }
    }
    match &arguments[..] {
        [value] | [value, _] => Ok((read_type(value, Position::Result)?, true)),
        _ => Err(Error::new(
            ty.span(),
            "expected `Result<T, rpython::Error>`",
        )),
    }
}

/// What a result type that was read has to have in scope.
fn imported(result: &syn::Type) -> Option<Imported> {
    let (name, arguments) = last_segment(result)?;
    let bare = |ty: &syn::Type| match ty {
        syn::Type::Path(path) => match path.path.segments.first() {
            Some(only) if path.path.segments.len() == 1 => Some(only.ident.clone()),
            _ => None,
        },
        _ => None,
    };
    match arguments[..] {
        [_, error] if name == "Result" => bare(error).map(Imported::Error),
        [_] if name == "Result" => bare(result).map(Imported::Result),
        _ => None,
    }
}

/// The last segment of a path type, with its type arguments.
fn last_segment(ty: &syn::Type) -> Option<(String, Vec<&syn::Type>)> {
    let syn::Type::Path(path) = ty else {
        return None;
    };
    if path.qself.is_some() {
        return None;
    }
    let segment = path.path.segments.last()?;
    let mut types = Vec::new();
    match &segment.arguments {
        syn::PathArguments::None => {}
        syn::PathArguments::AngleBracketed(list) => {
            for argument in &list.args {
                let syn::GenericArgument::Type(ty) = argument else {
                    return None;
                };
                types.push(ty);
            }
        }
        syn::PathArguments::Parenthesized(_) => return None,
    }
    Some((segment.ident.to_string(), types))
}

fn read_type(ty: &syn::Type, position: Position) -> Result<Type> {
    let wrong = |message: String| Err(Error::new(ty.span(), message));
    match ty {
        syn::Type::Paren(inner) => read_type(&inner.elem, position),
        syn::Type::Group(inner) => read_type(&inner.elem, position),
        syn::Type::Tuple(tuple) if tuple.elems.is_empty() => match position {
            Position::Result => Ok(Type::Unit),
            Position::Param => wrong("`()` carries nothing: leave the parameter out".into()),
        },
        syn::Type::Tuple(tuple) => Ok(Type::Tuple(
            tuple
                .elems
                .iter()
                .map(|t| read_item(t, position))
                .collect::<Result<_>>()?,
        )),
        syn::Type::Reference(reference) => read_reference(ty, reference, position),
        syn::Type::Path(_) => {
            let Some((name, arguments)) = last_segment(ty) else {
                return unsupported(ty);
            };
            read_path(ty, &name, &arguments, position)
        }
        _ => unsupported(ty),
    }
}

/// A type inside another: anything but `()`.
fn read_item(ty: &syn::Type, position: Position) -> Result<Type> {
    match read_type(ty, position)? {
        Type::Unit => Err(Error::new(
            ty.span(),
            "`()` is possible as a whole result only",
        )),
        ty => Ok(ty),
    }
}

fn read_reference(
    ty: &syn::Type,
    reference: &syn::TypeReference,
    position: Position,
) -> Result<Type> {
    let wrong = |message: &str| Err(Error::new(ty.span(), message));
    if reference.mutability.is_some() {
        return wrong("Python gets a copy of an argument and cannot change it: no `&mut`");
    }
    if let Some(lifetime) = &reference.lifetime {
        return Err(Error::new(
            lifetime.span(),
            "an argument is borrowed for the call only: leave the lifetime out",
        ));
    }
    match &*reference.elem {
        syn::Type::Path(path) if path.path.is_ident("str") => match position {
            Position::Param => Ok(Type::Str),
            Position::Result => wrong("a result is owned: write `String`"),
        },
        syn::Type::Slice(slice) => {
            if position == Position::Result {
                return wrong("a result is owned: write `Vec<…>`");
            }
            list_of(read_item(&slice.elem, position)?)
        }
        inner => match last_segment(inner) {
            Some((name, _)) if name == "String" => wrong("write `&str`"),
            Some((name, _)) if name == "Vec" => wrong("write a slice: `&[…]`"),
            _ => wrong("of references, `&str` and slices `&[…]` are supported"),
        },
    }
}

fn read_path(
    ty: &syn::Type,
    name: &str,
    arguments: &[&syn::Type],
    position: Position,
) -> Result<Type> {
    let wrong = |message: String| Err(Error::new(ty.span(), message));
    if let Some(int) = Int::ALL.into_iter().find(|int| int.name() == name) {
        return if arguments.is_empty() {
            Ok(Type::Int(int))
        } else {
            unsupported(ty)
        };
    }
    match (name, arguments) {
        ("bool", []) => Ok(Type::Bool),
        ("f64", []) => Ok(Type::F64),
        ("f32", []) => Ok(Type::F32),
        ("char", []) => Ok(Type::Char),
        ("String", []) => Ok(Type::Str),
        ("str", []) => wrong("write `&str` or `String`".into()),
        ("Vec", [item]) => list_of(read_item(item, position)?),
        ("Option", [item]) => match read_item(item, position)? {
            Type::Option(_) => wrong("Python cannot tell `Some(None)` from `None`".into()),
            item => Ok(Type::Option(Box::new(item))),
        },
        ("Result", _) => wrong("`Result` is possible as a whole result only".into()),
        ("i128" | "u128", []) => {
            wrong("Python integers are machine words here: use a type of at most 64 bits".into())
        }
        _ => unsupported(ty),
    }
}

fn list_of(item: Type) -> Result<Type> {
    Ok(match item {
        Type::Int(Int::U8) => Type::Bytes,
        item => Type::List(Box::new(item)),
    })
}

fn unsupported(ty: &syn::Type) -> Result<Type> {
    Err(Error::new(
        ty.span(),
        "this type cannot cross to Python. Supported: integers up to 64 bits, f64, f32, bool, \
         char, &str, String, &[T], Vec<T>, tuples, Option<T>, (), and as a result \
         Result<T, rpython::Error>",
    ))
}
