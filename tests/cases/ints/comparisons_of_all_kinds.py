def entry_point(argv):
    n = len(argv)
    values = [-9223372036854775807 - n, -1, 0, n, 2, 9223372036854775807]
    for a in values:
        print([(a < b) + 2 * (a <= b) + 4 * (a == b) + 8 * (a != b) + 16 * (a > b) + 32 * (a >= b) for b in values], [a < x for x in (0.5, -0.5, 1e30, -1e30)], a is None, a in values, a not in [5, n])
    print(1 < n + 1 < 3 > 2 != n, 0 < n > 0 == (n - 1), not n == 1, (n == 1) == True, n != 1.0, n == True, n < True, (n > 0) + (n > 1))
    x = 5
    lo = 0
    hi = 10
    print(lo <= x < hi, lo <= -x < hi, not lo <= x, x == 5 == n + 4, bool(n) is True, (x > lo) is True)
    seen = []

    def note(v):
        seen.append(v)
        return v
    print(note(1) < note(n) < note(5), seen)
    print(max(n, 0) == n, sorted([5, -1, 3], key=lambda v: -v), sorted([2, n, 3], reverse=True), [3, n] < [3, 2], (n, 2) < (1, 3), (1, n) == (1, 1))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
