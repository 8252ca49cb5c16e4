class EmptyError(Exception):
    pass


class Stack:
    def __init__(self, items=None):
        self._items = [] if items is None else list(items)

    def push(self, x):
        self._items.append(x)
        return self

    def pop(self):
        if not self._items:
            raise EmptyError('pop from empty %s' % type(self).__name__)
        return self._items.pop()

    @property
    def top(self):
        return self._items[-1] if self._items else None

    def __len__(self):
        return len(self._items)

    def __iter__(self):
        return iter(self._items[::-1])

    def __repr__(self):
        return f'{type(self).__name__}({self._items!r})'


class Bounded(Stack):
    limit = 2

    def push(self, x):
        if len(self) >= self.limit:
            raise OverflowError('full')
        return super().push(x)


def entry_point(argv):
    s = Stack(['a', 'b'])
    s.push('c').push('d')
    print(s, len(s), s.top, list(s))
    print(s.pop(), s.pop(), bool(s))
    b = Bounded()
    b.push('x').push('y')
    try:
        b.push('z')
    except OverflowError as e:
        print('OverflowError', e, b)
    while b:
        print(b.pop())
    for st in [s, b]:
        try:
            while True:
                st.pop()
        except EmptyError as e:
            print(e, st.top)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
