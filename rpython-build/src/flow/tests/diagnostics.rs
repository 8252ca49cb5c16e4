//! What is not RPython gets a diagnostic with its code and its place.

use super::Program;

fn code_of(source: &str) -> (&'static str, String) {
    let mut program = Program::new(source);
    let diagnostic = match program.graph("f") {
        Ok(_) => panic!("no diagnostic\n{source}"),
        Err(diagnostic) => diagnostic,
    };
    let span = diagnostic.primary.as_ref().expect("a place").span;
    let text = &program.session.sources.file(span.file).text;
    (
        diagnostic.code,
        text[span.start as usize..span.end as usize].to_string(),
    )
}

#[test]
fn codes_and_places() {
    for (source, code, place) in [
        ("def f():\n    class A: pass", "RP0301", ""),
        ("x = 1\ndef f():\n    global x\n    del x", "RP0302", ""),
        ("def f():\n    return nope", "RP0303", "nope"),
        (
            "def f(n):\n    if n:\n        del n\n        return n\n    return 1",
            "RP0304",
            "n",
        ),
        ("def f():\n    import no_such_module", "RP0305", ""),
        ("def f(s):\n    return eval(s)", "RP0306", "eval(s)"),
        ("def f():\n    raise", "RP0307", ""),
        (
            "def f(c):\n    try:\n        f(c)\n    except c:\n        pass",
            "RP0308",
            "",
        ),
        (
            "class A:\n    def x(self): pass\ndef f():\n    A.x = 1",
            "RP0311",
            "x",
        ),
        (
            "import math\ndef f():\n    return math.nope",
            "RP0303",
            "nope",
        ),
    ] {
        let (got, at) = code_of(source);
        assert_eq!(got, code, "{source}\nat {at:?}");
        if !place.is_empty() {
            assert_eq!(at, place, "{source}");
        }
    }
}
