import itertools
from itertools import count, cycle

SERIAL = itertools.count(100, 5)
COLOURS = cycle(['red', 'green', 'blue'])


class Ticket:
    _ids = count(1)

    def __init__(self, name):
        self.id = next(self._ids)
        self.name = name
        self.serial = next(SERIAL)

    def __repr__(self):
        return f'#{self.id} {self.name} {self.serial}'


def entry_point(argv):
    print([Ticket(n) for n in 'abc'], next(Ticket._ids), Ticket('d'))
    print([next(COLOURS) for _ in range(4)], next(COLOURS))
    print(next(SERIAL))
    for n, colour in zip(range(3), COLOURS):
        print(n, colour, end=' ')
    print()
    fresh = count(5)
    print(next(fresh), next(fresh), next(count()), next(count(2, -2)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
