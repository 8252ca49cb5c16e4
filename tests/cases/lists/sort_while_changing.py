LIST = [3, 1, 2]
SEEN = []


class Item:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        SEEN.append(len(OBJECTS))
        if self.n == 99 or other.n == 99:
            OBJECTS.append(Item(0))
        if self.n == 77 or other.n == 77:
            raise KeyError('77')
        return self.n < other.n


OBJECTS = [Item(3), Item(1), Item(2)]


def grows(x):
    LIST.append(x)
    return x


def entry_point(argv):
    try:
        LIST.sort(key=grows)
    except ValueError as e:
        print('ValueError', e)
    print(LIST)
    OBJECTS.sort()
    print([o.n for o in OBJECTS], SEEN[0])
    OBJECTS.append(Item(99))
    try:
        OBJECTS.sort()
    except ValueError as e:
        print('ValueError', e)
    print(sorted([o.n for o in OBJECTS]))
    OBJECTS.pop()
    OBJECTS.append(Item(77))
    try:
        OBJECTS.sort()
    except KeyError as e:
        print('KeyError', e)
    print(sorted([o.n for o in OBJECTS]), len(OBJECTS))
    OBJECTS.append(Item(5))
    print(len(OBJECTS))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
