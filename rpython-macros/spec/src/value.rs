//! `#[derive(rpython::Value)]` and `#[rpython::exception]`: Rust types whose values are copies of what instances of Python
//! classes have. And `#[rpython::object]`: traits whose objects Python calls.
//!
//! A struct stands for a class with fields: a dataclass or a `NamedTuple`, or an exception. An enum without content stands for
//! an `Enum`; another one for several classes, one per variant, as each enum of exceptions does. The macro and the build
//! script both read the type, and the hash of [`Value::interface`] is how Rust code is held to what was translated.

use crate::grammar::{owned_type, place};
use crate::hash::fnv1a;
use crate::model::{each_once, write_classes, Class, Place, Signature, Type};
use crate::scope::{Aliases, Scope, Used};
use crate::ABI_VERSION;
use proc_macro2::TokenStream;
use syn::ext::IdentExt;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{
    Attribute, Data, DeriveInput, Error, Expr, ExprLit, ExprUnary, Fields, Ident, Lit, LitStr,
    Result, Token, UnOp,
};

/// What values of a Rust type are in Python.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// What functions take and return: `#[derive(rpython::Value)]`.
    Value,
    /// What they raise: `#[rpython::exception]`. It comes from Python, and does not go there.
    Exception,
    /// A trait, of whose objects they call methods: `#[rpython::object]`. They go to Python, and do not come back.
    Object,
}

impl Kind {
    /// What makes a type one of this kind.
    pub fn attribute(self) -> &'static str {
        match self {
            Kind::Value => "#[derive(rpython::Value)]",
            Kind::Exception => "#[rpython::exception]",
            Kind::Object => "#[rpython::object]",
        }
    }
}

/// A Rust type that derives `rpython::Value`, or has `#[rpython::exception]`, or a trait with `#[rpython::object]`.
#[derive(Clone, PartialEq, Debug)]
pub struct Value {
    /// Which of them.
    pub kind: Kind,
    /// Its name in Rust.
    pub name: String,
    /// The Python class; of an enum with content, and of a trait, it only names the type.
    pub python: String,
    /// What it is made of.
    pub shape: Shape,
    /// The name in the Rust file.
    pub place: Place,
}

/// A type, with what the macro repeats in its expansion.
pub struct ValueItem {
    /// The type as written.
    pub item: DeriveInput,
    /// The aliases that its fields' types use.
    pub used: Vec<Used>,
    /// The type as plain data.
    pub model: Value,
}

/// What a value is made of.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A struct.
    Fields(Vec<Field>),
    /// An enum without content: members of an `Enum`.
    Members(Vec<Variant>),
    /// An enum: an instance of one of several classes.
    Classes(Vec<Variant>),
    /// A trait: those that an object has.
    Methods(Vec<Method>),
}

/// A method of a trait.
#[derive(Clone, PartialEq, Debug)]
pub struct Method {
    /// Its name in Rust.
    pub name: String,
    /// Its name in Python.
    pub python: String,
    /// What it takes and gives. Values in it are of no module yet.
    pub signature: Signature,
    /// From its name to its result, in the Rust file.
    pub place: Place,
}

/// A field of a struct, or of a variant.
#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    /// Its name in Rust.
    pub name: String,
    /// Its name in Python.
    pub python: String,
    /// Its type. Values in it are of no module yet.
    pub ty: Type,
    /// `name: type` in the Rust file.
    pub place: Place,
}

/// A variant of an enum.
#[derive(Clone, PartialEq, Debug)]
pub struct Variant {
    /// Its name in Rust.
    pub name: String,
    /// The names to look for in Python: the class, or a member of the `Enum`, of which one has to be there.
    pub python: Vec<String>,
    /// What is in it.
    pub content: Content,
    /// The number that it has in Rust, where numbers are written: the value of the member.
    pub number: Option<i64>,
    /// Its name in the Rust file.
    pub place: Place,
}

/// What is in a variant.
#[derive(Clone, PartialEq, Debug)]
pub enum Content {
    /// Fields, or nothing.
    Fields(Vec<Field>),
    /// `Circle(Circle)`: a struct of the same kind, whose class the variant stands for.
    Of(Class),
    /// `Other(rpython::Error)`: any exception that is in no other variant.
    Error,
}

impl Value {
    /// The types that it is made of.
    fn made_of(&self) -> Vec<&Type> {
        fn of(fields: &[Field]) -> Vec<&Type> {
            fields.iter().map(|field| &field.ty).collect()
        }
        match &self.shape {
            Shape::Fields(fields) => of(fields),
            Shape::Members(variants) | Shape::Classes(variants) => (variants.iter())
                .flat_map(|variant| match &variant.content {
                    Content::Fields(fields) => of(fields),
                    Content::Of(_) | Content::Error => Vec::new(),
                })
                .collect(),
            Shape::Methods(methods) => {
                let methods = methods.iter();
                methods
                    .flat_map(|method| method.signature.types())
                    .collect()
            }
        }
    }

    /// The classes of the handles in it, each of some module.
    pub fn classes(&self) -> Vec<&Class> {
        each_once(self.made_of().into_iter().flat_map(Type::objects))
    }

    /// The names of the types in it that are such as well, with what they have to be and where they are.
    pub fn types(&self) -> Vec<(String, Kind, Place)> {
        fn of(fields: &[Field]) -> impl Iterator<Item = (String, Kind, Place)> + '_ {
            fields.iter().flat_map(|field| {
                let classes = field.ty.values().into_iter();
                classes.map(|class| (class.name.clone(), Kind::Value, field.place))
            })
        }
        match &self.shape {
            Shape::Fields(fields) => of(fields).collect(),
            Shape::Members(_) => Vec::new(),
            Shape::Classes(variants) => (variants.iter())
                .flat_map(|variant| match &variant.content {
                    Content::Fields(fields) => of(fields).collect(),
                    Content::Of(class) => vec![(class.name.clone(), self.kind, variant.place)],
                    Content::Error => Vec::new(),
                })
                .collect(),
            Shape::Methods(methods) => (methods.iter())
                .flat_map(|method| {
                    let classes = method.signature.types().flat_map(Type::values);
                    classes.map(|class| (class.name.clone(), Kind::Value, method.place))
                })
                .collect(),
        }
    }

    /// The names of the other types in it, with what these are.
    pub fn others(&self) -> Vec<(String, Kind)> {
        let mut names = Vec::new();
        for (name, kind, _) in self.types() {
            if name != self.name && !names.contains(&(name.clone(), kind)) {
                names.push((name, kind));
            }
        }
        names
    }

    /// The canonical text of what derive and build script must agree on.
    pub fn interface(&self) -> String {
        let kind = match self.kind {
            Kind::Value => "value",
            Kind::Exception => "exception",
            Kind::Object => "object",
        };
        let mut text = format!("abi {ABI_VERSION}\n{kind} {} {}\n", self.name, self.python);
        write_classes(&mut text, &self.classes());
        let add = |text: &mut String, fields: &[Field]| {
            for field in fields {
                text.push_str(&format!("{} {}: {}\n", field.name, field.python, field.ty));
            }
        };
        match &self.shape {
            Shape::Fields(fields) => add(&mut text, fields),
            Shape::Members(variants) | Shape::Classes(variants) => {
                for variant in variants {
                    text.push_str(&format!("| {} {}", variant.name, variant.python.join("/")));
                    if let Some(number) = variant.number {
                        text.push_str(&format!(" = {number}"));
                    }
                    match &variant.content {
                        Content::Fields(fields) => {
                            text.push('\n');
                            add(&mut text, fields);
                        }
                        Content::Of(class) => text.push_str(&format!(" of {}\n", class.name)),
                        Content::Error => text.push_str(" any\n"),
                    }
                }
            }
            Shape::Methods(methods) => {
                for method in methods {
                    let Method {
                        name,
                        python,
                        signature,
                        ..
                    } = method;
                    let exclusive = if signature.exclusive { "mut " } else { "" };
                    text.push_str(&format!("fn {exclusive}{name} {python}{signature}\n"));
                }
            }
        }
        text
    }

    /// The hash of [`interface`](Self::interface), as 16 hexadecimal digits.
    pub fn interface_hash(&self) -> String {
        format!("{:016x}", fnv1a(self.interface().as_bytes()))
    }
}

/// Reads a struct or an enum that derives `rpython::Value`, or has `#[rpython::exception]`.
///
/// # Errors
/// All that is wrong with it.
pub fn parse_value(item: TokenStream, kind: Kind, aliases: &dyn Aliases) -> Result<ValueItem> {
    let item: DeriveInput = syn::parse2(item)?;
    if let Some(param) = item.generics.params.first() {
        let message = "a value of Python's has no type and lifetime parameters";
        return Err(Error::new(param.span(), message));
    }
    let name = item.ident.unraw().to_string();
    let mut reader = Types {
        kind,
        aliases,
        used: Vec::new(),
    };
    let shape = match &item.data {
        Data::Struct(data) => Shape::Fields(reader.read_fields(&data.fields, item.ident.span())?),
        Data::Enum(data) if data.variants.is_empty() => {
            let message = "an enum without variants has no values";
            return Err(Error::new(item.ident.span(), message));
        }
        Data::Enum(data) => {
            let plain = kind == Kind::Value && data.variants.iter().all(|v| v.fields.is_empty());
            let numbers = numbers(&data.variants, plain)?;
            let variants = data.variants.iter().zip(numbers);
            let variants =
                variants.map(|(variant, number)| reader.read_variant(variant, number, plain));
            let variants = all(variants)?;
            let is_any = |variant: &&Variant| variant.content == Content::Error;
            if let Some(second) = variants.iter().filter(is_any).nth(1) {
                let all = data.variants.iter();
                let mut all = all.filter(|variant| variant.ident.unraw() == second.name);
                let span = all.next().map_or(item.ident.span(), Spanned::span);
                return Err(Error::new(span, "one variant has what is in no other"));
            }
            match plain {
                true => Shape::Members(variants),
                false => Shape::Classes(variants),
            }
        }
        Data::Union(data) => {
            let message = "which field of a union is there nobody can say: write an enum";
            return Err(Error::new(data.union_token.span, message));
        }
    };
    let Types { used, .. } = reader;
    let model = Value {
        kind,
        python: renamed(&item.attrs)?.unwrap_or_else(|| name.clone()),
        name,
        shape,
        place: place(item.ident.span()),
    };
    Ok(ValueItem { item, used, model })
}

/// The attribute has no arguments.
///
/// # Errors
/// That says where stands what could be in them.
pub fn no_arguments(arguments: &TokenStream) -> Result<()> {
    if arguments.is_empty() {
        return Ok(());
    }
    Err(Error::new_spanned(
        arguments,
        "what the class is called in Python stands below: `#[rpython(name = \"…\")]`",
    ))
}

/// What reads the types in one.
struct Types<'a> {
    kind: Kind,
    aliases: &'a dyn Aliases,
    used: Vec<Used>,
}

/// All of them, or all errors.
fn all<T>(results: impl Iterator<Item = Result<T>>) -> Result<Vec<T>> {
    let mut found = Vec::new();
    let mut errors: Option<Error> = None;
    for result in results {
        match (result, &mut errors) {
            (Ok(one), _) => found.push(one),
            (Err(error), Some(all)) => all.combine(error),
            (Err(error), none) => *none = Some(error),
        }
    }
    errors.map_or(Ok(found), Err)
}

/// Whether a type is called what `rpython::Error` is called.
pub fn is_called_error(ty: &syn::Type) -> bool {
    let syn::Type::Path(path) = ty else {
        return false;
    };
    let names = path.path.segments.iter().map(|part| part.ident.to_string());
    matches!(
        &*names.collect::<Vec<_>>().join("::"),
        "rpython::Error" | "Error"
    )
}

impl Types<'_> {
    /// Whether a type is `rpython::Error`, as in a field that has the exception itself. (The compiler sees that it is.)
    fn is_error(&self, ty: &syn::Type) -> bool {
        match ty {
            syn::Type::Path(path)
                if path.path.is_ident("Error") && self.aliases.is_own(&Scope::around(), path) =>
            {
                false
            }
            ty => is_called_error(ty),
        }
    }

    fn read_fields(&mut self, fields: &Fields, span: proc_macro2::Span) -> Result<Vec<Field>> {
        let kind = self.kind;
        match fields {
            Fields::Unit => Ok(Vec::new()),
            Fields::Named(named) => all(named.named.iter().filter_map(|field| {
                if kind == Kind::Exception && self.is_error(&field.ty) {
                    return None;
                }
                let mut read = || {
                    let name: &Ident = field.ident.as_ref().expect("a named field has a name");
                    let (start, end) = (place(name.span()), place(field.ty.span()));
                    let python = renamed(&field.attrs)?;
                    let name = name.unraw().to_string();
                    let ty = owned_type(&field.ty, self.aliases, &mut self.used)?;
                    if kind == Kind::Exception && ty.has_objects() {
                        return Err(Error::new(field.ty.span(), NO_OBJECTS_RAISED));
                    }
                    Ok(Field {
                        python: python.unwrap_or_else(|| name.clone()),
                        name,
                        ty,
                        place: Place {
                            start: start.start,
                            end: end.end,
                        },
                    })
                };
                Some(read())
            })),
            Fields::Unnamed(_) => Err(Error::new(
                span,
                "the fields have the names of Python's: write `{ x: i64, y: i64 }`",
            )),
        }
    }

    /// A variant of an enum, of which all are `plain`, without content, or not.
    fn read_variant(
        &mut self,
        variant: &syn::Variant,
        number: Option<i64>,
        plain: bool,
    ) -> Result<Variant> {
        let kind = self.kind;
        let name = variant.ident.unraw().to_string();
        let content = match &variant.fields {
            Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
                let ty = &fields.unnamed[0].ty;
                let is_error = kind == Kind::Exception && self.is_error(ty);
                match owned_type(ty, self.aliases, &mut self.used) {
                    _ if is_error => Content::Error,
                    Ok(Type::Value(class)) => Content::Of(class),
                    Ok(Type::Boxed(inner)) if kind == Kind::Value => match *inner {
                        Type::Value(class) => Content::Of(class),
                        _ => return Err(not_a_class(ty, kind)),
                    },
                    Ok(_) => return Err(not_a_class(ty, kind)),
                    Err(error) => return Err(error),
                }
            }
            fields => Content::Fields(self.read_fields(fields, variant.ident.span())?),
        };
        let python = match (renamed(&variant.attrs)?, plain) {
            (Some(python), _) => vec![python],
            (None, false) => vec![name.clone()],
            // Members of an `Enum` are constants: these are their usual names.
            (None, true) => {
                let mut names = vec![name.clone(), screaming(&name)];
                names.dedup();
                names
            }
        };
        Ok(Variant {
            name,
            python,
            content,
            number,
            place: place(variant.ident.span()),
        })
    }
}

/// The numbers of an enum's variants, if it says some: what follows a number is one more.
fn numbers(
    variants: &Punctuated<syn::Variant, Token![,]>,
    plain: bool,
) -> Result<Vec<Option<i64>>> {
    let says_some = variants
        .iter()
        .any(|variant| variant.discriminant.is_some());
    let mut next = 0;
    let mut number = |variant: &syn::Variant| -> Result<Option<i64>> {
        let number = match &variant.discriminant {
            Some((_, value)) if !plain => {
                let message =
                    "a number is the value of an `Enum`'s member, and these variants stand for classes: leave it out";
                return Err(Error::new_spanned(value, message));
            }
            Some((_, value)) => literal(value).ok_or_else(|| {
                let message = "the number is the value of the Python member, and compared with that: write it out";
                Error::new_spanned(value, message)
            })?,
            None => next,
        };
        next = number.wrapping_add(1);
        Ok(says_some.then_some(number))
    };
    all(variants.iter().map(&mut number))
}

/// The integer that is written somewhere.
fn literal(value: &Expr) -> Option<i64> {
    match value {
        Expr::Lit(ExprLit {
            lit: Lit::Int(number),
            ..
        }) => number.base10_parse().ok(),
        Expr::Unary(ExprUnary {
            op: UnOp::Neg(_),
            expr,
            ..
        }) => match &**expr {
            Expr::Lit(ExprLit {
                lit: Lit::Int(number),
                ..
            }) => format!("-{}", number.base10_digits()).parse().ok(),
            _ => None,
        },
        _ => None,
    }
}

/// What is wrong with an exception that has objects in it.
pub const NO_OBJECTS_RAISED: &str =
    "an error may be read any number of times, and a handle is of one owner: what an exception has in Rust are copies. Have what \
     is to be known of the object";

fn not_a_class(ty: &syn::Type, kind: Kind) -> Error {
    let message = match kind {
        Kind::Value => {
            "a variant stands for a Python class: name the fields, `Circle { radius: f64 }`, or have a struct in it that \
             derives `rpython::Value`"
        }
        Kind::Exception | Kind::Object => {
            "a variant stands for a Python class: name the fields, `NotFound { key: String }`, or have a struct in it \
             with `#[rpython::exception]`; `Other(rpython::Error)` is any other exception"
        }
    };
    Error::new(ty.span(), message)
}

/// `DarkRed` as a constant: `DARK_RED`.
fn screaming(name: &str) -> String {
    let mut text = String::new();
    let mut before = None;
    for c in name.chars() {
        if c.is_ascii_uppercase()
            && before.is_some_and(|before: char| !before.is_ascii_uppercase() && before != '_')
        {
            text.push('_');
        }
        text.push(c.to_ascii_uppercase());
        before = Some(c);
    }
    text
}

/// The variant that stands for a member of an `Enum`, as Rust has it: `DarkRed` for `DARK_RED`.
pub fn variant_for(member: &str) -> String {
    let is_constant = !member.contains(|c: char| c.is_ascii_lowercase());
    let words = member.split('_').filter(|word| !word.is_empty());
    let name: String = words
        .flat_map(|word| {
            let rest = move |(at, c): (usize, char)| match (at, is_constant) {
                (0, _) => c.to_ascii_uppercase(),
                (_, true) => c.to_ascii_lowercase(),
                (_, false) => c,
            };
            word.chars().enumerate().map(rest)
        })
        .collect();
    match name == member || screaming(&name) == member {
        true => name,
        false => format!("#[rpython(name = \"{member}\")] {name}"),
    }
}

/// Whether an attribute says something to the toolchain alone.
pub(crate) fn is_ours(attr: &Attribute) -> bool {
    attr.path().is_ident("rpython")
}

/// What `#[rpython(name = "…")]` says, and the other attributes.
pub(crate) fn without_name(attrs: Vec<Attribute>) -> Result<(Option<String>, Vec<Attribute>)> {
    let found = renamed(&attrs)?;
    let others = attrs.into_iter().filter(|attr| !is_ours(attr));
    Ok((found, others.collect()))
}

/// What `#[rpython(name = "…")]` says.
pub(crate) fn renamed(attrs: &[Attribute]) -> Result<Option<String>> {
    let mut found = None;
    for attr in attrs.iter().filter(|attr| is_ours(attr)) {
        attr.parse_nested_meta(|meta| {
            if !meta.path.is_ident("name") {
                return Err(meta.error("expected the name in Python: `#[rpython(name = \"…\")]`"));
            }
            let name: LitStr = meta.value()?.parse()?;
            let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_' || !c.is_ascii();
            let text = name.value();
            let is_word = Ident::parse_any.parse_str(&text).is_ok();
            if !is_word || !text.chars().all(is_name) {
                return Err(Error::new(name.span(), "this is not a name in Python"));
            }
            match found.replace(text) {
                None => Ok(()),
                Some(_) => Err(Error::new(name.span(), "one name is enough")),
            }
        })?;
    }
    Ok(found)
}
