from itertools import combinations, permutations, product, combinations_with_replacement


def show(groups):
    parts = []
    for group in groups:
        parts.append(''.join(list(group)))
    print(len(parts), ' '.join(parts))


def show_numbers(groups):
    parts = []
    for group in groups:
        parts.append(''.join([str(x) for x in group]))
    print(len(parts), ' '.join(parts))


def entry_point(argv):
    show(list(combinations('abcd', 2)))
    show_numbers(list(combinations([1, 2, 3, 4], 3)))
    show_numbers(list(combinations([1, 2], 0)))
    show_numbers(list(combinations([1, 2], 3)))
    show(list(permutations('abc')))
    show_numbers(list(permutations([1, 2, 3, 4], 2)))
    show_numbers(list(permutations([1], 2)))
    show(list(combinations_with_replacement('xyz', 2)))
    print([a + b for a, b in product('ab', 'cd')])
    print([(a, b, c) for a, b, c in product([0, 1], [0, 1], 'x')])
    print(sum([1 for a, b, c in product(range(4), range(5), range(6)) if a + b == c]))
    best = ''
    for p in permutations('tac'):
        word = ''.join(p)
        if best == '' or word < best:
            best = word
    print(best)
    try:
        list(combinations([1], -1))
    except ValueError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
