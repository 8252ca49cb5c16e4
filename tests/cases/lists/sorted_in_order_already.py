"""Lists that are in order already, or but for little: numbers, texts and bytes are sorted where they are."""


def text_of(i):
    return "%03d" % i


def entry_point(argv):
    n = 90
    up = list(range(n))
    down = list(range(n, 0, -1))
    mostly = list(range(n)) + [5, -1]
    saw = [i % 7 for i in range(n)]
    seed = 12345
    mixed = []
    for i in range(n):
        seed = (seed * 1103515245 + 12345) & 0x7fffffff
        mixed.append(seed % 1000 - 500)
    for numbers in [up, down, mostly, saw, mixed, mixed[:1], mixed[:2], mixed[:40] + up]:
        a = list(numbers)
        alias = a
        a.sort()
        print(a == alias, a[0], a[-1], sum(a), [a[i] <= a[i + 1] for i in range(len(a) - 1)].count(False))
        a.sort()
        a.sort(reverse=True)
        print(a[0], a[-1], sorted(a) == sorted(numbers))
        f = [x / 4.0 for x in numbers]
        f.sort()
        print(f[0], f[-1])
        s = [text_of(x + 500) for x in numbers]
        t = list(s)
        t.sort()
        print(t[0], t[-1], t == sorted(s), sorted(s, reverse=True)[0])
        b = [x.encode() for x in s]
        b.sort()
        print(b[0], b[-1])
    zeros = [0.0, -0.0, 0.0, float("inf"), -1.0]
    zeros.sort()
    print(zeros)
    words = ["", "a", "ab", "abc", "abcdefg", "abcdefgh", "abcdefghi", "abcdefgz", "é", "\x7f", "b", "abcdefgh\x00", "日本語テキスト", "日本語テキスタ"]
    words.sort()
    print(words)
    for x in words:
        print([x < y for y in words].count(True), [x.encode() >= y.encode() for y in words].count(True))
    chars = [c for c in "zebra ünder"]
    chars.sort()
    print(chars)
    nothing = [x for x in up if x < 0]
    nothing.sort()
    print(nothing)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
