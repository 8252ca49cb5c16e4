def kmp(text, pattern):
    if not pattern:
        return list(range(len(text) + 1))
    fail = [0]
    for c in pattern[1:]:
        k = fail[-1]
        while k and pattern[k] != c:
            k = fail[k - 1]
        fail.append(k + 1 if pattern[k] == c else 0)
    found, k = [], 0
    for i, c in enumerate(text):
        while k and (k == len(pattern) or pattern[k] != c):
            k = fail[k - 1]
        if pattern[k] == c:
            k += 1
        if k == len(pattern):
            found.append(i - k + 1)
    return found


def rabin_karp(text, pattern, base=257, mod=1000003):
    n, m = len(text), len(pattern)
    if m > n:
        return [], 0
    top = pow(base, m - 1, mod) if m else 0
    want = have = 0
    for i in range(m):
        want = (want * base + ord(pattern[i])) % mod
        have = (have * base + ord(text[i])) % mod
    found, false_alarms = [], 0
    for i in range(n - m + 1):
        if want == have:
            if text[i:i + m] == pattern:
                found.append(i)
            else:
                false_alarms += 1
        if i + m < n and m:
            have = ((have - ord(text[i]) * top) * base + ord(text[i + m])) % mod
    return found, false_alarms


def boyer_moore_horspool(text, pattern):
    m = len(pattern)
    if m == 0:
        raise ValueError('empty pattern')
    skip = {c: m - 1 - i for i, c in enumerate(pattern[:-1])}
    i, found, looked = 0, [], 0
    while i + m <= len(text):
        j = m - 1
        while j >= 0 and text[i + j] == pattern[j]:
            j -= 1
            looked += 1
        if j < 0:
            found.append(i)
        looked += 1
        i += skip.get(text[i + m - 1], m)
    return found, looked


def z_function(s):
    z = [0] * len(s)
    left = right = 0
    for i in range(1, len(s)):
        if i < right:
            z[i] = min(right - i, z[i - left])
        while i + z[i] < len(s) and s[z[i]] == s[i + z[i]]:
            z[i] += 1
        if i + z[i] > right:
            left, right = i, i + z[i]
    return z


def entry_point(argv):
    cases = [('abracadabra', 'abra'), ('aaaaaa', 'aa'), ('abc', 'abcd'), ('mississippi', 'issi'), ('größe groß', 'groß')]
    for text, pattern in cases:
        a = kmp(text, pattern)
        b, alarms = rabin_karp(text, pattern)
        c, looked = boyer_moore_horspool(text, pattern)
        z = z_function(pattern + '\0' + text)
        d = [i - len(pattern) - 1 for i, v in enumerate(z) if v >= len(pattern)]
        print(pattern, a, a == b == c == d, alarms, looked)
    print(kmp('ab', ''), rabin_karp('ab', '')[0], rabin_karp('abcabc', 'abc', 2, 7))
    try:
        boyer_moore_horspool('ab', '')
    except ValueError as e:
        print('ValueError:', e)
    print(z_function('aabxaabxcaabxaabxay'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
