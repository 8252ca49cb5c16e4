//! How much memory translated programs take, and what people are told of it.

use super::large::{c_of, compile};
use rpython_build::pipeline::Options;

use rpython_tests::engines::{is_installed, Gc};
use rpython_tests::process::{finish, Ran};
use rpython_tests::tests_dir;
use std::path::{Path, PathBuf};
use std::process::Command;

const PROGRAM: &str = r#"
import gc

class Node(object):
    def __init__(self, number):
        self.number = number
        self.name = "node %d" % number

class Leaf(Node):
    pass

class World(object):
    pass

world = World()
world.nodes = []
world.numbers = {}
world.seen = set()
world.pairs = []

def entry_point(argv):
    world.nodes = []
    for i in range(1000):
        world.nodes.append(Node(i) if i % 4 else Leaf(i))
        world.numbers["n%d" % i] = float(i)
        world.seen.add(i)
        world.pairs.append((i, "x"))
    world.rows = [[1], [2, 3]]
    gc.collect()
    world.nodes = []
    return 0
"#;

fn program(name: &str, text: &str, gc: Gc) -> PathBuf {
    // (Of its own: others are made at the same time, and their C has the same name.)
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join("memory")
        .join(format!("{name}-{}", gc.name()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let main = folder.join(format!("{name}.py"));
    std::fs::write(&main, text).expect("a file");
    let mut options = Options::host();
    options.gc = gc;
    let c = c_of(&main, options);
    for (name, text) in &c {
        std::fs::write(folder.join(name), text).expect("a file");
    }
    compile(&folder, name, "-O1", &c[..1], &c[0].1)
}

fn run(name: &str, text: &str, gc: Gc, args: &[&str], env: &[(&str, &str)]) -> Ran {
    let mut command = Command::new(program(name, text, gc));
    command.args(args).envs(env.iter().copied());
    let ran = finish(command).expect("it runs");
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    ran
}

fn collectors() -> impl Iterator<Item = Gc> {
    Gc::ALL.into_iter().filter(|&gc| is_installed(gc))
}

/// How many objects of a type each section of a profile has.
fn objects(profile: &str, ty: &str) -> Vec<usize> {
    let sections = profile.split("heap ").skip(1);
    sections
        .map(|section| {
            let rows = section.lines().skip(1);
            let mut rows = rows.filter_map(|row| row.rsplit_once("  "));
            let row = rows.find(|(_, name)| *name == ty);
            row.map_or(0, |(numbers, _)| {
                let count = numbers.split_whitespace().nth(1);
                count
                    .and_then(|n| n.parse().ok())
                    .expect("a number of objects")
            })
        })
        .collect()
}

pub fn the_heap_by_types() {
    for gc in collectors() {
        let ran = run("heap", PROGRAM, gc, &[], &[("RPYTHON_GC_PROFILE", "-")]);
        for (ty, expected) in [
            ("heap.Node", [750, 0]),
            ("heap.Leaf", [250, 0]),
            ("array[entry[str, float]]", [1, 1]),
            ("array[entry[int]]", [1, 1]),
            ("tuple[int, str]", [1000, 1000]),
            ("list[tuple[int, str]]", [0, 0]),
        ] {
            let found = objects(&ran.stderr, ty);
            let is_so = match gc {
                // What looks like a pointer to one keeps it.
                Gc::Boehm => found.iter().zip(expected).all(|(&n, least)| n >= least),
                _ => found == expected,
            };
            assert!(is_so, "{}: {ty}: {found:?}\n{}", gc.name(), ran.stderr);
        }
        assert!(
            ran.stderr.starts_with("heap at gc.collect(): "),
            "{}",
            ran.stderr
        );
        assert!(ran.stderr.contains("\nheap at the end: "), "{}", ran.stderr);
    }
}

/// The KB of a line of `bench/soak.py`.
fn kilobytes(line: &str) -> usize {
    let mut words = line.rsplit(' ').skip(1);
    words.next().and_then(|n| n.parse().ok()).expect("a number")
}

pub fn memory_stays_flat_and_goes_back() {
    if !Path::new("/proc/self/statm").exists() {
        eprintln!("WARNING: no /proc to read memory from");
        return;
    }
    let soak = tests_dir().join("../bench/soak.py");
    let text = std::fs::read_to_string(soak).expect("the program");
    for gc in [Gc::Generational, Gc::Refcount] {
        let args: &[&str] = match gc {
            Gc::Refcount => &["5", "acyclic"],
            _ => &["5"],
        };
        let ran = run("soak", &text, gc, args, &[]);
        let lines: Vec<_> = ran.stdout.lines().collect();
        let (peak, after) = lines[0].split_once(',').expect("two numbers");
        let (peak, after) = (kilobytes(peak), kilobytes(after));
        // (The C library keeps what it has been given back.)
        let goes_back = gc != Gc::Refcount;
        assert!(
            peak > 100_000 && (after < peak / 4 || !goes_back),
            "{}",
            lines[0]
        );
        let seconds: Vec<_> = lines[1..6].iter().map(|line| kilobytes(line)).collect();
        let (early, late) = (seconds[0].max(seconds[1]), seconds[3].max(seconds[4]));
        assert!(late < early + early / 4, "{}: {seconds:?} KB", gc.name());
        assert!(ran.stdout.contains("finalizers ran"), "{}", ran.stdout);
    }
}

/// A peak, and then objects that all die young.
const PEAK: &str = r#"
class Tree(object):
    def __init__(self, left, right):
        self.left = left
        self.right = right

def tree(depth):
    if depth == 0:
        return Tree(None, None)
    return Tree(tree(depth - 1), tree(depth - 1))

def resident():
    with open("/proc/self/statm") as f:
        return int(f.read().split()[1]) * 4

def peak():
    top = tree(20)
    return resident() if top.left is not top.right else 0

def young(n):
    total = 0
    for i in range(n):
        total += len(str(i))
    return total

def entry_point(argv):
    most = peak()
    young(30000000)
    print(most, "KB,", resident(), "KB")
    return 0
"#;

pub fn a_peak_goes_back_where_all_that_comes_dies_young() {
    if !Path::new("/proc/self/statm").exists() {
        eprintln!("WARNING: no /proc to read memory from");
        return;
    }
    let ran = run("peak", PEAK, Gc::Generational, &[], &[]);
    let (peak, after) = ran.stdout.split_once(',').expect("two numbers");
    let (peak, after) = (kilobytes(peak), kilobytes(after));
    assert!(peak > 60_000 && after < peak / 3, "{}", ran.stdout);
}

/// Fills memory with objects of one kind until there is none, drops them, and works with others.
const HOARDS: &str = r#"
class Node(object):
    def __init__(self, value, next):
        self.value = value
        self.next = next

class Wide(object):
    def __init__(self, value, next):
        self.a = self.b = self.c = self.d = value
        self.next = next

def nodes():
    node = None
    while True:
        node = Node(1, node)

def wide():
    node = None
    while True:
        node = Wide(1, node)

def lists():
    items = []
    while True:
        items.append([len(items)] * 20000)

def texts():
    items = []
    while True:
        items.append(("%d" % len(items)) * 1000)

def one_list():
    items = []
    while True:
        items.append(len(items))

def table():
    items = {}
    while True:
        items[len(items)] = str(len(items))

def hoard(what):
    try:
        if what == 0:
            nodes()
        elif what == 1:
            one_list()
        elif what == 2:
            wide()
        elif what == 3:
            table()
        elif what == 4:
            lists()
        else:
            texts()
    except MemoryError as e:
        print("MemoryError %d <%s>" % (what, str(e)))

def work():
    node = None
    total = 0
    for i in range(100000):
        node = Node(i, node)
        if i % 1000 == 0:
            node = None
        total += i
    items = [0] * 1000000
    items[len(items) - 1] = total
    return items[-1]

def entry_point(argv):
    for i in range(12):
        hoard(i % 6)
        print(work())
    nodes()
    return 0
"#;

pub fn a_program_goes_on_behind_memory_errors() {
    let mut expected = String::new();
    for i in 0..12 {
        expected += &format!("MemoryError {} <>\n4999950000\n", i % 6);
    }
    // (What a word on the stack seems to lead to, a list of all, stays with libgc.)
    for gc in collectors().filter(|gc| gc.is_precise()) {
        let program = program("hoards", HOARDS, gc);
        let mut limits = vec!["RPYTHON_MAX_HEAP=48M"];
        // (Not every system has that.)
        if cfg!(target_os = "linux") {
            limits.push("ulimit -v 200000;");
        }
        for limit in limits {
            let mut command = Command::new("sh");
            let line = format!("{limit} exec \"$0\"");
            command.arg("-c").arg(line).arg(&program);
            let ran = finish(command).expect("it runs");
            assert_eq!(ran.stdout, expected, "{} {limit}", gc.name());
            assert_eq!(ran.status, 1, "{} {limit}", gc.name());
            let lines: Vec<_> = ran.stderr.lines().collect();
            assert_eq!(lines.first(), Some(&"Traceback (most recent call last):"));
            assert_eq!(lines.last(), Some(&"MemoryError"), "{}", ran.stderr);
        }
    }
}

/// Memory runs out in each operation that makes something, and a handler is around it in the same function.
const HANDLERS: &str = r#"
class Lock:
    def __init__(self):
        self.held = False

    def __enter__(self):
        self.held = True
        return self

    def __exit__(self, kind, value, traceback):
        self.held = False
        return False

def tuples(lock, n):
    kept = []
    with lock:
        while True:
            kept.append((n, len(kept)))

def lists(n):
    kept = []
    try:
        while True:
            kept.append([n])
    finally:
        print("finally")

def dicts(n):
    kept = []
    try:
        while True:
            kept.append({n: n})
    except:
        return "any"

def closures(n):
    kept = []
    try:
        while True:
            kept.append(lambda: n)
    except MemoryError:
        return "closures"

def slices(xs):
    try:
        while True:
            xs = xs[:] + [x for x in xs]
    except Exception:
        return "slices"

def unpacked(xs):
    kept = []
    try:
        while True:
            first, *rest = xs
            kept.append(rest)
    except MemoryError:
        return "unpacked"

def starred(xs):
    kept = []
    try:
        while True:
            kept.append((1, *xs))
    except MemoryError:
        return "starred"

def f_strings(s):
    try:
        while True:
            s = f"{s}{s}"
    except MemoryError:
        return "f-strings"

def doubled(s):
    try:
        while True:
            s = s + s
    except MemoryError:
        return "doubled"

def doubled_bytes(b):
    try:
        while True:
            b = b + b
    except MemoryError:
        return "bytes"

def appended(s, kept):
    try:
        while True:
            s += "x"
            kept.append(s)
    except MemoryError:
        return "appended"

def numbers(n, kept):
    try:
        while True:
            kept.append(str(n + len(kept)))
    except MemoryError:
        return "numbers"

def yielded(n):
    kept = []
    try:
        while True:
            kept.append((n, n))
            if n < 0:
                yield n
    except MemoryError:
        yield 1

def not_caught(n):
    kept = []
    try:
        while True:
            kept.append((n, n))
    except ValueError:
        return "wrong"

def entry_point(argv):
    n = len(argv)
    for again in range(2):
        lock = Lock()
        try:
            tuples(lock, n)
        except MemoryError:
            print("held", lock.held)
        try:
            lists(n)
        except MemoryError:
            print("outside")
        try:
            print(not_caught(n))
        except MemoryError:
            print("not caught")
        print(dicts(n), closures(n), slices([n]), unpacked([n, n]), starred([n, n]))
        print(f_strings("ab" * n), doubled("ab" * n), doubled_bytes(b"ab" * n), appended("ab" * n, []), numbers(100 * n, []))
        for item in yielded(n):
            print(item)
    return 0
"#;

pub fn handlers_are_reached_wherever_memory_runs_out() {
    let once = "held False\nfinally\noutside\nnot caught\nany closures slices unpacked starred\n\
                f-strings doubled bytes appended numbers\n1\n";
    for gc in collectors().filter(|gc| gc.is_precise()) {
        let mut command = Command::new(program("handlers", HANDLERS, gc));
        command.env("RPYTHON_MAX_HEAP", "32M");
        let ran = finish(command).expect("it runs");
        assert_eq!(ran.stdout, once.repeat(2), "{}: {}", gc.name(), ran.stderr);
        assert_eq!(ran.status, 0, "{}", gc.name());
    }
}
