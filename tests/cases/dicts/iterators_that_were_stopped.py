# An iterator that has seen another size says so again and again, though the size comes back; one that has ended stays so.
import sys


def take(it):
    try:
        return next(it)
    except StopIteration:
        return -1
    except RuntimeError as e:
        print(e)
        return -2


def entry_point(argv):
    d = {}
    s = set()
    for i in range(3):
        d[i] = i
        s.add(i)
    it = iter(d)
    print(take(it))
    d[100] = 1
    print(take(it))
    del d[100]
    print(take(it), take(it))

    values = iter(s)
    print(take(values))
    s.add(100)
    print(take(values))
    s.remove(100)
    print(take(values))

    back = reversed(d)
    print(take(back))
    d[100] = 1
    print(take(back))
    del d[100]
    print(take(back))

    ended = iter(d)
    print(take(ended), take(ended), take(ended), take(ended))
    d[100] = 1
    print(take(ended))
    del d[100]
    print(take(ended), take(ended))
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
