def transpose(rows):
    return [list(column) for column in zip(*rows)]


def entry_point(argv):
    m = [[1, 2, 3], [4, 5, 6]]
    print(list(zip(*m)), transpose(m), transpose(transpose(m)) == m, [sum(c) for c in zip(*m)])
    print(list(zip(*['abc', 'xyz', '12'])), list(zip(*[[], [1]])), list(zip(*[range(3)] * 2)))
    print([row[::-1] for row in zip(*m)], [''.join(c) for c in zip(*['ab', 'cd'])], max(zip(*m)))
    pairs = [(1, 'a'), (2, 'b')]
    numbers = [n for n, _ in pairs]
    print(numbers, dict(zip(numbers, 'xy')))
    for a, b in zip(*m):
        print(a * b, end=' ')
    print()
    rotated = [list(r) for r in zip(*m[::-1])]
    print(rotated, [list(r) for r in zip(*rotated)][::-1] == m)
    groups = [{1, 2}, {2, 3}, {2, 9}]
    print(sorted(set().union(*groups)), sorted(groups[0].intersection(*groups[1:])), sorted(groups[0].difference(*groups[2:])))
    s = {0}
    s.update(*groups)
    print(sorted(s), set().union(*[]), sorted(set('ab').union(*['c', 'd'])), frozenset([1]).union(*[[2]]) == {1, 2})
    common = set('abcd').intersection(*['bcd', 'cde', 'xcd'])
    print(sorted(common))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
