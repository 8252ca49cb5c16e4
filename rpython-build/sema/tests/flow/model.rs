//! The textual form, the verifier and the rewriter, on a level made for these tests.

use crate::ir::model::*;
use crate::ir::text::{self, ParseError, Parser, TextLevel};
use crate::ir::verify::{assert_valid, verify};

/// A level with words for everything.
#[derive(Clone, PartialEq, Debug)]
struct Words;

impl Level for Words {
    type Opcode = String;
    type Const = i64;
    type Type = String;
    type Case = String;
}

impl TextLevel<()> for Words {
    const TYPED: bool = true;
    fn write_opcode(_: &(), code: &String, out: &mut String) {
        out.push_str(code);
    }
    fn write_const(_: &(), value: &i64, out: &mut String) {
        out.push_str(&value.to_string());
    }
    fn write_type(_: &(), ty: &String, out: &mut String) {
        out.push_str(ty);
    }
    fn write_case(_: &(), case: &String, out: &mut String) {
        out.push_str(case);
    }
    fn parse_opcode(_: &mut (), p: &mut Parser<'_>) -> Result<String, ParseError> {
        p.ident().map(str::to_owned)
    }
    fn parse_const(_: &mut (), p: &mut Parser<'_>) -> Result<i64, ParseError> {
        let text = p.number()?;
        text.parse().map_err(|_| p.error("bad integer"))
    }
    fn parse_type(_: &mut (), p: &mut Parser<'_>) -> Result<String, ParseError> {
        p.ident().map(str::to_owned)
    }
    fn parse_case(_: &mut (), p: &mut Parser<'_>) -> Result<String, ParseError> {
        p.ident().map(str::to_owned)
    }
    fn exc_types(_: &()) -> (String, String) {
        ("Class".into(), "Exc".into())
    }
}

const LOOP: &str = "\
graph m.count(n_0: Int, v1: Int) -> Int {
b0:
  goto b1(n_0, v1, 0)
b1(v2: Int, v3: Int, v4: Int):
  v5: Bool = lt(v4, v2)
  switch v5: false -> ret(v4) | true -> b2(v2, v3, v4)
b2(v6: Int, v7: Int, v8: Int):
  v9: Int = add(v8, v7)
  v10: Int = call(v9, -1)
  except: ok -> b1(v6, v7, v10) | KeyError as v11: Class, v12: Exc -> exc(v11, v12) | Any -> ret(3)
}
";

fn parse(text: &str) -> Graph<Words> {
    text::parse::<Words, _>(text, &mut ()).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

#[test]
fn text_round_trip() {
    let graph = parse(LOOP);
    assert_valid(&graph);
    assert_eq!(text::print(&graph, &()), LOOP);
    let other = "graph f() -> () raises () {\nb0:\n  goto ret\n}\n";
    let graph = parse(other);
    assert_valid(&graph);
    assert_eq!(text::print(&graph, &()), other);
    let other = "graph f() -> Int raises (A, B) {\nb0:\n  goto exc(1, 2)\n}\n";
    assert_eq!(text::print(&parse(other), &()), other);
}

#[test]
fn text_errors() {
    let bad = |text: &str| text::parse::<Words, _>(text, &mut ()).unwrap_err();
    assert_eq!(bad("graph f() {\nb0:\n  goto b1\n}").line, 4);
    assert!(bad("graph f() {\nb0:\n  goto ret(v1)\n}")
        .message
        .contains("not defined"));
    assert!(bad("graph f(v1: A, v1: A) {\n").message.contains("twice"));
    bad("graph f(");
    bad("");
    bad("graph f() {\nb0:\n  v1: A = ");
}

#[test]
fn strings_are_read_back() {
    for text in ["", "a\"b\\", "\n\t\0\u{1b}é\u{1f600}'"] {
        let written = format!("{text:?} rest");
        let mut p = Parser::new(&written);
        assert_eq!(p.string().unwrap(), text);
        assert_eq!(p.rest(), "rest");
    }
}

#[test]
fn numbers_are_read() {
    for number in ["1", "-12", "1.5e-7", "0x1f", "inf", "-inf", "nan", "1e+300"] {
        let written = format!("{number}, 2");
        assert_eq!(Parser::new(&written).number().unwrap(), number);
    }
    assert_eq!(Parser::new("1-2").number().unwrap(), "1");
}

#[test]
fn verifier_finds() {
    let finds = |text: &str, what: &str| {
        let errors = verify(&parse(text)).unwrap_err();
        assert!(errors.iter().any(|e| e.contains(what)), "{errors:?}");
    };
    finds(
        "graph f(v0: A) -> A {\nb0:\n goto b1\nb1:\n goto ret(v0)\n}",
        "not defined",
    );
    finds("graph f() -> A {\nb0:\n goto ret\n}", "passes 0 arguments");
    finds(
        "graph f(v0: A) -> A {\nb0:\n switch v0: a -> ret(1) | a -> ret(2)\n}",
        "twice",
    );
    finds(
        "graph f() -> A {\nb0:\n except: ok -> ret(1) | K -> ret(2)\n}",
        "has none",
    );
    finds(
        "graph f() -> A {\nb0:\n v0: A = op()\n except: ok -> ret(1) | K -> ret(v0)\n}",
        "no value",
    );
    finds(
        "graph f() -> A {\nb0:\n v0: A = op()\n except: ok -> ret(1) | K as v1: C, v2: E -> ret(v1) | M -> ret(v1)\n}",
        "not defined",
    );
}

#[test]
fn split_passes_what_is_used() {
    let mut graph = parse(LOOP);
    let block = graph.reachable()[3];
    assert_eq!(graph.blocks[block].ops.len(), 2);
    graph.split_block(block, 1);
    assert_valid(&graph);
    let shown = text::print(&graph, &());
    assert!(shown.contains("goto b3(v9, v6, v7)"), "{shown}");
    assert!(shown.contains("v13: Int = call(v10, -1)"), "{shown}");
}

#[test]
fn thread_passes_through_loops() {
    let mut graph = parse(LOOP);
    let body = graph.reachable()[3];
    let n = graph.params()[0];
    let names = graph.thread_var(graph.start, n, &[body]);
    assert_valid(&graph);
    assert_eq!(names.len(), 3);
    assert_eq!(graph.blocks[body].inputs.last(), Some(&names[&body]));
}

#[test]
fn compact_and_copy() {
    let mut graph = parse(LOOP);
    graph.new_block(vec![]);
    graph.new_var("A".into());
    let vars = graph.vars.len();
    graph.compact();
    assert_valid(&graph);
    assert_eq!(graph.vars.len(), vars - 1);
    assert_eq!(text::print(&graph, &()), LOOP);
    // Once more it is as it is.
    graph.compact();
    assert_eq!((graph.blocks.len(), graph.vars.len()), (5, vars - 1));
    assert_eq!(text::print(&graph, &()), LOOP);
    assert_eq!(graph.blocks.len(), 5);

    let mut outer = parse("graph g(v0: Int) -> Int {\nb0:\n  goto ret(v0)\n}");
    let copied = outer.copy_in(&graph);
    let (start, v0) = (outer.start, outer.params()[0]);
    let to = copied.blocks[graph.start].unwrap();
    outer.redirect(start, 0, to, vec![Value::Var(v0), Value::Const(1)]);
    for (from, to) in [(graph.ret, outer.ret), (graph.exc, outer.exc)] {
        let from = copied.blocks[from].unwrap();
        let args = outer.blocks[from]
            .inputs
            .iter()
            .map(|&v| Value::Var(v))
            .collect();
        outer.blocks[from].exits = vec![Link::new(args, to)];
    }
    assert_valid(&outer);
}
