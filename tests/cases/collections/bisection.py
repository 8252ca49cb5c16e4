import bisect


def entry_point(argv):
    xs = [1, 3, 3, 5, 9]
    for x in [0, 1, 3, 4, 9, 10]:
        print(x, bisect.bisect_left(xs, x), bisect.bisect_right(xs, x), bisect.bisect(xs, x))
    bisect.insort(xs, 4)
    bisect.insort_left(xs, 3)
    bisect.insort_right(xs, 100)
    print(xs)
    print(bisect.bisect_left(xs, 3, 2), bisect.bisect_left(xs, 3, 2, 4), bisect.bisect(xs, 50, 0, 3))
    words = ["ant", "bee", "cat"]
    bisect.insort(words, "bat")
    print(words, bisect.bisect_left(words, "cat"))
    ts = [(1, "a"), (2, "b")]
    bisect.insort(ts, (1, "z"))
    print(ts)
    return 0
