//! What is no error and probably a mistake: it is translated, and raises whenever it runs.

use crate::annotate::coercions::optional::none_error;
use crate::annotate::errors::reasons::stored;
use crate::annotate::ops::raising::NEVER;
use crate::annotate::rounds::annotator::BlockState;
use crate::annotate::types::defs::{Annotated, Map, Set};
use crate::annotate::types::model::{Kind, SomeValue};
use crate::diag::{Diagnostic, Label, Severity};
use crate::entity::EntityRef;
use crate::front::code::{BinaryOp, Code, CompareOp, Const, Instr, Name};
use crate::host::object::{ObjId, Object};
use crate::host::suggestions::{closest, name_elsewhere};
use crate::host::Session;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::source::Span;

/// An operation on what is always `None`.
const ALWAYS_NONE: &str = "RP0412";
/// A special method that Python 3 does not call.
const OLDER: &str = "RP0413";
/// A comparison of values that are never equal.
const NEVER_EQUAL: &str = "RP0414";

/// A function that calls itself without end.
const WITHOUT_END: &str = "RP0419";
/// A name that nothing is bound to.
const UNDEFINED: &str = "RP0303";

/// What is raised, caught or given as a cause is never an exception.
const NEVER_RAISED: &str = "RP0415";

/// Special methods of Python 2, and those that Python 3 calls in their place.
const OLDER_METHODS: &[(&str, &[&str])] = &[
    ("__nonzero__", &["__bool__"]),
    ("__div__", &["__truediv__", "__floordiv__"]),
    ("__idiv__", &["__itruediv__", "__ifloordiv__"]),
    ("__cmp__", &["__lt__", "__eq__"]),
    ("__getslice__", &["__getitem__"]),
    ("__setslice__", &["__setitem__"]),
    ("__delslice__", &["__delitem__"]),
];

/// The warnings for an annotated program.
pub fn warnings(session: &Session, annotated: &Annotated) -> Vec<Diagnostic> {
    let mut all = operations_on_none(session, annotated);
    all.extend(older_methods(session, annotated));
    all.extend(never_equal(session, annotated));
    all.extend(never_exceptions(session, annotated));
    all.extend(without_end(session, annotated));
    all.extend(undefined_names(session, annotated));
    all
}

/// Functions that call themselves before they do anything else that may end them.
fn without_end(session: &Session, annotated: &Annotated) -> Vec<Diagnostic> {
    let mut found: Map<Span, Diagnostic> = Map::default();
    for (id, graph) in annotated.graphs.iter() {
        let function = graph.func.and_then(|func| session.heap.function(func));
        let Some(function) = function.filter(|f| !session.sources.is_own(f.code.file)) else {
            continue;
        };
        let mut block = graph.start;
        let mut seen = Vec::new();
        let call = loop {
            let data = &graph.blocks[block];
            seen.push(block);
            let calls = |op: &&Op<Hl>| matches!(op.code, HlOp::SimpleCall | HlOp::CallArgs(_));
            let kind = |value: &Value<Hl>| annotated.annotation(id, value).kind;
            // (That a number is too large, or memory too small, is no end that is meant.)
            let is_number = |value: &Value<Hl>| {
                matches!(kind(value), Kind::Bool | Kind::Integer { .. } | Kind::Float)
            };
            // (What is done with an object, or with what holds objects, may run a method of theirs.)
            let is_plain = |value: &Value<Hl>| {
                matches!(
                    kind(value),
                    Kind::Str | Kind::Char | Kind::Bytes | Kind::None
                ) || is_number(value)
            };
            let raises = |op: &Op<Hl>| match op.code {
                HlOp::Binary(BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul)
                | HlOp::Inplace(BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul) => {
                    !op.args.iter().all(is_number)
                }
                code => {
                    let mut raised = code.info().raises.iter();
                    raised.any(|&name| name != "MemoryError") || !op.args.iter().all(is_plain)
                }
            };
            let ends = |op: &&Op<Hl>| calls(op) || raises(op);
            match (data.ops.iter().find(ends), &data.exits[..]) {
                (Some(op), _) => break Some(op).filter(calls),
                (None, [link]) if !seen.contains(&link.target) => block = link.target,
                _ => break None,
            }
        };
        let callees = call.and_then(|op| annotated.calls.get(&(id, op.result)));
        let itself = callees.is_some_and(|call| {
            let mut graphs = call.callees.iter().map(|callee| callee.graph);
            !call.callees.is_empty() && graphs.all(|graph| graph == Some(id))
        });
        let Some(span) = call.and_then(|op| op.span).filter(|_| itself) else {
            continue;
        };
        let message = format!("`{}` calls itself without end", function.name);
        found.entry(span).or_insert_with(|| Diagnostic {
            severity: Severity::Warning,
            ..Diagnostic::error(WITHOUT_END, message)
                .at(span, "this is reached whatever it is called with")
                .label(function.code.header(), "defined here")
                .help("return something before, where there is nothing left to do")
        });
    }
    found.into_values().collect()
}

/// The globals that code assigns or deletes, with that of the functions in it.
fn changed_globals<'a>(code: &'a Code, changed: &mut Set<&'a str>) {
    changed.extend(code.instrs.iter().filter_map(|instr| match *instr {
        Instr::StoreGlobal(i) | Instr::DeleteGlobal(i) | Instr::DeleteName(i) => {
            Some(&*code.names[i as usize])
        }
        _ => None,
    }));
    for value in &code.consts {
        if let Const::Code(inner) = value {
            changed_globals(inner, changed);
        }
    }
}

/// Names that nothing is bound to, in functions that nothing calls: those that are called are no program. (What Python 2 had
/// is for another Python; what was deleted was there when something was imported.)
fn undefined_names(session: &Session, annotated: &Annotated) -> Vec<Diagnostic> {
    let heap = &session.heap;
    let functions = || {
        let functions = (0..heap.len()).filter_map(|id| heap.function(ObjId::new(id)));
        functions.filter(|f| !session.sources.is_own(f.code.file))
    };
    let annotated = annotated.graphs.values().filter_map(|graph| graph.func);
    let mut known: Set<Span> = annotated
        .filter_map(|func| Some(heap.function(func)?.code.span))
        .collect();
    let mut changed: Set<&str> = Set::default();
    let bodies = session.importer.bodies.values().map(|code| &**code);
    for code in bodies.chain(functions().map(|function| &*function.code)) {
        changed_globals(code, &mut changed);
    }
    let mut found = Vec::new();
    for function in functions() {
        let code = &function.code;
        if !known.insert(code.span) {
            continue;
        }
        for (at, (instr, &span)) in code.instrs.iter().zip(&code.spans).enumerate() {
            let Instr::LoadGlobal(i) = *instr else {
                continue;
            };
            let name = &code.names[i as usize];
            let is_bound = heap.global(function.globals, name).is_some()
                || changed.contains(&**name)
                || name_elsewhere(name).is_some()
                || code.is_caught(at as u32);
            if is_bound {
                continue;
            }
            let names = [function.globals, heap.builtins];
            let names = names.into_iter().flat_map(|dict| heap.dict_str_items(dict));
            let names: Vec<Name> = names.map(|(known, _)| known).collect();
            let near = closest(name, names.iter().map(|known| &**known));
            let mut warning = Diagnostic {
                severity: Severity::Warning,
                ..Diagnostic::error(UNDEFINED, format!("name `{name}` is not defined"))
                    .at(span, "not found in this module")
                    .note(format!(
                        "nothing calls `{}` when the program runs",
                        function.name
                    ))
            };
            warning.help = near
                .map(|near| format!("did you mean `{near}`?"))
                .into_iter()
                .collect();
            found.push(warning);
        }
    }
    found
}

/// `raise` of what is never an exception, such causes, and `except` of no class of exceptions.
fn never_exceptions(session: &Session, annotated: &Annotated) -> Vec<Diagnostic> {
    let heap = &session.heap;
    let Some(helpers) = heap.dict_get_str(session.modules, "rpython.helpers.app_object") else {
        return Vec::new();
    };
    let never = NEVER.map(|(name, what, then)| (heap.module_attr(helpers, name), (what, then)));
    // A place may be in several copies of a function: what counts is that it raises in all.
    let mut places: Map<Span, Option<(&str, &str)>> = Map::default();
    for (graph, _) in annotated.graphs.iter() {
        for &block in &annotated.reached[graph] {
            for op in &annotated.graphs[graph].blocks[block].ops {
                let called = op.args.first().and_then(Value::constant).copied();
                let Some(span) = op.span.filter(|_| op.code == HlOp::SimpleCall) else {
                    continue;
                };
                let what = never
                    .iter()
                    .find(|(func, _)| called.is_some() && *func == called);
                let what = what.map(|(_, told)| *told);
                let known = places.entry(span).or_insert(what);
                *known = known.filter(|_| what.is_some());
            }
        }
    }
    let places = places
        .into_iter()
        .filter_map(|(span, found)| Some((span, found?)));
    places
        .filter(|&(span, _)| !session.sources.is_own(span.file))
        .map(|(span, (what, then))| Diagnostic {
            severity: Severity::Warning,
            ..Diagnostic::error(NEVER_RAISED, what).at(span, then)
        })
        .collect()
}

/// Classes that answer to names of Python 2 only: nothing asks them.
fn older_methods(session: &Session, annotated: &Annotated) -> Vec<Diagnostic> {
    let heap = &session.heap;
    let mut found = Vec::new();
    for (_, class) in annotated.classes.iter() {
        let Some(data) = heap.class(class.class).filter(|class| !class.builtin) else {
            continue;
        };
        for (older, now) in OLDER_METHODS {
            let Some(&method) = data.dict.get(*older) else {
                continue;
            };
            if now.iter().any(|now| data.dict.get(*now).is_some()) {
                continue;
            }
            let Some(span) = heap.function(method).map(|f| f.code.span) else {
                continue;
            };
            if session.sources.is_own(span.file) {
                continue;
            }
            let now: Vec<String> = now.iter().map(|now| format!("`{now}`")).collect();
            let message = format!("Python 3 does not call `{older}`");
            found.push(Diagnostic {
                severity: Severity::Warning,
                ..Diagnostic::error(OLDER, message)
                    .at(span, "")
                    .help(format!("it calls {}", now.join(" or ")))
            });
        }
    }
    found
}

/// `==` and `!=` of a number and text, or of bytes and text.
fn never_equal(session: &Session, annotated: &Annotated) -> Vec<Diagnostic> {
    let mut places: Map<Span, Option<(&str, &str, CompareOp)>> = Map::default();
    for (graph, _) in annotated.graphs.iter() {
        for &block in &annotated.reached[graph] {
            for op in &annotated.graphs[graph].blocks[block].ops {
                let HlOp::Compare(code @ (CompareOp::Eq | CompareOp::Ne)) = op.code else {
                    continue;
                };
                let Some(span) = op.span else {
                    continue;
                };
                let [a, b] = [0, 1].map(|n| sort(session, annotated, graph, &op.args[n]));
                let different = match (a, b) {
                    (Some(a), Some(b)) if a != b => Some((a, b, code)),
                    _ => None,
                };
                places
                    .entry(span)
                    .and_modify(|known| {
                        if different.is_none() {
                            *known = None;
                        }
                    })
                    .or_insert(different);
            }
        }
    }
    let places = places
        .into_iter()
        .filter_map(|(span, found)| Some((span, found?)));
    places
        .filter(|&(span, _)| !session.sources.is_own(span.file))
        .map(|(span, (a, b, code))| {
            let always = match code {
                CompareOp::Eq => "this is always False",
                _ => "this is always True",
            };
            let message = format!("`{a}` and `{b}` are never equal");
            let warning = Diagnostic {
                severity: Severity::Warning,
                ..Diagnostic::error(NEVER_EQUAL, message).at(span, always)
            };
            let help = match [a, b].contains(&"int") {
                true => "an item of `bytes` is an integer, one of `str` a `str`",
                false => crate::annotate::errors::elsewhere::TEXT,
            };
            warning.help(help)
        })
        .collect()
}

/// The type of a number, text or bytes.
fn sort(
    session: &Session,
    annotated: &Annotated,
    graph: GraphId,
    value: &Value<Hl>,
) -> Option<&'static str> {
    match value {
        Value::Var(var) => {
            let value = &annotated.bindings[graph][*var];
            match value.kind {
                _ if value.nullable => None,
                Kind::Integer { .. } => Some("int"),
                Kind::Str | Kind::Char => Some("str"),
                Kind::Bytes => Some("bytes"),
                _ => None,
            }
        }
        Value::Const(object) => match session.heap.get(*object) {
            Object::Int(_) => Some("int"),
            Object::Str(_) => Some("str"),
            Object::Bytes(_) => Some("bytes"),
            _ => None,
        },
    }
}

/// Attributes, items and the length of what is always `None`, and loops over it.
fn operations_on_none(session: &Session, annotated: &Annotated) -> Vec<Diagnostic> {
    // A place may be in several copies of a function: what counts is that it raises in all.
    type Raised = (&'static str, String, Given);
    let mut places: Map<(Span, HlOp), Option<Raised>> = Map::default();
    for (graph, _) in annotated.graphs.iter() {
        for &block in &annotated.reached[graph] {
            let data = &annotated.graphs[graph].blocks[block];
            let end = match annotated.state.blocks[graph][block] {
                BlockState::Blocked(at) | BlockState::Raises(at) => at as usize + 1,
                _ => data.ops.len(),
            };
            for op in data.ops.iter().take(end) {
                let asks = matches!(
                    op.code,
                    HlOp::GetAttr
                        | HlOp::Iter
                        | HlOp::Len
                        | HlOp::GetItem
                        | HlOp::GetSlice
                        | HlOp::Contains
                );
                let Some(span) = op.span.filter(|_| asks) else {
                    continue;
                };
                let raised = is_none(session, annotated, graph, &op.args[0]).then(|| {
                    let name = op.args.get(1).and_then(Value::constant);
                    let name = name.and_then(|name| session.heap.as_str(*name));
                    let (class, message) = match name.filter(|_| op.code == HlOp::GetAttr) {
                        Some(name) => (
                            "AttributeError",
                            format!("`None` has no attribute `{name}`"),
                        ),
                        None => none_error(op.code, &[], 0),
                    };
                    let given = given_by(session, annotated, graph, &op.args[0]);
                    (class, message, given)
                });
                let known = places.entry((span, op.code)).or_insert(raised.clone());
                *known = known.take().filter(|_| raised.is_some());
            }
        }
    }
    let places = places
        .into_iter()
        .filter_map(|((span, _), raised)| Some((span, raised?)));
    places
        .filter(|&(span, _)| !session.sources.is_own(span.file))
        .map(|(span, (class, message, given))| {
            let mut warning = Diagnostic::error(ALWAYS_NONE, message)
                .at(span, format!("this always raises {class}"));
            warning.severity = Severity::Warning;
            warning.labels.extend(given.labels);
            warning.help.extend(given.help.map(String::from));
            warning
        })
        .collect()
}

/// What is told of a value that is always `None`.
#[derive(Clone, Debug, Default)]
struct Given {
    labels: Vec<Label>,
    help: Option<&'static str>,
}

/// Where a value comes from that is always `None`: a function of the program, a method of Python's own that changes its
/// object, or both.
fn given_by(session: &Session, annotated: &Annotated, graph: GraphId, value: &Value<Hl>) -> Given {
    let mut given = Given::default();
    let data = &annotated.graphs[graph];
    let Some(op) = value.var().and_then(|var| operation_of(data, var)) else {
        return given;
    };
    if op.code == HlOp::GetAttr {
        let name = op.args[1]
            .constant()
            .and_then(|&name| session.heap.as_str(name));
        let of = annotated.annotation(graph, &op.args[0]).kind;
        if let (Kind::Instance(class), Some(name)) = (of, name) {
            let heap = &session.heap;
            let classes = heap.mro(annotated.classes[class].class).iter();
            let members = classes
                .filter_map(|&class| heap.class(class))
                .flat_map(|class| class.dict.values());
            let functions = members.flat_map(|&member| heap.functions_in(member));
            let mut codes = functions.filter_map(|func| Some(&heap.function(func)?.code));
            given
                .labels
                .extend(codes.find_map(|code| stored(code, name)).map(|span| Label {
                    span,
                    message: "nothing but `None` is assigned to it".into(),
                }));
        }
    }
    if op.code != HlOp::SimpleCall {
        return given;
    }
    let called = op.args[0].constant();
    let function = called.and_then(|&called| session.heap.function(called));
    let of_program = function.filter(|f| !session.sources.is_own(f.code.header().file));
    let Some(function) = of_program else {
        given.labels.extend(op.span.map(|span| Label {
            span,
            message: "this changes the object, and always returns `None`".into(),
        }));
        let method = annotated.annotation(graph, &op.args[0]).kind;
        let sorts = matches!(method, Kind::BuiltinMethod { method, .. } if method.name() == "sort");
        given.help = sorts.then_some("`sorted(…)` makes another list, in order");
        return given;
    };
    given.labels.push(Label {
        span: function.code.header(),
        message: format!("`{}` always returns `None`", function.name),
    });
    // What it returns may be what another one gives.
    let is_it = |(_, graph): &(GraphId, &Graph<Hl>)| graph.func == called.copied();
    if let Some((id, data)) = annotated.graphs.iter().find(is_it) {
        let links = data.blocks.values().flat_map(|block| &block.exits);
        let mut returned = links.filter(|link| link.target == data.ret);
        if let (Some(link), None) = (returned.next(), returned.next()) {
            let inner = given_by(session, annotated, id, &link.args[0]);
            given.labels.extend(inner.labels);
            given.help = inner.help;
        }
    }
    given
}

/// The operation that makes a value.
fn operation_of(graph: &Graph<Hl>, var: Var) -> Option<&Op<Hl>> {
    let mut ops = graph.blocks.values().flat_map(|block| &block.ops);
    ops.find(|op| op.result == var)
}

fn is_none(session: &Session, annotated: &Annotated, graph: GraphId, value: &Value<Hl>) -> bool {
    match value {
        Value::Var(var) => matches!(
            annotated.bindings[graph][*var],
            SomeValue {
                kind: Kind::None,
                ..
            }
        ),
        Value::Const(object) => *object == session.heap.none,
    }
}
