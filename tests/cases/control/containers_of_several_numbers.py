"""Containers of numbers of one type and of another in one variable, one or the other or one after the other."""


def show(x):
    print(x, len(x))


def one_or_the_other(n):
    xs = [1, 2] if n else [1.5]
    show(xs)
    print(xs, xs[0])
    d = {'a': 1} if n else {'a': 1.5}
    print(d, d['a'])
    keys = {1: 'a'} if n else {2.5: 'b'}
    print(keys)
    pair = (1, 2) if n else (1.5, 2.5)
    print(pair)
    rows = [(1, 'a')] if n else [(1.5, 'b')]
    print(rows, rows[0][0])
    table = [[1]] if n else [[1.5]]
    for row in table:
        print(row)
    s = {3} if n else {3.5}
    print(s)
    flags = [True] if n else [1]
    print(flags)
    flag = (False, 2) if n else (1, 2)
    print(flag)
    by_name = {'x': [1]} if n else {'x': [2.5]}
    print(by_name)
    numbers = iter([1, 2]) if n else iter([1.5])
    print(next(numbers))


def one_after_the_other(n):
    xs = [1, 2]
    show(xs)
    if n > 1:
        xs = [x * 0.5 for x in xs]
    show(xs)
    ys = [n]
    for i in range(n):
        ys = [y / 2 for y in ys]
        print(ys)
    print(ys)
    total = {}
    total['n'] = n
    while n < 3:
        total = {key: value + 0.5 for key, value in total.items()}
        n += 1
    print(total)


def of_generators(n):
    def halves():
        for i in range(3):
            yield i * 0.5

    numbers = (i for i in range(3)) if n else halves()
    for number in numbers:
        print(number)


def with_handlers(text):
    try:
        parts = [int(text)]
    except ValueError:
        parts = [0.5]
    print(parts)


def entry_point(argv):
    for n in range(3):
        one_or_the_other(n)
        one_after_the_other(n)
        of_generators(n)
    with_handlers('7')
    with_handlers('x')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
