//! What Python says of declared functions and classes, for rustdoc: the docstring, and the signature with the types that were
//! found.

use super::docstring::markdown;
use super::Documented;
use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::{Annotated, Desc, SpecPart};
use crate::annotate::types::model::Kind;
use crate::ffi::EntryPoint;
use crate::host::heap::Heap;
use crate::host::object::{Function, ObjId, Object};
use crate::host::Session;
use crate::spec::{Call, Type};

/// Something declared that Python has.
#[derive(Clone)]
pub struct Described {
    pub entry: EntryPoint,
    /// The function of the module that it calls.
    pub function: Option<ObjId>,
    /// The class that it is of.
    pub class: Option<ObjId>,
    /// The Python file.
    pub file: String,
    /// What Python shows of the defaults of its parameters.
    pub defaults: Vec<(ObjId, String)>,
}

impl Described {
    /// What it is in Python, and whether its first parameter is an object or a class, which no argument gives.
    fn called(&self, heap: &Heap) -> (Option<ObjId>, bool) {
        let of_class = |name: &str| {
            heap.lookup_in_class(self.class?, name)
                .map(|(_, found)| found)
        };
        let called = match &self.entry.call {
            Call::Function(_) => self.function,
            Call::New(_) => of_class("__init__"),
            Call::Static(_, name) | Call::Method(_, name) | Call::Get(_, name) => of_class(name),
            Call::Is(_) | Call::Set(..) | Call::Repr(_) | Call::Str(_) | Call::Next(..) => None,
        };
        match called.map(|called| heap.get(called)) {
            Some(Object::StaticMethod(func)) => (Some(*func), false),
            Some(Object::ClassMethod(func)) => (Some(*func), true),
            Some(Object::Property(property)) => (property.get, true),
            _ => (called, self.class.is_some()),
        }
    }

    /// The same with its defaults.
    pub fn with_defaults(mut self, session: &mut Session) -> Described {
        let (called, _) = self.called(&session.heap);
        if let Some(function) = called.and_then(|called| session.heap.function(called)) {
            let by_name = function.kwdefaults.values();
            let all: Vec<ObjId> = function.defaults.iter().chain(by_name).copied().collect();
            for default in all {
                let shown = session.repr(default).map(|text| text.to_string());
                let shown = shown.unwrap_or_else(|_| session.heap.repr_short(default));
                self.defaults.push((default, shown));
            }
        }
        self
    }
}

/// What Python says of a module: known by its file.
pub fn of_module(heap: &Heap, module: ObjId, file: &str) -> Documented {
    let doc = heap.module_attr(module, "__doc__");
    let doc = doc
        .and_then(|doc| heap.as_str(doc))
        .map(|doc| markdown(doc));
    let doc = doc.map_or(String::new(), |doc| format!("{doc}\n\n"));
    Documented {
        symbol: file.into(),
        text: format!("{doc}In Python, `{file}`"),
    }
}

/// What is described, when its types are known.
pub fn documented(
    session: &mut Session,
    annotated: &mut Annotated,
    described: &[Described],
) -> Vec<Documented> {
    let annotator = Annotator::new(session, annotated);
    let of = described.iter();
    of.filter_map(|of| described_by(&annotator, of)).collect()
}

fn described_by(annotator: &Annotator<'_>, of: &Described) -> Option<Documented> {
    let (entry, heap) = (&of.entry, &annotator.session.heap);
    let (called, bound) = of.called(heap);
    let function = called.and_then(|called| heap.function(called));
    let (doc, signature) = match &entry.call {
        Call::Is(_) => {
            let class = heap.class(of.class?)?;
            let bases = class
                .bases
                .iter()
                .filter(|&&base| base != heap.types.object);
            let bases = bases.filter_map(|&base| Some(&*heap.class(base)?.name));
            let bases: Vec<_> = bases.collect();
            let bases = match &bases[..] {
                [] => String::new(),
                bases => format!("({})", bases.join(", ")),
            };
            let doc = class.dict.get("__doc__").copied();
            (doc, format!("class {}{bases}", class.name))
        }
        Call::Get(_, name) => {
            let doc = function.and_then(|function| function.doc);
            (doc, format!("{name}: {}", entry.result.python()))
        }
        Call::Set(_, name) => {
            let value = entry.params.last()?;
            (None, format!("{name}: {}", value.ty.python()))
        }
        Call::Repr(_) | Call::Str(_) | Call::Next(..) => return None,
        Call::Function(_) | Call::New(_) | Call::Static(..) | Call::Method(..) => {
            let function = function?;
            (function.doc, signature(annotator, of, function, bound))
        }
    };
    let doc = doc
        .and_then(|doc| heap.as_str(doc))
        .map(|doc| markdown(doc));
    let doc = doc.map_or(String::new(), |doc| format!("{doc}\n\n"));
    // (A default may have a quote of Markdown's in it.)
    let quote = if signature.contains('`') { "``" } else { "`" };
    Some(Documented {
        symbol: entry.symbol.clone(),
        text: format!("{doc}In Python, `{}`: {quote}{signature}{quote}", of.file),
    })
}

/// A function as Python has it. Of what Rust gives, the types are declared, and all others follow from those.
fn signature(
    annotator: &Annotator<'_>,
    of: &Described,
    function: &Function,
    bound: bool,
) -> String {
    let (entry, code) = (&of.entry, &function.code);
    let object = usize::from(entry.call.has_object());
    let mut given = entry.params.iter().skip(object);
    let found = types_found(annotator, function);
    let positional = code.argcount as usize;
    let named = positional + code.kwonlyargcount as usize;
    let first_default = positional - function.defaults.len();
    let with_type = |name: &str, ty: &str| match ty {
        "" => name.to_string(),
        ty => format!("{name}: {ty}"),
    };
    // What takes all others by position, or says that what follows is given by name.
    let star = || match code.flags.varargs {
        true => format!("*{}", with_type(&code.locals[named], &found.star)),
        false => "*".to_string(),
    };
    let mut params = Vec::new();
    for (index, name) in code.locals[..named].iter().enumerate() {
        if index == positional {
            params.push(star());
        }
        if bound && index == 0 && positional > 0 {
            continue;
        }
        // (What may be left out is passed by its name.)
        let by_name = entry
            .params
            .iter()
            .find(|param| param.optional && *param.name == **name);
        let by_place = || {
            given
                .next()
                .filter(|param| index < positional && !param.optional)
        };
        let ty = match by_name.or_else(by_place).map(|param| &param.ty) {
            Some(Type::Option(ty)) if by_name.is_some() => Some(ty.python()),
            Some(ty) => Some(ty.python()),
            None => (found.named.get(index))
                .filter(|text| !text.is_empty())
                .cloned(),
        };
        let default = match index.checked_sub(first_default) {
            Some(at) if index < positional => function.defaults.get(at),
            _ => function.kwdefaults.get(name),
        };
        let ty = ty.map_or(String::new(), |ty| format!(": {ty}"));
        let default = default.and_then(|default| of.defaults.iter().find(|(it, _)| it == default));
        let default = default.map(|(_, shown)| format!(" = {shown}"));
        params.push(format!("{name}{ty}{}", default.unwrap_or_default()));
        if index + 1 == code.posonlyargcount as usize {
            params.push("/".to_string());
        }
    }
    if named == positional && code.flags.varargs {
        params.push(star());
    }
    if code.flags.varkeywords {
        let at = named + usize::from(code.flags.varargs);
        params.push(format!(
            "**{}",
            with_type(&code.locals[at], &found.keywords)
        ));
    }
    let name = match &entry.call {
        Call::New(class) => class.in_python(),
        _ => &*function.name,
    };
    let result = entry.result.python();
    format!("{name}({}) -> {result}", params.join(", "))
}

/// The types that a function's parameters have been found to have, in all versions of it; of what takes all others, those of its
/// items.
#[derive(Default)]
struct Found {
    named: Vec<String>,
    star: String,
    keywords: String,
}

fn types_found(annotator: &Annotator<'_>, function: &Function) -> Found {
    let code = &function.code;
    let count = (code.argcount + code.kwonlyargcount) as usize;
    let mut named: Vec<Vec<String>> = vec![Vec::new(); count];
    let (mut star, mut keywords) = (Vec::new(), Vec::new());
    for desc in annotator.a.descs.values() {
        let Desc::Function(desc) = desc else { continue };
        // (Versions of a method are of functions of their own, with its code.)
        let of = annotator.session.heap.function(desc.func);
        if !of.is_some_and(|it| std::rc::Rc::ptr_eq(&it.code, &function.code)) {
            continue;
        }
        for (key, &graph) in &desc.graphs {
            let inputs = annotator.a.graphs[graph].params();
            let by_name = key.0.iter().find_map(|part| match part {
                SpecPart::Keywords(names) => Some(names.len()),
                _ => None,
            });
            let by_name = inputs.len() - by_name.unwrap_or(0);
            for (index, &input) in inputs.iter().enumerate() {
                let value = &annotator.a.bindings[graph][input];
                if value.is_impossible() {
                    continue;
                }
                let (found, value) = match &value.kind {
                    _ if index < count => (&mut named[index], value),
                    _ if index >= by_name => (&mut keywords, value),
                    // (A list that is given as a whole.)
                    Kind::Seq(item) => (&mut star, &**item),
                    _ => (&mut star, value),
                };
                let text = annotator.type_text(value, 0);
                if !found.contains(&text) {
                    found.push(text);
                }
            }
        }
    }
    Found {
        named: named.iter().map(|texts| texts.join(" | ")).collect(),
        star: star.join(" | "),
        keywords: keywords.join(" | "),
    }
}
