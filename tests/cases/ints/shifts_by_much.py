"""Shifts by counts that are not known before the program runs."""


def entry_point(argv):
    # type: (list[str]) -> int
    counts = [0, 1, 5, 31, 32, 62, 63, 64, 65, 127, 128, 1000, 0x7fffffff]
    for x in [0, 1, -1, 5, -5, 123456789, -123456789, 1 << 62, -(1 << 62)]:
        for n in counts:
            print("%d >> %d = %d" % (x, n, x >> n))
    for n in [-1, -64]:
        try:
            print(1 >> n)
        except ValueError as e:
            print("ValueError: %s" % e)
    return 0
