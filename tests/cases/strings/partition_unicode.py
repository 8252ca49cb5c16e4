def entry_point(argv):
    for s in ['a=b=c', '=', 'abc', '', '\u00e9\u2192\u00e8\u2192x', 'a==b']:
        for sep in ['=', '\u2192', '==', 'abc']:
            print(s.partition(sep), s.rpartition(sep))
    head, sep, tail = 'key: value: more'.partition(': ')
    print(head, tail, len(sep))
    try:
        print('a'.partition('' * len(argv)))
    except ValueError as e:
        print('ValueError', e)
    try:
        print('a'.rpartition(''))
    except ValueError as e:
        print('ValueError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
