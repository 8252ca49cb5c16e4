"""What arrays do not take, and arrays of several types together; the same while the program is imported."""
from array import array


def limits(out):
    for n in [-1, -129, -32769, 255, 65535, 65536, 1 << 31, 1 << 32, -(1 << 31) - 1]:
        try:
            out.append(repr(array("b", [n])))
        except OverflowError as e:
            out.append(str(e))
        try:
            out.append(repr(array("B", [n])))
        except OverflowError as e:
            out.append(str(e))
        try:
            out.append(repr(array("h", [n])))
        except OverflowError as e:
            out.append(str(e))
        try:
            out.append(repr(array("H", [n])))
        except OverflowError as e:
            out.append(str(e))
        try:
            out.append(repr(array("i", [n])))
        except OverflowError as e:
            out.append(str(e))
        try:
            out.append(repr(array("I", [n])))
        except OverflowError as e:
            out.append(str(e))
        try:
            out.append(repr(array("L", [n])))
        except OverflowError as e:
            out.append(str(e))
        try:
            out.append(repr(array("Q", [n])))
        except OverflowError as e:
            out.append(str(e))


def kinds(out):
    a = array("i", [1, 2])
    b = array("b", [3])
    d = array("d", [1.0, 2.5])
    out.append("%s %s %s %s" % (a == d, a < d, a > d, a >= b))
    try:
        a.extend(b)
    except TypeError as e:
        out.append(str(e))
    try:
        array("i", [1]).index(2)
    except ValueError as e:
        out.append(str(e))
    try:
        array("x")
    except ValueError as e:
        out.append(str(e))
    out.append("%r %r %r" % (a[1:], d[:1] + d, b * 2))
    out.append("%r" % a.tobytes())


def everything():
    out = []
    limits(out)
    kinds(out)
    return out


WHILE_IMPORTED = everything()
TEXT = array("u", "aé")
BYTES = TEXT.tobytes()
TEXT.frombytes(b"b\0\0\0")
TEXT = TEXT.tounicode()
NUMBERS = array("h", [1, 2])
FLOATS = array("f", [1.5])


def entry_point(argv):
    for line in everything():
        print(line)
    print(WHILE_IMPORTED == everything(), TEXT, BYTES)
    NUMBERS.append(len(argv))
    FLOATS.append(2.5)
    print(NUMBERS, FLOATS)
    return 0
