def entry_point(argv):
    q = []
    total = 0
    for i in range(600):
        q.append(i)
        if i % 3 == 2:
            total += q.pop(0)
    print(len(q), total, q[0], q[-1])
    s = []
    for i in range(900):
        s.append(i)
        if i % 7 == 0:
            s.pop()
    print(len(s), s[100], sum(s))
    while len(s) > 10:
        del s[len(s) // 2:]
    print(s)
    s.extend(range(1000))
    del s[5:]
    s.append(7)
    print(s, len(s))
    for i in range(100):
        s.insert(0, i)
        s.insert(len(s) // 2, -i)
    print(len(s), s[:5], s[100:104], s[-3:])
    s[:] = [x for x in s if x > 0]
    print(len(s), min(s), max(s))
    while s:
        s.pop(len(s) // 2)
    print(s, not s)
    grid = [[0] * 20 for _ in range(20)]
    for i in range(400):
        grid[i * 7 % 20][i * 3 % 20] += i
    print(sum(sum(r) for r in grid), grid[7][3], [r[0] for r in grid][:5])
    a = [5]
    for _ in range(12):
        a += a
    print(len(a), a[-1], a.count(5))
    a *= 2
    a = a[::1000] + [1] * 3
    print(len(a), a)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
