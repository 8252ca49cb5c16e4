# Slices and ranges whose steps are as large as numbers get, and whose ends are as far apart.


def cut(l, s, a, b, c):
    print(l[a:b:c], s[a:b:c], bytes(bytearray(l)[a:b:c]), tuple(l)[a:b:c])


def whole(l, s, c):
    print(l[::c], s[::c], bytes(bytearray(l)[::c]), tuple(l)[::c])


def ends(a, b, c):
    r = range(a, b, c)
    print(len(r), r[0] if r else 0, r[-1] if r else 0, list(r), a in r, b in r, 7 in r, list(reversed(r)))
    print([i for i in range(a, b, c)], sum(1 for i in range(a, b, c)), r == range(a, b, c), bool(r))


def entry_point(argv):
    mx = 2**63 - 1
    mn = -2**63
    n = len(argv)
    for c in (mx, mn, mn + 1, mx - 1, 5, -5, n, -n):
        whole([1, 2, 3], 'aé€', c)
        cut([1, 2, 3], 'aé€', mx, mn, c)
        cut([1, 2, 3], 'aé€', mn, mx, c)
        cut([1, 2, 3], 'aé€', 1, mx, c)
        l = [1, 2, 3, 4]
        del l[::c]
        m = [1, 2, 3, 4]
        try:
            m[::c] = [9]
        except ValueError as e:
            print(e)
        print(l, m)
    ends(mn, mx, 2**62)
    ends(5, mn, mn // 2)
    ends(mx, mn, mn)
    ends(mx - 5, mx, 3)
    ends(mn + 5, mn, -3)
    ends(mn, mn + 2, n)
    ends(0, mx, mx - 1)
    ends(3, 3, mn)
    ends(mx, mn, mx)
    for bad in (range(mn, mx), range(mn, mx, n), range(mx, mn, -n)):
        try:
            print(len(bad))
        except OverflowError as e:
            print(e)
    print(mx - 1 in range(mn, mx), mx in range(mn, mx), mn in range(mx, mn, -1), 0 in range(mn, mx, 2), 1 in range(mn, mx, 2), 3 in range(mn, mx, 7))
    for i in range(mn, mx):
        if i > mn + 2:
            break
        print(i - mn)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
