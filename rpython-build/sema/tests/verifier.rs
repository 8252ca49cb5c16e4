//! The annotations' verifier.

use rpython_front::source::SourceMap;
use rpython_front::Mode;
use rpython_host::host::Session;
use rpython_ir::ir::model::GraphId;
use rpython_sema::annotate::rounds::annotator::Order;
use rpython_sema::annotate::types::defs::Annotated;
use rpython_sema::annotate::types::model::SomeValue;
use rpython_sema::annotate::{annotate, verify, Declared, EntryPoint};

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
