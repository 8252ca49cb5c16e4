def manacher(s):
    t = '^#' + '#'.join(s) + '#$' if s else '^#$'
    radius = [0] * len(t)
    centre = right = 0
    for i in range(1, len(t) - 1):
        if i < right:
            radius[i] = min(right - i, radius[2 * centre - i])
        while t[i + radius[i] + 1] == t[i - radius[i] - 1]:
            radius[i] += 1
        if i + radius[i] > right:
            centre, right = i, i + radius[i]
    best = max(radius)
    i = radius.index(best)
    start = (i - best) // 2
    return s[start:start + best], sum((r + 1) // 2 for r in radius)


def partitions(s):
    def go(i, parts):
        if i == len(s):
            yield '|'.join(parts)
        for j in range(i + 1, len(s) + 1):
            piece = s[i:j]
            if piece == piece[::-1]:
                yield from go(j, parts + [piece])

    return go(0, [])


def min_cuts(s):
    cuts = list(range(-1, len(s)))
    for end in range(1, len(s) + 1):
        for start in range(end):
            if s[start:end] == s[start:end][::-1]:
                cuts[end] = min(cuts[end], cuts[start] + 1)
    return max(cuts[-1], 0)


def normalise(text):
    return ''.join(c.lower() for c in text if c.isalnum())


def next_palindrome(n):
    if n < 0:
        raise ValueError(f'{n} < 0')
    n += 1
    while str(n) != str(n)[::-1]:
        s = str(n)
        half = s[:(len(s) + 1) // 2]
        candidate = int(half + half[:len(s) // 2][::-1])
        if candidate >= n:
            return candidate
        n = (int(half) + 1) * 10 ** (len(s) // 2)
    return n


def entry_point(argv):
    for s in ('forgeeksskeegfor', 'abaaba', 'abc', 'a', '', 'été'):
        print(repr(s), manacher(s), min_cuts(s))
    print(list(partitions('aabab')), list(partitions('')))
    for text in ('A man, a plan, a canal: Panama!', 'No lemon, no melon', 'Not this'):
        n = normalise(text)
        print(n, n == n[::-1])
    print([next_palindrome(n) for n in (0, 8, 9, 10, 99, 123, 999, 12345, 98765)])
    try:
        next_palindrome(-2)
    except ValueError as e:
        print('error', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
