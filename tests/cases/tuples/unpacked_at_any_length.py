def parse(line):
    return tuple(line.split(','))


def try_pair(t):
    try:
        a, b = t
    except ValueError as e:
        return 'ValueError ' + str(e)
    return a + '|' + b


def entry_point(argv):
    print(try_pair(parse('x,y')), try_pair(parse('x')), try_pair(parse('x,y,z')))
    first, *rest = parse('1,2,3,4')
    print(first, rest)
    first, *middle, last = parse('1,2,3,4')
    print(first, middle, last)
    *init, last = parse('only')
    print(init, last)
    try:
        a, b, *c = parse('one')
    except ValueError as e:
        print('ValueError', e)
    for a, b in [parse('p,q'), parse('r,s')]:
        print(a, b, end=' ')
    print()
    xs = [1, 2]
    t = (0, *xs, 3)
    print(t, (*xs,), (*xs, *xs), (*'ab', *['c']), [*t, 9], {*t})
    print('%s-%s' % parse('a,b'), '%d/%d/%d' % tuple([1, 2, 3]))
    for text in ['1', '1,2,3']:
        try:
            print('%s %s' % parse(text))
        except TypeError as e:
            print('TypeError', e)
    match parse('move,3,4'):
        case (cmd, x, y):
            print('three', cmd, x, y)
        case _:
            print('other')
    match parse('stop'):
        case ('go', *args):
            print('go', args)
        case ('stop',):
            print('stop!')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
