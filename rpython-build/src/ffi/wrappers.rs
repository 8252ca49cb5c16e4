//! The wrappers around entry points, as Python.
//!
//! A wrapper has the parameters that C sees (`docs/abi.md`), makes Python values of them, calls
//! the user's function, and stores its result through `out`. It is ordinary RPython over the
//! helper module `wire`: what is made here is only which of its functions fit together for the
//! types of an entry point. An exception simply leaves the wrapper; the C function around it
//! hands it over.

use super::callbacks::{callback_of, CallbackClass, CallbackMethod, ObjectClasses};
use super::values::{Case, Content, Field, Instance, PythonObject, PythonValue, Shape};
use super::{has_callbacks, has_instances, name_for, EntryPoint};
use crate::lltype::{Container, IntKind, LlType, Types};
use crate::source::Span;
use indexmap::IndexMap;
use rpython_spec::view::{Item, View};
use rpython_spec::{Buffer, Call, Class, Int, Number, Passing, Signature, Type};
use std::fmt::Write;
use std::ops::Range;

/// The wrappers of a library.
pub struct Wrappers {
    /// The text of the Python module. Its function [`wrapper_of`] an entry point calls that [`target_of`] it. A function of
    /// the user's has to be put into the module's namespace, by [`user_function`]'s name.
    pub source: String,
    /// The classes that have to be there, and by which names.
    pub classes: IndexMap<Class, String>,
    /// The functions that make instances of what Rust has.
    pub makers: Vec<Maker>,
    /// The functions that read what is in instances.
    pub getters: Vec<Getter>,
    /// The classes of what Python calls.
    pub callbacks: Vec<CallbackClass>,
    /// What it calls of those.
    pub methods: Vec<CallbackMethod>,
    /// What messages call their classes.
    pub shown: Vec<(String, String)>,
    /// Parts of the text, and what in a Rust file they are there for.
    pub places: Vec<(Range<usize>, Span)>,
}

/// A function that makes an instance of a class, for a value of Rust's.
pub struct Maker {
    /// What it is called.
    pub name: String,
    /// What it makes.
    pub instance: Instance,
}

/// A function that reads an attribute of an instance, which Rust gets.
pub struct Getter {
    /// What it is called.
    pub name: String,
    /// Whose attribute.
    pub class: Class,
    /// Which.
    pub field: Field,
}

/// Makes the module with a wrapper for each entry point.
pub fn wrappers<'a>(
    entry_points: impl IntoIterator<Item = &'a EntryPoint>,
    values: &'a [PythonValue],
    objects: &'a [PythonObject],
) -> Wrappers {
    let mut text = String::from("from rpython.helpers.wire import *\n\n");
    let entry_points: Vec<_> = entry_points.into_iter().collect();
    let has_callbacks = has_callbacks(entry_points.iter().copied());
    if has_callbacks {
        text.push_str("from rpython.helpers.callbacks import *\n\n");
    }
    let buffers = buffers(entry_points.iter().copied());
    if !buffers.is_empty() {
        let _ = writeln!(text, "from {BUFFERS} import *\n");
    }
    for buffer in buffers {
        let _ = writeln!(
            text,
            "def {}(items, length):\n    return {}({}(items), 0, length, 1)\n",
            buffer_maker(buffer),
            buffer_class(buffer),
            memory_of(buffer)
        );
    }
    let mut codecs = Codecs {
        has_callbacks,
        has_instances: has_instances(entry_points.iter().copied()),
        values,
        objects_of_rust: objects,
        ..Codecs::default()
    };
    let mut body = String::new();
    for (index, &entry) in entry_points.iter().enumerate() {
        // The one that gives the iterator of which it gives what is next.
        let gives = |of: &&&EntryPoint| match &entry.call {
            Call::Next(class, name) => of.function == *name && of.call.class() == class.as_ref(),
            _ => false,
        };
        let mut before = entry_points[..index].iter();
        let iterator = before.rfind(gives).map(|gives| iterator_of(gives));
        target(
            &mut body,
            &mut codecs,
            entry,
            iterator.as_deref().unwrap_or_default(),
        );
        wrapper(&mut body, &mut codecs, entry);
    }
    codecs.describe(&mut body);
    let start = text.len();
    let place = |(part, span): (Range<usize>, Span)| (part.start + start..part.end + start, span);
    let places = codecs.places.into_iter().map(place).collect();
    text.push_str(&codecs.text);
    text.push_str(&body);
    Wrappers {
        source: text,
        classes: codecs.classes,
        makers: codecs.makers,
        getters: codecs.getters,
        callbacks: codecs.callbacks,
        methods: codecs.methods,
        shown: codecs.shown,
        places,
    }
}

/// The module with the classes of buffers.
pub const BUFFERS: &str = "rpython.helpers.app_buffer";

/// The function that C calls for an entry point.
pub fn wrapper_of(entry: &EntryPoint) -> String {
    format!("entry_{}", entry.name)
}

/// The function that does what an entry point is for.
pub fn target_of(entry: &EntryPoint) -> String {
    format!("target_{}", entry.name)
}

/// The name by which a function of the user's is known that an entry point calls.
pub fn user_function(entry: &EntryPoint) -> String {
    match entry.has_optional() {
        true => format!("function_{}", entry.name),
        false => target_of(entry),
    }
}

/// The class that keeps the iterator that an entry point gives.
fn iterator_of(entry: &EntryPoint) -> String {
    format!("Iter_{}", entry.name)
}

/// What an entry point does that is not just a call of a function.
fn target(body: &mut String, codecs: &mut Codecs<'_>, entry: &EntryPoint, iterator: &str) {
    if let Type::Iter(_) = entry.result {
        let _ = writeln!(
            body,
            "class {}(object):\n    def __init__(self, items):\n        self.items = items\n\n",
            iterator_of(entry)
        );
    }
    let params: Vec<String> = (0..entry.params.len()).map(|i| format!("a{i}")).collect();
    let (object, others) = (params.first(), params.get(1..).unwrap_or_default());
    let object = object.map_or("", |object| object);
    let mut class = |class: &Class| codecs.class(class);
    // What is called, and with which parameters from which on.
    let (callee, from) = match &entry.call {
        Call::Function(_) if !entry.has_optional() => return,
        Call::Function(_) => (user_function(entry), 0),
        Call::New(of) => (class(of), 0),
        Call::Static(of, name) => (format!("{}.{name}", class(of)), 0),
        Call::Method(_, name) => (format!("{object}.{name}"), 1),
        _ => (String::new(), 0),
    };
    let what = match &entry.call {
        Call::Get(_, name) => format!("return {object}.{name}"),
        Call::Set(_, name) => format!("{object}.{name} = {}", others.join(", ")),
        Call::Repr(_) => format!("return repr({object})"),
        Call::Str(_) => format!("return str({object})"),
        Call::Is(of) => format!("return isinstance({object}, {})", class(of)),
        Call::Next(..) => format!(
            "if not isinstance({object}, {iterator}):\n            raise TypeError(\"a handle of another iterator\")\n        \
             try:\n            return [next({object}.items)]\n        except StopIteration:\n            return []"
        ),
        _ => {
            let all = entry.params.iter().zip(&params).skip(from);
            let (optional, given): (Vec<_>, Vec<_>) = all.partition(|(param, _)| param.optional);
            let given: Vec<String> = given.into_iter().map(|(_, a)| a.clone()).collect();
            let optional: Vec<_> = optional
                .into_iter()
                .map(|(param, a)| (&*param.name, &**a))
                .collect();
            calls(&callee, &given, &optional, "        ")
        }
    };
    // Messages call it what Python does.
    let name = match &entry.call {
        Call::Static(_, name) | Call::Method(_, name) | Call::Get(_, name) | Call::Set(_, name) => {
            name
        }
        Call::New(class) => class.in_python(),
        Call::Function(name) if entry.has_optional() => name,
        Call::Next(..) => "__next__",
        Call::Function(_) | Call::Repr(_) | Call::Str(_) | Call::Is(_) => &target_of(entry),
    };
    body.push_str(&function_named(&target_of(entry), name, &params, &what));
}

/// A call with these arguments and, by their names, with those of the optional ones that are there.
fn calls(callee: &str, given: &[String], optional: &[(&str, &str)], indent: &str) -> String {
    let Some(((name, argument), others)) = optional.split_first() else {
        return format!("return {callee}({})", given.join(", "));
    };
    let with = [given, &[format!("{name}={argument}")]].concat();
    let deeper = format!("{indent}    ");
    format!(
        "if {argument} is None:\n{deeper}{}\n{indent}{}",
        calls(callee, given, others, &deeper),
        calls(callee, &with, others, indent)
    )
}

/// A function which messages call something else.
fn function_named(name: &str, shown: &str, params: &[String], what: &str) -> String {
    format!(
        "def make_{name}():\n    def {shown}({}):\n        {what}\n    return {shown}\n\n\
         {name} = make_{name}()\n\n",
        params.join(", ")
    )
}

fn wrapper(body: &mut String, codecs: &mut Codecs<'_>, entry: &EntryPoint) {
    let mut params = Vec::new();
    let mut args = Vec::new();
    let (mut before, mut lent) = (String::new(), String::new());
    for (i, param) in entry.params.iter().enumerate() {
        params.push(format!("a{i}"));
        let pair = format!("(a{i}, a{i}_len)");
        let arg = match param.ty.passing() {
            Passing::Nothing => "None".into(),
            Passing::Int | Passing::Float | Passing::Bool | Passing::Char => format!("a{i}"),
            Passing::Handle => format!("{}(a{i})", codecs.object(&param.ty)),
            Passing::Callback => format!("c{i}"),
            Passing::Str => format!("str_from_raw(a{i}, 0, a{i}_len)"),
            Passing::Bytes => format!("bytes_from_raw(a{i}, 0, a{i}_len)"),
            Passing::IntArray if is_unsigned_list(&param.ty) => {
                format!("nonneg_ints_from_raw{pair}")
            }
            Passing::IntArray => format!("ints_from_raw{pair}"),
            Passing::FloatArray => format!("floats_from_raw{pair}"),
            Passing::BoolArray => format!("bools_from_raw{pair}"),
            Passing::CharArray => format!("chars_from_raw{pair}"),
            // (`lend` makes a buffer of it.)
            Passing::Buffer(_) => format!("a{i}, a{i}_len"),
            Passing::Wire => format!("{}(Reader(a{i}))", codecs.reader(&param.ty)),
        };
        if has_length(&param.ty) {
            params.push(format!("a{i}_len"));
        }
        args.push(arg);
        if let Some(callback) = callback_of(&param.ty) {
            let maker = codecs.callback(callback, param);
            before.push_str(&format!("    c{i} = {maker}(a{i})\n"));
            if !callback.kept {
                lent.push_str(&format!("        c{i}._is_open_ = False\n"));
            }
        }
    }
    let callee = lend(body, entry).unwrap_or_else(|| target_of(entry));
    let mut call = format!("{callee}({})", args.join(", "));
    if entry.is_handed_over() {
        call = format!("handed_over({call})");
    }
    if codecs.has_callbacks {
        call = format!("go_on({call})");
    }
    let result = match entry.result.passing() {
        Passing::Nothing | Passing::Buffer(_) => call,
        Passing::Int => format!("out[0] = cast(I64, {call})"),
        Passing::Float => format!("out[0] = {call}"),
        Passing::Bool => format!("out[0] = {call}"),
        Passing::Char => format!("out[0] = cast(UniChar, char_code({call}))"),
        Passing::Handle if matches!(entry.result, Type::Iter(_)) => {
            format!("out[0] = handle_new({}(iter({call})))", iterator_of(entry))
        }
        Passing::Handle => format!("out[0] = handle_new({call})"),
        Passing::Callback => unreachable!("it is a parameter"),
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
    // What is lent is taken back.
    let result = match lent.is_empty() {
        true => result,
        false => format!(
            "try:\n        {}\n    finally:\n{lent}",
            result.replace('\n', "\n    ")
        ),
    };
    let _ = writeln!(
        body,
        "def {}({}):\n{before}    {result}\n",
        wrapper_of(entry),
        params.join(", ")
    );
}

/// A function between wrapper and target that lends buffers for as long as the target runs, if there are some; its name.
fn lend(body: &mut String, entry: &EntryPoint) -> Option<String> {
    let (mut params, mut args) = (Vec::new(), Vec::new());
    let (mut made, mut taken) = (String::new(), String::new());
    for (i, param) in entry.params.iter().enumerate() {
        params.push(format!("a{i}"));
        let Type::Buffer(buffer) = &param.ty else {
            args.push(format!("a{i}"));
            continue;
        };
        params.push(format!("a{i}_len"));
        args.push(format!("{}(m{i}, 0, a{i}_len, 1)", buffer_class(*buffer)));
        let _ = writeln!(made, "    m{i} = {}(a{i})", memory_of(*buffer));
        let _ = writeln!(taken, "        m{i}.take_away()");
    }
    if made.is_empty() {
        return None;
    }
    let name = format!("lend_{}", entry.name);
    let _ = writeln!(
        body,
        "def {name}({}):\n{made}    try:\n        return {}({})\n    finally:\n{taken}",
        params.join(", "),
        target_of(entry),
        args.join(", ")
    );
    Some(name)
}

/// What the class of a buffer is called in [`BUFFERS`].
pub fn buffer_class(buffer: Buffer) -> String {
    let name = buffer.number.name();
    match buffer.mutable {
        true => format!("mutable_{name}"),
        false => format!("buffer_{name}"),
    }
}

/// The buffers that entry points take.
pub fn buffers<'a>(entry_points: impl IntoIterator<Item = &'a EntryPoint>) -> Vec<Buffer> {
    let params = entry_points.into_iter().flat_map(|entry| &entry.params);
    let mut buffers: Vec<Buffer> = Vec::new();
    for param in params {
        match param.ty {
            Type::Buffer(buffer) if !buffers.contains(&buffer) => buffers.push(buffer),
            _ => {}
        }
    }
    buffers
}

/// The function that makes a buffer of what C passes.
pub fn buffer_maker(buffer: Buffer) -> String {
    format!("make_{}", buffer_class(buffer))
}

/// What that takes.
pub fn buffer_types(types: &mut Types, buffer: Buffer) -> [(LlType, bool); 2] {
    let items = raw(types, number(buffer.number));
    [(items, false), (LlType::SIGNED, true)]
}

/// The class of what has the memory of a buffer.
fn memory_of(buffer: Buffer) -> String {
    format!("memory_{}", buffer.number.name())
}

fn has_length(ty: &Type) -> bool {
    ty.passing() != Passing::Nothing && !ty.passing().is_scalar()
}

fn is_unsigned_list(ty: &Type) -> bool {
    matches!(ty, Type::List(_, item) if matches!(**item, Type::Int(int) if int.is_unsigned()))
}

/// A variant of a Rust type, by its number; what has no variants is its first.
type Variant<'c> = (&'c Class, usize);

/// Functions that read and write compound types, one of each per type in Rust: text and characters are both `str`
/// in Python, and differ on the way.
#[derive(Default)]
pub(super) struct Codecs<'v> {
    /// Whether there is anything of Rust's that Python calls.
    has_callbacks: bool,
    /// The classes of that.
    pub(super) callbacks: Vec<CallbackClass>,
    /// What those have.
    pub(super) methods: Vec<CallbackMethod>,
    /// What messages call those.
    pub(super) shown: Vec<(String, String)>,
    /// The classes of closures, and of iterators, with what these take and give.
    pub(super) closures: Vec<(Signature, bool, String)>,
    /// The classes of objects, for each trait.
    pub(super) object_classes: Vec<ObjectClasses>,
    objects_of_rust: &'v [PythonObject],
    /// Whether handles may be of another instance's objects.
    has_instances: bool,
    values: &'v [PythonValue],
    text: String,
    places: Vec<(Range<usize>, Span)>,
    readers: IndexMap<Type, String>,
    writers: IndexMap<Type, String>,
    makers: Vec<Maker>,
    getters: Vec<Getter>,
    classes: IndexMap<Class, String>,
    /// For each class the name of a function from handles to its objects.
    objects: IndexMap<Class, String>,
}

impl<'v> Codecs<'v> {
    /// What a class is called.
    fn class(&mut self, class: &Class) -> String {
        let named = || name_for("class_", &class.name, class);
        (self.classes.entry(class.clone()))
            .or_insert_with(named)
            .clone()
    }

    /// The name of a function `(handle) -> object`.
    fn object(&mut self, ty: &Type) -> String {
        let Type::Object(Some(class)) = ty else {
            return "handle_object".into();
        };
        if let Some(name) = self.objects.get(class) {
            return name.clone();
        }
        let name = name_for("object_", &class.name, class);
        let known = self.class(class);
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
    pub(super) fn reader(&mut self, ty: &Type) -> String {
        match ty {
            Type::Bool => return "read_bool".into(),
            Type::Int(_) | Type::Unit => return "read_int".into(),
            Type::F64 | Type::F32 => return "read_float".into(),
            Type::Char => return "read_char".into(),
            Type::Str(_) => return "read_str".into(),
            Type::Bytes(_) => return "read_bytes".into(),
            Type::Boxed(inner) => return self.reader(inner),
            Type::List(..)
            | Type::Dict(..)
            | Type::Set(..)
            | Type::Tuple(_)
            | Type::Option(_)
            | Type::Object(_)
            | Type::Value(_)
            | Type::Iter(_)
            | Type::Callback(_)
            | Type::Buffer(_)
            | Type::View(_) => {}
        }
        if let Some(name) = self.readers.get(ty) {
            return name.clone();
        }
        let name = name_for("read_", &ty.to_string(), ty);
        // (It may be made of itself.)
        self.readers.insert(ty.clone(), name.clone());
        if let Type::Value(class) = ty {
            self.value_reader(&name, class);
            return name;
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
            _ => unreachable!("handled above, or a whole parameter"),
        };
        let _ = writeln!(self.text, "def {name}(r):\n    # {ty}\n{text}");
        name
    }

    /// What a Rust type stands for.
    fn value(&self, class: &Class) -> &'v PythonValue {
        let found = self.values.iter().find(|value| value.rust == *class);
        found.expect("entry points with other types have no wrappers")
    }

    /// A trait of whose objects Python calls methods.
    pub(super) fn object_of(&self, rust: &Class) -> &'v PythonObject {
        let found = (self.objects_of_rust.iter()).find(|object| object.rust == *rust);
        found.expect("entry points with other traits have no wrappers")
    }

    /// Adds a function, of lines that are there for something in a Rust file.
    pub(super) fn function(&mut self, head: &str, lines: Vec<(String, Span)>) {
        let _ = writeln!(self.text, "{head}");
        for (line, span) in lines {
            let start = self.text.len();
            self.text.push_str(&line);
            self.places.push((start..self.text.len(), span));
            self.text.push('\n');
        }
        self.text.push('\n');
    }

    /// The name of a function from what is in an instance to that.
    fn maker(&mut self, of: Variant<'_>, instance: &Instance) -> String {
        let name = name_for("value_", &of.0.name, &of);
        let class = self.class(&instance.class);
        let params: Vec<String> = (0..instance.fields.len())
            .map(|i| format!("a{i}"))
            .collect();
        let fields = instance.fields.iter().zip(&params);
        let given: Vec<String> = fields
            .map(|(field, a)| format!("{}={a}", field.name))
            .collect();
        let what = format!("return {class}({})", given.join(", "));
        let text = function_named(&name, &instance.class.name, &params, &what);
        self.text.push_str(&text);
        self.makers.push(Maker {
            name: name.clone(),
            instance: instance.clone(),
        });
        name
    }

    /// Lines that read what is in an instance, and return that.
    fn read_instance(
        &mut self,
        of: Variant<'_>,
        instance: &Instance,
        indent: &str,
    ) -> Vec<(String, Span)> {
        let mut lines = Vec::new();
        // One statement each: the order of reading matters.
        for (i, field) in instance.fields.iter().enumerate() {
            let read = self.reader(&field.ty);
            lines.push((format!("{indent}a{i} = {read}(r)"), field.span));
        }
        let maker = self.maker(of, instance);
        let given: Vec<String> = (0..instance.fields.len())
            .map(|i| format!("a{i}"))
            .collect();
        let make = format!("{indent}return {maker}({})", given.join(", "));
        lines.push((make, instance.span));
        lines
    }

    /// Lines that write what is in an instance, the variable `value`.
    fn write_instance(
        &mut self,
        of: Variant<'_>,
        instance: &Instance,
        indent: &str,
    ) -> Vec<(String, Span)> {
        let mut lines = Vec::new();
        for field in &instance.fields {
            let write = self.writer(&field.ty);
            let get = name_for("get_", &field.name, &(of, &field.name));
            let what = format!("return value.{}", field.name);
            let text = function_named(&get, &field.name, &["value".into()], &what);
            self.text.push_str(&text);
            lines.push((format!("{indent}{write}(w, {get}(value))"), field.span));
            self.getters.push(Getter {
                name: get,
                class: instance.class.clone(),
                field: field.clone(),
            });
        }
        if lines.is_empty() {
            lines.push((format!("{indent}pass"), instance.span));
        }
        lines
    }

    /// The function `(reader) -> value` of a Rust type.
    fn value_reader(&mut self, name: &str, class: &Class) {
        let value = self.value(class);
        let lines = match &value.shape {
            Shape::Instance(instance) => self.read_instance((&value.rust, 0), instance, "    "),
            Shape::Members(class, names) => {
                let class = self.class(class);
                let numbered = names.iter().enumerate().map(|(i, member)| {
                    format!("    if number == {i}:\n        return {class}.{member}")
                });
                let mut lines = vec!["    number = read_int(r)".to_string()];
                lines.extend(numbered);
                lines.push("    raise ValueError(\"malformed value\")".into());
                lines.into_iter().map(|line| (line, value.span)).collect()
            }
            Shape::Classes(cases) => {
                let mut lines = vec![("    number = read_int(r)".to_string(), value.span)];
                let mut cases: Vec<_> = cases.iter().collect();
                cases.sort_by_key(|case| case.number);
                for case in cases {
                    lines.push((format!("    if number == {}:", case.number), case.span));
                    match &case.content {
                        Content::Instance(instance) => {
                            let of = (&value.rust, case.number);
                            lines.extend(self.read_instance(of, instance, "        "))
                        }
                        Content::Of(of) => {
                            let read = self.reader(&Type::Value(of.clone()));
                            lines.push((format!("        return {read}(r)"), case.span));
                        }
                    }
                }
                let otherwise = "    raise ValueError(\"malformed value\")".to_string();
                lines.push((otherwise, value.span));
                lines
            }
        };
        self.function(&format!("def {name}(r):"), lines);
    }

    /// Adds what makes the function that describes exceptions, with all that Rust types have of them, of the one that writes
    /// their attributes.
    fn describe(&mut self, body: &mut String) {
        let mut typed = String::from("def write_typed(w, e):\n");
        typed.push_str(match self.has_callbacks {
            true => "    write_thrown(w, e)\n",
            false => "    pass\n",
        });
        for value in self.values {
            let Some(known_as) = &value.exception else {
                continue;
            };
            let name = self.writer(&Type::Value(value.rust.clone()));
            let classes: Vec<String> = match &value.shape {
                Shape::Instance(instance) => vec![self.class(&instance.class)],
                Shape::Members(..) => Vec::new(),
                Shape::Classes(cases) => cases
                    .iter()
                    .map(|case| self.class(self.class_of(case)))
                    .collect(),
            };
            if classes.is_empty() {
                continue;
            }
            // What cannot be told of it, Rust has no value for.
            let _ = write!(
                typed,
                "    if isinstance(e, ({},)):\n        before = w.at\n        try:\n            \
                 start = begin_typed(w, \"{known_as}\")\n            {name}(w, e)\n            \
                 end_typed(w, start)\n        except RustPanic:\n            raise\n        except BaseException:\n            w.at = before\n",
                classes.join(", ")
            );
        }
        let (hold, whole) = match self.has_callbacks {
            true => ("hold_thrown(e)", "describe_all(e, describe)"),
            false => ("pass", "describe(e)"),
        };
        let _ = write!(
            body,
            "{typed}\n\ndef hold(e):\n    {hold}\n\ndef describe_with(write_fields):\n    def describe(e):\n        \
             describe_for_rust(e, bases_of_builtin, write_fields, write_typed, hold)\n    def describe_whole(e):\n        \
             {whole}\n    return describe_whole\n\n"
        );
    }

    /// The function `(writer, value)` of a Rust type.
    fn value_writer(&mut self, name: &str, class: &Class) {
        let value = self.value(class);
        let rust = &value.rust.name;
        let lines = match &value.shape {
            Shape::Instance(instance) => self.write_instance((&value.rust, 0), instance, "    "),
            Shape::Members(class, names) => {
                let class = self.class(class);
                let numbered = names.iter().enumerate().map(|(i, member)| {
                    format!(
                        "    if value is {class}.{member}:\n        write_int(w, {i})\n        return"
                    )
                });
                let otherwise =
                    format!("    raise TypeError(\"no variant of `{rust}` stands for this\")");
                numbered
                    .chain([otherwise])
                    .map(|line| (line, value.span))
                    .collect()
            }
            Shape::Classes(cases) => {
                let mut lines = Vec::new();
                for case in cases {
                    let Case { number, span, .. } = case;
                    let class = self.class(self.class_of(case));
                    lines.push((format!("    if isinstance(value, {class}):"), *span));
                    lines.push((format!("        write_int(w, {number})"), *span));
                    match &case.content {
                        Content::Instance(instance) => {
                            let of = (&value.rust, *number);
                            lines.extend(self.write_instance(of, instance, "        "))
                        }
                        Content::Of(of) => {
                            let write = self.writer(&Type::Value(of.clone()));
                            lines.push((format!("        {write}(w, value)"), *span));
                        }
                    }
                    lines.push(("        return".into(), *span));
                }
                let message = format!("no variant of `{rust}` stands for an instance of `");
                let otherwise =
                    format!("    raise TypeError(\"{message}\" + type(value).__name__ + \"`\")");
                lines.push((otherwise, value.span));
                lines
            }
        };
        self.function(&format!("def {name}(w, value):"), lines);
    }

    /// The class that a variant stands for.
    fn class_of<'c>(&self, case: &'c Case) -> &'c Class
    where
        'v: 'c,
    {
        match &case.content {
            Content::Instance(instance) => &instance.class,
            Content::Of(of) => match &self.value(of).shape {
                Shape::Instance(instance) => &instance.class,
                _ => unreachable!("a variant has a struct in it"),
            },
        }
    }

    /// The name of a function `(writer, value)`.
    pub(super) fn writer(&mut self, ty: &Type) -> String {
        match ty {
            Type::Bool => return "write_bool".into(),
            Type::Int(_) | Type::Unit => return "write_int".into(),
            Type::F64 | Type::F32 => return "write_float".into(),
            Type::Char => return "write_char".into(),
            Type::Str(_) => return "write_str".into(),
            Type::Bytes(_) => return "write_bytes".into(),
            Type::Object(_) => return "write_object".into(),
            Type::Boxed(inner) => return self.writer(inner),
            Type::View(View::Str) => return "write_str_view".into(),
            Type::View(View::Bytes) => return "write_bytes_view".into(),
            Type::View(View::Array(item)) => {
                let of = match item {
                    Item::Int(_) => "ints",
                    Item::F64 => "floats",
                    Item::Bool => "bools",
                };
                return format!("write_{of}_view");
            }
            Type::List(..)
            | Type::Dict(..)
            | Type::Set(..)
            | Type::Tuple(_)
            | Type::Option(_)
            | Type::Value(_)
            | Type::Iter(_)
            | Type::Callback(_)
            | Type::Buffer(_) => {}
        }
        if let Some(name) = self.writers.get(ty) {
            return name.clone();
        }
        let name = name_for("write_", &ty.to_string(), ty);
        // (It may be made of itself.)
        self.writers.insert(ty.clone(), name.clone());
        if let Type::Value(class) = ty {
            self.value_writer(&name, class);
            return name;
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
            _ => unreachable!("handled above, or a whole parameter"),
        };
        let _ = writeln!(self.text, "def {name}(w, value):\n    # {ty}\n{text}");
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
        Passing::Handle | Passing::Callback => LlType::Address,
        _ => return None,
    })
}

/// The low-level type of numbers that are lent.
fn number(number: Number) -> LlType {
    LlType::Int(match number {
        Number::F64 => return LlType::Float,
        Number::F32 => return LlType::SingleFloat,
        Number::Bool => return LlType::Bool,
        Number::Int(Int::I8) => IntKind::I8,
        Number::Int(Int::I16) => IntKind::I16,
        Number::Int(Int::I32) => IntKind::I32,
        Number::Int(Int::I64) => IntKind::I64,
        Number::Int(Int::Isize) => IntKind::Signed,
        Number::Int(Int::U8) => IntKind::U8,
        Number::Int(Int::U16) => IntKind::U16,
        Number::Int(Int::U32) => IntKind::U32,
        Number::Int(Int::U64) => IntKind::U64,
        Number::Int(Int::Usize) => IntKind::Unsigned,
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
        Passing::Buffer(buffer) => number(buffer.number),
        _ => LlType::Char,
    };
    raw(types, item)
}
