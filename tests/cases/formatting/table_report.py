class Row(object):
    def __init__(self, name, count, price):
        self.name = name
        self.count = count
        self.price = price

    def total(self):
        return self.count * self.price


def report(rows):
    widths = [max(len(r.name) for r in rows), 5, 9]
    lines = ['{:<{}} {:>{}} {:>{}}'.format('name', widths[0], 'count', widths[1], 'total', widths[2])]
    lines.append(' '.join('-' * w for w in widths))
    for r in rows:
        lines.append(f'{r.name:<{widths[0]}} {r.count:>{widths[1]}d} {r.total():>{widths[2]},.2f}')
    lines.append('%*s' % (sum(widths) + 2, 'sum %.2f' % sum(r.total() for r in rows)))
    return '\n'.join(lines)


def entry_point(argv):
    rows = [Row('apples', 3, 0.5), Row('pears', 12 * len(argv), 1.25), Row('watermelons', 1000, 3.999)]
    print(report(rows))
    print('\n'.join('%2d: %s' % (i, line) for i, line in enumerate(report(rows).splitlines())))
    for i in range(1, 4):
        print(' '.join(f'{i * j:3d}' for j in range(1, 6)), f'{i / 3:.3%}', f'{10 ** i:,}', f'{i:>{i * 2}}')
    hexdump = ' '.join('%02x' % b for b in b'hello\xff')
    print(hexdump, ''.join(f'{b:08b}' for b in b'AZ'), ':'.join(f'{x:02}' for x in (5, 30, 9)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
