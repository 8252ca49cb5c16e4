//! Graphs as text: what small functions look like.
//!
//! `golden.txt` has sections of source text and the graph of its function `f`, or the diagnostic.
//! With `BLESS=1` in the environment the test writes what it gets instead.

use super::Program;
use crate::flow::{text, verify};

#[test]
fn golden() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/flow/tests/golden.txt");
    let old = std::fs::read_to_string(path).unwrap();
    let mut new = String::new();
    for section in old.split("\n=== ") {
        let section = section.trim_start_matches("=== ");
        let (title, rest) = section.split_once('\n').unwrap_or((section, ""));
        let source = rest.split("\n---").next().unwrap().trim_end();
        new.push_str(&format!(
            "=== {title}\n{source}\n---\n{}\n",
            graph_of(source)
        ));
    }
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, new).unwrap();
    } else if new != old {
        for (got, expected) in new.split("\n=== ").zip(old.split("\n=== ")) {
            assert_eq!(got, expected);
        }
        panic!("sections are missing");
    }
}

fn graph_of(source: &str) -> String {
    let mut program = Program::new(source);
    let graph = match program.graph("f") {
        Ok(graph) => graph,
        Err(diagnostic) => return format!("{}: {}\n", diagnostic.code, diagnostic.message),
    };
    verify::assert_valid(&graph);
    let shown = text::print(&graph, &program.session);
    // What can be read back must be the same.
    if !shown.contains('<') || shown.matches('<').count() == shown.matches("<class ").count() {
        if let Ok(again) = text::parse::<crate::flow::model::Hl>(&shown, &mut program.session) {
            assert_eq!(text::print(&again, &program.session), shown);
        }
    }
    shown
}
