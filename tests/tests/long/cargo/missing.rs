//! What users do not have: a C compiler, libclang.

use super::{Built, Fixture, HIDDEN, HIDES_LIBCLANG};
use std::fs;

/// Without a C compiler a crate can be checked and documented; a build says what is missing.
pub fn without_a_c_compiler() {
    let fixture = Fixture::new("no_compiler");
    let with = |name: &str, value: &str, arguments: &str| {
        let mut command = fixture.command(arguments);
        Built::of(command.env(name, value).output().unwrap())
    };
    let without = |arguments: &str| with("CC", "/nonexistent/tool", arguments);
    // What an earlier run of this test has left does not count.
    let _ = fs::remove_dir_all(fixture.out_dir("beta").join("rpython"));
    let says_once = |built: Built, texts: &[&str]| {
        let built = built.succeeds();
        for said in ["warning: beta", "no C compiler", "install one with"]
            .iter()
            .chain(texts)
        {
            assert_eq!(built.stderr.matches(said).count(), 1, "{}", built.stderr);
        }
    };
    says_once(without("check -p beta"), &["/nonexistent/tool"]);
    let again = without("check -p beta").succeeds();
    assert!(!again.stderr.contains("warning"), "{}", again.stderr);
    // Another reason is another thing to say.
    let other = with("CC", "/nonexistent/other", "check -p beta");
    says_once(other, &["/nonexistent/other"]);
    let headers = || with("CFLAGS", "-nostdinc", "check -p beta");
    says_once(headers(), &["has no headers of the C library"]);
    let again = headers().succeeds();
    assert!(!again.stderr.contains("warning"), "{}", again.stderr);
    without("build -p beta").fails_with(&["rpython_modules_need_a_C_compiler_and_none_was_found"]);
    // It is there again.
    fixture.cargo("build -p beta").succeeds();
}

/// Without libclang a crate builds and runs, with one warning, which is not repeated; docs.rs needs neither
/// that nor a C compiler.
pub fn without_libclang() {
    let mut fixture = Fixture::of_program(
        "no_libclang",
        &[
            ("build.rs", HIDES_LIBCLANG),
            (
                "src/main.rs",
                "#[rpython::module(\"py/work.py\")] mod work { pub fn run(n: i64, name: &str) -> i64; }
                 fn main() { println!(\"{}\", work::run(3, \"four\")); }",
            ),
        ],
    );
    // What an earlier run of this test has left does not count.
    let out_dir = fixture.out_dir("wrong");
    let _ = fs::remove_dir_all(out_dir.join("rpython"));
    fixture.set(HIDDEN, "/nonexistent/tool");
    let mut docs = fixture.command("doc -p wrong --no-deps");
    docs.env("DOCS_RS", "1").env("CC", "/nonexistent/tool");
    let built = Built::of(docs.output().unwrap()).succeeds();
    assert!(!built.stderr.contains("warning"), "{}", built.stderr);

    // Said once, and not again when nothing has changed.
    let built = fixture.cargo("run -p wrong").succeeds();
    assert_eq!(built.stdout, "7\n");
    let told = "bindgen could not run";
    assert_eq!(built.stderr.matches(told).count(), 1, "{}", built.stderr);
    assert!(
        built.stderr.contains("install libclang: "),
        "{}",
        built.stderr
    );
    for _ in 0..2 {
        let again = fixture.cargo("run -p wrong").succeeds();
        assert_eq!(again.stdout, "7\n");
        assert!(!again.stderr.contains("warning"), "{}", again.stderr);
    }
    // Where the crate's own Rust is wrong in the same build, Cargo shows a script's warnings behind the errors, too; but not again
    // in the next one, whether that is wrong or not.
    fs::remove_dir_all(out_dir.join("rpython")).unwrap();
    fixture.replace("wrong/src/main.rs", "fn main() {", "fn main() { missing();");
    let failed = fixture.cargo("run -p wrong").fails_with(&["missing", told]);
    let (before, behind) = failed.stderr.split_once("error[E0425]").expect("an error");
    assert_eq!(before.matches(told).count(), 1, "{}", failed.stderr);
    assert!(behind.matches(told).count() <= 1, "{}", failed.stderr);
    let failed = fixture.cargo("run -p wrong").fails_with(&["missing"]);
    assert!(!failed.stderr.contains(told), "{}", failed.stderr);
    fixture.replace("wrong/src/main.rs", "missing();", "");
    let built = fixture.cargo("run -p wrong").succeeds();
    assert!(!built.stderr.contains("warning"), "{}", built.stderr);
    // With it, bindgen says the same.
    fixture.write("wrong/build.rs", "fn main() { rpython_build::build() }");
    let built = fixture.cargo("run -p wrong").succeeds();
    assert_eq!(built.stdout, "7\n");
    if built.stderr.contains(told) {
        eprintln!("SKIPPED: without_libclang needs libclang for its last part");
    }
}
