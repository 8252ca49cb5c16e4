"""Long texts that are not ASCII, indexed far apart, several in turns, and many that come and go."""


def text(n, k):
    # type: (int, int) -> str
    return "".join([chr([97 + i % 26, 0xe0 + i % 32, 0x20ac + i % 50, 0x1f600 + i % 60][i * k // 7 % 4]) for i in range(n)])


def probe(s, n, seed):
    # type: (str, int, int) -> int
    total = 0
    for _ in range(n):
        seed = (seed * 1103515245 + 12345) & 0x7fffffff
        i = (seed >> 8) % len(s)
        total = (total * 31 + ord(s[i])) & 0xffffff
        part = s[i:i + seed % 40]
        total = (total + len(part) * len(part.encode("utf-8"))) & 0xffffff
        total += s.find("é", i)
    return total


def entry_point(argv):
    # type: (list[str]) -> int
    texts = [text(1000 + 77 * k, k) for k in range(1, 6)]
    for s in texts:
        print("%d %d" % (len(s), probe(s, 200, 7)))
    # In turns: each has a place of its own.
    total = 0
    for i in range(1000):
        for s in texts:
            total = (total * 31 + ord(s[i]) + ord(s[-i - 1])) & 0xffffff
    print(total)
    # Many, some of which are gone soon.
    kept = [text(300 + k, k + 1) for k in range(90)]
    total = 0
    for turn in range(3):
        for k in range(len(kept)):
            s = kept[k]
            total = (total * 31 + probe(s, 3, k + turn)) & 0xffffff
            if k % 3 == turn:
                kept[k] = s[100:] + text(200, k + 2)
    print(total)
    # More than there can be at once.
    long = text(2000, 9)
    kept = [long[k:k + 300 + k % 5] for k in range(1100)]
    total = 0
    for turn in range(3):
        for k in range(len(kept)):
            s = kept[(k * 7 + turn) % len(kept)]
            total = (total * 31 + ord(s[k * 11 % 300]) + ord(s[150])) & 0xffffff
    print(total)
    # The last character, one before and after a jump, and the whole.
    s = texts[0]
    print(ascii(s[len(s) - 1]), ascii(s[0]), ascii(s[500]), ascii(s[499]), ascii(s[501]), ascii(s[:3]), s[:] == s)
    return 0
