//! Small programs from source to the LLInterpreter.

use rpython_front::diag::Diagnostic;
use rpython_front::source::SourceMap;
use rpython_front::Mode;
use rpython_host::host::object::ObjId;
use rpython_host::host::space::Unwind;
use rpython_host::host::Session;
use rpython_ir::ir::model::Value;
use rpython_ir::lltype::verify::verify_program;
use rpython_ir::lltype::{LlConst, LlProgram};
use rpython_lower::llinterp::{Interp, Outcome, Val};
use rpython_lower::options::Options;
use rpython_lower::rtype::{rtype, Entry};
use rpython_sema::annotate::rounds::annotator::Order;
use rpython_sema::annotate::{annotate, Declared, EntryPoint};

fn import(source: &str) -> (Session, ObjId) {
    let mut session = Session::new(SourceMap::new());
    let module = session.new_module("m", false);
    let dict = session.heap.module(module).unwrap().dict;
    let file = session.sources.add("m.py", source);
    let code = session.compile(file, Mode::Exec).unwrap();
    if let Err(unwind) = session.run_code(&code, dict, dict, &[]) {
        match unwind {
            Unwind::Raise(exc) => panic!("{}", session.format_traceback(exc)),
            other => panic!("{other:?}"),
        }
    }
    (session, dict)
}

fn show(session: &Session, diagnostics: &[Diagnostic]) -> String {
    let mut text = String::new();
    for d in diagnostics {
        let at = d.primary.as_ref().map(|label| {
            let file = session.sources.file(label.span.file);
            let (line, column) = session
                .sources
                .line_column(label.span.file, label.span.start);
            format!(" at {}:{line}:{column}", file.name)
        });
        text += &format!(
            "{}: {}{} {:?}\n",
            d.code,
            d.message,
            at.unwrap_or_default(),
            d.notes
        );
    }
    text
}

fn translate(source: &str, args: &[Declared]) -> Result<LlProgram, String> {
    let (mut session, dict) = import(source);
    let func = session.heap.dict_get_str(dict, "f").expect("a function f");
    let entry = EntryPoint::new(func, args.to_vec());
    let mut annotated = match annotate(&mut session, &[entry], Order::default()) {
        Ok(annotated) => annotated,
        Err(errors) => return Err(show(&session, &errors)),
    };
    let entries = [Entry {
        symbol: "f".into(),
        graph: annotated.entries[0],
    }];
    let options = Options::host();
    let program = match rtype(&mut annotated, &mut session, &options, &entries, |_, _| ()) {
        Ok(program) => program,
        Err(errors) => return Err(show(&session, &errors)),
    };
    let problems = verify_program(&program);
    assert!(problems.is_empty(), "{}\n{source}", problems.join("\n"));
    Ok(program)
}

/// What a call gives, in words.
fn call(program: &LlProgram, args: &[Val]) -> String {
    let mut interp = Interp::new(program);
    match interp.call(program.exports[0].func, args.to_vec()) {
        Ok(Outcome::Returned(value)) => match value {
            Val::Int(n) => n.to_string(),
            Val::Float(x) => format!("{x:?}"),
            Val::Void => "None".into(),
            Val::Null => "null".into(),
            value => match interp.chars(&value, "chars") {
                Some(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
                None => format!("{value:?}"),
            },
        },
        Ok(Outcome::Raised(etype, _)) => interp
            .exception_name(&etype)
            .unwrap_or("an exception".into()),
        Err(fault) => panic!("{fault:?}"),
    }
}

/// Runs `f` with integers.
fn ints(source: &str, cases: &[(&[i128], &str)]) {
    let declared = vec![Declared::Int; cases[0].0.len()];
    let program = match translate(source, &declared) {
        Ok(program) => program,
        Err(errors) => panic!("{errors}\n{source}"),
    };
    for (args, expected) in cases {
        let args: Vec<Val> = args.iter().map(|&n| Val::Int(n)).collect();
        let found = call(&program, &args);
        assert_eq!(&found, expected, "{args:?}\n{source}");
    }
}

#[test]
fn arithmetic() {
    ints(
        "def f(a, b):\n    return a * 3 + b - 1\n",
        &[(&[2, 5], "10"), (&[-1, 0], "-4")],
    );
    ints(
        "def f(a, b):\n    return a // b\n",
        &[
            (&[7, 2], "3"),
            (&[-7, 2], "-4"),
            (&[1, 0], "ZeroDivisionError"),
        ],
    );
    ints(
        "def f(a, b):\n    return a % b\n",
        &[(&[7, -2], "-1"), (&[1, 0], "ZeroDivisionError")],
    );
    ints(
        "def f(a, b):\n    return a << b\n",
        &[(&[1, 3], "8"), (&[1, 64], "0"), (&[1, -1], "ValueError")],
    );
    ints(
        "def f(a, b):\n    return a >> b\n",
        &[(&[-8, 1], "-4"), (&[-8, 100], "-1"), (&[8, 64], "0")],
    );
    ints(
        "def f(a, b):\n    return abs(a) + min(a, b) + max(a, b)\n",
        &[(&[-3, 2], "2")],
    );
}

#[test]
fn loops_and_calls() {
    ints(
        "def fact(n):\n    if n <= 1:\n        return 1\n    return n * fact(n - 1)\n\
         def f(n):\n    s = 0\n    while n:\n        s += fact(n)\n        n -= 1\n    return s\n",
        &[(&[4], "33")],
    );
    ints(
        "def g(a, b=10, *, c=3):\n    return a + b * c\n\
         def f(n):\n    return g(n) + g(n, 1) + g(n, c=2) + g(b=n, a=1)\n",
        &[(&[5], "84")],
    );
}

#[test]
fn floats() {
    ints(
        "def f(a, b):\n    return a / b\n",
        &[(&[7, 2], "3.5"), (&[1, 0], "ZeroDivisionError")],
    );
    ints(
        "def f(a, b):\n    x = a * 1.0\n    return int(x // b) + int(x % b)\n",
        &[(&[-7, 2], "-3"), (&[1, 0], "ZeroDivisionError")],
    );
    ints(
        "import math\ndef f(a):\n    return math.sqrt(a)\n",
        &[(&[16], "4.0"), (&[-1], "ValueError")],
    );
}

#[test]
fn exceptions() {
    ints(
        "def f(a, b):\n    try:\n        return a // b\n    except ZeroDivisionError:\n        \
         return -1\n",
        &[(&[7, 2], "3"), (&[7, 0], "-1")],
    );
    ints(
        "class E(Exception):\n    def __init__(self, n):\n        self.n = n\n\
         def g(n):\n    if n > 3:\n        raise E(n)\n    if n < 0:\n        raise KeyError\n    \
         return n\n\
         def f(n):\n    try:\n        return g(n)\n    except E as e:\n        return e.n * 10\n    \
         finally:\n        n = 0\n",
        &[(&[2], "2"), (&[5], "50"), (&[-1], "KeyError")],
    );
    ints(
        "def f(n):\n    try:\n        if n:\n            raise ValueError('no')\n    except Exception as e:\n        \
         return str(e)\n    return 'yes'\n",
        &[(&[0], "yes"), (&[1], "no")],
    );
}

#[test]
fn classes() {
    let source = "
class A:
    k = 1
    def __init__(self, n):
        self.n = n
    def m(self, x):
        return self.n + x + self.k
class B(A):
    k = 5
    def m(self, x):
        return A.m(self, x) * 2
class C(A):
    def m(self, x, y=100):
        return x + y
def make(i):
    if i == 0:
        return A(1)
    elif i == 1:
        return B(2)
    return C(3)
def f(i, x):
    o = make(i)
    r = o.m(x)
    if isinstance(o, B):
        r += 1000
    return r
";
    ints(
        source,
        &[(&[0, 10], "12"), (&[1, 10], "1034"), (&[2, 10], "110")],
    );
}

#[test]
fn none_is_checked() {
    let source = "
class A:
    def __init__(self, n):
        self.n = n
def make(i):
    if i:
        return A(i)
    return None
def f(i):
    return make(i).n
";
    ints(source, &[(&[3], "3"), (&[0], "AttributeError")]);
}

#[test]
fn prebuilt_instances() {
    let source = "
class Node:
    def __init__(self, n, next):
        self.n = n
        self.next = next
a = Node(1, None)
b = Node(2, a)
a.next = b
def f(i):
    node = a
    s = 0
    while i:
        s = s * 10 + node.n
        node = node.next
        i -= 1
    a.n += 1
    return s
";
    ints(source, &[(&[3], "121")]);
}

#[test]
fn functions_as_values() {
    let source = "
def inc(x): return x + 1
def dec(x): return x - 1
def half(x, by=2): return x // by
def pick(i):
    if i == 0:
        return inc
    elif i == 1:
        return dec
    return half
def f(i, x):
    g = pick(i)
    return g(x)
";
    ints(
        source,
        &[(&[0, 10], "11"), (&[1, 10], "9"), (&[2, 10], "5")],
    );
}

#[test]
fn classes_as_values() {
    let source = "
class A:
    name = 1
    def __init__(self, n): self.n = n
class B(A):
    name = 2
    def __init__(self, n): self.n = n * 2
def f(i, x):
    if i:
        c = A
    else:
        c = B
    return c(x).n + c.name * 100
";
    ints(source, &[(&[0, 10], "220"), (&[1, 10], "110")]);
}

#[test]
fn tuples() {
    ints(
        "def g(a, b):\n    return b, a, a + b\ndef f(a, b):\n    x, y, z = g(a, b)\n    \
         t = (x, y) + (z,)\n    if t == (b, a, 7):\n        return t[2] * 100\n    return t[0] - t[-2]\n",
        &[(&[3, 4], "700"), (&[3, 5], "2")],
    );
}

#[test]
fn closures() {
    let source = "
def f(n, k):
    total = 0
    def add(x):
        nonlocal total
        total += x * k
        return total
    g = add
    if n > 2:
        g = lambda x: x - k
    g(1)
    return g(n) + total
";
    ints(source, &[(&[2, 10], "60"), (&[5, 10], "-5")]);
}

#[test]
fn lists_and_dicts() {
    ints(
        "def f(n):\n    l = []\n    for i in range(n):\n        l.append(i * i)\n    \
         s = 0\n    for x in l:\n        s += x\n    return s + l[-1] + len(l)\n",
        &[(&[4], "27"), (&[0], "IndexError")],
    );
    ints(
        "def f(n):\n    d = {}\n    for i in range(n):\n        d[i % 3] = i\n    \
         return d[0] * 100 + d[2] + len(d)\n",
        &[(&[9], "611"), (&[1], "KeyError")],
    );
}

#[test]
fn strings() {
    ints(
        "def f(n):\n    s = 'abc' * n\n    return s + 'x' + s[1]\n",
        &[(&[1], "abcxb"), (&[2], "abcabcxb"), (&[0], "IndexError")],
    );
}

/// A loop that only appends to a string gets an appender; one that needs the strings it made, or
/// puts something in front, does not.
#[test]
fn loops_append() {
    for (body, appends) in [
        ("s = ''\n    for i in range(n):\n        s += str(i)\n    return s", true),
        ("s = 'x'\n    while len(s) < n:\n        s = s + 'ab' + chr(n)\n    return s", true),
        (
            "s = ''\n    for i in range(n):\n        if i & 3:\n            s += '.'\n        else:\n            \
             s = 'new'\n    return s",
            true,
        ),
        ("b = b''\n    for i in range(n):\n        b += b'ab'\n    return b", true),
        ("s = ''\n    for i in range(n):\n        s = str(i) + s\n    return s", false),
        (
            "s = 'a'\n    for i in range(n):\n        t = s + 'b'\n        if len(t) != i:\n            \
             s = t\n    return s",
            false,
        ),
        ("return 'a' + str(n)", false),
    ] {
        let source = format!("def f(n):\n    {body}\n");
        let program = translate(&source, &[Declared::Int]).unwrap();
        let calls = |name: &str| {
            let ops = program.graphs.values().filter(|g| g.name.ends_with(".f"));
            let mut ops = ops.flat_map(|g| g.blocks.values().flat_map(|block| &block.ops));
            ops.any(|op| match op.args.first() {
                Some(Value::Const(LlConst::Func(_, func))) => {
                    program.funcs[*func].name.contains(name)
                }
                _ => false,
            })
        };
        // (The first turn of a loop may stand before it, with a concatenation of its own.)
        assert_eq!(calls("_append"), appends, "{source}");
        assert!(appends || calls("concat"), "{source}");
    }
}

/// The attributes that are looked for where they are read, as the structures' fields say.
fn kept_track_of(source: &str) -> Vec<String> {
    let program = translate(source, &[Declared::Int]).unwrap();
    let mut found: Vec<String> = program
        .types
        .structs
        .values()
        .flat_map(|s| s.fields.iter().map(|field| field.name.to_string()))
        .filter_map(|name| name.strip_prefix("has_").map(str::to_string))
        .collect();
    found.sort();
    found
}

#[test]
fn attributes_that_constructors_assign_cost_nothing() {
    let plain = "
class Node(object):
    def __init__(self, n, nodes):
        self.n = n
        self.reset()
        if n > 1:
            self.left = n
        else:
            self.left = -n
        for i in range(n):
            if i > 5:
                break
        self.right = self.left + n
        nodes.append(self)
    def reset(self):
        self.count = self.n

class Leaf(Node):
    def __init__(self, n, nodes):
        super().__init__(n, nodes)
        self.leaf = n

def f(n):
    nodes = []
    leaf = Leaf(n, nodes)
    node = Node(leaf.leaf, nodes)
    return node.left + node.right + node.count + len(nodes)
";
    assert_eq!(kept_track_of(plain), [""; 0]);
    let late = "
class Node(object):
    def __init__(self, n):
        if n > 1:
            self.left = n
        show(self)
        self.right = n + 1
        for i in range(n):
            self.last = i
        try:
            self.half = 10 // n
        except ZeroDivisionError:
            pass
        self.sure = n

def show(node):
    SEEN.append(node.left)

SEEN = []

def f(n):
    node = Node(n)
    return node.left + node.right + node.last + node.half + node.sure
";
    assert_eq!(kept_track_of(late), ["half", "last", "left"]);
    let shown = late.replace("(node.left)", "(node.right if SEEN else 0)");
    assert_eq!(kept_track_of(&shown), ["half", "last", "left", "right"]);
    // By a constructor that never comes to its end.
    let raises = "
class Node(object):
    def __init__(self, n):
        if n > 1:
            SEEN.append(self.right)
        self.right = n
        raise ValueError

SEEN = []

def f(n):
    try:
        Node(n)
    except ValueError:
        pass
    return len(SEEN)
";
    assert_eq!(kept_track_of(raises), ["right"]);
    // By another name.
    let kept = "
class Node(object):
    def __init__(self, n):
        ALL.append(self)
        self.left = ALL[0].right if n > 1 else 0
        self.right = n

ALL = []

def f(n):
    return Node(n).left
";
    assert_eq!(kept_track_of(kept), ["right"]);
}

/// Sixteen bytes each, which the runtime hashes alike.
fn alike(count: u64) -> Vec<[u8; 16]> {
    let more = |h: u64, word: u64| {
        let h = (h ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        h ^ h >> 32
    };
    let start = 16_u64.wrapping_mul(0xD6E8_FEB8_6659_FD93);
    let keys = (0..count).map(|n| {
        let last = more(start, n) ^ 12345;
        let mut key = [0; 16];
        key[..8].copy_from_slice(&n.to_le_bytes());
        key[8..].copy_from_slice(&last.to_le_bytes());
        key
    });
    keys.collect()
}

#[test]
fn dicts_stay_fast_whatever_their_keys() {
    let keys = alike(2000);
    let hash = |key: &[u8; 16]| rpython_ir::lltype::arith::hash_bytes(key, 64);
    assert!(keys.iter().all(|key| hash(key) == hash(&keys[0])));
    let literal = |key: &[u8; 16]| {
        let bytes = key.iter().map(|byte| format!("\\x{byte:02x}"));
        format!("b\"{}\"", bytes.collect::<String>())
    };
    let literals: Vec<String> = keys.iter().map(literal).collect();
    let source = format!(
        "KEYS = [{}]\ndef f(n):\n    d = {{}}\n    for i in range(n):\n        d[KEYS[i]] = i\n    \
         found = 0\n    for i in range(n):\n        found += d[KEYS[i]] - i\n    return len(d) + found\n",
        literals.join(", ")
    );
    let program = translate(&source, &[Declared::Int]).unwrap();
    let operations = |n: i128| {
        let mut interp = Interp::new(&program);
        let func = program.exports[0].func;
        match interp.call(func, vec![Val::Int(n)]) {
            Ok(Outcome::Returned(Val::Int(found))) => assert_eq!(found, n),
            _ => panic!("it fails"),
        }
        u64::MAX - interp.fuel
    };
    let (few, many) = (operations(500), operations(2000));
    assert!(
        many < 6 * few,
        "{few} operations, and {many} for four times as many keys"
    );
}
