//! What is wrong with programs and declarations, as Cargo and editors show it.

use super::{Built, Fixture, HIDDEN, HIDES_LIBCLANG};
use std::fs;
use std::path::Path;

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

/// What an alias stands for that the package declares elsewhere, and cannot cross, is told where it is used.
pub fn aliases_of_what_cannot_cross_are_told_where_they_are_used() {
    let aliases = "
pub type Big = u128;
pub type Shared = std::rc::Rc<str>;
pub type Time = std::time::Duration;
pub type Keyed = std::collections::HashMap<f64, i64>;
pub type Checked<T> = Result<T, String>;
pub type Fine = u32;
";
    let declared = "pub mod names; use work::Account;
#[derive(rpython::Value)]
pub struct Line {
    pub a: names::Shared,
}
#[rpython::object]
pub trait Store {
    fn get(&self, key: names::Big) -> i64;
}
#[rpython::exception]
#[derive(Debug)]
pub struct Lost { pub account: Account }
#[rpython::module(\"py/work.py\")]
pub mod work {
    use super::names::{Big, Checked, Fine, Keyed, Time};
    use super::{Line, Lost, Store};
    pub type Account;
    pub fn line(line: &Line, store: &dyn Store, fine: Fine) -> Result<Fine, Lost>;
    pub fn a(x: Big);
    pub fn b(x: &Keyed);
    pub fn c(f: impl Fn(Time));
    pub fn d() -> Checked<Fine>;
}
";
    let python = "from dataclasses import dataclass


@dataclass
class Line:
    a: int


class Account:
    def __init__(self):
        self.n = 1


class Lost(Exception):
    def __init__(self):
        self.account = Account()


def line(line, store, fine):
    return fine
";
    let fixture = Fixture::of_program(
        "malformed-aliases",
        &[
            ("src/lib.rs", declared),
            ("src/names.rs", aliases),
            ("py/work.py", python),
        ],
    );
    for _ in 0..2 {
        let built = fixture.cargo("check -p wrong").fails_with(&[
            "src/lib.rs:4:12\n",
            "`Shared` stands for `std::rc::Rc<str>`: this type cannot cross to Python: write `String` or `&str`",
            "src/lib.rs:8:24\n",
            "src/lib.rs:12:32\n",
            "an error may be read any number of times, and a handle is of one owner",
            "src/lib.rs:19:17\n",
            "`Big` stands for `u128`: Python integers are machine words here",
            "src/lib.rs:20:18\n",
            "`Keyed` stands for `std::collections::HashMap<f64, i64>`: a float is no key",
            "src/lib.rs:21:25\n",
            "`Time` stands for `std::time::Duration`: this type cannot cross to Python",
            "src/lib.rs:22:19\n",
            "`Checked` stands for `Result<Fine, String>`: the error type is `rpython::Error`",
            "due to 7 previous errors",
        ]);
        for other in ["build again", "no alias", "ToWire"] {
            assert!(!built.stderr.contains(other), "{}", built.stderr);
        }
    }
    // In the module itself, as in another file.
    fixture.replace("wrong/src/lib.rs", "pub a: names::Shared", "pub a: i64");
    fixture.replace("wrong/src/lib.rs", "key: names::Big", "key: names::Fine");
    fixture.replace("wrong/src/lib.rs", "account: Account", "n: i64");
    fixture.replace("wrong/py/work.py", "account = Account()", "n = Account().n");
    for function in [
        "a(x: Big);",
        "b(x: &Keyed);",
        "c(f: impl Fn(Time));",
        "d() -> Checked<Fine>;",
    ] {
        fixture.replace("wrong/src/lib.rs", &format!("pub fn {function}"), "");
    }
    fixture.replace("wrong/py/work.py", "return fine", "return fine + line.a");
    fixture.cargo("check -p wrong").succeeds();
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
