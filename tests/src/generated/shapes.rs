//! Programs that have much of one thing.

use super::Text;

const ENTRY: &str = "\n\ndef entry_point(argv):\n    n = len(argv)\n";

pub fn live(text: &mut Text, size: usize) {
    text.push("def work(n):\n");
    for k in 0..size {
        text.line(1, &format!("v{k} = n + {k}"));
    }
    text.line(1, "for turn in range(n + 3):");
    for k in 0..size {
        let other = (k * 7 + 1) % size;
        if k % 4 == 0 {
            text.line(2, &format!("if v{k} > v{other}:"));
            text.line(3, &format!("v{k} = v{other} + turn"));
        } else {
            text.line(2, &format!("v{k} = (v{k} * 3 + v{other}) % 1009"));
        }
    }
    text.line(1, "total = 0");
    for k in 0..size {
        text.line(1, &format!("total = (total * 31 + v{k}) % 1000003"));
    }
    text.line(1, "return total");
    text.push(ENTRY);
    text.line(1, "print(work(n))");
    text.line(1, "return 0");
}

pub fn tries(text: &mut Text, size: usize) {
    text.push("def work(table, n):\n    total = 0\n");
    for k in 0..size {
        text.line(1, "try:");
        text.line(2, &format!("total += table[n + {k}]"));
        text.line(1, "except KeyError:");
        text.line(2, &format!("total -= {k}"));
        if k % 3 == 0 {
            text.line(1, "finally:");
            text.line(2, "n += 1");
        }
    }
    text.line(1, "return total");
    text.push(ENTRY);
    text.line(1, "print(work({3: 4, 5: 6}, n))");
    text.line(1, "return 0");
}

pub fn appends(text: &mut Text, size: usize) {
    text.push("def work(n):\n    text = str(n)\n    parts = []\n");
    for k in 0..size {
        text.line(1, &format!("text += 'part {k} ' + str(n + {k})"));
        text.line(
            1,
            &format!("parts.append('%d-%s' % (n, text[-{}:]))", k % 7 + 1),
        );
    }
    text.line(1, "return text + ','.join(parts)");
    text.push(ENTRY);
    text.line(1, "print(work(n))");
    text.line(1, "return 0");
}

pub fn branches(text: &mut Text, size: usize) {
    text.push(
        "def work(code, n):\n    result = 0\n    name = ''\n    if code < 0:\n        result = 1\n",
    );
    for k in 0..size {
        text.line(1, &format!("elif code == {k}:"));
        text.line(2, &format!("result = n * {}", k % 19));
        text.line(2, &format!("name = 'case{k}'"));
    }
    text.line(1, "return result + len(name)");
    text.push(ENTRY);
    text.line(
        1,
        &format!("print(sum([work(k, n) for k in range({size})]))"),
    );
    text.line(1, "return 0");
}

pub fn overrides(text: &mut Text, size: usize) {
    text.push("class Node:\n    def value(self, n):\n        return n\n");
    for k in 0..size {
        text.push("\n\n");
        text.line(0, &format!("class Node{k}(Node):"));
        text.line(1, "def __init__(self, child):");
        text.line(2, "self.child = child");
        text.push("\n");
        text.line(1, "def value(self, n):");
        text.line(2, &format!("return self.child.value(n + {}) % 1009", k % 9));
    }
    for k in 0..size {
        text.push(&format!("\n\ndef use{k}(node, n):\n"));
        text.line(
            1,
            &format!("return Node{k}(node).value(n) + node.value({k})"),
        );
    }
    text.push(ENTRY);
    text.line(1, "total = 0");
    text.line(1, "node = Node()");
    for k in 0..size {
        text.line(1, &format!("total += use{k}(node, n)"));
        if k % 50 == 0 {
            text.line(1, &format!("node = Node{k}(node)"));
        }
    }
    text.line(1, "print(total)");
    text.line(1, "return 0");
}

pub fn table(text: &mut Text, size: usize) {
    text.push("class Machine:\n    def __init__(self):\n        self.stack = [1, 2]\n\n\nhandlers = []\n\n\ndef handler(function):\n    handlers.append(function)\n    return function\n");
    for k in 0..size {
        text.push("\n\n@handler\n");
        text.line(0, &format!("def op{k}(machine, argument):"));
        text.line(1, "top = machine.stack.pop()");
        text.line(1, &format!("if top > argument + {k}:"));
        text.line(2, &format!("machine.stack.append(top - {})", k % 7 + 1));
        text.line(2, "return argument");
        text.line(1, "machine.stack.append(top + argument)");
        text.line(1, &format!("return {k}"));
    }
    text.push(ENTRY);
    text.line(1, "machine = Machine()");
    text.line(1, "total = 0");
    text.line(1, "for k in range(len(handlers) * 3):");
    text.line(2, "total += handlers[k % len(handlers)](machine, n)");
    text.line(1, "print(total, machine.stack)");
    text.line(1, "return 0");
}

pub fn data(text: &mut Text, size: usize) {
    text.push("class Row:\n    def __init__(self, key, name, values):\n        self.key = key\n        self.name = name\n        self.values = values\n        self.next = None\n\n\n");
    text.line(
        0,
        &format!("rows = [Row(k, 'row%d' % k, [k, k * 2, k * 3]) for k in range({size})]"),
    );
    text.push("for k in range(len(rows) - 1):\n    rows[k].next = rows[k + 1]\n");
    text.push("by_name = {}\nfor row in rows:\n    by_name[row.name] = row\n");
    text.push("pairs = {row.key: (row.name, row.values) for row in rows}\n");
    text.push(ENTRY);
    text.line(1, "total = 0");
    text.line(1, "row = rows[0]");
    text.line(1, "while row.next is not None:");
    text.line(2, "total += row.values[n] + len(pairs[row.key][0])");
    text.line(2, "row = row.next");
    text.line(1, "print(total, len(by_name), by_name['row3'].key)");
    text.line(1, "return 0");
}

pub fn chain(text: &mut Text, size: usize) {
    text.push(&format!("def f{size}(items, table, name, n):\n    items.append(n)\n    table[name] = n\n    return name + str(n)\n"));
    for k in (0..size).rev() {
        let next = k + 1;
        text.push(&format!("\n\ndef f{k}(items, table, name, n):\n"));
        text.line(1, &format!("if n > {}:", k % 5 + 2));
        text.line(
            2,
            &format!("return f{next}(items, table, name + 'x', n - 1)"),
        );
        text.line(1, &format!("return f{next}(items, table, name, n + 1)"));
    }
    text.push(ENTRY);
    text.line(1, "print(len(f0([1], {'a': 2}, 'c', n)))");
    text.line(1, "return 0");
}

pub fn attributes(text: &mut Text, size: usize) {
    text.push("class State:\n    def __init__(self):\n");
    for k in 0..size {
        let value = ["0", "None", "[]", "''", "1.5"][k % 5];
        text.line(2, &format!("self.a{k} = {value}"));
    }
    for k in 0..size {
        let other = (k * 5) % size;
        let (number, maybe, list) = (other / 5 * 5, k / 5 * 5 + 1, other / 5 * 5 + 2);
        text.push(&format!("\n\ndef f{k}(state, n):\n"));
        text.line(1, &format!("state.a{number} += n - {k}"));
        if maybe < size {
            text.line(1, &format!("if state.a{maybe} is None:"));
            text.line(2, &format!("state.a{maybe} = State()"));
        }
        if list < size {
            text.line(1, &format!("state.a{list}.append(state.a{number})"));
        }
        text.line(1, &format!("return state.a{number} - {k}"));
    }
    text.push(ENTRY);
    text.line(1, "state = State()");
    text.line(1, "total = 0");
    for k in 0..size {
        text.line(1, &format!("total = (total + f{k}(state, n)) % 100003"));
    }
    text.line(1, "print(total)");
    text.line(1, "return 0");
}

/// A list of nodes, a tree, a circle and a dict of tuples, of ten objects for each of the size.
pub fn linked(text: &mut Text, size: usize) {
    let lines = format!(
        r#"
COUNT = {}


class Node:
    def __init__(self, value):
        self.value = value
        self.next = None


class Tree:
    def __init__(self, value):
        self.value = value
        self.left = None
        self.right = None
        self.children = []


def make_list(count):
    first = None
    for value in range(count):
        node = Node(value)
        node.next = first
        first = node
    return first


def make_tree(count):
    nodes = [Tree(value) for value in range(count)]
    for at in range(1, count):
        above = nodes[(at - 1) // 2]
        above.children.append(nodes[at])
        if at % 2:
            above.left = nodes[at]
        else:
            above.right = nodes[at]
    return nodes[0]


def make_circle(count):
    first = make_list(count)
    last = first
    while last.next is not None:
        last = last.next
    last.next = first
    return first


LIST = make_list(COUNT)
TREE = make_tree(COUNT)
CIRCLE = make_circle(COUNT)
PAIRS = {{value: (value, Node(value)) for value in range(COUNT)}}


def depth(tree):
    if tree is None:
        return 0
    left = depth(tree.left)
    right = depth(tree.right)
    return 1 + (left if left > right else right)


def entry_point(argv):
    total = 0
    node = LIST
    while node is not None:
        total += node.value
        node = node.next
    print(total, depth(TREE), len(TREE.children))
    print(CIRCLE.next.value, PAIRS[COUNT - 1][1].value)
    return 0
"#,
        size * 10
    );
    text.push(&lines);
}
