//! What of Rust's Python calls, as wrappers hand it over: a class for each type, and a function that calls for each of its
//! methods. A closure has one, `__call__`, and so has an iterator, `__next__`; an object has those of its trait.

use super::wrappers::Codecs;
use super::{name_for, EntryParam};
use crate::source::Span;
use rpython_spec::{Callback, Callee, Class, Passing, Signature, Type};

/// The class of something of a type.
pub struct CallbackClass {
    /// What is called.
    pub callback: Callback,
    /// The name of the class.
    pub name: String,
    /// The function that makes an object of it, of what C passes.
    pub maker: String,
    /// The first parameter that is declared to be of the type: its name.
    pub param: String,
    /// Where that is.
    pub span: Span,
}

/// What Python calls.
pub struct CallbackMethod {
    /// The class that has it.
    pub class: String,
    /// What it is called there.
    pub attribute: String,
    /// What messages call it; nothing for what is called itself.
    pub shown: Option<String>,
    /// The function that calls, with the object in front.
    pub function: String,
    /// What it takes and gives.
    pub signature: Signature,
    /// Where it is declared in the Rust file: as a parameter, or as a method of a trait.
    pub span: Span,
}

/// The classes of a trait's objects.
pub struct ObjectClasses {
    /// The trait.
    of: Class,
    /// That has what all have, below which the others are. Nothing is of this one itself: so a function that takes only
    /// what is lent with `&` is told what that lacks, and one that takes others, too, finds it when it runs.
    base: String,
    /// For what is lent with `&`.
    shared: String,
    /// For what may be changed.
    mutable: String,
    /// For what the program may keep.
    kept: String,
}

/// A function that calls, as it is written.
struct Call<'c> {
    /// Its name.
    name: &'c str,
    /// Which of the methods it is.
    index: usize,
    signature: &'c Signature,
    /// What messages call it.
    of: &'c str,
    /// Why it cannot be called now: something else runs.
    why: &'c str,
    /// What may run at the same time.
    around: Around,
    is_iterator: bool,
    span: Span,
}

/// What of the same object may run at the same time as a call.
#[derive(Clone, Copy, PartialEq)]
enum Around {
    /// Anything.
    All,
    /// What does not change it: others may.
    Shared,
    /// Nothing.
    Exclusive,
    /// What is handed over says it: an `Fn`, or an `FnMut`.
    Closure,
}

/// How a scalar is called in Python and in C.
fn scalar(passing: Passing) -> Option<(&'static str, &'static str)> {
    Some(match passing {
        Passing::Int => ("I64", "int64_t"),
        Passing::Float => ("Float", "double"),
        Passing::Bool => ("Bool", "bool"),
        Passing::Char => ("UniChar", "uint32_t"),
        // (That a value is an object the attribute of a trait does not know.)
        _ => return None,
    })
}

/// What is lent is taken back when the call is over ([`crate::host::modules::marks::Mark::TakenBack`]).
const LENT: &str = "    _taken_back_ = True\n";

/// (Objects of Rust's that are kept derive from those that are lent.)
const KEPT: &str =
    "    _taken_back_ = False\n\n    def __init__(self, callback, is_exclusive, is_sync):\n        Callback.__init__(self, callback, is_exclusive)\n        \
     take(self, is_sync)\n\n    \
     def __del__(self):\n        release(self)\n";

impl Codecs<'_> {
    /// The name of the function that makes an object of what C passes for a type.
    pub fn callback(&mut self, callback: &Callback, param: &EntryParam) -> String {
        let span = param.span;
        let known = self
            .callbacks
            .iter()
            .find(|known| known.callback == *callback);
        if let Some(known) = known {
            return known.maker.clone();
        }
        let name = match &callback.callee {
            Callee::Closure(signature) | Callee::Iterator(signature) => {
                self.closure(callback, signature, span)
            }
            Callee::Object { of, mutable } => {
                let classes = self.object_classes(of);
                let name = match (callback.kept, mutable) {
                    (true, _) => &classes.kept,
                    (false, true) => &classes.mutable,
                    (false, false) => &classes.shared,
                };
                name.clone()
            }
        };
        let maker = name_for("hand_over_", &words(callback), callback);
        let python = |truth: bool| if truth { "True" } else { "False" };
        let is_exclusive = python(match &callback.callee {
            Callee::Closure(signature) | Callee::Iterator(signature) => signature.exclusive,
            Callee::Object { .. } => false,
        });
        let is_sync = match callback.kept {
            true => format!(", {}", python(callback.sync)),
            false => String::new(),
        };
        let body = format!("    return {name}(callback, {is_exclusive}{is_sync})");
        self.function(&format!("def {maker}(callback):"), vec![(body, span)]);
        self.callbacks.push(CallbackClass {
            callback: callback.clone(),
            name,
            maker: maker.clone(),
            param: param.name.clone(),
            span,
        });
        maker
    }

    /// The class of closures, or iterators, of a type: below the one that has what those with the same arguments and result have,
    /// however they are handed over.
    fn closure(&mut self, callback: &Callback, signature: &Signature, span: Span) -> String {
        let name = name_for("Callback_", &words(callback), callback);
        let is_iterator = matches!(callback.callee, Callee::Iterator(_));
        let base = self.closure_base(signature, is_iterator, span);
        let body = if callback.kept { KEPT } else { LENT };
        self.function(&format!("class {name}({base}):"), vec![(body.into(), span)]);
        self.shown
            .push((name.clone(), shown(signature, is_iterator)));
        name
    }

    /// The class that all closures with such arguments and such a result are below, or all such iterators.
    fn closure_base(&mut self, signature: &Signature, is_iterator: bool, span: Span) -> String {
        let known = (self.closures.iter()).find(|(of, iterators, _)| {
            *iterators == is_iterator
                && of.params == signature.params
                && of.result == signature.result
        });
        if let Some((_, _, name)) = known {
            return name.clone();
        }
        let whole = (&signature.params, &signature.result, is_iterator);
        let (name, call) = (
            name_for("Closure_", &types(signature), &whole),
            name_for("call_", &types(signature), &whole),
        );
        self.closures
            .push((signature.clone(), is_iterator, name.clone()));
        self.call(&Call {
            name: &call,
            index: 0,
            signature,
            of: "a closure",
            why: "the closure is running already: it is an FnMut, which has to end first",
            around: match is_iterator {
                true => Around::Exclusive,
                false => Around::Closure,
            },
            is_iterator,
            span,
        });
        let params = parameters(signature);
        let body = match is_iterator {
            false => {
                format!("    def __call__(self{params}):\n        return {call}(self{params})\n")
            }
            true => format!(
                "    def __iter__(self):\n        return self\n\n    def __next__(self):\n        return {call}(self)\n"
            ),
        };
        self.function(&format!("class {name}(Callback):"), vec![(body, span)]);
        let shown = shown(signature, is_iterator);
        self.shown.push((name.clone(), shown));
        self.methods.push(CallbackMethod {
            class: name.clone(),
            attribute: if is_iterator { "__next__" } else { "__call__" }.into(),
            shown: None,
            function: call,
            signature: signature.clone(),
            span,
        });
        name
    }

    /// The classes of a trait's objects.
    fn object_classes(&mut self, of: &Class) -> &ObjectClasses {
        let object = self.object_of(of);
        let is_it = |known: &ObjectClasses| known.of == object.rust;
        if let Some(at) = self.object_classes.iter().position(is_it) {
            return &self.object_classes[at];
        }
        let name = name_for("Object_", &of.name, of);
        let classes = ObjectClasses {
            of: object.rust.clone(),
            shared: format!("{name}_shared"),
            mutable: format!("{name}_mut"),
            kept: format!("{name}_kept"),
            base: name,
        };
        let rust = &object.rust.name;
        let counted = object.methods.iter().any(|it| it.signature.exclusive);
        let (mut of_all, mut of_mutable) = (Vec::new(), Vec::new());
        for (index, method) in object.methods.iter().enumerate() {
            let function = name_for(
                "call_",
                &format!("{rust} {}", method.rust),
                &(of, &method.rust),
            );
            let shown = format!("{rust}::{}", method.rust);
            let why = match method.signature.exclusive {
                true => format!("`{shown}` takes `&mut self`, and a method of the object is running: that has to end first"),
                false => format!("a method of the object that takes `&mut self` is running: that has to end before `{shown}` is called"),
            };
            self.call(&Call {
                name: &function,
                index,
                signature: &method.signature,
                of: &format!("an object of `{rust}`"),
                why: &why,
                around: match (method.signature.exclusive, counted) {
                    (true, _) => Around::Exclusive,
                    (false, true) => Around::Shared,
                    (false, false) => Around::All,
                },
                is_iterator: false,
                span: method.span,
            });
            let params = parameters(&method.signature);
            let text = format!(
                "    def {}(self{params}):\n        return {function}(self{params})\n",
                method.python
            );
            let (class, methods) = match method.signature.exclusive {
                true => (&classes.mutable, &mut of_mutable),
                false => (&classes.base, &mut of_all),
            };
            methods.push((text, method.span));
            self.methods.push(CallbackMethod {
                class: class.clone(),
                attribute: method.python.clone(),
                shown: Some(shown),
                function,
                signature: method.signature.clone(),
                span: method.span,
            });
        }
        if of_all.is_empty() {
            of_all.push(("    pass".to_string(), object.span));
        }
        of_mutable.push((LENT.into(), object.span));
        let ObjectClasses {
            base,
            shared,
            mutable,
            kept,
            ..
        } = &classes;
        let head = |class: &str, of: &str| format!("class {class}({of}):");
        self.function(&head(base, "Callback"), of_all);
        self.function(&head(shared, base), vec![(LENT.into(), object.span)]);
        self.function(&head(mutable, base), of_mutable);
        self.function(&head(kept, mutable), vec![(KEPT.into(), object.span)]);
        self.shown.extend([
            (base.clone(), format!("dyn {rust}")),
            (shared.clone(), format!("&dyn {rust}")),
            (mutable.clone(), format!("&mut dyn {rust}")),
            (kept.clone(), format!("Box<dyn {rust}>")),
        ]);
        self.object_classes.push(classes);
        &self.object_classes[self.object_classes.len() - 1]
    }

    /// The function that calls.
    fn call(&mut self, call: &Call<'_>) {
        let Call {
            name,
            index,
            signature,
            of,
            why,
            around,
            is_iterator,
            span,
        } = *call;
        let out = match is_iterator {
            true => None,
            false => scalar(signature.result.passing()),
        };
        let mut given = vec!["self._callback_".to_string()];
        let mut written = Vec::new();
        for (i, ty) in signature.params.iter().enumerate() {
            match ty.passing() {
                // (What is no number of the right sort is an error.)
                Passing::Int => given.push(format!("cast(I64, a{i} | 0)")),
                Passing::Float => given.push(format!("a{i} * 1.0")),
                Passing::Bool => given.push(format!("not not a{i}")),
                Passing::Char => given.push(format!("cast(UniChar, char_code(a{i}))")),
                _ => written.push(format!("{}(w, a{i})", self.writer(ty))),
            }
        }
        let bytes = match written.is_empty() {
            true => "nullptr(RAW_BYTES), 0",
            false => "w.bytes, w.at",
        };
        let (of_python, of_c) = out.unwrap_or(("Void", "void"));
        let spec = format!(
            "(\"rpy_{name}\", \"\", \"\", False, {:?}, True)",
            c_function(name, index, signature, out.map(|_| of_c))
        );
        self.function(&format!("SPEC_{name} = {spec}"), Vec::new());
        let mut lines = vec![format!("check_open(self, {of:?})")];
        if is_iterator {
            lines.push("if self._is_done_:".into());
            lines.push("    raise StopIteration".into());
        }
        // (Arguments that are not of their sort are told before.)
        let (mut inside, mut passed) = (Vec::new(), vec![given[0].clone()]);
        for (i, argument) in given[1..].iter().enumerate() {
            inside.push(format!("g{i} = {argument}"));
            passed.push(format!("g{i}"));
        }
        inside.extend(written.iter().cloned());
        let (begin, end) = match around {
            Around::All => (None, "end"),
            Around::Shared => (Some("begin_shared"), "end_shared"),
            Around::Exclusive => (Some("begin"), "end"),
            Around::Closure => (Some("begin_closure"), "end"),
        };
        inside.push(format!("check_thread(self, {of:?})"));
        if let Some(begin) = begin {
            inside.push(format!("{begin}(self, {why:?})"));
        }
        inside.push("called(self)".into());
        let called = format!(
            "c_external({of_python}, SPEC_{name}, {}, {bytes})",
            passed.join(", ")
        );
        inside.push(match out {
            Some(_) => format!("value = {called}"),
            None => called,
        });
        inside.push("status = status_of_call()".into());
        inside.push("given = bytes_of_call()".into());
        if written.is_empty() {
            lines.extend(inside);
        } else {
            lines.push("w = Writer()".into());
            lines.push("try:".into());
            lines.extend(inside.into_iter().map(|line| format!("    {line}")));
            lines.push("finally:".into());
            lines.push("    free(w.bytes)".into());
        }
        lines.push(format!("{end}(self)"));
        lines.push("if status != 0:".into());
        lines.push("    fail(status, given)".into());
        match (is_iterator, signature.result.passing()) {
            (true, _) => {
                let read = self.reader(&signature.result);
                lines.extend(
                    [
                        "r = Reader(given)",
                        "try:",
                        "    if read_byte(r) == 0:",
                        "        self._is_done_ = True",
                        "        raise StopIteration",
                    ]
                    .map(String::from),
                );
                lines.push(format!("    return {read}(r)"));
                lines.push("finally:".into());
                lines.push("    free(given)".into());
            }
            (_, Passing::Nothing) => {}
            (_, Passing::Int) => lines.push("return cast(Signed, value)".into()),
            (_, Passing::Float | Passing::Bool | Passing::Char) => {
                lines.push("return value".into())
            }
            _ => {
                let read = self.reader(&signature.result);
                lines.push("try:".into());
                lines.push(format!("    return {read}(Reader(given))"));
                lines.push("finally:".into());
                lines.push("    free(given)".into());
            }
        }
        let lines = lines.into_iter().map(|line| (format!("    {line}"), span));
        let params = parameters(signature);
        self.function(&format!("def {name}(self{params}):"), lines.collect());
    }
}

/// What something that Python calls is known by, in words.
fn words(callback: &Callback) -> String {
    match &callback.callee {
        Callee::Closure(signature) | Callee::Iterator(signature) => types(signature),
        Callee::Object { of, .. } => of.name.clone(),
    }
}

fn types(signature: &Signature) -> String {
    let types: Vec<String> = signature.types().map(Type::to_string).collect();
    types.join(" ")
}

/// The parameters behind `self`.
fn parameters(signature: &Signature) -> String {
    (0..signature.params.len())
        .map(|i| format!(", a{i}"))
        .collect()
}

/// The C function that calls a method with a result of this type by itself.
fn c_function(name: &str, index: usize, signature: &Signature, out: Option<&str>) -> String {
    let scalars: Vec<&str> = (signature.params.iter())
        .filter_map(|ty| Some(scalar(ty.passing())?.1))
        .collect();
    let declared = scalars
        .iter()
        .enumerate()
        .map(|(i, ty)| format!(", {ty} a{i}"));
    let declared: String = declared.collect();
    let types: String = scalars.iter().map(|ty| format!(", {ty}")).collect();
    let given: String = (0..scalars.len()).map(|i| format!(", a{i}")).collect();
    let (result, variable, of_type, passed, back) = match out {
        Some(ty) => (
            ty,
            format!("    {ty} out = 0;\n"),
            format!(", {ty} *"),
            ", &out",
            "    return out;\n",
        ),
        None => ("void", String::new(), String::new(), "", ""),
    };
    format!(
        "RPY_UNUSED static {result} rpy_{name}(void *callback{declared}, void *bytes, rpy_signed n) {{\n    \
         const struct rpy_callback *c = callback;\n    struct rpy_given given = {{NULL, 0, rpy_given_alloc}};\n{variable}    \
         int32_t status = ((int32_t (*)(void *{types}, const uint8_t *, size_t{of_type}, struct rpy_given *))c->methods[{index}])\n        \
         (c->data{given}, bytes, (size_t)n{passed}, &given);\n    rpy_callback_called(status, &given);\n{back}}}\n"
    )
}

/// How a closure, or an iterator, may be declared.
fn shown(signature: &Signature, is_iterator: bool) -> String {
    let params: Vec<String> = signature.params.iter().map(Type::to_string).collect();
    let params = params.join(", ");
    let result = match (signature.fallible, &signature.result) {
        (true, result) => format!(" -> Result<{result}, …>"),
        (false, Type::Unit) => String::new(),
        (false, result) => format!(" -> {result}"),
    };
    match (is_iterator, signature.exclusive) {
        (true, _) => format!("impl Iterator<Item = {}>", signature.result),
        (false, true) => format!("impl FnMut({params}){result}"),
        (false, false) => format!("impl Fn({params}){result}"),
    }
}

/// What Python calls, of a type.
pub fn callback_of(ty: &Type) -> Option<&Callback> {
    match ty {
        Type::Callback(callback) => Some(callback),
        _ => None,
    }
}
