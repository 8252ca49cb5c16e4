"""Writes a program with random patterns of `re`, and texts to look for them in: of the seed that is given, to standard output.

Left out are patterns that CPython takes long for.
"""

import random
import re
import signal
import sys

CHARS = list("aaabbk1_-s \nK") + ["é", "\u212a", "ſ"]
ASSERTIONS = ["^", "$", r"\b", r"\B", r"\A", r"\Z"]


class Patterns:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.groups = 0
        self.closed = []

    def literal(self):
        return re.escape(self.random.choice(CHARS))

    def char_set(self):
        members = ["a", "b", "a-c", r"\d", r"\w", r"\s", r"\W", "é", "a-é", r"\S", "K", "1", "_"]
        count = self.random.randint(1, 3)
        return "[%s%s]" % (self.random.choice(["", "", "^"]), "".join(self.random.choice(members) for _ in range(count)))

    def fixed(self):
        return "".join(self.random.choice([self.literal, self.char_set])() for _ in range(self.random.randint(1, 2)))

    def atom(self, depth):
        inner = self.alternatives
        what = self.random.random()
        if depth <= 0 or what < 0.35:
            return self.literal()
        if what < 0.5:
            return self.char_set()
        if what < 0.6:
            return self.random.choice([".", r"\w", r"\d", r"\s", r"\W", r"\D", r"\S"])
        if what < 0.66:
            return self.random.choice(ASSERTIONS)
        if what < 0.78:
            self.groups += 1
            number = self.groups
            text = "(%s)" % inner(depth - 1)
            self.closed.append(number)
            return text
        if what < 0.88:
            return "(?:%s)" % inner(depth - 1)
        if what < 0.95:
            begins = ["(?=", "(?!"] + ["(?>"] * (sys.version_info >= (3, 11))
            return "%s%s)" % (self.random.choice(begins), inner(depth - 1))
        if what < 0.965 or not self.closed:
            return "%s%s)" % (self.random.choice(["(?<=", "(?<!"]), self.fixed())
        number = self.random.choice(self.closed)
        if what < 0.985:
            return r"\%d(?:)" % number
        return "(?(%d)%s|%s)" % (number, self.literal(), self.literal())

    def repeated(self, depth):
        atom = self.atom(depth)
        if atom in ASSERTIONS or self.random.random() > 0.42:
            return atom
        count = self.random.choice(["*", "+", "?", "{0,2}", "{1,2}", "{2}", "{2,}", "{1,3}"])
        return atom + count + self.random.choice(["", "", "", "?"] + ["+"] * (sys.version_info >= (3, 11)))

    def sequence(self, depth):
        return "".join(self.repeated(depth) for _ in range(self.random.choice([0, 1, 1, 2, 2, 3, 4])))

    def alternatives(self, depth):
        return "|".join(self.sequence(depth) for _ in range(self.random.choice([1, 1, 1, 2, 2, 3])))

    def text(self):
        return "".join(self.random.choice(CHARS) for _ in range(self.random.choice([0, 1, 2, 3, 5, 8, 12])))


def too_long(*_):
    raise TimeoutError


def usable(pattern, flags, texts):
    signal.setitimer(signal.ITIMER_REAL, 0.1)
    try:
        compiled = re.compile(pattern, flags)
        for text in texts:
            list(compiled.finditer(text))
            compiled.fullmatch(text)
        return True
    except (re.error, RecursionError, OverflowError, TimeoutError):
        return False
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


PROGRAM = """
P%(n)d = re.compile(%(pattern)a, %(flags)d)


def look%(n)d():
    for s in %(texts)s:
        print([m.regs for m in P%(n)d.finditer(s)], [m.lastindex for m in P%(n)d.finditer(s)])
        m = P%(n)d.match(s, 1)
        f = P%(n)d.fullmatch(s)
        q = P%(n)d.search(s, 1, 5)
        print(m.regs if m else None, f.regs if f else None, q.regs if q else None)
        print(P%(n)d.findall(s), P%(n)d.sub(%(by)a, s), P%(n)d.split(s))


FOUND%(n)d = [[m.regs for m in P%(n)d.finditer(s)] for s in %(texts)s]
"""


def main(seed, count):
    signal.signal(signal.SIGALRM, too_long)
    patterns = Patterns(seed)
    texts = [patterns.text() for _ in range(8)] + ["a" * 16, "ab" * 8 + "k"]
    print("import re\n\nTEXTS = %a\nBYTES = %a\n" % (texts, [text.encode("latin-1", "ignore") for text in texts]))
    n = 0
    while n < count:
        patterns.groups, patterns.closed = 0, []
        pattern = patterns.alternatives(2)
        flags = patterns.random.choice([0, 0, 0, re.I, re.M, re.S, re.A, re.I | re.A, re.M | re.S])
        names = "TEXTS"
        if patterns.random.random() < 0.15:
            pattern, flags, names = pattern.encode("latin-1", "ignore"), flags & ~re.A, "BYTES"
        looked = texts if names == "TEXTS" else [text.encode("latin-1", "ignore") for text in texts]
        if usable(pattern, flags, looked):
            by = "<>" if names == "TEXTS" else b"<>"
            print(PROGRAM % {"n": n, "pattern": pattern, "flags": flags, "texts": names, "by": by})
            n += 1
    print("\ndef entry_point(argv):")
    for i in range(n):
        print("    print(%d)\n    look%d()\n    for found in FOUND%d:\n        print(found)" % (i, i, i))
    print("    return 0")


main(int(sys.argv[1]), int(sys.argv[2]))
