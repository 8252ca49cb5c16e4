//! Annotated graphs as text, for `cargo rpython --emit=annotated`.

use super::annotator::Annotator;
use super::defs::*;
use super::model::*;
use crate::flow::model::*;
use crate::flow::text;
use crate::host::Session;
use std::fmt::Write;

/// All graphs of the program, each with the annotations of its variables below its blocks.
pub fn dump(session: &mut Session, annotated: &mut Annotated) -> String {
    let graphs: Vec<GraphId> = annotated.graphs.ids().collect();
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
        let _ = writeln!(out, "  # {var} {name}: {}", show(&annotator, value));
    }
    out
}

/// An annotation in the form of the lattice: `Integer(nonneg)`, `List(Str)`.
pub fn show(annotator: &Annotator<'_>, value: &SomeValue) -> String {
    show_at(annotator, value, 0)
}

fn show_at(cx: &Annotator<'_>, value: &SomeValue, depth: usize) -> String {
    if depth > 5 {
        return "…".into();
    }
    let inner = |s: &SomeValue| show_at(cx, s, depth + 1);
    let all = |items: &[SomeValue]| items.iter().map(inner).collect::<Vec<_>>().join(", ");
    let mut flags: Vec<String> = Vec::new();
    let name = match &value.kind {
        Kind::Impossible => "Impossible".to_string(),
        Kind::None => return "None".into(),
        Kind::Bool => "Bool".into(),
        Kind::Integer { nonneg, int, .. } => {
            if *int != crate::lltype::IntKind::Signed {
                flags.push(format!("{int:?}"));
            }
            if *nonneg && int.is_signed() {
                flags.push("nonneg".into());
            }
            "Integer".into()
        }
        Kind::Float => "Float".into(),
        Kind::SingleFloat => "SingleFloat".into(),
        Kind::Char => "Char".into(),
        Kind::Str { .. } => "Str".into(),
        Kind::Bytes { .. } => "Bytes".into(),
        Kind::ByteArray { .. } => "ByteArray".into(),
        Kind::List { def, .. } => {
            let def = cx.a.listdef(*def);
            flags.push(inner(&def.item));
            if def.resized {
                flags.push("resized".into());
            }
            match def.range_step {
                Some(RangeStep::Const(n)) => flags.push(format!("step={n}")),
                Some(RangeStep::Variable) => flags.push("step".into()),
                None => {}
            }
            "List".into()
        }
        Kind::Optional(value) => {
            flags.push(inner(value));
            "Optional".into()
        }
        Kind::Listed(list) => {
            flags.push(inner(list));
            "Listed".into()
        }
        Kind::Seq { item, .. } => {
            flags.push(inner(item));
            "Seq".into()
        }
        Kind::Tuple(items) => {
            flags.push(all(items));
            "Tuple".into()
        }
        Kind::Dict { def, .. } => {
            let def = cx.a.dictdef(*def);
            flags.push(inner(&def.key));
            flags.push(inner(&def.value));
            "Dict".into()
        }
        Kind::Set { def, frozen, .. } => {
            flags.push(inner(&cx.a.dictdef(*def).key));
            if *frozen {
                "FrozenSet".into()
            } else {
                "Set".into()
            }
        }
        Kind::Iterator { over, variant } => {
            flags.push(all(over));
            format!("Iterator.{variant:?}")
        }
        Kind::DictView { def, variant } => {
            flags.push(inner(&SomeValue::dict(*def)));
            format!("View.{variant:?}")
        }
        Kind::Slice(parts) => {
            flags.push(all(&parts[..]));
            "Slice".into()
        }
        Kind::Instance { class, .. } => {
            let name = &cx.a.classes[*class].name;
            flags.push(name.rsplit('.').next().unwrap_or(name).to_string());
            "Instance".into()
        }
        Kind::Pbc { descs, .. } => {
            for &desc in descs.iter() {
                flags.push(show_desc(cx, desc));
            }
            "Pbc".into()
        }
        Kind::Builtin(func) => {
            flags.push(func.name().into());
            "Builtin".into()
        }
        Kind::BuiltinMethod { recv, method } => {
            flags.push(format!("{}.{method}", inner(recv)));
            "BuiltinMethod".into()
        }
        Kind::Type => "Type".into(),
        Kind::Cell(def) => {
            flags.push(inner(&cx.a.listdef(*def).item));
            "Cell".into()
        }
        Kind::WeakRef { class, .. } => {
            flags.push(cx.a.classes[*class].name.clone());
            "WeakRef".into()
        }
        Kind::Builder { .. } => "Builder".into(),
        Kind::Ptr(ty) => {
            flags.push(format!("{ty:?}"));
            "Ptr".into()
        }
        Kind::LlAddress => "LlAddress".into(),
        Kind::LlType => "LlType".into(),
        Kind::Intrinsic(which) => {
            flags.push(which.name().into());
            "Intrinsic".into()
        }
        Kind::HostObject => "HostObject".into(),
        Kind::LlChar => "LlChar".into(),
    };
    if value.can_be_none() && !matches!(value.kind, Kind::Ptr(_) | Kind::Type) {
        flags.push("nullable".into());
    }
    if let Some(konst) = value.konst {
        if matches!(
            value.kind,
            Kind::Bool
                | Kind::Integer { .. }
                | Kind::Float
                | Kind::Char
                | Kind::Str { .. }
                | Kind::HostObject
        ) {
            flags.push(format!("const={}", cx.heap().repr_short(konst)));
        }
    }
    if flags.is_empty() {
        name
    } else {
        format!("{name}({})", flags.join(", "))
    }
}

fn show_desc(cx: &Annotator<'_>, desc: DescId) -> String {
    let tail = |name: &str| name.rsplit('.').next().unwrap_or(name).to_string();
    match &cx.a.descs[desc] {
        Desc::Function(d) => tail(&d.name),
        Desc::Method(d) => match d.self_class {
            Some(class) => format!("{}.{}", tail(&cx.a.classes[class].name), d.name),
            None => d.name.to_string(),
        },
        Desc::Class(d) => tail(&d.name),
        Desc::Frozen(d) => cx.heap().repr_short(d.obj),
        Desc::MethodOfFrozen(d) => format!("{}.{}", show_desc(cx, d.frozen), show_desc(cx, d.func)),
        Desc::Closure(d) => format!("closure {}", show_desc(cx, d.func)),
        Desc::Builtin(d) => d.func.name().into(),
    }
}
