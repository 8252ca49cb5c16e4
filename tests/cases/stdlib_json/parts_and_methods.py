"""Parts and methods of lists and texts that `json.loads` gave."""
import json


def entry_point(argv):
    v = json.loads('{"s": "hello", "l": [3, 1, 2, 1], "d": {"a": 1}, "n": 5}')
    l = v["l"]
    s = v["s"]
    print(l[1:], l[:-1], l[::2], l[::-1], len(l[1:]), s[1:3], s[:-1], s[::-1])
    for key in ["d", "n"]:
        try:
            print(v[key][1:])
        except (TypeError, KeyError) as e:
            print(type(e).__name__)
    total = 0
    for x in l[1:]:
        total += int(x)
    print(total, l.index(1), l.count(1), l.count(9), s.index("l"), s.count("l"))
    try:
        l.index("x")
    except ValueError as e:
        print(e)
    l.sort()
    print(l)
    l.sort(reverse=True)
    print(l)
    l.reverse()
    l.extend([7, 8])
    l.remove(1)
    print(l, l.pop(0), l)
    print(l.pop(), l, v["d"].pop("a"), v["d"].pop("b", 3), v["d"].pop("b", None))
    v["d"]["a"] = 1
    try:
        v["d"].pop("zz")
    except KeyError as e:
        print("KeyError", e)
    copy = l.copy()
    l.clear()
    print(l, copy, v["d"].copy())
    try:
        copy.remove(99)
    except ValueError as e:
        print(e)
    try:
        s.append(1)
    except AttributeError as e:
        print(e)
    try:
        v["n"].reverse()
    except AttributeError as e:
        print(e)
    v["d"].clear()
    print(json.dumps(v))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
