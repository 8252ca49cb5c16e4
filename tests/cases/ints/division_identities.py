def entry_point(argv):
    n = len(argv)
    bad = 0
    checked = 0
    for a in range(-20, 21):
        for b in range(-7, 8):
            if b == 0:
                continue
            q, r = divmod(a * n, b)
            if q != a // b or r != a % b or q * b + r != a or not (0 <= r < b or b < r <= 0):
                bad += 1
            if (a ^ b) & 1 != (a + b) & 1:
                bad += 1
            if (a & b) + (a | b) != a + b or (a & ~b) != a - (a & b):
                bad += 1
            if -(-a) != a or ~a != -a - 1 or (a << 3) >> 3 != a or a >> 1 != a // 2:
                bad += 1
            checked += 1
    print(bad, checked)
    for a, b in [(7, 3), (-7, 3), (7, -3), (-7, -3), (6, 3), (-6, 3), (0, -3), (1, 9223372036854775807), (-1, 9223372036854775807)]:
        print(a, b, a * n // b, a * n % b, divmod(a * n, b), a * n / b, int(a * n / b))
    for what in range(4):
        try:
            if what == 0:
                print(n // (n - 1))
            elif what == 1:
                print(n % (n - 1))
            elif what == 2:
                print(n / (n - 1))
            else:
                print(divmod(n, n - 1))
        except ZeroDivisionError as e:
            print('ZeroDivisionError', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
