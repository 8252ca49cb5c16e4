//! Libraries that Rust declares, for tests that call the pipeline as a build script does.

use rpython_build::cargo::plan::{library_name, plan};
use rpython_build::cargo::scan::{declarations_of, RustFile, Scan};
use rpython_build::diag::Diagnostic;
use rpython_build::pipeline::{Input, Options};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// What a package of this name, in this folder, has the pipeline do if `rust` is its `src/lib.rs`, and what is wrong with what
/// that declares.
///
/// # Panics
/// If its attributes cannot be read at all, which is the macro's to tell.
pub fn library(
    name: &str,
    folder: &Path,
    rust: String,
    options: Options,
) -> (Vec<Diagnostic>, Input) {
    let texts = [(PathBuf::from("src/lib.rs"), rust)];
    let (mut declared, unclear) = declarations_of(&texts, |_| true);
    let found = declared.pop().flatten().expect("it is read");
    let [(_, rust)] = texts;
    assert!(!found.malformed, "{rust}");
    let modules = found.modules.into_iter();
    let file = RustFile {
        name: "src/lib.rs".into(),
        modules: modules.map(|found| found.module).collect(),
        values: found.values,
        wrong: found.wrong,
        text: rust,
    };
    let scan = Scan {
        seen: BTreeSet::new(),
        files: vec![file],
        malformed: false,
        aliases: found.aliases,
        unclear,
    };
    let plan = plan(library_name(name, "0.1.0"), folder, scan);
    // (As the build script does.)
    let is_wrong = !plan.diagnostics.is_empty() || !plan.left_out.modules.is_empty();
    let input = Input {
        library: plan.library,
        base_dir: folder.to_path_buf(),
        sources: plan.sources,
        modules: plan.modules,
        search_path: plan.roots,
        package: vec![folder.to_path_buf()],
        options,
        check: is_wrong,
        kept: None,
    };
    (plan.diagnostics, input)
}
