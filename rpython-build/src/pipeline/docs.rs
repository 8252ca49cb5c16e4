//! What Python says of declared functions and classes, for rustdoc.

use super::Documented;
use crate::ffi::EntryPoint;
use crate::host::object::{Function, ObjId, Object};
use crate::host::Session;
use crate::spec::{Call, Type};

/// What Python says of what an entry point calls: of this function; or of something of this class.
pub fn documented(
    session: &Session,
    entry: &EntryPoint,
    function: Option<ObjId>,
    class: Option<ObjId>,
    file: &str,
) -> Option<Documented> {
    let heap = &session.heap;
    let of_class = |name: &str| heap.lookup_in_class(class?, name).map(|(_, found)| found);
    let called = match &entry.call {
        Call::Function => function,
        Call::New(_) => of_class("__init__"),
        Call::Static(_, name) | Call::Method(_, name) | Call::Get(_, name) => of_class(name),
        Call::Is(_) => {
            let doc = heap.class(class?)?.dict.get("__doc__")?;
            let text = cleaned(heap.as_str(*doc)?);
            return Some(Documented {
                symbol: entry.symbol.clone(),
                text,
            });
        }
        Call::Set(..) | Call::Repr(_) | Call::Str(_) | Call::Next(..) => None,
    };
    // (What comes first is an object or a class, which no argument gives.)
    let (function, bound) = match heap.get(called?) {
        Object::StaticMethod(func) => (*func, false),
        Object::ClassMethod(func) => (*func, true),
        Object::Property(property) => (property.get?, true),
        _ => (called?, class.is_some()),
    };
    let function = heap.function(function)?;
    let text = cleaned(heap.as_str(function.doc?)?);
    let signature = signature(entry, function, bound);
    Some(Documented {
        symbol: entry.symbol.clone(),
        text: format!("{text}\n\nIn Python, `{file}`: `{signature}`"),
    })
}

/// Python's names, with the types that are declared: those are what all others are inferred from.
fn signature(entry: &EntryPoint, function: &Function, bound: bool) -> String {
    let object = matches!(entry.call, Call::Method(..) | Call::Get(..));
    let types = entry.params.iter().skip(usize::from(object));
    let code = &function.code;
    let names = code.locals[..code.argcount as usize].iter();
    let mut names = names.skip(usize::from(bound));
    let params: Vec<_> = types
        .map(|param| match &param.ty {
            // (It is passed by its name.)
            Type::Option(given) if param.optional => {
                format!("{}: {} = ...", param.name, given.python())
            }
            ty => {
                let name = names.next().map_or(&*param.name, |name| name);
                format!("{name}: {}", ty.python())
            }
        })
        .collect();
    let name = match &entry.call {
        Call::New(class) => &class.name,
        _ => &*function.name,
    };
    let result = entry.result.python();
    format!("{name}({}) -> {result}", params.join(", "))
}

/// A docstring without the indentation of the lines behind the first, and without empty lines around it.
fn cleaned(text: &str) -> String {
    let mut lines: Vec<&str> = text.trim().lines().map(str::trim_end).collect();
    let indent = |line: &&str| line.len() - line.trim_start().len();
    let indents = lines.iter().skip(1).filter(|line| !line.is_empty());
    let common = indents.map(indent).min().unwrap_or(0);
    for line in lines.iter_mut().skip(1) {
        *line = line.get(common..).unwrap_or_default();
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::cleaned;

    #[test]
    fn docstrings_have_no_indentation() {
        let text = "\n    Adds.\n\n    Returns:\n        the sum  \n    ";
        assert_eq!(cleaned(text), "Adds.\n\nReturns:\n    the sum");
        assert_eq!(cleaned("One line."), "One line.");
    }
}
