"""Bools as numbers, keys, indexes, format arguments and items of containers."""


def parity(n):
    return n % 2 == 1


def count_true(flags):
    total = 0
    for flag in flags:
        total += flag
    return total


def entry_point(argv):
    yes = len(argv) > 0
    no = not yes
    print(yes + yes, yes - no, yes * 5, yes / 2, yes // 1, -yes, +no, ~yes, yes << 3, yes ** 2)
    print(yes & no, yes | no, yes ^ yes, yes & 3, no | 4, yes ^ 6, divmod(yes, 2))
    print(yes == 1, no == 0, yes == 1.0, yes < 2, no <= no, yes > no, yes != 2)
    print(count_true([parity(n) for n in range(9)]), sum([yes, yes, no]), max(no, yes), min(yes, no))
    print(['a', 'b'][yes], 'xy'[no], [10, 20, 30][yes:], (1, 2)[parity(3)])
    table = {True: 'yes', False: 'no'}
    print(table[parity(3)], table[2 > 3], True in table, len({True, yes, False, no}))
    print('%d %s %r %5s|%-6s|' % (yes, no, yes, yes, no), '{} {:d} {:>6}'.format(yes, yes, str(no)))
    print(f'{yes} {no!r} {yes:d} {yes:3d} {str(yes):>5}', str(yes) + repr(no))
    flags = [yes, no, yes]
    flags.sort()
    print(flags, sorted(flags, reverse=True), flags.index(True), flags.count(False))
    print(int(yes), float(no), bool(yes), abs(no), round(yes), hash(yes) == hash(1), bin(yes), hex(yes))
    print([bool(x) for x in (0, 1, -1)], [bool(x) for x in ('', 'a', '0')], bool([]), bool([0]))
    print(all([]), any([]), all(flags), any(flags), not flags, not '')
    total = 0
    total += yes
    total -= no
    total *= yes + yes
    flag = yes
    flag &= no
    other = no
    other |= yes
    print(total, flag, other)
    print(isinstance(yes, bool), isinstance(yes, int), isinstance(total, bool), type(yes).__name__)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
