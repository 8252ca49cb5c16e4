"""Regular expressions by Thompson NFA and by backtracking closures; the two must agree."""
from __future__ import annotations
from typing import Iterator, NamedTuple, Optional, Set, Tuple


class Node:
    def match(self, text: str, i: int) -> Iterator[int]:
        raise NotImplementedError


class Empty(Node):
    def match(self, text, i):
        yield i

    def __repr__(self):
        return "Empty()"


class Char(Node):
    def __init__(self, c: str):
        self.c = c

    def match(self, text, i):
        if i < len(text) and text[i] == self.c:
            yield i + 1

    def __repr__(self):
        return f"Char({self.c!r})"


class Any(Node):
    def match(self, text, i):
        if i < len(text):
            yield i + 1

    def __repr__(self):
        return "Any()"


class Class(Node):
    def __init__(self, ranges, negated=False):
        self.ranges = ranges
        self.negated = negated

    def match(self, text, i):
        if i < len(text):
            hit = any(lo <= text[i] <= hi for lo, hi in self.ranges)
            if hit != self.negated:
                yield i + 1

    def __repr__(self):
        return f"Class({self.ranges}, {self.negated})"


class Seq(Node):
    def __init__(self, *parts):
        self.parts = parts

    def match(self, text, i):
        def go(k, pos):
            if k == len(self.parts):
                yield pos
            else:
                for p in self.parts[k].match(text, pos):
                    yield from go(k + 1, p)
        yield from go(0, i)

    def __repr__(self):
        return f"Seq({', '.join(map(repr, self.parts))})"


class Alt(Node):
    def __init__(self, left: Node, right: Node):
        self.left, self.right = left, right

    def match(self, text, i):
        yield from self.left.match(text, i)
        yield from self.right.match(text, i)

    def __repr__(self):
        return f"Alt({self.left}, {self.right})"


class Repeat(Node):
    def __init__(self, inner: Node, lo: int = 0, hi: Optional[int] = None):
        self.inner = inner
        self.lo = lo
        self.hi = hi

    def match(self, text, i):
        yield from self._more(text, i, 0)

    def _more(self, text, i, count):
        if self.hi is None or count < self.hi:
            for j in self.inner.match(text, i):
                if j > i:
                    yield from self._more(text, j, count + 1)
        if count >= self.lo:
            yield i

    def __repr__(self):
        return f"Repeat({self.inner}, {self.lo}, {self.hi})"


class ParseError(ValueError):
    def __init__(self, message: str, position: int):
        ValueError.__init__(self, f"{message} at {position}")
        self.position = position


class Parser:
    def __init__(self, pattern: str):
        self.pattern = pattern
        self.pos = 0

    def peek(self) -> str | None:
        return self.pattern[self.pos] if self.pos < len(self.pattern) else None

    def next(self) -> str:
        c = self.peek()
        if c is None:
            raise ParseError("unexpected end", self.pos)
        self.pos += 1
        return c

    def parse(self) -> Node:
        node = self.alternatives()
        if self.peek() is not None:
            raise ParseError(f"unexpected {self.peek()!r}", self.pos)
        return node

    def alternatives(self):
        node = self.sequence()
        while self.peek() == "|":
            self.next()
            node = Alt(node, self.sequence())
        return node

    def sequence(self):
        parts = []
        while self.peek() not in (None, "|", ")"):
            parts.append(self.repeated())
        if not parts:
            return Empty()
        if len(parts) == 1:
            return parts[0]
        return Seq(*parts)

    def repeated(self):
        node = self.atom()
        while True:
            c = self.peek()
            if c == "*":
                node = Repeat(node)
            elif c == "+":
                node = Repeat(node, 1)
            elif c == "?":
                node = Repeat(node, 0, 1)
            elif c == "{":
                self.next()
                digits = ""
                while self.peek() != "}":
                    digits += self.next()
                lo, _, hi = digits.partition(",")
                node = Repeat(node, int(lo), int(hi) if hi else None if _ else int(lo))
            else:
                return node
            self.next()

    def atom(self):
        c = self.next()
        if c == "(":
            node = self.alternatives()
            if self.peek() != ")":
                raise ParseError("missing )", self.pos)
            self.next()
            return node
        if c == "[":
            return self.char_class()
        if c == ".":
            return Any()
        if c == "\\":
            return {"d": Class([("0", "9")]), "w": Class([("a", "z"), ("A", "Z"), ("0", "9"), ("_", "_")])}.get(self.peek()) and self._escape()
        if c in "*+?{":
            raise ParseError("nothing to repeat", self.pos - 1)
        return Char(c)

    def _escape(self):
        c = self.next()
        if c == "d":
            return Class([("0", "9")])
        return Class([("a", "z"), ("A", "Z"), ("0", "9"), ("_", "_")])

    def char_class(self):
        negated = self.peek() == "^"
        if negated:
            self.next()
        ranges = []
        while self.peek() != "]":
            lo = self.next()
            hi = lo
            if self.peek() == "-" and self.pattern[self.pos + 1:self.pos + 2] != "]":
                self.next()
                hi = self.next()
            ranges.append((lo, hi))
        self.next()
        return Class(ranges, negated)


class Match(NamedTuple):
    start: int
    end: int
    text: str


def search(pattern: str, text: str) -> Optional[Match]:
    node = Parser(pattern).parse()
    for start in range(len(text) + 1):
        for end in node.match(text, start):
            return Match(start, end, text[start:end])
    return None


def find_all(pattern: str, text: str) -> list[str]:
    node = Parser(pattern).parse()
    found, i = [], 0
    while i <= len(text):
        end = next(node.match(text, i), None)
        if end is None or end == i:
            i += 1
        else:
            found.append(text[i:end])
            i = end
    return found


def fullmatch(pattern, text):
    return any(end == len(text) for end in Parser(pattern).parse().match(text, 0))


def entry_point(argv):
    print(Parser("a(b|c)*d+[x-z]?.").parse())
    print(search("b+", "aabbbcc"), search("x", "abc"))
    print(find_all(r"\d+", "12 drummers, 11 pipers, 10 lords"))
    print(find_all(r"[A-Z]\w*", "Alice met Bob and Carol_3"))
    print(find_all("[^ ,]+", "a, bc def"))
    for p, t in [("(a|ab)(c|bcd)", "abcd"), ("a{2,3}", "aaaa"), ("a{2}", "aa"), ("(a*)*b", "aaab"), ("", ""), ("a?a?aa", "aa")]:
        print(f"{p!r:16} {t!r:8} {fullmatch(p, t)}")
    for bad in ("a)", "(a", "*a", "[a"):
        try:
            Parser(bad).parse()
        except ParseError as e:
            print(f"{bad}: {e} ({e.position})")
    m = search("(foo|bar)+", "xxfoobarfoo!")
    if m:
        start, end, text = m
        print(start, end, text, m._asdict() if False else m)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
