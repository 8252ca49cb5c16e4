def describe(xs):
    if not xs:
        return 'empty'
    return 'first %s of %d' % (xs[0], len(xs))


def none_or(xs):
    return xs or [0]


def entry_point(argv):
    print(describe([]), describe([1]), describe(['a', 'b']), describe([[]]), describe([None]))
    print(none_or([]), none_or([5]), [] or [1], [2] and [3], not [], not [0], bool([[]]))
    print(list('héllo'), list((1, 2)), list({1: 'a', 2: 'b'}), sorted(list({3, 1})), list(range(3)), list(b'ab'), list(x for x in 'ab'))
    print(list(zip('ab', [1, 2])), list({'k': 1}.items()), list(enumerate('ab', 1)), list(reversed([1, 2])), list(map(len, ['a', 'bb'])))
    print(str([1, 2][0:1]), repr(['a\n', "it's", '"q"', 'é', '\x00']), str([True, False]), str([1.0, 2.5, 1e100]), f'{[1, 2]!r:>10}')
    print('%s and %r' % ([1], ['x']), '-'.join(['a']), '-'.join([]), ''.join(['x', '', 'y']), ', '.join(str(x) for x in [1, 2]))
    print([1, 2] + [], [] + [], [1] * 3 + [2], [[1]] + [[2]], ['a'] + list('bc'), sum([[1], [2, 3]], []))
    print(len([]), len([[]]), len([None] * 5), max([1, 3, 2]), min(['b', 'a']), sum([0.5, 0.25]), sum([1, 2], 10), any([0, 1]), all([]))
    a, b, *c = [1, 2, 3, 4]
    [d, e] = [5, 6]
    print(a, b, c, d, e, [*c, *[7]], (*c,), {*c} == {3, 4})
    for bad in ([1], [1, 2, 3]):
        try:
            x, y = bad
        except ValueError as err:
            print('ValueError', err)
    print([1, 2, 3] == [1, 2, 3], [1] != [2], [1, 2] < [1, 3], [] < [0], [2] > [1, 9], ['a'] <= ['a'], isinstance([], list))
    xs = [1, 2, 3, 4]
    del xs[0], xs[-1]
    xs[0], xs[1] = xs[1], xs[0]
    xs += 'x' and [9]
    print(xs, xs[-1:], xs[:-1], xs[len(xs):], 9 in xs, 99 not in xs)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
