# `min` and `max` of several lists, bytes and tuples.
def entry_point(argv):
    n = len(argv)
    print(max([1, 2], [3], [2, 5]), max([n], [n, 0]), min([], []), min([2], [], [1]))
    print(min(b'a', b'', b'b'), max(b'a', b'\xff', b'b'), max(bytearray(b'a'), bytearray(b'b')))
    print(max((1, [2]), (1, [n])), min((n, b'x'), (n, b'a')))
    print(min(['b'], ['a', 'c']), max([[1], [n]], [[1, 1]]), min([1.5, -0.0], [1.5]))
    first, second = [n], [n]
    print(max(first, second) is first, min(first, second) is first)
    print(max([True], [False, True]), max([n], [2], key=len), min([1, 2], [3], key=len))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
