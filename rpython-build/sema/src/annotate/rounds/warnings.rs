//! What is no error and probably a mistake: it is translated, and raises whenever it runs.

use crate::annotate::coercions::optional::none_error;
use crate::annotate::ops::raising::NEVER;
use crate::annotate::rounds::annotator::BlockState;
use crate::annotate::types::defs::{Annotated, Map};
use crate::annotate::types::model::{Kind, SomeValue};
use crate::diag::{Diagnostic, Label, Severity};
use crate::front::code::CompareOp;
use crate::host::object::Object;
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
    all
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
    type Raised = (&'static str, String, Option<Label>);
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
                    let given = given_by(session, &annotated.graphs[graph], &op.args[0]);
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
            warning.labels.extend(given);
            warning
        })
        .collect()
}

/// The function of the program that gives a value which is always `None`.
fn given_by(session: &Session, graph: &Graph<Hl>, value: &Value<Hl>) -> Option<Label> {
    let var = value.var()?;
    let mut ops = graph.blocks.values().flat_map(|block| &block.ops);
    let op = ops.find(|op| op.result == var && op.code == HlOp::SimpleCall)?;
    let called = op.args[0].constant();
    let function = called.and_then(|&called| session.heap.function(called));
    let header = function.map(|function| (function.code.header(), &function.name));
    Some(match header {
        Some((span, name)) if !session.sources.is_own(span.file) => Label {
            span,
            message: format!("`{name}` always returns `None`"),
        },
        // (A method of Python's own: it changes the object.)
        _ => Label {
            span: op.span?,
            message: "this changes the object, and always returns `None`".into(),
        },
    })
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
