from typing import Iterator, List, Optional


class BufferFull(Exception):
    pass


class BufferEmpty(Exception):
    pass


class RingBuffer:
    def __init__(self, capacity: int, overwrite: bool = False) -> None:
        self._slots: List[Optional[str]] = [None] * capacity
        self._start = 0
        self._count = 0
        self.overwrite = overwrite
        self.lost: List[str] = []

    def __len__(self) -> int:
        return self._count

    @property
    def full(self) -> bool:
        return self._count == len(self._slots)

    def push(self, value: str) -> 'RingBuffer':
        if self.full:
            if not self.overwrite:
                raise BufferFull(value)
            self.lost.append(self.pop())
        self._slots[(self._start + self._count) % len(self._slots)] = value
        self._count += 1
        return self

    def pop(self) -> str:
        if not self._count:
            raise BufferEmpty()
        value = self._slots[self._start]
        self._slots[self._start] = None
        self._start = (self._start + 1) % len(self._slots)
        self._count -= 1
        assert value is not None
        return value

    def __getitem__(self, i: int) -> str:
        if i < 0:
            i += self._count
        if not 0 <= i < self._count:
            raise IndexError(f'index {i} of {self._count}')
        value = self._slots[(self._start + i) % len(self._slots)]
        assert value is not None
        return value

    def __iter__(self) -> Iterator[str]:
        for i in range(self._count):
            yield self[i]

    def __repr__(self) -> str:
        return f'<{" ".join("-" if s is None else s for s in self._slots)}>'


def moving_average(values, width):
    window = [0.0] * width
    total, n = 0.0, 0
    for i, v in enumerate(values):
        total += v - window[i % width]
        window[i % width] = v
        n = min(n + 1, width)
        yield round(total / n, 3)


def entry_point(argv):
    b = RingBuffer(3)
    b.push('a').push('b').push('c')
    print(b, len(b), b.full, b[0], b[-1])
    try:
        b.push('d')
    except BufferFull as e:
        print('full:', e)
    print(b.pop(), b.pop(), b.push('x'), list(b))
    try:
        print(b[2])
    except IndexError as e:
        print(e)
    print(b.pop() + b.pop(), b)
    try:
        b.pop()
    except BufferEmpty as e:
        print('empty', str(e) == '')
    o = RingBuffer(4, overwrite=True)
    for c in 'telegram':
        o.push(c)
    print(''.join(o), o.lost, 'g' in o, 'z' in o)
    print(list(moving_average([1.0, 2.0, 6.0, 3.0, 9.0], 3)), list(moving_average([], 2)))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
