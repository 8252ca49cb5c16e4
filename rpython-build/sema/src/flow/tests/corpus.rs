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
    for folder in ["../../example-app/py", "../host/helpers"] {
        let folder = here.join(folder);
        let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
            .unwrap()
            .flatten()
            .map(|entry| entry.path())
            .collect();
        files.sort();
        for file in files
            .iter()
            .filter(|file| file.extension().is_some_and(|e| e == "py"))
        {
            program(&folder, &file.file_stem().unwrap().to_string_lossy());
        }
    }
}

fn program(folder: &Path, name: &str) {
    let search = vec![folder.to_path_buf()];
    let mut session = new_session(SourceMap::new(), folder.to_path_buf(), search);
    if let Err(diagnostics) = import_program(&mut session, name) {
        panic!("{name}: {diagnostics:?}");
    }
    for id in 0..session.heap.len() {
        let id = ObjId(id as u32);
        let Object::Function(function) = session.heap.get(id) else {
            continue;
        };
        let file = &session.sources.file(function.code.file).name;
        // The body of a class statement is no function of the program's.
        if file.starts_with('<') || !function.code.flags.function {
            continue;
        }
        let qualname = function.qualname.clone();
        // They make functions and classes while a program is translated.
        const MAKERS: [&str; 11] = [
            "buffers",
            "caller",
            "spreader",
            "partial_with",
            "any_length",
            "_root",
            "_convert_method",
            "_names",
            "_below",
            "chooser",
            "_among",
        ];
        if MAKERS.contains(&&*qualname) {
            continue;
        }
        match build_graph(&mut session, id) {
            Ok(graph) => {
                verify::assert_valid(&graph);
                assert!(!text::print(&graph, &session).is_empty());
            }
            Err(diagnostic) => panic!("{name}.{qualname}: {diagnostic:?}"),
        }
    }
}
