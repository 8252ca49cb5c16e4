//! Programs that call every method of Python's types, and functions of scalars, as the stubs
//! declare them.
//!
//! A program makes the calls while it is imported and again when it runs, and prints what came of
//! both: CPython, the import-time interpreter and translated code have to give the same. Arguments
//! are chosen by the types of the parameters; receivers and arguments come out of lists, so that
//! nothing is constant but what has to be. Where the stubs say what a call raises, its handler is
//! for that; what else is raised, on CPython or here, is a difference.

use rpython_build::stubs::{
    self, BuiltinFn, Class, Default, Lowering, Method, Param, ParamKind, Signature, Type,
};
use std::fmt::Write;

/// Objects of a type with methods, as Python writes them.
struct Subject {
    class: Class,
    /// Its type variables: items (or keys), and values.
    variables: [Values; 2],
    /// What it takes where any object may be given: an index, a key, an item.
    operands: Values,
    objects: Values,
}

/// Values of one type.
type Values = &'static [&'static str];

const INTS: Values = &["0", "1", "-1", "3", "255", "-300"];
const FLOATS: Values = &[
    "0.0",
    "0.5",
    "-1.0",
    "3.0",
    "1e15",
    "-2.75",
    "float('inf')",
    "float('nan')",
];
const STRS: Values = &["'a'", "''", "'b,'", "'ä'", "'0a fF'", "' '", "'12'"];
const BYTES: Values = &["b'a'", "b''", "b'b,'", "b'\\xff'", "b' '"];
const ARRAYS: Values = &["bytearray(b'a')", "bytearray(b',')"];
const NOTHING: Values = &[];

const SUBJECTS: &[(&str, &[Subject])] = &[
    (
        "text",
        &[Subject {
            class: Class::Str,
            variables: [STRS, NOTHING],
            operands: INTS,
            objects: &[
                "''",
                "'abc'",
                "'Ab c\\td'",
                "'äßŒ x\\n'",
                "' 12 '",
                "'a,b,,a'",
                "'%s{0}'",
            ],
        }],
    ),
    (
        "bytes",
        &[
            Subject {
                class: Class::Bytes,
                variables: [INTS, NOTHING],
                operands: INTS,
                objects: &[
                    "b''",
                    "b'abc'",
                    "b'Ab c\\td\\n'",
                    "b'\\xff\\x00'",
                    "b' 12 '",
                    "b'a,b,,a'",
                ],
            },
            Subject {
                class: Class::Bytearray,
                variables: [INTS, NOTHING],
                operands: INTS,
                objects: &[
                    "bytearray()",
                    "bytearray(b'Ab c\\t')",
                    "bytearray(b'a,b,,a')",
                    "bytearray(b'\\xff1')",
                ],
            },
        ],
    ),
    (
        "containers",
        &[
            Subject {
                class: Class::List,
                variables: [INTS, NOTHING],
                operands: INTS,
                objects: &["[]", "[1]", "[3, 1, 2, 1]"],
            },
            Subject {
                class: Class::Range,
                variables: [INTS, NOTHING],
                operands: INTS,
                objects: &[
                    "range(0, 0, 1)",
                    "range(0, 4, 1)",
                    "range(2, 12, 3)",
                    "range(5, -4, -2)",
                ],
            },
            Subject {
                class: Class::Tuple,
                variables: [INTS, NOTHING],
                operands: INTS,
                objects: &["(1, 2, 1)", "(0, -1, 3)"],
            },
            Subject {
                class: Class::Slice,
                variables: [NOTHING, NOTHING],
                operands: NOTHING,
                objects: &["slice(1, 5, 2)", "slice(-3, -1, 1)", "slice(4, 0, -1)"],
            },
            Subject {
                class: Class::Dict,
                variables: [STRS, STRS],
                operands: STRS,
                objects: &["{}", "{'a': 'x'}", "{'b,': '1', 'a': '', '': 'z'}"],
            },
            Subject {
                class: Class::DictKeys,
                variables: [STRS, STRS],
                operands: STRS,
                objects: &["{'q': 'x'}.keys()", "{'b': '1', 'a': ''}.keys()"],
            },
            Subject {
                class: Class::DictValues,
                variables: [STRS, STRS],
                operands: STRS,
                objects: &["{'q': 'x'}.values()", "{'b': '1', 'a': ''}.values()"],
            },
            Subject {
                class: Class::Set,
                variables: [INTS, NOTHING],
                operands: INTS,
                objects: &["set([0][1:])", "{1}", "{3, 1, 2}"],
            },
            Subject {
                class: Class::Frozenset,
                variables: [INTS, NOTHING],
                operands: INTS,
                objects: &["frozenset([1, 2])", "frozenset([3])"],
            },
        ],
    ),
    (
        "numbers",
        &[
            Subject {
                class: Class::Int,
                variables: [NOTHING, NOTHING],
                operands: NOTHING,
                objects: &["0", "1", "-1", "255", "-300", "2 ** 40", "-2 ** 63"],
            },
            Subject {
                class: Class::Float,
                variables: [NOTHING, NOTHING],
                operands: NOTHING,
                objects: FLOATS,
            },
        ],
    ),
];

/// What is not called, and why.
fn left_out(class: Class, method: Method) -> Option<&'static str> {
    Some(match (class, method) {
        (Class::Set, Method::Pop) => "which item is not said",
        (Class::Dict, Method::MoveToEnd) => "only an OrderedDict has it",
        (Class::Str, Method::Format | Method::FormatMap) => "formats are constants",
        (Class::Str, Method::Translate | Method::Maketrans) => "tables are dicts of characters",
        // (Nor has a NaN one that is the same each time, and a bytearray none at all.)
        (Class::Str | Class::Bytes | Class::Bytearray | Class::Float | Class::Tuple, _)
            if method.name() == "__hash__" =>
        {
            "texts have others in each process"
        }
        _ => return None,
    })
}

/// What is before the line that says which calls come.
pub const TITLE: &str = "== ";

/// What is before an exception that the stubs do not declare.
pub const UNDECLARED: &str = "not declared: ";

/// The most calls of a function with different arguments.
const ROWS: usize = 12;

/// The programs: a name and a text for each.
pub fn programs() -> Vec<(&'static str, String)> {
    let mut programs = Vec::new();
    for (name, subjects) in SUBJECTS {
        let mut program = Program::default();
        for subject in *subjects {
            program.methods(subject);
        }
        programs.push((*name, program.finish()));
    }
    let mut program = Program::default();
    for &func in BuiltinFn::ALL {
        let (module, name) = (func.module(), func.short());
        match module {
            "builtins" => program.function("", name, func.signatures()),
            "math" => program.function("math.", name, func.signatures()),
            _ => {}
        }
    }
    programs.push(("functions", program.finish()));
    programs
}

/// A program that is being written.
#[derive(Default)]
struct Program {
    text: String,
    sites: usize,
}

impl Program {
    fn methods(&mut self, subject: &Subject) {
        for method in subject.class.methods() {
            if left_out(subject.class, method).is_some() {
                continue;
            }
            for signature in subject.class.method(method) {
                let name = format!("{}.{method}", subject.class);
                self.calls(&name, signature, subject);
            }
        }
        for attribute in subject.class.attributes() {
            let title = format!("{}.{}", subject.class, attribute.name);
            let read = format!("r.{}", attribute.name);
            let all = "Exception".to_string();
            self.site(
                &title,
                &read,
                "",
                &[],
                subject.objects,
                "repr(x)",
                false,
                &all,
            );
        }
    }

    /// Calls of a function whose operands are numbers, texts and lists of numbers.
    fn function(&mut self, module: &str, name: &str, overloads: &[Signature]) {
        const WITHOUT: &[&str] = &[
            // They write, or give what is different each time; or take only some iterables.
            "print",
            "id",
            "hash",
            "setattr",
            "slice",
            "object",
            "super",
            "type",
            "getattr",
            "reversed",
            // Integers are machine words.
            "factorial",
            "perm",
            "pow",
        ];
        if WITHOUT.contains(&name) {
            return;
        }
        let subject = Subject {
            class: Class::Object,
            variables: [INTS, INTS],
            operands: INTS,
            objects: NOTHING,
        };
        for signature in overloads {
            let plain = |p: &Param| !matches!(p.ty, Type::Object | Type::Iterator);
            if signature.params.iter().all(plain) {
                self.calls(&format!("{module}{name}"), signature, &subject);
            }
        }
    }

    /// Calls of a signature: with each number of arguments, with arguments of each type.
    fn calls(&mut self, name: &str, signature: &Signature, subject: &Subject) {
        let (least, most) = signature.positional();
        for given in least..=most.min(least + 2).max(most.min(4)) {
            let mut params: Vec<&Param> = Vec::new();
            for at in 0..given {
                params.extend(signature.param_at(at));
            }
            if params.iter().any(|p| p.kind == ParamKind::StarStar) {
                break;
            }
            let named = signature
                .params
                .iter()
                .filter(|p| p.kind == ParamKind::Named);
            for named in [vec![], named.collect::<Vec<_>>()] {
                let needed = |p: &&Param| p.kind == ParamKind::Named && p.default.is_none();
                if named.is_empty() && signature.params.iter().any(|p| needed(&p)) {
                    continue;
                }
                let all: Vec<&Param> = params
                    .iter()
                    .copied()
                    .chain(named.iter().copied())
                    .collect();
                self.call(name, signature, subject, &all);
                if named.is_empty() && !signature.params.iter().any(|p| p.kind == ParamKind::Named)
                {
                    break;
                }
            }
        }
    }

    fn call(&mut self, name: &str, signature: &Signature, subject: &Subject, params: &[&Param]) {
        let families: Vec<Vec<Values>> = params.iter().map(|p| families(p, subject)).collect();
        if families.iter().any(Vec::is_empty) {
            return;
        }
        let kinds = families.iter().map(Vec::len).max().unwrap_or(1);
        for kind in 0..kinds {
            let chosen: Vec<Values> = families.iter().map(|f| f[kind % f.len()]).collect();
            let (mut bound, mut given, mut varied) = (Vec::new(), Vec::new(), Vec::new());
            for (at, (param, values)) in params.iter().zip(&chosen).enumerate() {
                let value = match values {
                    // What has to be constant is one.
                    [one] => one.to_string(),
                    _ => {
                        bound.push(format!("a{at}"));
                        varied.push(*values);
                        format!("a{at}")
                    }
                };
                given.push(match param.kind {
                    ParamKind::Named => format!("{}={value}", param.name),
                    _ => value,
                });
            }
            let given = given.join(", ");
            let short = signature.name;
            let call = match (signature.is_static, subject.objects.is_empty()) {
                (true, true) => format!("{name}({given})"),
                (true, false) => format!("{}.{short}({given})", subject.class),
                (false, _) => format!("r.{short}({given})"),
            };
            let objects = match signature.is_static {
                true => NOTHING,
                false => subject.objects,
            };
            let shown = match NEAREST.contains(&name) {
                true => DIGITS,
                false => shown(signature, subject),
            };
            let changes = !signature.is_static && signature.result == Type::None;
            let title = format!("{name}({given})");
            self.site(
                &title,
                &call,
                &bound.join(", "),
                &rows(&varied),
                objects,
                shown,
                changes,
                &handled(signature),
            );
        }
    }

    /// A function with calls at one place.
    #[allow(clippy::too_many_arguments)]
    fn site(
        &mut self,
        title: &str,
        call: &str,
        bound: &str,
        rows: &[String],
        objects: Values,
        shown: &str,
        changes: bool,
        handled: &str,
    ) {
        let text = &mut self.text;
        let _ = writeln!(
            text,
            "def site_{}(out):\n    out.append({:?})",
            self.sites,
            format!("{TITLE}{title}")
        );
        self.sites += 1;
        let mut indent = 4;
        if !bound.is_empty() {
            let _ = writeln!(text, "{:indent$}for {bound} in [{}]:", "", rows.join(", "));
            indent += 4;
        }
        if !objects.is_empty() {
            let _ = writeln!(text, "{:indent$}for r in [{}]:", "", objects.join(", "));
            indent += 4;
        }
        let after = match (changes, objects.first().is_some_and(|o| o.contains("set"))) {
            (false, _) => "",
            (true, true) => " + repr(sorted(r))",
            (true, false) => " + repr(r)",
        };
        let lines = [
            "try:".to_string(),
            format!("    x = {call}"),
            format!("    out.append({shown}{after})"),
            format!("except {handled} as e:"),
            "    out.append(type(e).__name__ + \": \" + str(e))".to_string(),
        ];
        let others = [
            "except Exception as e:".to_string(),
            format!("    out.append({UNDECLARED:?} + type(e).__name__)"),
        ];
        let declared = handled != "Exception";
        for line in lines.iter().chain(others.iter().filter(|_| declared)) {
            let _ = writeln!(text, "{:indent$}{line}", "");
        }
        text.push_str("\n\n");
    }

    fn finish(self) -> String {
        let mut text = String::from("import math\n\n\n");
        text.push_str(&self.text);
        text.push_str("def all_calls(out):\n");
        for site in 0..self.sites {
            let _ = writeln!(text, "    site_{site}(out)");
        }
        text.push_str(
            "\n\nIMPORTED = []\nall_calls(IMPORTED)\n\n\n\
             def entry_point(argv):\n    out = []\n    all_calls(out)\n    for line in IMPORTED:\n        \
             print(\"imported\", line)\n    for line in out:\n        print(\"run\", line)\n    return 0\n",
        );
        text
    }
}

/// The exceptions that a handler around a call is for.
fn handled(signature: &Signature) -> String {
    let Some(raised) = signature.raised() else {
        return "Exception".into();
    };
    let all: Vec<&str> = stubs::ALWAYS_RAISED.iter().copied().chain(raised).collect();
    format!("({})", all.join(", "))
}

/// Arguments: tuples of them where there are several. Each value of each occurs, and many pairs.
fn rows(varied: &[Values]) -> Vec<String> {
    let all: usize = varied.iter().map(|v| v.len()).product();
    let mut rows: Vec<String> = Vec::new();
    for n in 0..all.max(1) {
        let values = varied.iter().enumerate();
        let values = values.map(|(at, v)| v[(n * (at + 1) + n / v.len()) % v.len()]);
        let values: Vec<&str> = values.collect();
        let row = match &values[..] {
            [one] => one.to_string(),
            several => format!("({})", several.join(", ")),
        };
        if !rows.contains(&row) {
            rows.push(row);
        }
        if rows.len() == ROWS {
            break;
        }
    }
    rows
}

/// How floats are shown whose last digit is a library's.
const DIGITS: &str = "\"%.13g\" % x";

/// Functions of ours that give the nearest float, where CPython has what a C library gives.
const NEAREST: &[&str] = &["math.cbrt"];

/// How a result is shown: what has no order in one.
fn shown(signature: &Signature, subject: &Subject) -> &'static str {
    let set = matches!(subject.class, Class::Set | Class::Frozenset);
    match (signature.result.value(), signature.lowering) {
        (Type::None, _) => "\"\"",
        (Type::Str, _) if set => "repr(sorted(x))",
        (Type::Gathered | Type::Receiver, _) if set => "repr(sorted(x))",
        (Type::New(Class::Set | Class::Frozenset), _) => "repr(sorted(x))",
        (Type::View(_), _) | (_, Lowering::Op("iter")) if set => "repr(sorted(x))",
        (Type::View(_), _) | (_, Lowering::Op("iter")) => "repr(list(x))",
        (Type::Iterator, _) => "repr(list(x))",
        // Libraries of mathematical functions differ in the last digit.
        (Type::Float, Lowering::Ll(_)) if subject.class == Class::Object => DIGITS,
        _ => "repr(x)",
    }
}

/// The lists of values for a parameter, each of one type. None: it is not called.
fn families(param: &Param, subject: &Subject) -> Vec<Values> {
    if let (Type::Object, Some(Default::None)) = (param.ty, param.default) {
        return vec![&["None"]];
    }
    if let (Type::Union([Type::Int, Type::None]), Some(Default::None)) = (param.ty, param.default) {
        // Which it is has to be known.
        return vec![INTS, &["None"]];
    }
    if param.name == "encoding" {
        return vec![&["'latin-1'"]];
    }
    if let (Type::Str, Some(Default::Str(text))) = (param.ty, param.default) {
        // One of several names, which have to be constants; or a character.
        return vec![match text {
            "strict" => &["'replace'"],
            "big" => &["'little'"],
            _ => &["'*'", "' '"],
        }];
    }
    types(&param.ty, subject)
}

fn types(ty: &Type, subject: &Subject) -> Vec<Values> {
    match ty {
        Type::Bool => vec![&["True", "False"]],
        Type::Int | Type::NonNeg | Type::Wide => vec![INTS],
        Type::Float => vec![FLOATS, INTS],
        Type::Number => vec![INTS, FLOATS],
        Type::Ordered => vec![INTS, FLOATS, STRS],
        Type::Str | Type::Sized => vec![STRS],
        Type::Char => vec![&["'x'", "'ä'"]],
        Type::Bytes => vec![BYTES],
        Type::ByteArray => vec![ARRAYS],
        Type::Buffer => vec![BYTES, ARRAYS],
        Type::Item => some(subject.variables[0]),
        Type::Value | Type::Of(_) | Type::ItemOf(_) => some(subject.variables[1]),
        Type::Object => some(subject.operands),
        Type::Sought(of) | Type::Shown(of) => types(of, subject),
        Type::Iterable(of) => {
            let items = types(of, subject);
            match items.first() {
                Some(&items) if items == INTS => {
                    vec![
                        &["[3, 1]", "[1]", "[0][1:]"],
                        &["(1, 2)", "(3, 1)"],
                        &["{1}", "{5}"],
                    ]
                }
                Some(&items) if items == STRS => vec![&["['x', 'ä']", "['']", "['a'][1:]"]],
                Some(&items) if items == BYTES => vec![&["[b'x', b'y']", "[b'']", "[b'a'][1:]"]],
                _ => vec![],
            }
        }
        Type::Items(of) => match **of {
            Type::Str => vec![&["('a', ' ')", "('', 'x')"]],
            Type::Buffer => vec![&["(b'a', b' ')", "(b'', b'x')"]],
            _ => vec![],
        },
        Type::Pairs => vec![
            &["{'a': 'q'}", "{}"],
            &["[('a', 'q')]", "[('x', 'y'), ('', '1')]"],
        ],
        Type::Union([first, Type::None]) => match first {
            Type::Int => vec![&["None", "0", "1", "-1", "4"]],
            Type::Str => vec![&["None", "'a'", "' '", "','"]],
            Type::Buffer => vec![&["None", "b'a'", "b' '", "b','"]],
            _ => vec![],
        },
        Type::Union(all) => all.iter().flat_map(|ty| types(ty, subject)).collect(),
        _ => vec![],
    }
}

fn some(values: Values) -> Vec<Values> {
    match values {
        [] => vec![],
        values => vec![values],
    }
}
