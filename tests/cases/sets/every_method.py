def show(s):
    return sorted(s)


def entry_point(argv):
    a = {1, 2, 3, 4}
    b = {3, 4, 5}
    print(show(a | b), show(a & b), show(a - b), show(b - a), show(a ^ b))
    print(show(a.union(b)), show(a.union([9], (8,), {7: 1})), show(a.union()), show(a.union(range(6, 8))))
    print(show(a.intersection(b)), show(a.intersection([1, 3], {1, 2})), show(a.intersection()))
    print(show(a.difference(b)), show(a.difference([1], [2])), show(a.difference()))
    print(show(a.symmetric_difference(b)), show(a.symmetric_difference([1, 9])))
    print(a <= b, a >= {1, 2}, {1} < a, a < a, a <= a, a > set(), a == {4, 3, 2, 1}, a != b)
    print(a.issubset([1, 2, 3, 4, 5]), a.issuperset([1]), a.isdisjoint([9]), a.isdisjoint(b), {1}.issubset(a))
    c = a.copy()
    c.add(9)
    c.add(9)
    c.discard(1)
    c.discard(77)
    c.remove(2)
    print(show(c), show(a), len(c))
    try:
        c.remove(2)
    except KeyError as e:
        print('KeyError', e)
    c.update([10], {11}, (12,), 'x' and [13])
    c.intersection_update({3, 10, 11, 12}, [10, 11, 3])
    print(show(c))
    c.difference_update([10], [3])
    c.symmetric_difference_update([11, 50])
    print(show(c), c.pop(), c, bool(c))
    c |= {1, 2}
    c &= {2, 3}
    print(sorted(c))
    c ^= {2, 4}
    print(sorted(c))
    c -= {4}
    print(c, len(c))
    c.clear()
    print(c, set(), set([]) == set(), show(set('hello')), show({x % 3 for x in range(10)}))
    d = a
    d |= {100}
    print(100 in a, d is a)
    a.update(a)
    a -= a
    print(a)
    e = {1, 2}
    e.symmetric_difference_update(e)
    print(e)
    print(show(set(range(5)) - set(range(3))), max({3, 9, 2}), sum({1, 2, 3}), any({0}), all(set()))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
