//! What is no error and probably a mistake: it is translated, and raises whenever it runs.

use super::annotator::BlockState;
use super::defs::{Annotated, Map};
use super::model::{Kind, SomeValue};
use crate::diag::{Diagnostic, Severity};
use crate::flow::model::*;
use crate::flow::op::HlOp;
use crate::host::Session;
use crate::source::Span;

/// An attribute of what is always `None`.
const ALWAYS_NONE: &str = "RP0412";

/// The warnings for an annotated program.
pub fn warnings(session: &Session, annotated: &Annotated) -> Vec<Diagnostic> {
    // A place may be in several copies of a function: what counts is that it raises in all.
    let mut places: Map<Span, Option<String>> = Map::default();
    for (graph, _) in annotated.graphs.iter() {
        for &block in &annotated.reached[graph] {
            let data = &annotated.graphs[graph].blocks[block];
            let end = match annotated.state.blocks[graph][block] {
                BlockState::Blocked(at) | BlockState::Raises(at) => at as usize + 1,
                _ => data.ops.len(),
            };
            for op in data.ops.iter().take(end) {
                let Some(span) = op.span.filter(|_| op.code == HlOp::GetAttr) else {
                    continue;
                };
                let none = is_none(session, annotated, graph, &op.args[0]);
                let name = op.args[1].constant();
                let name = name.and_then(|name| session.heap.as_str(*name));
                let name = name.filter(|_| none).map(|name| name.to_string());
                places
                    .entry(span)
                    .and_modify(|known| {
                        if !none {
                            *known = None;
                        }
                    })
                    .or_insert(name);
            }
        }
    }
    let places = places
        .into_iter()
        .filter_map(|(span, name)| Some((span, name?)));
    places
        .filter(|(span, _)| !session.sources.file(span.file).name.starts_with('<'))
        .map(|(span, name)| Diagnostic {
            severity: Severity::Warning,
            ..Diagnostic::error(ALWAYS_NONE, format!("`None` has no attribute `{name}`"))
                .at(span, "this always raises AttributeError")
        })
        .collect()
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
