"""Dicts, sets and what Rust has in rows, in both directions."""


def counted(words):
    counts = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    return counts


def inverted(table):
    result = {}
    for key, values in table.items():
        for value in values:
            result.setdefault(value, []).append(key)
    for value in result:
        result[value].sort()
    return result


def order_of(table):
    """The keys as they come."""
    return list(table)


def changed(table, key):
    table[key] = len(table)
    return table


def looked_up(table, key):
    return table[key]


def distinct(xs):
    return set(xs)


def common(a, b):
    return a & b


def letters_of(words):
    return {(len(word), letter) for word in words for letter in word}


def squares(flags):
    return {n: flag for n, flag in enumerate(flags)}


def groups(pairs):
    """A dict of sets."""
    result = {}
    for key, value in pairs:
        result.setdefault(key, set()).add(value)
    return result


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def axis(i):
    """A tuple, of which Rust has a row."""
    return float(i == 0), float(i == 1), float(i == 2)


def evens(n):
    return tuple([i for i in range(n) if i % 2 == 0])


def lettered():
    return (1, "a"), (2, "b")


def nothing():
    return ()


def fixed(xs):
    """What cannot change, of which Rust has a set."""
    return frozenset(xs)


PAIRS = frozenset([(True, "x"), (False, "y")])


def fixed_pairs():
    return PAIRS


def first(xs, n):
    return xs[:n]


def rotated(data):
    return data[1:] + data[:1]


def address(data):
    return "%d.%d.%d.%d" % (data[0], data[1], data[2], data[3])


def titled(text):
    return text.title()


def by_codes(bytes_of):
    return {key: value.upper() for key, value in bytes_of.items()}


def matrix(n):
    return [[1.0 if i == k else 0.0 for k in range(n)] for i in range(n)]


def pick(table, names):
    """One of each sort, in a tuple."""
    return {name: table[name] for name in names if name in table}, [name for name in names if name not in table]


def first_of(a, b, c):
    return a[0], (b[0] if b is not None and len(b) > 0 else None), c is None


def flat(rows, more):
    found = [x for row in rows for x in row]
    if more is not None:
        found += more
    return found


def doubled(xs):
    return [2 * x for x in xs]


def reversed(bytes, texts):
    return bytes[::-1], [text for row in texts for text in row[::-1]]
