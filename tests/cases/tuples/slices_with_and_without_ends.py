"""Slices with and without ends and steps, in one table, attribute or parameter."""

FIELDS = {"id": slice(0, 3), "name": slice(3, 8), "rest": slice(8, None)}
PARTS = [slice(None), slice(1, None), slice(None, 2), slice(None, None, 2), slice(4, None, -1), slice(-3, -1), slice(None, None, -2)]


class Column:
    def __init__(self, title, part):
        self.title = title
        self.part = part

    def of(self, line):
        return line[self.part]


def cut(items, part):
    return items[part]


def window(n):
    return slice(n) if n > 0 else slice(None, None)


def shown(part):
    start = "start" if part.start is None else str(part.start)
    stop = "stop" if part.stop is None else str(part.stop)
    step = 1 if part.step is None else part.step
    return start + ":" + stop + ":" + str(step)


def entry_point(argv):
    line = "001alicehello"
    print(*[line[part] for part in FIELDS.values()])
    columns = [Column("a", slice(0, 2)), Column("b", slice(2, None)), Column("c", slice(None, None, -1))]
    print(*[c.title + "=" + c.of(line) for c in columns])
    numbers = [0, 1, 2, 3, 4, 5]
    for part in PARTS:
        print(shown(part), part.indices(5), numbers[part], cut("abcdef", part), cut(b"abcdef", part))
    print(range(6)[PARTS[1]][0], (1, 2, 3, 4)[PARTS[len(argv)]], bytearray(b"abc")[PARTS[2]])
    print(line[window(3)], line[window(0)])
    for part in PARTS[:3]:
        changed = numbers[:]
        changed[part] = [7]
        shorter = numbers[:]
        del shorter[part]
        print(changed, shorter)
    end = None if len(argv) > 5 else 4
    step = 2 if len(argv) > 5 else None
    print(numbers[1:end:step], line[slice(1, end)], numbers[slice(end)])
    try:
        print(numbers[slice(0, end, 0 if argv else None)])
    except ValueError as e:
        print(e)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
