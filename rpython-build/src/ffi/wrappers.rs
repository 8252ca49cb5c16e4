//! The wrappers around entry points, as Python.
//!
//! A wrapper has the parameters that C sees (`docs/abi.md`), makes Python values of them, calls
//! the user's function, and stores its result through `out`. It is ordinary RPython over the
//! helper module `wire`: what is made here is only which of its functions fit together for the
//! types of an entry point. An exception simply leaves the wrapper; the C function around it
//! hands it over.

use super::{has_instances, EntryPoint};
use crate::lltype::{Container, IntKind, LlType, Types};
use indexmap::IndexMap;
use rpython_spec::{Call, Class, Passing, Type};
use std::fmt::Write;

/// The wrappers of a library.
pub struct Wrappers {
    /// The text of the Python module. Its function `entry_N` wraps the entry point number `N`, and
    /// calls `target_N`. That one has to be put into the module's namespace where it is a function of the user's.
    pub source: String,
    /// Class number `N` has to be there as `class_N`.
    pub classes: Vec<Class>,
}

/// Makes the module with a wrapper for each entry point.
pub fn wrappers<'a>(entry_points: impl IntoIterator<Item = &'a EntryPoint>) -> Wrappers {
    let mut text = String::from("from rpython.helpers.wire import *\n\n");
    let entry_points: Vec<_> = entry_points.into_iter().collect();
    let mut codecs = Codecs {
        has_instances: has_instances(entry_points.iter().copied()),
        ..Codecs::default()
    };
    let mut body = String::new();
    for (index, entry) in entry_points.into_iter().enumerate() {
        target(&mut body, &mut codecs, index, entry);
        wrapper(&mut body, &mut codecs, index, entry);
    }
    text.push_str(&codecs.text);
    text.push_str(&body);
    Wrappers {
        source: text,
        classes: codecs.classes,
    }
}

/// What an entry point of a class does.
fn target(body: &mut String, codecs: &mut Codecs, index: usize, entry: &EntryPoint) {
    let count = entry.params.len();
    let params: Vec<String> = (0..count).map(|i| format!("a{i}")).collect();
    let (object, others) = (&params[..count.min(1)].join(""), params.get(1..));
    let others = others.unwrap_or_default().join(", ");
    let mut class = |class: &Class| codecs.class(class);
    let what = match &entry.call {
        Call::Function => return,
        Call::New(of) => format!("return {}({})", class(of), params.join(", ")),
        Call::Static(of, name) => format!("return {}.{name}({})", class(of), params.join(", ")),
        Call::Method(_, name) => format!("return {object}.{name}({others})"),
        Call::Get(_, name) => format!("return {object}.{name}"),
        Call::Set(_, name) => format!("{object}.{name} = {others}"),
        Call::Repr(_) => format!("return repr({object})"),
        Call::Str(_) => format!("return str({object})"),
        Call::Is(of) => format!("return isinstance({object}, {})", class(of)),
    };
    // Messages call it what Python does.
    let name = match &entry.call {
        Call::Static(_, name) | Call::Method(_, name) | Call::Get(_, name) | Call::Set(_, name) => {
            name
        }
        Call::New(class) => &class.name,
        Call::Function | Call::Repr(_) | Call::Str(_) | Call::Is(_) => &format!("target_{index}"),
    };
    let _ = writeln!(
        body,
        "def make_{index}():\n    def {name}({}):\n        {what}\n    return {name}\n\n\
         target_{index} = make_{index}()\n",
        params.join(", ")
    );
}

fn wrapper(body: &mut String, codecs: &mut Codecs, index: usize, entry: &EntryPoint) {
    let mut params = Vec::new();
    let mut args = Vec::new();
    for (i, param) in entry.params.iter().enumerate() {
        params.push(format!("a{i}"));
        let pair = format!("(a{i}, a{i}_len)");
        let arg = match param.ty.passing() {
            Passing::Nothing => "None".into(),
            Passing::Int | Passing::Float | Passing::Bool | Passing::Char => format!("a{i}"),
            Passing::Handle => format!("{}(a{i})", codecs.object(&param.ty)),
            Passing::Str => format!("str_from_raw(a{i}, 0, a{i}_len)"),
            Passing::Bytes => format!("bytes_from_raw(a{i}, 0, a{i}_len)"),
            Passing::IntArray if is_unsigned_list(&param.ty) => {
                format!("nonneg_ints_from_raw{pair}")
            }
            Passing::IntArray => format!("ints_from_raw{pair}"),
            Passing::FloatArray => format!("floats_from_raw{pair}"),
            Passing::BoolArray => format!("bools_from_raw{pair}"),
            Passing::CharArray => format!("chars_from_raw{pair}"),
            Passing::Wire => format!("{}(Reader(a{i}))", codecs.reader(&param.ty)),
        };
        if has_length(&param.ty) {
            params.push(format!("a{i}_len"));
        }
        args.push(arg);
    }
    let call = format!("target_{index}({})", args.join(", "));
    let result = match entry.result.passing() {
        Passing::Nothing => call,
        Passing::Int => format!("out[0] = cast(I64, {call})"),
        Passing::Float => format!("out[0] = {call}"),
        Passing::Bool => format!("out[0] = {call}"),
        Passing::Char => format!("out[0] = cast(UniChar, char_code({call}))"),
        Passing::Handle => format!("out[0] = handle_new({call})"),
        Passing::Str => format!("out_str({call}, out)"),
        Passing::Bytes => format!("out_bytes({call}, out)"),
        Passing::IntArray => format!("out_ints({call}, out)"),
        Passing::FloatArray => format!("out_floats({call}, out)"),
        Passing::BoolArray => format!("out_bools({call}, out)"),
        Passing::CharArray => format!("out_chars({call}, out)"),
        Passing::Wire => format!(
            "value = {call}\n    w = Writer()\n    {}(w, value)\n    finish(w, out)",
            codecs.writer(&entry.result)
        ),
    };
    if entry.result.passing() != Passing::Nothing {
        params.push("out".into());
    }
    let _ = writeln!(
        body,
        "def entry_{index}({}):\n    {result}\n",
        params.join(", ")
    );
}

fn has_length(ty: &Type) -> bool {
    ty.passing() != Passing::Nothing && !ty.passing().is_scalar()
}

fn is_unsigned_list(ty: &Type) -> bool {
    matches!(ty, Type::List(_, item) if matches!(**item, Type::Int(int) if int.is_unsigned()))
}

/// Functions that read and write compound types, one of each per type in Rust: text and characters are both `str`
/// in Python, and differ on the way.
#[derive(Default)]
struct Codecs {
    /// Whether handles may be of another instance's objects.
    has_instances: bool,
    text: String,
    readers: IndexMap<Type, String>,
    writers: IndexMap<Type, String>,
    classes: Vec<Class>,
    /// For each class the name of a function from handles to its objects.
    objects: IndexMap<Class, String>,
}

impl Codecs {
    /// What a class is called.
    fn class(&mut self, class: &Class) -> String {
        let known = self.classes.iter().position(|known| known == class);
        let number = known.unwrap_or_else(|| {
            self.classes.push(class.clone());
            self.classes.len() - 1
        });
        format!("class_{number}")
    }

    /// The name of a function `(handle) -> object`.
    fn object(&mut self, ty: &Type) -> String {
        let Type::Object(Some(class)) = ty else {
            return "handle_object".into();
        };
        if let Some(name) = self.objects.get(class) {
            return name.clone();
        }
        let (name, known) = (format!("object_{}", self.objects.len()), self.class(class));
        let check = match self.has_instances {
            true => "    check_is_here(handle)\n",
            false => "",
        };
        let _ = writeln!(
            self.text,
            "def {name}(handle):\n{check}    found = handle_object(handle)\n    \
             if isinstance(found, {known}):\n        return found\n    \
             raise TypeError(\"a handle of an object of another class\")\n"
        );
        self.objects.insert(class.clone(), name.clone());
        name
    }

    /// The name of a function `(reader) -> value`.
    fn reader(&mut self, ty: &Type) -> String {
        match ty {
            Type::Bool => return "read_bool".into(),
            Type::Int(_) | Type::Unit => return "read_int".into(),
            Type::F64 | Type::F32 => return "read_float".into(),
            Type::Char => return "read_char".into(),
            Type::Str(_) => return "read_str".into(),
            Type::Bytes(_) => return "read_bytes".into(),
            Type::List(..)
            | Type::Dict(..)
            | Type::Set(..)
            | Type::Tuple(_)
            | Type::Option(_)
            | Type::Object(_) => {}
        }
        if let Some(name) = self.readers.get(ty) {
            return name.clone();
        }
        let text = match ty {
            Type::List(_, item) | Type::Set(_, item) => {
                let item = self.reader(item);
                let (new, add) = match ty {
                    Type::Set(..) => ("set()", "add"),
                    _ => ("[]", "append"),
                };
                format!(
                    "    n = read_int(r)\n    items = {new}\n    for i in range(n):\n        \
                     items.{add}({item}(r))\n    return items\n"
                )
            }
            Type::Dict(_, key, value) => {
                let (key, value) = (self.reader(key), self.reader(value));
                format!(
                    "    n = read_int(r)\n    items = {{}}\n    for i in range(n):\n        \
                     key = {key}(r)\n        items[key] = {value}(r)\n    return items\n"
                )
            }
            Type::Tuple(items) => {
                // One statement each: the order of reading matters.
                let mut lines = String::new();
                for (i, item) in items.iter().enumerate() {
                    let _ = writeln!(lines, "    item{i} = {}(r)", self.reader(item));
                }
                let names: Vec<String> = (0..items.len()).map(|i| format!("item{i},")).collect();
                format!("{lines}    return ({})\n", names.join(" "))
            }
            Type::Option(item) => {
                let item = self.reader(item);
                format!("    if read_byte(r) == 0:\n        return None\n    return {item}(r)\n")
            }
            Type::Object(_) => format!("    return {}(read_handle(r))\n", self.object(ty)),
            _ => unreachable!("handled above"),
        };
        let name = format!("read_{}", self.readers.len());
        let _ = writeln!(self.text, "def {name}(r):\n    # {ty}\n{text}");
        self.readers.insert(ty.clone(), name.clone());
        name
    }

    /// The name of a function `(writer, value)`.
    fn writer(&mut self, ty: &Type) -> String {
        match ty {
            Type::Bool => return "write_bool".into(),
            Type::Int(_) | Type::Unit => return "write_int".into(),
            Type::F64 | Type::F32 => return "write_float".into(),
            Type::Char => return "write_char".into(),
            Type::Str(_) => return "write_str".into(),
            Type::Bytes(_) => return "write_bytes".into(),
            Type::Object(_) => return "write_object".into(),
            Type::List(..) | Type::Dict(..) | Type::Set(..) | Type::Tuple(_) | Type::Option(_) => {}
        }
        if let Some(name) = self.writers.get(ty) {
            return name.clone();
        }
        let text = match ty {
            Type::List(_, item) | Type::Set(_, item) => {
                let item = self.writer(item);
                format!(
                    "    write_int(w, len(value))\n    for item in value:\n        {item}(w, item)\n"
                )
            }
            Type::Dict(_, key, item) => {
                let (key, item) = (self.writer(key), self.writer(item));
                format!(
                    "    write_int(w, len(value))\n    for key, item in value.items():\n        \
                     {key}(w, key)\n        {item}(w, item)\n"
                )
            }
            Type::Tuple(items) => {
                let mut lines = String::new();
                for (i, item) in items.iter().enumerate() {
                    let _ = writeln!(lines, "    {}(w, value[{i}])", self.writer(item));
                }
                lines
            }
            Type::Option(item) => {
                let item = self.writer(item);
                format!(
                    "    if value is None:\n        write_byte(w, 0)\n    else:\n        \
                     write_byte(w, 1)\n        {item}(w, value)\n"
                )
            }
            _ => unreachable!("handled above"),
        };
        let name = format!("write_{}", self.writers.len());
        let _ = writeln!(self.text, "def {name}(w, value):\n    # {ty}\n{text}");
        self.writers.insert(ty.clone(), name.clone());
        name
    }
}

/// The low-level types of a wrapper's parameters; `true` where a number is known to be ≥ 0.
pub fn parameter_types(types: &mut Types, entry: &EntryPoint) -> Vec<(LlType, bool)> {
    let mut list = Vec::new();
    for param in &entry.params {
        list.push(match scalar(&param.ty) {
            Some(ty) => (ty, matches!(param.ty, Type::Int(int) if int.is_unsigned())),
            None => (raw_pointer(types, &param.ty), false),
        });
        if has_length(&param.ty) {
            list.push((LlType::SIGNED, true));
        }
    }
    if entry.result.passing() != Passing::Nothing {
        list.push((
            match entry.result.passing() {
                Passing::Int => raw(types, LlType::Int(IntKind::I64)),
                Passing::Float => raw(types, LlType::Float),
                Passing::Bool => raw(types, LlType::Bool),
                Passing::Char => raw(types, LlType::UniChar),
                Passing::Handle => raw(types, LlType::Address),
                // `rpy_buffer *`, which only the runtime looks into.
                _ => LlType::Address,
            },
            false,
        ));
    }
    list
}

fn scalar(ty: &Type) -> Option<LlType> {
    Some(match ty.passing() {
        Passing::Int => LlType::SIGNED,
        Passing::Float => LlType::Float,
        Passing::Bool => LlType::Bool,
        Passing::Char => LlType::UniChar,
        Passing::Handle => LlType::Address,
        _ => return None,
    })
}

fn raw(types: &mut Types, item: LlType) -> LlType {
    LlType::Ptr(Container::Array(crate::host::ll::raw_array(types, item)))
}

fn raw_pointer(types: &mut Types, ty: &Type) -> LlType {
    let item = match ty.passing() {
        Passing::IntArray => LlType::Int(IntKind::I64),
        Passing::FloatArray => LlType::Float,
        Passing::BoolArray => LlType::Bool,
        Passing::CharArray => LlType::UniChar,
        _ => LlType::Char,
    };
    raw(types, item)
}
