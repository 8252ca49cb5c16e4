//! What stays the same of C that is divided into units when a line of a program changes: all that
//! is not there again need not be compiled again.

use rpython_build::pipeline::{self, Emit, Options, ProgramInput, ProgramOutput};
use std::collections::BTreeMap;
use std::path::Path;

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

def area(argv):
    shapes = [Shape(len(argv)), Half(len(argv))]
    return sum([shape.area() for shape in shapes])
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
fn c_of(folder: &Path, words: &str) -> BTreeMap<String, String> {
    for (name, text) in [
        ("main.py", MAIN),
        ("shapes.py", SHAPES),
        ("words.py", words),
    ] {
        std::fs::write(folder.join(name), text).expect("a file");
    }
    let input = ProgramInput {
        file: folder.join("main.py"),
        search_path: Vec::new(),
        options: Options {
            c_units: true,
            ..Options::host()
        },
        emit: Emit::C,
    };
    match pipeline::translate_program(input) {
        Ok((ProgramOutput::C(files), _)) => files.into_iter().collect(),
        Ok(_) => panic!("it is not C"),
        Err(run) => panic!("{:?}", run.diagnostics),
    }
}

/// The files that another version of `words.py` has another text of.
fn changed(version: &str, edits: &[(&str, &str)]) -> Vec<String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("units-{version}"));
    std::fs::create_dir_all(&folder).expect("a folder");
    let before = c_of(&folder, WORDS);
    let edited = edits.iter().fold(WORDS.to_string(), |text, (old, new)| {
        assert!(text.contains(old), "{old}");
        text.replace(old, new)
    });
    let after = c_of(&folder, &edited);
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
