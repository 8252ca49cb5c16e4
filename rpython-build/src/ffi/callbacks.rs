//! Closures and iterators of Rust's, as wrappers hand them over: a class for each type, and the function that calls.

use super::wrappers::Codecs;
use crate::source::Span;
use rpython_spec::{Callback, Passing, Sort, Type};

/// The class of closures of a type.
pub struct CallbackClass {
    /// What is called.
    pub callback: Callback,
    /// The name of the class.
    pub name: String,
    /// The function that its objects are called by, with the object in front.
    pub call: String,
    /// The parameter in the Rust file, of one that has this type.
    pub span: Span,
}

/// How a scalar is called in Python and in C.
fn scalar(passing: Passing) -> Option<(&'static str, &'static str)> {
    Some(match passing {
        Passing::Int => ("I64", "int64_t"),
        Passing::Float => ("Float", "double"),
        Passing::Bool => ("Bool", "bool"),
        Passing::Char => ("UniChar", "uint32_t"),
        Passing::Handle => ("Address", "void *"),
        _ => return None,
    })
}

impl Codecs<'_> {
    /// The name of the class for a type.
    pub fn callback(&mut self, callback: &Callback, span: Span) -> String {
        let known = self
            .callbacks
            .iter()
            .find(|known| known.callback == *callback);
        if let Some(known) = known {
            return known.name.clone();
        }
        let number = self.callbacks.len();
        let (name, call) = (format!("Callback_{number}"), format!("call_{number}"));
        self.callbacks.push(CallbackClass {
            callback: callback.clone(),
            name: name.clone(),
            call: call.clone(),
            span,
        });
        self.call(callback, number, &call, span);
        let params: Vec<String> = (0..callback.params.len())
            .map(|i| format!(", a{i}"))
            .collect();
        let params = params.concat();
        let base = match callback.kept {
            true => "KeptCallback",
            false => "Callback",
        };
        let body = match callback.sort {
            Sort::Fn | Sort::FnMut => {
                format!("    def __call__(self{params}):\n        return {call}(self{params})\n")
            }
            Sort::Iterator => format!(
                "    def __iter__(self):\n        return self\n\n    def __next__(self):\n        return {call}(self)\n"
            ),
        };
        self.function(&format!("class {name}({base}):"), vec![(body, span)]);
        name
    }

    /// The function that calls.
    fn call(&mut self, callback: &Callback, number: usize, name: &str, span: Span) {
        let out = match callback.sort {
            Sort::Iterator => None,
            Sort::Fn | Sort::FnMut => scalar(callback.result.passing()),
        };
        let mut given = vec!["self._callback".to_string()];
        let mut written = Vec::new();
        let mut params = String::new();
        for (i, ty) in callback.params.iter().enumerate() {
            params.push_str(&format!(", a{i}"));
            match ty.passing() {
                // (What is no number of the right sort is an error.)
                Passing::Int => given.push(format!("cast(I64, a{i} | 0)")),
                Passing::Float => given.push(format!("a{i} * 1.0")),
                Passing::Bool => given.push(format!("not not a{i}")),
                Passing::Char => given.push(format!("cast(UniChar, char_code(a{i}))")),
                Passing::Handle => given.push(format!("handle_new(a{i})")),
                _ => written.push(format!("{}(w, a{i})", self.writer(ty))),
            }
        }
        let bytes = match written.is_empty() {
            true => "nullptr(RAW_BYTES), 0",
            false => "w.bytes, w.at",
        };
        let (of_python, of_c) = out.unwrap_or(("Void", "void"));
        let spec = format!(
            "(\"rpy_call_{number}\", \"\", \"\", False, {:?}, True)",
            c_function(callback, number, out.map(|_| of_c))
        );
        self.function(&format!("SPEC_{number} = {spec}"), Vec::new());
        let mut lines = vec!["check_open(self)".to_string()];
        let is_exclusive = callback.sort != Sort::Fn;
        if callback.sort == Sort::Iterator {
            lines.push("if self._is_done:".into());
            lines.push("    raise StopIteration".into());
        }
        let mut inside = written.clone();
        if is_exclusive {
            inside.push("begin(self)".into());
        }
        let call = format!(
            "c_external({of_python}, SPEC_{number}, {}, {bytes})",
            given.join(", ")
        );
        inside.push(match out {
            Some(_) => format!("value = {call}"),
            None => call,
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
        lines.push("end(self)".into());
        lines.push("if status != 0:".into());
        lines.push("    fail(status, given)".into());
        match (callback.sort, callback.result.passing()) {
            (Sort::Iterator, _) => {
                let read = self.reader(&callback.result);
                lines.extend(
                    [
                        "r = Reader(given)",
                        "try:",
                        "    if read_byte(r) == 0:",
                        "        self._is_done = True",
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
                let read = self.reader(&callback.result);
                lines.push("try:".into());
                lines.push(format!("    return {read}(Reader(given))"));
                lines.push("finally:".into());
                lines.push("    free(given)".into());
            }
        }
        let lines = lines.into_iter().map(|line| (format!("    {line}"), span));
        self.function(&format!("def {name}(self{params}):"), lines.collect());
    }
}

/// The C function that calls a closure with a result of this type by itself.
fn c_function(callback: &Callback, number: usize, out: Option<&str>) -> String {
    let scalars: Vec<&str> = (callback.params.iter())
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
        "RPY_UNUSED static {result} rpy_call_{number}(void *callback{declared}, void *bytes, rpy_signed n) {{\n    \
         const struct rpy_callback *c = callback;\n    struct rpy_given given = {{NULL, 0}};\n{variable}    \
         int32_t status = ((int32_t (*)(void *{types}, const uint8_t *, size_t{of_type}, struct rpy_given *))c->call)\n        \
         (c->data{given}, bytes, (size_t)n{passed}, &given);\n    rpy_callback_called(status, &given);\n{back}}}\n"
    )
}

/// How a closure, or an iterator, may be declared.
pub fn shown(callback: &Callback) -> String {
    let result = match (callback.fallible, &callback.result) {
        (true, result) => format!(" -> Result<{result}, …>"),
        (false, Type::Unit) => String::new(),
        (false, result) => format!(" -> {result}"),
    };
    let params: Vec<String> = callback.params.iter().map(Type::to_string).collect();
    let params = params.join(", ");
    match callback.sort {
        Sort::Fn => format!("impl Fn({params}){result}"),
        Sort::FnMut => format!("impl FnMut({params}){result}"),
        Sort::Iterator => format!("impl Iterator<Item = {}>", callback.result),
    }
}

/// Whether a type is a closure's.
pub fn callback_of(ty: &Type) -> Option<&Callback> {
    match ty {
        Type::Callback(callback) => Some(callback),
        _ => None,
    }
}
