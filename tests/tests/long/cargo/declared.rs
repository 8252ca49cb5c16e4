//! Declarations: what files call the attributes, what the macros make of them, what they document.

use super::Fixture;
use std::fs;

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
