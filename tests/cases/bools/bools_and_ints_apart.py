"""What is a bool here and an int there is shown as what it is, as long as they do not meet."""


def show(name, value):
    print(name, value, str(value) + '!', [value])


def same(value):
    return value


def twice(value):
    return value + value


def describe(value):
    if isinstance(value, bool):
        return 'bool ' + str(value)
    return 'int ' + str(value)


def entry_point(argv):
    n = len(argv)
    show('int', n)
    show('bool', n == 1)
    show('list', [n, 2])
    show('bools', [n == 1, n > 1])
    show('pair', (n, n == 1))
    print(same(1), same(True), same(n), same(n < 2), twice(True), twice(3), describe(n), describe(n == 1))
    print(n == 1 and n + 4 or -1, n > 1 and n or 0, (n > 3 or n) + 0)
    names = {1: 'one', 0: 'zero'}
    print(names[n == 1], names.get(n > 1), True in names, (n == 2) in names, names)
    del names[n == 1]
    numbers = [3, 1, 0]
    print(names, True in numbers, numbers.index(n == 1), numbers.count(False), numbers)
    count = 0
    for flag in (True, n == 1, n == 2):
        count += flag
    print(count, sum([True, n == 1]), max(True, n == 2), [10, 20][n == 1])
    mixed = [0] * 3
    mixed[1] = n == 1
    value = 5
    if n == 1:
        value = True
    print(sum(mixed), mixed.count(1), mixed == [0, 1, 0], value + 1, int(value), bool(value), value == 1, '%d' % value)
    print(f'{value:d} {value:3} {value:02x}', +value, -value, ~value, value * 1, abs(value))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
