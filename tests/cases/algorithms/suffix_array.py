def suffix_array(s):
    order = sorted(range(len(s)), key=lambda i: s[i])
    rank = [0] * len(s)
    for a, b in zip(order, order[1:]):
        rank[b] = rank[a] + (s[a] != s[b])
    k = 1
    while k < len(s) and rank[order[-1]] < len(s) - 1:
        def key(i):
            return rank[i], rank[i + k] if i + k < len(s) else -1

        order.sort(key=key)
        fresh = [0] * len(s)
        for a, b in zip(order, order[1:]):
            fresh[b] = fresh[a] + (key(a) != key(b))
        rank = fresh
        k *= 2
    return order


def lcp_array(s, sa):
    rank = [0] * len(s)
    for i, p in enumerate(sa):
        rank[p] = i
    lcp = [0] * len(s)
    h = 0
    for i in range(len(s)):
        if rank[i] == 0:
            h = 0
            continue
        j = sa[rank[i] - 1]
        while i + h < len(s) and j + h < len(s) and s[i + h] == s[j + h]:
            h += 1
        lcp[rank[i]] = h
        h = max(h - 1, 0)
    return lcp


def find_all(s, sa, pattern):
    low, high = 0, len(sa)
    while low < high:
        m = (low + high) // 2
        if s[sa[m]:sa[m] + len(pattern)] < pattern:
            low = m + 1
        else:
            high = m
    first = low
    while low < len(sa) and s.startswith(pattern, sa[low]):
        low += 1
    return sorted(sa[first:low])


def bwt(s):
    if '$' in s:
        raise ValueError("'$' is the end mark")
    s += '$'
    return ''.join(s[i - 1] for i in suffix_array(s))


def unbwt(b):
    seen = {}
    ranks = []
    for c in b:
        ranks.append(seen.get(c, 0))
        seen[c] = ranks[-1] + 1
    start, total = {}, 0
    for c in sorted(seen):
        start[c] = total
        total += seen[c]
    row, out = 0, []
    while b[row] != '$':
        out.append(b[row])
        row = start[b[row]] + ranks[row]
    return ''.join(out[::-1])


def entry_point(argv):
    for s in ('banana', 'mississippi', 'aaaa', 'x', ''):
        sa = suffix_array(s)
        lcp = lcp_array(s, sa)
        best = max(lcp, default=0)
        at = lcp.index(best) if best else -1
        repeated = s[sa[at]:sa[at] + best] if best else None
        print(repr(s), sa, lcp, repeated, len(s) * (len(s) + 1) // 2 - sum(lcp))
    s = 'mississippi'
    print([find_all(s, suffix_array(s), p) for p in ('issi', 'i', 'z', 'pp')])
    for t in ('banana', 'tomorrow and tomorrow', ''):
        print(bwt(t), unbwt(bwt(t)) == t)
    try:
        bwt('a$')
    except ValueError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
