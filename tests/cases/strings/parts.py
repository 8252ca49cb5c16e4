"""Slices that are only looked at: compared, looked up, parsed, measured."""


def kind(text, start, stop, words):
    word = text[start:stop]
    if word == "if" or word == "else":
        return "keyword"
    if word in words:
        return "known %d" % words[word]
    if not word:
        return "empty"
    if len(word) > 5:
        return "long"
    return "short"


def count(text, stored):
    i = 0
    while i < len(text):
        j = i
        while j < len(text) and text[j] != " ":
            j += 1
        word = text[i:j]
        stored[word] = stored.get(word, 0) + 1
        i = j + 1


def numbers(text):
    total = 0
    at = 0
    while at < len(text):
        stop = text.find(",", at)
        if stop < 0:
            stop = len(text)
        try:
            total += int(text[at:stop])
        except ValueError as e:
            print(e)
        at = stop + 1
    return total


def number(text, base):
    try:
        return int(text[1:-1], base)
    except ValueError as e:
        print(e)
        return -1


def real(text):
    try:
        return float(text[1:-1])
    except ValueError as e:
        print(e)
        return -1.0


def either(text, n):
    # One of two slices, passed on.
    if n > 3:
        part = text[:n]
    else:
        part = text[n:]
    if part < "grün":
        return "less"
    return "same" if part == "grün" else "more"


def tries(table, text):
    out = []
    for n in range(len(text) + 1):
        try:
            out.append(table[text[n:n + 2]])
        except KeyError as e:
            out.append(str(e))
    return out


def tells(text, n):
    part = text[n:n + 4]
    return "%s %s %s %d %d %d %s" % (part.startswith("gr"), part.endswith(("x", "n ")), "r" in part, part.find("ü"),
                                   part.count("e"), part.find("", 2), part >= text[:2])


def single(text):
    out = []
    for n in range(-1, len(text) + 1):
        try:
            out.append(ord(text[n:n + 1]))
        except TypeError:
            out.append(-1)
    return out


def removed(text, seen, table):
    gone = table.pop(text[:2], -1)
    seen.discard(text[2:4])
    seen.add(text[1:3])
    if text[:1] in seen:
        seen.remove(text[:1])
    return gone + table.setdefault(text[3:], len(text))


def same_of(table, a, b):
    # Kept in two dicts: one text.
    word = a[b:]
    table[word] = b
    other = {"x": 1}
    other[word] = 2
    return len(table) * 10 + len(other)


class Missing(object):
    def __init__(self, text):
        self.text = text

    def starts(self, at):
        return self.text[at:].startswith("ab") or self.text[at:][:1] == "c"


def entry_point(argv):
    words = {"while": 1, "for": 2, "größe": 3}
    text = "if while größe nothing for "
    for start, stop in [(0, 2), (3, 8), (9, 14), (15, 22), (23, 26), (4, 4), (9, 12), (-5, -1), (20, 100)]:
        print(kind(text, start, stop, words))
    stored = {"a": 10}
    count("b a bb a b äö äö b", stored)
    count("", stored)
    for key in stored:
        print(key, stored[key], len(key))
    print(numbers("12,-4, 7 ,x9,,1_000,+3,٣"))
    print(number("<ff>", 16), number("<0x1f>", 0), number("[12]", 2), number("(-)", 10), number("é12é", 10))
    print(real("(2.5)"), real("(x)"), real("é1e3é"), real("()"))
    green = "so grün ist"
    for n in range(9):
        print(either(green, n), tells(green, n))
    print(tries({"so": "1", "o ": "2", "ün": "3", "": "4"}, green))
    print(single(green))
    table = {"ab": 3, "cd": 4}
    seen = {"cd", "bc", "a"}
    print(removed("abcd", seen, table), sorted(seen), sorted(table))
    print(removed("xyz", seen, table), sorted(seen), sorted(table))
    print(same_of({"y": 1}, "xyz", 1))
    m = Missing("xxabc")
    print([m.starts(n) for n in range(7)])
    return 0
