"""Fields, items and arguments that are a number or None."""


class Reading:
    def __init__(self, name, value=None, limit=None):
        self.name = name
        self.value = value
        self.limit = limit

    def exceeds(self):
        return self.value is not None and self.limit is not None and self.value > self.limit

    def text(self):
        shown = '-' if self.value is None else '%.1f' % self.value
        return f'{self.name}={shown} limit {self.limit}'


def average(readings):
    total = 0.0
    count = 0
    for r in readings:
        if r.value is None:
            continue
        total += r.value
        count += 1
    return total / count if count else None


def lowest(values):
    best = None
    for v in values:
        if v is not None and (best is None or v < best):
            best = v
    return best


def index_of(items, wanted):
    for i, item in enumerate(items):
        if item == wanted:
            return i
    return None


def clamp(n, low=None, high=None):
    if low is not None and n < low:
        return low
    if high is not None and n > high:
        return high
    return n


def entry_point(argv):
    readings = [Reading('a', 1.5, 1.0), Reading('b'), Reading('c', 0.0, 2.0), Reading('d', limit=3.0)]
    for r in readings:
        print(r.text(), r.exceeds(), bool(r.value), r.value == 0.0, r.value is None)
    print(average(readings), average([]), average([Reading('x')]))
    readings[1].value = 9.25
    readings[0].value = None
    print(average(readings), [r.name for r in readings if r.value is None])
    print(lowest([3, None, -7, 2]), lowest([None, None]), lowest([]), lowest([0]))
    for wanted in (5, 0, 99):
        at = index_of([5, 7, 0], wanted)
        print(at, at is None, at == 0, not at, at or -1, str(at) if at is not None else 'nowhere')
    print(clamp(5), clamp(5, 7), clamp(5, None, 3), clamp(5, 0, 10), clamp(-1, low=0), clamp(9, high=0))
    table = {'x': index_of([1], 1), 'y': index_of([1], 2)}
    print(table, table['x'] == table['y'], table.get('z'), table.get('z', 3))
    values = [index_of([4, 5, 6], n) for n in (6, 5, 1)]
    print(values, values.count(None), None in values, 2 in values, values == [2, 1, None])
    for r in readings:
        try:
            print('%5.2f|' % r.value, f'{r.value:>8.3f}|', '%s' % r.value)
        except TypeError as e:
            print('TypeError', e)
    missing = index_of([1], len(argv) + 1)
    for text in ('d', 'x', 'f'):
        try:
            if text == 'd':
                print('%d' % missing)
            elif text == 'x':
                print('%x' % missing)
            else:
                print(f'{missing:5d}')
        except TypeError as e:
            print('TypeError', e)
    print('%s %r' % (missing, missing), f'{missing} {missing!r:>6}')
    found = index_of([4], 4)
    try:
        print(found + 1)
        found = index_of([4], 5)
        print(found + 1)
    except TypeError:
        print('TypeError')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
