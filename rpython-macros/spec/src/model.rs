//! Declarations as plain data: no tokens, so they can cross threads.

use crate::buffer::Buffer;
use crate::view::View;
use crate::{hash::fnv1a, ABI_VERSION};
use std::fmt;

/// A range of bytes in the Rust file that was parsed. Without meaning inside a macro expansion,
/// where byte positions are not to be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// Offset of the first byte.
    pub start: usize,
    /// Offset behind the last byte.
    pub end: usize,
}

/// A Rust integer type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Int {
    I8,
    I16,
    I32,
    I64,
    Isize,
    U8,
    U16,
    U32,
    U64,
    Usize,
}

impl Int {
    /// Every one.
    pub const ALL: [Int; 10] = [
        Int::I8,
        Int::I16,
        Int::I32,
        Int::I64,
        Int::Isize,
        Int::U8,
        Int::U16,
        Int::U32,
        Int::U64,
        Int::Usize,
    ];

    /// Its name in Rust.
    pub fn name(self) -> &'static str {
        match self {
            Int::I8 => "i8",
            Int::I16 => "i16",
            Int::I32 => "i32",
            Int::I64 => "i64",
            Int::Isize => "isize",
            Int::U8 => "u8",
            Int::U16 => "u16",
            Int::U32 => "u32",
            Int::U64 => "u64",
            Int::Usize => "usize",
        }
    }

    /// Whether it has no negative values: an argument of this type is known to be non-negative.
    pub fn is_unsigned(self) -> bool {
        matches!(self, Int::U8 | Int::U16 | Int::U32 | Int::U64 | Int::Usize)
    }
}

/// What has a text in Rust. Python sees the same `str`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Text {
    /// `&str`, `String`.
    String,
    /// `Box<str>`.
    Boxed,
    /// `Cow<str>`, `Cow<'static, str>`.
    Cow,
}

/// What has items in a row in Rust. Python sees the same `list`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Row {
    /// `&[T]`, `Vec<T>`.
    Vec,
    /// `Box<[T]>`.
    Boxed,
    /// `Cow<[T]>`, `Cow<'static, [T]>`.
    Cow,
    /// `VecDeque<T>`.
    Deque,
    /// `[T; N]`: another number of items is a `ValueError`.
    Array(usize),
}

/// How Rust finds keys. Python sees the same `dict` or `set`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Keyed {
    /// `HashMap`, `HashSet`.
    Hash,
    /// `BTreeMap`, `BTreeSet`.
    Tree,
}

impl Keyed {
    /// What the name of a map or a set of this sort begins with, in `std::collections`.
    fn name(self) -> &'static str {
        match self {
            Keyed::Hash => "Hash",
            Keyed::Tree => "BTree",
        }
    }
}

/// What an entry point takes or returns. Borrowed and owned forms (`&str`, `String`) are the
/// same type here: Python sees a copy in either case.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// `()`, as a result only: Python's `None`.
    Unit,
    /// `bool`.
    Bool,
    /// An integer; Python's `int`, a signed machine word. Range-checked in both directions.
    Int(Int),
    /// `f64`.
    F64,
    /// `f32`: Python's `float`, rounded on the way to Rust.
    F32,
    /// `char`: a `str` of one code point.
    Char,
    /// Python's `str`.
    Str(Text),
    /// A row of `u8`: Python's `bytes`.
    Bytes(Row),
    /// A row of anything else: Python's `list`.
    List(Row, Box<Type>),
    /// A map: Python's `dict`.
    Dict(Keyed, Box<Type>, Box<Type>),
    /// Python's `set`.
    Set(Keyed, Box<Type>),
    /// A tuple of at least one item.
    Tuple(Vec<Type>),
    /// `Option<T>`: the value or `None`.
    Option(Box<Type>),
    /// `Account`, a class of the module's: an object, which Rust has a handle of. Without a class, what any class has.
    Object(Option<Class>),
    /// `Point`, a type of the crate's that derives `rpython::Value`: a copy of what an instance has.
    Value(Class),
    /// `Box<T>` of one that does: Python sees the same.
    Boxed(Box<Type>),
    /// `rpython::Iter<T>`, as a result only: a generator, or whatever Python can loop over.
    Iter(Box<Type>),
    /// A closure, an iterator or an object of Rust's, as a parameter only: Python calls it.
    Callback(Box<Callback>),
    /// `&mut [T]`, or `#[buffer] xs: &[T]`, as a whole parameter only: numbers that are lent for the call.
    Buffer(Buffer),
    /// `StrView<'_>`, `BytesView<'_>`, `ArrayView<'_, T>`, in a result of a function with a guard: Rust sees it where it is.
    View(View),
}

/// Something of Rust's that Python calls.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Callback {
    /// What it is.
    pub callee: Callee,
    /// Whether Python may keep it: a `Box` that is `Send`. What is lent is good until the call returns, on the thread of that.
    pub kept: bool,
    /// Whether several threads may call what is kept at the same time: it is `Sync`, too.
    pub sync: bool,
}

/// What of Rust's Python calls.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Callee {
    /// A closure.
    Closure(Signature),
    /// An iterator: what asks for its next item, which is the result.
    Iterator(Signature),
    /// `dyn Store`, of a trait of the crate's with `#[rpython::object]`, which has the methods.
    Object {
        /// The trait: its name in Rust, for a module.
        of: Class,
        /// Whether it may be changed: it is not lent with `&`.
        mutable: bool,
    },
}

/// What a closure, or a method of a trait, takes and gives.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Signature {
    /// Whether it may change what it is called on (`FnMut`, `&mut self`): then Python cannot call it while that runs.
    pub exclusive: bool,
    /// What it takes.
    pub params: Vec<Type>,
    /// What it gives.
    pub result: Type,
    /// Whether that is in a `Result`: an `Err` is a `RustError` in Python.
    pub fallible: bool,
}

impl Signature {
    /// The types in it.
    pub fn types(&self) -> impl Iterator<Item = &Type> {
        self.params.iter().chain([&self.result])
    }

    /// The same with what becomes of each type.
    #[must_use]
    pub fn with_types(&self, other: impl Fn(&Type) -> Type) -> Signature {
        Signature {
            params: self.params.iter().map(&other).collect(),
            result: other(&self.result),
            ..*self
        }
    }
}

/// A class of a Python module, which a Rust module declares (`type Account;`), or has a Rust type for ([`Type::Value`]).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Class {
    /// The Python file of its module, as the attribute names it.
    pub python: String,
    /// The name in Rust.
    pub name: String,
    /// The name in Python, if that is another one.
    pub renamed: Option<String>,
}

impl Class {
    /// One that is called the same in Rust and in Python.
    pub fn new(python: &str, name: &str) -> Class {
        Class {
            python: python.into(),
            name: name.into(),
            renamed: None,
        }
    }

    /// Its name in Python.
    pub fn in_python(&self) -> &str {
        self.renamed.as_ref().unwrap_or(&self.name)
    }
}

/// How a value crosses the C boundary; see `docs/abi.md`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passing {
    /// Nothing crosses (`()`).
    Nothing,
    /// `int64_t`, for every integer type.
    Int,
    /// `double`, for `f64` and `f32`.
    Float,
    /// `bool`.
    Bool,
    /// `uint32_t`, a code point.
    Char,
    /// `(const uint8_t *, size_t)`, UTF-8; as a result a buffer of the same bytes.
    Str,
    /// `(const uint8_t *, size_t)`; as a result a buffer of the same bytes.
    Bytes,
    /// `(const int64_t *, size_t)`; as a result a buffer of native `int64_t`.
    IntArray,
    /// `(const double *, size_t)`; as a result a buffer of native `double`.
    FloatArray,
    /// `(const bool *, size_t)`; as a result a buffer of bytes 0 and 1.
    BoolArray,
    /// `(const uint32_t *, size_t)`; as a result a buffer of native `uint32_t`.
    CharArray,
    /// `void *`, a handle. As an argument it stays the caller's, as a result it is given to the caller.
    Handle,
    /// `void *`, a `struct rpy_callback` of the caller's.
    Callback,
    /// `(T *, size_t)`, with `const` if Python only reads.
    Buffer(Buffer),
    /// `(const uint8_t *, size_t)`: the value in wire format; the same as a result.
    Wire,
}

impl Passing {
    /// Whether a value crosses as one C value; otherwise, unless nothing does, as a pointer and a length.
    pub fn is_scalar(self) -> bool {
        matches!(
            self,
            Passing::Int
                | Passing::Float
                | Passing::Bool
                | Passing::Char
                | Passing::Handle
                | Passing::Callback
        )
    }
}

impl Type {
    /// How a value of this type crosses the C boundary.
    pub fn passing(&self) -> Passing {
        match self {
            Type::Unit => Passing::Nothing,
            Type::Bool => Passing::Bool,
            Type::Int(_) => Passing::Int,
            Type::F64 | Type::F32 => Passing::Float,
            Type::Char => Passing::Char,
            Type::Str(_) => Passing::Str,
            // Its items are not beside each other.
            Type::Bytes(Row::Deque) | Type::List(Row::Deque, _) => Passing::Wire,
            Type::Bytes(_) => Passing::Bytes,
            Type::List(_, item) => match **item {
                Type::Int(_) => Passing::IntArray,
                Type::F64 | Type::F32 => Passing::FloatArray,
                Type::Bool => Passing::BoolArray,
                Type::Char => Passing::CharArray,
                _ => Passing::Wire,
            },
            Type::Object(_) | Type::Iter(_) => Passing::Handle,
            Type::Callback(_) => Passing::Callback,
            Type::Buffer(buffer) => Passing::Buffer(*buffer),
            Type::Tuple(_)
            | Type::Option(_)
            | Type::Dict(..)
            | Type::Set(..)
            | Type::Value(_)
            | Type::Boxed(_)
            | Type::View(_) => Passing::Wire,
        }
    }

    /// The types that this one is made of.
    pub fn parts(&self) -> Vec<&Type> {
        match self {
            Type::Unit
            | Type::Bool
            | Type::Int(_)
            | Type::F64
            | Type::F32
            | Type::Char
            | Type::Str(_)
            | Type::Bytes(_)
            | Type::Object(_)
            | Type::Value(_)
            | Type::View(_)
            | Type::Buffer(_) => Vec::new(),
            Type::List(_, item)
            | Type::Set(_, item)
            | Type::Option(item)
            | Type::Boxed(item)
            | Type::Iter(item) => vec![item],
            Type::Dict(_, key, value) => vec![key, value],
            Type::Tuple(items) => items.iter().collect(),
            Type::Callback(callback) => match &callback.callee {
                Callee::Closure(signature) | Callee::Iterator(signature) => {
                    signature.types().collect()
                }
                Callee::Object { .. } => Vec::new(),
            },
        }
    }

    /// The same type for a module, of this Python file: its values are of classes there. Those of classes that the module
    /// declares are objects. (Only fields, and what methods of traits have, are read before their module is known.)
    #[must_use]
    pub fn in_module(&self, python: &str, classes: &[&Class]) -> Type {
        let in_module = |class: &Class| match classes.iter().find(|known| known.name == class.name)
        {
            Some(&declared) => Type::Object(Some(declared.clone())),
            None => Type::Value(Class::new(python, &class.name)),
        };
        self.with_values(&in_module)
    }

    /// The same type with others in the place of those that derive `rpython::Value`.
    #[must_use]
    pub fn with_values(&self, other: &impl Fn(&Class) -> Type) -> Type {
        let inner = |ty: &Type| Box::new(ty.with_values(other));
        let of_signature = |signature: &Signature| signature.with_types(|ty| ty.with_values(other));
        match self {
            Type::Value(class) => other(class),
            Type::List(row, item) => Type::List(*row, inner(item)),
            Type::Dict(keyed, key, value) => Type::Dict(*keyed, inner(key), inner(value)),
            Type::Set(keyed, item) => Type::Set(*keyed, inner(item)),
            Type::Tuple(items) => {
                Type::Tuple(items.iter().map(|ty| ty.with_values(other)).collect())
            }
            Type::Option(item) => Type::Option(inner(item)),
            Type::Boxed(item) => Type::Boxed(inner(item)),
            Type::Iter(item) => Type::Iter(inner(item)),
            Type::Callback(callback) => Type::Callback(Box::new(Callback {
                callee: match &callback.callee {
                    Callee::Closure(signature) => Callee::Closure(of_signature(signature)),
                    Callee::Iterator(signature) => Callee::Iterator(of_signature(signature)),
                    object @ Callee::Object { .. } => object.clone(),
                },
                kept: callback.kept,
                sync: callback.sync,
            })),
            Type::Unit
            | Type::Bool
            | Type::Int(_)
            | Type::F64
            | Type::F32
            | Type::Char
            | Type::Str(_)
            | Type::Bytes(_)
            | Type::Object(_)
            | Type::View(_)
            | Type::Buffer(_) => self.clone(),
        }
    }

    /// Whether there are handles of objects in it.
    pub fn has_objects(&self) -> bool {
        matches!(self, Type::Object(_)) || self.parts().into_iter().any(Type::has_objects)
    }

    /// The classes of the handles in it.
    pub fn objects(&self) -> Vec<&Class> {
        match self {
            Type::Object(class) => class.iter().collect(),
            ty => ty.parts().into_iter().flat_map(Type::objects).collect(),
        }
    }

    /// Whether there are views in it.
    pub fn has_views(&self) -> bool {
        matches!(self, Type::View(_)) || self.parts().into_iter().any(Type::has_views)
    }

    /// The Rust types that it is made of which derive `rpython::Value`.
    pub fn values(&self) -> Vec<&Class> {
        match self {
            Type::Value(class) => vec![class],
            ty => ty.parts().into_iter().flat_map(Type::values).collect(),
        }
    }

    /// The trait of the crate's that it is an object of.
    pub fn of_trait(&self) -> Option<&Class> {
        match self {
            Type::Callback(callback) => match &callback.callee {
                Callee::Object { of, .. } => Some(of),
                _ => None,
            },
            _ => None,
        }
    }

    /// The type in Python's notation, for messages: `list[tuple[str, int]]`.
    pub fn python(&self) -> String {
        match self {
            Type::Unit => "None".into(),
            Type::Bool => "bool".into(),
            Type::Int(_) => "int".into(),
            Type::F64 | Type::F32 => "float".into(),
            Type::Char | Type::Str(_) => "str".into(),
            Type::Bytes(_) => "bytes".into(),
            Type::List(_, item) => format!("list[{}]", item.python()),
            Type::Dict(_, key, value) => format!("dict[{}, {}]", key.python(), value.python()),
            Type::Set(_, item) => format!("set[{}]", item.python()),
            Type::Tuple(items) => {
                format!(
                    "tuple[{}]",
                    items
                        .iter()
                        .map(Type::python)
                        .collect::<Vec<_>>()
                        .join(", ")
                )
            }
            Type::Option(item) => format!("{} | None", item.python()),
            Type::Object(class) => class.as_ref().map_or("object", |class| &class.name).into(),
            Type::Value(class) => class.name.clone(),
            Type::Boxed(inner) => inner.python(),
            Type::Iter(item) => format!("Iterator[{}]", item.python()),
            Type::Callback(callback) => match &callback.callee {
                Callee::Iterator(signature) => format!("Iterator[{}]", signature.result.python()),
                Callee::Closure(signature) => {
                    let params: Vec<String> = signature.params.iter().map(Type::python).collect();
                    format!(
                        "Callable[[{}], {}]",
                        params.join(", "),
                        signature.result.python()
                    )
                }
                Callee::Object { of, .. } => of.name.clone(),
            },
            Type::Buffer(_) => "Buffer".into(),
            Type::View(view) => view.object().python(),
        }
    }
}

/// What Python calls as it is told apart from others.
impl fmt::Display for Callback {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.kept { "kept " } else { "" })?;
        f.write_str(if self.sync { "sync " } else { "" })?;
        match &self.callee {
            Callee::Closure(signature) if signature.exclusive => write!(f, "FnMut{signature}"),
            Callee::Closure(signature) => write!(f, "Fn{signature}"),
            Callee::Iterator(signature) => write!(f, "Iterator{signature}"),
            Callee::Object { of, mutable } => {
                let mutable = if *mutable { "mut " } else { "" };
                write!(f, "{mutable}dyn {}", of.name)
            }
        }
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(")?;
        for param in &self.params {
            write!(f, "{param}, ")?;
        }
        let fallible = if self.fallible { "? " } else { "" };
        write!(f, ") -> {fallible}{}", self.result)
    }
}

impl Row {
    fn write(self, f: &mut fmt::Formatter<'_>, item: &Type) -> fmt::Result {
        match self {
            Row::Vec => {
                write_prelude(f, "::std::vec::")?;
                write_types(f, "Vec<", [item], ">")
            }
            Row::Boxed => {
                write_prelude(f, "::std::boxed::")?;
                write_types(f, "Box<[", [item], "]>")
            }
            Row::Cow => {
                write_path(f, "::std::borrow::")?;
                write_types(f, "Cow<'static, [", [item], "]>")
            }
            Row::Deque => {
                write_path(f, COLLECTIONS)?;
                write_types(f, "VecDeque<", [item], ">")
            }
            Row::Array(length) => write_types(f, "[", [item], &format!("; {length}]")),
        }
    }
}

const COLLECTIONS: &str = "::std::collections::";

/// A path that stands before a name where that may not be in scope, but not in messages.
pub(crate) fn write_path(f: &mut fmt::Formatter<'_>, path: &str) -> fmt::Result {
    f.write_str(if f.alternate() { "" } else { path })
}

/// A path that stands before a name that is in scope everywhere, unless something hides it.
fn write_prelude(f: &mut fmt::Formatter<'_>, path: &str) -> fmt::Result {
    f.write_str(if f.sign_plus() { path } else { "" })
}

/// Types, with commas between them, in the form that is asked for.
pub(crate) fn write_types<'t>(
    f: &mut fmt::Formatter<'_>,
    before: &str,
    types: impl IntoIterator<Item = &'t Type>,
    behind: &str,
) -> fmt::Result {
    f.write_str(before)?;
    for (i, ty) in types.into_iter().enumerate() {
        f.write_str(if i > 0 { ", " } else { "" })?;
        fmt::Display::fmt(ty, f)?;
    }
    f.write_str(behind)
}

/// The type in Rust's notation, owned, for any place: `::std::collections::HashMap<String, i64>`. With `{:#}` it is as one
/// writes it, for messages: `HashMap<String, i64>`; with `{:+}` for code beside anything of whichever name:
/// `::std::collections::HashMap<::std::string::String, i64>`.
impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Unit => f.write_str("()"),
            Type::Bool => f.write_str("bool"),
            Type::Int(int) => f.write_str(int.name()),
            Type::F64 => f.write_str("f64"),
            Type::F32 => f.write_str("f32"),
            Type::Char => f.write_str("char"),
            Type::Str(Text::String) => {
                write_prelude(f, "::std::string::")?;
                f.write_str("String")
            }
            Type::Str(Text::Boxed) => {
                write_prelude(f, "::std::boxed::")?;
                f.write_str("Box<str>")
            }
            Type::Str(Text::Cow) => {
                write_path(f, "::std::borrow::")?;
                f.write_str("Cow<'static, str>")
            }
            Type::Bytes(row) => row.write(f, &Type::Int(Int::U8)),
            Type::List(row, item) => row.write(f, item),
            Type::Dict(keyed, key, value) => {
                write_path(f, COLLECTIONS)?;
                f.write_str(keyed.name())?;
                write_types(f, "Map<", [&**key, &**value], ">")
            }
            Type::Set(keyed, item) => {
                write_path(f, COLLECTIONS)?;
                f.write_str(keyed.name())?;
                write_types(f, "Set<", [&**item], ">")
            }
            Type::Tuple(items) => {
                let end = if items.len() == 1 { ",)" } else { ")" };
                write_types(f, "(", items, end)
            }
            Type::Option(item) => {
                write_prelude(f, "::core::option::")?;
                write_types(f, "Option<", [&**item], ">")
            }
            Type::Object(class) => {
                f.write_str(class.as_ref().map_or("object", |class| &class.name))
            }
            Type::Value(class) => f.write_str(&class.name),
            Type::Boxed(inner) => {
                write_prelude(f, "::std::boxed::")?;
                write_types(f, "Box<", [&**inner], ">")
            }
            Type::Iter(item) => {
                write_path(f, "::rpython::")?;
                write_types(f, "Iter<", [&**item], ">")
            }
            Type::Callback(callback) => callback.fmt(f),
            Type::Buffer(buffer) => buffer.fmt(f),
            Type::View(view) => view.fmt(f),
        }
    }
}

/// The same classes, each once.
pub(crate) fn each_once<'c>(classes: impl Iterator<Item = &'c Class>) -> Vec<&'c Class> {
    let mut found = Vec::new();
    for class in classes {
        if !found.contains(&class) {
            found.push(class);
        }
    }
    found
}

/// A part of an interface: classes of other modules, which in types have their names alone.
pub(crate) fn write_classes(text: &mut String, classes: &[&Class]) {
    for class in classes {
        text.push_str(&format!("class {} {}", class.name, class.python));
        write_renamed(text, class.renamed.as_deref());
    }
}

/// The end of a line of an interface: the name in Python, where it is another one.
fn write_renamed(text: &mut String, renamed: Option<&str>) {
    if let Some(python) = renamed {
        text.push_str(&format!(" = {python}"));
    }
    text.push('\n');
}

/// A parameter of an entry point.
#[derive(Clone, PartialEq, Debug)]
pub struct Param {
    /// Its name in Rust. Arguments are passed by position, and Python may use another name, but for optional ones.
    pub name: String,
    /// Its type.
    pub ty: Type,
    /// Whether `None` leaves it out: Python's default takes its place. It is passed by its name.
    pub optional: bool,
    /// `name: type` in the Rust file.
    pub place: Place,
}

/// What a declared function does in Python. In one of a class's, the first parameter is the object if there is one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Call {
    /// Calls the module's function of this name.
    Function(String),
    /// Calls the class.
    New(Class),
    /// Calls what the class has under this name, without an object: a static method or a method of the class.
    Static(Class, String),
    /// Calls the object's method of this name.
    Method(Class, String),
    /// Reads the object's attribute of this name.
    Get(Class, String),
    /// Assigns it.
    Set(Class, String),
    /// `repr(object)`
    Repr(Class),
    /// `str(object)`
    Str(Class),
    /// `isinstance(object, class)`
    Is(Class),
    /// What comes next of the iterator that this function gave; the class is that of the function, if it is a method.
    Next(Option<Class>, String),
}

impl Call {
    /// Whose it is.
    pub fn class(&self) -> Option<&Class> {
        match self {
            Call::Function(_) | Call::Next(..) => None,
            Call::New(class)
            | Call::Static(class, _)
            | Call::Method(class, _)
            | Call::Get(class, _)
            | Call::Set(class, _)
            | Call::Repr(class)
            | Call::Str(class)
            | Call::Is(class) => Some(class),
        }
    }

    /// Whether it is done with an object, the first argument.
    pub fn has_object(&self) -> bool {
        match self {
            Call::Function(_) | Call::New(_) | Call::Static(..) => false,
            Call::Method(..)
            | Call::Get(..)
            | Call::Set(..)
            | Call::Repr(_)
            | Call::Str(_)
            | Call::Is(_)
            | Call::Next(..) => true,
        }
    }

    /// The attribute of a class, or of its objects, that it names.
    pub fn attribute(&self) -> Option<(&Class, &str)> {
        match self {
            Call::Static(class, name)
            | Call::Method(class, name)
            | Call::Get(class, name)
            | Call::Set(class, name) => Some((class, name)),
            _ => None,
        }
    }

    /// Its part of [`Module::interface`], for a function of this name in Rust.
    fn interface(&self, rust: &str) -> String {
        let what = match self {
            Call::Function(name) if name == rust => return String::new(),
            Call::Function(name) => return format!("{name}: "),
            Call::New(_) => "new",
            Call::Static(_, name) => &format!("static {name}"),
            Call::Method(_, name) => &format!("method {name}"),
            Call::Get(_, name) => &format!("get {name}"),
            Call::Set(_, name) => &format!("set {name}"),
            Call::Repr(_) => "repr",
            Call::Str(_) => "str",
            Call::Is(_) => "is",
            Call::Next(..) => "next",
        };
        let class = self.class().map_or("", |class| &class.name);
        format!("{class} {what}: ")
    }

    /// What is there for each class without being declared, in this order, by names that declarations cannot have.
    fn of_each(class: &Class) -> [(&'static str, Call, Option<Class>, Type); 3] {
        let own = || Some(class.clone());
        [
            (
                "repr of",
                Call::Repr(class.clone()),
                own(),
                Type::Str(Text::String),
            ),
            (
                "str of",
                Call::Str(class.clone()),
                own(),
                Type::Str(Text::String),
            ),
            ("is", Call::Is(class.clone()), None, Type::Bool),
        ]
    }
}

/// Where a function runs: what a parameter says that stands in front of the others. Python does not see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Runs {
    /// There is none: in the instance that has the object, for a method; otherwise in that of the process.
    #[default]
    Plain,
    /// `&mut rpython::Instance`: in that.
    Instance,
    /// `&rpython::Guard`: in the instance of the process, whose lock the guard has.
    Guard,
    /// `&rpython::InstanceGuard`: in the instance whose lock the guard has.
    InstanceGuard,
}

impl Runs {
    /// By the name of the parameter's type.
    pub(crate) fn named(name: &str) -> Option<Runs> {
        match name {
            "Instance" => Some(Runs::Instance),
            "Guard" => Some(Runs::Guard),
            "InstanceGuard" => Some(Runs::InstanceGuard),
            _ => None,
        }
    }

    /// Whether C gets the instance.
    pub fn is_given(self) -> bool {
        matches!(self, Runs::Instance | Runs::InstanceGuard)
    }

    /// Whether a guard has the lock.
    pub fn is_guarded(self) -> bool {
        matches!(self, Runs::Guard | Runs::InstanceGuard)
    }

    /// Its part of [`Module::interface`].
    fn interface(self) -> &'static str {
        match self {
            Runs::Plain => "",
            Runs::Instance => "instance, ",
            Runs::Guard => "guard, ",
            Runs::InstanceGuard => "instance guard, ",
        }
    }
}

/// A declared function.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    /// The name, in Rust (without `r#`).
    pub name: String,
    /// What it does in Python.
    pub call: Call,
    /// Where it runs.
    pub runs: Runs,
    /// The other parameters, in order.
    pub params: Vec<Param>,
    /// The type of the value; for `Result<T, rpython::Error>` it is `T`.
    pub result: Type,
    /// Whether it is declared with `Result`: otherwise an exception panics.
    pub fallible: bool,
    /// The Rust type that has the exceptions, one with `#[rpython::exception]`; none for `rpython::Error`.
    pub error: Option<Class>,
    /// The signature in the Rust file.
    pub place: Place,
    /// The result type in the Rust file; the signature's place where none is written.
    pub result_place: Place,
}

impl Function {
    /// Its part of [`Module::interface`]: all that C sees of it.
    pub fn interface(&self) -> String {
        let mut text = format!("{}{}(", self.call.interface(&self.name), self.name);
        text.push_str(self.runs.interface());
        for param in &self.params {
            text.push_str(match param.optional {
                true => "?",
                false => "",
            });
            text.push_str(&format!("{}: {}, ", param.name, param.ty));
        }
        text.push_str(") -> ");
        if self.fallible {
            let error = self.error.as_ref();
            text.push_str(&format!("?{} ", error.map_or("", |class| &class.name)));
        }
        text.push_str(&self.result.to_string());
        text
    }

    /// The one that gives what is next of the iterator that this one gives, if it does: a list of one item, or of none
    /// at the end.
    pub fn next(&self) -> Option<Function> {
        let Type::Iter(item) = &self.result else {
            return None;
        };
        let call = Call::Next(self.call.class().cloned(), self.name.clone());
        Some(Function {
            name: format!("next of {}", self.name),
            call,
            runs: Runs::Plain,
            params: vec![Param {
                name: "self".into(),
                ty: Type::Object(None),
                optional: false,
                place: self.place,
            }],
            result: Type::List(Row::Vec, item.clone()),
            fallible: true,
            error: None,
            place: self.place,
            result_place: self.result_place,
        })
    }

    /// Those that a class has without a declaration: what it takes to print an object, and to ask whether an object is one of
    /// this class.
    pub fn of_each_class(class: &Class, place: Place) -> impl Iterator<Item = Function> {
        Call::of_each(class)
            .into_iter()
            .map(move |(name, call, object, result)| Function {
                name: name.into(),
                call,
                runs: Runs::Plain,
                params: vec![Param {
                    name: "self".into(),
                    ty: Type::Object(object),
                    optional: false,
                    place,
                }],
                result,
                fallible: true,
                error: None,
                place,
                result_place: place,
            })
    }
}

/// A constant, whose value is what the Python module has under its name when it has been imported.
#[derive(Clone, PartialEq, Debug)]
pub struct Constant {
    /// The name in Rust.
    pub name: String,
    /// The name in Python, if that is another one.
    pub renamed: Option<String>,
    /// Its type: texts and rows are borrowed.
    pub ty: Type,
    /// `NAME: type` in the Rust file.
    pub place: Place,
}

/// A Rust module that stands for a Python module.
#[derive(Clone, PartialEq, Debug)]
pub struct Module {
    /// The name of the Rust module.
    pub name: String,
    /// The Python file as the attribute names it: relative to the crate, `/` between parts.
    pub python: String,
    /// The functions, in order; behind those that are declared, [`Function::of_each_class`], and then each [`Function::next`].
    pub functions: Vec<Function>,
    /// The constants, in order.
    pub constants: Vec<Constant>,
    /// The path literal in the Rust file.
    pub place: Place,
}

impl Module {
    /// The classes that it declares.
    pub fn classes(&self) -> impl Iterator<Item = &Class> {
        let functions = self.functions.iter();
        functions.filter_map(|function| match &function.call {
            // (Each class has it.)
            Call::Is(class) => Some(class),
            _ => None,
        })
    }

    /// The classes of the handles in its declarations that other modules declare.
    pub fn classes_elsewhere(&self) -> Vec<&Class> {
        let is_own = |class: &Class| self.classes().any(|own| own == class);
        let types = (self.functions.iter()).flat_map(|function| {
            function
                .params
                .iter()
                .map(|param| &param.ty)
                .chain([&function.result])
        });
        each_once(types.flat_map(Type::objects).filter(|class| !is_own(class)))
    }

    /// The canonical text of what macro and build script must agree on. Where the module stands
    /// in the crate is not part of it, nor is anything that does not change the C interface.
    pub fn interface(&self) -> String {
        let mut text = format!("abi {ABI_VERSION}\nmod {} {}\n", self.name, self.python);
        write_classes(&mut text, &self.classes_elsewhere());
        for class in self.classes().filter(|class| class.renamed.is_some()) {
            text.push_str(&format!("class {}", class.name));
            write_renamed(&mut text, class.renamed.as_deref());
        }
        for constant in &self.constants {
            text.push_str(&format!("const {}: {}", constant.name, constant.ty));
            write_renamed(&mut text, constant.renamed.as_deref());
        }
        for function in &self.functions {
            text.push_str(&format!("fn {}\n", function.interface()));
        }
        text
    }

    /// The hash of [`interface`](Self::interface), as 16 hexadecimal digits.
    pub fn interface_hash(&self) -> String {
        format!("{:016x}", fnv1a(self.interface().as_bytes()))
    }
}
