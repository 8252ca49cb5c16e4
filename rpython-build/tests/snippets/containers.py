#: list slices assign
l = list(range(6))
l[1:3] = 'xyz'; print(l); l[::2] = [0] * len(l[::2]); print(l); del l[::3]; print(l); l[2:2] = [9]; print(l)
#: extended slice of wrong size
l = [1, 2, 3]
try: l[::2] = [1]
except ValueError as e: print(e)
#: list methods
l = [3, 1, 2]
l.append(1); l.extend((5,)); l.insert(-1, 7); print(l, l.pop(), l.pop(0), l.index(1, 1), l.count(1)); l.remove(1); l.reverse(); print(l, l.copy(), l.clear(), l)
#: sorting is stable
l = ['bb', 'a', 'cc', 'd']
print(sorted(l, key=len), sorted(l, key=len, reverse=True), sorted([3, 1, 2], reverse=True))
#: sorting mixed types fails
try: [1, 'a'].sort()
except TypeError as e: print(e)
#: list arithmetic
a = [1]; b = a; b += [2]; b = b + [3]
print(a, b, [0] * 3, [1, 2] < [1, 3], [1] == [1.0], [[]] * 2)
#: list repetition shares
l = [[]] * 2; l[0].append(1)
print(l)
#: tuples
t = 1, 'a', (2,)
print(t, t[1], t[1:], t + (3,), (0,) * 2, t.index('a'), t.count(1), hash((1, 2)) == hash((1, 2)), (1, 2) < (1, 3))
#: tuples are constant
try: (1,)[0] = 2
except TypeError as e: print(e)
#: dict order and update
d = {'b': 1}; d['a'] = 2; d['b'] = 3; d.update(c=4); d |= {'z': 5}
print(d, list(d), list(d.items()), d | {'b': 0})
#: dict methods
d = dict(a=1, b=2)
print(d.get('x'), d.get('x', 0), d.setdefault('c', 3), d.pop('a'), d.pop('q', None), d.popitem(), d, dict.fromkeys('ab', 0), dict([('k', 1)], j=2))
#: dict errors
for f in (lambda: {}['k'], lambda: {}.pop('k'), lambda: {}.popitem(), lambda: {[]: 1}):
    try: f()
    except (KeyError, TypeError) as e: print(type(e).__name__, e)
#: dict views are live
d = {'a': 1}; k = d.keys(); v = d.values()
d['b'] = 2; print(list(k), list(v), k & {'a', 'z'}, ('a', 1) in d.items(), len(k))
#: dict reversed and del
d = {1: 1, 2: 2, 3: 3}
del d[2]; d[2] = 0; print(list(reversed(d)), d, 2 in d)
#: dict equal keys
d = {1: 'a'}; d[1.0] = 'b'; d[True] = 'c'
print(d)
#: set operations
a, b = {1, 2, 3}, {3, 4}
print(a | b, a & b, a - b, sorted(a ^ b), a > {1}, a.isdisjoint({9}), {1} <= a)
#: set methods
s = {1}; s.add(2); s.discard(9); s.update([5], (6,)); s.remove(1)
print(sorted(s), len(s))
try: s.remove(99)
except KeyError as e: print(e)
#: frozenset as key
f = frozenset([1, 2])
print({f: 'v'}[frozenset([2, 1])], type(f | {3}).__name__, type({3} | f).__name__)
#: slice objects
s = slice(1, 10, 2)
print(s, s.start, s.indices(6), [0, 1, 2, 3, 4][slice(None, None, -1)], s == slice(1, 10, 2))
#: deque
from collections import deque
d = deque([1, 2, 3], maxlen=3); d.append(4); d.appendleft(0)
print(d, d.popleft(), d[0], list(d)); d.rotate(1); print(d)
#: defaultdict
from collections import defaultdict
d = defaultdict(list); d['a'].append(1); d['b']
print(d.get('z'), dict(d))
#: Counter
from collections import Counter
c = Counter('abracadabra')
print(c.most_common(2), c['z'], sum(c.values()), Counter(a=3) - Counter(a=1))
#: OrderedDict
from collections import OrderedDict
d = OrderedDict(a=1, b=2); d.move_to_end('a')
print(list(d), d.popitem(last=False), d == {'a': 1})
#: heapq
import heapq
h = [5, 1, 4]; heapq.heapify(h); heapq.heappush(h, 0)
print([heapq.heappop(h) for _ in range(4)], heapq.nlargest(2, [1, 5, 3]), heapq.nsmallest(2, [3, 1, 2]))
#: bisect
import bisect
l = [1, 3, 3, 5]
print(bisect.bisect(l, 3), bisect.bisect_left(l, 3), bisect.bisect_right(l, 0)); bisect.insort(l, 4); print(l)
#: array
from array import array
a = array('i', [1, 2]); a.append(3)
print(a, a[1:], list(a), len(a), a.typecode)
#: copy and deepcopy
import copy
a = [[1], {'k': [2]}]; b = copy.copy(a); c = copy.deepcopy(a); a[0].append(9)
print(b[0], c[0], c[1] is a[1])
#: any all
print(any([]), all([]), any([0, '', 1]), all([1, 'a', []]), any(x > 2 for x in (1, 2, 3)))
#: containment
print(2 in [1, 2], 'b' in 'abc', 'k' in {'k': 1}, 3 not in (1, 2), None in [None])
#: operator module
import operator
print(operator.add(1, 2), operator.itemgetter(1, 0)('ab'), operator.attrgetter('real')(5), operator.methodcaller('upper')('a'))
#: weak references
import weakref
class C: pass
c = C(); r = weakref.ref(c)
print(r() is c)
