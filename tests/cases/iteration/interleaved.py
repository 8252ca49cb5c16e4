"""Several iterations at once: nested, over the same list, interleaved, ended early, with `else`."""


class Countdown:
    def __init__(self, start):
        self.start = start

    def __iter__(self):
        n = self.start
        while n > 0:
            yield n
            n -= 1


def pairs(items):
    first = iter(items)
    second = iter(items)
    next(second, None)
    return list(zip(first, second))


def merge(a, b):
    out = []
    ia, ib = iter(a), iter(b)
    x, y = next(ia, None), next(ib, None)
    while x is not None or y is not None:
        if y is None or x is not None and x <= y:
            out.append(x)
            x = next(ia, None)
        else:
            out.append(y)
            y = next(ib, None)
    return out


def find(rows, wanted):
    for i, row in enumerate(rows):
        for j, item in enumerate(row):
            if item == wanted:
                break
        else:
            continue
        return i, j
    else:
        return -1, -1


def chunks(text, n):
    it = iter(text)
    out = []
    while True:
        part = ''.join([c for c, _ in zip(it, range(n))])
        if not part:
            return out
        out.append(part)


def entry_point(argv):
    c = Countdown(3)
    print([(x, y) for x in c for y in c if x != y])
    print(pairs([1, 2, 3, 4]), pairs([7]), pairs([]))
    print(merge([1, 4, 6], [2, 3, 9, 10]), merge([], [5]), merge([5], []))
    rows = [[1, 2], [], [3, 4, 5]]
    print(find(rows, 4), find(rows, 1), find(rows, 9), find([], 0))
    print(chunks('abcdefgh', 4), chunks('', 2), chunks('éß日本語', 5))
    it = iter(c)
    print(next(it), list(it), list(it), next(it, -1))
    shared = iter(range(6))
    print([(a, b) for a, b in zip(shared, shared)])
    d = {'a': 1, 'b': 2}
    for k in d:
        for other in d:
            if other > k:
                print(k, other, d[k] + d[other])
    grown = [1]
    for x in grown:
        if x < 50:
            grown.append(x * 3)
    print(grown)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
