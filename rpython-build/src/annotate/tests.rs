//! The lattice's laws, and the programs of `tests/annotate`.
//!
//! In a program, `# check: f(int, list[str]) -> Integer(nonneg)` says what `f` gives for these
//! argument types; `# error: f(int) -> RP0401 @ 12` which errors annotating it gives, in which
//! lines, in order.

use super::annotator::Annotator;
use super::defs::*;
use super::model::*;
use super::{annotate, dump, verify, Declared, EntryPoint};
use crate::diag::render;
use crate::flow::model::GraphId;
use crate::host::program;
use crate::host::Session;
use crate::lltype::IntKind;
use crate::source::SourceMap;
use std::path::PathBuf;

fn session() -> Session {
    let dir = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/annotate");
    program::new_session(SourceMap::new(), dir.clone(), vec![dir])
}

/// A type expression, from the front of the text.
fn parse_type(text: &mut &str) -> Declared {
    *text = text.trim_start();
    let end = text
        .find(|c: char| !c.is_alphanumeric() && c != '_')
        .unwrap_or(text.len());
    let (word, rest) = text.split_at(end);
    *text = rest;
    let mut args = Vec::new();
    if text.starts_with('[') {
        *text = &text[1..];
        while !text.starts_with(']') {
            args.push(parse_type(text));
            *text = text.trim_start_matches([',', ' ']);
        }
        *text = &text[1..];
    }
    let mut arg = || Box::new(args.remove(0));
    let ty = match word {
        "int" => Declared::Int,
        "r_uint" => Declared::Integer(IntKind::Unsigned),
        "float" => Declared::Float,
        "bool" => Declared::Bool,
        "char" => Declared::Char,
        "str" => Declared::Str,
        "bytes" => Declared::Bytes,
        "None" => Declared::None,
        "list" => Declared::List(arg()),
        "dict" => Declared::Dict(arg(), arg()),
        "tuple" => Declared::Tuple(args),
        other => panic!("no type {other}"),
    };
    if let Some(rest) = text.strip_prefix('?') {
        *text = rest;
        return Declared::Optional(Box::new(ty));
    }
    ty
}

/// `name(types…)`
fn parse_call(text: &str) -> (String, Vec<Declared>) {
    let (name, rest) = text.split_once('(').expect("name(types)");
    let mut rest = rest.trim_end().strip_suffix(')').expect("name(types)");
    let mut args = Vec::new();
    while !rest.trim().is_empty() {
        args.push(parse_type(&mut rest));
        rest = rest.trim_start_matches([',', ' ']);
    }
    (name.trim().to_string(), args)
}

fn run_file(module: &str, text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for line in text.lines() {
        let check = line.strip_prefix("# check: ").map(|c| (c, true));
        let check = check.or_else(|| line.strip_prefix("# error: ").map(|c| (c, false)));
        let Some((check, good)) = check else { continue };
        let (call, expected) = check.rsplit_once(" -> ").expect("call -> annotation");
        let (name, args) = parse_call(call);
        if std::env::var_os("ANNOTATE_DUMP").is_some() {
            println!("{module}.{call}");
        }
        let mut session = session();
        let obj = match program::import_program(&mut session, module) {
            Ok(obj) => obj,
            Err(errors) => {
                let shown: Vec<_> = errors
                    .iter()
                    .map(|e| render::text(&session.sources, e))
                    .collect();
                return vec![format!("{module}: {}", shown.join("\n"))];
            }
        };
        let func = session.heap.module_attr(obj, &name).expect("the function");
        let entry = EntryPoint {
            func,
            args,
            result: None,
            spans: vec![],
        };
        let found = match annotate(&mut session, &[entry]) {
            Ok(mut annotated) => {
                let entry = annotated.entries[0].graph;
                let var = annotated.graphs[entry].return_var();
                let value = annotated.bindings[entry][var].clone();
                let verified = verify::after_pass("annotate", &session, &annotated);
                let cx = Annotator::new(&mut session, &mut annotated);
                let mut shown = dump::show(&cx, &value);
                if let Err(problems) = verified {
                    shown.push_str(&format!(" BAD GRAPHS {problems:?}"));
                }
                let good = shown == expected;
                if !good && std::env::var_os("ANNOTATE_DUMP").is_some() {
                    println!("{}", dump::dump(&mut session, &mut annotated));
                }
                shown
            }
            Err(errors) if good => {
                let shown: Vec<_> = errors
                    .iter()
                    .map(|e| render::text(&session.sources, e))
                    .collect();
                shown.join("\n")
            }
            Err(errors) => {
                if std::env::var_os("ANNOTATE_DUMP").is_some() {
                    for error in &errors {
                        println!("{}", render::text(&session.sources, error));
                    }
                }
                let shown: Vec<String> = errors
                    .iter()
                    .map(|e| match &e.primary {
                        Some(p) => format!("{} @ {}", e.code, session.sources.line(p.span)),
                        None => e.code.to_string(),
                    })
                    .collect();
                shown.join(", ")
            }
        };
        if found != expected {
            wrong.push(format!(
                "{module}.{call}\n  expected {expected}\n  found    {found}"
            ));
        }
    }
    wrong
}

#[test]
fn programs() {
    let dir = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/annotate");
    let mut files: Vec<PathBuf> = std::fs::read_dir(&dir)
        .expect("the folder")
        .map(|e| e.expect("an entry").path())
        .collect();
    files.sort();
    let only = std::env::var("ANNOTATE_ONLY").ok();
    let mut wrong = Vec::new();
    for file in files
        .iter()
        .filter(|f| f.extension().is_some_and(|e| e == "py"))
    {
        let module = file
            .file_stem()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        if only.as_ref().is_some_and(|o| !module.contains(o.as_str())) {
            continue;
        }
        let text = std::fs::read_to_string(file).expect("the text");
        wrong.extend(run_file(&module, &text));
    }
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// Some of every kind that can be joined without a program.
fn samples(cx: &mut Annotator<'_>) -> Vec<SomeValue> {
    let list = cx.new_listdef(SomeValue::int());
    let three = cx.session.heap.new_int(3);
    let three = cx.immutable_value(three).expect("an int");
    let a = cx.session.heap.new_str("a");
    let a = cx.immutable_value(a).expect("a str");
    let none = cx.none();
    let key_error = cx.heap().types.key_error;
    let key_error = cx.classdef(key_error).expect("a class");
    let value_error = cx.heap().types.value_error;
    let value_error = cx.classdef(value_error).expect("a class");
    vec![
        SomeValue::IMPOSSIBLE,
        none,
        SomeValue::bool(),
        SomeValue::int(),
        SomeValue::nonneg_int(),
        three,
        SomeValue::integer(IntKind::Unsigned, true),
        SomeValue::float(),
        SomeValue::char(),
        a,
        SomeValue::str(),
        Kind::Str { nullable: true }.into(),
        SomeValue::bytes(),
        SomeValue::list(list),
        SomeValue::tuple(vec![SomeValue::int(), SomeValue::str()]),
        SomeValue::tuple(vec![SomeValue::nonneg_int(), SomeValue::char()]),
        SomeValue::tuple(vec![SomeValue::int()]),
        SomeValue::instance(key_error),
        SomeValue::instance(value_error),
        Kind::Instance {
            class: ClassDefId::OBJECT,
            nullable: true,
        }
        .into(),
    ]
}

#[test]
fn lattice_laws() {
    let mut session = session();
    let mut annotated = Annotated::default();
    let mut cx = Annotator::new(&mut session, &mut annotated);
    let samples = samples(&mut cx);
    for a in &samples {
        let twice = cx.union(a, a).expect("idempotent");
        assert!(cx.same(&twice, a), "{a:?}");
        for b in &samples {
            let (ab, ba) = (cx.union(a, b).ok(), cx.union(b, a).ok());
            match (ab, ba) {
                (Some(ab), Some(ba)) => {
                    assert!(cx.same(&ab, &ba), "{a:?} {b:?}: {ab:?} {ba:?}");
                    for side in [a, b] {
                        let above = cx.union(&ab, side).expect("an upper bound");
                        assert!(
                            cx.same(&above, &ab),
                            "{ab:?} is not above {side:?}: {above:?}"
                        );
                    }
                }
                (None, None) => {}
                (ab, ba) => panic!("{a:?} {b:?}: {ab:?} {ba:?}"),
            }
        }
    }
}

/// What the verifier says of a program once it is damaged.
fn damaged(damage: impl FnOnce(&mut Session, &mut Annotated, GraphId)) -> Vec<String> {
    let mut session = session();
    let module = program::import_program(&mut session, "basic").expect("a module");
    let func = session
        .heap
        .module_attr(module, "loop")
        .expect("a function");
    let entry = EntryPoint {
        func,
        args: vec![Declared::Int],
        result: None,
        spans: vec![],
    };
    let annotated = annotate(&mut session, &[entry]);
    let mut annotated = annotated.unwrap_or_else(|errors| panic!("{errors:?}"));
    let graph = annotated.entries[0].graph;
    damage(&mut session, &mut annotated, graph);
    let verified = verify::after_pass("test", &session, &annotated);
    verified.expect_err("the damage is seen")
}

#[test]
fn what_has_no_annotation_is_seen() {
    let found = damaged(|_, annotated, graph| {
        let result = annotated.graphs[graph].return_var();
        annotated.bindings[graph][result] = SomeValue::default();
    });
    assert!(
        found[0].contains("after `test`: basic.loop") && found[0].contains("has no annotation")
    );
    let found = damaged(|session, annotated, graph| {
        let result = annotated.graphs[graph].return_var();
        let text = session.heap.intern_name("text");
        let text = session.heap.intern(&text);
        annotated.bindings[graph][result].konst = Some(text);
    });
    assert!(found[0].contains("its constant is not"), "{found:?}");
}
