"""What would take more memory than there is raises, while a module is imported, and is not folded in translated code."""


def failure(make):
    try:
        return str(len(make()))
    except (MemoryError, OverflowError, ValueError) as e:
        return type(e).__name__


def of_texts():
    many = "a" * 100000
    return [
        failure(lambda: "\t".expandtabs(1 << 62)),
        failure(lambda: b"a\tb".expandtabs(1 << 40)),
        failure(lambda: "\t\t".expandtabs(100000)),
        failure(lambda: "a".ljust(1 << 40)),
        failure(lambda: "a".rjust(1 << 62)),
        failure(lambda: "a".center(1 << 50)),
        failure(lambda: "a".zfill(1 << 40)),
        failure(lambda: b"a".zfill(1 << 40)),
        failure(lambda: b"a".ljust(1 << 40)),
        failure(lambda: bytearray(b"a").center(1 << 40)),
        failure(lambda: many.replace("a", many * 100)),
        failure(lambda: many.replace("", many * 100)),
        failure(lambda: many.replace("a", many * 100, 2)),
        failure(lambda: many.encode().replace(b"a", many.encode() * 100)),
        failure(lambda: (many * 100).join(many)),
        failure(lambda: (b"b" * 10000000).join([b"a"] * 100000)),
        failure(lambda: "{:1000000000000}".format(1)),
        failure(lambda: f"{1:{1 << 40}}"),
        failure(lambda: "a" * (1 << 40)),
    ]


def of_others():
    return [
        failure(lambda: bytes(1 << 40)),
        failure(lambda: bytearray(1 << 50)),
        failure(lambda: [0] * (1 << 45)),
        failure(lambda: (0,) * (1 << 45)),
        failure(lambda: list(range(1 << 50))),
        failure(lambda: tuple(range(1 << 50))),
        failure(lambda: sorted(range(1 << 50))),
        failure(lambda: (1).to_bytes(1 << 45, "big")),
        failure(lambda: str(1 << (1 << 62))),
    ]


TEXTS = of_texts()
OTHERS = of_others()


def show(what, make):
    try:
        print(what, make())
    except (MemoryError, OverflowError):
        print(what, "is too much")


def entry_point(argv):
    for name in TEXTS:
        print(name)
    for name in OTHERS:
        print(name)
    show("expandtabs", lambda: len("\t".expandtabs(1 << 62)))
    show("ljust", lambda: len("a".ljust(1 << 60)))
    show("zfill", lambda: len("a".zfill(1 << 60)))
    show("center", lambda: len("a".center(1000)))
    show("replace", lambda: len(("a" * 100).replace("a", "b" * 100)))
    show("expandtabs", lambda: len("\t\t".expandtabs(1000)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
