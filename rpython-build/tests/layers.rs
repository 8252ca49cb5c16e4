//! Which part of the toolchain knows which: every import is read, and goes to an earlier module. That
//! layers know those before them alone is the compiler's to see: each is a crate. It cannot see what no
//! crate uses of what another makes public: that is looked for here.

use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The layers, each the folder of a crate, with its modules; a module may use those before it. Each crate's
/// `lib.rs` gives it the modules of those before it.
const LAYERS: &[(&str, &[&str])] = &[
    ("front", &["entity", "entity_id", "source", "front", "diag"]),
    ("ir", &["ir", "lltype", "analysis"]),
    ("host", &["inputs", "package", "stubs", "host"]),
    ("sema", &["flow", "annotate"]),
    (
        "lower",
        &[
            "options",
            "side_by_side",
            "rtype",
            "opt",
            "transform",
            "llinterp",
        ],
    ),
    (
        ".",
        &[
            "genc",
            "spec",
            "ffi",
            "pipeline",
            "library",
            "cargo",
            "filetests",
        ],
    ),
];

/// The rooms of `annotate/`; a room may use those before it.
const ROOMS: &[&str] = &[
    "types",
    "lattice",
    "errors",
    "cells",
    "coercions",
    "ops",
    "functions",
    "attributes",
    "calls",
    "rounds",
];

/// The annotator itself: it has what each room keeps, and each room says what it does.
const ANNOTATOR: [&str; 2] = ["rounds", "annotator"];

#[test]
fn imports_go_down() {
    let position = |module: &str| {
        let mut modules = LAYERS.iter().flat_map(|(_, modules)| *modules);
        let found = modules.position(|known| *known == module);
        found.unwrap_or_else(|| panic!("`{module}` has no place in LAYERS"))
    };
    let goes_up = |(file, used): &(String, Vec<String>)| {
        let own = module_of(file);
        used[0] != own && position(&used[0]) > position(own)
    };
    let wrong: Vec<_> = uses().into_iter().filter(goes_up).collect();
    assert!(wrong.is_empty(), "against the layers: {wrong:#?}");
}

#[test]
fn rooms_of_the_annotator_know_those_before_them() {
    let position = |room: &str| {
        let found = ROOMS.iter().position(|known| *known == room);
        found.unwrap_or_else(|| panic!("`{room}` has no place in ROOMS"))
    };
    let mut seen = 0;
    let mut goes_up = |(file, used): &(String, Vec<String>)| {
        let mut parts = file.split('/');
        let (Some("annotate"), Some(room)) = (parts.next(), parts.next()) else {
            return false;
        };
        // (The files beside the rooms are the annotator's outside.)
        if room.ends_with(".rs")
            || used[0] != "annotate"
            || used[1..].starts_with(&ANNOTATOR.map(String::from))
        {
            return false;
        }
        // (`pub(in crate::annotate)`)
        let Some(other) = used.get(1) else {
            return false;
        };
        seen += 1;
        position(other) > position(room)
    };
    let wrong: Vec<_> = uses().into_iter().filter(&mut goes_up).collect();
    assert!(
        wrong.is_empty(),
        "against the order of the rooms: {wrong:#?}"
    );
    assert!(seen > 100, "{seen} imports were looked at");
}

#[test]
fn what_is_public_is_used() {
    let mut named: BTreeMap<String, usize> = BTreeMap::new();
    let mut public = BTreeSet::new();
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let crates = LAYERS.iter().map(|(layer, _)| package.join(layer));
    for folder in crates.chain([package.join("../cargo-rpython"), package.join("../tests")]) {
        let inner = folder.parent() == Some(package);
        for part in ["src", "tests", "examples", "build", "build.rs"] {
            each_file(&folder.join(part), "", &mut |_, tokens| {
                names(tokens, inner && part == "src", &mut named, &mut public);
            });
        }
    }
    let unused: Vec<_> = public.iter().filter(|name| named[*name] == 1).collect();
    assert!(unused.is_empty(), "public, and named nowhere: {unused:#?}");
    assert!(public.len() > 1000, "{} names are public", public.len());
}

/// Counts the names in tokens, and adds those of functions, types and constants that are declared `pub`.
fn names(
    tokens: TokenStream,
    inner: bool,
    named: &mut BTreeMap<String, usize>,
    public: &mut BTreeSet<String>,
) {
    const ITEMS: [&str; 7] = ["fn", "struct", "enum", "trait", "const", "static", "type"];
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(name) => {
                *named.entry(name.to_string()).or_default() += 1;
                let item = ITEMS
                    .iter()
                    .position(|item| is_ident(tokens.get(at + 1), item));
                if let (true, Some(item)) = (inner && name == "pub", item) {
                    // (`pub const fn`)
                    let constant = ITEMS[item] == "const" && is_ident(tokens.get(at + 2), "fn");
                    let name = tokens.get(at + 2 + usize::from(constant));
                    // (`pub fn $name`)
                    if let Some(TokenTree::Ident(name)) = name {
                        public.insert(name.to_string());
                    }
                }
            }
            TokenTree::Group(group) => names(group.stream(), inner, named, public),
            _ => {}
        }
    }
}

/// What each file of the toolchain uses of it, as paths; tests may use anything.
fn uses() -> BTreeSet<(String, Vec<String>)> {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut uses = BTreeSet::new();
    for (layer, _) in LAYERS.iter().skip(1) {
        each_file(&package.join(layer).join("src"), "", &mut |file, tokens| {
            if file.split('/').any(|part| part == "tests") || file.ends_with("tests.rs") {
                return;
            }
            // The path of the module, which `super` shortens.
            let module = file.trim_end_matches(".rs").split('/').map(String::from);
            let module: Vec<String> = module.filter(|part| part != "mod").collect();
            let mut found = BTreeSet::new();
            read(tokens, &module, &mut found);
            uses.extend(found.into_iter().map(|used| (file.to_string(), used)));
        });
    }
    uses
}

/// Reads the Rust files at a path, but for `lib.rs`, which gives modules to others.
fn each_file(path: &Path, shown: &str, visit: &mut dyn FnMut(&str, TokenStream)) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().expect("a name").to_string_lossy();
            let slash = if shown.is_empty() { "" } else { "/" };
            each_file(&path, &format!("{shown}{slash}{name}"), visit);
        }
    } else if path.is_file() && path.extension().is_some_and(|e| e == "rs") && shown != "lib.rs" {
        let text = fs::read_to_string(path).expect("a source file");
        visit(shown, text.parse().expect("Rust"));
    }
}

/// The module of the crate that a file belongs to.
fn module_of(file: &str) -> &str {
    let first = file.split('/').next().unwrap_or_default();
    first.strip_suffix(".rs").unwrap_or(first)
}

/// Adds the paths into the crate that tokens of this module name.
fn read(tokens: TokenStream, module: &[String], found: &mut BTreeSet<Vec<String>>) {
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
                        let inner = [module, &[name.to_string()]].concat();
                        read(body.stream(), &inner, found);
                    }
                    at += 2;
                }
            }
            TokenTree::Ident(ident) if ident == "crate" || ident == "super" => {
                let mut up = if ident == "crate" { module.len() } else { 1 };
                while is_path(&tokens, at) && is_ident(tokens.get(at + 2), "super") {
                    up += 1;
                    at += 3;
                }
                if is_path(&tokens, at) {
                    let start = module[..module.len().saturating_sub(up)].to_vec();
                    at = path(&tokens, at, start, found);
                }
            }
            TokenTree::Group(group) => read(group.stream(), module, found),
            _ => {}
        }
    }
}

/// Adds the paths that go on behind this one with the `::` at `at`; gives where they end.
fn path(
    tokens: &[TokenTree],
    mut at: usize,
    mut path_so_far: Vec<String>,
    found: &mut BTreeSet<Vec<String>>,
) -> usize {
    while is_path(tokens, at) {
        match tokens.get(at + 2) {
            Some(TokenTree::Ident(name)) => path_so_far.push(name.to_string()),
            Some(TokenTree::Group(several)) => {
                let several: Vec<TokenTree> = several.stream().into_iter().collect();
                let ends =
                    |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == ',');
                for one in several.split(ends) {
                    if let Some(TokenTree::Ident(name)) = one.first() {
                        let inner = [&path_so_far[..], &[name.to_string()]].concat();
                        path(one, 1, inner, found);
                    }
                }
                return at + 3;
            }
            _ => break,
        }
        at += 3;
    }
    if !path_so_far.is_empty() {
        found.insert(path_so_far);
    }
    at
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
