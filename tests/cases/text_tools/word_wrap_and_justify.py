def greedy(words, width):
    line = []
    length = 0
    for word in words:
        if len(word) > width:
            raise ValueError(f'{word!r} does not fit into {width}')
        if line and length + 1 + len(word) > width:
            yield line
            line, length = [], 0
        length += len(word) + (1 if line else 0)
        line.append(word)
    if line:
        yield line


def balanced(words, width):
    """The least sum of squared gaps; the last line is free."""
    n = len(words)
    best = [0] * (n + 1)
    cut = [n] * (n + 1)
    for i in range(n - 1, -1, -1):
        best[i] = 1 << 40
        length = -1
        for j in range(i, n):
            length += len(words[j]) + 1
            if length > width:
                break
            cost = (0 if j == n - 1 else (width - length) ** 2) + best[j + 1]
            if cost < best[i]:
                best[i], cut[i] = cost, j + 1
    i, lines = 0, []
    while i < n:
        lines.append(words[i:cut[i]])
        i = cut[i]
    return lines, best[0]


def justify(words, width):
    if len(words) == 1:
        return words[0].ljust(width)
    spaces = width - sum(len(w) for w in words)
    gap, extra = divmod(spaces, len(words) - 1)
    out = ''
    for i, w in enumerate(words[:-1]):
        out += w + ' ' * (gap + (i < extra))
    return out + words[-1]


def columns(words, width, gap=2):
    if not words:
        return []
    w = max(map(len, words)) + gap
    n = max(1, (width + gap) // w)
    rows = -(-len(words) // n)
    return [''.join(x.ljust(w) for x in words[r::rows]).rstrip() for r in range(rows)]


def hyphenate(word, width):
    while len(word) > width:
        yield word[:width - 1] + '-'
        word = word[width - 1:]
    yield word


def indent(text, prefix, first=None):
    lines = text.splitlines()
    return '\n'.join(((first if first is not None and i == 0 else prefix) + l).rstrip() for i, l in enumerate(lines))


TEXT = 'The quick brown fox, having jumped over the lazy dog, went on to naïvely wrap a paragraph of text.'


def entry_point(argv):
    words = TEXT.split()
    for width in (18, 30):
        lines = list(greedy(words, width))
        for line in lines[:-1]:
            print('|' + justify(line, width) + '|')
        print('|' + ' '.join(lines[-1]).ljust(width) + '|')
        lines, cost = balanced(words, width)
        print(cost, [len(' '.join(l)) for l in lines])
        for line in lines:
            print('|' + ' '.join(line).center(width) + '|')
    print(list(greedy([], 5)), balanced([], 5), columns([], 10))
    for row in columns(sorted(set(words), key=lambda w: (w.lower(), w)), 40):
        print(row)
    print(list(hyphenate('Donaudampfschiff', 6)), list(hyphenate('abc', 6)), list(hyphenate('', 3)))
    print(indent('one\n\ntwo\nthree', '    ', '  - '))
    try:
        list(greedy(['a', 'incomprehensible'], 10))
    except ValueError as e:
        print('ValueError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
