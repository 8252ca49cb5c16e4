from itertools import combinations, combinations_with_replacement, permutations, product


def entry_point(argv):
    print(list(combinations('abcd', 2)), list(combinations([1, 2, 3], 3)), list(combinations([1, 2], 3)), list(combinations([], 0)))
    print(list(combinations_with_replacement('ab', 2)), list(combinations_with_replacement([1], 3)), list(combinations_with_replacement([], 2)))
    print(list(permutations([1, 2, 3])), list(permutations('ab', 1)), list(permutations('ab', 3)), list(permutations([], 0)))
    print(len(list(permutations(range(5)))), len(list(combinations(range(8), 4))), sum(1 for _ in permutations(range(5), 3)))
    for a, b in combinations([10, 20, 30], 2):
        print(a + b, end=' ')
    print()
    seen = set(combinations([1, 1, 2], 2))
    print(sorted(seen), (1, 2) in seen, {p: sum(p) for p in permutations([1, 2], 2)})
    print(list(product([1, 2], 'ab')), list(product('xy', [1], (2.5, 3.5))), list(product([0][:0], [1])), list(product([1])))
    print(list(product('ab', repeat=2)), list(product([0, 1], repeat=3))[5], list(product([0, 1], repeat=0)))
    print(list(product([1, 2], [3], repeat=2)), len(list(product(range(3), repeat=4))))
    print(list(product([1], 'a', [2.5], [None, True])), list(product([1, 2], [3, 4], [5], [6], [7, 8]))[-1])
    n = len(argv) + 1
    print([''.join(p) for p in product('01', repeat=n)], list(combinations(range(3), n)))
    best = max(permutations([3, 1, 2]), key=lambda p: p[0] * 100 + p[1] * 10 + p[2])
    print(best, min(combinations([5, 2, 9], 2), key=sum))
    for bad in range(3):
        try:
            if bad == 0:
                list(combinations([1], -n))
            elif bad == 1:
                list(permutations([1], -n))
            else:
                list(product([1], repeat=-n))
        except ValueError as e:
            print('ValueError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
