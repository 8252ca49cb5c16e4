//! Annotated graphs as text, for `cargo rpython --emit=annotated`.

use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::*;
use crate::host::Session;
use crate::ir::model::*;
use crate::ir::text;
use std::fmt::Write;

/// All graphs of the program, each with the annotations of its variables below its blocks.
pub fn dump(session: &mut Session, annotated: &mut Annotated) -> String {
    let graphs: Vec<GraphId> = annotated.reached_graphs.iter().copied().collect();
    let mut out = String::new();
    for id in graphs {
        out.push_str(&dump_graph(session, annotated, id));
        out.push('\n');
    }
    out
}

/// The graphs as they were before annotation, in the order in which they were reached.
pub fn flow_graphs(session: &Session, annotated: &Annotated) -> String {
    let graphs = annotated.state.base_graphs.values().flatten();
    let mut out = String::new();
    for graph in graphs {
        out.push_str(&text::print_raw(graph, session));
        out.push('\n');
    }
    out
}

/// One graph.
pub fn dump_graph(session: &mut Session, annotated: &mut Annotated, id: GraphId) -> String {
    let text = text::print_raw(&annotated.graphs[id], &*session);
    let annotator = Annotator::new(session, annotated);
    let mut out = text;
    for (var, data) in annotator.a.graphs[id].vars.iter() {
        let value = &annotator.a.bindings[id][var];
        if value.is_impossible() {
            continue;
        }
        let name = data.name.as_deref().unwrap_or("");
        let _ = writeln!(out, "  # {var} {name}: {}", annotator.precise_text(value));
    }
    out
}
