from itertools import chain, islice, count, cycle, repeat


def squares():
    n = 0
    while True:
        yield n * n
        n += 1


def entry_point(argv):
    print(list(chain()), list(chain([1])), list(chain([1, 2], (3, 4), range(5, 7))))
    print(list(chain('ab', 'c', '', 'de')), sum(chain([1], [2], [3], [4], [5])))
    print(list(islice(count(10), 4)), list(islice(count(0, -3), 3)), list(islice(count(1, 2), 2, 5)))
    print(list(islice(squares(), 3, 20, 4)), list(islice([1, 2, 3], 10)), list(islice([1, 2, 3], 0)))
    print(list(islice('abcdef', None, None, 2)), list(islice('abcdef', 2, None)), list(islice('abc', None)))
    print(list(islice(cycle([1, 2, 3]), 7)), list(islice(cycle('x'), 3)))
    for x in cycle([0][:0]):
        print('never', x)
    print(list(repeat('ab', 3)), list(repeat(1.5, 0)), list(islice(repeat(7), 2)))
    it = count(5)
    print(next(it), next(it), next(it))
    total = 0
    for i, x in zip(range(4), count(100)):
        total += i * x
    print(total)
    c = chain([1, 2], [3])
    print(next(c), next(c), next(c))
    try:
        next(c)
    except StopIteration:
        print('at the end')
    try:
        list(islice([1, 2], -1))
    except ValueError:
        print('negative stop')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
