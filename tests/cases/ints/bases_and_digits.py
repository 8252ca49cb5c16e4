DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'


def to_base(n, base):
    if n == 0:
        return '0'
    sign = ''
    if n < 0:
        sign = '-'
        n = -n
    out = ''
    while n:
        n, d = divmod(n, base)
        out = DIGITS[d] + out
    return sign + out


def luhn(text):
    total = 0
    for i, c in enumerate(reversed(text)):
        d = int(c)
        if i % 2:
            d *= 2
            if d > 9:
                d -= 9
        total += d
    return total % 10 == 0


def collatz(n):
    steps = 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps


def fraction(a, b, places):
    out = '%d.' % (a // b)
    r = a % b
    for i in range(places):
        r *= 10
        out += str(r // b)
        r %= b
    return out


def entry_point(argv):
    one = len(argv)
    for n in [0, 1, -255, 123456789, 9223372036854775807]:
        n *= one
        texts = [to_base(n, b) for b in (2, 3, 8, 16, 36)]
        print(texts, [int(t, b) == n for t, b in zip(texts, (2, 3, 8, 16, 36))])
    print(luhn('79927398713'), luhn('79927398710'), max([(collatz(n), n) for n in range(1, 300 * one)]), fraction(22 * one, 7, 20), fraction(1, 97, 30))
    print(sorted([3, 30, 34, 5, 9], key=lambda x: str(x) * 3, reverse=True), ''.join(sorted(str(9081726354 * one))), sum(map(int, str(2 ** 60))), len(str(7 ** 22)))
    print(['%s' % (n ** 2) == ('%s' % (n ** 2))[::-1] for n in (11, 12, 22, 26)], [n for n in range(100, 1000) if sum([int(c) ** 3 for c in str(n)]) == n])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
