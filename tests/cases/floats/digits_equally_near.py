"""Of two shortest texts that are equally near, the even one: while the program is imported, of constants, and translated."""

START = 999999999900000.0


def texts(count):
    found = []
    for i in range(count):
        x = START + i * 0.25
        found.append("%s %r" % (x, -x))
    return found


IMPORTED = texts(64)
POWERS = [repr(2.0 ** i) for i in range(-1074, 1024, 7)]


def entry_point(argv):
    print(999999999999997.25, f"{1737470848118124.25}", str(-2040884272922261.25), "%s" % 671224743670111.25)
    translated = texts(64)
    print(translated == IMPORTED, translated[:9])
    x = 2.0 ** -1074
    same = 0
    for text in POWERS:
        if text == repr(x):
            same += 1
        x *= 128.0
    print(same, len(POWERS), POWERS[:3], POWERS[-3:])
    return 0


if __name__ == "__main__":
    import sys

    sys.exit(entry_point(sys.argv))
