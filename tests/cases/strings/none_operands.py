def length(s):
    if s is None:
        return -1
    return len(s)


def pick(i):
    if i == 0:
        return None
    return 'abc'[:i]


def entry_point(argv):
    print([length(pick(i)) for i in range(4)], pick(0) == 'abc', pick(3) == 'abc', pick(0) is None, pick(0) != pick(1), [pick(0), pick(2)])
    print(pick(0) or 'default', pick(1) or 'default', str(pick(0)), f'{pick(0)} {pick(2)}', '%s' % (pick(0),), repr(pick(0)), bool(pick(0)), not pick(1))
    for i in range(2):
        try:
            print('x' + pick(i * len(argv)))
        except TypeError:
            print('TypeError')
        try:
            print(len(pick(i)))
        except TypeError:
            print('TypeError')
        try:
            print(pick(i).upper())
        except AttributeError as e:
            print('AttributeError', e)
    print({None: 1, 'a': 2}.get(pick(0), 3), {'a': 5}.get(pick(1), 6), 'a' in ['a', None], pick(0) in ['a', None])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
