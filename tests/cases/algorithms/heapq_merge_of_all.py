import heapq


def squares():
    yield 1
    yield 4


def entry_point(argv):
    print(list(heapq.merge(squares(), [2, 5])))
    print(list(heapq.merge([1, 3], [2, 4], [0])))
    print(list(heapq.merge((1, 4), {2: "a", 5: "b"}, range(3), reverse=False)))
    print(list(heapq.merge(["b", "aa"], squares_of("ccc"), key=len)))
    rows = [[1, 5], [2, 6], []]
    print(list(heapq.merge(*rows)))
    print(list(heapq.merge(*rows, reverse=True)))
    print(list(heapq.merge([9, 3, 1], [8, 2], reverse=True, key=lambda x: x)))
    print(list(heapq.merge()), list(heapq.merge([3])))
    return 0


def squares_of(s):
    yield s


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
