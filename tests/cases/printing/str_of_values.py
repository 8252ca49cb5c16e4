class Empty(object):
    pass


def entry_point(argv):
    n = len(argv)
    print(str(n), str(-n), str(1.5), str(True), str(None), str('s'), str(b'b\x00'), str([1, 2]), str((1,)), str(()), str((n, 'a', 2.0)), str({'a': 1}), str({n}), str(set([n][1:])), str(frozenset([n])), str(range(3)) if n > 5 else 'range')
    print(repr(n), repr(2.0), repr(False), repr(None), repr('it\'s "q"'), repr(b'\xff\''), repr(bytearray(b'ab')), repr([]), repr({}), repr(''), repr('\n\t\\'), repr('\u00e9\u200b\U0001f600\x7f'))
    print([None, 'a'], [1.5, 2.0], [True, False], [[1], []], [(1, 'a')], [{'k': [n]}], {'a': (1, 2)}, {1: None, 2: 'x'}, ('x', None, 1.0, b'y'), [b'q'], {(1, 2): 'p'}, ((), ((),)), [{1}, {2}], [''], ['"', "'"])
    d = {}
    d['self'] = [n, n + 1]
    print(d, list(d), list(d.items()), list(d.values()), dict(d), sorted(d), [x for x in d['self']])
    print(str(str(n)), repr(repr('a')), str([str(n), repr('b')]), [[['deep', str(n)]]], f'{[n, 2]}', '%s' % ([n],), '{}'.format({n: 'a'}))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
