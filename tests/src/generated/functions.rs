//! Functions as real programs have them: loops, lists, dicts, strings, exceptions, objects; each
//! about five blocks, calling functions before them and, behind a test, some after them.

use super::{Dice, Text};

/// What a function returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Returns {
    Number,
    Text,
    List,
    Dict,
    Shape,
}

/// The sorts of functions: what they return, and their texts. `$n` is the name, `$c` a small
/// number, `$a` and `$b` are calls of other functions made numbers, `$k` the name of a class, `$l`
/// a word.
const SORTS: [(Returns, &str); 14] = [
    (
        Returns::Number,
        "
def $n(ctx, n):
    total = $c
    for k in range(n % 7):
        if (k + n) % 3 == 1:
            total += k * $c
        else:
            total ^= k
    return (total + $a) % 10007
",
    ),
    (
        Returns::List,
        "
def $n(ctx, n):
    items = [n % $c]
    while len(items) < 6:
        if items[-1] % 2 == 0:
            items.append(items[-1] // 2 + $c)
        else:
            items.append(items[-1] * 3 % 101 + 1)
    items.append($a)
    return items
",
    ),
    (
        Returns::Dict,
        "
def $n(ctx, n):
    counts = {}
    for word in ['$l', 'other', '$l']:
        key = word[n % len(word):]
        counts[key] = counts.get(key, 0) + $c
    if n > $c:
        counts['extra'] = $a
    return counts
",
    ),
    (
        Returns::Text,
        "
def $n(ctx, n):
    parts = []
    for k in range(n % 4 + 1):
        parts.append('$l%d' % (k * $c))
    text = ','.join(parts)
    if text.startswith('$l0') and n % 2 == 1:
        return text.upper()
    return text + str($a)
",
    ),
    (
        Returns::Number,
        "
def $n(ctx, n):
    try:
        value = ctx.table['$l' + str(n % 3)]
        if value > $c:
            raise ProblemError('$l', value)
        return value + $a
    except KeyError:
        return $c
    except ProblemError as error:
        return error.code + len(error.what)
",
    ),
    (
        Returns::Shape,
        "
def $n(ctx, n):
    if n % $c == 0:
        return None
    shape = $k('$l', n % $c)
    if shape.value(n) > 50:
        shape.grow($a)
    return shape
",
    ),
    (
        Returns::Number,
        "
def $n(ctx, n):
    old = ctx.counter
    ctx.counter = (old + n) % 1000
    if ctx.current is not None and ctx.current.value(n) > $c:
        ctx.names.append('$l')
    else:
        ctx.current = $k('$l', $c)
    return $a + len(ctx.names) % 5
",
    ),
    (
        Returns::Number,
        "
def $n(ctx, n):
    kind = n % 5
    if kind == 0:
        return $a
    elif kind == 1:
        return $c
    elif kind == 2 and ctx.depth < 3:
        ctx.depth += 1
        result = $b
        ctx.depth -= 1
        return result
    return kind * $c
",
    ),
    (
        Returns::Number,
        "
def $n(ctx, n):
    if n <= 0 or ctx.depth > 40:
        return $c
    left = $n(ctx, n // 2)
    right = n - $c if n % 2 else $a
    return (left * 3 + right) % 1009
",
    ),
    (
        Returns::Number,
        "
def $n(ctx, n):
    total = 0
    for shape in ctx.shapes:
        if isinstance(shape, $k):
            total += shape.size * $c
        else:
            total += shape.value(n % $c)
    return total % 1013 + $a
",
    ),
    (
        Returns::List,
        "
def $n(ctx, n):
    numbers = [k * $c % 17 for k in range(n % 5 + 2)]
    numbers.sort()
    total = 0
    for at, number in enumerate(numbers):
        if number > 8:
            total += at
    ctx.recent = numbers
    return numbers[1:] + [total, $a]
",
    ),
    (
        Returns::Text,
        "
def $n(ctx, n):
    words = 'a $l of $l and more'.split(' ')
    best = ''
    for word in words:
        if len(word) > len(best) and word != ctx.names[0]:
            best = word
    return best.replace('$l', str(n % $c))
",
    ),
    (
        Returns::Number,
        "
def $n(ctx, n):
    x, y = n % $c, $a
    pair = (x, y) if x > y else (y, x)
    ratio = pair[0] / (pair[1] + 1.5)
    while ratio > 2.0:
        ratio = ratio * 0.5
        x += 1
    return x + int(ratio * 10.0)
",
    ),
    (
        Returns::Number,
        "
def $n(ctx, n):
    seen = set()
    at = n
    try:
        while at not in seen:
            seen.add(at)
            at = (at * $c + 7) % 31
    finally:
        ctx.steps += len(seen)
    return at + $a
",
    ),
];

const WORDS: [&str; 8] = [
    "tree", "stone", "river", "cloud", "light", "grass", "paper", "metal",
];

/// What functions use, and what the entry point starts with.
pub const COMMON: &str = "
class ProblemError(Exception):
    def __init__(self, what, code):
        Exception.__init__(self, what)
        self.what = what
        self.code = code


class Shape:
    def __init__(self, name, size):
        self.name = name
        self.size = size

    def value(self, n):
        return self.size + n

    def grow(self, by):
        self.size = (self.size + by) % 97


class State:
    def __init__(self, shapes):
        self.counter = 0
        self.depth = 0
        self.steps = 0
        self.names = ['first']
        self.table = {'tree0': 3, 'stone1': 40, 'river2': 7}
        self.current = None
        self.recent = []
        self.shapes = shapes
";

/// How many functions there are for each class.
pub const FUNCTIONS_PER_CLASS: usize = 20;

/// Functions that are being written, of one module or several.
#[derive(Debug)]
pub struct Functions {
    dice: Dice,
    count: usize,
    sorts: Vec<usize>,
}

impl Functions {
    pub fn new(count: usize) -> Functions {
        let mut dice = Dice(count as u64);
        // All sorts, and no order that repeats.
        let sorts = (0..count).map(|_| dice.roll(SORTS.len())).collect();
        Functions { dice, count, sorts }
    }

    pub fn classes(&self) -> usize {
        self.count.div_ceil(FUNCTIONS_PER_CLASS)
    }

    pub fn class_of(index: usize) -> usize {
        index / FUNCTIONS_PER_CLASS
    }

    /// The class with this number.
    pub fn class(&mut self, text: &mut Text, index: usize) {
        let base = match index % 4 {
            0 => "Shape".to_string(),
            _ => format!("Shape{}", index - index % 4),
        };
        let small = self.dice.roll(9) + 2;
        text.fill(
            "

class Shape$i($b):
    def __init__(self, name, size):
        $b.__init__(self, name, size)
        self.extra$i = size % $c

    def value(self, n):
        if n > $c:
            return self.size * 2 - self.extra$i
        return self.extra$i + n
",
            &[('i', &index), ('b', &base), ('c', &small)],
        );
    }

    /// A call of another function as a number. Calls go to functions of a lower level, so that
    /// the program ends soon; `reach` says which functions can be named.
    fn call(&mut self, index: usize, reach: std::ops::Range<usize>) -> String {
        let level = index % 4;
        let near = index.saturating_sub(60).max(reach.start);
        let found = (0..20).find_map(|_| {
            let at = near + self.dice.roll((index - near).max(1));
            (at < index && at % 4 < level && reach.contains(&at)).then_some(at)
        });
        match found {
            None => "n % 3".to_string(),
            Some(at) => self.number(at, "n % 11"),
        }
    }

    /// The result of a function as a number.
    fn number(&self, index: usize, n: &str) -> String {
        let call = format!("f{index}(ctx, {n})");
        match SORTS[self.sorts[index]].0 {
            Returns::Number => call,
            Returns::Text | Returns::Dict => format!("len({call})"),
            Returns::List => format!("sum({call})"),
            Returns::Shape => format!("measure({call}, n)"),
        }
    }

    /// The function with this number.
    pub fn function(&mut self, text: &mut Text, index: usize, reach: std::ops::Range<usize>) {
        let a = self.call(index, reach.clone());
        // Behind a test that rarely holds: any function, those after this one too.
        let any = reach.start + self.dice.roll(reach.len());
        let b = self.number(any, "n - 1");
        let small = self.dice.roll(12) + 2;
        let class = format!("Shape{}", Self::class_of(index));
        let word = WORDS[self.dice.roll(WORDS.len())];
        let name = format!("f{index}");
        text.push("\n");
        text.fill(
            SORTS[self.sorts[index]].1,
            &[
                ('n', &name),
                ('c', &small),
                ('a', &a),
                ('b', &b),
                ('k', &class),
                ('l', &word),
            ],
        );
    }

    /// Functions that call these, fifty each; gives the calls to make.
    pub fn groups(&self, text: &mut Text, functions: std::ops::Range<usize>) -> Vec<String> {
        let mut calls = Vec::new();
        let mut start = functions.start;
        while start < functions.end {
            let end = (start + 50).min(functions.end);
            text.push(&format!("\n\ndef group{start}(ctx, n):\n    total = 0\n"));
            for index in start..end {
                if index % FUNCTIONS_PER_CLASS == 0 {
                    let class = Self::class_of(index);
                    text.line(1, &format!("total += Shape{class}('group', n).value(n)"));
                }
                let argument = format!("n + {}", index % 5);
                let number = self.number(index, &argument);
                text.line(1, &format!("total = (total * 31 + {number}) % 1000003"));
            }
            text.line(1, "return total");
            calls.push(format!("group{start}(ctx, n)"));
            start = end;
        }
        calls
    }
}

/// A function that the groups use.
pub const MEASURE: &str = "

def measure(shape, n):
    if shape is None:
        return 0
    return shape.value(n)
";

/// All in one file.
pub fn mixed(text: &mut Text, count: usize) {
    text.push(COMMON);
    text.push(MEASURE);
    let mut functions = Functions::new(count);
    let classes = functions.classes();
    for index in 0..classes {
        functions.class(text, index);
    }
    for index in 0..count {
        functions.function(text, index, 0..count);
    }
    let calls = functions.groups(text, 0..count);
    text.push("\n\ndef entry_point(argv):\n    n = len(argv) + 4\n");
    text.line(1, "ctx = State([Shape('base', 2), Shape0('first', 3)])");
    for call in calls {
        text.line(1, &format!("print({call})"));
    }
    text.line(1, "print(ctx.counter, ctx.steps, len(ctx.names))");
    text.line(1, "return 0");
}
