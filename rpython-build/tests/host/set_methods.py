a, b = {1, 2, 3}, {2, 3, 4}
print(sorted(a | b), sorted(a & b), sorted(a - b), sorted(a ^ b), a == {3, 2, 1}, a < {1, 2, 3, 4}, a <= a, a > {1}, a.isdisjoint({9}), a != b)
print(sorted(a.union([9], (8,))), sorted(a.intersection([1, 9])), sorted(a.difference([1])), sorted(a.symmetric_difference([1, 7])), a.issubset(range(5)), a.issuperset([1]))
a.add(5); a.discard(1); a.discard(100); a.remove(2); a |= {6}; a &= {3, 5, 6}; a -= {3}; a ^= {5, 9}; a.update([1], [2])
print(sorted(a), len(a), 6 in a, set("aab") == {"a", "b"}, set() == set([]), repr(set()), repr({1}), a.copy() is a)
f = frozenset([1, 2]); print(f, f | {3} == frozenset([1, 2, 3]), hash(f) == hash(frozenset([2, 1])), {f: 1}[frozenset([1, 2])], f == {1, 2}, frozenset(), type(f | {3}).__name__, type({3} | f).__name__)
print({frozenset([1])} == {frozenset([1])}, {1} in {frozenset([1])}, sorted({x % 3 for x in range(10)}), max({1, 5}), sum({1, 2}), {1, 2} == frozenset([1, 2]))
c = {1}; print(c.pop(), c); c.intersection_update([1]); c.symmetric_difference_update([4]); c.difference_update([4]); print(c); c.clear()
for g in (lambda: set().pop(), lambda: {1}.remove(2), lambda: {[]}, lambda: set() | [1], lambda: hash(set()), lambda: frozenset().add(1), lambda: {1} < 5):
    try:
        g()
    except Exception as e:
        print(type(e).__name__, e)
try:
    s = {1, 2}
    for x in s: s.add(x + 10)
except RuntimeError as e:
    print(e)
