//! From tokens to the model.

use crate::buffer::read_buffer;
use crate::callback::{in_result, is_iterator, written, Sort};
use crate::model::{
    Call, Callback, Callee, Class, Constant, Function, Int, Keyed, Module, Param, Place, Row, Runs,
    Signature, Text, Type,
};
use crate::scope::{
    is_known, is_rusts, keyword, only_name, respan, shown, Aliases, ClassItem, Scope, Used, Word,
};
use crate::value::without_name;
use crate::view::read_view;
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream, Parser};
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
    /// What brings names into scope for them, as written.
    pub uses: Vec<TokenStream>,
    /// The classes that it declares.
    pub classes: Vec<ClassItem>,
    /// The functions, in the order of `model.functions`, which has some more.
    pub functions: Vec<FunctionItem>,
    /// The constants, in the order of `model.constants`.
    pub constants: Vec<ConstantItem>,
    /// The declarations as plain data.
    pub model: Module,
}

/// A declared constant, with what the macro repeats in its expansion.
pub struct ConstantItem {
    /// Documentation, `cfg`, lints.
    pub attrs: Vec<Attribute>,
    /// Its visibility as written.
    pub vis: Visibility,
    /// Its name.
    pub ident: Ident,
    /// Its type as written, but for names around the module.
    pub ty: syn::Type,
    /// The names that have to be in scope.
    pub used: Vec<Used>,
}

/// A declared function, with what the macro repeats in its expansion.
pub struct FunctionItem {
    /// Documentation, `cfg`, lints.
    pub attrs: Vec<Attribute>,
    /// Its visibility as written.
    pub vis: Visibility,
    /// Its name.
    pub ident: Ident,
    /// The first token of its signature.
    pub fn_token: Token![fn],
    /// The `self` of `&self`, if it takes that: the model's first parameter.
    pub receiver: Option<Token![self]>,
    /// Name and type of the parameter that says where it runs, if there is one: none of the model's.
    pub place: Option<(Ident, syn::Type)>,
    /// Names and types of the other parameters, as written, but for names around the module.
    pub params: Vec<(Ident, syn::Type)>,
    /// The result type as written, if there is one.
    pub output: Option<syn::Type>,
    /// Where that is, or the name if there is none.
    pub result_span: Span,
    /// The names that have to be in scope.
    pub used: Vec<Used>,
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
    /// The class that it is declared in.
    pub class: Option<Class>,
    /// Whether it takes `self`.
    pub receiver: bool,
    /// Its name.
    pub ident: Ident,
    /// For each parameter, whether what it takes is lent to it with `&mut`, and not given away.
    pub params: Vec<bool>,
    /// Its result, as far as it can be told.
    pub result: Option<Given>,
}

/// What comes out of a function.
pub struct Given {
    /// The type of the value.
    pub value: Type,
    /// Whether that is in a `Result`.
    pub fallible: bool,
    /// The type that the errors have in it, unless it is `rpython::Error`.
    pub error: Option<Class>,
}

impl Given {
    fn plain(value: Type) -> Given {
        Given {
            value,
            fallible: false,
            error: None,
        }
    }
}

/// Errors, combined.
#[derive(Default)]
pub(crate) struct Errors(pub(crate) Option<Error>);

impl Errors {
    pub(crate) fn add(&mut self, error: Error) {
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
    aliases: &dyn Aliases,
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
    // Names are in scope before they are declared, too.
    let mut scope = Scope::default();
    let (names, declarations): (Vec<_>, Vec<_>) =
        (item.declarations.into_iter()).partition(|it| keyword(it).is_some_and(Word::names));
    for declaration in names {
        if let Err(error) = ended(&declaration).and_then(|()| scope.read(&declaration)) {
            errors.add(error);
        }
    }
    // Each with the class that it is declared in.
    let mut declared = Vec::new();
    let mut constants: Vec<(ConstantItem, Constant)> = Vec::new();
    for declaration in declarations {
        if keyword(&declaration) == Some(Word::Const) {
            let cx = Context {
                scope: &scope,
                aliases,
                python: &python,
                class: None,
            };
            match ended(&declaration).and_then(|()| read_constant(&cx, declaration)) {
                Ok((item, model)) if constants.iter().any(|(_, it)| it.name == model.name) => {
                    let message = format!("`{}` is declared twice", model.name);
                    errors.add(Error::new(item.ident.span(), message));
                }
                Ok(constant) => constants.push(constant),
                Err(error) => errors.add(error),
            }
            continue;
        }
        if keyword(&declaration) != Some(Word::Impl) {
            declared.push((None, declaration));
            continue;
        }
        match syn::parse2::<Impl>(declaration) {
            Ok(block) => match scope.class(&block.class.to_string()) {
                Some(item) => {
                    let class = item.of(&python);
                    let methods = block.declarations.into_iter();
                    declared.extend(methods.map(|method| (Some(class.clone()), method)));
                }
                None => {
                    let name = &block.class;
                    let message = match scope.class_in_python(&name.to_string()) {
                        Some(item) => {
                            format!("`{name}` is not declared here: it is `{}`", item.name)
                        }
                        None => format!("`{name}` is not declared here: add `type {name};`"),
                    };
                    errors.add(Error::new(name.span(), message));
                }
            },
            Err(error) => errors.add(error),
        }
    }
    for (class, declaration) in declared {
        let function = ended(&declaration).and_then(|()| syn::parse2(declaration.clone()));
        let same = |one: &Function, other: &Function| {
            one.name == other.name && one.call.class() == other.call.class()
        };
        let cx = Context {
            scope: &scope,
            aliases,
            python: &python,
            class: class.as_ref(),
        };
        match function.and_then(|function| read_function(&cx, function)) {
            Ok((item, model)) if models.iter().any(|other| same(other, &model)) => {
                let message = format!("`{}` is declared twice", model.name);
                errors.add(Error::new(item.ident.span(), message));
            }
            Ok((item, model)) => {
                functions.push(item);
                models.push(model);
            }
            Err(error) => {
                errors.add(error);
                stubs.extend(stub(&cx, declaration));
            }
        }
    }
    for class in &scope.classes {
        let place = place(class.name.span());
        models.extend(Function::of_each_class(&class.of(&python), place));
    }
    let nexts: Vec<Function> = models.iter().filter_map(Function::next).collect();
    models.extend(nexts);
    let (constant_items, constants): (Vec<ConstantItem>, _) = constants.into_iter().unzip();
    let model = Module {
        name: item.ident.unraw().to_string(),
        python,
        functions: models,
        constants,
        place: place(path.span()),
    };
    let module = ModuleItem {
        path,
        attrs: item.attrs,
        vis: item.vis,
        ident: item.ident,
        uses: scope.items(),
        classes: scope.classes,
        functions,
        constants: constant_items,
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

/// A declaration in the module has an end.
fn ended(declaration: &TokenStream) -> Result<()> {
    match declaration.clone().into_iter().last() {
        Some(last) if !ends(&last) => Err(Error::new(last.span(), "end the declaration with `;`")),
        _ => Ok(()),
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

/// The sign that a token is.
fn sign(token: &TokenTree) -> Option<char> {
    match token {
        TokenTree::Punct(punct) => Some(punct.as_char()),
        _ => None,
    }
}

/// What can be told of a function whose declaration is wrong.
fn stub(cx: &Context<'_>, declaration: TokenStream) -> Option<Stub> {
    let mut tokens = declaration.into_iter();
    tokens.find(|token| matches!(token, TokenTree::Ident(word) if word == "fn"))?;
    let TokenTree::Ident(ident) = tokens.next()? else {
        return None;
    };
    let params = tokens.find_map(|token| match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => Some(group),
        _ => None,
    })?;
    let mut given: Vec<Vec<TokenTree>> = Vec::new();
    let mut nesting = 0;
    let mut inside = false;
    for token in params.stream() {
        let sign = sign(&token);
        match sign {
            Some('<') => nesting += 1,
            Some('>') => nesting -= 1,
            _ => {}
        }
        let ends = sign == Some(',') && nesting == 0;
        if !ends && !inside {
            given.push(Vec::new());
        }
        if let Some(last) = given.last_mut() {
            last.push(token);
        }
        inside = !ends;
    }
    let is_self = |token: &TokenTree| matches!(token, TokenTree::Ident(word) if word == "self");
    let receiver = given.first().is_some_and(|first| first.iter().any(is_self));
    if receiver {
        given.remove(0);
    }
    let is_lent = |param: &Vec<TokenTree>| {
        let mut ty = param
            .iter()
            .skip_while(|token| sign(token) != Some(':'))
            .skip(1);
        let is_mut = |token: &TokenTree| matches!(token, TokenTree::Ident(word) if word == "mut");
        // (A lifetime is two tokens.)
        ty.next().and_then(sign) == Some('&') && ty.take(3).any(is_mut)
    };
    let params = given.iter().map(is_lent).collect();
    let result = |input: ParseStream| {
        let arrow = input.parse::<Option<Token![->]>>()?;
        let result = arrow.map(|_| input.parse::<syn::Type>()).transpose();
        input.parse::<TokenStream>()?;
        result
    };
    let mut reader = Reader::new(cx);
    let result = match result.parse2(tokens.collect()) {
        Err(_) => None,
        Ok(None) => Some(Given::plain(Type::Unit)),
        // What is wrong with it may be the error's type.
        Ok(Some(ty)) => reader.read_result(&ty).ok().or_else(|| {
            let of = reader.segment(&ty).filter(|of| of.name == "Result")?;
            let value = reader.read_type(of.arguments.first()?, Position::Result);
            Some(Given {
                fallible: true,
                ..Given::plain(value.ok()?)
            })
        }),
    };
    Some(Stub {
        ident,
        params,
        result,
        receiver: receiver && cx.class.is_some(),
        class: cx.class.cloned(),
    })
}

/// Where a span is in the text that was parsed. Inside the compiler this means nothing, and the
/// macro does not look at it.
pub fn place(span: Span) -> Place {
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

/// The Python file that the attribute of a module names, if it names one as it should.
pub fn python_file(arguments: &TokenStream) -> Option<String> {
    let arguments = syn::parse2::<Arguments>(arguments.clone()).ok()?;
    check_path(&arguments.path).ok()
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
    /// The tokens of each.
    declarations: Vec<TokenStream>,
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
        let mut declarations = Vec::new();
        while !content.is_empty() {
            declarations.push(content.call(declaration)?);
        }
        Ok(Item {
            attrs,
            vis,
            ident,
            declarations,
        })
    }
}

/// The tokens of a declaration.
pub(crate) fn declaration(input: ParseStream) -> Result<TokenStream> {
    let mut tokens = TokenStream::new();
    while !input.is_empty() {
        let token: TokenTree = input.parse()?;
        let is_body = matches!(token, TokenTree::Group(_)) && keyword(&tokens) != Some(Word::Use);
        let is_last = ends(&token) && (is_body || matches!(token, TokenTree::Punct(_)));
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
    receiver: Option<Token![self]>,
    params: Vec<Parameter>,
    output: Option<syn::Type>,
}

/// `impl Class { … }`
struct Impl {
    class: Ident,
    /// The tokens of each.
    declarations: Vec<TokenStream>,
}

impl Parse for Impl {
    fn parse(input: ParseStream) -> Result<Self> {
        if let Some(attribute) = input.call(Attribute::parse_outer)?.first() {
            let message = "attributes stand on the functions inside, or on the class";
            return Err(Error::new(attribute.span(), message));
        }
        input.parse::<Token![impl]>()?;
        let class = input.parse()?;
        if !input.peek(syn::token::Brace) {
            return Err(input.error(
                "the methods of a class are declared here: `impl Account { fn f(&self) -> i64; }`",
            ));
        }
        let content;
        braced!(content in input);
        let mut declarations = Vec::new();
        while !content.is_empty() {
            declarations.push(content.call(declaration)?);
        }
        Ok(Impl {
            class,
            declarations,
        })
    }
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
            return Err(input.error(
                "only function declarations, `const`, `use`, `type` and `impl` stand here: `fn f(a: i64) -> i64;`",
            ));
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
        let receiver = receiver(&inside)?;
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
        let params = params.into_iter().collect();
        Ok(RawFunction {
            attrs,
            vis,
            fn_token,
            ident,
            receiver,
            params,
            output,
        })
    }
}

/// `&self`, in front of other parameters.
fn receiver(input: ParseStream) -> Result<Option<Token![self]>> {
    let (borrowed, mutable) = (input.fork(), input.fork());
    let by_value = input.peek(Token![self]) || input.peek(Token![mut]) && input.peek2(Token![self]);
    borrowed.parse::<Option<Token![&]>>()?;
    mutable.parse::<Option<Token![&]>>()?;
    mutable.parse::<Option<Token![mut]>>()?;
    if by_value || !borrowed.peek(Token![self]) && mutable.peek(Token![self]) {
        return Err(input.error("a method takes `&self`: an object is shared, and may change"));
    }
    if !borrowed.peek(Token![self]) {
        return Ok(None);
    }
    input.parse::<Token![&]>()?;
    let receiver = input.parse()?;
    if input.peek(Token![:]) {
        return Err(input.error("a method takes `&self`"));
    }
    if !input.is_empty() {
        input.parse::<Token![,]>()?;
    }
    Ok(Some(receiver))
}

struct Parameter {
    ident: Ident,
    ty: syn::Type,
    /// The attribute that says that it may be left out.
    optional: Option<Attribute>,
    /// The attribute that says that Python sees it where it is.
    buffer: Option<Attribute>,
}

impl Parse for Parameter {
    fn parse(input: ParseStream) -> Result<Self> {
        let (mut optional, mut buffer) = (None, None);
        for attr in input.call(Attribute::parse_outer)? {
            let plain = attr.meta.require_path_only().is_ok();
            let known = match plain {
                true if attr.path().is_ident("optional") => &mut optional,
                true if attr.path().is_ident("buffer") => &mut buffer,
                _ => {
                    return Err(Error::new(
                        attr.span(),
                        "of attributes there are `#[optional]` here, for a parameter that Python has a default for, and \
                         `#[buffer]`, for a slice that Python sees where it is",
                    ))
                }
            };
            if known.is_some() {
                return Err(Error::new(attr.span(), "once is enough"));
            }
            *known = Some(attr);
        }
        if input.peek(Token![mut]) || input.peek(Token![_]) || input.peek(syn::token::Paren) {
            return Err(input.error("a parameter is declared as `name: type`"));
        }
        let ident = input.parse()?;
        input.parse::<Token![:]>()?;
        Ok(Parameter {
            ident,
            ty: input.parse()?,
            optional,
            buffer,
        })
    }
}

/// Where a function is declared.
struct Context<'c> {
    scope: &'c Scope,
    /// Aliases that are declared elsewhere.
    aliases: &'c dyn Aliases,
    python: &'c str,
    class: Option<&'c Class>,
}

/// What a function of a class does, which may be called something else in Python, and the attributes that do not say so.
fn call(
    class: &Class,
    ident: &Ident,
    renamed: Option<String>,
    receiver: Option<&Token![self]>,
    attrs: Vec<Attribute>,
) -> Result<(Call, Vec<Attribute>)> {
    let is_renamed = renamed.is_some();
    let name = renamed.clone().unwrap_or_else(|| ident.unraw().to_string());
    let is_access = |attr: &Attribute| attr.path().is_ident("get") || attr.path().is_ident("set");
    let (access, attrs): (Vec<_>, Vec<_>) = attrs.into_iter().partition(is_access);
    let class = class.clone();
    let Some(attr) = access.first() else {
        let call = match receiver {
            Some(_) => Call::Method(class, name),
            None if name == "new" && !is_renamed => Call::New(class),
            None => Call::Static(class, name),
        };
        return Ok((call, attrs));
    };
    if let Some(other) = access.get(1) {
        return Err(Error::new(other.span(), "one of `get` and `set` is enough"));
    }
    if receiver.is_none() {
        let message = "an attribute is one of an object: add `&self`";
        return Err(Error::new(ident.span(), message));
    }
    let named = match &attr.meta {
        syn::Meta::Path(_) => renamed,
        syn::Meta::List(_) if is_renamed => {
            let message = "one name is enough: leave the parentheses out";
            return Err(Error::new(attr.span(), message));
        }
        syn::Meta::List(_) => Some(attr.parse_args::<Ident>()?.unraw().to_string()),
        syn::Meta::NameValue(_) => {
            let message = "the attribute's name stands in parentheses: `#[get(name)]`";
            return Err(Error::new(attr.span(), message));
        }
    };
    match (attr.path().is_ident("get"), named) {
        (true, named) => Ok((Call::Get(class, named.unwrap_or(name)), attrs)),
        (false, Some(named)) => Ok((Call::Set(class, named), attrs)),
        (false, None) => Err(Error::new(
            attr.span(),
            "which attribute it sets stands in parentheses: `#[set(name)]`",
        )),
    }
}

/// What is wrong with the parameters and the result of a function that reads or assigns an attribute.
fn check_access(call: &Call, params: usize, result: &Type, span: Span) -> Result<()> {
    let message = match call {
        Call::Get(..) if params > 0 => "an attribute is read without arguments",
        Call::Get(..) if *result == Type::Unit => "what the attribute is comes back: `-> i64`",
        Call::Set(..) if params != 1 => "what is assigned to the attribute is the one argument",
        Call::Set(..) if *result != Type::Unit => "an assignment gives nothing: no result",
        Call::New(class) if !matches!(result, Type::Object(Some(of)) if of == class) => {
            let name = &class.name;
            let message = format!("`new` makes an instance of the class: `-> {name}`");
            return Err(Error::new(span, message));
        }
        _ => return Ok(()),
    };
    Err(Error::new(span, message))
}

/// How many parameters of a function may be optional: there is a call for each choice of them.
const MAX_OPTIONAL: usize = 4;

/// What is wrong with a parameter of this type that may be left out, or stands behind so many that may.
fn check_optional(
    optional: Option<&Attribute>,
    call: &Call,
    ty: &Type,
    before: usize,
    span: Span,
) -> Result<()> {
    let has_defaults = matches!(
        call,
        Call::Function(_) | Call::New(_) | Call::Static(..) | Call::Method(..)
    );
    let wrong = match optional {
        None if before > 0 => "what may be left out stands behind the other parameters",
        None => return Ok(()),
        Some(_) if !has_defaults => "an attribute has no parameters that could be left out",
        Some(_) if !matches!(ty, Type::Option(_)) => {
            "what may be left out is an `Option`: Python's default stands for `None`"
        }
        Some(_) if before >= MAX_OPTIONAL => {
            "a function has at most four parameters that may be left out: declare no more, and the others have Python's defaults"
        }
        Some(_) => return Ok(()),
    };
    Err(Error::new(span, wrong))
}

/// Attributes stay with the function, but for those that other libraries have for what is said in another way here.
fn check_attributes(attrs: &[Attribute]) -> Result<()> {
    for attr in attrs {
        let name = attr.path().get_ident().map(ToString::to_string);
        let message = match name.as_deref() {
            Some("getter") => "what reads an attribute has `#[get]`: `#[get] fn name(&self) -> …;`",
            Some("setter") => {
                "what assigns an attribute has `#[set(name)]`: `#[set(name)] fn set_name(&self, value: …);`"
            }
            Some("new") => "what makes an instance is called `new`: leave the attribute out",
            Some("classmethod" | "staticmethod") => {
                "what is called on the class has no `&self`: leave the attribute out"
            }
            Some("pyfunction") => "a function of the module is declared as it is: leave the attribute out",
            _ => continue,
        };
        return Err(Error::new(attr.span(), message));
    }
    Ok(())
}

fn read_function(cx: &Context<'_>, raw: RawFunction) -> Result<(FunctionItem, Function)> {
    let RawFunction {
        attrs,
        vis,
        fn_token,
        ident,
        receiver,
        mut params,
        output,
    } = raw;
    let mut errors = Errors::default();
    let mut models = Vec::new();
    let mut reader = Reader::new(cx);
    check_attributes(&attrs)?;
    let (renamed, attrs) = without_name(attrs)?;
    let (call, attrs) = match (cx.class, &receiver) {
        (Some(class), receiver) => call(class, &ident, renamed, receiver.as_ref(), attrs)?,
        (None, Some(receiver)) => {
            let message = "a method stands in the block of its class: `type Account; impl Account { fn f(&self); }`";
            return Err(Error::new(receiver.span(), message));
        }
        (None, None) => {
            let name = renamed.unwrap_or_else(|| ident.unraw().to_string());
            (Call::Function(name), attrs)
        }
    };
    if let (Some(class), Some(receiver)) = (cx.class, &receiver) {
        models.push(Param {
            name: "self".into(),
            ty: Type::Object(Some(class.clone())),
            optional: false,
            place: place(receiver.span()),
        });
    }
    let runs = params.first().and_then(|first| reader.runs(&first.ty));
    let mut instance = runs.map(|_| params.remove(0));
    let runs = runs.unwrap_or_default();
    if let Some(of) = &instance {
        if let Err(error) = check_place(runs, of, receiver.is_some()) {
            errors.add(error);
        }
    }
    let mut before = 0;
    for Parameter {
        ident: name,
        ty,
        optional,
        buffer,
    } in &params
    {
        let start = place(name.span());
        let end = place(ty.span());
        let read = reader.check_hidden(ty);
        let read = read.and_then(|()| reader.read_argument(ty, buffer.as_ref()));
        let read = read.and_then(|model| {
            check_optional(optional.as_ref(), &call, &model, before, ty.span())?;
            Ok(model)
        });
        before += usize::from(optional.is_some());
        match read {
            Ok(model) => models.push(Param {
                name: name.unraw().to_string(),
                ty: model,
                optional: optional.is_some(),
                place: Place {
                    start: start.start,
                    end: end.end,
                },
            }),
            Err(error) => errors.add(error),
        }
    }
    reader.has_guard = runs.is_guarded();
    let given = match &output {
        None => Given::plain(Type::Unit),
        Some(ty) => {
            let read = reader.check_hidden(ty);
            let read = read.and_then(|()| reader.read_result(ty));
            read.unwrap_or_else(|error| {
                errors.add(error);
                Given::plain(Type::Unit)
            })
        }
    };
    if errors.0.is_none() {
        let span = output.as_ref().map_or(ident.span(), Spanned::span);
        if let Err(error) = check_access(&call, params.len(), &given.value, span) {
            errors.add(error);
        }
    }
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
        call,
        runs,
        params: models,
        result: given.value,
        fallible: given.fallible,
        error: given.error,
        place: whole,
        result_place: output.as_ref().map_or(whole, |ty| place(ty.span())),
    };
    let used = reader.used;
    for param in instance.iter_mut().chain(&mut params) {
        cx.scope.name_from_anywhere(&mut param.ty);
    }
    let named = |param: Parameter| (param.ident, param.ty);
    Ok((
        FunctionItem {
            attrs,
            vis,
            ident,
            fn_token,
            receiver,
            place: instance.map(named),
            params: params.into_iter().map(named).collect(),
            output,
            result_span,
            used,
        },
        function,
    ))
}

/// What is wrong with the parameter that says where a function runs.
fn check_place(runs: Runs, parameter: &Parameter, has_object: bool) -> Result<()> {
    let Parameter {
        ident,
        ty,
        optional,
        buffer,
    } = parameter;
    let what = match runs.is_guarded() {
        true => "a guard",
        false => "an instance",
    };
    if let Some(attr) = optional {
        return Err(Error::new(attr.span(), format!("{what} is not left out")));
    }
    if let Some(attr) = buffer {
        return Err(Error::new(attr.span(), format!("{what} is no buffer")));
    }
    let reference = match ty {
        syn::Type::Reference(reference) => Some(reference),
        _ => None,
    };
    if let Some(lifetime) = reference.and_then(|it| it.lifetime.as_ref()) {
        let message = "leave the lifetime out: a view that comes back lasts as long as the guard";
        return Err(Error::new(lifetime.span(), message));
    }
    let is_mutable = reference.map(|it| it.mutability.is_some());
    let wrong = match (runs, is_mutable) {
        (Runs::Instance, _) if has_object => {
            "a method runs in the instance that has its object: leave this out"
        }
        (Runs::Instance, Some(true)) | (Runs::Guard | Runs::InstanceGuard, Some(false)) => {
            return Ok(())
        }
        (Runs::Instance, _) => "an instance is used by one at a time: write `&mut Instance`",
        _ => "a guard is shared by what it has given: write `&Guard`, or `&InstanceGuard`",
    };
    Err(Error::new_spanned(quote::quote!(#ident: #ty), wrong))
}

/// `const NAME: type;`
fn read_constant(cx: &Context<'_>, declaration: TokenStream) -> Result<(ConstantItem, Constant)> {
    let read = |input: ParseStream| {
        let attrs = input.call(Attribute::parse_outer)?;
        let vis = input.parse()?;
        input.parse::<Token![const]>()?;
        let ident: Ident = input.parse()?;
        input.parse::<Token![:]>()?;
        let ty: syn::Type = input.parse()?;
        if input.peek(Token![=]) {
            return Err(input
                .error("the value is the one in the Python file: end the declaration with `;`"));
        }
        input.parse::<Token![;]>()?;
        let (renamed, attrs) = without_name(attrs)?;
        let item = ConstantItem {
            attrs,
            vis,
            ident,
            ty,
            used: Vec::new(),
        };
        Ok((renamed, item))
    };
    let (renamed, mut item) = read.parse2(declaration)?;
    let mut reader = Reader::new(cx);
    reader.check_hidden(&item.ty)?;
    let name = item.ident.unraw().to_string();
    let model = Constant {
        renamed: renamed.filter(|python| *python != name),
        name,
        ty: reader.read_item(&item.ty, Position::Const)?,
        place: Place {
            start: place(item.ident.span()).start,
            end: place(item.ty.span()).end,
        },
    };
    item.used = reader.used;
    cx.scope.name_from_anywhere(&mut item.ty);
    Ok((item, model))
}

#[derive(Clone, Copy, PartialEq)]
enum Position {
    /// An argument: borrowed forms are possible.
    Param,
    /// A result: owned forms only.
    Result,
    /// A constant: borrowed forms only.
    Const,
}

/// The last segment of a path type, by its meaning, with its type arguments.
struct Segment<'t> {
    name: String,
    arguments: Vec<&'t syn::Type>,
    path: &'t syn::TypePath,
    /// The name as it is written, if that is all of the path.
    only: Option<&'t Ident>,
}

/// Reads the types of a function.
pub(crate) struct Reader<'s> {
    scope: &'s Scope,
    aliases: &'s dyn Aliases,
    python: &'s str,
    used: Vec<Used>,
    /// Whether there is a guard, as long as which views last.
    has_guard: bool,
    /// The aliases that are being read: how each is written.
    inside: Vec<String>,
}

impl<'s> Reader<'s> {
    fn new(cx: &Context<'s>) -> Self {
        Reader {
            scope: cx.scope,
            aliases: cx.aliases,
            python: cx.python,
            used: Vec::new(),
            has_guard: false,
            inside: Vec::new(),
        }
    }

    /// Reads what a type is an alias of, declared here or elsewhere, if it is one.
    fn read_alias<T>(
        &mut self,
        ty: &syn::Type,
        read: impl FnOnce(&mut Self, &syn::Type) -> Result<T>,
    ) -> Option<Result<T>> {
        let syn::Type::Path(path) = ty else {
            return None;
        };
        let segment = self.segment(ty)?;
        let name = &*segment.name;
        let declared = segment.only.and_then(|_| self.scope.alias(name));
        let mut elsewhere = None;
        let meaning = if let Some(alias) = declared {
            let meaning = alias.of(&segment.arguments);
            meaning.map_err(|message| Error::new(ty.span(), message))
        } else if segment.only.is_some() && self.scope.class(name).is_some() {
            return None;
        } else {
            let meaning = self.aliases.meaning(self.scope, path)?;
            self.used.push(Used::alias(path, &meaning));
            elsewhere = Some(shown(&meaning));
            syn::parse2(respan(quote::quote!(#meaning), ty.span()))
        };
        if self.inside.len() == MAX_ALIASES {
            let message = format!("`{name}` is made of itself");
            return Some(Err(Error::new(ty.span(), message)));
        }
        self.inside.push(name.to_owned());
        let found = meaning.and_then(|meaning| read(self, &meaning));
        self.inside.pop();
        // (What it stands for is not seen where that is used.)
        let found = found.map_err(|error| match &elsewhere {
            Some(meaning) => prefixed(error, &format!("`{name}` stands for `{meaning}`: ")),
            None => error,
        });
        Some(found)
    }

    fn segment<'t>(&self, ty: &'t syn::Type) -> Option<Segment<'t>> {
        let syn::Type::Path(path) = ty else {
            return None;
        };
        if path.qself.is_some() {
            return None;
        }
        let segment = path.path.segments.last()?;
        let mut arguments = Vec::new();
        match &segment.arguments {
            syn::PathArguments::None => {}
            syn::PathArguments::AngleBracketed(list) => {
                for argument in &list.args {
                    match argument {
                        syn::GenericArgument::Type(ty) => arguments.push(ty),
                        // (Of `Cow`; the compiler knows whether it may stand there.)
                        syn::GenericArgument::Lifetime(_) => {}
                        _ => return None,
                    }
                }
            }
            syn::PathArguments::Parenthesized(_) => return None,
        }
        let only = only_name(path);
        let written = segment.ident.to_string();
        Some(Segment {
            name: match only {
                Some(_) => self.scope.meaning(&written).to_owned(),
                None => written,
            },
            arguments,
            path,
            only,
        })
    }

    /// Whether a name that declarations know is that of a type of the package's here.
    fn is_own(&self, segment: &Segment<'_>) -> bool {
        is_known(&segment.name)
            && !self.is_declared_here(segment)
            && self.aliases.is_own(self.scope, segment.path)
    }

    /// The class that it is, if another module declares it.
    fn class_elsewhere(&self, segment: &Segment<'_>) -> Option<Class> {
        match self.is_declared_here(segment) {
            true => None,
            false => self.aliases.class(self.scope, segment.path),
        }
    }

    /// Whether it is an alias, or a class, that the module declares.
    fn is_declared_here(&self, segment: &Segment<'_>) -> bool {
        let name = &segment.name;
        segment.only.is_some()
            && (self.scope.class(name).is_some() || self.scope.alias(name).is_some())
    }

    /// No class hides something of Rust's where only that can be meant: a class has no parameters, and is no trait.
    fn check_hidden(&self, ty: &syn::Type) -> Result<()> {
        let is_class = |name: &Ident| {
            let path = syn::TypePath {
                qself: None,
                path: name.clone().into(),
            };
            self.scope.class(&name.to_string()).is_some()
                || self.scope.alias(&name.to_string()).is_none()
                    && self.aliases.class(self.scope, &path).is_some()
        };
        let mut errors = Errors::default();
        for name in with_parameters(quote::quote!(#ty)) {
            if is_rusts(&name.to_string()) && is_class(&name) {
                errors.add(Error::new(name.span(), hidden(&name.to_string())));
            }
        }
        errors.0.map_or(Ok(()), Err)
    }

    /// A name that declarations know is not that of something else of `std`'s, or of this crate's.
    fn check_known(&self, segment: &Segment<'_>) -> Result<()> {
        match self.scope.other_than_known(segment.path) {
            Some(other) if !self.is_declared_here(segment) => {
                let message = format!("`{other}` cannot cross to Python");
                Err(Error::new(segment.path.span(), message))
            }
            _ => Ok(()),
        }
    }

    /// Where a function runs with a parameter of a type: `rpython::Instance`, a guard, or a reference to that. It is not a
    /// type of values.
    fn runs(&mut self, ty: &syn::Type) -> Option<Runs> {
        let ty = match ty {
            syn::Type::Reference(reference) => &*reference.elem,
            ty => ty,
        };
        let segment = self.segment(ty)?;
        let runs = Runs::named(&segment.name)?;
        if self.is_declared_here(&segment) || self.is_own(&segment) {
            return None;
        }
        self.note(&segment);
        Some(runs)
    }

    /// A known name has to be in scope, and what it seems to be.
    fn note(&mut self, segment: &Segment<'_>) {
        self.used.extend(self.scope.used(segment.path));
    }

    /// `Result<T, rpython::Error>`, `rpython::Result<T>`, `Result<T, ParseError>` or `T`.
    fn read_result(&mut self, ty: &syn::Type) -> Result<Given> {
        if let Some(read) = self.read_alias(ty, Self::read_result) {
            return read;
        }
        let segment = self.segment(ty).filter(|segment| segment.name == "Result");
        let is_other = |of: &Segment<'_>| {
            self.is_own(of) || self.is_declared_here(of) || self.class_elsewhere(of).is_some()
        };
        let Some(segment) = segment.filter(|segment| !is_other(segment)) else {
            return Ok(Given::plain(self.read_value(ty)?));
        };
        let (value, error) = match segment.arguments[..] {
            [value, error] => (value, self.read_error(error)?),
            [value] => {
                if let Some(other) = self.scope.other_than_known(segment.path) {
                    let message =
                        format!("`{other}` has no `rpython::Error`: write `rpython::Result<…>`");
                    return Err(Error::new(ty.span(), message));
                }
                self.note(&segment);
                (value, None)
            }
            _ => {
                return Err(Error::new(
                    ty.span(),
                    "expected `Result<T, rpython::Error>`",
                ))
            }
        };
        Ok(Given {
            value: self.read_value(value)?,
            fallible: true,
            error,
        })
    }

    /// What a function gives.
    fn read_value(&mut self, ty: &syn::Type) -> Result<Type> {
        if is_iterator(ty) {
            let message = "an iterator of Python's is a type of its own: `rpython::Iter<T>`";
            return Err(Error::new(ty.span(), message));
        }
        self.read_type(ty, Position::Result)
    }

    /// The type of errors: nothing for `rpython::Error`.
    fn read_error(&mut self, ty: &syn::Type) -> Result<Option<Class>> {
        if let Some(read) = self.read_alias(ty, Self::read_error) {
            return read;
        }
        let of = self.segment(ty).filter(|of| of.arguments.is_empty());
        if let Some(of) = &of {
            if self.is_declared_here(of) || self.class_elsewhere(of).is_some() {
                let message = format!(
                    "`{}` is a class that a module declares, of which Rust has handles: the error type is `rpython::Error`, or a \
                     type of this crate with `#[rpython::exception]`",
                    of.name
                );
                return Err(Error::new(ty.span(), message));
            }
        }
        let is_ours = of.as_ref().is_some_and(|of| {
            of.name == "Error" && self.scope.other_than_known(of.path).is_none() && !self.is_own(of)
        });
        match of {
            Some(of) if is_ours => {
                self.note(&of);
                Ok(None)
            }
            // (Imported by its own name.)
            Some(of)
                if self.scope.is_value(&of.name)
                    && self.scope.other_than_known(of.path).is_none()
                    && of.only.is_some_and(|it| *it == of.name) =>
            {
                Ok(Some(Class::new(self.python, &of.name)))
            }
            _ => Err(Error::new(
                ty.span(),
                "the error type is `rpython::Error`, which carries the exception's type, message and traceback; or one of \
                 this crate with `#[rpython::exception]`, imported in this module by its own name: `use super::ParseError;`",
            )),
        }
    }

    /// What Python calls, as a parameter.
    fn read_callback(&mut self, written: &crate::callback::Written<'_>) -> Result<Type> {
        let callee = match written.sort {
            Sort::Object => Callee::Object {
                of: self.read_trait(written.bound)?,
                mutable: written.mutable,
            },
            Sort::Fn | Sort::FnMut => Callee::Closure(self.read_signature(
                written.sort == Sort::FnMut,
                &written.inputs,
                written.output,
                written.bound.span(),
            )?),
            Sort::Iterator => {
                let span = written.bound.span();
                let signature = self.read_signature(true, &[], written.output, span)?;
                if let (Type::Unit, Some(item)) = (&signature.result, written.output) {
                    return Err(Error::new(item.span(), "an item of `()` says nothing"));
                }
                Callee::Iterator(signature)
            }
        };
        Ok(Type::Callback(Box::new(Callback {
            callee,
            kept: written.kept,
            sync: written.sync,
        })))
    }

    /// The trait that something is an object of.
    fn read_trait(&self, path: &syn::Path) -> Result<Class> {
        match path.get_ident() {
            Some(name) if *name != self.scope.meaning(&name.to_string()) => {
                let message = format!("import `{}` by its own name", self.scope.meaning(&name.to_string()));
                Err(Error::new(name.span(), message))
            }
            Some(name) if self.scope.is_value(&name.to_string()) => {
                Ok(Class::new(self.python, &name.to_string()))
            }
            _ => Err(Error::new(
                path.span(),
                "Python calls objects of traits of this crate with `#[rpython::object]`, imported in this module by their \
                 own names: `use super::Store;`",
            )),
        }
    }

    /// What something takes that Python calls, and what it gives.
    pub(crate) fn read_signature(
        &mut self,
        exclusive: bool,
        inputs: &[&syn::Type],
        output: Option<&syn::Type>,
        span: Span,
    ) -> Result<Signature> {
        if inputs.len() > MAX_INPUTS {
            let message =
                "what Python calls takes at most twelve arguments: have a tuple, or a struct";
            return Err(Error::new(span, message));
        }
        let mut errors = Errors::default();
        let mut params = Vec::new();
        for ty in inputs {
            match self.read_input(ty) {
                Ok(param) => params.push(param),
                Err(error) => errors.add(error),
            }
        }
        let given = match output {
            None => Ok((Type::Unit, false)),
            Some(ty) => self.read_given(ty),
        };
        match (given, errors.0) {
            (Ok((result, fallible)), None) => Ok(Signature {
                exclusive,
                params,
                result,
                fallible,
            }),
            (Ok(_), Some(errors)) => Err(errors),
            (Err(error), None) => Err(error),
            (Err(error), Some(mut errors)) => {
                errors.combine(error);
                Err(errors)
            }
        }
    }

    /// What Rust gives to Python that has called it, and whether that is in a `Result`.
    fn read_given(&mut self, ty: &syn::Type) -> Result<(Type, bool)> {
        const LIST: &str = "what Rust gives back is a list: `Vec<…>`";
        let of = in_result(ty);
        let value = of.map_or(ty, |(value, _)| value);
        if is_iterator(value) {
            return Err(Error::new(value.span(), LIST));
        }
        let result = self.read_type(value, Position::Result)?;
        let wrong = match &result {
            Type::Iter(_) => Some(LIST),
            result if result.has_objects() => Some(NO_OBJECTS),
            _ => None,
        };
        match wrong {
            Some(message) => Err(Error::new(value.span(), message)),
            None => Ok((result, of.is_some())),
        }
    }

    /// What something takes that Python calls: as a result it is owned, and may be lent.
    fn read_input(&mut self, ty: &syn::Type) -> Result<Type> {
        let syn::Type::Reference(of) = ty else {
            return self.read_item(ty, Position::Result);
        };
        if of.mutability.is_some() || of.lifetime.is_some() {
            let message =
                "Rust gets a copy, for the time of the call: leave `mut` and the lifetime out";
            return Err(Error::new(ty.span(), message));
        }
        match (
            &*of.elem,
            self.segment(&of.elem).map(|it| it.name).as_deref(),
        ) {
            (_, Some("str")) => Ok(Type::Str(Text::String)),
            (syn::Type::Slice(slice), _) => Ok(row_of(
                Row::Vec,
                self.read_item(&slice.elem, Position::Result)?,
            )),
            (inner, _) => self.read_item(inner, Position::Result),
        }
    }

    /// The type of a parameter.
    fn read_argument(&mut self, ty: &syn::Type, buffer: Option<&Attribute>) -> Result<Type> {
        if let Some(buffer) = read_buffer(self, ty, buffer)? {
            return Ok(Type::Buffer(buffer));
        }
        if let Some(written) = written(ty) {
            return self.read_callback(&written?);
        }
        if let syn::Type::Reference(of) = ty {
            // (In other types it may be what there is.)
            let name = self.segment(&of.elem).filter(|of_elem| {
                let is_class =
                    self.is_declared_here(of_elem) || self.class_elsewhere(of_elem).is_some();
                of.mutability.is_none() && !is_class
            });
            let better = match name.as_ref().map(|of| &*of.name) {
                Some("String") => Some("write `&str`"),
                Some("Vec") => Some("write a slice: `&[…]`"),
                _ => None,
            };
            if let Some(better) = better {
                return Err(Error::new(ty.span(), better));
            }
        }
        match (self.read_type(ty, Position::Param)?, ty) {
            (Type::Object(Some(class)), syn::Type::Path(_)) => Err(Error::new(
                ty.span(),
                format!(
                    "an object is borrowed for the call: write `&{}`",
                    class.name
                ),
            )),
            (ty, _) => Ok(ty),
        }
    }

    /// The type of something in a parameter.
    pub(crate) fn read_parameter(&mut self, ty: &syn::Type) -> Result<Type> {
        self.read_item(ty, Position::Param)
    }

    /// An argument is lent for the call.
    pub(crate) fn check_lifetime(&self, lifetime: Option<&syn::Lifetime>) -> Result<()> {
        match lifetime {
            None => Ok(()),
            Some(lifetime) => Err(Error::new(
                lifetime.span(),
                "an argument is borrowed for the call only: leave the lifetime out",
            )),
        }
    }

    fn read_type(&mut self, ty: &syn::Type, position: Position) -> Result<Type> {
        if let Some(runs) = self.runs(ty) {
            let message = match runs.is_guarded() {
                true => "a guard stands in front of the other parameters, once: `guard: &Guard`",
                false => "an instance stands in front of the other parameters, once: `instance: &mut Instance`",
            };
            return Err(Error::new(ty.span(), message));
        }
        let wrong = |message: String| Err(Error::new(ty.span(), message));
        match ty {
            syn::Type::Paren(inner) => self.read_type(&inner.elem, position),
            syn::Type::Group(inner) => self.read_type(&inner.elem, position),
            syn::Type::Tuple(tuple) if tuple.elems.is_empty() => match position {
                Position::Result => Ok(Type::Unit),
                Position::Const => wrong("`()` says nothing".into()),
                Position::Param => wrong("`()` carries nothing: leave the parameter out".into()),
            },
            syn::Type::Tuple(tuple) => Ok(Type::Tuple(
                (tuple.elems.iter())
                    .map(|t| self.read_item(t, position))
                    .collect::<Result<_>>()?,
            )),
            syn::Type::Array(array) => {
                let item = self.read_item(&array.elem, position)?;
                let syn::Expr::Lit(syn::ExprLit {
                    lit: syn::Lit::Int(length),
                    ..
                }) = &array.len
                else {
                    let message = "the length is a number here: what a constant is, the \
                                   toolchain cannot know";
                    return Err(Error::new(array.len.span(), message));
                };
                Ok(row_of(Row::Array(length.base10_parse()?), item))
            }
            syn::Type::Reference(reference) => self.read_reference(ty, reference, position),
            syn::Type::TraitObject(_) | syn::Type::ImplTrait(_) | syn::Type::BareFn(_) => {
                wrong(CALLED.into())
            }
            syn::Type::Path(_) => match self.segment(ty) {
                Some(segment) => self.read_path(ty, &segment, position),
                None => unsupported(ty),
            },
            _ => unsupported(ty),
        }
    }

    /// A type inside another: anything but `()`.
    fn read_item(&mut self, ty: &syn::Type, position: Position) -> Result<Type> {
        match self.read_type(ty, position)? {
            Type::Iter(_) => Err(Error::new(
                ty.span(),
                "an iterator is possible as a whole result only",
            )),
            Type::Unit => Err(Error::new(
                ty.span(),
                "`()` is possible as a whole result only",
            )),
            ty => Ok(ty),
        }
    }

    /// The type of keys of a `dict` and of items of a `set`.
    fn read_key(&mut self, keyed: Keyed, ty: &syn::Type, position: Position) -> Result<Type> {
        fn cannot(keyed: Keyed, key: &Type) -> Option<&'static str> {
            match key {
                Type::F64 | Type::F32 => Some(match keyed {
                    Keyed::Hash => {
                        "a float is no key in Rust: `f64` has no `Eq` and no `Hash`. Write `Vec<…>`, and have a list in Python"
                    }
                    Keyed::Tree => {
                        "a float is no key in Rust: `f64` has no `Eq` and no `Ord`. Write `Vec<…>`, and have a list in Python"
                    }
                }),
                Type::List(..) => {
                    Some("a list is no key in Python, since it can change: use a tuple")
                }
                Type::Dict(..) => Some("a dict is no key in Python, since it can change"),
                Type::Set(..) => Some("a set is no key in Python, since it can change"),
                Type::Object(_) if keyed == Keyed::Tree => {
                    Some("objects have no order: write `HashMap`, or `HashSet`")
                }
                Type::Callback(_) | Type::Iter(_) => Some("a closure or an iterator is no key"),
                Type::Buffer(_) => Some("a buffer is no key"),
                Type::View(_) => Some("a view is no key: write `String`, or `Vec<u8>`"),
                key => key.parts().into_iter().find_map(|part| cannot(keyed, part)),
            }
        }
        let key = self.read_item(ty, position)?;
        match cannot(keyed, &key) {
            Some(why) => Err(Error::new(ty.span(), why)),
            None => Ok(key),
        }
    }

    fn read_reference(
        &mut self,
        ty: &syn::Type,
        reference: &syn::TypeReference,
        position: Position,
    ) -> Result<Type> {
        let wrong = |message: &str| Err(Error::new(ty.span(), message));
        let segment = self.segment(&reference.elem);
        let name = segment.as_ref().map(|segment| segment.name.clone());
        if reference.mutability.is_some() {
            let declared = name.as_ref().and_then(|name| self.scope.class(name));
            let class = match (declared, &segment) {
                (Some(class), _) => Some(class.name.to_string()),
                (None, Some(segment)) => self.class_elsewhere(segment).map(|class| class.name),
                (None, None) => None,
            };
            if let Some(class) = class {
                return wrong(&format!(
                    "an object is shared, and may change: write `&{class}`"
                ));
            }
            return wrong(match &*reference.elem {
                syn::Type::Slice(_) | syn::Type::Array(_) => {
                    "a buffer is a parameter by itself: `xs: &mut [f64]`"
                }
                _ if name.as_deref() == Some("Vec") => "write a slice: `&mut […]`",
                _ => "Python gets a copy of an argument and cannot change it, but for `&mut [T]`: no `&mut`",
            });
        }
        let lifetime = reference.lifetime.as_ref();
        let lifetime = lifetime.filter(|it| position != Position::Const || it.ident != "static");
        self.check_lifetime(lifetime)?;
        match (&*reference.elem, name.as_deref()) {
            (_, Some("str")) => match position {
                Position::Param | Position::Const => Ok(Type::Str(Text::String)),
                Position::Result => wrong("a result is owned: write `String`"),
            },
            (syn::Type::Slice(slice), _) => match position {
                Position::Param | Position::Const => {
                    Ok(row_of(Row::Vec, self.read_item(&slice.elem, position)?))
                }
                Position::Result => wrong("a result is owned: write `Vec<…>`"),
            },
            (inner, _) => match (self.read_type(inner, position)?, position) {
                (_, Position::Result) => wrong("a result is owned: leave the `&` out"),
                (Type::Bool | Type::Int(_) | Type::F64 | Type::F32 | Type::Char, _) => wrong(
                    "a number, a truth value or a character is given as it is: leave the `&` out",
                ),
                (_, Position::Const) => wrong("of references there are `&str` and `&[T]` here"),
                (inner, Position::Param) => Ok(inner),
            },
        }
    }

    fn read_path(
        &mut self,
        ty: &syn::Type,
        segment: &Segment<'_>,
        position: Position,
    ) -> Result<Type> {
        let wrong = |message: String| Err(Error::new(ty.span(), message));
        let name = &*segment.name;
        let of_alias = self.read_alias(ty, |reader, ty| reader.read_type(ty, position));
        if let Some(read) = of_alias {
            return read;
        }
        let declared = segment.only.and_then(|_| self.scope.class(name));
        if let Some(item) = declared.filter(|_| position != Position::Const) {
            return match segment.arguments.is_empty() {
                true => Ok(Type::Object(Some(item.of(self.python)))),
                false => wrong(hidden(name)),
            };
        }
        if let Some(class) = self.class_elsewhere(segment) {
            let own_name = segment.only.is_some_and(|only| *only == class.name);
            return match segment.arguments.is_empty() && own_name {
                true if position == Position::Const => wrong(NO_CONSTANT.into()),
                true => Ok(Type::Object(Some(class))),
                false if own_name => wrong(hidden(name)),
                false => wrong(format!("import `{}` by its own name", class.name)),
            };
        }
        let int = Int::ALL.into_iter().find(|int| int.name() == name);
        let is_plain =
            int.is_some() || ["bool", "f64", "f32", "char", "str", "Option"].contains(&name);
        if position == Position::Const && !is_plain {
            return wrong(NO_CONSTANT.into());
        }
        if self.is_own(segment) {
            return self.read_own(ty, segment);
        }
        self.check_known(segment)?;
        if let Some(view) = read_view(self, ty, name, &segment.arguments)? {
            self.note(segment);
            return match self.has_guard {
                true => Ok(Type::View(view)),
                false => wrong(
                    "a view lasts as long as a guard, and comes out of a function that takes one: \
                     `fn f(guard: &Guard) -> StrView<'_>`"
                        .into(),
                ),
            };
        }
        let read = match (name, &segment.arguments[..]) {
            (_, []) if int.is_some() => int.map_or(Type::Unit, Type::Int),
            ("bool", []) => Type::Bool,
            ("f64", []) => Type::F64,
            ("f32", []) => Type::F32,
            ("char", []) => Type::Char,
            ("String", []) => Type::Str(Text::String),
            ("str", []) => return wrong("write `&str` or `String`".into()),
            ("Vec", [item]) => row_of(Row::Vec, self.read_item(item, position)?),
            ("VecDeque", [item]) => row_of(Row::Deque, self.read_item(item, position)?),
            ("Box", [syn::Type::Slice(slice)]) => {
                row_of(Row::Boxed, self.read_item(&slice.elem, position)?)
            }
            ("Cow", [syn::Type::Slice(slice)]) => {
                row_of(Row::Cow, self.read_item(&slice.elem, position)?)
            }
            ("Box" | "Cow", [text]) if self.segment(text).is_some_and(|s| s.name == "str") => {
                Type::Str(match name {
                    "Box" => Text::Boxed,
                    _ => Text::Cow,
                })
            }
            ("Box" | "Rc" | "Arc", [inner @ syn::Type::TraitObject(_)]) => {
                self.read_item(inner, position)?
            }
            ("Box", [inner]) => match self.read_item(inner, position)? {
                value @ Type::Value(_) => Type::Boxed(Box::new(value)),
                _ => return unsupported(ty),
            },
            ("HashMap" | "BTreeMap", [key, value]) => Type::Dict(
                keyed(name),
                Box::new(self.read_key(keyed(name), key, position)?),
                Box::new(self.read_item(value, position)?),
            ),
            ("HashSet" | "BTreeSet", [item]) => {
                let item = self.read_key(keyed(name), item, position)?;
                Type::Set(keyed(name), Box::new(item))
            }
            ("HashMap", [_, _, _]) | ("HashSet", [_, _]) => {
                return wrong("the hasher is the default one: leave it out".into())
            }
            ("Option", [item]) => match self.read_item(item, position)? {
                Type::Option(_) => {
                    return wrong("Python cannot tell `Some(None)` from `None`".into())
                }
                item => Type::Option(Box::new(item)),
            },
            ("Iter", [item]) if position == Position::Result => {
                // (What it gives comes later, when there may be no guard.)
                self.has_guard = false;
                Type::Iter(Box::new(self.read_item(item, position)?))
            }
            ("Iter", [_]) => {
                return wrong(
                    "an iterator of Python's comes as a result: what Rust hands over is `impl Iterator<Item = …>`".into(),
                )
            }
            ("Result", _) => {
                return wrong("`Result` is possible as a whole result only".into());
            }
            ("i128" | "u128", []) => {
                return wrong(
                    "Python integers are machine words here: use a type of at most 64 bits".into(),
                )
            }
            (_, [])
                if segment
                    .only
                    .is_some_and(|only| self.scope.is_value(&only.to_string())) =>
            {
                return self.read_own(ty, segment);
            }
            (_, _) if segment.only.is_some_and(|it| self.scope.may_be_alias(&it.to_string())) => {
                return wrong(format!(
                    "`{name}` is no alias that the build script could find in this package: declare it in this module, \
                     `type {name}<…> = …;`"
                ))
            }
            (_, []) if segment.only.is_some() && !self.inside.is_empty() => {
                let alias = &self.inside[0];
                return wrong(format!(
                    "`{alias}` is made of `{name}`: import that in this module, too, by its own name: `use super::{name};`"
                ));
            }
            _ => match segment.only.and_then(|_| self.scope.class_in_python(name)) {
                Some(item) => {
                    return wrong(format!(
                        "write `{}`: that is what the class `{name}` is called here",
                        item.name
                    ))
                }
                None => return unsupported(ty),
            },
        };
        self.note(segment);
        Ok(read)
    }

    /// A type of the package's that derives `rpython::Value`.
    fn read_own(&self, ty: &syn::Type, segment: &Segment<'_>) -> Result<Type> {
        let name = &*segment.name;
        let is_imported =
            segment.only.is_some_and(|only| only == name) && self.scope.is_value(name);
        let message = match segment.arguments[..] {
            [] if is_imported => return Ok(Type::Value(Class::new(self.python, name))),
            [] => format!("import `{name}` by its own name"),
            _ => format!("`{name}` has no type parameters"),
        };
        Err(Error::new(ty.span(), message))
    }
}

/// Reads the types in an item that is of no module: values are of none yet, and names mean what they do around the item.
/// The aliases that they use are added to those.
pub(crate) fn around<T>(
    aliases: &dyn Aliases,
    used: &mut Vec<Used>,
    read: impl FnOnce(&mut Reader<'_>) -> Result<T>,
) -> Result<T> {
    let scope = Scope::around();
    let cx = Context {
        scope: &scope,
        aliases,
        python: "",
        class: None,
    };
    let mut reader = Reader::new(&cx);
    let read = read(&mut reader);
    used.extend(reader.used);
    read
}

/// The type of a field.
pub(crate) fn owned_type(
    ty: &syn::Type,
    aliases: &dyn Aliases,
    used: &mut Vec<Used>,
) -> Result<Type> {
    around(aliases, used, |reader| {
        reader.read_item(ty, Position::Result)
    })
}

/// What is wrong with a constant of another type.
const NO_CONSTANT: &str =
    "a constant is a number, a truth value, a character, `&str`, `&[T]`, `[T; N]`, `Option<T>` or a tuple of such";

/// How deep aliases are made of each other.
const MAX_ALIASES: usize = 64;

/// How many arguments something takes that Python calls.
const MAX_INPUTS: usize = 12;

/// What is wrong with something that Python calls in another place, or in another form.
const CALLED: &str =
    "what Python calls is a parameter of a function, by itself: `f: impl Fn(i64) -> i64`, or `f: Box<dyn Fn(i64) -> i64 + Send>`, \
     which Python may keep; `store: &dyn Store`";

/// What is wrong with a result that has objects in it.
pub const NO_OBJECTS: &str =
    "what Rust gives back to Python has no objects in it: pass them as arguments";

/// How a collection of this name finds keys.
fn keyed(name: &str) -> Keyed {
    match name {
        "HashMap" | "HashSet" => Keyed::Hash,
        _ => Keyed::Tree,
    }
}

fn row_of(row: Row, item: Type) -> Type {
    match item {
        Type::Int(Int::U8) => Type::Bytes(row),
        item => Type::List(row, Box::new(item)),
    }
}

/// What is wrong with a class that has type parameters; with the fix, if it is called what something of Rust's is called.
fn hidden(name: &str) -> String {
    match is_rusts(name) {
        true => format!(
            "`{name}` is a class here, which hides what Rust calls so: have another name for the class, \
             `#[rpython(name = \"{name}\")] type Py{name};`"
        ),
        false => format!("`{name}` has no type parameters"),
    }
}

/// The names in a type, each by itself, that have parameters there, or are of traits.
fn with_parameters(ty: TokenStream) -> Vec<Ident> {
    let tokens: Vec<TokenTree> = ty.into_iter().collect();
    let is = |token: Option<&TokenTree>, expected: &[&str]| {
        token.is_some_and(|token| expected.contains(&&*token.to_string()))
    };
    let mut found = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        let before = index.checked_sub(1).map(|before| &tokens[before]);
        let behind = tokens.get(index + 1);
        match token {
            TokenTree::Group(group) => found.extend(with_parameters(group.stream())),
            TokenTree::Ident(name) if !is(before, &[":"]) => {
                let is_called = matches!(behind, Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis);
                if is_called || is(behind, &["<"]) || is(before, &["+", "dyn", "impl"]) {
                    found.push(name.clone());
                }
            }
            _ => {}
        }
    }
    found
}

/// Errors with something before what each says.
fn prefixed(errors: Error, prefix: &str) -> Error {
    let mut all = Errors::default();
    for error in errors {
        all.add(Error::new(error.span(), format!("{prefix}{error}")));
    }
    all.0.expect("an error is one at least")
}

/// The error for a type that has no meaning: with the one that is probably meant, else with all.
fn unsupported(ty: &syn::Type) -> Result<Type> {
    let message = match instead_of(ty) {
        Some(instead) => format!("this type cannot cross to Python: {instead}"),
        None => format!("this type cannot cross to Python. Supported: {SUPPORTED}"),
    };
    Err(Error::new(ty.span(), message))
}

const SUPPORTED: &str = "integers up to 64 bits, f64, f32, bool, \
     char, &str, String, Box<str>, Cow<str>, &[T], Vec<T>, Box<[T]>, Cow<[T]>, [T; N], VecDeque<T>, \
     HashMap<K, V>, BTreeMap<K, V>, HashSet<T>, BTreeSet<T>, tuples, Option<T>, (), as a parameter closures, \
     iterators and objects of traits (impl Fn(T) -> U, &mut dyn FnMut(T), Box<dyn Fn(T) + Send>, impl Iterator<Item = T>, \
     &mut dyn Store), and as a result \
     Result<T, rpython::Error>. A class of the Python module is declared in this module, `type Account;`. An alias of a type is \
     declared here, too, `type Name = …;`, or imported, as is a type of this crate that derives `rpython::Value`: \
     `use super::Point;`";

/// What to write in place of a type that only says where a value is.
fn instead_of(ty: &syn::Type) -> Option<String> {
    let path = match ty {
        syn::Type::Ptr(_) => {
            return Some(
                "nobody knows how much memory is behind a pointer. A slice does, `&[T]`, whose items are copied; `&mut [T]` and \
                 `#[buffer] xs: &[T]` are Rust's memory itself"
                    .into(),
            )
        }
        syn::Type::Path(path) => path,
        _ => return None,
    };
    let segment = path.path.segments.last()?;
    let syn::PathArguments::AngleBracketed(arguments) = &segment.arguments else {
        return None;
    };
    // (A lifetime stands in front in a `Cow` or a `Ref`.)
    let mut types = arguments.args.iter().filter_map(|argument| match argument {
        syn::GenericArgument::Type(ty) => Some(ty),
        _ => None,
    });
    let (inner, None) = (types.next()?, types.next()) else {
        return None;
    };
    let name = segment.ident.to_string();
    let instead = match inner {
        syn::Type::Path(inner) if inner.path.is_ident("str") => "`String` or `&str`".into(),
        syn::Type::Slice(_) => "`Vec<…>` or `&[…]`".into(),
        syn::Type::Path(inner) => match inner.path.get_ident() {
            Some(name) => format!("`{name}`"),
            None => "what is in it".into(),
        },
        _ => "what is in it".into(),
    };
    let why = match &*name {
        "Box" | "Cow" => "Python has a copy of the value, wherever that is in Rust",
        "Rc" | "Arc" => "Python has a copy of the value, which it shares with nobody",
        "Cell" | "RefCell" | "Mutex" | "RwLock" | "OnceCell" | "OnceLock" | "Ref" | "RefMut" => {
            "Python has a copy of the value: what changes in Rust it does not see"
        }
        _ => return None,
    };
    Some(format!("write {instead}. {why}"))
}
