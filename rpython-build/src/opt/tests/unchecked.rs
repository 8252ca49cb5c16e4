//! Builds without checks.

use super::*;

/// `f1` raises for a failed check: called where nothing handles it, and where something does.
const GRAPHS: &str = "graph f(v0: Signed, v1: Signed) -> Signed {
b0:
  v2: Bool = int_in_bounds(v0, v1)
  v3: Bool = likely(v2)
  switch v3: true -> b1(v0, v1) | false -> b2
b1(v4: Signed, v5: Signed):
  v6: Bool = int_in_bounds(v4, 5)
  v7: Bool = likely(v6)
  switch v7: true -> ret(v5) | false -> b3
b2:
  v8: Void = direct_call(<fn1>)
  v9: Void = unreachable(void)
  goto ret(0)
b3:
  v10: Void = direct_call(<fn1>)
  except: ok -> ret(0) | <data0: *Class> -> ret(-1)
}
graph g() -> Void {
b0:
  goto exc(<data2: *Class>, <data5: *Object>)
}";
const SIGNATURES: &[&str] = &["*fn(Signed, Signed) -> Signed", "*fn() -> Void"];

fn shown(unchecked: bool) -> String {
    let mut p = program(SIGNATURES, GRAPHS);
    p.failed_checks.insert(FuncId(1));
    p.dont_inline.insert(FuncId(1));
    let options = Options {
        unchecked,
        ..Options::default()
    };
    let checked = run(&mut p, &options, &mut after_pass);
    assert_eq!(checked, Ok(()));
    valid(&p);
    assert_eq!(
        call(&p, 0, &[3, 4]),
        call(&program(SIGNATURES, GRAPHS), 0, &[3, 4])
    );
    text::print(&p.graphs[GraphId(0)], &p)
}

#[test]
fn only_handled_checks_raise() {
    assert_eq!(shown(false).matches("direct_call").count(), 2);
    assert_eq!(shown(true).matches("direct_call").count(), 1);
}
