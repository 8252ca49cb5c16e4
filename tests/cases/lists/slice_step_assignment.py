def entry_point(argv):
    xs = list(range(10))
    xs[::2] = [0] * 5
    print(xs)
    xs[1::3] = [-1, -2, -3]
    print(xs)
    xs[::-1] = list(range(10))
    print(xs)
    xs[8:2:-2] = [100, 200, 300]
    print(xs)
    try:
        xs[::2] = [1, 2]
    except ValueError as e:
        print("ValueError", e)
    try:
        xs[::-1] = []
    except ValueError as e:
        print("ValueError", e)
    xs[5:5:2] = []
    print(xs)
    del xs[::2]
    print(xs)
    del xs[::-2]
    print(xs)
    xs = list(range(12))
    del xs[1:9:3]
    print(xs)
    del xs[100::2]
    del xs[3:1:1]
    print(xs)
    ys = ["a", "b", "c", "d"]
    ys[1::2] = ("X", "Y")
    print(ys)
    ys[::2] = "pq"
    print(ys)
    try:
        del ys[::0]
    except ValueError as e:
        print("ValueError", e)
    n = len(argv) + 1
    del ys[::n]
    print(ys)
    return 0
