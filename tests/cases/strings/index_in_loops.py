"""Items of texts that are not ASCII, in loops that make objects, look at other texts and end in the middle."""


def groups(s):
    # type: (str) -> list[str]
    out = []  # type: list[str]
    i = 0
    while i + 2 < len(s):
        a = ord(s[i])
        b = ord(s[i + 1])
        c = ord(s[i + 2])
        out.append(chr((a + b) % 0xd800))
        out.append(chr((b ^ c) % 0xd800))
        out.append(chr(c))
        if a == 122:
            out.append("[" + s[i] + s[i + 1] + s[i + 2] + "]")
        if len(out) > 40:
            out = [''.join(out)]
        i += 3
    while i < len(s):
        out.append(s[i])
        i += 1
    return out


def compared(s, t):
    # type: (str, str) -> str
    """Two texts in turns: the place of one is not the other's."""
    out = []  # type: list[str]
    j = len(t)
    for i in range(len(s)):
        if j == 0:
            j = len(t)
        j -= 1
        if s[i] == t[j]:
            out.append("=" + s[i])
        elif s[i] < t[j]:
            out.append("<" + t[j])
            out.append(s[i:j])
        else:
            out.append(">" + s[i] + str(j))
        if s[i] == s[-1] or t[j] == t[-j - 1]:
            out.append(".")
        if s[i] == "€" and i > 3 and s[i - 3] == "z":
            out.append("!")
    return ''.join(out)


def until(s, end):
    # type: (str, str) -> int
    total = 0
    for start in range(len(s)):
        i = start
        while i < len(s):
            if s[i] == end:
                break
            total = (total * 31 + ord(s[i])) & 0xffffff
            if i > start and s[i - 1] == s[i]:
                total += 7
            if total % 5 == 0:
                i += total % 2
            i += 1
        try:
            total += ord(s[i])
        except IndexError:
            total += 1
    return total


def entry_point(argv):
    # type: (list[str]) -> int
    texts = ["", "é", "zé€😀" * 9, "ßabcz" * 8, "plain ASCII" * 3, "€" * 20 + "é", "é" * 33 + "z", "a" * 30 + "😀"]
    for s in texts:
        print(''.join(groups(s)))
        for t in texts:
            if t:
                print(compared(s, t))
        print("%d %d" % (until(s, "é"), until(s, "q")))
    return 0
