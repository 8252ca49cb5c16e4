//! The documentation keeps up with the tests it names, and with the stub files.

use rpython_build::stubs::{BuiltinFn, Class, Default, Param, ParamKind, Signature};
use rpython_tests::tests_dir;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Every link of `docs/language.md` leads to something, and every folder of cases is linked.
#[test]
fn the_feature_table_links_every_folder_of_cases() {
    let docs = tests_dir().join("../docs");
    let text = fs::read_to_string(docs.join("language.md")).expect("the feature table");
    let links: BTreeSet<&str> = text
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
        .collect();
    let dead: Vec<&&str> = links
        .iter()
        .filter(|link| !docs.join(link).exists())
        .collect();
    assert!(dead.is_empty(), "links that lead nowhere: {dead:?}");
    let unlinked: Vec<String> = folders(&tests_dir().join("cases"))
        .into_iter()
        .filter(|folder| {
            !links
                .iter()
                .any(|link| link.starts_with(&format!("../tests/cases/{folder}")))
        })
        .collect();
    assert!(unlinked.is_empty(), "folders without a link: {unlinked:?}");
}

/// What `docs/walk.md` links to is there.
#[test]
fn the_walk_names_what_there_is() {
    assert!(functions_linked_from("walk.md") > 20);
}

/// What the rows of `docs/compared.md` name as tests are some; each row has one, but for those of what makes no sense here.
#[test]
fn what_is_compared_is_tested() {
    assert!(functions_linked_from("compared.md") > 20);
    let docs = tests_dir().join("../docs");
    let text = fs::read_to_string(docs.join("compared.md")).unwrap();
    for row in text.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
        let here = cells.get(1).copied().unwrap_or_default();
        let is_stated = here.starts_with(['✓', '~', '✗']);
        // (Functions, or files of declarations and programs with what users see of them beside them.)
        let tests = cells.get(2).copied().unwrap_or_default();
        let files = tests.split("](").skip(1);
        let mut files = files.filter_map(|rest| rest.split(')').next());
        assert_eq!(is_stated, tests.contains("]("), "{row}");
        assert!(files.all(|file| docs.join(file).is_file()), "{row}");
    }
}

/// How many links of a page are to functions: each is in its file.
fn functions_linked_from(page: &str) -> usize {
    let docs = tests_dir().join("../docs");
    let text = fs::read_to_string(docs.join(page)).expect("a page");
    let links = text.split("[`").skip(1);
    let links: Vec<(&str, &str)> = links
        .filter_map(|rest| rest.split_once("`]("))
        .filter_map(|(name, rest)| Some((name, rest.split(')').next()?)))
        .filter(|(_, path)| !path.ends_with(".md"))
        .collect();
    for (name, path) in &links {
        let code = fs::read_to_string(docs.join(path)).unwrap_or_else(|e| panic!("{path}: {e}"));
        let defined = ["fn", "def"].iter().any(|word| {
            [format!("{word} {name}("), format!("{word} {name}<")]
                .iter()
                .any(|start| code.contains(start))
        });
        assert!(defined, "{path} has no function `{name}`");
    }
    links.len()
}

/// What is before and behind the table of what the stubs declare.
const TABLE: [&str; 2] = [
    "<!-- From the stub files: `BLESS=1 cargo test -p rpython-tests --test docs` writes it. -->\n",
    "<!-- So far. -->\n",
];

/// The table of functions, methods and attributes is that of the stub files.
#[test]
fn the_table_of_builtins_is_that_of_the_stubs() {
    let path = tests_dir().join("../docs/language.md");
    let text = fs::read_to_string(&path).expect("the feature table");
    let found = text
        .split_once(TABLE[0])
        .and_then(|(before, rest)| Some((before, rest.split_once(TABLE[1])?)));
    let Some((before, (old, after))) = found else {
        panic!("there is no place for the table in language.md");
    };
    let new = table();
    if old == new {
        return;
    }
    if std::env::var_os("BLESS").is_none() {
        panic!("the table in language.md is not that of the stub files: BLESS=1 writes it");
    }
    let [start, end] = TABLE;
    fs::write(&path, format!("{before}{start}{new}{end}{after}")).expect("the table is written");
}

fn table() -> String {
    let mut modules: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for func in BuiltinFn::ALL {
        let (module, name) = (func.module(), func.short());
        // What only the toolchain's own modules call.
        let own = module == "rpython.builtins" || module.starts_with("rpython.helpers.");
        if own || name.starts_with('_') {
            continue;
        }
        let functions = modules.entry(module).or_default();
        functions.push(call(func.signatures()));
    }
    let mut rows =
        String::from("| module or type | functions, or methods and attributes |\n|---|---|\n");
    let mut row = |name: &str, what: &[String]| {
        rows.push_str(&format!("| `{name}` | {} |\n", what.join(" ")));
    };
    for (module, functions) in modules {
        row(module, &functions);
    }
    for class in Class::ALL {
        let public = |name: &str| !name.starts_with('_');
        let methods = class.methods().filter(|method| public(method.name()));
        let attributes = class.attributes().iter().filter(|a| public(a.name));
        let what: Vec<String> = methods
            .map(|method| call(class.method(method)))
            .chain(attributes.map(|a| format!("`{}`", a.name)))
            .collect();
        // (Others are what several types have in common: special methods.)
        if !what.is_empty() {
            row(class.name(), &what);
        }
    }
    rows
}

/// A call as Python declares it: that with the most parameters.
fn call(overloads: &[Signature]) -> String {
    let Some(longest) = overloads.iter().rev().max_by_key(|s| s.params.len()) else {
        return String::new();
    };
    let mut params: Vec<String> = Vec::new();
    for (at, param) in longest.params.iter().enumerate() {
        let named = param.kind == ParamKind::Named;
        let starred = |p: &Param| matches!(p.kind, ParamKind::Named | ParamKind::Star);
        if named && !longest.params[..at].iter().any(starred) {
            params.push("*".into());
        }
        params.push(match (param.kind, param.default) {
            (ParamKind::Star, _) => format!("*{}", param.name),
            (ParamKind::StarStar, _) => format!("**{}", param.name),
            (_, None) => param.name.to_string(),
            (_, Some(default)) => format!("{}={}", param.name, value(default)),
        });
    }
    format!("`{}({})`", longest.name, params.join(", "))
}

fn value(default: Default) -> String {
    match default {
        Default::None => "None".into(),
        Default::Bool(true) => "True".into(),
        Default::Bool(false) => "False".into(),
        Default::Int(i64::MAX) => "sys.maxsize".into(),
        Default::Int(value) => value.to_string(),
        Default::Float(value) => format!("{value:?}"),
        Default::Str(text) => format!("{text:?}"),
        Default::Bytes(bytes) => format!("b{:?}", String::from_utf8_lossy(bytes)),
    }
}

/// The names of the folders in a folder, in order.
fn folders(root: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(root)
        .expect("the cases")
        .filter_map(|entry| entry.ok())
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// The table of `docs/size.md` says how many lines there are, to 2 %. With `BLESS=1` this writes it.
#[test]
fn the_sizes_are_those_that_there_are() {
    let root = tests_dir().join("..");
    let page = root.join("docs/size.md");
    let text = fs::read_to_string(&page).expect("the page");
    let mut rows: Vec<String> = Vec::new();
    let (mut all, mut wrong) = (0, Vec::new());
    for row in text.lines() {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let &["", stage, folders, before, now, ""] = &cells[..] else {
            rows.push(row.into());
            continue;
        };
        let is_sum = stage == "all of these";
        let folders: Vec<&str> = folders.split('`').skip(1).step_by(2).collect();
        let known: Option<usize> = now.replace(',', "").parse().ok();
        let (Some(known), true) = (known, is_sum || !folders.is_empty()) else {
            rows.push(row.into());
            continue;
        };
        let paths = folders
            .iter()
            .map(|folder| root.join("rpython-build").join(folder));
        let lines = match is_sum {
            true => all,
            false => paths
                .map(|path| match lines_in(&path, "rs") {
                    0 => lines_in(&path, "py"),
                    lines => lines,
                })
                .sum(),
        };
        if !stage.starts_with("of that") {
            all += lines;
        }
        if lines.abs_diff(known) * 50 > lines {
            wrong.push(format!("{stage}: {lines} lines, for {now}"));
        }
        let digits = lines.to_string();
        let (thousands, rest) = digits.split_at(digits.len().saturating_sub(3));
        let comma = if thousands.is_empty() { "" } else { "," };
        let place = cells[2];
        rows.push(
            format!("| {stage} | {place} | {before} | {thousands}{comma}{rest} |")
                .replace("|  |", "| |"),
        );
    }
    assert!(all > 100_000, "the table is not read: {all}");
    if std::env::var_os("BLESS").is_some() {
        fs::write(page, rows.join("\n") + "\n").unwrap();
        return;
    }
    assert!(
        wrong.is_empty(),
        "docs/size.md is stale (BLESS=1 writes it): {wrong:#?}"
    );
}

/// How many lines the files in a folder have whose names end so.
fn lines_in(folder: &Path, ending: &str) -> usize {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut lines = 0;
    for entry in entries {
        let path = entry.unwrap().path();
        if path.is_dir() {
            lines += lines_in(&path, ending);
        } else if path.extension().is_some_and(|end| end == ending) {
            lines += fs::read_to_string(&path).unwrap().lines().count();
        }
    }
    lines
}

/// Every crate that is published has what a registry shows of it, and what Cargo would package of it has licences
/// and a README; and all of the workspace packages. (That the packages build, `.ci/release` tries.)
#[test]
fn packages_are_complete() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut crates = Vec::new();
    for line in fs::read_to_string(root.join("Cargo.toml")).unwrap().lines() {
        let member = line.trim().trim_matches([',', '"']);
        let manifest = root.join(member).join("Cargo.toml");
        let Ok(text) = fs::read_to_string(manifest) else {
            continue;
        };
        if line.starts_with("    ") && !text.contains("publish = false") {
            for needed in [
                "description =",
                "license.",
                "repository.",
                "keywords.",
                "categories.",
            ] {
                assert!(text.contains(needed), "{member}: no {needed}");
            }
            let name = text
                .lines()
                .find_map(|line| line.strip_prefix("name = "))
                .unwrap();
            crates.push(name.trim_matches('"').to_string());
        }
    }
    assert!(crates.len() >= 8, "{crates:?}");
    for name in crates {
        let listed = Command::new(env!("CARGO"))
            .current_dir(root)
            .args([
                "package",
                "--offline",
                "--allow-dirty",
                "--list",
                "-p",
                &name,
            ])
            .output()
            .unwrap();
        let files = String::from_utf8_lossy(&listed.stdout);
        for file in ["LICENSE-APACHE", "LICENSE-MIT", "README.md"] {
            assert!(
                files.lines().any(|line| line == file),
                "{name}: no {file} in\n{files}"
            );
        }
    }
    let packaged = Command::new(env!("CARGO"))
        .current_dir(root)
        .args(["package", "--workspace", "--no-verify"])
        .args(["--offline", "--allow-dirty", "--quiet"])
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&packaged.stderr);
    assert!(packaged.status.success(), "{told}");
}
