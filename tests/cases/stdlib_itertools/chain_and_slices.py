from itertools import chain, islice, count, cycle, repeat


def squares():
    n = 0
    while True:
        yield n * n
        n += 1


def entry_point(argv):
    print(list(chain([1])), list(chain([1, 2], (3, 4), range(5, 7))), list(chain('ab', 'c', '', 'de')))
    print(list(islice(count(10), 4)), list(islice(count(0, -3), 3)), list(islice(count(1, 2), 2, 5)))
    print(list(islice(squares(), 3, 20, 4)), list(islice([1, 2, 3], 10)), list(islice([1, 2, 3], 0)))
    print(list(islice('abcdef', None, None, 2)), list(islice('abcdef', 2, None)), list(islice('abc', None)))
    print(list(islice(cycle([1, 2, 3]), 7)), list(islice(cycle('x'), 3)))
    for x in cycle([0][:0]):
        print('never', x)
    print(list(repeat('ab', 3)), list(repeat(1.5, 0)), list(islice(repeat(7), 2)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
