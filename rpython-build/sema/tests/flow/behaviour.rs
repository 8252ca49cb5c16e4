//! Graphs do what their functions do: `graph(f)(args) == f(args)`, exceptions included.

use super::hlinterp;
use super::Program;
use crate::flow;
use crate::front::Mode;
use crate::host::frame::Frame;
use crate::host::object::ObjId;
use crate::host::space::Unwind;
use crate::ir::model::{Graph, Hl};
use crate::ir::{text, verify};

/// What a call did, as text.
fn outcome(program: &mut Program, result: hlinterp::Outcome, args: ObjId) -> String {
    let session = &mut program.session;
    let mut text = match result {
        Ok(value) => session.repr(value).map_or("?".into(), |s| s.to_string()),
        Err(Unwind::Raise(exc)) => {
            let name = session.heap.type_name(exc);
            let shown = session.repr(exc).map_or("?".into(), |s| s.to_string());
            format!("raised {name} {shown}")
        }
        Err(other) => format!("{other:?}"),
    };
    let args = session.repr(args).map_or("?".into(), |s| s.to_string());
    let printed = std::mem::take(&mut session.stdout);
    text.push_str(&format!(" | {args} | {printed}"));
    text
}

/// Compares the function `f` of a program with its graph, raw and simplified, on each of these
/// argument tuples.
fn check(source: &str, calls: &[&str]) {
    let mut program = Program::new(source);
    let func = program.get("f");
    let graphs: Vec<Graph<Hl>> = [flow::build_raw, flow::build_graph]
        .into_iter()
        .map(|build| match build(&mut program.session, func) {
            Ok(graph) => graph,
            Err(diagnostic) => panic!("{diagnostic:?}\n{source}"),
        })
        .collect();
    for graph in &graphs {
        verify::assert_valid(graph);
        let shown = text::print(graph, &program.session);
        assert!(shown.len() > 10);
    }
    let consts = program.session.heap.consts_of(func).unwrap();
    let function = program.session.heap.function(func).unwrap().clone();
    let frame = Frame::new(function.code, consts, function.globals, &function.closure);
    for call in calls {
        let args = program.run(&format!("({call})"), Mode::Eval);
        let items = program.session.heap.as_tuple(args).unwrap().to_vec();
        let result = program.session.call_obj(func, &items);
        let expected = outcome(&mut program, result, args);
        for graph in &graphs {
            let args = program.run(&format!("({call})"), Mode::Eval);
            let items = program.session.heap.as_tuple(args).unwrap().to_vec();
            let result = hlinterp::run(&mut program.session, graph, &frame, &items);
            let got = outcome(&mut program, result, args);
            let shown = text::print(graph, &program.session);
            assert_eq!(got, expected, "f({call})\n{source}\n{shown}");
        }
    }
}

#[test]
fn arithmetic() {
    check(
        "def f(a, b):\n    return a + b * 2 - -a",
        &["1, 2,", "1.5, 2,", "'a', 3,"],
    );
    check(
        "def f(a):\n    a += 1\n    a *= a\n    return ~a",
        &["3,", "-1,"],
    );
    check(
        "def f(a, b):\n    return a // b, a % b, a << 2",
        &["7, 2,", "7, 0,", "-7, 2,"],
    );
}

#[test]
fn branches() {
    let f = "
def f(a, b):
    if a and not b or a > 10:
        x = 'one'
    elif b:
        x = 'two'
    else:
        x = 'three'
    y = a if b else x
    return x, y, a < b < 10
";
    check(f, &["1, 0,", "0, 1,", "0, 0,", "11, 1,", "3, 5,", "5, 3,"]);
}

#[test]
fn loops() {
    let f = "
def f(n):
    total = 0
    i = 0
    while i < n:
        i += 1
        if i % 3 == 0:
            continue
        if i > 20:
            break
        total += i
    else:
        total = -total
    return total, i
";
    check(f, &["0,", "5,", "100,"]);
    let f = "
def f(items):
    result = []
    for x in items:
        for y in range(x):
            if y == 3:
                break
            result.append((x, y))
        else:
            result.append(x)
    return result
";
    check(f, &["[1, 2, 5],", "[],", "3,"]);
    check(
        "def f(a, b):\n    while b:\n        a, b = b, a % b\n    return a",
        &["12, 18,", "1, 0,"],
    );
}

#[test]
fn constant_variables_in_loops() {
    let f = "
def f(n):
    flag = False
    last = None
    for i in range(n):
        if flag:
            last = i
        flag = not flag
    return flag, last
";
    check(f, &["0,", "1,", "2,", "5,"]);
}

#[test]
fn exceptions() {
    let f = "
class Mine(ValueError):
    pass

def g(x):
    if x == 0:
        raise ValueError('zero')
    if x == 1:
        raise Mine('one', 1)
    if x == 2:
        raise KeyError
    if x == 3:
        return [][0]
    return x

def f(x):
    try:
        y = g(x)
    except Mine as e:
        return 'mine', e.args
    except (ValueError, KeyError):
        return 'value'
    else:
        y += 1
    finally:
        print('done', x)
    return y
";
    check(f, &["0,", "1,", "2,", "3,", "4,", "'a',"]);
    let f = "
def f(d, k):
    try:
        return d[k]
    except LookupError as e:
        try:
            return d[0]
        except IndexError:
            raise RuntimeError('none') from e
";
    check(
        f,
        &["{1: 2}, 1,", "{1: 2}, 3,", "[5], 3,", "[], 3,", "5, 5,"],
    );
}

#[test]
fn raise_again() {
    let f = "
def f(x):
    try:
        return 10 // x
    except ZeroDivisionError:
        if x is None:
            return 1
        print('again')
        raise
    except TypeError as e:
        raise e
";
    check(f, &["2,", "0,", "None,"]);
    let f = "
def f(x):
    for i in range(3):
        try:
            if x[i] < 0:
                raise ValueError(i)
            if x[i] == 0:
                continue
            if x[i] > 100:
                break
            print(i)
        except IndexError:
            return 'short'
        finally:
            print('finally', i)
    return 'end'
";
    check(
        f,
        &["[1, 0, 2],", "[1, -1],", "[1],", "[200, 1, 1],", "None,"],
    );
}

#[test]
fn finally_overrides() {
    let f = "
def f(x):
    while True:
        try:
            return 1 // x
        except TypeError:
            x = 5
            continue
        finally:
            print('out')
            if x == 0:
                break
    return 'broken'
";
    check(f, &["1,", "0,", "'a',"]);
}

#[test]
fn with_statements() {
    let f = "
class Manager:
    def __init__(self, name, suppress):
        self.name = name
        self.suppress = suppress
    def __enter__(self):
        print('enter', self.name)
        return self.name
    def __exit__(self, t, e, tb):
        print('exit', self.name, t, e)
        return self.suppress

def f(a, b, x):
    with Manager('a', a) as n, Manager('b', b):
        y = 10 // x
        print(n, y)
        if y == 5:
            return y
    return 'end'
";
    check(
        f,
        &[
            "False, False, 1,",
            "False, False, 2,",
            "True, False, 0,",
            "False, True, 0,",
            "0, 0, 0,",
        ],
    );
}

#[test]
fn unpacking() {
    check(
        "def f(p):\n    a, (b, c) = p\n    return c, b, a",
        &["(1, (2, 3)),", "[1, 'ab'],", "(1, 2, 3),", "(1, (2,)),"],
    );
    check(
        "def f(p):\n    a, *b, c = p\n    *d, = p\n    return a, b, c, d",
        &["(1, 2, 3, 4),", "[1, 2],", "'xyz',"],
    );
    check(
        "def f(a, b):\n    a, b = b, a\n    x = (a, b)\n    (c, d) = x\n    return c, d, x",
        &["1, 2,"],
    );
}

#[test]
fn calls() {
    let f = "
def g(a, b=2, *args, c=3, **kw):
    return a, b, args, c, sorted(kw.items())

def f(x, y, d):
    return g(x), g(x, y), g(x, c=y), g(*y), g(x, *y, c=5), g(b=x, a=y), g(x, **d), g(*y, **d)
";
    check(f, &["1, [2, 3], {'z': 1},", "1, (2,), {'c': 7, 'q': 8},"]);
    let f = "
class A:
    k = 5
    def __init__(self, x):
        self.x = x
    def m(self, y):
        return self.x + y + self.k
class B(A):
    def m(self, y):
        return super().m(y) * 2
    @staticmethod
    def s(x):
        return x
    @classmethod
    def c(cls, x):
        return cls(x)

def f(x):
    a = B(x)
    a.x += 1
    m = a.m
    return m(3), A.m(a, 4), B.s(2), B.c(7).x, a.k, isinstance(a, A), getattr(a, 'x'), hasattr(a, 'y')
";
    check(f, &["1,", "'a',"]);
}

#[test]
fn super_in_method() {
    let f = "
class A:
    def __repr__(self):
        return 'A'
    def m(self, y):
        return y + 1
class B(A):
    def m(self, y):
        return super().m(y) * 2
f = B.m
";
    check(f, &["B(), 2,"]);
}

#[test]
fn comprehensions() {
    let f = "
def f(xs, n):
    a = [x * 2 for x in xs if x != n]
    b = {x: y for x, y in enumerate(xs)}
    c = {x % 2 for x in xs}
    d = [(x, y) for x in xs for y in range(x)]
    e = [[i for i in range(j)] for j in xs]
    return a, b, sorted(c), d, e
";
    check(f, &["[1, 2, 3], 2,", "[], 0,", "['a'], 1,"]);
}

#[test]
fn displays_and_slices() {
    let f = "
def f(a, i, j):
    b = [a, *a, i]
    c = (i, *a)
    d = {**{'x': i}, 'y': j}
    e = a[i:j], a[:j], a[i:], a[::2], a[:], a[-1]
    b[1:2] = [7, 8]
    del b[0]
    del b[i:j]
    b[0] = 1
    s = {i, j}
    return b, c, d, e, sorted(s), i in a, i not in a
";
    check(f, &["[1, 2, 3], 1, 2,", "[5], 0, 9,", "[], 0, 1,"]);
}

#[test]
fn strings() {
    let f = "
def f(a, b):
    s = f'{a} and {b!r:>5} and {a + 1:03d}{{}}'
    t = '%s-%d' % (a, b)
    return s, t, 'const' 'ant' + str(1) + f'{1 + 1}', ', '.join([s, t])
";
    check(f, &["1, 2,", "1.5, 2,", "'a', 1,"]);
}

#[test]
fn closures() {
    let f = "
def f(n):
    def fact(k):
        return 1 if k <= 1 else k * fact(k - 1)
    def add(k):
        return n + k
    count = 0
    def inc():
        nonlocal count
        count += 1
        return count
    inc()
    inc()
    g = lambda x, y=n: x + y
    h = lambda x, y=5: x + y
    return fact(5), add(2), count, g(1), h(1), sum(x + n for x in range(3))
";
    check(f, &["1,", "10,"]);
    let f = "
def make(k):
    def f(n):
        return n + k
    return f
f = make(10)
";
    check(f, &["1,"]);
}

#[test]
fn match_statements() {
    let f = "
class P:
    __match_args__ = ('x', 'y')
    def __init__(self, x, y):
        self.x = x
        self.y = y
    def __repr__(self):
        return f'P({self.x}, {self.y})'

def f(v):
    match v:
        case 0 | 1:
            return 'small'
        case int(n) if n > 100:
            return 'big', n
        case [a, b]:
            return 'pair', a, b
        case [a, *rest]:
            return 'list', a, rest
        case {'k': value, **rest}:
            return 'dict', value, rest
        case P(x, y=0):
            return 'point', x
        case str() as s:
            return 'str', s
        case None:
            return 'none'
        case _:
            return 'other'
";
    check(
        f,
        &[
            "0,",
            "1,",
            "101,",
            "50,",
            "[1, 2],",
            "(1, 2, 3),",
            "[],",
            "{'k': 1, 'l': 2},",
            "{},",
            "P(1, 0),",
            "P(1, 2),",
            "'ab',",
            "None,",
        ],
    );
}

#[test]
fn unrolled_loops() {
    let f = "
names = unrolling_iterable([('a', 1), ('b', 2)])
class A:
    pass
def f(x):
    o = A()
    total = 0
    for name, value in names:
        setattr(o, name, x + value)
        if x == value:
            continue
        total += getattr(o, name)
    return total, o.a, o.b
";
    check(f, &["1,", "2,", "3,"]);
}

#[test]
fn constants_fold() {
    let f = "
DEBUG = False
T = (1, 2, 3)
class C:
    LIMIT = 10
def f(x):
    import math
    if DEBUG:
        x = undefined_name
    n = len(T) + T[1] * C.LIMIT
    if isinstance(T, tuple) and n > 5:
        return x + n
    return undefined_too
";
    check(f, &["1,"]);
}

#[test]
fn constants_are_exact_whatever_the_targets_word_is() {
    let source = "
BIG = 0x7fffffff
def f():
    return BIG + 1
def g():
    return 2 ** 100 + BIG
def h():
    return 2 ** 1000000
";
    for word_bits in [64, 32] {
        let mut program = Program::new(source);
        program.session.word_bits = word_bits;
        let ops = |graph: &Graph<Hl>| graph.blocks.values().map(|b| b.ops.len()).sum::<usize>();
        for (name, left) in [("f", 0), ("g", 0), ("h", 1)] {
            let graph = program.graph(name).unwrap();
            assert_eq!(ops(&graph), left, "{name} {word_bits}");
        }
    }
}

#[test]
fn walrus_and_delete() {
    let f = "
def f(xs):
    n = 0
    while (n := n + 1) < 5 and (y := n * 2) != 6:
        pass
    if len(xs) > 1 and (k := xs[0]):
        del xs[0]
        return n, k
    z = 1
    del z
    z = 2
    assert z == 2, 'no'
    assert len(xs) == 1, ('message', n)
    return z, n
";
    check(f, &["[1],", "[1, 2],", "[0, 1],", "[],"]);
}

#[test]
fn nested_handlers() {
    let f = "
def f(x, d):
    r = []
    for k in x:
        try:
            try:
                r.append(d[k])
            except KeyError:
                r.append('key')
                r.append(10 // k)
            finally:
                r.append('f')
        except ZeroDivisionError as e:
            r.append(str(e))
        except Exception as e:
            r.append(type(e).__name__)
            if k == 'stop':
                break
    return r
";
    check(f, &["[1, 2, 0, 'x', [], 'stop', 5], {1: 'one'},"]);
}

#[test]
fn variables_that_may_be_unbound() {
    let f = "
def f(xs, n):
    for x in xs:
        last = x
        if x > n:
            found = x
            break
    for i in range(n):
        y = i
    try:
        print(last, y)
        return found
    except UnboundLocalError:
        return 'no', i
";
    check(f, &["[1, 2], 1,", "[], 1,", "[1], 0,", "[1], 2,", "[], 0,"]);
    let f = "
def f(n):
    if n > 1:
        x = n
    if n > 2:
        del x
    def g():
        return x
    return g() + x
";
    check(f, &["2,"]);
}

#[test]
fn inner_functions_that_call_themselves() {
    let f = "
def f(n):
    out = []
    def visit(k):
        if k > 0:
            out.append(k)
            visit(k - 1)
    visit(n)
    def even(k):
        return k == 0 or odd(k - 1)
    def odd(k):
        return k != 0 and even(k - 1)
    return out, even(n)
";
    check(f, &["0,", "3,"]);
}
