"""`max(a, *xs)` and `min(a, *xs)`, of as many numbers as there are."""


def widest(title, rows):
    return max(len(title), *(len(row) for row in rows))


def bounds(first, rest):
    try:
        return min(first, *rest), max(first, *rest)
    except TypeError as e:
        print(e)
        return first, first


def entry_point(argv):
    print(widest('ab', ['a', 'abcd', '']), widest('abcdef', ['x']))
    print(bounds(3, [5, -1, 4]), bounds(3, [3]), bounds(7, []))
    floats = [0.5, 2.25]
    print(max(1.5, *floats), min(1.5, *floats), max(9.0, *floats[:1]))
    try:
        print(max(1.5, *floats[:0]))
    except TypeError as e:
        print(e)
    seen = {4, 8}
    print(max(0, *seen), min(5, *{'k': 2}.values()), max(1, *(2, 3)), max(0, *map(abs, [-7, 3])))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
