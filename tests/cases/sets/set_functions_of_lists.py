"""`set.union` and `set.intersection` of as many sets as a list or a tuple has."""


def common(groups):
    return sorted(set.intersection(*groups)) if groups else []


def attempt(groups):
    try:
        print(sorted(set.union(*groups)))
        print(sorted(set.intersection(*groups)))
    except TypeError as e:
        print(e)


def entry_point(argv):
    groups = [{1, 2, 3}, {2, 3, 4}, {3, 2, 9}]
    print(common(groups), common([]), common(groups[:1]))
    print(sorted(set.union(*groups)), sorted(set.union(*groups[1:])))
    first = set.union(*groups[:1])
    first.add(77)
    print(77 in groups[0])
    first = set.intersection(*groups[:1])
    first.clear()
    print(len(groups[0]))
    attempt(groups)
    attempt(groups[:0])
    words = tuple(set(w) for w in 'abc bcd cde'.split())
    print(sorted(set.union(*words)), sorted(set.intersection(*words)), sorted(set.union({'a'}, {'b'})))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
