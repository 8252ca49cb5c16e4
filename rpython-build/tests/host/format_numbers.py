for spec in ("", "d", "5", "<5", ">5", "^5", "05", "+", " ", "-5d", "x", "#x", "X", "o", "#o", "b", "#010b", "c", "e", "f", ".2f", "g", "%",
             "n", ",", "_", "08,", "_x", "*^9", "=+7"):
    print(spec, "|%s|" % format(65, spec), end=" ")
print()
for spec in ("", ".2f", "10.3f", "<10.1f", "+.1e", "e", "E", "g", "G", ".3g", "%", ".1%", ",.2f", "010.2f", "n", "_.3f", ".0f", "#.0f", "z.1f", "*>12"):
    print(spec, "|%s|" % format(1234.5678, spec), "|%s|" % format(-0.04, spec))
for x in (0.0, 1e-10, 123456789.0, 1e20, float("inf"), float("nan"), 1.0, 100000.0, 1000000.0, 0.0001, 0.00001):
    print("%g %e %f %r %s" % (x, x, x, x, x), format(x, ""), format(x, ".3"), format(x, "g"), format(x, ".0e"))
for s in ("5", "<5", ">5", "^6", ".1", "^6.1", "*<4", "s", "05"):
    print("|%s|" % format("ab", s), end="")
print()
for v, s in ((1, "q"), (1.5, "d"), ("a", "d"), ("a", "=5"), (1, ".2"), (1, ",x"), ([], "5"), (1, "abcdef"), ("a", "+"), (1.0, "x")):
    try:
        print(format(v, s))
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
print(format(True), format(True, "5"), format(None), format(True, "d"), "{:>{}}".format("x", 4))
