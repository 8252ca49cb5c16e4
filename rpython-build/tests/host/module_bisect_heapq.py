from bisect import *
import heapq
a = [1, 3, 3, 5]; print(bisect(a, 3), bisect_left(a, 3), bisect_right(a, 0), bisect_left(a, 9)); insort(a, 4); insort_left(a, 3); print(a, bisect_left(["a", "bb", "ccc"], 2, key=len))
h = [5, 1, 4, 2, 3]; heapq.heapify(h); print(h, heapq.heappop(h), h); heapq.heappush(h, 0); print(h, heapq.heappushpop(h, 10), heapq.heapreplace(h, 7), h, [heapq.heappop(h) for _ in range(len(h))])
print(heapq.nlargest(2, [1, 5, 3]), heapq.nsmallest(2, [1, 5, 3]), heapq.nlargest(1, ["a", "bbb"], key=len), list(heapq.merge([1, 4], [2, 3], [0, 9])))
import random
r = random.Random(1); x = [r.randrange(100) for _ in range(50)]; h = []
for v in x: heapq.heappush(h, v)
print(h, [heapq.heappop(h) for _ in x] == sorted(x))
