def entry_point(argv):
    counts = {}
    text = 'a b c a b d a b c'
    words = text.split()
    for size in range(1, 4):
        for i in range(len(words) - size + 1):
            gram = tuple(words[i:i + size])
            counts[gram] = counts.get(gram, 0) + 1
    for gram in sorted(counts):
        print(gram, counts[gram])
    print(counts[('a', 'b')], counts[('d',)], ('x',) in counts, ('a', 'b', 'c') in counts)
    try:
        counts[('z', 'z')]
    except KeyError as e:
        print('KeyError', e)
    try:
        counts[('z',)]
    except KeyError as e:
        print('KeyError', e)
    seen = set()
    for row in [[1, 2], [2, 1], [1, 2], [], [1], []]:
        seen.add(tuple(row))
    print(len(seen), sorted(seen), () in seen, (1,) in seen, (3,) in seen)
    a = tuple([1, 2, 3])
    print(hash(a) == hash((1, 2, 3)), hash(a) == hash(tuple([1, 2, 3])), hash(tuple('ab')) == hash(('a', 'b')))
    groups = {}
    for word in ['listen', 'silent', 'enlist', 'abc', 'cab', 'z']:
        groups.setdefault(tuple(sorted(word)), []).append(word)
    for key in sorted(groups):
        print(''.join(key), groups[key])
    nested = {}
    nested[tuple([(1, 2), (3, 4)])] = 'pairs'
    nested[()] = 'none'
    print(nested[((1, 2), (3, 4))], nested[()], nested.get(((1, 2),), 'missing'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
