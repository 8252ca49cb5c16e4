import operator


class Money:
    def __init__(self, cents):
        self.cents = cents

    def __add__(self, other):
        return Money(self.cents + other.cents)

    def __sub__(self, other):
        return Money(self.cents - other.cents)

    def __mul__(self, n):
        return Money(self.cents * n)

    def __neg__(self):
        return Money(-self.cents)

    def __lt__(self, other):
        return self.cents < other.cents

    def __eq__(self, other):
        return self.cents == other.cents

    def __len__(self):
        return abs(self.cents) // 100

    def __getitem__(self, i):
        return str(self.cents)[i]

    def __contains__(self, digit):
        return str(digit) in str(self.cents)

    def __bool__(self):
        return self.cents != 0

    def __str__(self):
        return '%d.%02d' % (self.cents // 100, self.cents % 100)


def entry_point(argv):
    a = Money(150 * len(argv))
    b = Money(275)
    print(operator.add(a, b), operator.sub(b, a), operator.mul(a, 3), operator.neg(a), operator.lt(a, b), operator.eq(a, b), operator.ne(a, b) if False else not operator.eq(a, b))
    print(operator.getitem(b, 0), operator.contains(b, 7), operator.contains(b, 9), operator.truth(Money(0)), operator.not_(a), len(b))
    c = a
    c = operator.iadd(c, b)
    print(c, a, operator.is_(c, a), operator.is_not(c, a))
    print(operator.add('a', 'b'), operator.mul('ab', 2), operator.add([1], [2]), operator.mul([0], 3), operator.mod('%d!', 5), operator.lt('a', 'b'), operator.eq((1, 2), (1, 2)), operator.getitem('abc', 1), operator.getitem([1, 2, 3], slice(1, 3)))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
