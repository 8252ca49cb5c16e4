# A class that is used at several types is one for each place that makes its objects: `isinstance` and
# `type` know nothing of that.


class Stack:
    made = 0

    def __init__(self, items=None):
        self.items = []
        Stack.made += 1
        if items is not None:
            for item in items:
                self.push(item)

    def push(self, item):
        self.items.append(item)

    def pop(self):
        return self.items.pop()

    def peek(self):
        return self.items[-1]

    @property
    def empty(self):
        return not self.items

    @classmethod
    def of(cls, item):
        result = cls()
        result.push(item)
        return result

    @staticmethod
    def limit():
        return 3

    def copy(self):
        result = Stack()
        for item in self.items:
            result.push(item)
        return result

    def __len__(self):
        return len(self.items)

    def __repr__(self):
        return 'Stack(%r)' % self.items

    def __eq__(self, other):
        return isinstance(other, Stack) and len(self) == len(other)


class Node:
    def __init__(self, value, next=None):
        self.value = value
        self.next = next


class Pair:
    def __init__(self, first, second):
        self.first = first
        self.second = second

    def swapped(self):
        return Pair(self.second, self.first)

    def __str__(self):
        return '<' + str(self.first) + ', ' + str(self.second) + '>'


class Cell:
    value = None

    def set(self, value):
        self.value = value
        return self


prebuilt_numbers = Stack([1, 2])
prebuilt_words = Stack(['a', 'b'])


def values(node):
    found = []
    while node is not None:
        found.append(node.value)
        node = node.next
    return found


def drain(stack):
    found = []
    while not stack.empty:
        found.append(stack.pop())
    return found


def entry_point(argv):
    numbers, words = Stack(), Stack()
    for arg in argv + ['x', 'yy']:
        words.push(arg[:1].upper())
        numbers.push(len(arg) % 1 + 7)
    print(numbers, words.pop(), len(words), numbers.peek() + 1, numbers.empty, Stack.limit())
    copied = words.copy()
    copied.push('more')
    print(len(copied), copied.peek(), copied == words, numbers == words)
    print(isinstance(numbers, Stack), isinstance(words, Stack), type(numbers) is type(words), type(words) is Stack)
    print(type(numbers).__name__, words.__class__.__name__)
    print(drain(numbers), drain(copied)[:1])
    print(values(Node(1, Node(2))), values(Node('a', Node('b', Node('c')))))
    pair = Pair(1, 2)
    print(pair, pair.swapped(), Pair('a', 'b').swapped())
    print(prebuilt_numbers.pop() + 1, prebuilt_words.pop() + '!')
    print(Cell().set(3).value, Cell().set('t').value)
    either = Stack([1]) if len(argv) > 5 else Stack([2, 3])
    print(either, len(either), Stack.made)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
