//! Exceptions of Python classes as Rust types: `#[rpython::exception]`; what `rpython::Error` has of any.

use rpython::{Error, Exception};
use std::error::Error as _;

#[rpython::exception]
#[derive(Debug, Clone, PartialEq)]
pub struct ParseError {
    line: i32,
    #[rpython(name = "message")]
    text: String,
}

mod other {
    /// With the exception itself.
    #[derive(Debug)]
    #[rpython::exception]
    #[rpython(name = "Unclosed")]
    pub struct Open {
        pub bracket: char,
        pub opened: Vec<(u8, String)>,
        pub error: rpython::Error,
    }
}
use other::Open;

#[rpython::exception]
#[derive(Debug)]
enum Failure {
    ValueError,
    ParseError {
        line: i64,
        error: Error,
    },
    Open(Open),
    #[rpython(name = "Empty")]
    Nothing,
    Other(rpython::Error),
}

#[rpython::exception]
#[derive(Debug, PartialEq)]
enum Key {
    KeyError,
    LookupError,
}

#[rpython::exception]
#[derive(Debug)]
struct Half {
    n: i64,
    rest: i64,
}

#[derive(Debug)]
#[rpython::exception]
#[rpython(name = "ParseError")]
enum Wide {
    #[rpython(name = "ParseError")]
    Short { line: u8 },
}

#[rpython::module("py/parsing.py")]
mod parsing {
    use super::{Failure, Half, Key, Open, ParseError, Wide};

    type Counter;

    fn parse(text: &str) -> Result<i64, ParseError>;
    fn parse_any(text: &str) -> Result<u32, Failure>;
    fn parse_all(texts: &[&str]) -> Result<Vec<i64>, rpython::Error>;
    fn parse_strict(text: &str) -> Result<(), Key>;
    fn wide(line: i64) -> Result<(), Wide>;
    fn half(n: i64) -> Result<(), Half>;
    fn read_config(text: &str) -> rpython::Result<i64>;
    fn lose(x: i64, hint: Option<&str>) -> rpython::Result<()>;
    fn lose_again(x: i64) -> rpython::Result<()>;
    fn half_of(n: i64) -> rpython::Result<()>;
    fn of_pythons_own(which: &str) -> rpython::Result<()>;

    impl Counter {
        fn new(text: &str) -> Result<Counter, Open>;
        fn add(&self, text: &str) -> Result<i64, ParseError>;
    }
}

/// What a panic says.
fn panic_of<T>(run: impl FnOnce() -> T + std::panic::UnwindSafe) -> String {
    let payload = std::panic::catch_unwind(run).err().expect("it panics");
    payload.downcast_ref::<String>().cloned().unwrap()
}

#[test]
fn structs_have_attributes() {
    assert_eq!(parsing::parse("1\n2"), Ok(3));
    let error = parsing::parse("1\nx").unwrap_err();
    let text = "not a number: 'x'".to_string();
    assert_eq!(error, ParseError { line: 2, text });
    // One of a class below it is one, too.
    let error = parsing::parse("(").unwrap_err();
    assert_eq!((error.line, &*error.text), (1, "never closed"));
    // No other has a place in it.
    let text = panic_of(|| parsing::parse(""));
    assert!(text.ends_with("Empty: nothing to parse"), "{text}");
    assert!(text.starts_with("Traceback (most"), "{text}");
}

#[test]
fn enums_have_several_classes() {
    assert_eq!(parsing::parse_any("4").unwrap(), 4);
    let Failure::ParseError { line, error } = parsing::parse_any("x").unwrap_err() else {
        panic!("of another variant");
    };
    assert_eq!(line, 1);
    assert_eq!(error.to_string(), "ParseError: line 1: not a number: 'x'");
    let functions = error.traceback().iter().map(|frame| &*frame.function);
    assert!(functions.eq(["parse_any", "parse"]));
    // The most derived class counts.
    let Failure::Open(open) = parsing::parse_any("\n(".trim_start()).unwrap_err() else {
        panic!("of another variant");
    };
    assert_eq!(
        (open.bracket, &*open.opened),
        ('(', &[(1, "(".to_string())][..])
    );
    assert_eq!(open.error.type_name(), "Unclosed");
    assert!(matches!(
        parsing::parse_any("").unwrap_err(),
        Failure::Nothing
    ));
    let Failure::Other(error) = parsing::parse_any("!b").unwrap_err() else {
        panic!("of another variant");
    };
    assert_eq!(error.to_string(), "KeyError: '!b'");
    // What does not fit comes as that.
    assert_eq!(parsing::parse_strict("!b"), Err(Key::KeyError));
    let text = panic_of(|| parsing::parse_strict("x"));
    assert!(
        text.ends_with("ParseError: line 1: not a number: 'x'"),
        "{text}"
    );
}

#[test]
fn what_does_not_fit() {
    let Wide::Short { line } = parsing::wide(255).unwrap_err();
    assert_eq!(line, 255);
    let text = panic_of(|| parsing::wide(256));
    assert_eq!(text, "OverflowError: 256 does not fit into u8");
    let Half { n, rest } = parsing::half(2).unwrap_err();
    assert_eq!((n, rest), (2, 2));
    // An attribute that is not there.
    let text = panic_of(|| parsing::half(0));
    assert!(text.contains("Half"), "{text}");
}

#[test]
fn methods_and_constructors() {
    let open = parsing::Counter::new("(").unwrap_err();
    assert_eq!(open.bracket, '(');
    let counter = parsing::Counter::new("1").unwrap();
    assert_eq!(counter.add("2"), Ok(3));
    assert_eq!(counter.add("2\n?").unwrap_err().line, 2);
}

#[test]
fn errors_can_be_asked_later() {
    let error = parsing::parse_all(&["1", "("]).unwrap_err();
    assert_eq!(error.type_name(), "Unclosed");
    assert!(error
        .bases()
        .eq(["ParseError", "Exception", "BaseException"]));
    assert!(error.is_a("ParseError") && error.is_a("Unclosed") && !error.is_a("ValueError"));
    assert_eq!(error.clone().downcast::<Open>().unwrap().bracket, '(');
    assert_eq!(error.clone().downcast::<ParseError>().unwrap().line, 1);
    let error = error.downcast::<Key>().unwrap_err();
    assert_eq!(error.type_name(), "Unclosed");
    assert!(matches!(Failure::from(error), Failure::Open(_)));

    let error = parsing::parse_all(&["!x"]).unwrap_err();
    assert!(error
        .bases()
        .eq(["LookupError", "Exception", "BaseException"]));
    assert_eq!(error.arguments(), ["'!x'"]);
    assert_eq!(Key::from_error(error).unwrap(), Key::KeyError);
}

/// What no Rust type declares of an exception, `rpython::Error` has as text.
#[test]
fn what_is_not_declared_is_text() {
    let error = parsing::parse_all(&["1", "2\nx"]).unwrap_err();
    assert_eq!(error.type_name(), "ParseError");
    assert_eq!(error.arguments(), ["2", "\"not a number: 'x'\""]);
    assert_eq!(error.message(), "line 2: not a number: 'x'");
    assert!(error.bases().eq(["Exception", "BaseException"]));
    assert!(error.cause().is_none() && error.notes().is_empty());
    let functions = error.traceback().iter().map(|frame| &*frame.function);
    assert!(functions.eq(["parse_all", "parse"]));
}

/// So are attributes, those of base classes and of causes, too.
#[test]
fn attributes_are_text() {
    fn fields(error: &Error) -> Vec<(&str, &str)> {
        error.fields().collect()
    }
    let error = parsing::parse_all(&["1\n("]).unwrap_err();
    assert_eq!(error.field("line"), Some("2"));
    assert_eq!(error.field("message"), Some("'never closed'"));
    assert_eq!(error.field("bracket"), Some("'('"));
    assert_eq!(error.field("opened"), Some("[(2, '(')]"));
    let names: Vec<_> = error.fields().map(|(name, _)| name).collect();
    assert_eq!(names, ["line", "message", "bracket", "opened"]);

    let error = parsing::lose(2, Some("here")).unwrap_err();
    let expected = [
        ("errno", "2"),
        ("filename", "'a.txt'"),
        ("strerror", "'nothing there'"),
        ("hint", "'here'"),
        ("place", "Place(2)"),
        ("tried", "{'here': (2, [1.0])}"),
    ];
    assert_eq!(fields(&error), expected);
    // Functions have no text, and what is a class's own matter is none of Rust's.
    for name in ["check", "_own", "args", "limit", "nothing"] {
        assert_eq!(error.field(name), None, "{name}");
    }
    // What raises is left out.
    let error = parsing::lose_again(-1).unwrap_err();
    assert_eq!(error.field("place"), Some("Place(0)"));
    assert_eq!(error.field("again"), None);
    let lost = error.cause().unwrap();
    assert_eq!(
        (lost.field("place"), lost.field("hint")),
        (None, Some("None"))
    );
    assert_eq!(lost.field("tried"), Some("{None: (-1, [-0.5])}"));
    assert_eq!(lost.field("again"), None);
    // So is what is not there.
    assert_eq!(fields(&parsing::half_of(0).unwrap_err()), [("n", "0")]);
    let expected = [("n", "1"), ("rest", "1")];
    assert_eq!(fields(&parsing::half_of(1).unwrap_err()), expected);
    // And so is that of which no text translates.
    let error = mixed_b::calc::fail("no").unwrap_err();
    assert_eq!(fields(&error), [("text", "'b says no'")]);
    // Most of Python's own classes have none.
    let error = parsing::read_config("1\n?").unwrap_err();
    assert_eq!(error.fields().count(), 0);
    let first = error.cause().and_then(Error::cause).unwrap();
    assert_eq!(first.field("line"), Some("2"));
}

/// Python's own exceptions have those that Python says they have.
#[test]
fn attributes_of_pythons_own() {
    let io = |errno, filename, strerror| {
        let fields = [
            ("errno", errno),
            ("filename", filename),
            ("strerror", strerror),
        ];
        fields.to_vec()
    };
    let coded = |encoding, object, reason| {
        let fields = [
            ("encoding", encoding),
            ("end", "3"),
            ("object", object),
            ("reason", reason),
            ("start", "2"),
        ];
        fields.to_vec()
    };
    let expected = [
        (
            "open",
            "FileNotFoundError",
            io("2", "'/nowhere/a.txt'", "'No such file or directory'"),
        ),
        ("number", "OSError", io("28", "None", "'full'")),
        ("text", "OSError", io("0", "None", "None")),
        (
            "below",
            "Unreadable",
            [io("0", "'b.txt'", "None"), vec![("tries", "2")]].concat(),
        ),
        (
            "decode",
            "UnicodeDecodeError",
            coded("'utf-8'", "b'ab\\xff'", "'invalid start byte'"),
        ),
        (
            "encode",
            "UnicodeEncodeError",
            coded("'ascii'", "'abé'", "'ordinal not in range(128)'"),
        ),
        ("next", "StopIteration", vec![("value", "None")]),
        ("stop", "StopIteration", vec![("value", "'done'")]),
        ("exit", "SystemExit", vec![("code", "3")]),
        (
            "syntax",
            "SyntaxError",
            vec![
                ("filename", "'c.py'"),
                ("lineno", "4"),
                ("msg", "'wrong'"),
                ("offset", "2"),
                ("text", "'x ='"),
            ],
        ),
        ("key", "KeyError", vec![]),
    ];
    for (which, name, expected) in expected {
        let error = parsing::of_pythons_own(which).unwrap_err();
        assert_eq!(error.type_name(), name);
        let fields: Vec<_> = error.fields().collect();
        assert_eq!(fields, expected, "{which}");
    }
}

#[test]
fn causes_and_notes() {
    let error = parsing::read_config("1\n?").unwrap_err();
    assert_eq!(error.arguments(), ["'cannot start'", "3", "True"]);
    assert!(error.notes().is_empty());
    let lookup = error.cause().unwrap();
    assert_eq!(lookup.to_string(), "LookupError: no configuration");
    let first = lookup.cause().unwrap();
    assert_eq!(first.notes(), ["while the configuration was read"]);
    assert!(first.cause().is_none());
    let text = "not a number: '?'".to_string();
    assert_eq!(first.clone().downcast(), Ok(ParseError { line: 2, text }));
    // As what shows errors finds them.
    let mut sources = Vec::new();
    let mut next = error.source();
    while let Some(source) = next {
        sources.push(source.to_string().lines().next().unwrap().to_string());
        next = source.source();
    }
    assert_eq!(
        sources,
        [
            "Traceback (most recent call last):",
            "LookupError: no configuration",
            "ParseError: line 2: not a number: '?'"
        ]
    );
    let text = format!("{error:?}");
    let because = "The above exception was the direct cause of the following exception:";
    let parts: Vec<_> = text.split(because).collect();
    assert_eq!(parts.len(), 3, "{text}");
    assert_eq!(
        parts[0],
        "ParseError: line 2: not a number: '?'\nwhile the configuration was read\n\n"
    );
    assert!(
        text.ends_with("RuntimeError: ('cannot start', 3, True)"),
        "{text}"
    );
}
