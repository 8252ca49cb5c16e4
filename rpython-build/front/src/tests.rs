//! Whole texts through the front end.

use super::code::{Code, Const, Instr};
use super::{compile_beginning, compile_source, dis, text, verify, Mode};
use crate::source::SourceMap;
use std::rc::Rc;

const CORPUS: &str = include_str!("testdata/corpus.py");
const ERRORS: &str = include_str!("testdata/errors.txt");

/// Compiles, and verifies what comes out. Errors are `code line:column message` lines.
fn compile_as(source: &[u8], mode: Mode) -> Result<(Rc<Code>, SourceMap), String> {
    let mut sources = SourceMap::new();
    let added = text::add_source(&mut sources, "x.py", source);
    let file = added.map_err(|d| format!("{} {}", d.code, d.message))?;
    match compile_source(&sources, file, mode) {
        Ok(code) => {
            verify::verify(&code).expect("code is well-formed");
            check_spans(&code, &sources);
            Ok((code, sources))
        }
        Err(errors) => {
            assert!(!errors.is_empty());
            if let Some(code) = compile_beginning(&sources, file) {
                verify::verify(&code).expect("code is well-formed");
                check_spans(&code, &sources);
            }
            let lines: Vec<String> = errors
                .iter()
                .map(|e| {
                    let span = e.primary.as_ref().expect("syntax errors have a place").span;
                    let (line, column) = sources.line_column(file, span.start);
                    assert!(span.start <= span.end);
                    let len = sources.file(file).text.len();
                    assert!(span.end as usize <= len + 1, "{e:?}");
                    format!("{} {line}:{column} {}", e.code, e.message)
                })
                .collect();
            Err(lines.join("\n"))
        }
    }
}

fn check_spans(code: &Code, sources: &SourceMap) {
    let text = &sources.file(code.file).text;
    for span in &code.spans {
        assert!(
            text.get(span.start as usize..span.end as usize).is_some(),
            "{span:?}"
        );
    }
    for value in &code.consts {
        if let Const::Code(inner) = value {
            check_spans(inner, sources);
        }
    }
}

fn compile(source: &str) -> Rc<Code> {
    compile_as(source.as_bytes(), Mode::Exec)
        .unwrap_or_else(|e| panic!("{source}\n{e}"))
        .0
}

fn inner(code: &Code, n: usize) -> Rc<Code> {
    let codes = code.consts.iter().filter_map(|c| match c {
        Const::Code(code) => Some(code.clone()),
        _ => None,
    });
    codes.into_iter().nth(n).expect("a nested code object")
}

fn listing(source: &str, mode: Mode) -> String {
    let (code, sources) = compile_as(source.as_bytes(), mode).unwrap();
    dis::dis(&code, &sources)
}

/// Runs where the stack is as deep as the pipeline's.
fn on_large_stack(test: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new()
        .stack_size(512 << 20)
        .spawn(test)
        .unwrap();
    thread.join().unwrap();
}

#[test]
fn errors_read_as_cpython() {
    let mut wrong = String::new();
    for case in ERRORS.split("---\n") {
        let (source, expected) = case.split_once("=== ").expect("source, ===, errors");
        let expected = expected.trim_end().replace("\n=== ", "\n");
        let got = match compile_as(source.as_bytes(), Mode::Exec) {
            Ok(_) => "ok".to_owned(),
            Err(errors) => errors,
        };
        if got != expected {
            wrong += &format!("{source}  expected {expected}\n  got      {got}\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// What stands before what is wrong with a module is there by itself, in whole statements.
#[test]
fn what_is_before_an_error() {
    let names_of = |source: &str| {
        let mut sources = SourceMap::new();
        let file = text::add_source(&mut sources, "x.py", source.as_bytes()).unwrap();
        assert!(
            compile_source(&sources, file, Mode::Exec).is_err(),
            "{source}"
        );
        let code = compile_beginning(&sources, file)?;
        let stored = code.instrs.iter().filter_map(|instr| match instr {
            Instr::StoreName(name) => Some(code.names[*name as usize].to_string()),
            _ => None,
        });
        Some(stored.collect::<Vec<_>>().join(" "))
    };
    for (source, names) in [
        ("import a\nimport b\nx = = 1\nimport c\n", "a b"),
        (
            "import a\n\ndef f(n):\n    return n\n\n\ndef g(n)\n    return n\n",
            "a f",
        ),
        (
            "import a\n@decorated\nclass A:\n    def f(self:\n        pass\n",
            "a",
        ),
        (
            "import a\ntry:\n    import b\nexcept ImportError:\n    x = = 1\n",
            "a",
        ),
        ("import a\nif x:\n    import b\nelse:\n    y = )\n", "a b"),
        ("x = '''\nimport a\n'''\ny = '''\nimport b\n", "x"),
        ("import a\nx = (1,\n2,\n3\n", "a"),
        ("import a\nimport b\n# (\n\tx = 1\n", "a"),
        ("import a\nbreak\nimport b\n", "a"),
        ("x = = 1\n", ""),
    ] {
        assert_eq!(names_of(source).as_deref(), Some(names), "{source}");
    }
}

/// What is said of a text that is no Python, and looks like Rust.
#[test]
fn help_for_words_of_rust() {
    let help_of = |source: &str| {
        let mut sources = SourceMap::new();
        let file = text::add_source(&mut sources, "x.py", source.as_bytes()).unwrap();
        let errors = compile_source(&sources, file, Mode::Exec).unwrap_err();
        errors[0].help.first().cloned()
    };
    for (source, help) in [
        ("a = b && c", "Python says `and`"),
        ("a = b || c", "Python says `or`"),
        ("if !a:\n    b()", "Python says `not`"),
        (
            "println!(\"x\")",
            "functions are called without `!` in Python",
        ),
        ("x = Vec::new()", "Python says `.` for `::`"),
        (
            "for i in 0..3:\n    i",
            "`range(first, end)` has the numbers of `first..end`",
        ),
        (
            "for i in a..b:\n    i",
            "`range(first, end)` has the numbers of `first..end`",
        ),
        ("i++", "Python says `i += 1`"),
        ("i--\n", "Python says `i -= 1`"),
        ("if a:\n    b\nelse if c:\n    d", "Python says `elif`"),
        (
            "def f(n) {\n}",
            "a block begins with `:` and is indented; it needs no braces",
        ),
        (
            "if a > b {\n}",
            "a block begins with `:` and is indented; it needs no braces",
        ),
        ("x = 3.5 as int", "a call converts: `int(x)`, `float(x)`"),
        (
            "f = |x| x + 1",
            "Python says `lambda x: …` for a function without a name",
        ),
        (
            "f(&x)",
            "variables refer to objects in Python: it has no `&` for that",
        ),
        (
            "let x = 1",
            "a variable is made when it is assigned: `x = …`",
        ),
        (
            "const N: int = 1",
            "a variable is made when it is assigned: `x = …`",
        ),
        ("fn f(x):\n    x", "Python says `def name(…):`"),
        ("struct A:\n    x", "Python says `class Name:`"),
        (
            "use a.b",
            "Python says `import name`, or `from name import …`",
        ),
        ("loop:\n    x", "Python says `while True:`"),
    ] {
        assert_eq!(help_of(source).as_deref(), Some(help), "{source}");
    }
    for source in [
        "x = 1 +\n",
        "import a.b as\n",
        "x = (a b)",
        "f(a |)",
        "lets x",
    ] {
        assert_eq!(help_of(source), None, "{source}");
    }
}

#[test]
fn everything_compiles() {
    on_large_stack(|| {
        compile(CORPUS);
        compile(&CORPUS.replace('\n', "\r\n"));
    });
}

#[test]
fn scopes() {
    let code = compile(
        "def f(a, b):\n    c = [x + a for x in b for a in x]\n    def g(): return a, c\n    return g\n",
    );
    let f = inner(&code, 0);
    assert_eq!(
        f.locals.iter().map(|n| &**n).collect::<Vec<_>>(),
        ["a", "b", "g", "x", "a"]
    );
    assert_eq!(
        f.cellvars.iter().map(|n| &**n).collect::<Vec<_>>(),
        ["a", "c"]
    );
    let g = inner(&f, 0);
    assert_eq!(
        g.freevars.iter().map(|n| &**n).collect::<Vec<_>>(),
        ["a", "c"]
    );
    assert_eq!(&*g.qualname, "f.<locals>.g");
}

#[test]
fn comprehension_cells_are_their_own() {
    let code = compile("def f(x):\n    y = [lambda: x for x in x]\n    return lambda: x\n");
    let f = inner(&code, 0);
    assert_eq!(f.cellvars.len(), 2);
    let closures: Vec<_> = f
        .instrs
        .iter()
        .filter(|i| matches!(i, Instr::LoadClosure(_)))
        .collect();
    assert_eq!(closures, [&Instr::LoadClosure(1), &Instr::LoadClosure(0)]);
}

#[test]
fn attribute_spans_are_the_name() {
    let source = "a . bc.\\\n  def_ ( ) . e\n";
    let (code, _) = compile_as(source.as_bytes(), Mode::Eval).unwrap();
    let names: Vec<&str> = code
        .instrs
        .iter()
        .zip(&code.spans)
        .filter(|(i, _)| matches!(i, Instr::LoadAttr(_)))
        .map(|(_, s)| &source[s.start as usize..s.end as usize])
        .collect();
    assert_eq!(names, ["bc", "def_", "e"]);
}

#[test]
fn fstring_spans_are_exact() {
    let source = "x = 'é' f\"\"\"{a}\n{ b + c :>{w}}\"\"\"\n";
    let (code, _) = compile_as(source.as_bytes(), Mode::Exec).unwrap();
    let at = code
        .instrs
        .iter()
        .position(|i| matches!(i, Instr::Binary(_)))
        .unwrap();
    let span = code.spans[at];
    assert_eq!(&source[span.start as usize..span.end as usize], "b + c");
}

#[test]
fn try_listing() {
    let source = "try:\n    f()\nexcept E as e:\n    g()\nfinally:\n    h()\n";
    let expected = include_str!("testdata/try.txt");
    assert_eq!(listing(source, Mode::Exec), expected);
}

#[test]
fn constants_keep_their_types() {
    let code = compile("x = 0, 0.0, -0.0, False, '', b'', 1, True, -1\ny = 0\nz = False\n");
    assert_eq!(code.consts.len(), 4);
}

#[test]
fn depth_is_bounded() {
    on_large_stack(|| {
        let n = 100_000;
        let deep = [
            format!("x = {}1\n", "not ".repeat(n)),
            format!("x = {}1\n", "- ".repeat(n)),
            format!("x = a{}\n", ".b".repeat(n)),
            format!("x = a{}\n", "()".repeat(n)),
            format!("x = {}1\n", "2**".repeat(n)),
            format!("x = {}1\n", "lambda a,b:".repeat(n)),
            format!("x = {}1\n", "1 if a else ".repeat(n)),
            format!("if a: pass\n{}", "elif a: pass\n".repeat(n)),
            format!("x = a{}\n", " + a".repeat(n)),
        ];
        for source in deep {
            let error = compile_as(source.as_bytes(), Mode::Exec).unwrap_err();
            assert!(error.starts_with("RP0110"), "{error}");
        }
        let within = [
            format!("x = {}1\n", "not ".repeat(2900)),
            format!("x = a{}\n", ".b()".repeat(900)),
            format!("x = {}1\n", "lambda a,b:".repeat(900)),
            format!("if a: pass\n{}", "elif a: pass\n".repeat(2000)),
            format!("x = a{}\n", " + a".repeat(40_000)),
            format!("x = [{}]\n", "-1, ".repeat(n)),
            format!("x = {}\n", "'a' ".repeat(n)),
        ];
        for source in within {
            compile(&source);
        }
        // Every level doubles the code of the ones in it.
        let mut nested = String::new();
        for i in 0..60 {
            let blanks = " ".repeat(i);
            nested += &format!("{blanks}try: a\n{blanks}finally:\n");
        }
        nested += &format!("{}b\n", " ".repeat(60));
        let error = compile_as(nested.as_bytes(), Mode::Exec).unwrap_err();
        assert!(
            error.contains("RP0122") || error.contains("RP0110"),
            "{error}"
        );
    });
}

/// Damaged texts give errors or code, never a panic: three thousand, or as many as `RPYTHON_MUTATIONS` says.
#[test]
fn mutations_do_not_panic() {
    let rounds = std::env::var("RPYTHON_MUTATIONS").map_or(3000, |n| n.parse().unwrap());
    on_large_stack(move || {
        let mut state = 0x2545_f491_4f6c_dd1d_u64;
        let mut random = move |n: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 11) as usize % n.max(1)
        };
        let pieces: Vec<&str> = CORPUS.split_inclusive('\n').collect();
        let tokens = [
            "(",
            ")",
            "[",
            "]",
            "{",
            "}",
            ":",
            ",",
            "=",
            ":=",
            "*",
            "**",
            ".",
            "\\",
            "\n",
            "    ",
            "\t",
            "'",
            "\"",
            "\"\"\"",
            "f'",
            "{x",
            "!r",
            "lambda",
            "yield",
            "for",
            "in",
            "if",
            "else",
            "try:",
            "except",
            "finally:",
            "match x:",
            "case",
            "class",
            "def",
            "global x",
            "nonlocal x",
            "return",
            "break",
            "continue",
            "with",
            "as",
            "not",
            "-",
            "@",
            "é",
            "\0",
            "1e",
            "0x",
            "_",
            "async",
            "await",
            "del",
            "import",
            "from",
            "assert",
            "raise",
            "\r",
            "#",
            ";",
            "->",
            "x",
            "__x",
            "super()",
            "__class__",
            "type X",
            "\u{c}",
            "\\N{",
            "\\x",
        ];
        for round in 0..rounds {
            let start = random(pieces.len());
            let count = 1 + random(12);
            let mut bytes: Vec<u8> = pieces[start..(start + count).min(pieces.len())]
                .concat()
                .into_bytes();
            for _ in 0..1 + random(4) {
                let at = random(bytes.len() + 1);
                match random(5) {
                    0 => {
                        bytes.truncate(at);
                    }
                    1 if !bytes.is_empty() => {
                        bytes.remove(at.min(bytes.len() - 1));
                    }
                    2 => {
                        let end = (at + random(20)).min(bytes.len());
                        bytes.drain(at..end);
                    }
                    3 => bytes.insert(at, random(256) as u8),
                    _ => {
                        let token = tokens[random(tokens.len())];
                        bytes.splice(at..at, token.bytes());
                    }
                }
            }
            let mode = if round % 8 == 0 {
                Mode::Eval
            } else {
                Mode::Exec
            };
            let _ = compile_as(&bytes, mode);
        }
    });
}
