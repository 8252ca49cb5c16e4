def square(n):
    return tuple([i * i for i in range(n)])


def entry_point(argv):
    for n in range(4):
        t = square(n)
        print(t, len(t), bool(t), repr(t), str(t), [t])
    t = square(6)
    print(t[0], t[-1], t[2], t[len(argv)], t[-len(argv)])
    print(t[1:3], t[:-2], t[::2], t[::-1], t[4:1:-1], t[10:], t[-100:2], t[3:3])
    for bad in (6, -7, 1000):
        try:
            print(t[bad])
        except IndexError as e:
            print('IndexError', e)
    print(sum(t), max(t), min(t), sorted(t, reverse=True), list(t), list(reversed(t)))
    print(4 in t, 5 in t, t.index(9), t.count(4), t.count(7))
    try:
        t.index(3)
    except ValueError as e:
        print('ValueError', e)
    for i, x in enumerate(t):
        print(i, x, end=' ')
    print()
    numbers = [1, 2, 3]
    frozen = tuple(numbers)
    numbers.append(4)
    numbers[0] = 9
    print(frozen, numbers, tuple(frozen) is frozen)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
