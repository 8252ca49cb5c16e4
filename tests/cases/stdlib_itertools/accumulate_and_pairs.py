from itertools import accumulate, pairwise, zip_longest
import operator


def entry_point(argv):
    print(list(accumulate([1, 2, 3, 4])), list(accumulate([1.5, 2.5])), list(accumulate([0][:0])))
    print(list(accumulate([3, 1, 4, 1, 5], max)) if False else list(accumulate([3, 1, 4, 1, 5], lambda a, b: max(a, b))))
    print(list(accumulate([1, 2, 3], operator.mul)), list(accumulate([1, 2], initial=100)))
    print(list(accumulate([1, 2], operator.sub, initial=10)), list(accumulate(['a', 'b', 'c'])))
    print(list(pairwise([1, 2, 3, 4])), list(pairwise('ab')), list(pairwise([1])))
    print(list(zip_longest([1, 2, 3], [10], fillvalue=0)), list(zip_longest('a', 'bc', fillvalue='-')))
    for a, b in zip_longest([1, 2], ['x']):
        print(a, b)
    gaps = [b - a for a, b in pairwise([1, 4, 9, 16])]
    print(gaps)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
