"""The parts of errors about text that has no bytes, and bytes that are no text."""


class Problem(Exception):
    pass


def decode(data, encoding):
    try:
        if encoding == "ascii":
            return data.decode("ascii")
        return data.decode("utf-8")
    except UnicodeDecodeError as e:
        print(e.encoding, e.start, e.end, e.reason, e.object == data, e.object[e.start:e.end])
        print(e, repr(e), len(e.args))
        print(isinstance(e, ValueError), isinstance(e, UnicodeError))
        return "?"


def encode(text, encoding):
    try:
        if encoding == "ascii":
            return text.encode("ascii")
        return text.encode("latin-1")
    except UnicodeEncodeError as e:
        print(e.encoding, e.start, e.end, e.reason, e.object == text)
        print(e, repr(e))
        for arg in e.args:
            print(arg)
        return b"?"


def raised():
    try:
        raise UnicodeDecodeError("mine", b"\x01\x02\x03", 0, 2, "no reason")
    except UnicodeDecodeError as e:
        print(e, e.start, e.end, e.encoding)
        e.start = 1
        print(e)


def any_of_them(kind):
    try:
        if kind == 0:
            raise UnicodeEncodeError("mine", "xyz", 1, 2, "why")
        if kind == 1:
            raise ValueError("plain")
        if kind == 2:
            raise OSError(2, "none", "file")
        raise Problem("a", 1)
    except (ValueError, OSError, Problem) as e:
        print(str(e), repr(e), e.args)


def entry_point(argv):
    for data in [b"ok", b"a\xff", b"\xc3", b"\xe2\x82", b"abc\xe2\x28\xa1", bytes([200, 1])]:
        print(decode(data, "utf-8"), decode(data, "ascii"))
    for text in ["ok", "a\xe4", "\u20ac\u20ac-", "x\U0001f600y"]:
        print(encode(text, "ascii"), encode(text, "latin-1"))
    raised()
    for kind in range(4):
        any_of_them(kind)
    return 0
