//! Graphs of whole programs: every function of the example application and of the helpers.

use crate::flow::build_graph;
use crate::host::object::{ObjId, Object};
use crate::host::program::{import_program, new_session};
use crate::ir::{text, verify};
use crate::source::SourceMap;
use std::path::{Path, PathBuf};

#[test]
fn every_function_has_a_graph() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let app = here.join("../../example-app/py");
    for name in modules(&app) {
        functions(&app, &name, |file| !file.starts_with('<'));
    }
    for name in modules(&here.join("../host/helpers")) {
        // (As what they are: the toolchain's own.)
        let of_name = format!("<rpython>/helpers/{name}.py");
        functions(here, &format!("rpython.helpers.{name}"), |file| {
            file == of_name
        });
    }
}

/// The names of the Python files in a folder.
fn modules(folder: &Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).unwrap().flatten();
    let mut files: Vec<PathBuf> = files.map(|entry| entry.path()).collect();
    files.retain(|file| {
        file.extension().is_some_and(|e| e == "py") && !file.ends_with("__init__.py")
    });
    files.sort();
    let stem = |file: &PathBuf| file.file_stem().unwrap().to_string_lossy().into_owned();
    files.iter().map(stem).collect()
}

/// Makes the graphs of the functions in certain files that a program imports.
fn functions(folder: &Path, name: &str, is_wanted: impl Fn(&str) -> bool) {
    let search = vec![folder.to_path_buf()];
    let mut session = new_session(SourceMap::new(), folder.to_path_buf(), search);
    if let Err(diagnostics) = import_program(&mut session, name) {
        panic!("{name}: {diagnostics:?}");
    }
    let mut seen = 0;
    for id in 0..session.heap.len() {
        let id = ObjId(id as u32);
        let Object::Function(function) = session.heap.get(id) else {
            continue;
        };
        let file = &session.sources.file(function.code.file).name;
        // The body of a class statement is no function of the program's.
        if !is_wanted(file) || !function.code.flags.function {
            continue;
        }
        let qualname = function.qualname.clone();
        // They make functions and classes while a program is translated.
        const MAKERS: [&str; 16] = [
            "_one_of",
            "initialiser",
            "caller_by_argument",
            "buffers",
            "caller",
            "spreader",
            "unzipper",
            "partial_with",
            "any_length",
            "_root",
            "_convert_method",
            "_names",
            "_below",
            "chooser",
            "spreading_chooser",
            "_among",
        ];
        if MAKERS.contains(&&*qualname) {
            continue;
        }
        match build_graph(&mut session, id) {
            Ok(graph) => {
                seen += 1;
                verify::assert_valid(&graph);
                assert!(!text::print(&graph, &session).is_empty());
            }
            Err(wrong) => {
                let said: Vec<&str> = wrong.errors.iter().map(|e| &*e.message).collect();
                panic!("{name}.{qualname}: {said:?}")
            }
        }
    }
    assert!(seen > 0, "{name} has no functions");
}
