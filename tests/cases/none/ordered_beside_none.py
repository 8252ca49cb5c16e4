def entry_point(argv):
    d = {"a": "x"}
    x = d.get("q")
    y = d.get("r")
    try:
        print(max(x, y))
    except TypeError as e:
        print(e)
    try:
        print(x <= y)
    except TypeError as e:
        print(e)
    try:
        print(x >= "a")
    except TypeError as e:
        print(e)
    try:
        print("a" > x)
    except TypeError as e:
        print(e)
    try:
        print(sorted([x, y, "a"]))
    except TypeError as e:
        print(e)
    try:
        print(max([("a", x), ("a", y)]))
    except TypeError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
