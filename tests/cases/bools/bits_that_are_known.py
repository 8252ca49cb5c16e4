"""Bits that constants decide, of what is only known when it runs."""


def known_by_or(x):
    x |= True
    if x:
        return 1
    return 2


def known_by_and(x):
    x &= False
    return 1 if x else 2


def of_numbers(n):
    return ((n | 1) != 0, (n | 4) == 3, (n & 6) == 1, (n & 6) != 8, (n & 0) == 0, (n | 8) == 0)


def entry_point(argv):
    for i in range(3):
        print(known_by_or(i > 1), known_by_and(i > 1), of_numbers(i))
    return 0
