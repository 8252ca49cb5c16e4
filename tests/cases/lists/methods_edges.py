def entry_point(argv):
    xs = [5, 3, 5, 1]
    print(xs.index(5), xs.index(5, 1), xs.index(5, -2), xs.index(1, 0, 100), xs.count(5), xs.count(2))
    for args in [(9, 0, 4), (5, 3, 4), (3, 2, 4)]:
        try:
            print(xs.index(args[0], args[1], args[2]))
        except ValueError as e:
            print("ValueError", e)
    try:
        xs.remove(42)
    except ValueError as e:
        print("ValueError", e)
    xs.insert(-1, 8)
    xs.insert(-100, 0)
    xs.insert(100, 99)
    xs.insert(2, 22)
    print(xs)
    print(xs.pop(), xs.pop(0), xs.pop(-2), xs)
    try:
        xs.pop(50)
    except IndexError as e:
        print("IndexError", e)
    try:
        [1][1:].pop()
    except IndexError as e:
        print("IndexError", e)
    for i in [4, 100, -5, -6]:
        try:
            print(xs[i])
        except IndexError as e:
            print("IndexError", e)
        try:
            xs[i] = 1
        except IndexError as e:
            print("IndexError", e)
        try:
            del xs[i]
            print(xs)
        except IndexError as e:
            print("IndexError", e)
    ys = xs.copy()
    ys.clear()
    print(xs, ys, ys == [], xs < ys, ys < xs)
    ys.append(1)
    ys.reverse()
    print(ys)
    print([1, 2] < [1, 2, 0], [1, 3] > [1, 2, 9], [[1], [2]] < [[1], [3]], [] < [0], [2] <= [2], [2] >= [3])
    print([1.5] == [1.5], [1] == [1.0], ["a"] < ["b"], [(1, "a")] <= [(1, "b")], [True] == [1])
    return 0
