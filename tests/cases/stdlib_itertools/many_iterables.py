from itertools import chain, groupby, islice, zip_longest, repeat, starmap, accumulate
import operator


def gen(n):
    for i in range(n):
        yield i * 10


def entry_point(argv):
    print(list(chain([1], (2, 3), range(4, 6), {6}, gen(2), iter([7]), [8])), list(chain('ab', ['cd'], 'e', 'f', 'g', 'h', 'i', 'j')))
    print(list(chain()), list(chain([0][:0])), list(chain.from_iterable([[1, 2], [], [3]])), list(chain.from_iterable(['ab', 'c'])))
    print(list(chain.from_iterable(gen2 for gen2 in [range(2), range(3)])), list(chain(*([1], [2, 3]))))
    print(list(zip_longest([1, 2, 3], 'a')), list(zip_longest('a', [1, 2], fillvalue=None)), list(zip_longest([1], [2, 3], fillvalue=0)))
    print(list(zip_longest([1, 2], [3], [4, 5, 6], fillvalue=-1)), list(zip_longest('a', 'bc', 'def', fillvalue='-')))
    print(list(zip_longest([1], [2, 3], [4], [5, 6, 7], fillvalue=0)), list(zip_longest('ab', 'c', '', 'defg', 'h', fillvalue='.')))
    print(list(zip_longest([1, 2], fillvalue=9)), list(zip_longest([0][:0], [0][:0])), list(zip_longest(gen(1), gen(3), fillvalue=5)))
    for key, group in groupby('aaabbca'):
        print(key, list(group), end='; ')
    print()
    for key, group in groupby([1, 3, 2, 4, 5], key=lambda x: x % 2):
        print(key, sum(group), end='; ')
    print()
    print([(k, len(list(g))) for k, g in groupby(sorted('mississippi'))], [k for k, g in groupby('')])
    rows = [('x', 1), ('x', 2), ('y', 3)]
    print({k: [n for _, n in g] for k, g in groupby(rows, key=lambda r: r[0])})
    for k, g in groupby([5, 5, 6]):
        print(k, next(g), list(g))
    print(list(accumulate([1, 2, 3, 4], operator.mul)), list(accumulate([3, 1, 4, 1, 5], max)), list(accumulate(['a', 'b'])))
    print(list(accumulate([1, 2], initial=10)), list(accumulate([0][:0], initial=7)), list(accumulate([1.5, 2.5])))
    print(list(starmap(pow, [(2, 5), (3, 2)])), list(starmap(lambda a, b, c: a + b * c, [(1, 2, 3)])), list(repeat(7, 3)), list(repeat('a', 0)))
    print(list(islice('abcdefg', 2)), list(islice('abcdefg', 2, 4)), list(islice('abcdefg', 2, None)), list(islice('abcdefg', 0, None, 3)))
    print(list(islice([0][:0], 3)), list(islice(range(100), 5, 50, 20)), list(islice('abc', 5)), list(islice('abc', 1, 1)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
