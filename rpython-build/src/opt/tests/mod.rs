//! Tests of the optimiser, on text: what a pass makes of a graph, and that the program does the
//! same on the LLInterpreter before and after.

use super::*;
use crate::flow::model::{Op, Value, Var};
use crate::flow::text;
use crate::llinterp::{Interp, Outcome, Val};
use crate::lltype::verify::{after_pass, verify_program};
use crate::lltype::{
    Container, Data, DataId, Field, Func, FuncBody, FuncId, LlConst, StandardException,
};

/// A program with some types, the exception classes `E0 > E1, E2`, and these graphs, which are
/// functions under the ids `<fn0>`, `<fn1>`, ….
fn program(signatures: &[&str], graphs: &str) -> LlProgram {
    let mut program = LlProgram {
        word_bits: 64,
        ..LlProgram::default()
    };
    let field = |name: &str, ty| Field {
        name: name.into(),
        ty,
        immutable: false,
    };
    let fixed = |name: &str, ty| Field {
        name: name.into(),
        ty,
        immutable: true,
    };
    let types = &mut program.types;
    let vtable = types.forward("Class", false);
    types.complete(
        vtable,
        vec![
            fixed("subclassrange_min", LlType::SIGNED),
            fixed("subclassrange_max", LlType::SIGNED),
        ],
    );
    let class = LlType::Ptr(Container::Struct(vtable));
    let object = types.forward("Object", true);
    types.complete(object, vec![fixed("typeptr", class)]);
    let point = types.forward("Point", true);
    let base = LlType::Inline(Container::Struct(object));
    types.complete(
        point,
        vec![
            field("super", base),
            field("x", LlType::SIGNED),
            field("y", LlType::SIGNED),
        ],
    );
    let exc = LlType::Ptr(Container::Struct(object));
    program.exc_type = Some(class);
    program.exc_value = Some(exc);
    for (i, (min, max)) in [(0, 3), (1, 2), (2, 3)].into_iter().enumerate() {
        program.data.push(Data {
            ty: LlType::Inline(Container::Struct(vtable)),
            value: Some(LlConst::Struct(vec![
                LlConst::signed(min),
                LlConst::signed(max),
            ])),
            name: format!("class{i}"),
        });
    }
    for i in 0..3u32 {
        program.data.push(Data {
            ty: LlType::Inline(Container::Struct(object)),
            value: Some(LlConst::Struct(vec![LlConst::Data(class, DataId(i))])),
            name: format!("instance{i}"),
        });
    }
    for (i, name) in ["BaseException", "MemoryError", "KeyError"]
        .into_iter()
        .enumerate()
    {
        program.exceptions.push(StandardException {
            name,
            class: LlConst::Data(class, DataId(i as u32)),
            instance: LlConst::Data(exc, DataId(i as u32 + 3)),
        });
    }
    for (i, signature) in signatures.iter().enumerate() {
        let mut p = text::Parser::new(signature);
        let ty = crate::lltype::text::parse_type(&mut program, &mut p).unwrap();
        let LlType::Ptr(Container::Func(ty)) = ty else {
            panic!("{signature}")
        };
        let body = FuncBody::Graph(GraphId(i as u32));
        program.funcs.push(Func {
            name: format!("f{i}"),
            ty,
            body,
        });
    }
    let graphs = text::parse_all::<Ll>(graphs, &mut program).unwrap_or_else(|e| panic!("{e}"));
    for graph in graphs {
        program.graphs.push(graph);
    }
    valid(&program);
    program
}

fn valid(program: &LlProgram) {
    let problems = verify_program(program);
    let shown: String = program
        .graphs
        .values()
        .map(|g| text::print_raw(g, program))
        .collect();
    assert!(problems.is_empty(), "{}\n{shown}", problems.join("\n"));
}

fn call(program: &LlProgram, func: u32, args: &[i64]) -> String {
    let args = args.iter().map(|&i| Val::Int(i.into())).collect();
    match Interp::new(program).call(FuncId(func), args) {
        Ok(Outcome::Returned(value)) => format!("{value:?}"),
        Ok(Outcome::Raised(etype, _)) => format!("raised {etype:?}"),
        other => format!("{other:?}"),
    }
}

/// Optimises; checks that function 0 does the same; gives the text of its graph.
fn optimised(signatures: &[&str], graphs: &str, calls: &[&[i64]]) -> String {
    let mut p = program(signatures, graphs);
    let before: Vec<String> = calls.iter().map(|args| call(&p, 0, args)).collect();
    let checked = run(&mut p, &Options::default(), &mut after_pass);
    assert_eq!(checked, Ok(()));
    valid(&p);
    let shown = text::print(&p.graphs[GraphId(0)], &p);
    let after: Vec<String> = calls.iter().map(|args| call(&p, 0, args)).collect();
    assert_eq!(before, after, "{shown}");
    shown
}

/// Like [`optimised`], and compares the text.
#[track_caller]
fn becomes(signatures: &[&str], graphs: &str, calls: &[&[i64]], expected: &str) {
    assert_eq!(optimised(signatures, graphs, calls), expected);
}

const INT_INT: &str = "*fn(Signed) -> Signed";

#[test]
fn constants_fold_through_branches() {
    becomes(
        &[INT_INT],
        "graph f(v0: Signed) -> Signed {
b0:
  v1: Signed = int_add(2, 3)
  v2: Bool = int_lt(v1, 10)
  switch v2: true -> b1(v0, v1) | false -> b2(v0)
b1(v3: Signed, v4: Signed):
  v5: Signed = int_mul(v3, v4)
  v6: Signed = int_add(v5, 0)
  goto ret(v6)
b2(v7: Signed):
  goto ret(v7)
}",
        &[&[3]],
        "graph f(v0: Signed) -> Signed {
b0:
  v1: Signed = int_mul(v0, 5)
  goto ret(v1)
}
",
    );
}

#[test]
fn jumps_thread_through_flags() {
    becomes(
        &[INT_INT],
        "graph f(v0: Signed) -> Signed {
b0:
  v1: Bool = int_lt(v0, 10)
  switch v1: true -> b1(v0, true) | false -> b1(v0, false)
b1(v2: Signed, v3: Bool):
  v4: Bool = bool_not(v3)
  switch v4: true -> ret(1) | false -> ret(v2)
}",
        &[&[3], &[30]],
        "graph f(v0: Signed) -> Signed {
b0:
  v1: Bool = int_lt(v0, 10)
  switch v1: true -> ret(v0) | false -> ret(1)
}
",
    );
}

#[test]
fn small_functions_are_inlined() {
    becomes(
        &[INT_INT, INT_INT],
        "graph f(v0: Signed) -> Signed {
b0:
  v1: Signed = direct_call(<fn1 g>, v0)
  v2: Signed = direct_call(<fn1 g>, v1)
  goto ret(v2)
}
graph g(v0: Signed) -> Signed {
b0:
  v1: Signed = int_add(v0, 1)
  goto ret(v1)
}",
        &[&[3]],
        "graph f(v0: Signed) -> Signed {
b0:
  v1: Signed = int_add(v0, 1)
  v2: Signed = int_add(v1, 1)
  goto ret(v2)
}
",
    );
}

#[test]
fn recursive_functions_are_not() {
    let shown = optimised(
        &[INT_INT, INT_INT],
        "graph f(v0: Signed) -> Signed {
b0:
  v1: Signed = direct_call(<fn1 g>, v0)
  goto ret(v1)
}
graph g(v0: Signed) -> Signed {
b0:
  v1: Bool = int_lt(v0, 2)
  switch v1: true -> ret(1) | false -> b1(v0)
b1(v2: Signed):
  v3: Signed = int_sub(v2, 1)
  v4: Signed = direct_call(<fn1 g>, v3)
  v5: Signed = int_mul(v4, v2)
  goto ret(v5)
}",
        &[&[5]],
    );
    assert!(shown.contains("direct_call(<fn1"), "{shown}");
}

#[test]
fn handlers_of_a_call_take_what_its_copy_raises() {
    let g = "graph g(v0: Signed) -> Signed {
b0:
  v1: Bool = int_lt(v0, 0)
  switch v1: true -> exc(<data2: *Class>, <data5: *Object>) | false -> b1(v0)
b1(v2: Signed):
  v3: Bool = int_lt(v2, 10)
  switch v3: true -> ret(v2) | false -> exc(<data1: *Class>, <data4: *Object>)
}";
    let shown = optimised(
        &[INT_INT, INT_INT],
        &format!(
            "graph f(v0: Signed) -> Signed {{
b0:
  v1: Signed = int_sub(v0, 5)
  v2: Signed = direct_call(<fn1 g>, v1)
  except: ok -> ret(v2) | <data2: *Class> as v3: *Class, v4: *Object -> ret(v0)
}}
{g}"
        ),
        &[&[0], &[7], &[50]],
    );
    assert!(!shown.contains("direct_call"), "{shown}");
    assert!(
        shown.contains("exc(<data1: *Class>, <data4: *Object>)"),
        "{shown}"
    );
    assert!(!shown.contains("data2"), "{shown}");
}

#[test]
fn handlers_of_a_call_guard_the_operations_of_its_copy() {
    let shown = optimised(
        &[INT_INT, INT_INT, INT_INT, INT_INT],
        "graph f(v0: Signed) -> Signed {
b0:
  v1: Signed = int_mul(v0, 3)
  v2: Signed = direct_call(<fn1 g>, v0)
  except: ok -> b1(v2, v0) | <data1: *Class> -> ret(v1) | <data0: *Class> as v3: *Class, v4: *Object -> exc(v3, v4)
b1(v5: Signed, v6: Signed):
  v7: Signed = int_add(v5, v6)
  goto ret(v7)
}
graph g(v0: Signed) -> Signed {
b0:
  v1: Signed = direct_call(<fn2 h>, v0)
  v2: Signed = direct_call(<fn2 h>, v1)
  except: ok -> ret(v2) | <data2: *Class> -> ret(7)
}
graph h(v0: Signed) -> Signed {
b0:
  v1: Bool = int_lt(v0, 0)
  switch v1: true -> exc(<data2: *Class>, <data5: *Object>) | false -> b1(v0)
b1(v2: Signed):
  v3: Bool = int_lt(v2, 10)
  switch v3: true -> b2(v2) | false -> exc(<data1: *Class>, <data4: *Object>)
b2(v4: Signed):
  v5: Signed = direct_call(<fn3 k>, v4)
  except: ok -> ret(v5) | <data2: *Class> -> b3(v4)
b3(v6: Signed):
  v7: Signed = int_sub(v6, 4)
  goto ret(v7)
}
graph k(v0: Signed) -> Signed {
b0:
  switch v0: 0 -> ret(5) | 1 -> exc(<data2: *Class>, <data5: *Object>) | 2 -> exc(<data1: *Class>, <data4: *Object>) | default -> b1(v0)
b1(v1: Signed):
  v2: Signed = int_sub(v1, 4)
  v3: Signed = direct_call(<fn3 k>, v2)
  except: ok -> ret(v3) | <data1: *Class> -> exc(<data2: *Class>, <data5: *Object>)
}",
        &[&[-1], &[0], &[1], &[2], &[4], &[5], &[6], &[8], &[9], &[50]],
    );
    assert!(!shown.contains("<fn1"), "{shown}");
}

#[test]
fn objects_that_stay_become_their_fields() {
    becomes(
        &[INT_INT],
        "graph f(v0: Signed) -> Signed {
b0:
  v1: *Point = malloc[Point]()
  v2: *Object = cast_pointer(v1)
  v3: Void = setfield[Object.typeptr](v2, <data1: *Class>)
  v4: Void = setfield[Point.x](v1, v0)
  v5: Void = setfield[Point.y](v1, 0)
  goto b1(v1)
b1(v6: *Point):
  v7: Signed = getfield[Point.x](v6)
  v8: Bool = int_gt(v7, 0)
  switch v8: true -> b2(v6) | false -> b3(v6)
b2(v9: *Point):
  v10: Signed = getfield[Point.x](v9)
  v11: Signed = int_sub(v10, 1)
  v12: Void = setfield[Point.x](v9, v11)
  v13: Signed = getfield[Point.y](v9)
  v14: Signed = int_add(v13, 2)
  v15: Void = setfield[Point.y](v9, v14)
  goto b1(v9)
b3(v16: *Point):
  v17: Bool = ptr_nonzero(v16)
  v18: *Object = cast_pointer(v16)
  v19: *Class = getfield[Object.typeptr](v18)
  v20: Bool = ptr_eq(v19, <data1: *Class>)
  switch v20: true -> b4(v16) | false -> ret(0)
b4(v21: *Point):
  v22: Signed = getfield[Point.y](v21)
  goto ret(v22)
}",
        &[&[0], &[5]],
        "graph f(v0: Signed) -> Signed {
b0:
  goto b1(v0, 0)
b1(v1: Signed, v2: Signed):
  v3: Bool = int_gt(v1, 0)
  switch v3: true -> b2(v1, v2) | false -> ret(v2)
b2(v4: Signed, v5: Signed):
  v6: Signed = int_sub(v4, 1)
  v7: Signed = int_add(v5, 2)
  goto b1(v6, v7)
}
",
    );
}

#[test]
fn objects_that_leave_stay_objects() {
    let shown = optimised(
        &["*fn(Signed) -> *Point"],
        "graph f(v0: Signed) -> *Point {
b0:
  v1: *Point = malloc[Point]()
  v2: Void = setfield[Point.x](v1, v0)
  goto ret(v1)
}",
        &[],
    );
    assert!(shown.contains("malloc[Point]"), "{shown}");
}

#[test]
fn answered_questions_are_not_asked_again() {
    let shown = optimised(
        &["*fn(*Point, Signed) -> Signed"],
        "graph f(v0: *Point, v1: Signed) -> Signed {
b0:
  v2: Bool = ptr_nonzero(v0)
  switch v2: true -> b1(v0, v1) | false -> ret(-1)
b1(v3: *Point, v4: Signed):
  v5: Signed = getfield[Point.x](v3)
  v6: Bool = int_lt(v5, v4)
  switch v6: true -> b2(v3, v4, v5) | false -> ret(-2)
b2(v7: *Point, v8: Signed, v9: Signed):
  v10: Bool = ptr_eq(v7, null(*Point))
  switch v10: true -> ret(-3) | false -> b3(v7, v8, v9)
b3(v11: *Point, v12: Signed, v13: Signed):
  v14: Bool = int_ge(v13, v12)
  switch v14: true -> ret(-4) | false -> b4(v11)
b4(v15: *Point):
  v16: Signed = getfield[Point.y](v15)
  goto ret(v16)
}",
        &[],
    );
    assert!(!shown.contains("-3") && !shown.contains("-4"), "{shown}");
}

#[test]
fn facts_do_not_survive_a_merge_that_loses_them() {
    let shown = optimised(
        &[INT_INT],
        "graph f(v0: Signed) -> Signed {
b0:
  v1: Bool = int_lt(v0, 10)
  switch v1: true -> b1(v0) | false -> ret(0)
b1(v2: Signed):
  v3: Bool = int_lt(v2, 10)
  switch v3: true -> b2(v2) | false -> ret(1)
b2(v4: Signed):
  v5: Signed = int_add(v4, 3)
  goto b1(v5)
}",
        &[&[0], &[9], &[10]],
    );
    assert!(shown.contains("ret(1)"), "{shown}");
}

#[test]
fn chains_of_comparisons_become_switches() {
    becomes(
        &["*fn(Char, Signed) -> Signed"],
        "graph f(v0: Char, v1: Signed) -> Signed {
b0:
  v2: Bool = char_eq(v0, 'a')
  switch v2: true -> ret(1) | false -> b1(v0, v1)
b1(v3: Char, v4: Signed):
  v5: Bool = char_ne(v3, 'b')
  switch v5: true -> b2(v3, v4) | false -> ret(v4)
b2(v6: Char, v7: Signed):
  v8: Bool = char_eq(v6, 'c')
  switch v8: true -> b3(v7) | false -> ret(4)
b3(v9: Signed):
  v10: Signed = int_add(v9, 1)
  goto ret(v10)
}",
        &[],
        "graph f(v0: Char, v1: Signed) -> Signed {
b0:
  switch v0: 97 -> ret(1) | 98 -> ret(v1) | 99 -> b1(v1) | default -> ret(4)
b1(v2: Signed):
  v3: Signed = int_add(v2, 1)
  goto ret(v3)
}
",
    );
}

#[test]
fn sizes_weigh_loops() {
    let p = program(
        &[INT_INT],
        "graph f(v0: Signed) -> Signed {
b0:
  goto b1(v0)
b1(v1: Signed):
  v2: Signed = int_sub(v1, 1)
  v3: Bool = int_gt(v2, 0)
  switch v3: true -> b1(v2) | false -> ret(v2)
}",
    );
    let size = size::size(&p.graphs[GraphId(0)]);
    assert!((size - (3.0 + 3.0 / 0.3)).abs() < 1e-6, "{size}");
}

#[test]
fn violations_name_the_pass_the_graph_and_the_operation() {
    let mut p = program(
        &[INT_INT],
        "graph f(v0: Signed) -> Signed {
b0:
  v1: Signed = int_sub(v0, 1)
  goto ret(v1)
}",
    );
    let damage = |p: &mut LlProgram, damage: &dyn Fn(&mut Op<Ll>)| {
        let block = p.graphs[GraphId(0)].start;
        damage(&mut p.graphs[GraphId(0)].blocks[block].ops[0]);
        after_pass("tidy", p, &[]).unwrap_err().join("\n")
    };
    let found = damage(&mut p, &|op| op.args[1] = Value::Const(LlConst::Bool(true)));
    assert!(
        found.starts_with("after `tidy`: f b0: Int(Sub, Signed)"),
        "{found}"
    );
    let found = damage(&mut p, &|op| op.args[1] = Value::Var(Var(99)));
    assert!(
        found.starts_with("after `tidy`: f: b0 uses v99 in Int(Sub"),
        "{found}"
    );
}

mod loops;
mod rows;
mod unchecked;
