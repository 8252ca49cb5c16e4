import heapq


class Empty(Exception):
    pass


def quick_select(items, k):
    if not 0 <= k < len(items):
        raise IndexError(f'{k} of {len(items)}')
    items = list(items)
    while True:
        pivot = items[len(items) // 2]
        low = [x for x in items if x < pivot]
        same = [x for x in items if x == pivot]
        if k < len(low):
            items = low
        elif k < len(low) + len(same):
            return pivot
        else:
            k -= len(low) + len(same)
            items = [x for x in items if x > pivot]


def majority(items):
    candidate, votes = None, 0
    for x in items:
        if votes == 0:
            candidate, votes = x, 1
        else:
            votes += 1 if x == candidate else -1
    return candidate if candidate is not None and items.count(candidate) * 2 > len(items) else None


def best_sum(values):
    """Kadane: the sum, and the slice."""
    best, here, start = (values[0], 0, 1), 0, 0
    for i, v in enumerate(values):
        here += v
        if here > best[0]:
            best = (here, start, i + 1)
        if here < 0:
            here, start = 0, i + 1
    return best


class MedianStream:
    def __init__(self):
        self.low = []
        self.high = []

    def add(self, x):
        heapq.heappush(self.low, -x)
        heapq.heappush(self.high, -heapq.heappop(self.low))
        if len(self.high) > len(self.low):
            heapq.heappush(self.low, -heapq.heappop(self.high))
        return self.median()

    def median(self):
        if not self.low:
            raise Empty('no values yet')
        if len(self.low) > len(self.high):
            return float(-self.low[0])
        return (self.high[0] - self.low[0]) / 2


def merge_k(lists):
    heap = [(l[0], i, 0) for i, l in enumerate(lists) if l]
    heapq.heapify(heap)
    while heap:
        value, i, j = heapq.heappop(heap)
        yield value
        if j + 1 < len(lists[i]):
            heapq.heappush(heap, (lists[i][j + 1], i, j + 1))


def dutch_flag(items, low, high):
    a, i, b = 0, 0, len(items) - 1
    while i <= b:
        if items[i] < low:
            items[a], items[i] = items[i], items[a]
            a += 1
            i += 1
        elif items[i] > high:
            items[b], items[i] = items[i], items[b]
            b -= 1
        else:
            i += 1
    return a, b + 1


def trapped_water(heights):
    left, right, l, r, total = 0, len(heights) - 1, 0, 0, 0
    while left < right:
        l, r = max(l, heights[left]), max(r, heights[right])
        if l < r:
            total += l - heights[left]
            left += 1
        else:
            total += r - heights[right]
            right -= 1
    return total


def largest_rectangle(heights):
    stack, best = [], 0
    for i, h in enumerate(heights + [0]):
        start = i
        while stack and stack[-1][1] >= h:
            start, height = stack.pop()
            best = max(best, height * (i - start))
        stack.append((start, h))
    return best


def entry_point(argv):
    data = [(i * 31 + 7) % 47 for i in range(30)]
    print([quick_select(data, k) for k in range(30)] == sorted(data), quick_select([5, 5, 5], 1))
    print(majority([1, 2, 1, 1, 3, 1]), majority([1, 2, 3]), majority([]))
    print(best_sum([-2, 1, -3, 4, -1, 2, 1, -5, 4]), best_sum([-3, -1, -2]))
    stream = MedianStream()
    try:
        stream.median()
    except Empty as e:
        print('Empty:', e)
    print([stream.add(x) for x in [5, 2, 8, 9, 1, 7]])
    print(list(merge_k([[1, 4, 9], [], [2, 4, 6], [0]])), list(merge_k([])))
    flags = [5, 1, 9, 3, 7, 2, 8, 5]
    print(dutch_flag(flags, 3, 6), flags[:3] != sorted(flags)[:3], sorted(flags[:2]), sorted(flags[5:]))
    print(trapped_water([0, 1, 0, 2, 1, 0, 1, 3, 2, 1, 2, 1]), trapped_water([]), largest_rectangle([2, 1, 5, 6, 2, 3]), largest_rectangle([]))
    for k in (-1, 3):
        try:
            quick_select([1, 2, 3], k)
        except IndexError as e:
            print('IndexError:', e)
    try:
        best_sum([])
    except IndexError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
