"""Values of every type that can cross between Rust and Python."""

import math

# Integers: Python has one type of them; Rust checks what it declares.


def next_i8(x):
    return x + 1


def next_i16(x):
    return x + 1


def next_i32(x):
    return x + 1


def next_i64(x):
    return x + 1


def next_isize(x):
    return x + 1


def next_u8(x):
    return x + 1


def next_u16(x):
    return x + 1


def next_u32(x):
    return x + 1


def next_u64(x):
    return x + 1


def next_usize(x):
    return x + 1


def minus(x):
    return -x


def sum_of_all(a, b, c, d, e, f, g, h):
    return a + b + c + d + e + f + g + h


# Other scalars


def half(x):
    return x / 2.0


def root(x):
    return math.sqrt(x)


def single(x):
    return x * 0.1


def both(a, b):
    return a and b


def invert(b):
    return not b


def next_char(c):
    return chr(ord(c) + 1)


def is_vowel(c):
    return c in "aeiouäöü"


def first_char(text):
    return text[0]


def nothing():
    pass


def nothing_of(x):
    assert x == 1


# Text and bytes


def shout(text):
    return text.upper() + "!"


def reverse(text):
    return "".join([text[i] for i in range(len(text) - 1, -1, -1)])


def length(text):
    return len(text)


def chars_and_codes(text):
    return [(c, ord(c)) for c in text]


def reverse_bytes(data):
    result = []
    for i in range(len(data) - 1, -1, -1):
        result.append(data[i])
    return bytes(result)


def byte_sum(data):
    total = 0
    for value in data:
        total += value
    return total


# Lists


def total(xs):
    result = 0
    for x in xs:
        result += x
    return result


def doubled(xs):
    return [2 * x for x in xs]


def positions(xs, x):
    return [i for i in range(len(xs)) if xs[i] == x]


def scaled(xs, by):
    return [x * by for x in xs]


def inverted(xs):
    return [not x for x in xs]


def sorted_chars(xs):
    xs.sort()
    return xs


def joined(words, separator):
    return separator.join(words)


def split(text):
    return text.split()


def transposed(rows):
    result = []
    for x in range(len(rows[0])):
        result.append([row[x] for row in rows])
    return result


# Tuples and options


def divide(a, b):
    return a // b, a % b


def swap(pair):
    text, number = pair
    return number, text


def everything(b, i, f, c, s, d, xs):
    return not b, i + 1, f * 2.0, c + "!", s.upper(), d + b"!", [x + 1 for x in xs]


def find(words, prefix):
    for word in words:
        if word.startswith(prefix):
            return word
    return None


def or_default(text, default):
    if text is None:
        return default
    return text


def position(xs, x):
    for i in range(len(xs)):
        if xs[i] == x:
            return i
    return None


def next_or_none(x):
    if x is None:
        return None
    return x + 1


def halves(xs):
    return [None if x is None else x / 2 for x in xs]


def negated(b):
    if b is None:
        return b
    return not b


def swapped(pair):
    if pair is None:
        return None
    number, text = pair
    if number == 0:
        return text, None
    return text, number


def lengths(texts):
    """The length of each, or -1 for none."""
    result = []
    for text in texts:
        if text is None:
            result.append(-1)
        else:
            result.append(len(text))
    return result


def non_empty(xs):
    if len(xs) == 0:
        return None
    return xs


def nested(x):
    number, (name, rows) = x
    return name, [(number, row) for row in rows]


def count_words(text):
    counts = {}
    for word in text.split():
        counts[word] = counts.get(word, 0) + 1
    return [(word, counts[word]) for word in counts]


# What lives from call to call


class Counter(object):
    def __init__(self):
        self.names = []

    def add(self, name):
        self.names.append(name)
        return len(self.names)


counter = Counter()


def remember(name):
    return counter.add(name)


def remembered():
    return counter.names


class _Settings:
    width = None


_settings = _Settings()


def widened(n):
    """Declared before `set_width`, which says what the width is."""
    return n + _settings.width


def set_width(n):
    _settings.width = n
