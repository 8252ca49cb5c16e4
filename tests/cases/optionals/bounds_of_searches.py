"""The bounds of searches may be `None` while the program runs."""


def show(s, b, start, end):
    a = bytearray(b)
    print(s.find("a", start, end), s.rfind("a", start), s.count("a", start, end))
    print(s.startswith("ba", start), s.endswith(("b", "a"), start, end))
    print(b.find(b"a", start, end), b.rfind(97, start), b.count(b"a", start, end))
    print(b.startswith(b"ba", start), a.endswith(b"a", start, end), a.find(b"n", start))
    try:
        print(s.index("n", start, end), b.rindex(b"n", start, end))
    except ValueError as e:
        print(e)


def entry_point(argv):
    n = len(argv)
    bounds = [None, 0, n + 1, -2]
    for start in bounds:
        for end in bounds:
            show("banana", b"banana", start, end)
    return 0
