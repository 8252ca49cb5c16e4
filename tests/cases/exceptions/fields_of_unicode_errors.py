"""What errors of encodings tell; the same while the program is imported."""


class Mine(UnicodeDecodeError):
    pass


def encoded(out):
    for text in ["abcd\xe9\xe9x", "a\u20ac", "\U0001f600", "fine"]:
        for encoding in ["ascii", "latin-1"]:
            try:
                data = text.encode("ascii") if encoding == "ascii" else text.encode("latin-1")
                out.append(repr(data))
            except UnicodeEncodeError as e:
                out.append("%s %d %d %s %s %r" % (e.encoding, e.start, e.end, e.reason, e.object[e.start:e.end], e.args))
                out.append(str(e))


def decoded(out):
    for data in [b"ab\xe4", b"\xff\xfe", b"\xe2\x28", b"ok"]:
        try:
            out.append(data.decode("utf-8"))
        except UnicodeDecodeError as e:
            out.append("%s %d %d %s %r %r" % (e.encoding, e.start, e.end, e.reason, e.object[e.start:e.end], e.args))
            out.append(str(e))
        try:
            out.append(data.decode("ascii"))
        except ValueError as e:
            out.append(str(e))


def made(out):
    e = UnicodeDecodeError("utf-8", b"abc", 1, 2, "bad")
    out.append("%s %d %d %r %s %r" % (e.encoding, e.start, e.end, e.object, e.reason, e))
    f = UnicodeEncodeError("utf-8", "abc", 1, 3, "bad")
    out.append("%s %d %d %r %s %r" % (f.encoding, f.start, f.end, f.object, f.reason, f))
    out.append("%s, %s" % (e, f))
    try:
        raise Mine("x", b"abc", 0, 1, "why")
    except UnicodeError as g:
        out.append("%s %s" % (g, type(g).__name__))


def both():
    out = []
    encoded(out)
    decoded(out)
    made(out)
    return out


IMPORTED = both()


def entry_point(argv):
    found = both()
    for text in found:
        print(text)
    print(found == IMPORTED)
    return 0
