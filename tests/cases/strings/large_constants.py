# What would be large is made when the program runs, not while it is translated.


def doubled(limit):
    s = 'abc'
    while True:
        s = s + s
        if len(s) > limit:
            return len(s)


def never_ends(argv):
    s = 'abc'
    t = (1, 2)
    while True:
        s = s + s
        s = '%s-%s' % (s, s)
        t = t * 4


def huge(argv):
    print(f'{5:20000000}')
    print('%*d' % (20000000, 5))
    print(format(5, '20000000'))
    print(len('x' * 9000 * 9000 * 9000))
    print(len(('x' * 9000).replace('x', 'y' * 9000)))
    print(len(bytes(20000000)))


def entry_point(argv):
    if len(argv) > 7:
        huge(argv)
    if len(argv) > 8:
        never_ends(argv)
    print(doubled(100000))
    print(len('ab' * 40000), len(b'ab' * 40000), ('ab' * 40000)[79999])
    print(f'{7:70000}'[-3:], ('%70000d' % 8)[-3:], len(f"{'x' * 300:>300}"))
    print(len('abc' * 0), 'abc' * -1 == '', -3 * (1, 2) == (), len((1, 2) * 40000))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
