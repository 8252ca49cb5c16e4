//! Crates built with Cargo: what `docs/cargo.md` promises.
//!
//! The workspace in `fixtures/cargo` is copied, edited and built. Where only what is around the
//! pipeline is tested, a stand-in takes its place (`fixtures/cargo/fake`). All builds share one
//! target directory below this workspace, so that the toolchain is compiled once.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::SystemTime;

/// A copy of the fixture workspace.
struct Fixture {
    /// The folder with the packages. It has the fixture's name, and so has every package's path
    /// in its workspace: Cargo takes packages of the same path for the same.
    folder: PathBuf,
    target: PathBuf,
    /// What is set in the environment.
    variables: Vec<(&'static str, String)>,
}

/// What a Cargo command gave.
struct Built {
    success: bool,
    stdout: String,
    stderr: String,
}

impl Fixture {
    fn new(name: &str) -> Fixture {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let workspace = scratch.join("cargo").join(name);
        let folder = workspace.join(name);
        let _ = fs::remove_dir_all(&workspace);
        let root_text = root.to_str().unwrap().replace('\\', "/");
        copy(&root.join("tests/fixtures/cargo"), &folder, &root_text);
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        fs::write(
            workspace.join("Cargo.toml"),
            manifest.replace("@NAME@", name),
        )
        .unwrap();
        fs::remove_file(folder.join("Cargo.toml")).unwrap();
        fs::copy(root.join("Cargo.lock"), workspace.join("Cargo.lock")).unwrap();
        Fixture {
            folder,
            target: scratch.join("cargo-target"),
            variables: Vec::new(),
        }
    }

    fn set(&mut self, name: &'static str, value: impl Into<String>) {
        self.variables.retain(|(known, _)| *known != name);
        self.variables.push((name, value.into()));
    }

    /// A fixture in which `wrong` is a program, with these files.
    fn of_program(name: &str, files: &[(&str, &str)]) -> Fixture {
        let fixture = Fixture::new(name);
        fs::remove_file(fixture.folder.join("wrong/src/lib.rs")).unwrap();
        for (file, text) in files {
            let path = fixture.folder.join("wrong").join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        fixture
    }

    fn command(&self, arguments: &str) -> Command {
        let mut command = Command::new(env!("CARGO"));
        command
            .current_dir(&self.folder)
            .args(arguments.split(' '))
            .arg("--offline");
        command
            .env("CARGO_TARGET_DIR", &self.target)
            // Most of what is compiled is compiled once.
            .env("CARGO_INCREMENTAL", "0")
            .env("CARGO_TERM_COLOR", "never");
        for variable in [
            "RUSTFLAGS",
            "CARGO_ENCODED_RUSTFLAGS",
            "CC",
            "CFLAGS",
            "LIBCLANG_PATH",
        ] {
            command.env_remove(variable);
        }
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        command
    }

    fn cargo(&self, arguments: &str) -> Built {
        Built::of(self.command(arguments).output().expect("cargo runs"))
    }

    /// The build script's folder of a package that builds.
    fn out_dir(&self, package: &str) -> PathBuf {
        let built = self.cargo(&format!(
            "build -p {package} --message-format=json-render-diagnostics"
        ));
        assert!(built.success, "{}", built.stderr);
        let id = format!("/{package}#");
        let line = built.stdout.lines().find(|line| {
            line.contains("\"reason\":\"build-script-executed\"") && line.contains(&id)
        });
        let line = line.expect("the build script's message");
        let start = line.find("\"out_dir\":\"").unwrap() + 11;
        PathBuf::from(
            line[start..]
                .split('"')
                .next()
                .unwrap()
                .replace("\\\\", "\\"),
        )
    }

    fn write(&self, file: &str, text: &str) {
        // Cargo compares times, some file systems keep them in coarse steps.
        std::thread::sleep(std::time::Duration::from_millis(20));
        fs::write(self.folder.join(file), text).unwrap();
    }

    fn replace(&self, file: &str, from: &str, to: &str) {
        let text = fs::read_to_string(self.folder.join(file)).unwrap();
        assert!(text.contains(from), "{file} has no {from}");
        self.write(file, &text.replace(from, to));
    }
}

impl Built {
    fn of(output: Output) -> Built {
        Built {
            success: output.status.success(),
            stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
            stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }

    #[track_caller]
    fn succeeds(self) -> Built {
        assert!(self.success, "{}\n{}", self.stdout, self.stderr);
        self
    }

    /// Fails, with each of these texts in stderr.
    #[track_caller]
    fn fails_with(self, texts: &[&str]) -> Built {
        assert!(
            !self.success,
            "did not fail:\n{}\n{}",
            self.stdout, self.stderr
        );
        for text in texts {
            assert!(
                self.stderr.contains(text),
                "no {text:?} in:\n{}",
                self.stderr
            );
        }
        self
    }
}

fn copy(from: &Path, to: &Path, root: &str) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target, root);
        } else {
            let text = fs::read_to_string(entry.path()).unwrap();
            fs::write(target, text.replace("@ROOT@", root)).unwrap();
        }
    }
}

fn time(path: &Path) -> SystemTime {
    fs::metadata(path).unwrap().modified().unwrap()
}

/// How often the pipeline ran for a package.
fn translations(out_dir: &Path) -> usize {
    fs::read_to_string(out_dir.join("translations.txt"))
        .unwrap()
        .lines()
        .count()
}

/// The library, its bindings and the manifest, with their times.
fn outputs(out_dir: &Path) -> Vec<(String, SystemTime)> {
    let names = fs::read_dir(out_dir.join("rpython"))
        .unwrap()
        .map(|e| e.unwrap().file_name());
    let mut names: Vec<_> = names.map(|name| name.into_string().unwrap()).collect();
    names.retain(|name| name != "timings.txt");
    names.sort();
    names
        .into_iter()
        .map(|name| (name.clone(), time(&out_dir.join("rpython").join(name))))
        .collect()
}

/// Rust tests that call RPython entry points; a library and a program of one package with
/// declarations in both; three libraries in one binary.
pub fn mixed_code() {
    let fixture = Fixture::new("mixed");
    // Not the stand-in: that would compile the toolchain again, for the target.
    fixture.cargo("test -q -p alpha -p beta -p app").succeeds();
    assert_eq!(
        fixture.cargo("run -p app -q").succeeds().stdout,
        "3 1003 2003\n"
    );
    assert_eq!(
        fixture.cargo("run -p alpha -q").succeeds().stdout,
        "3 0.5\n"
    );
    fixture.cargo("build -p alpha --features off").succeeds();

    // No absolute paths in what is generated.
    let out_dir = fixture.out_dir("alpha").join("rpython");
    for (name, _) in outputs(out_dir.parent().unwrap()) {
        if name.ends_with(".h")
            || name.ends_with(".c")
            || name == "bindings.rs"
            || name == "manifest.txt"
        {
            let text = fs::read_to_string(out_dir.join(&name)).unwrap();
            assert!(!text.contains(fixture.folder.to_str().unwrap()), "{name}");
        }
    }
}

/// Unchanged inputs run nothing; the pipeline, the C compiler and bindgen run only for what they
/// read.
pub fn reruns_and_cache() {
    let fixture = Fixture::new("reruns");
    let out_dir = fixture.out_dir("alpha");
    let start = translations(&out_dir);
    let first = outputs(&out_dir);

    // Nothing changed: the build script does not run.
    let timings = time(&out_dir.join("rpython/timings.txt"));
    fixture.cargo("build -p alpha").succeeds();
    assert_eq!(time(&out_dir.join("rpython/timings.txt")), timings);

    // A file that is not ours: neither.
    fixture.write("alpha/py/notes.txt", "nothing");
    fixture.cargo("build -p alpha").succeeds();
    assert_eq!(time(&out_dir.join("rpython/timings.txt")), timings);

    // A touched file, an imported one: the script runs, and nothing else.
    fixture.replace("alpha/py/helper.py", "Imported.", "Imported.");
    fixture.cargo("build -p alpha").succeeds();
    assert_ne!(time(&out_dir.join("rpython/timings.txt")), timings);
    assert_eq!(translations(&out_dir), start);
    assert_eq!(outputs(&out_dir), first);

    // A changed Python file that gives the same C: translated, not compiled.
    fixture.replace("alpha/py/helper.py", "Imported.", "Imported indeed.");
    fixture.cargo("build -p alpha").succeeds();
    assert_eq!(translations(&out_dir), start + 1);
    let library = |outputs: &[(String, SystemTime)]| {
        outputs
            .iter()
            .filter(|(name, _)| !name.starts_with("translation"))
            .cloned()
            .collect()
    };
    let compiled: Vec<_> = library(&first);
    assert_eq!(library(&outputs(&out_dir)), compiled);

    // A changed Rust file with the same declarations: nothing.
    fixture.replace(
        "alpha/src/main.rs",
        "beside the library",
        "next to the library",
    );
    fixture.cargo("build -p alpha").succeeds();
    assert_eq!(translations(&out_dir), start + 1);

    // An environment variable that the compiler reads: compiled, not translated.
    let built = fixture
        .command("build -p alpha")
        .env("CFLAGS", "-O1")
        .output()
        .unwrap();
    Built::of(built).succeeds();
    assert_eq!(translations(&out_dir), start + 1);
    assert_ne!(library(&outputs(&out_dir)), compiled);

    // Another PATH: nothing.
    fixture.cargo("build -p alpha").succeeds();
    let before = outputs(&out_dir);
    let timings = time(&out_dir.join("rpython/timings.txt"));
    let path = format!("{}:/nonexistent", std::env::var("PATH").unwrap());
    Built::of(
        fixture
            .command("build -p alpha")
            .env("PATH", path)
            .output()
            .unwrap(),
    )
    .succeeds();
    assert_eq!(time(&out_dir.join("rpython/timings.txt")), timings);
    assert_eq!(outputs(&out_dir), before);

    // A new file with a declaration: one build reports it, the next one has it.
    fixture.write(
        "alpha/tests/new.rs",
        "#[rpython::module(\"py/calc.py\")] mod fresh { pub fn half(x: f64) -> f64; }
         #[test] fn f() { fresh::half(1.0); }",
    );
    fixture.cargo("check -p alpha --test new").fails_with(&[
        "the build script has not seen this declaration",
        "build again",
    ]);
    fixture.cargo("check -p alpha --test new").succeeds();

    // A changed declaration.
    fixture.replace(
        "alpha/src/main.rs",
        "fn half(x: f64) -> f64;",
        "fn half(y: f64) -> f64;",
    );
    fixture.cargo("build -p alpha").succeeds();
}

/// An error in the Python program: one `compile_error!` on the attribute, which an editor gets
/// as JSON with a span, and nothing else.
pub fn program_errors() {
    let fixture = Fixture::new("errors");
    let declared = "pub fn invert(x: bool) -> bool;";
    fixture.replace("alpha/py/helper.py", "Imported.", "BAD and BAD.");
    let built = fixture.cargo("check -p alpha --lib").fails_with(&[
        "error: [RP9999]: this is bad",
        "py/helper.py:1:3",
        "# BAD and BAD.",
        "--> errors/alpha/src/lib.rs:3:",
    ]);
    assert_eq!(
        built.stderr.matches("this is bad").count(),
        2,
        "{}",
        built.stderr
    );
    assert!(built
        .stderr
        .contains("could not compile `alpha` (lib) due to 2 previous errors"));

    let built = fixture
        .cargo("check -p alpha --lib --message-format=json")
        .fails_with(&[]);
    let message = built
        .stdout
        .lines()
        .find(|line| line.contains("this is bad"))
        .unwrap();
    assert!(
        message.contains("\"file_name\":\"errors/alpha/src/lib.rs\""),
        "{message}"
    );
    assert!(message.contains("\"line_start\":3,"), "{message}");

    // Corrected, it builds.
    fixture.replace("alpha/py/helper.py", "BAD and BAD.", "Imported.");
    fixture.cargo("check -p alpha --lib").succeeds();

    // A file that is not there.
    fixture.replace("alpha/src/lib.rs", "py/calc.py", "py/calk.py");
    fixture.cargo("check -p alpha --lib").fails_with(&[
        "cannot find `py/calk.py`",
        "expected `alpha/py/calk.py`",
        "src/lib.rs:3:19",
    ]);
    fixture.replace("alpha/src/lib.rs", "py/calk.py", "py/calc.py");

    // A type that cannot cross.
    fixture.replace(
        "alpha/src/lib.rs",
        declared,
        "pub fn invert(x: &mut bool) -> bool;",
    );
    fixture
        .cargo("check -p alpha --lib")
        .fails_with(&["Python gets a copy of an argument"]);
    fixture.replace(
        "alpha/src/lib.rs",
        "pub fn invert(x: &mut bool) -> bool;",
        declared,
    );

    // A declaration that the build script cannot see.
    fixture.write(
        "beta/src/lib.rs",
        "macro_rules! declare { ($path:literal) => {
             #[rpython::module($path)] mod calc { pub fn add(a: i64, b: i64) -> i64; }
         } }
         declare!(\"py/calc.py\");",
    );
    fixture
        .cargo("check -p beta")
        .fails_with(&["cannot see a declaration that a macro makes"]);

    // No build script; one that does something else.
    let manifest = fs::read_to_string(fixture.folder.join("beta/Cargo.toml")).unwrap();
    fixture.write("beta/build.rs", "fn main() {}");
    fixture.write("beta/src/lib.rs", "");
    let _ = fs::remove_dir_all(fixture.out_dir("beta").join("rpython"));
    fixture.write(
        "beta/src/lib.rs",
        "#[rpython::module(\"py/calc.py\")] mod calc { fn f(); }",
    );
    fixture
        .cargo("check -p beta")
        .fails_with(&["call `rpython_build::build()` in `build.rs`"]);
    fs::remove_file(fixture.folder.join("beta/build.rs")).unwrap();
    fixture.write("beta/Cargo.toml", &manifest);
    fixture.cargo("check -p beta").fails_with(&[
        "this crate has no build script",
        "rpython-build = \"=0.1.0\"",
    ]);
}

/// What users see of programs that are wrong comes from the pipeline, through the manifest and the
/// attribute macro, into the JSON that editors read. The texts are tested in `errors.rs`; here it
/// is tested that they arrive.
pub fn errors_that_users_see() {
    let fixture = Fixture::new("wrong-programs");
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/errors");
    let attribute = (
        "3:19",
        "3 | #[rpython::module(\"py/work.py\")]",
        "|                   ^^^^^^^^^^^^",
    );
    let result = (
        "5:39",
        "5 |     pub fn run(n: i64, name: &str) -> i64;",
        "|                                       ^^^",
    );
    for (case, (place, line, marked)) in [
        ("several_errors", attribute),
        ("result_does_not_fit", result),
        ("import_time_exception", attribute),
    ] {
        let case = golden.join(case).with_extension("py");
        fixture.write("wrong/py/work.py", &fs::read_to_string(&case).unwrap());
        let built = fixture
            .cargo("check -p wrong --message-format=json")
            .fails_with(&[]);
        // rustc indents the lines of a message, and shows below it what it is of.
        let expected = fs::read_to_string(case.with_extension("txt")).unwrap();
        let expected = expected.replace("error[", "error: [");
        let expected = expected.lines().map(str::trim).filter(|l| !l.is_empty());
        let place = format!("--> wrong-programs/wrong/src/lib.rs:{place}");
        let shown_at = [&*place, "|", line, marked];
        let mut wanted = Vec::new();
        for line in expected {
            if line.starts_with("error: ") && !wanted.is_empty() {
                wanted.extend(shown_at);
            }
            wanted.push(line);
        }
        wanted.extend(shown_at);
        let rendered = rendered_errors(&built.stdout);
        let shown: Vec<_> = rendered
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .collect();
        assert_eq!(
            shown,
            wanted,
            "{}\n{rendered}{}",
            case.display(),
            built.stderr
        );
    }
    // Corrected, it builds.
    fixture.write("wrong/py/work.py", "def run(n, name):\n    return n\n");
    fixture.cargo("check -p wrong").succeeds();
}

/// What the build script finds wrong with a declaration is told at what is wrong of it.
pub fn errors_at_their_parts() {
    let fixture = Fixture::new("parts");
    fixture.write(
        "wrong/py/work.py",
        "
from dataclasses import dataclass

LIMIT = 'none'


class Account:
    def __init__(self, owner):
        self.owner = owner


@dataclass
class Point:
    x: int


@dataclass
class Circle:
    radius: float


def opened(owner):
    return Account(owner)


def named(n):
    return str(n)


def half(n):
    return n + 'a'


def told(point, to):
    return point.x


def drawn(shape):
    return 1
",
    );
    // Between marks, what an error says and what has it.
    let text = "
#[rpython::module(\"py/work.py\")]
pub mod work {
    use super::{Point, Shape, Tells};
    pub const ⟦`LIMIT` of `py/work.py` is|LIMIT: i64⟧;
    pub type Account;
    pub type ⟦no class `Acount`|Acount⟧;
    impl Account {
        pub ⟦`Account.__init__` is called|fn new() -> Account⟧;
        #[get]
        pub fn owner(&self) -> ⟦the attribute `owner` of `Account` is declared|i64⟧;
        pub ⟦no attribute `paid`|fn paid(&self, amount: u8⟧);
    }
    pub fn opened(owner: &str) -> Account;
    pub ⟦no function `none`|fn none(n: i64) -> i64⟧;
    pub fn named(
        n: i64,
    ) -> ⟦`named` is declared to return|Result<i64, rpython::Error>⟧;
    pub fn half(⟦`+` does not exist|n: f64⟧) -> f64;
    pub fn told(point: &Point, to: &dyn Tells) -> i64;
    pub fn drawn(shape: &Shape) -> i64;
}
#[derive(rpython::Value)]
pub struct Point {
    pub x: i64,
    pub ⟦`Point` has no field `y`|y: i64⟧,
}
#[derive(rpython::Value)]
pub enum Shape {
    Circle { radius: f64, ⟦`Circle` has no field `raduis`|raduis: f64⟧ },
    ⟦no class `Square`|Square⟧ { side: f64 },
}
#[rpython::object]
pub trait Tells {
    ⟦a method `from`|fn from(&self, n: i64⟧);
}
";
    let mut pieces = text.split('⟦');
    let mut source = pieces.next().unwrap().to_string();
    let mut wanted = Vec::new();
    for piece in pieces {
        let (marked, behind) = piece.split_once('⟧').unwrap();
        let (message, part) = marked.split_once('|').unwrap();
        let line = source.matches('\n').count() + 1;
        let column = source.len() - source.rfind('\n').unwrap();
        let place = format!("src/lib.rs:{line}:{column}");
        wanted.push((message, place, "^".repeat(part.len())));
        source.push_str(part);
        source.push_str(behind);
    }
    fixture.write("wrong/src/lib.rs", &source);
    let built = fixture
        .cargo("check -p wrong --message-format=json")
        .fails_with(&[]);
    let rendered = rendered_errors(&built.stdout);
    let errors: Vec<&str> = rendered.split("error: ").skip(1).collect();
    for (message, place, marked) in &wanted {
        let is_it = |error: &&&str| error.contains(message);
        let error = errors.iter().find(is_it);
        let error = error.unwrap_or_else(|| panic!("{message}: {rendered}"));
        let shown = error.rsplit("--> ").next().unwrap();
        assert!(shown.contains(place.as_str()), "{place}: {error}");
        assert!(shown.contains(&format!(" {marked}\n")), "{marked}: {error}");
    }
    assert_eq!(errors.len(), wanted.len(), "{rendered}");
}

/// Whatever is wrong, wherever it is, is told in one build; what follows from it is not.
pub fn all_errors_in_one_build() {
    let fixture = Fixture::new("all-errors");
    for (file, text) in [
        ("one.py", "import shared\n\ndef f(n)\n    return n\n"),
        (
            "two.py",
            "import shared\nimport other\n\ndef f(n):\n    return n\n",
        ),
        (
            "three.py",
            "import numpy\nimport pandas as pd\nfrom four import nothing\n\ndef f(n):\n    return n + 'a'\n\n\
             def g(n):\n    return pd.sum(n) + nothing(n)\n",
        ),
        (
            "four.py",
            "def f(n):\n    return n + 'a'\n\ndef g(n):\n    return n\n",
        ),
        ("shared.py", "import deep\nx = = 1\n"),
        ("deep.py", "import nowhere\n\nz = )\n"),
        ("other.py", "y = (1\n"),
        ("empty.py", "def unused(n):\n    return n\n"),
        ("half.py", "def good(n):\n    return len(n)\n"),
        (
            "late.py",
            "def f(n):\n    return len(str(n).encode(\"utf-16\"))\n",
        ),
    ] {
        fixture.write(&format!("wrong/py/{file}"), text);
    }
    fixture.write(
        "wrong/src/lib.rs",
        "#[rpython::module(\"py/none.py\")] mod none { fn f(n: i64) -> i64; }
         #[rpython::module(\"../outside.py\")] mod outside { fn f(n: i64) -> i64; }
         #[rpython::module(\"py/one.py\")] mod one { fn f(n: i64) -> i64; }
         #[rpython::module(\"py/two.py\")] mod two { fn f(n: i64) -> i64; }
         #[rpython::module(\"py/three.py\")] mod three { fn f(n: i64) -> i64; fn g(n: i64) -> i64; fn h(n: i64); }
         #[rpython::module(\"py/four.py\")] mod four { fn f(n: i64) -> i64; fn h(); }
         #[rpython::module(\"py/empty.py\")] mod empty { fn g(n: &mut i64) -> bool; }
         #[rpython::module(\"py/half.py\")] mod half {
             fn good(n: i64) -> i64; fn bad(n: &mut i64) -> Result<i64, String>;
         }
         #[rpython::module(\"py/late.py\")] mod late { fn f(n: i64) -> i64; }
         pub fn all(n: &mut i64) -> (i64, bool) {
             let sum = late::f(1) + none::f(1) + outside::f(1) + one::f(1) + two::f(1) + three::f(1) + four::f(1);
             (sum + half::good(1) + half::bad(n).unwrap(), !empty::g(n))
         }",
    );
    let expected = [
        "cannot find `py/none.py`",
        "`../outside.py` is outside of the package",
        "py/one.py:3:",
        "py/shared.py:2:",
        "py/deep.py:3:",
        "No module named 'nowhere'",
        "py/other.py:1:",
        "No module named 'numpy'",
        "No module named 'pandas'",
        "cannot import name 'nothing' from 'four'",
        "py/three.py:6:",
        "`py/three.py` has no function `h`",
        "py/four.py:2:",
        "`py/four.py` has no function `h`",
        "Python gets a copy of an argument",
        "py/half.py:2:",
        "py/late.py:2:",
        // (Said of both.)
        "Python gets a copy of an argument",
        "the error type is `rpython::Error`",
    ];
    let built = fixture.cargo("check -p wrong").fails_with(&expected);
    let count = format!("due to {} previous errors", expected.len());
    assert!(built.stderr.contains(&count), "{}", built.stderr);
    assert!(!built.stderr.contains("warning"), "{}", built.stderr);
    // What is wrong in a file that is imported is told of the module that imports it.
    let line_of = |said: &str| {
        let behind = built.stderr.split(said).nth(1).unwrap_or_default();
        let place = behind.split("src/lib.rs:").nth(1).unwrap_or_default();
        place.split(':').next().unwrap_or_default().to_string()
    };
    assert_eq!(line_of("py/shared.py:2:"), "3", "{}", built.stderr);
    assert_eq!(line_of("py/deep.py:3:"), "3", "{}", built.stderr);
    assert_eq!(line_of("py/other.py:1:"), "4", "{}", built.stderr);

    // A folder that is elsewhere on another machine.
    let script = fs::read_to_string(fixture.folder.join("wrong/build.rs")).unwrap();
    let outside = "rpython_build::Builder::new().python_path(\"../alpha/py\").build()";
    fixture.replace("wrong/build.rs", "rpython_build::build()", outside);
    fixture.cargo("check -p wrong").fails_with(&[
        "error: python_path: `../alpha/py` is outside of the package: `cargo package` would leave it out",
        "symbolic link",
    ]);
    fixture.write("wrong/build.rs", &script);
    // A module without functions is none.
    fixture.write(
        "wrong/src/lib.rs",
        "#[rpython::module(\"py/empty.py\")] mod empty {}",
    );
    let built = fixture.cargo("check -p wrong").succeeds();
    assert!(!built.stderr.contains("warning"), "{}", built.stderr);
}

/// What keeps a module from being translated is told where that is compiled, if it is not told there anyway.
pub fn errors_of_what_is_not_compiled() {
    let good = "#[rpython::module(\"py/work.py\")] pub mod work { pub fn run(n: i64, name: &str) -> i64; }\n";
    let bad = "#[rpython::module(\"py/bad.py\")] pub mod bad { pub fn run(n: i64) -> i64; }\n";
    let fixture = Fixture::of_program(
        "apart",
        &[
            ("py/bad.py", "def run(n):\n    return n + 'a'\n"),
            ("src/lib.rs", good),
            (
                "examples/demo.rs",
                &format!("{bad} fn main() {{ bad::run(1); }}"),
            ),
        ],
    );
    let told = "`py/work.py` is not translated: the modules of a package are translated together";
    let error = "py/bad.py:2:12: `+` does not exist for `int` and `str` [RP0404]";
    let told_once = |texts: &[&str]| {
        let built = fixture
            .cargo("check -p wrong --all-targets")
            .fails_with(texts);
        assert!(
            built.stderr.contains("due to 1 previous error"),
            "{}",
            built.stderr
        );
        built
    };
    told_once(&[told, error]);
    fs::remove_file(fixture.folder.join("wrong/examples/demo.rs")).unwrap();
    fixture.write("wrong/src/lib.rs", &format!("{good}#[cfg(windows)]\n{bad}"));
    told_once(&[told, error]);
    // Where it is compiled, it is told there.
    fixture.write("wrong/src/bad.rs", bad);
    fixture.write("wrong/src/lib.rs", &format!("{good}mod bad;"));
    let built = told_once(&["py/bad.py:2:12", "--> apart/wrong/src/bad.rs:1:"]);
    assert!(!built.stderr.contains(told), "{}", built.stderr);

    // In folders of any name but that of Cargo's own, and in attributes that have a condition.
    fixture.write("wrong/py/bad.py", "def run(n):\n    return n\n");
    fs::create_dir_all(fixture.folder.join("wrong/src/target")).unwrap();
    fixture.write(
        "wrong/src/target/mod.rs",
        &bad.replace(
            "rpython::module(\"py/bad.py\")",
            "cfg_attr(all(), rpython::module(\"py/bad.py\"))",
        ),
    );
    fixture.write("wrong/src/lib.rs", "mod target;");
    fs::remove_file(fixture.folder.join("wrong/src/bad.rs")).unwrap();
    let built = fixture.cargo("check -p wrong").succeeds();
    assert!(!built.stderr.contains("warning: wrong"), "{}", built.stderr);
}

/// Where all that is declared is malformed, what is wrong with it is said, and nothing else.
pub fn malformed_declarations_alone() {
    let fixture = Fixture::new("malformed");
    for (attribute, error) in [
        ("rpython::module", "expected the path of a Python file"),
        ("rpython::module = \"py/work.py\"", "are not supported"),
    ] {
        let text = format!("#[{attribute}] mod work {{ pub fn run(n: i64) -> i64; }}");
        fixture.write("wrong/src/lib.rs", &text);
        let built = fixture.cargo("check -p wrong").fails_with(&[error]);
        assert!(!built.stderr.contains("warning"), "{}", built.stderr);
    }
    for (declaration, error) in [
        (
            "mod work { fn run(n: &mut i64); }",
            "Python gets a copy of an argument",
        ),
        ("fn work() {}", "stands above `mod name"),
        (
            "mod work { fn run(n: i64) -> i64;",
            "this file contains an unclosed delimiter",
        ),
    ] {
        let text = format!("#[rpython::module(\"py/work.py\")] {declaration}");
        fixture.write("wrong/src/lib.rs", &text);
        let built = fixture.cargo("check -p wrong").fails_with(&[error]);
        assert!(!built.stderr.contains("warning"), "{}", built.stderr);
    }
    // Where nothing is, that is said.
    fixture.write("wrong/src/lib.rs", "");
    let built = fixture.cargo("check -p wrong").succeeds();
    let told = "no #[rpython::module(\"….py\")] found in this package";
    assert!(built.stderr.contains(told), "{}", built.stderr);
    let again = fixture.cargo("check -p wrong").succeeds();
    assert!(!again.stderr.contains("warning"), "{}", again.stderr);
}

/// What is wrong with a type is told there, and no more than that: neither where modules use it nor where others are made of it. What is wrong besides
/// is told in the same build.
pub fn malformed_types_are_told_once() {
    let types = "\
#[derive(rpython::Value)] pub struct Pair(i64, i64);
#[derive(rpython::Value)] pub struct Line { pub a: Pair }
#[rpython::exception] pub struct ParseError { line: u128 }
#[rpython::exception] pub enum Failure { ParseError(ParseError), Other(rpython::Error) }
#[rpython::object(\"Store\")] pub trait Store { fn put(&mut self, pair: &Pair) -> i64; }
";
    let module = "\
#[rpython::module(\"py/work.py\")]
pub mod work {
    use super::{Failure, Line, Pair, ParseError, Store};
    pub fn line(line: &Line) -> i64;
    pub fn pair(n: i64) -> Option<Pair>;
    pub fn parse(n: i64) -> Result<i64, ParseError>;
    pub fn fail(n: i64) -> Result<i64, Failure>;
    pub fn keep(store: &mut dyn Store) -> i64;
    pub fn good(n: i64) -> i64;
    pub fn bad(n: i64) -> i64;
}
";
    let uses = "\
pub fn all(line: &Line, store: &mut dyn Store) -> Result<i64, Failure> {
    let n = work::line(line) + work::keep(store) + work::parse(1).unwrap_or(2) + work::good(3);
    Ok(n + work::fail(4)? + i64::from(work::pair(5).is_some()))
}
";
    let python = "\
from dataclasses import dataclass

@dataclass
class Pair:
    x: int
    y: int

@dataclass
class Line:
    a: Pair

class ParseError(Exception):
    line = 0

def bad(n):
    return n + 'a'

def good(n):
    return n

pair = parse = fail = keep = line = good
";
    let fixture = Fixture::of_program(
        "malformed-types",
        &[
            ("src/lib.rs", &format!("{types}{module}{uses}")),
            ("py/work.py", python),
        ],
    );
    let errors = [
        "the fields have the names of Python's: write `{ x: i64, y: i64 }`",
        "Python integers are machine words here: use a type of at most 64 bits",
        "what a method is called in Python stands above it",
    ];
    let told = |texts: &[&str]| {
        let built = fixture.cargo("check -p wrong").fails_with(texts);
        let count = match texts.len() {
            1 => "due to 1 previous error".to_string(),
            several => format!("due to {several} previous errors"),
        };
        assert!(built.stderr.contains(&count), "{}", built.stderr);
        assert!(!built.stderr.contains("warning"), "{}", built.stderr);
    };
    told(&[&errors[..], &["py/work.py:16:12"]].concat());
    // Where nothing else is wrong.
    fixture.replace("wrong/py/work.py", "n + 'a'", "n");
    told(&errors);
    // What the macro does not see, the build script tells: what an alias stands for.
    let alias = "pub type Wide = std::rc::Rc<str>;\n#[derive(rpython::Value)] pub struct Line { pub a: Wide }\n";
    fixture.write(
        "wrong/src/lib.rs",
        &format!(
            "{alias}#[rpython::module(\"py/work.py\")] pub mod work {{ use super::Line; pub fn line(line: &Line) -> i64; }}\n"
        ),
    );
    fixture.cargo("check -p wrong").fails_with(&[
        "`Line` cannot cross to Python",
        "this type cannot cross to Python: write `String` or `&str`",
    ]);

    // What is compiled without it says what keeps it from being translated.
    let good = "#[rpython::module(\"py/work.py\")] pub mod work { pub fn good(n: i64) -> i64; }\n";
    fixture.write("wrong/src/lib.rs", good);
    fs::create_dir_all(fixture.folder.join("wrong/examples")).unwrap();
    fixture.write(
        "wrong/examples/demo.rs",
        &format!("{types}{module}{uses}\nfn main() {{}}"),
    );
    fixture.cargo("check -p wrong").fails_with(&[
        "`py/work.py` is not translated: the modules of a package are translated together",
        "examples/demo.rs:1:38: the fields have the names of Python's",
        "due to 1 previous error",
    ]);
}

/// Attributes and derives are found by what files call them, and by what other files of the package do.
pub fn attributes_of_other_names() {
    let fixture = Fixture::of_program(
        "other-names",
        &[
            (
                "py/work.py",
                "\
from dataclasses import dataclass

@dataclass
class Point:
    x: int

class Gone(Exception):
    pass

def moved(p):
    if p.x < 0:
        raise Gone()
    return Point(p.x + 1)

def put(store, n):
    return store.put(n)
",
            ),
            (
                "src/main.rs",
                "\
mod names;
mod types;
use names::of_python;
use rpython as py;
use types::{Gone, Point};

#[py::object]
pub trait Store { fn put(&mut self, n: i64) -> i64; }
impl Store for i64 { fn put(&mut self, n: i64) -> i64 { *self += n; *self } }

#[of_python(\"py/work.py\")]
mod work {
    use super::{Gone, Point, Store};
    pub fn moved(p: &Point) -> Result<Point, Gone>;
    pub fn put(store: &mut dyn Store, n: i64) -> i64;
}

fn main() {
    let x = work::moved(&Point { x: 1 }).map(|p| p.x);
    println!(\"{:?} {}\", x, work::moved(&Point { x: -1 }).is_err());
    println!(\"{}\", work::put(&mut 40i64, 2));
}
",
            ),
            (
                "src/names.rs",
                "pub use rpython::{exception as raised, module as of_python};\n",
            ),
            (
                "src/types.rs",
                "\
use crate::names::raised;
use rpython::Value as V;

#[derive(V)]
pub struct Point { pub x: i64 }

#[raised]
#[derive(Debug)]
pub struct Gone;
",
            ),
        ],
    );
    let built = fixture.cargo("run -q -p wrong").succeeds();
    assert_eq!(built.stdout, "Ok(2) true\n42\n");
}

/// A warning of the program is shown when one of Rust's is: in each build, until it is heeded.
pub fn warnings_of_the_program_are_shown_as_those_of_rust() {
    let fixture = Fixture::new("heeded");
    fixture.write(
        "wrong/py/work.py",
        "def run(n, name):\n    return 1 if n == name else 2\n",
    );
    let declared = fs::read_to_string(fixture.folder.join("wrong/src/lib.rs")).unwrap();
    fixture.write(
        "wrong/src/lib.rs",
        &format!("{declared}\nfn unused() {{}}\n"),
    );
    for _ in 0..2 {
        let built = fixture.cargo("check -p wrong").succeeds();
        for warning in [
            "warning: wrong@0.1.0: py/work.py:2:",
            "[RP0414]",
            "function `unused` is never used",
        ] {
            assert!(
                built.stderr.contains(warning),
                "no {warning:?} in:\n{}",
                built.stderr
            );
        }
    }
    fixture.write("wrong/py/work.py", "def run(n, name):\n    return n\n");
    fixture.write("wrong/src/lib.rs", &declared);
    let built = fixture.cargo("check -p wrong").succeeds();
    assert!(!built.stderr.contains("warning"), "{}", built.stderr);
}

/// With `RPYTHON_CHECK` all errors are told, and neither a C compiler nor libclang is asked for.
pub fn checking_compiles_no_c() {
    let fixture = Fixture::new("checking");
    let check = |arguments: &str| {
        let mut command = fixture.command(arguments);
        command
            .env("RPYTHON_CHECK", "1")
            .env("CC", "/nonexistent/cc")
            .env(HIDDEN, "/nonexistent");
        Built::of(command.output().unwrap())
    };
    fixture.write("wrong/build.rs", HIDES_LIBCLANG);
    let built = check("check -p wrong").succeeds();
    assert!(!built.stderr.contains("warning"), "{}", built.stderr);
    fixture.replace("wrong/py/work.py", "return", "return '' +");
    check("check -p wrong").fails_with(&["py/work.py:2:"]);
    fixture.replace("wrong/py/work.py", "return '' +", "return");
    check("build -p wrong")
        .fails_with(&["rpython_modules_are_checked_only_as_RPYTHON_CHECK_is_set"]);
    // Without it, all is there.
    fixture.cargo("build -p wrong").succeeds();
}

/// A cache of objects: what runs a compiler for it, its variables, and what tells how many objects it did not
/// find and did.
struct Cache {
    program: &'static str,
    variables: fn(&Path) -> Vec<(&'static str, String)>,
    statistics: &'static str,
    misses: &'static str,
    hits: &'static [&'static str],
    /// What ends it, if it is a server.
    end: Option<&'static str>,
}

const CACHES: [Cache; 2] = [
    Cache {
        program: "ccache",
        variables: |folder| vec![("CCACHE_DIR", folder.display().to_string())],
        statistics: "--print-stats",
        misses: "cache_miss",
        hits: &["direct_cache_hit", "preprocessed_cache_hit"],
        end: None,
    },
    Cache {
        program: "sccache",
        variables: |folder| {
            let port = 20_000 + std::process::id() % 20_000;
            vec![
                ("SCCACHE_DIR", folder.display().to_string()),
                ("SCCACHE_SERVER_PORT", port.to_string()),
            ]
        },
        statistics: "--show-stats",
        misses: "Cache misses ",
        hits: &["Cache hits "],
        end: Some("--stop-server"),
    },
];

/// Caches of objects know a library again that is built in another folder, with debug information too;
/// and neither folder's name is in an object.
pub fn caches_hit_in_another_folder() {
    for cache in &CACHES {
        if Command::new(cache.program)
            .arg("--version")
            .output()
            .is_err()
        {
            eprintln!(
                "SKIPPED: caches_hit_in_another_folder needs {}",
                cache.program
            );
            continue;
        }
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(cache.program);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir(&folder).unwrap();
        let (made, found) = built_with(cache, &folder, "here");
        assert!(made > 1 && found == 0, "{made} made, {found} found");
        let there = built_with(cache, &folder, "there");
        assert_eq!(there, (made, made), "{}", cache.program);
        if let Some(end) = cache.end {
            let mut command = Command::new(cache.program);
            command.arg(end).envs((cache.variables)(&folder));
            Built::of(command.output().unwrap()).succeeds();
        }
    }
}

/// How many objects a cache did not find and found, after the library was built in a folder of this name.
fn built_with(cache: &Cache, folder: &Path, name: &str) -> (u32, u32) {
    let mut fixture = Fixture::new(&format!("{}_{name}", cache.program));
    let variables = (cache.variables)(folder);
    for (name, value) in &variables {
        fixture.set(name, value);
    }
    // As `CARGO_PROFILE_DEV_DEBUG`, without compiling the toolchain again.
    let manifest = fixture.folder.with_file_name("Cargo.toml");
    let text = fs::read_to_string(&manifest).unwrap();
    let debug = "\n[profile.dev.package.wrong]\ndebug = true\n";
    fs::write(manifest, text + debug).unwrap();
    // What an earlier run of this test has left does not count.
    let _ = fs::remove_dir_all(fixture.out_dir("wrong").join("rpython"));
    fixture.set("CC", &format!("{} cc", cache.program));
    let out_dir = fixture.out_dir("wrong").join("rpython");
    let mut objects = 0;
    for (object, _) in outputs(out_dir.parent().unwrap()) {
        if object.ends_with(".o") {
            objects += 1;
            let bytes = fs::read(out_dir.join(&object)).unwrap();
            for folder in [&fixture.folder, &out_dir] {
                let folder = folder.to_str().unwrap().as_bytes();
                let named = bytes.windows(folder.len()).any(|part| part == folder);
                assert!(!named, "{object} names {folder:?}");
            }
            assert!(
                bytes.windows(12).any(|part| part == b".debug_info\0"),
                "{object}"
            );
        }
    }
    assert!(objects > 1);
    let mut statistics = Command::new(cache.program);
    statistics.arg(cache.statistics).envs(variables);
    let told = Built::of(statistics.output().unwrap()).succeeds().stdout;
    let count = |name: &str| -> u32 {
        let line = told.lines().find_map(|line| line.strip_prefix(name));
        line.map_or(0, |count| count.trim().parse().unwrap())
    };
    let hits = cache.hits.iter().map(|name| count(name)).sum();
    (count(cache.misses), hits)
}

/// Whatever the program looks at while it is imported is an input: variables, folders, and paths where there
/// is nothing. Nothing else runs the script.
pub fn inputs_of_importing() {
    let mut fixture = Fixture::of_program(
        "inputs",
        &[
            (
                "py/work.py",
                "import os\nimport helper\nimport bisect\ntry:\n    from fast import KIND\n\
                 except ImportError:\n    KIND = 'slow'\n\
                 HERE = os.path.dirname(__file__)\n\
                 DATA = os.path.exists(os.path.join(HERE, 'data.txt'))\n\
                 PARTS = len(os.listdir(os.path.join(HERE, 'parts')))\n\
                 print('SEEN', KIND, os.getenv('FIXTURE_GREETING', 'none'), DATA, PARTS,\n      \
                 hasattr(bisect, 'OWN'))\n\n\n\
                 def run(n, name):\n    return n\n",
            ),
            ("py/helper.py", "# Imported.\n"),
            ("py/parts/one.txt", "1"),
            (
                "src/lib.rs",
                "#[rpython::module(\"py/work.py\")] pub mod work { pub fn run(n: i64, name: &str) -> i64; }",
            ),
        ],
    );
    fixture.set("RPYTHON_CHECK", "1");
    // What the program saw, if it was imported.
    let seen = |fixture: &Fixture| {
        let built = fixture.cargo("check -p wrong -vv").succeeds();
        let line = built
            .stderr
            .lines()
            .find_map(|line| line.split_once("SEEN "));
        let ran = built.stderr.contains("build-script-build`");
        (ran, line.map(|(_, line)| line.to_string()))
    };
    let imported = |text: &str| (true, Some(text.to_string()));
    let nothing = (false, None);
    assert_eq!(seen(&fixture), imported("slow none False 1 False"));
    assert_eq!(seen(&fixture), nothing);
    // What is not looked at; of a folder that is listed, names are.
    fixture.write("wrong/py/notes.txt", "");
    assert_eq!(seen(&fixture), nothing);
    fixture.write("wrong/py/parts/one.txt", "2");
    assert_eq!(seen(&fixture), (true, None));
    assert_eq!(seen(&fixture), nothing);

    fixture.set("FIXTURE_GREETING", "hello");
    assert_eq!(seen(&fixture), imported("slow hello False 1 False"));
    assert_eq!(seen(&fixture), nothing);
    // The script runs and the translation is skipped: all stays declared.
    fixture.replace("wrong/py/helper.py", "Imported.", "Imported.");
    assert_eq!(seen(&fixture), (true, None));
    assert_eq!(seen(&fixture), nothing);
    fixture.write("wrong/py/data.txt", "");
    assert_eq!(seen(&fixture), imported("slow hello True 1 False"));
    fixture.write("wrong/py/parts/two.txt", "");
    assert_eq!(seen(&fixture), imported("slow hello True 2 False"));
    fixture.write("wrong/py/fast.py", "KIND = 'fast'\n");
    assert_eq!(seen(&fixture), imported("fast hello True 2 False"));
    // A module of the library's name, as a package.
    fs::create_dir(fixture.folder.join("wrong/py/bisect")).unwrap();
    fixture.write("wrong/py/bisect/__init__.py", "OWN = 1\n");
    assert_eq!(seen(&fixture), imported("fast hello True 2 True"));
    assert_eq!(seen(&fixture), nothing);
    fs::remove_file(fixture.folder.join("wrong/py/data.txt")).unwrap();
    assert_eq!(seen(&fixture), imported("fast hello False 2 True"));
    assert_eq!(seen(&fixture), nothing);
    // The folder becomes a package.
    fixture.write("wrong/py/__init__.py", "");
    fixture
        .cargo("check -p wrong")
        .fails_with(&["No module named 'helper'"]);
    fs::remove_file(fixture.folder.join("wrong/py/__init__.py")).unwrap();
    fixture.cargo("check -p wrong").succeeds();

    // What is imported is in the package, or the build script makes it.
    fs::create_dir(fixture.folder.join("shared")).unwrap();
    fixture.write("shared/far.py", "FAR = 1\n");
    let near = "import os\nimport sys\nsys.path.append(os.path.join(os.path.dirname(__file__), '..', '..', 'shared'))\n";
    fixture.write(
        "wrong/py/helper.py",
        &format!("{near}from far import FAR\n"),
    );
    fixture.cargo("check -p wrong").fails_with(&[
        "RP0203",
        "`../shared/far.py` is outside of the package",
        "py/helper.py:4",
    ]);
    fixture.write("wrong/py/helper.py", "from far import FAR\n");
    fixture.write(
        "wrong/build.rs",
        "fn main() {
            let made = std::path::Path::new(&std::env::var_os(\"OUT_DIR\").unwrap()).join(\"made\");
            std::fs::create_dir_all(&made).unwrap();
            std::fs::copy(\"../shared/far.py\", made.join(\"far.py\")).unwrap();
            rpython_build::Builder::new().python_path(made).build()
        }",
    );
    fixture.cargo("check -p wrong").succeeds();
}

/// The objects of a package's C that have been made since.
fn objects_since(out_dir: &Path, since: SystemTime) -> Vec<String> {
    let files = fs::read_dir(out_dir.join("rpython")).unwrap();
    let paths = files.map(|file| file.unwrap().path());
    let paths = paths.filter(|path| path.extension().is_some_and(|end| end == "o"));
    let new = paths.filter(|path| time(path) > since);
    let names = new.map(|path| path.file_stem().unwrap().to_string_lossy().into_owned());
    let mut names: Vec<_> = names.collect();
    names.sort();
    names
}

/// A dev build compiles the units that have changed, of which the runtime is none, and makes those helpers that no build before
/// has made. A release is one text.
pub fn c_for_dev_builds_and_releases() {
    let mut fixture = Fixture::of_program(
        "texts",
        &[
            (
                "py/work.py",
                "def total(xs):\n    return sum(xs)\n\n\ndef lengths(words):\n    return {word: len(word) for word in words}\n\n\n\
                 def halves(xs):\n    return [x / 2.0 for x in xs]\n\n\ndef twice(n):\n    return n + n\n",
            ),
            (
                "src/main.rs",
                "#[rpython::module(\"py/work.py\")]
                 mod work {
                     pub fn total(xs: &[i64]) -> i64;
                     pub fn lengths(words: &[&str]) -> std::collections::HashMap<String, i64>;
                 }
                 fn main() { println!(\"{} {}\", work::total(&[1, 2]), work::lengths(&[\"one\"])[\"one\"]); }",
            ),
        ],
    );
    let out_dir = fixture.out_dir("wrong");
    // What an earlier run of this test has left does not count.
    fs::remove_dir_all(out_dir.join("rpython")).unwrap();
    let run = |fixture: &Fixture, says: &str| {
        // (Cargo compares times, as we do.)
        std::thread::sleep(std::time::Duration::from_millis(20));
        let start = SystemTime::now();
        let built = fixture.cargo("run -q -p wrong").succeeds();
        assert_eq!(built.stdout, says);
        objects_since(&out_dir, start)
    };
    let is = |objects: &[String], part: &str| objects.iter().any(|name| name.contains(part));
    let all = run(&fixture, "3 3\n");
    for part in ["_runtime", "_data", "_entry", "_work"] {
        assert!(is(&all, part), "{all:?}");
    }
    let helpers = || fs::metadata(out_dir.join("rpython/code/%helpers")).unwrap();
    let kept = helpers();

    // A declaration more: its wrapper, and the function that was not called before.
    fixture.replace(
        "wrong/src/main.rs",
        "pub fn total",
        "#[allow(dead_code)] pub fn twice(n: i64) -> i64;\n pub fn total",
    );
    let with_one = run(&fixture, "3 3\n");
    assert!(is(&with_one, "_entry"), "{with_one:?}");
    assert!(
        !is(&with_one, "_runtime") && with_one.len() <= 2,
        "{with_one:?} of {all:?}"
    );
    // A line: its unit. Of helpers all are known that it needs, so none is kept again.
    fixture.replace("wrong/py/work.py", "return sum(xs)", "return sum(xs) + 1");
    let with_line = run(&fixture, "4 3\n");
    assert!(
        !is(&with_line, "_runtime") && !with_line.is_empty(),
        "{with_line:?}"
    );
    let same = helpers();
    assert_eq!(
        (same.len(), same.modified().unwrap()),
        (kept.len(), kept.modified().unwrap())
    );
    // Another helper: it is kept besides.
    fixture.replace(
        "wrong/py/work.py",
        "return sum(xs) + 1",
        "return sum(sorted(xs))",
    );
    run(&fixture, "3 3\n");
    assert!(helpers().len() > kept.len());

    fixture.set("CARGO_PROFILE_DEV_OPT_LEVEL", "2");
    let out_dir = fixture.out_dir("wrong");
    let built = fixture.cargo("run -q -p wrong").succeeds();
    assert_eq!(built.stdout, "3 3\n");
    let folder = out_dir.join("rpython");
    let library = fs::read_dir(&folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let library = library
        .into_iter()
        .find(|path| path.extension().is_some_and(|end| end == "a"));
    let members = Command::new("ar")
        .arg("t")
        .arg(library.unwrap())
        .output()
        .unwrap();
    let members = String::from_utf8(members.stdout).unwrap();
    assert_eq!(members.lines().count(), 1, "{members}");
    let header = fs::read_dir(&folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let header = header.into_iter().find(|path| {
        let name = path.file_name().unwrap().to_string_lossy();
        name.starts_with("rpy_wrong_") && name.ends_with(".h") && !name.ends_with("_unit.h")
    });
    let text = fs::read_to_string(header.unwrap().with_extension("c")).unwrap();
    assert!(text.contains("#include \"rpy_runtime.c\"") && text.contains("_work_total("));
    assert!(!text.contains("RPY_UNIT"));
}

/// Objects are made of what the compiler read: the unit, headers that it includes, files of the user's own.
pub fn objects_and_what_they_are_made_of() {
    let fixture = Fixture::of_program(
        "objects",
        &[
            (
                "py/work.py",
                "import helper\nfrom rpython.rtyper.lltypesystem import lltype, rffi\n\
                 from rpython.translator.tool.cbuild import ExternalCompilationInfo\n\
                 eci = ExternalCompilationInfo(includes=['twice.h'])\n\
                 twice = rffi.llexternal('twice', [rffi.INT], rffi.INT, compilation_info=eci)\n\n\n\
                 def run(n):\n    return helper.add(int(twice(rffi.cast(rffi.INT, n))))\n",
            ),
            ("py/helper.py", "def add(n):\n    return n + 1\n"),
            ("c/twice.h", "static int twice(int n) { return 2 * n; }\n"),
            ("h/own.h", "#define OWN 100\n"),
            ("c/own.c", "#include \"own.h\"\nint own(void);\nint own(void) { return OWN; }\n"),
            (
                "build.rs",
                "fn main() {
                     rpython_build::Builder::new()
                         .cc(|b| { b.include(\"first\").include(\"c\").include(\"h\").file(\"c/own.c\"); })
                         .build()
                 }",
            ),
            (
                "src/main.rs",
                "#[rpython::module(\"py/work.py\")] mod work { pub fn run(n: i64) -> i64; }
                 extern \"C\" { fn own() -> i32; }
                 fn main() { println!(\"{} {}\", work::run(20), unsafe { own() }); }",
            ),
        ],
    );
    let out_dir = fixture.out_dir("wrong");
    let objects = || {
        let mut found = outputs(&out_dir);
        found.retain(|(name, _)| name.ends_with(".o"));
        found
    };
    // What the program prints, and which objects are new since.
    let mut before = objects();
    let mut run = || {
        let printed = fixture.cargo("run -q -p wrong").succeeds().stdout;
        let now = objects();
        let new = now.iter().filter(|object| !before.contains(object));
        let new: Vec<_> = new.map(|(name, _)| name.clone()).collect();
        before = now;
        (printed, new)
    };
    let is_module = |name: &str, module: &str| name.contains(&format!("_m_py_{module}_"));
    let (printed, new) = run();
    assert_eq!((&*printed, new.len()), ("41 100\n", 0));
    // A line of a module.
    fixture.replace("wrong/py/helper.py", "n + 1", "n + 2");
    let (printed, new) = run();
    assert_eq!(printed, "42 100\n");
    let others: Vec<_> = new.iter().filter(|name| name.starts_with("rpy_")).collect();
    assert!(
        others.len() == 1 && is_module(others[0], "helper"),
        "{new:?}"
    );
    // A module that was not there: what the toolchain's own functions and the runtime are made of is as it was.
    fixture.write("wrong/py/more.py", "def same(n):\n    return n\n");
    fixture.replace(
        "wrong/py/work.py",
        "import helper\n",
        "import helper, more\n",
    );
    fixture.replace("wrong/py/work.py", "helper.add(", "helper.add(more.same(");
    fixture.replace("wrong/py/work.py", "n))))\n", "n)))))\n");
    let (printed, new) = run();
    assert_eq!(printed, "42 100\n");
    assert!(
        !new.iter().any(|name| name.contains("_l_")
            || name.contains("_runtime")
            || is_module(name, "helper")),
        "{new:?}"
    );
    // A header of the user's.
    fixture.replace("wrong/c/twice.h", "2 * n", "3 * n");
    let (printed, new) = run();
    assert_eq!(printed, "62 100\n");
    assert!(new.iter().any(|name| is_module(name, "work")), "{new:?}");
    // One that a C file of the user's includes, and that file.
    fixture.replace("wrong/h/own.h", "100", "200");
    assert_eq!(run().0, "62 200\n");
    fixture.replace("wrong/c/own.c", "return OWN", "return OWN + 1");
    let (printed, new) = run();
    assert_eq!(printed, "62 201\n");
    assert!(!new.iter().any(|name| name.starts_with("rpy_")), "{new:?}");
    assert_eq!(run(), ("62 201\n".into(), Vec::new()));
    // Headers that hide those that were found: in a folder that comes first, and beside the file; until they are gone.
    fs::create_dir(fixture.folder.join("wrong/first")).unwrap();
    fixture.write(
        "wrong/first/twice.h",
        "static int twice(int n) { return n; }\n",
    );
    assert_eq!(run().0, "22 201\n");
    fixture.write("wrong/c/own.h", "#define OWN 300\n");
    assert_eq!(run().0, "22 301\n");
    fs::remove_dir_all(fixture.folder.join("wrong/first")).unwrap();
    fs::remove_file(fixture.folder.join("wrong/c/own.h")).unwrap();
    assert_eq!(run().0, "62 201\n");
    assert_eq!(run(), ("62 201\n".into(), Vec::new()));
}

/// Files that no compiler says it read: those of arguments, and headers that a text only asks for.
pub fn objects_and_files_that_are_not_told() {
    let fixture = Fixture::of_program(
        "not_told",
        &[
            (
                "py/work.py",
                "from rpython.rtyper.lltypesystem import lltype, rffi\n\
                 from rpython.translator.tool.cbuild import ExternalCompilationInfo\n\
                 eci = ExternalCompilationInfo(includes=['asks.h'])\n\
                 seen = rffi.llexternal('seen', [], rffi.INT, compilation_info=eci)\n\n\n\
                 def run():\n    return int(seen())\n",
            ),
            (
                "c/asks.h",
                "#if __has_include(\"extra.h\")\nstatic int seen(void) { return 10 * FLAG + 1; }\n\
                 #else\nstatic int seen(void) { return 10 * FLAG; }\n#endif\n",
            ),
            ("flags", "@more"),
            ("more", "-DFLAG=2"),
            (
                "build.rs",
                "fn main() {
                     rpython_build::Builder::new().cc(|b| { b.include(\"c\").flag(\"@flags\"); }).build()
                 }",
            ),
            (
                "src/main.rs",
                "#[rpython::module(\"py/work.py\")] mod work { pub fn run() -> i64; }
                 fn main() { println!(\"{}\", work::run()); }",
            ),
        ],
    );
    let run = || fixture.cargo("run -q -p wrong").succeeds().stdout;
    assert_eq!(run(), "20\n");
    fixture.write("wrong/c/extra.h", "");
    assert_eq!(run(), "21\n");
    fs::remove_file(fixture.folder.join("wrong/c/extra.h")).unwrap();
    assert_eq!(run(), "20\n");
    fixture.write("wrong/more", "-DFLAG=3");
    assert_eq!(run(), "30\n");
}

/// Arithmetic raises where Rust's panics, at opt-level 0, and wraps where that wraps; the builder can choose.
pub fn overflow_is_as_in_rust() {
    let fixture = Fixture::new("overflow");
    fixture.write(
        "beta/py/calc.py",
        "from rpython.rlib.rarithmetic import intmask\n\n\ndef fact(n):\n    result = 1\n    \
         for i in range(2, n + 1):\n        result *= i\n    return result\n\n\n\
         def low(n):\n    return intmask(n * n * n) + (n * n & 255)\n",
    );
    fixture.write("beta/src/lib.rs", "");
    fixture.write(
        "beta/src/main.rs",
        "#[rpython::module(\"py/calc.py\")]
         mod calc {
             fn fact(n: i64) -> Result<i64, rpython::Error>;
             fn low(n: i64) -> Result<i64, rpython::Error>;
         }
         fn main() {
             // In a machine word this is as good as -2: -2 cubed, and the low byte of its square.
             assert_eq!(calc::low(i64::MAX - 1).unwrap(), -8 + 4);
             match calc::fact(25) {
                 Ok(n) => println!(\"{n}\"),
                 Err(error) => println!(\"{error:?}\"),
             }
         }",
    );
    let says = |builder: &str, level: &str| {
        let script = format!("fn main() {{ rpython_build::Builder::new(){builder}.build() }}");
        fixture.write("beta/build.rs", &script);
        let mut command = fixture.command("run -q -p beta");
        command.env("CARGO_PROFILE_DEV_OPT_LEVEL", level);
        Built::of(command.output().unwrap()).succeeds().stdout
    };
    let raised = says("", "0");
    for expected in ["OverflowError", "py/calc.py\", line 7, in fact"] {
        assert!(raised.contains(expected), "{raised}");
    }
    assert_eq!(says("", "1"), "7034535277573963776\n");
    let wrap = ".overflow(rpython_build::Overflow::Wrap)";
    assert_eq!(says(wrap, "0"), "7034535277573963776\n");
    assert_eq!(
        says(".overflow(rpython_build::Overflow::Raise)", "1"),
        raised
    );
}

/// Lints that authors ask for hold for what the macro makes, of every type that crosses.
pub fn lints_hold() {
    let fixture = Fixture::new("lints");
    fixture.write(
        "beta/src/lib.rs",
        "//! Calculates.
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs, unreachable_pub, unused, nonstandard_style, clippy::all)]
#![deny(clippy::pedantic, future_incompatible, rust_2018_idioms, let_underscore_drop)]

/// A color.
#[derive(rpython::Value, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Color {
    /// As blood.
    Red,
    /// As the sea.
    Blue,
}

/// A point.
#[derive(rpython::Value, Clone, Debug, PartialEq)]
pub struct Point {
    /// From the left.
    pub x: i64,
    /// Many colors.
    pub colors: Vec<Color>,
}

/// A figure.
#[derive(rpython::Value, Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Figure {
    /// Nothing.
    Empty,
    /// A dot.
    Dot {
        /// Where.
        at: Point,
    },
    /// Just a point.
    Point(Point),
}

/// Where numbers are put.
#[rpython::object]
pub trait Store {
    /// Puts one there.
    fn put(&mut self, key: &str, value: i64) -> i64;
    /// How many there are.
    fn size(&self) -> i64;
}

/// What is no number.
#[rpython::exception]
#[derive(Debug)]
pub struct ParseError {
    /// Where.
    pub line: i64,
}

/// Calculates.
#[rpython::module(\"py/calc.py\")]
pub mod calc {
    use super::{Color, Figure, ParseError, Point, Store};
    /// What is there.
    pub fn figure(point: &Point, color: Color) -> Figure;
    /// Adds.
    pub fn add(a: i64, b: i64) -> i64;
    /// An integer of another width.
    pub fn narrow(x: u64) -> u8;
    /// Floats, truth and letters.
    pub fn scalars(x: f32, y: bool, z: char) -> f64;
    /// Text.
    pub fn shout(text: &str) -> String;
    /// Text that is given away.
    pub fn length(text: String) -> usize;
    /// Bytes.
    pub fn reverse(bytes: &[u8]) -> Vec<u8>;
    /// Lists.
    pub fn doubled(xs: &[i32], ys: Vec<i64>) -> Vec<i16>;
    /// Lists of scalars of other widths.
    pub fn chars(xs: &[char], ys: &[f32]) -> Vec<bool>;
    /// What has parts.
    pub fn echo(x: &[(&str, Option<i64>)]) -> Vec<(String, Option<i64>)>;
    /// Nothing.
    pub fn nothing();
    /// What may fail.
    ///
    /// # Errors
    /// If it is bad.
    pub fn fail(how: &str) -> Result<i64, rpython::Error>;
    /// What may fail and has parts.
    ///
    /// # Errors
    /// If it is bad.
    pub fn deep(x: (u8, Vec<Vec<u8>>), y: Option<f32>) -> rpython::Result<(u8, Option<f32>)>;
    /// What may fail and gives nothing.
    ///
    /// # Errors
    /// If it is bad.
    pub fn check(words: &[&str]) -> Result<(), rpython::Error>;
    /// A thing.
    pub type Thing;
    /// Things by name.
    pub type Things = std::collections::BTreeMap<String, Thing>;
    impl Thing {
        /// Makes one.
        pub fn new() -> Thing;
        /// Another one.
        pub fn next(&self, of: &Thing) -> Option<Thing>;
        /// How large it is.
        #[get]
        pub fn size(&self) -> i64;
        /// Makes it larger.
        #[set(size)]
        pub fn set_size(&self, size: i64);
    }
    /// Many of them.
    pub fn many(things: &[Thing], of: &Thing) -> Things;
    /// Adds, elsewhere.
    pub fn plus(instance: &mut rpython::Instance, a: i64, b: i64) -> i64;
    /// Closures, and iterators of Rust's.
    ///
    /// # Errors
    /// If it is bad.
    pub fn each(f: impl FnMut(i64) -> i64, words: impl Iterator<Item = String>) -> rpython::Result<()>;
    /// A closure that is kept.
    pub fn keep(f: Box<dyn Fn(&str) -> String + Send>);
    /// An iterator of Python's.
    pub fn count(n: i64) -> rpython::Iter<i64>;
    /// An object of a trait.
    pub fn put(store: &mut dyn Store, key: &str) -> i64;
    /// One that is kept.
    pub fn own(store: Box<dyn Store + Send>);
    /// Views.
    ///
    /// # Errors
    /// If it is bad.
    pub fn seen(guard: &rpython::Guard, key: &str) -> rpython::Result<rpython::StrView<'_>>;
    /// Views of an instance.
    pub fn levels(guard: &rpython::InstanceGuard<'_>) -> rpython::ArrayView<'_, i64>;
    /// What is lent.
    pub fn fill(xs: &mut [f64], #[buffer] ys: &[i32]);
    /// What may be left out.
    pub fn joined(words: &[&str], #[optional] by: Option<&str>) -> String;
    /// Errors of the crate's own.
    ///
    /// # Errors
    /// If it is bad.
    pub fn parse(text: &str) -> Result<i64, ParseError>;
}
",
    );
    fixture.cargo("clippy -p beta").succeeds();
    fixture.cargo("doc -p beta --no-deps").succeeds();
}

/// A type that derives `Value` is found by its name; the compiler sees that it is the one which was translated.
pub fn values_are_those_that_were_translated() {
    let python = "\
from dataclasses import dataclass

@dataclass
class Point:
    x: int

def moved(p):
    return Point(p.x + 1)
";
    let point =
        |field: &str| format!("#[derive(rpython::Value)] pub struct Point {{ {field}: i64 }}\n");
    let main = "\
mod other;
use other::Point;
#[rpython::module(\"py/work.py\")]
mod work { use super::Point; fn moved(p: &Point) -> Point; }
fn main() { let _ = work::moved; }
";
    let fixture = Fixture::of_program(
        "translated_values",
        &[
            ("src/main.rs", main),
            ("src/other.rs", &point("pub x")),
            ("py/work.py", python),
        ],
    );
    fixture.cargo("check -p wrong").succeeds();
    // One in the file of the module comes first, and is another one.
    let also = format!(
        "{main}mod inner {{ {} }}",
        point("x").replace("Value", "Value, Clone")
    );
    fixture.write("wrong/src/main.rs", &also.replace("x: i64", "x: i32"));
    fixture
        .cargo("check -p wrong")
        .fails_with(&["is not the one that was translated"]);
    // Of those of other files that are not alike none can be chosen.
    fixture.write("wrong/src/main.rs", &format!("{main}mod more;"));
    fixture.write("wrong/src/more.rs", &point("pub y"));
    fixture
        .cargo("check -p wrong")
        .fails_with(&["RP0607", "src/more.rs", "src/other.rs"]);
    fixture.write("wrong/src/more.rs", &point("pub x"));
    fixture.cargo("check -p wrong").succeeds();
}

/// Docstrings are documentation where Rust has none, for lints too.
pub fn docstrings_are_documentation() {
    let fixture = Fixture::of_program(
        "documented",
        &[
            (
                "src/main.rs",
                "//! Documented.
#![deny(missing_docs)]
#[rpython::module(\"py/work.py\")]
pub mod work {
    pub fn mean(values: &[f64]) -> f64;
    /// Of Rust.
    pub fn both(n: u8) -> Option<String>;
    pub fn plain(n: u8, #[optional] more: Option<&[i64]>) -> i64;
    pub fn most(a: f64, b: f64, c: f64) -> f64;
    pub type Account;
    impl Account {
        pub fn new(owner: &str) -> Account;
        pub fn pay(&self, amount: i64, #[optional] note: Option<&str>) -> i64;
        pub fn valid(owner: &str) -> bool;
        pub fn open(owner: &str) -> Account;
        #[get]
        pub fn balance(&self) -> i64;
        #[get]
        pub fn name(&self) -> String;
        #[set(name)]
        pub fn rename(&self, name: &str);
    }
}
fn main() {}
",
            ),
            (
                "py/work.py",
                "'''Work that is done.

Some of it.
'''


def most(a, *more, **others):
    return max(a, *more) + len(others)


def mean(xs):
    '''The arithmetic mean.

        of some
      numbers
    '''
    return sum(xs) / len(xs)


def both(n):
    '''Of Python.'''
    return str(n)


def plain(n, /, k=-1, *rest, more=None, sep='`', by={'a': 1.5}, **others):
    return n + k + len(more or []) + len(sep) + len(by)


class Money:
    pass


class Account(Money):
    '''Somebody's money.'''

    def __init__(self, name):
        '''Opens one.'''
        self.name = name

    def pay(self, amount, to='', *, note=''):
        '''Pays.'''
        return amount + len(note) + len(to)

    @staticmethod
    def valid(name):
        '''Whether that may have one.'''
        return len(name) > 0

    @classmethod
    def open(cls, name):
        '''Opens another.'''
        return cls(name)

    @property
    def balance(self):
        '''What is left.'''
        return len(self.name)
",
            ),
        ],
    );
    fixture.cargo("doc -p wrong --no-deps").succeeds();
    let page = |name: &str| {
        let page = fixture.target.join("doc/wrong/work").join(name);
        fs::read_to_string(&page).unwrap_or_else(|error| panic!("{}: {error}", page.display()))
    };
    let in_python = |text: &str| format!("In Python, <code>py/work.py</code>: <code>{text}</code>");
    let mean = page("fn.mean.html");
    assert!(mean.contains("<p>The arithmetic mean.</p>"), "{mean}");
    let signature = in_python("mean(xs: list[float]) -&gt; float");
    assert!(mean.contains(&signature), "{mean}");
    let whole = page("index.html");
    assert!(whole.contains("<p>Work that is done.</p>"), "{whole}");
    assert!(
        whole.contains("In Python, <code>py/work.py</code>"),
        "{whole}"
    );
    let most = page("fn.most.html");
    let signature = in_python("most(a: float, *more: float, **others) -&gt; float");
    assert!(most.contains(&signature), "{most}");
    let plain = page("fn.plain.html");
    let signature = in_python(
        "plain(n: int, /, k: int = -1, *rest, more: list[int] = None, sep: str = '`', by: \
         dict[str, float] = {'a': 1.5}, **others) -&gt; int",
    );
    assert!(plain.contains(&signature), "{plain}");
    let both = page("fn.both.html");
    assert!(both.contains("Of Rust.") && !both.contains("Of Python."));
    let account = page("struct.Account.html");
    for text in [
        "Somebody’s money.",
        "Opens one.",
        &in_python("Account(name: str) -&gt; Account"),
        &in_python("class Account(Money)"),
        &in_python("pay(amount: int, to: str = '', *, note: str = '') -&gt; int"),
        &in_python("valid(name: str) -&gt; bool"),
        &in_python("open(name: str) -&gt; Account"),
        &in_python("balance: int"),
        &in_python("name: str"),
    ] {
        assert!(account.contains(text), "{text}: {account}");
    }
    // What is kept of a translation keeps them.
    fixture.replace("wrong/src/main.rs", "fn main() {}", "fn main() { }");
    fixture.cargo("doc -p wrong --no-deps").succeeds();
    assert!(page("fn.mean.html").contains("arithmetic"));
}

/// The texts of the compiler's errors in Cargo's JSON.
fn rendered_errors(json: &str) -> String {
    let mut text = String::new();
    for line in json.lines().filter(|l| l.contains("\"level\":\"error\"")) {
        let Some((_, rest)) = line.split_once("\"rendered\":\"") else {
            continue;
        };
        let mut chars = rest.chars();
        while let Some(c) = chars.next() {
            match c {
                '"' => break,
                '\\' => match chars.next() {
                    Some('n') => text.push('\n'),
                    Some('u') => {
                        let code: String = chars.by_ref().take(4).collect();
                        let code = u32::from_str_radix(&code, 16).unwrap();
                        text.push(char::from_u32(code).unwrap());
                    }
                    Some(c) => text.push(c),
                    None => break,
                },
                c => text.push(c),
            }
        }
    }
    text
}

/// The variable by which `HIDES_LIBCLANG` is told to.
const HIDDEN: &str = "FIXTURE_LIBCLANG_PATH";

/// A build script that finds no libclang if it is told so. In Cargo's own environment, `LIBCLANG_PATH` would
/// have `bindgen` and the toolchain compiled again.
const HIDES_LIBCLANG: &str = "fn main() {
    println!(\"cargo:rerun-if-env-changed=FIXTURE_LIBCLANG_PATH\");
    if let Ok(path) = std::env::var(\"FIXTURE_LIBCLANG_PATH\") {
        std::env::set_var(\"LIBCLANG_PATH\", path);
    }
    rpython_build::build()
}
";

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
