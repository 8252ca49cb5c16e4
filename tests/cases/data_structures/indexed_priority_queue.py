from typing import Dict, List, Tuple


class IndexedHeap:
    """A priority queue in which priorities can change."""

    def __init__(self) -> None:
        self.heap: List[Tuple[int, str]] = []
        self.place: Dict[str, int] = {}

    def __len__(self) -> int:
        return len(self.heap)

    def __contains__(self, name: str) -> bool:
        return name in self.place

    def _swap(self, i: int, j: int) -> None:
        h = self.heap
        h[i], h[j] = h[j], h[i]
        self.place[h[i][1]] = i
        self.place[h[j][1]] = j

    def _up(self, i: int) -> None:
        while i > 0 and self.heap[i] < self.heap[(i - 1) // 2]:
            self._swap(i, (i - 1) // 2)
            i = (i - 1) // 2

    def _down(self, i: int) -> None:
        n = len(self.heap)
        while 2 * i + 1 < n:
            child = 2 * i + 1
            if child + 1 < n and self.heap[child + 1] < self.heap[child]:
                child += 1
            if self.heap[i] <= self.heap[child]:
                break
            self._swap(i, child)
            i = child

    def push(self, name: str, priority: int) -> None:
        if name in self.place:
            raise ValueError(f'{name!r} is queued already')
        self.place[name] = len(self.heap)
        self.heap.append((priority, name))
        self._up(len(self.heap) - 1)

    def change(self, name: str, priority: int) -> int:
        i = self.place[name]
        old = self.heap[i][0]
        self.heap[i] = (priority, name)
        if priority < old:
            self._up(i)
        else:
            self._down(i)
        return old

    def pop(self) -> Tuple[int, str]:
        top = self.heap[0]
        self._swap(0, len(self.heap) - 1)
        self.heap.pop()
        del self.place[top[1]]
        if self.heap:
            self._down(0)
        return top

    def remove(self, name: str) -> None:
        self.change(name, -(1 << 60))
        self.pop()

    def valid(self) -> bool:
        return (all(self.heap[i] >= self.heap[(i - 1) // 2] for i in range(1, len(self.heap)))
                and all(self.heap[i][1] == n for n, i in self.place.items()))


def entry_point(argv):
    q = IndexedHeap()
    for i, name in enumerate('fix test write mail lunch sleep deploy'.split()):
        q.push(name, (i * 5) % 8)
    print(len(q), q.valid(), q.heap[0])
    print(q.change('sleep', -1), q.change('fix', 100), q.valid())
    q.remove('mail')
    print('mail' in q, 'lunch' in q, q.valid())
    while q:
        print(q.pop(), end=' ')
    print(q.valid())
    q.push('a', 1)
    try:
        q.push('a', 2)
    except ValueError as e:
        print('ValueError:', e)
    try:
        q.change('b', 3)
    except KeyError as e:
        print('KeyError:', e)
    print(q.pop())
    try:
        q.pop()
    except IndexError as e:
        print('IndexError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
