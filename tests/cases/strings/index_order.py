"""Texts that are not ASCII, indexed in every order: what an index finds does not depend on the one before it."""

WIDE = "aé€😀" * 5 + "z"
OTHER = "ßabc" * 7
LATIN = "".join([chr(97 + i % 26) if i % 3 else chr(0xe0 + i % 31) for i in range(200)])


def forward(s):
    # type: (str) -> int
    total = 0
    i = 0
    while i < len(s):
        total = (total * 31 + ord(s[i])) & 0xffffff
        i += 1
    return total


def backward(s):
    # type: (str) -> int
    total = 0
    i = len(s) - 1
    while i >= 0:
        total = (total * 31 + ord(s[i])) & 0xffffff
        i -= 1
    return total


def again(s):
    # type: (str) -> int
    count = 0
    for i in range(len(s)):
        if s[i] == 'a' or s[i] == 'é' or s[i] == 'z':
            count += 1
        if s[i] == s[i - 1] or s[i] == s[-i - 1]:
            count += 100
    return count


def jumping(s, step):
    # type: (str, int) -> int
    total = 0
    i = 0
    for _ in range(3 * len(s)):
        total = (total * 31 + ord(s[i])) & 0xffffff
        i = (i + step) % len(s)
    return total


def in_turns(s, t):
    # type: (str, str) -> int
    total = 0
    for i in range(min(len(s), len(t))):
        total = (total * 31 + ord(s[i]) - ord(t[i])) & 0xffffff
        part = s[i:i + 3]
        total += len(part) + ord(part[0]) + ord(t[i])
    return total


def copies(s):
    # type: (str) -> int
    """Texts that come and go: no other is taken for one of them."""
    total = 0
    for i in range(100):
        t = s[i % 7:] + chr(0x100 + i) + s
        total = (total * 31 + ord(t[i % 5]) + ord(t[len(s) - i % 7]) + ord(t[-1])) & 0xffffff
    return total


def entry_point(argv):
    # type: (list[str]) -> int
    texts = [WIDE, OTHER, LATIN, LATIN + WIDE, "é", "plain"]
    for s in texts:
        print("%d %d %d" % (forward(s), backward(s), again(s)))
        print("%d %d %d" % (jumping(s, 1), jumping(s, 3), jumping(s, len(s) // 2 + 1)))
        print(copies(s + "eight or"))
        for t in texts:
            print(in_turns(s, t))
    for i in [len(WIDE), -len(WIDE) - 1, 1 << 40]:
        try:
            print(WIDE[i])
        except IndexError:
            print("IndexError")
    return 0
