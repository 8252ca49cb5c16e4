print("{} {} {}".format(1, "a", None), "{0} {1} {0}".format("x", "y"), "{a} {b}".format(a=1, b=2), "{0.real} {1[k]} {2[0]}".format(5, {"k": "v"}, [9]))
print("{!r} {!s:>5} {:>{w}}".format("a", "b", "c", w=4), "{{}} {}".format(1), "{:{}{}}".format(5, "<", 4), "{:%}".format(0.5))
class P:
    x = 3
    def __getitem__(self, k): return "item " + k
print("{0.x} {0[key]} {p.x}".format(P(), p=P()), "{:,}".format(10**9), "{0:.{1}f}".format(3.14159, 2))
print("{a[b]}".format(a={"b": 1}), "{x}".format_map({"x": 5}), "{:>10}|{:^10}|".format("r", "c"))
for f in (lambda: "{}".format(), lambda: "{a}".format(), lambda: "{".format(), lambda: "}".format(), lambda: "{0}{}".format(1, 2),
          lambda: "{!z}".format(1), lambda: "{0.q}".format(1), lambda: "{:d}".format("a"), lambda: "{0[}".format([1])):
    try:
        print(f())
    except (IndexError, KeyError, ValueError, AttributeError) as e:
        print(type(e).__name__, e)
