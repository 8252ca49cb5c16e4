//! Which declarations are compiled only together with one that has errors.
//!
//! The modules of a package are translated together, so errors of one leave all of them without a translation; but
//! that one may be declared in an example, or below a `cfg`, and what is compiled is another. Where it is certain that the
//! compiler meets the errors anyway, it is told of them once; elsewhere, a declaration says what keeps it from being
//! translated.

use super::scan::{declarations_of, Declarations};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Of modules by their interface hashes, `wrong` having errors: those that are somewhere compiled without one that has,
/// as far as these Rust files can tell.
pub fn without_errors(seen: &BTreeSet<PathBuf>, wrong: &BTreeSet<String>) -> BTreeSet<String> {
    let read = |path: &PathBuf| Some((path.clone(), fs::read_to_string(path).ok()?));
    let texts: Vec<_> = seen.iter().filter_map(read).collect();
    let (declared, _) = declarations_of(&texts, |_| true);
    let paths = texts.into_iter().map(|(path, _)| path);
    let declared = paths.zip(declared.into_iter().flatten());
    let files = Files::new(declared.collect(), wrong);
    let mut found = BTreeSet::new();
    for (path, file) in &files.declarations {
        if !files.has_errors(path, &mut BTreeSet::new()) {
            let hashes = file
                .modules
                .iter()
                .map(|found| found.module.interface_hash());
            found.extend(hashes.filter(|hash| !wrong.contains(hash)));
        }
    }
    found
}

/// Rust files, and which are modules of which.
struct Files {
    declarations: BTreeMap<PathBuf, Declarations>,
    /// By file: those that it is a module of.
    parents: BTreeMap<PathBuf, Vec<PathBuf>>,
    /// Those that are not compiled without errors of their own, or of modules below them.
    wrong: BTreeSet<PathBuf>,
}

impl Files {
    fn new(declarations: BTreeMap<PathBuf, Declarations>, wrong: &BTreeSet<String>) -> Files {
        let mut parents: BTreeMap<_, Vec<_>> = BTreeMap::new();
        // Those that are compiled whenever the other is.
        let mut always = Vec::new();
        for (path, file) in &declarations {
            for (names, at, is_always) in &file.files {
                let places = places(path, names, at.as_deref());
                let places: Vec<_> = (places.into_iter())
                    .filter(|place| declarations.contains_key(place))
                    .collect();
                if let ([only], true) = (&places[..], is_always) {
                    always.push((path.clone(), only.clone()));
                }
                for place in places {
                    parents.entry(place).or_default().push(path.clone());
                }
            }
        }
        // Where there may be others, those that are known say nothing.
        if declarations.values().any(|file| file.more_files) {
            parents.clear();
        }
        let has_wrong = |file: &Declarations| {
            let mut modules = file.modules.iter().filter(|found| found.always);
            modules.any(|found| wrong.contains(&found.module.interface_hash()))
        };
        let own = declarations.iter().filter(|(_, file)| has_wrong(file));
        let mut wrong: BTreeSet<_> = own.map(|(path, _)| path.clone()).collect();
        loop {
            let known = wrong.len();
            let above = always.iter().filter(|(_, below)| wrong.contains(below));
            let above: Vec<_> = above.map(|(path, _)| path.clone()).collect();
            wrong.extend(above);
            if wrong.len() == known {
                break;
            }
        }
        Files {
            declarations,
            parents,
            wrong,
        }
    }

    /// Whether whatever compiles the file meets errors, asked for those on the way here.
    fn has_errors(&self, path: &Path, asked: &mut BTreeSet<PathBuf>) -> bool {
        let parents = self.parents.get(path).map_or(&[][..], Vec::as_slice);
        self.wrong.contains(path)
            || asked.insert(path.into())
                && !parents.is_empty()
                && parents.iter().all(|parent| self.has_errors(parent, asked))
    }
}

/// Where the compiler may look for a module of these names in a file.
fn places(file: &Path, names: &[String], at: Option<&str>) -> Vec<PathBuf> {
    let folder = file.parent().unwrap_or(file);
    if let Some(at) = at {
        return vec![folder.join(at)];
    }
    // The second for a file that is a module itself and not the root of a crate.
    let mut places = Vec::new();
    for folder in [folder.to_path_buf(), file.with_extension("")] {
        let place: PathBuf = [folder]
            .into_iter()
            .chain(names.iter().map(PathBuf::from))
            .collect();
        places.extend([place.with_extension("rs"), place.join("mod.rs")]);
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cargo::scan::declarations;

    #[test]
    fn what_is_compiled_without_errors() {
        let folder = std::env::temp_dir().join(format!("rpython-together-{}", std::process::id()));
        let declared = |name: &str| format!("#[rpython::module(\"{name}.py\")] mod {name} {{}}\n");
        let bad = declarations(&declared("bad")).modules.remove(0).module;
        let wrong = BTreeSet::from([bad.interface_hash()]);
        // The names of those that are.
        let without = |files: &[(&str, String)]| {
            let _ = fs::remove_dir_all(&folder);
            let mut seen = BTreeSet::new();
            for (name, text) in files {
                let path = folder.join(name);
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                fs::write(&path, text).unwrap();
                seen.insert(path);
            }
            let found = without_errors(&seen, &wrong);
            let all = files
                .iter()
                .flat_map(|(_, text)| declarations(text).modules);
            let mut names: Vec<_> = all
                .filter(|declared| found.contains(&declared.module.interface_hash()))
                .map(|declared| declared.module.name)
                .collect();
            names.dedup();
            names.join(" ")
        };
        let (good, bad, other) = (declared("good"), declared("bad"), declared("other"));
        let lib = |text: &str| ("src/lib.rs", text.to_string());
        for (both, expected) in [
            (format!("{good}{bad}"), ""),
            (format!("{good}mod inner {{ {bad} }}"), ""),
            (format!("{good}#[cfg(x)] {bad}"), "good"),
            (
                format!("{good}#[cfg_attr(x, rpython::module(\"bad.py\"))] mod bad {{}}"),
                "good",
            ),
            (
                format!("{good}{}", bad.replace(" mod", "#[cfg(x)] mod")),
                "good",
            ),
            (format!("{good}#[cfg(x)] mod inner {{ {bad} }}"), "good"),
            (format!("{good}mod inner {{ #![cfg(x)] {bad} }}"), "good"),
            (format!("#![cfg(x)] {good}{bad}"), ""),
            (format!("{good}only_if! {{ {bad} }}"), "good"),
            (format!("#[cfg(x)] {good} const A: () = ();{bad}"), ""),
        ] {
            let is_whole = both.starts_with("#![");
            let expected = if is_whole { "good" } else { expected };
            assert_eq!(without(&[lib(&both)]), expected, "{both}");
        }
        // An example, and another root.
        let example = ("examples/demo.rs", bad.clone());
        assert_eq!(without(&[lib(&good), example.clone()]), "good");
        let main = ("src/main.rs", format!("mod shared; {other}"));
        let shared = ("src/shared.rs", good.clone());
        let of_lib = format!("mod shared; {bad}");
        assert_eq!(without(&[lib(&of_lib), shared.clone()]), "");
        assert_eq!(without(&[lib(&of_lib), main, shared.clone()]), "other good");
        // Modules below, beside and above.
        for (text, expected) in [
            ("mod shared; mod deep;", ""),
            ("mod shared; #[cfg(x)] mod deep;", "good"),
            ("mod shared; #[path = \"deep/other.rs\"] mod deep;", "good"),
            ("mod shared; mod deep; include!(\"x\");", "good"),
        ] {
            let deep = ("src/deep.rs", "mod inner { mod least; }".into());
            let least = ("src/deep/inner/least/mod.rs", bad.clone());
            let other = ("src/deep/other.rs", String::new());
            let files = [lib(text), shared.clone(), deep, least, other];
            assert_eq!(without(&files), expected, "{text}");
        }
        fs::remove_dir_all(&folder).unwrap();
    }
}
