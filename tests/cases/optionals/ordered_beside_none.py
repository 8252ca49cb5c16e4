def pick(d, k):
    return d.get(k)


def entry_point(argv):
    d = {"a": 1}
    x = pick(d, "q")
    y = pick(d, "r")
    try:
        print(x < y)
    except TypeError as e:
        print(e)
    try:
        print(max(x, y))
    except TypeError as e:
        print(e)
    try:
        print(min(x, y))
    except TypeError as e:
        print(e)
    try:
        print(max([x, y]))
    except TypeError as e:
        print(e)
    try:
        print(sorted([x, y]))
    except TypeError as e:
        print(e)
    try:
        print(max(1, y))
    except TypeError as e:
        print(e)
    try:
        print(max(x, 1))
    except TypeError as e:
        print(e)
    try:
        print(sorted([1, y]))
    except TypeError as e:
        print(e)
    try:
        print((x, 1) < (y, 2))
    except TypeError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
