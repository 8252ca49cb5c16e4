//! Which part of the toolchain knows which: every import is read, and goes to an earlier layer.

use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The layers, each with its modules; a module may use those before it. `rpython-front` is a
/// crate of its own; `lib.rs` gives its modules to all.
const LAYERS: &[(&str, &[&str])] = &[
    (
        "front",
        &[
            "entity",
            "entity_id",
            "source",
            "front",
            "diag",
            "options",
            "inputs",
        ],
    ),
    ("ir", &["ir", "lltype", "analysis", "stubs"]),
    ("host", &["host"]),
    ("sema", &["flow", "annotate"]),
    ("lower", &["rtype", "opt", "transform", "llinterp"]),
    ("back", &["genc"]),
    (
        "driver",
        &["spec", "ffi", "pipeline", "library", "cargo", "filetests"],
    ),
];

/// Imports that go the wrong way, to be removed: files and what they use.
const WRONG: &[(&str, &str)] = &[];

#[test]
fn imports_go_down() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut uses = BTreeSet::new();
    read_folder(&source, "", &mut uses);
    let position = |module: &str| {
        let mut modules = LAYERS.iter().flat_map(|(_, modules)| *modules);
        let found = modules.position(|known| *known == module);
        found.unwrap_or_else(|| panic!("`{module}` has no place in LAYERS"))
    };
    let wrong: Vec<String> = uses
        .iter()
        .filter(|(file, used)| position(used) > position(module_of(file)))
        .map(|(file, used)| format!("(\"{file}\", \"{used}\")"))
        .collect();
    let known: Vec<String> = WRONG
        .iter()
        .map(|(file, used)| format!("(\"{file}\", \"{used}\")"))
        .collect();
    let new: Vec<&String> = wrong.iter().filter(|w| !known.contains(w)).collect();
    assert!(new.is_empty(), "against the layers: {new:#?}");
    let gone: Vec<&String> = known.iter().filter(|k| !wrong.contains(k)).collect();
    assert!(gone.is_empty(), "gone, to be removed from WRONG: {gone:#?}");
}

/// The module of the crate that a file belongs to.
fn module_of(file: &str) -> &str {
    let first = file.split('/').next().unwrap_or_default();
    first.strip_suffix(".rs").unwrap_or(first)
}

/// Adds what the files of a folder use; tests may use anything.
fn read_folder(folder: &Path, shown: &str, uses: &mut BTreeSet<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy();
        let file = format!("{shown}{name}");
        if path.is_dir() {
            if name != "tests" {
                read_folder(&path, &format!("{file}/"), uses);
            }
        } else if name.ends_with(".rs") && file != "lib.rs" && name != "tests.rs" {
            let text = fs::read_to_string(&path).expect("a source file");
            let tokens: TokenStream = text.parse().expect("Rust");
            // The path of the module, which `super` shortens.
            let mut path: Vec<&str> = file.trim_end_matches(".rs").split('/').collect();
            path.retain(|part| *part != "mod");
            let mut found = BTreeSet::new();
            read(tokens, path.len(), &mut found);
            let own = module_of(&file).to_string();
            found.remove(&own);
            uses.extend(found.into_iter().map(|used| (file.clone(), used)));
        }
    }
}

/// Adds the crate's modules that tokens of a module at this depth name.
fn read(tokens: TokenStream, depth: usize, found: &mut BTreeSet<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        at += 1;
        match token {
            TokenTree::Ident(ident) if ident == "mod" => {
                // A module in the file: of tests, or one deeper.
                if let (Some(name), Some(TokenTree::Group(body))) =
                    (tokens.get(at), tokens.get(at + 1))
                {
                    if name.to_string() != "tests" {
                        read(body.stream(), depth + 1, found);
                    }
                    at += 2;
                }
            }
            TokenTree::Ident(ident) if ident == "crate" || ident == "super" => {
                let mut up = if ident == "crate" { depth } else { 1 };
                while is_path(&tokens, at) && is_ident(tokens.get(at + 2), "super") {
                    up += 1;
                    at += 3;
                }
                if up >= depth && is_path(&tokens, at) {
                    match tokens.get(at + 2) {
                        Some(TokenTree::Ident(module)) => {
                            found.insert(module.to_string());
                        }
                        Some(TokenTree::Group(several)) => first_names(several.stream(), found),
                        _ => {}
                    }
                }
            }
            TokenTree::Group(group) => read(group.stream(), depth, found),
            _ => {}
        }
    }
}

/// Whether `::` stands there.
fn is_path(tokens: &[TokenTree], at: usize) -> bool {
    let colon =
        |at: usize| matches!(tokens.get(at), Some(TokenTree::Punct(p)) if p.as_char() == ':');
    colon(at) && colon(at + 1)
}

fn is_ident(token: Option<&TokenTree>, name: &str) -> bool {
    matches!(token, Some(TokenTree::Ident(ident)) if ident == name)
}

/// The first names of the paths in `{ … }`.
fn first_names(tokens: TokenStream, found: &mut BTreeSet<String>) {
    let mut first = true;
    for token in tokens {
        match token {
            TokenTree::Ident(name) if first => {
                found.insert(name.to_string());
                first = false;
            }
            TokenTree::Punct(p) if p.as_char() == ',' => first = true,
            _ => {}
        }
    }
}
