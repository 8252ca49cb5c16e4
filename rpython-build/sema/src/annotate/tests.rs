//! The lattice's laws, and the verifier. What programs are annotated as is in
//! `tests/filetests/annotate`.

use super::{annotate, verify, Declared, EntryPoint};
use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::rounds::annotator::Order;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::Mode;
use crate::host::Session;
use crate::ir::model::GraphId;
use crate::lltype::IntKind;
use crate::source::SourceMap;

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
    let or_none = |value: SomeValue| value.or_none().expect("one that meets `None`");
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
        or_none(SomeValue::str()),
        SomeValue::bytes(),
        SomeValue::list(list),
        SomeValue::tuple(vec![SomeValue::int(), SomeValue::str()]),
        SomeValue::tuple(vec![SomeValue::nonneg_int(), SomeValue::char()]),
        SomeValue::tuple(vec![SomeValue::int()]),
        SomeValue::instance(key_error),
        SomeValue::instance(value_error),
        or_none(SomeValue::instance(ClassDefId::OBJECT)),
        or_none(SomeValue::nonneg_int()),
        or_none(SomeValue::tuple(vec![SomeValue::int()])),
    ]
}

#[test]
fn lattice_laws() {
    let mut session = Session::new(SourceMap::new());
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
    let text = "def loop(n):\n    total = 0\n    for i in range(n):\n        total += i\n    return total\n";
    let mut session = Session::new(SourceMap::new());
    let module = session.new_module("m", false);
    let dict = session.heap.module(module).expect("a module").dict;
    let file = session.sources.add("m.py", text);
    let code = session.compile(file, Mode::Exec).expect("code");
    session.run_code(&code, dict, dict, &[]).expect("it runs");
    let func = session.heap.dict_get_str(dict, "loop").expect("a function");
    let entry = EntryPoint::new(func, vec![Declared::Int]);
    let annotated = annotate(&mut session, &[entry], Order::default());
    let mut annotated = annotated.unwrap_or_else(|errors| panic!("{errors:?}"));
    let graph = annotated.entries[0];
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
    assert!(found[0].contains("after `test`: m.loop") && found[0].contains("has no annotation"));
    let found = damaged(|session, annotated, graph| {
        let result = annotated.graphs[graph].return_var();
        let text = session.heap.intern_name("text");
        let text = session.heap.intern(&text);
        annotated.bindings[graph][result].konst = Some(text);
    });
    assert!(found[0].contains("its constant is not"), "{found:?}");
}
