//! What stays the same of C that is divided into units when a line of a program changes: all that
//! is not there again need not be compiled again.

use rpython_build::pipeline::{self, Emit, KeptCode, Options, ProgramInput, ProgramOutput, Run};
use rpython_tests::declared::library;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

const MAIN: &str = "
import shapes, words

def entry_point(argv):
    print(shapes.area(argv), words.count(argv))
    return 0
";

const SHAPES: &str = "
class Shape(object):
    def __init__(self, side):
        self.side = side

    def area(self):
        return self.side * self.side

class Half(Shape):
    def area(self):
        return self.side * self.side // 2

def twice(x):
    return x + x

def area(argv):
    shapes = [Shape(twice(len(argv))), Half(len(argv))]
    sides = {shape.side: shape for shape in shapes}
    return sum([shape.area() for shape in shapes]) + sides.get(1, shapes[0]).side
";

const WORDS: &str = "
class Missing(Exception):
    pass

def find(counts, word):
    if word not in counts:
        raise Missing(word)
    return counts[word]

def count(argv):
    counts = {'one': 1}
    for arg in argv:
        counts[arg] = counts.get(arg, 0) + len(arg)
    try:
        return find(counts, 'one') + int(argv[0])
    except (Missing, KeyError):
        return 0
    except ValueError:
        return 1
";

/// The C files of the program with this module, by what their names end in.
fn c_of(folder: &Path, shapes: &str, words: &str) -> Files {
    let (_, files) = c_with(folder, shapes, words, in_units());
    files.into_iter().collect()
}

fn in_units() -> Options {
    Options {
        c_units: true,
        ..Options::host()
    }
}

/// The same with these options, in their order, and what the run has read.
fn c_with(
    folder: &Path,
    shapes: &str,
    words: &str,
    options: Options,
) -> (Run, Vec<(String, String)>) {
    for (name, text) in [
        ("main.py", MAIN),
        ("shapes.py", shapes),
        ("words.py", words),
    ] {
        std::fs::write(folder.join(name), text).expect("a file");
    }
    translated(folder, options)
}

/// The C files of the program in a folder, and what the run has read.
fn translated(folder: &Path, options: Options) -> (Run, Vec<(String, String)>) {
    translated_with(folder, options, None)
}

/// The same with what earlier runs have kept.
fn translated_with(
    folder: &Path,
    options: Options,
    kept: Option<KeptCode>,
) -> (Run, Vec<(String, String)>) {
    let input = ProgramInput {
        file: folder.join("main.py"),
        search_path: Vec::new(),
        options,
        emit: Emit::C,
        kept,
    };
    match pipeline::translate_program(input) {
        Ok((ProgramOutput::C(files), run)) => (run, files),
        Ok(_) => panic!("it is not C"),
        Err(run) => panic!("{:?}", run.diagnostics),
    }
}

fn folder(version: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("units-{version}"));
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

type Files = BTreeMap<String, String>;

/// The C files of the program, and with another version of `words.py`.
fn both(version: &str, edits: &[(&str, &str)]) -> (Files, Files) {
    let folder = folder(version);
    let before = c_of(&folder, SHAPES, WORDS);
    let edited = edits.iter().fold(WORDS.to_string(), |text, (old, new)| {
        assert!(text.contains(old), "{old}");
        text.replace(old, new)
    });
    (before, c_of(&folder, SHAPES, &edited))
}

/// The files that another version of `words.py` has another text of.
fn changed(version: &str, edits: &[(&str, &str)]) -> Vec<String> {
    let (before, after) = both(version, edits);
    let names = after
        .iter()
        .filter(|(name, text)| before.get(*name) != Some(text));
    names.map(|(name, _)| name.clone()).collect()
}

#[test]
fn an_expression() {
    let files = changed("expression", &[("+ len(arg)", "+ len(arg) * 2")]);
    assert_eq!(files.len(), 1, "{files:?}");
    assert!(files[0].starts_with("program_m_words"), "{files:?}");
}

#[test]
fn a_line_more() {
    let files = changed("line", &[("def count", "\n# counts\ndef count")]);
    assert_eq!(files.len(), 1, "{files:?}");
    assert!(files[0].starts_with("program_m_words"), "{files:?}");
}

#[test]
fn a_string() {
    let files = changed(
        "string",
        &[("find(counts, 'one')", "find(counts, 'another')")],
    );
    let [data, words] = files.as_slice() else {
        panic!("{files:?}");
    };
    assert_eq!(data, "program_data.c");
    assert!(words.starts_with("program_m_words"), "{files:?}");
}

/// A large module is several units: what stands before a change is as it was, and a line that becomes another is in one.
#[test]
fn a_large_module() {
    let mut words = String::from("def count(argv):\n    n = len(argv)\n    total = 0\n");
    for i in 0..90 {
        let _ = writeln!(words, "    total += f{i}(n)");
    }
    words += "    return total\n";
    for i in 0..90 {
        let _ = write!(
            words,
            "\ndef f{i}(n):\n    total = {i}\n    for i in range(n):\n        while total > i * 7:\n            \
             total -= i + 1\n        total += i * {}\n    return total + f{i}(n - 1) if n > 0 else total\n",
            i + 100
        );
    }
    let folder = folder("large");
    let before = c_of(&folder, SHAPES, &words);
    let is_part = |name: &&String| name.starts_with("program_m_words");
    let parts = before.keys().filter(is_part).count();
    assert!(parts > 3, "{:?}", before.keys());
    let changed = |old: &str, new: &str| -> Vec<String> {
        assert!(words.contains(old), "{old}");
        let after = c_of(&folder, SHAPES, &words.replace(old, new));
        let is_other = |name: &String| before.get(name) != after.get(name);
        let files: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
        let changed = files.into_iter().filter(|name| is_other(name));
        changed.cloned().collect()
    };
    assert_eq!(changed("i * 140", "i * 1400").len(), 1);
    let behind = changed("def f40", "# Behind it all is a line lower.\ndef f40");
    assert!(behind.iter().all(|name| is_part(&name)), "{behind:?}");
    assert!(behind.len() < parts, "{behind:?} of {parts}");
    // A function more does not move where others end.
    let more = "def g(n):\n    return g(n - 2) * 3 if n > 5 else n\n\ndef f89";
    let with_one = words
        .replace("def f89", more)
        .replace("f89(n)\n", "f89(n) + g(n)\n");
    let after = c_of(&folder, SHAPES, &with_one);
    let other: Vec<&String> = (before.keys())
        .filter(|name| before.get(*name) != after.get(*name))
        .collect();
    assert!(other.iter().all(is_part) && other.len() <= 2, "{other:?}");
}

/// An exception class shifts the numbers of others, which no `except` has in its text.
#[test]
fn an_exception_class() {
    for base in ["Missing", "Exception", "ValueError", "KeyError"] {
        let class = format!("class Other({base}):\n    pass\n\ndef find");
        let old = "    if word not in counts:\n";
        let new =
            "    if len(counts) > 7:\n        raise Other(word)\n    if word not in counts:\n";
        let files = changed(
            &format!("exception-{base}"),
            &[("def find", &class), (old, new)],
        );
        let [data, words] = files.as_slice() else {
            panic!("{base}: {files:?}");
        };
        assert_eq!(data, "program_data.c");
        assert!(words.starts_with("program_m_words"), "{files:?}");
    }
}

/// A class shifts the numbers of others and of types: none of them is in the text of a module.
#[test]
fn a_class_more() {
    let class = "class Other(Missing):\n    pass\n\ndef find";
    let files = changed("class", &[("def find", class)]);
    assert!(
        !files.iter().any(|name| name.contains("shapes")),
        "{files:?}"
    );
    let raises = "class Other(object):\n    pass\n\ndef find(counts, word):\n    other = Other()";
    let files = changed("class2", &[("def find(counts, word):", raises)]);
    assert!(
        !files.iter().any(|name| name.contains("shapes")),
        "{files:?}"
    );
}

/// A function of another module and a helper, both for types that they were not used with: what is there
/// already is called what it was.
#[test]
fn a_second_version() {
    let call = "others[2] = others.get(3, 1.5) + shapes.twice(2.5) + len(shapes.twice('s'))";
    let edits = [
        ("def find(", "import shapes\n\ndef find("),
        (
            "    counts = {'one': 1}\n",
            &format!("    counts = {{'one': 1}}\n    others = {{len(argv): 2.0}}\n    {call}\n"),
        ),
    ];
    let (before, after) = both("version", &edits);
    for (file, text) in &before {
        // (What has grown may have been divided: its parts begin with its name.)
        let unit = file.trim_end_matches(".c");
        let parts = after.iter().filter(|(name, _)| name.starts_with(unit));
        let named: BTreeSet<_> = parts.flat_map(|(_, text)| names(text)).collect();
        let gone: Vec<_> = names(text).difference(&named).copied().collect();
        assert_eq!(gone, [""; 0], "{file}");
    }
    let shapes = |files: &Files| {
        let of_it = files
            .iter()
            .find(|(name, _)| name.starts_with("program_m_shapes"));
        names(of_it.expect("a unit").1).len()
    };
    assert!(shapes(&before) < shapes(&after));
}

/// A helper for lists of other objects, in a module that comes before: versions that differ in nothing else
/// have the code of one, which does not show in who calls them.
#[test]
fn a_version_with_the_same_code() {
    let folder = folder("same-code");
    let words = "class Word(object):\n    pass\n\ndef count(argv):\n    \
                 words = [Word() for arg in argv]\n    words.insert(1, words.pop(0))\n    \
                 return len(words * 2)\n";
    let more = "    shapes.insert(1, shapes.pop(0))\n    shapes = shapes * 2\n    return sum(";
    let before = c_of(&folder, SHAPES, words);
    let after = c_of(&folder, &SHAPES.replace("    return sum(", more), words);
    let of_words: Vec<_> = before
        .keys()
        .filter(|name| name.contains("words"))
        .collect();
    assert_eq!(of_words.len(), 1);
    assert_eq!(before[of_words[0]], after[of_words[0]]);
}

/// What another module has of the same sort, which in C could be called the same: lambdas and cells, versions of
/// helpers for what is known of values, a class whose name reads the same, copies of a class.
#[test]
fn names_of_what_is_alike() {
    let shapes = "
from rpython.rlib.objectmodel import specialize

class Shape(object):
    class side(object):
        def length(self):
            return 3

class Box(object):
    _annspecialcase_ = 'specialize:ctr_location'

    def __init__(self, item):
        self.item = item

def area(argv):
    n = len(argv)
    one, other = (lambda x: x + n), (lambda x: x * n)
    some = [lambda x: x + 1, lambda x: x + 2][n & 1]
    print([n, 2], [str(n)], {'a': 1, 'b': n}, [1.5], [('x', n)], [['x']])
    return one(3) + other(4) + some(5) + Shape.side().length() + Box(n).item
";
    let words = "
import shapes

class Shape_side(object):
    def length(self):
        return 4

def count(argv):
    return len(argv)
";
    let edits = [
        "n = len(argv)\n    f, g = (lambda x: x + n), (lambda x: x - n)\n    return f(1) * g(2)",
        "fs = [lambda x: x - 1, lambda x: x - 2]\n    return fs[len(argv) & 1](3)",
        "print([str(len(argv))], {'a': 5}, ['x'], ('y', 3), [['y']], [argv])\n    return 1",
        "return Shape_side().length()",
        "return len(shapes.Box('x' * len(argv)).item) + int(shapes.Box(2.5).item)",
    ];
    let folder = folder("alike");
    let of_shapes = |words: &str| {
        let mut files = c_of(&folder, shapes, words).into_iter();
        let of_it = files.find(|(name, _)| name.starts_with("program_m_shapes"));
        of_it.expect("a unit").1
    };
    let before = of_shapes(words);
    for edit in edits {
        let after = of_shapes(&words.replace("return len(argv)", edit));
        let (before, after) = (names(&before), names(&after));
        let gone: Vec<_> = before.difference(&after).collect();
        assert_eq!(gone, [&""; 0], "{edit}");
    }
}

/// What comes in at the top of any of seven modules, and is used in its last function, shows in the module's unit
/// and, if it is data, in that of the data.
#[test]
fn seven_modules() {
    let edits = [
        (
            "def extra(n):\n    return n * 3 + 1\n",
            "extra(len('abc')) == 7",
        ),
        (
            "class Extra(object):\n    def __init__(self, n):\n        self.n = n\n\n    \
             def get(self):\n        return self.n + 1\n",
            "Extra(len('abc')).get() == 7",
        ),
        (
            "EXTRA = 'a string that was not there'\n",
            "EXTRA == str(len('abc'))",
        ),
        (
            "class ExtraError(ValueError):\n    pass\n",
            "isinstance(ValueError(), ExtraError)",
        ),
        ("EXTRA = lambda n: n + 2\n", "EXTRA(len('abc')) == 7"),
    ];
    let folder = folder("seven");
    let modules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bench/modules/py");
    let mut texts = BTreeMap::new();
    for file in std::fs::read_dir(modules).expect("a folder") {
        let path = file.expect("a file").path();
        let name = path.file_stem().expect("a name").to_string_lossy();
        texts.insert(
            name.into_owned(),
            std::fs::read_to_string(&path).expect("a text"),
        );
    }
    assert_eq!(texts.len(), 7);
    let mut calls = String::new();
    for module in texts.keys() {
        let _ = writeln!(calls, "import {module}");
    }
    calls.push_str(CALLS);
    let c_files = || -> Files { translated(&folder, in_units()).1.into_iter().collect() };
    std::fs::write(folder.join("main.py"), calls).expect("a file");
    for (module, text) in &texts {
        std::fs::write(folder.join(format!("{module}.py")), text).expect("a file");
    }
    let before = c_files();
    for (at, (module, text)) in texts.iter().enumerate() {
        let (definition, question) = edits[at % edits.len()];
        let file = folder.join(format!("{module}.py"));
        let top = text.find("\n\n").expect("a docstring") + 1;
        let last = text.rfind("\ndef ").expect("a function");
        let body = last + text[last..].find(":\n").expect("a body") + 2;
        let edited = format!(
            "{}\n{definition}{}    if {question}:\n        raise ValueError('seven')\n{}",
            &text[..top],
            &text[top..body],
            &text[body..]
        );
        std::fs::write(&file, edited).expect("a file");
        let after = c_files();
        let changed = after
            .iter()
            .filter(|(name, text)| before.get(*name) != Some(text));
        let others = changed.map(|(name, _)| name.as_str()).filter(|name| {
            !name.starts_with(&format!("program_m_{module}")) && *name != "program_data.c"
        });
        assert_eq!(
            others.collect::<Vec<_>>(),
            [""; 0],
            "{module}: {definition}"
        );
        assert_ne!(before, after, "{module}");
        std::fs::write(&file, text).expect("a file");
    }
}

/// A use of each of the seven modules.
const CALLS: &str = "
def entry_point(argv):
    print(len(stats.summary(argv[0])), len(tokens.tokenize(argv[0])), len(rules.conclude(argv, argv)))
    print(matrix.power([float(len(argv))], 1, 3), matrix.determinant([1.5], 1))
    print(paths.shortest([(argv[0], 'b', 3)], 'a', 'b') is None, len(index.search(argv, argv[0])))
    print(cache.replay(argv, 2)[0])
    return 0
";

/// The names of functions, data and structures in a text.
fn names(text: &str) -> BTreeSet<&str> {
    names_of(text, "program_")
}

/// The same, of a library with this prefix.
fn names_of<'t>(text: &'t str, prefix: &str) -> BTreeSet<&'t str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let of_prefix = |word: &str| {
        let shared = word.strip_prefix(prefix);
        shared.is_some_and(|name| name.starts_with("py_") || name.starts_with("d_"))
    };
    words
        .filter(|word| of_prefix(word) || word.starts_with("s_") || word.starts_with("a_"))
        .collect()
}

/// However many threads translate it.
#[test]
fn several_threads() {
    let folder = folder("threads");
    for c_units in [false, true] {
        let with = |jobs| {
            let options = Options {
                c_units,
                jobs: NonZeroUsize::new(jobs),
                ..Options::host()
            };
            c_with(&folder, SHAPES, WORDS, options).1
        };
        let one = with(1);
        for jobs in [2, 4] {
            assert!(one == with(jobs), "{jobs} threads, units: {c_units}");
        }
    }
}

/// However much the library has: of its modules those are read that the program imports, with what these
/// import, and of what is read that is translated which is called.
#[test]
fn a_larger_library() {
    let read = |version: &str, words: &str| {
        let (run, files) = c_with(&folder(version), SHAPES, words, Options::host());
        let own = run.sources.own_files().into_iter();
        let all: BTreeSet<_> = own.map(|id| run.sources.file(id).name.clone()).collect();
        let calls = files[0].1.matches("py_bisect_").count();
        (all, calls)
    };
    let (few, _) = read("library", WORDS);
    let (more, calls) = read("library-more", &format!("import bisect\n{WORDS}"));
    // What `print` and the exit status need.
    let is_helper = |name: &&String| name.starts_with("<rpython>/helpers/");
    let modules: Vec<_> = few.iter().filter(|name| !is_helper(name)).collect();
    assert_eq!(
        modules,
        [
            "<rpython>/_buffer.py",
            "<rpython>/_io.py",
            "<rpython>/_os_errors.py",
            "<rpython>/entry.py",
            "<rpython>/io.py",
            "<rpython>/rpython/__init__.py",
            "<rpython>/rpython/replacements/__init__.py",
            "<rpython>/rpython/replacements/builtins.py",
            "<rpython>/rpython/rlib/__init__.py",
            "<rpython>/rpython/rlib/objectmodel.py",
            "<rpython>/rpython/rlib/rust.py",
        ]
    );
    // Helpers are read for operations that the program has.
    let helpers: Vec<_> = few.iter().filter(is_helper).collect();
    assert!(helpers.len() <= 16, "{helpers:#?}");
    let added: Vec<_> = more.difference(&few).collect();
    assert_eq!(added, ["<rpython>/bisect.py"]);
    assert_eq!(calls, 0);
}

/// What is kept of helpers, by whichever version of a program that has asked for them, does not show.
#[test]
fn what_is_kept_of_helpers() {
    let folder = folder("kept");
    let place = folder.join("kept");
    let _ = std::fs::remove_dir_all(&place);
    let more = "    others = {len(argv): 2.0}\n    words = sorted(argv)\n    words.reverse()\n    \
                others[2] = others.get(3, 1.5) + len([word.upper() for word in words])\n    counts = {";
    let others = WORDS.replace("    counts = {", more);
    let fewer = WORDS.replace("counts.get(arg, 0) + len(arg)", "len(arg)");
    let with_kept = |words: &str| {
        std::fs::write(folder.join("words.py"), words).expect("a file");
        let kept = KeptCode::new(place.clone(), "one".into());
        translated_with(&folder, in_units(), Some(kept)).1
    };
    let file = place.join("%helpers");
    let size = || file.metadata().map_or(0, |found| found.len());
    let cold = [WORDS, &others, &fewer].map(|words| c_with(&folder, SHAPES, words, in_units()).1);
    let mut sizes = vec![0];
    for at in [0, 1, 0, 2, 1] {
        let words = [WORDS, &others, &fewer][at];
        assert!(with_kept(words) == cold[at], "{at} of {sizes:?}");
        sizes.push(size());
    }
    // What was there is not kept again, and what is new is.
    let grows: Vec<bool> = sizes.windows(2).map(|pair| pair[0] < pair[1]).collect();
    assert_eq!(grows, [true, true, false, false, false], "{sizes:?}");
    // What is not what was written is not taken.
    let whole = std::fs::read(&file).expect("what is kept");
    for at in [0, 9, whole.len() / 2, whole.len() - 1] {
        let mut bytes = whole.clone();
        bytes[at] ^= 4;
        std::fs::write(&file, &bytes).expect("a file");
        assert!(with_kept(&others) == cold[1], "{at}");
        std::fs::write(&file, &whole[..at]).expect("a file");
        assert!(with_kept(&others) == cold[1], "up to {at}");
        assert_eq!(with_kept(WORDS), cold[0]);
    }
}

const RUST: &str = "
#[rpython::module(\"work.py\")]
mod work {
    use super::{ParseError, Point, Store};
    use std::collections::HashMap;
    type Account;
    impl Account {
        fn new(owner: &str) -> Account;
        fn add(&self, n: i64) -> i64;
    }
    fn total(xs: &[i64]) -> i64;
    fn lengths(words: &[&str]) -> HashMap<String, i64>;
    fn moved(points: &[Point]) -> Option<Point>;
    fn count(n: i64) -> rpython::Iter<i64>;
    fn each(words: &[&str], f: impl Fn(&str) -> String) -> Vec<String>;
    fn store(to: &mut dyn Store, n: i64) -> rpython::Result<i64>;
    fn joined(words: &[&str], #[optional] by: Option<&str>) -> String;
    fn fill(#[buffer] xs: &[f64]) -> f64;
}
#[derive(rpython::Value)]
struct Point { x: i64, y: i64 }
#[rpython::exception]
struct ParseError { line: String }
#[rpython::object]
trait Store { fn put(&mut self, key: &str, value: i64) -> i64; }
";

const WORK: &str = "
from dataclasses import dataclass

class Overdrawn(ValueError):
    def __init__(self, owner):
        self.owner = owner

class Account(object):
    def __init__(self, owner):
        self.owner = owner
        self.balance = 0

    def add(self, n):
        if n < 0:
            raise Overdrawn(self.owner)
        self.balance += n
        return self.balance

@dataclass
class Point(object):
    x: int
    y: int

def total(xs):
    return sum(xs)

def lengths(words):
    return {word: len(word) for word in words}

def moved(points):
    for point in points:
        return Point(point.x + 1, point.y)
    return None

def count(n):
    for i in range(n):
        yield i

def each(words, f):
    return [f(word) for word in words]

def store(to, n):
    return to.put('n', n)

def joined(words, by=' '):
    return by.join(words)

def fill(xs):
    return xs[0] + len(xs)

def twice(n):
    return n + n

def pairs(points, words):
    return [(point.x, word) for point in points for word in words]

def both(f, g):
    return f('x') + str(g(2))

class ParseError(Exception):
    def __init__(self, line):
        self.line = line

def parse(text):
    if not text.isdigit():
        raise ParseError(text)
    return int(text)
";

/// The C files of a library with these declarations.
fn c_of_library(folder: &Path, rust: &str) -> Files {
    std::fs::write(folder.join("work.py"), WORK).expect("a file");
    files_of_library(folder, rust)
}

/// The same; its modules are there.
fn files_of_library(folder: &Path, rust: &str) -> Files {
    let (diagnostics, input) = library("units", folder, rust.into(), in_units());
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    match pipeline::translate(input) {
        Ok(translated) => translated.c_files.into_iter().collect(),
        Err(run) => panic!("{:?}", run.diagnostics),
    }
}

/// The attributes of Python's own exceptions are described by libraries that make such exceptions with them, and by no others.
#[test]
fn attributes_of_exceptions_that_are_made() {
    let folder = folder("exceptions");
    let described = |body: &str| -> Vec<&str> {
        let text = format!("import sys\n\ndef first(words):\n    {body}\n");
        std::fs::write(folder.join("made.py"), text).expect("a file");
        let rust = "#[rpython::module(\"made.py\")]\nmod made {\n    \
                    fn first(words: &[&str]) -> Result<String, rpython::Error>;\n}\n";
        let files = files_of_library(&folder, rust);
        let fields = ["errno", "lineno", "value", "code", "object"];
        let is_text = |field: &&str| {
            let text = format!("{{{}, \"{field}\"}}", field.len());
            files.values().any(|file| file.contains(&text))
        };
        fields.into_iter().filter(is_text).collect()
    };
    for (body, expected) in [
        // What is caught, or stops an iterator, is no reason.
        (
            "try:\n        return next(iter(words))\n    except (OSError, SystemExit, UnicodeError):\n        raise",
            &[][..],
        ),
        ("raise KeyError(words[0])", &[]),
        ("return open(words[0]).read()", &["errno", "object"]),
        ("raise FileNotFoundError(2, words[0])", &["errno"]),
        ("raise OSError(words[0])", &[]),
        ("sys.stderr.write(words[0]); return words[0].encode().hex()", &[]),
        ("return words[0].encode('latin-1').hex()", &["object"]),
        ("return bytes(words[0], encoding='ascii').hex()", &["object"]),
        ("raise StopIteration(words[0])", &["value"]),
        ("sys.exit(len(words))", &["code"]),
        ("raise SyntaxError(words[0])", &["lineno"]),
    ] {
        assert_eq!(described(body), expected, "{body}");
    }
}

const TABLE: &str = "
T = ['one', 'two', 'three', 'four', 'five']

class Box(object):
    def __init__(self, items):
        self.items = items

    def put(self, s):
        self.items[0] = s

class Other(Box):
    def put(self, s):
        self.items[1] = s

class Point(object):
    def __init__(self, x):
        self.x = x

P = [Point(1), Point(2), Point(3)]

def first(xs):
    return xs[0]

def put(xs, s):
    xs[0] = s

def pair(n):
    return T, n

def given(xs):
    yield xs[0]
    xs[0] = 'z'

def each(n, s):
    BODY
    return T[n] + str(P[n].x)
";

/// What no function of the program writes to is no part of what an instance copies: a list of texts, one of objects, and those.
#[test]
fn instances_share_what_nothing_writes_to() {
    let folder = folder("shared");
    let copied = |body: &str| -> Vec<&str> {
        let text = TABLE.replace("BODY", body);
        std::fs::write(folder.join("table.py"), text).expect("a file");
        let rust = "use rpython::Instance;\n#[rpython::module(\"table.py\")]\nmod table {\n    \
                    fn each(instance: &mut Instance, n: usize, s: &str) -> Result<String, rpython::Error>;\n}\n";
        let files = files_of_library(&folder, rust);
        let mut images = files.values().filter_map(|text| {
            let (_, image) = text.split_once("\nstruct rpy_image {\n")?;
            image.split_once("\n};")
        });
        let (image, _) = images.next().expect("there is an image");
        let members = ["ptr_rpy_string_5 ", "_Point_3 ", "_Point "];
        let is_member = |name: &&str| image.contains(*name);
        members.into_iter().filter(is_member).collect()
    };
    let (texts, points) = (["ptr_rpy_string_5 "], ["_Point_3 ", "_Point "]);
    for (body, expected) in [
        ("pass", &[][..]),
        // It is read by what reads others, which change.
        ("xs = [s, s]; xs[0] = 'aa'; s = first(xs) + first(T)", &[]),
        ("xs = list(T); xs[0] = s; xs.append(s)", &[]),
        ("b = Box(T) if n else Other([s, s]); n = len(b.items)", &[]),
        ("p = Point(n); p.x = 5; P[n] is p", &[]),
        ("T[0] = s", &texts),
        ("T.sort()", &texts),
        ("xs = T if n > 1 else [s, s]; xs[0] = s", &texts),
        ("put(T, s)", &texts),
        ("Box(T).put(s)", &texts),
        ("b = Box([s, s]) if n else Other(T); b.put(s)", &texts),
        ("xs, k = pair(n); xs[k] = s", &texts),
        ("[[s, s], T][n][0] = s", &texts),
        ("{'a': T, s: [s, s]}['a'][0] = s", &texts),
        ("for s in given(T): pass", &texts),
        ("P[n].x = 7", &points),
        ("P[n] = Point(n)", &points[..1]),
        ("p = Point(n) if n else P[1]; p.x = 5", &points),
    ] {
        assert_eq!(copied(body), expected, "{body}");
    }
}

/// A declaration more, in front of the others, shows in a unit of the entry points, in those of what it calls, and in the data's: no
/// other entry point is anything else for it, and nothing that is there for a type.
#[test]
fn a_declaration_more() {
    let folder = folder("declaration");
    let before = c_of_library(&folder, RUST);
    // Each with how many files are others at most, and whose functions are.
    for (declaration, name, most, others) in [
        ("fn twice(n: i64) -> i64;", "twice", 1, "-"),
        (
            "fn pairs(points: &[Point], words: &[&str]) -> Vec<(i64, String)>;",
            "pairs",
            5,
            "-",
        ),
        (
            "fn both(f: impl Fn(&str) -> String, g: impl FnMut(i64) -> i64) -> String;",
            "both",
            5,
            "-",
        ),
        // (What describes exceptions to Rust does so for all types. What nothing else has called of the library is in three units.)
        (
            "fn parse(text: &str) -> Result<i64, ParseError>;",
            "parse",
            11,
            "_describe_",
        ),
    ] {
        let rust = RUST.replace(
            "type Account;",
            &format!("{declaration}\n    type Account;"),
        );
        let after = c_of_library(&folder, &rust);
        let exported = format!("int32_t rpy_units_4375cb43_work_{name}(");
        assert!(!before.values().any(|text| text.contains(&exported)));
        assert!(
            after.values().any(|text| text.contains(&exported)),
            "{name}"
        );
        let all = |files: &Files| -> BTreeSet<String> {
            let names = files
                .values()
                .flat_map(|text| names_of(text, "rpy_units_4375cb43_"));
            names.map(str::to_string).collect()
        };
        let now = all(&after);
        let mut gone: Vec<_> = all(&before).difference(&now).cloned().collect();
        gone.retain(|name| !name.contains(others));
        assert_eq!(gone, [""; 0], "{declaration}");
        let changed = after
            .iter()
            .filter(|(name, text)| before.get(*name) != Some(text));
        let changed: Vec<_> = changed.map(|(name, _)| name.as_str()).collect();
        let has = |part: &str| changed.iter().any(|file| file.contains(part));
        assert!(
            has("entry") && !has("runtime"),
            "{declaration}: {changed:?}"
        );
        // (A unit that grows may be divided: there is a new one, and that beside it begins where this ends. And what is new may stand
        // where one begins, which goes on from the one before then. The list of units is another one in both cases.)
        let new = after.keys().filter(|name| !before.contains_key(*name));
        let gone = before.keys().filter(|name| !after.contains_key(*name));
        let most = match new.count() + gone.count() {
            0 => most,
            divided => most + divided + 1,
        };
        assert!(changed.len() <= most, "{declaration}: {changed:?}");
    }
}
