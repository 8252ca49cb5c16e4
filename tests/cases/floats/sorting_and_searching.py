from rpython.rlib.rbisect import bisect_left, bisect_right
import bisect
import heapq


def quicksort(xs):
    if len(xs) <= 1:
        return xs
    pivot = xs[len(xs) // 2]
    return quicksort([x for x in xs if x < pivot]) + [x for x in xs if x == pivot] + quicksort([x for x in xs if x > pivot])


def median(xs):
    ys = sorted(xs)
    n = len(ys)
    if n % 2:
        return ys[n // 2]
    return (ys[n // 2 - 1] + ys[n // 2]) / 2


def entry_point(argv):
    one = float(len(argv))
    xs = [3.5, -1.25, 0.0, 2.0 * one, 1e-9, 1e9, -7.5, 2.0]
    ys = quicksort(xs)
    print(ys, ys == sorted(xs), median(xs), median(xs[:3]))
    print([bisect_left(ys, v, len(ys)) for v in [-10.0, 2.0, 5.0, 1e10]], [bisect_right(ys, v, len(ys)) for v in [-10.0, 2.0, 5.0, 1e10]])
    print([bisect.bisect_left(ys, v) for v in [-10.0, 2.0, 5.0]], [bisect.bisect(ys, v) for v in [2.0, 1e9]])
    heap = []
    for x in xs:
        heapq.heappush(heap, x)
    print([heapq.heappop(heap) for i in range(4)], sorted(heap), heapq.nsmallest(2, xs), heapq.nlargest(2, xs))
    bisect.insort(ys, 0.5)
    print(ys.index(0.5), ys[:4], sorted(xs, key=abs)[:3], sorted(xs, key=lambda x: (-x, 1))[0], min(xs, key=lambda x: abs(x - 1.9)))
    pairs = sorted(zip(xs, range(8)))
    print(pairs[0], pairs[-1], [i for x, i in pairs])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
