import bisect


def lcs(a, b):
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a)):
        for j in range(len(b)):
            if a[i] == b[j]:
                table[i + 1][j + 1] = table[i][j] + 1
            else:
                table[i + 1][j + 1] = max(table[i][j + 1], table[i + 1][j])
    i, j = len(a), len(b)
    out = []
    while i and j:
        if a[i - 1] == b[j - 1]:
            out.append(a[i - 1])
            i -= 1
            j -= 1
        elif table[i - 1][j] >= table[i][j - 1]:
            i -= 1
        else:
            j -= 1
    return ''.join(reversed(out))


def longest_common_substring(a, b):
    best, end = 0, 0
    previous = [0] * (len(b) + 1)
    for i, x in enumerate(a):
        current = [0]
        for j, y in enumerate(b):
            current.append(previous[j] + 1 if x == y else 0)
            if current[-1] > best:
                best, end = current[-1], i + 1
        previous = current
    return a[end - best:end]


def lis(values):
    tails, tail_index, parent = [], [], []
    for i, v in enumerate(values):
        k = bisect.bisect_left(tails, v)
        parent.append(tail_index[k - 1] if k else -1)
        if k == len(tails):
            tails.append(v)
            tail_index.append(i)
        else:
            tails[k] = v
            tail_index[k] = i
    result = []
    i = tail_index[-1] if tail_index else -1
    while i >= 0:
        result.append(values[i])
        i = parent[i]
    return result[::-1]


def longest_palindromic_subsequence(s):
    return lcs(s, s[::-1])


def shortest_supersequence(a, b):
    out, i, j = [], 0, 0
    for c in lcs(a, b):
        while a[i] != c:
            out.append(a[i])
            i += 1
        while b[j] != c:
            out.append(b[j])
            j += 1
        out.append(c)
        i += 1
        j += 1
    return ''.join(out) + a[i:] + b[j:]


def entry_point(argv):
    for a, b in (('AGGTAB', 'GXTXAYB'), ('', 'abc'), ('abc', 'abc'), ('abc', 'xyz'), ('größe', 'grüße')):
        print(repr(lcs(a, b)), repr(longest_common_substring(a, b)), shortest_supersequence(a, b))
    print(lis([10, 9, 2, 5, 3, 7, 101, 18]), lis([]), lis([5, 4, 3]), lis([0, 8, 4, 12, 2, 10, 6, 14, 1, 9]))
    print(longest_palindromic_subsequence('character'), longest_palindromic_subsequence('agbdba'))
    try:
        print(lis([1, 2])[5])
    except IndexError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
