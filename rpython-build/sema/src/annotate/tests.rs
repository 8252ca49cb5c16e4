//! The lattice's laws. What programs are annotated as is in `tests/filetests/annotate`, what the verifier says in this
//! crate's `tests`.

use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::host::Session;
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
