EMPTY = frozenset()
VOWELS = frozenset('aeiou')


def entry_point(argv):
    f = frozenset([3, 1, 2, 3])
    s = {2, 3, 4}
    print(sorted(f), len(f), f == {1, 2, 3}, {1, 2, 3} == f, f != s, 2 in f, 9 in f)
    print(sorted(f & s), sorted(f | s), f - s, sorted(f ^ s), type(f & s) is frozenset, isinstance(f, frozenset))
    print(sorted(s | f), isinstance(s | f, set), isinstance(s & f, frozenset), sorted(s - f))
    print(f.union([7]) == frozenset([1, 2, 3, 7]), f.intersection([1]), f.difference([1, 2]), sorted(f.symmetric_difference([1, 9])))
    print(f.issubset(range(5)), f.issuperset([1]), f.isdisjoint([4]), f < frozenset(range(9)), f <= f, f.copy() == f)
    print(hash(f) == hash(frozenset([1, 2, 3])), hash(EMPTY) == hash(frozenset([])), EMPTY, frozenset([5]), bool(EMPTY))
    f2 = f
    f2 |= {10}
    print(len(f), len(f2), f2 == frozenset([1, 2, 3, 10]))
    print([c for c in 'education' if c in VOWELS], ''.join(sorted(VOWELS)), len(VOWELS))
    pts = {(0, 0), (1, 2), (0, 0)}
    pts.add((1, 2))
    pts.add((5, 5))
    print(sorted(pts), (1, 2) in pts, (2, 1) in pts, len(pts))
    pts -= {(0, 0)}
    print(sorted({(y, x) for x, y in pts}), min(pts), max(pts))
    groups = {frozenset(w) for w in ['abc', 'cab', 'xyz', 'zzyx', 'q']}
    print(len(groups), sorted([''.join(sorted(g)) for g in groups]))
    powers = [frozenset()]
    for x in [1, 2, 3]:
        powers += [p | {x} for p in powers]
    print(len(powers), len(set(powers)), sorted([sorted(p) for p in powers]))
    by_set = {}
    for w in ['tea', 'eat', 'ate', 'bat', 'tab']:
        by_set.setdefault(frozenset(w), []).append(w)
    print([by_set[k] for k in sorted(by_set, key=lambda k: by_set[k][0])])
    print(sorted([frozenset([2]), frozenset([1])], key=lambda x: min(x)), {frozenset([1])} == {frozenset([1])})
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
