"""Patterns of bytes look in bytes and in bytearrays; what they match keeps what it is in."""

import re

PAIR = re.compile(rb"(\w+)=(\d+)")
TEXT = re.compile(r"(\w+)=(\d+)")


def first(data):
    m = PAIR.search(data)
    if m is None:
        return b"none"
    return m.group(1)


def upper(m):
    return m.group(1).upper()


def entry_point(argv):
    data = bytearray(b"a=1 b=22")
    for m in PAIR.finditer(b"a=1 b=22"):
        print(m.group(), m.groups(), m[1], m.span(2))
    for m in PAIR.finditer(data):
        print(m.group(), m.groups(), m[2], m.span(1), m.string)
    print(first(b"x=1"), first(bytearray(b"y=2")), first(b"="), first(bytearray()))
    print(PAIR.findall(b"a=1 b=2"), PAIR.findall(data), TEXT.findall("c=3"))
    print(PAIR.sub(b"<\\2>", b"a=1 b=2"), PAIR.sub(b"<\\1>", data), TEXT.sub("", "c=3 d"))
    print(PAIR.sub(upper, b"a=1 b=2"), PAIR.subn(upper, data))
    print(re.split(rb" ", data), re.split(rb" ", b"1 2"), re.split(" ", "3 4"))
    m = PAIR.fullmatch(bytearray(b"a=1"))
    n = PAIR.fullmatch(b"b=2")
    print(m.string, n.string, m.expand(rb"\2\1"), n.expand(rb"\1\2"), m.re is n.re)
    print(type(m) is type(n), isinstance(m, re.Match), m, n)
    both = [PAIR.match(b"a=1"), PAIR.match(data)]
    for one in both:
        print(one.group(2), one.start(), one.end(), one.lastindex)
    seen = PAIR.match(data)
    data[0] = ord("z")
    print(seen.group(), seen.string)
    print(re.search(rb"\d+", memory()).group(), re.match(rb"x", b"y"), re.match(b"x", bytearray(b"y")))
    return 0


def memory():
    return bytearray(b"abc123")
