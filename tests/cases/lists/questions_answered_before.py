"""What was read or asked a moment ago, and has changed meanwhile."""


class Holder(object):
    def __init__(self, items):
        self.items = items
        self.count = 0

    def grow(self):
        self.items.append(len(self.items))
        self.count += 1

    def shrink(self):
        self.count -= 1
        return self.items.pop()


def two_names(xs, ys):
    before = len(xs)
    ys.append(7)
    after = len(xs)
    del ys[0]
    return before, after, len(xs), len(ys)


def by_a_call(holder):
    n = len(holder.items)
    count = holder.count
    holder.grow()
    m = len(holder.items)
    if n < m:
        holder.shrink()
    return n, m, len(holder.items), count, holder.count


def replaced(holder):
    first = holder.items
    n = len(holder.items)
    holder.items = [1, 2, 3]
    return n, len(holder.items), len(first), holder.items is first


def walk(tape, moves):
    """Items are read and written where the position may be negative, or too far."""
    pos = 0
    steps = 0
    try:
        for move in moves:
            tape[pos] = tape[pos] + move
            pos += move
            steps += 1
    except IndexError:
        return -steps, pos
    return steps, pos


def below(xs, i, n):
    """`n` is not the length, or `i` is negative."""
    total = 0
    while i < n:
        try:
            total = total * 3 + xs[i]
        except IndexError:
            total = total * 3 - 1
        i += 1
    return total


def to_the_end(xs, i):
    total = 0
    while i < len(xs):
        total = total * 3 + xs[i]
        if xs[i] == 4:
            xs.pop()
        i += 1
    return total


def shrinking(xs, i):
    if i < len(xs):
        a = xs[i]
        xs.pop()
        try:
            return a * 100 + xs[i]
        except IndexError:
            return a
    return -1


def characters(text, i, n):
    found = []
    while i < n:
        try:
            if text[i] == "l" and i < len(text):
                found.append(text[i] + str(i))
        except IndexError:
            found.append("-")
        i += 1
    return " ".join(found)


def entry_point(argv):
    xs = [len(argv), 2, 3]
    print(two_names(xs, xs))
    print(two_names(xs, [5]))
    holder = Holder(xs)
    print(by_a_call(holder))
    print(replaced(holder))
    for moves in [[1, 1, 1], [-1, -1, -1, -1], [2, 1], [2, -5, 1], [-3, -1], [3, -4, 1]]:
        tape = [0, 0, 0]
        print(walk(tape, moves), tape)
    for i in range(-5, 5):
        for n in range(-5, 5):
            print(below([1, 2, 4], i, n), end=" ")
        print(to_the_end([1, 2, 4, 5], i) if i > -5 else 0, shrinking([1, 2, 4], i) if i > -3 else 0)
    print(characters("hello", -6, 6))
    print(characters("h\xe9llo", -6, 6))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
