# Texts that grow in loops that read them in each turn: what is read is the text of that turn, whether it is only looked at
# or kept, and whoever has an earlier text still has that.
import sys


class Place(object):
    def __init__(self):
        self.last = None
        self.all = []


PLACE = Place()


def ends_well(s):
    return len(s) > 2 and s[-1] == "b" and s[0] == "a"


def deeper(s, n):
    if n == 0:
        return s.count("a")
    return deeper(s, n - 1) + 1


def same(s):
    return s


def keep(s):
    PLACE.last = s
    return len(s)


def sometimes(s, n):
    if n % 3 == 0:
        return s
    return "other"


def refuse(s):
    if len(s) % 4 == 0:
        raise ValueError(s)
    return len(s)


def pieces(i):
    if i % 3 == 0:
        return "ab"
    if i % 3 == 1:
        return "\u20acb"
    return ""


def looked_at(n):
    s = ""
    out = []
    for i in range(n):
        if s and s[-1] == "b":
            out.append(len(s))
        s += pieces(i)
        if s.endswith("\u20acb"):
            out.append(-1)
        if s[len(s) // 2] == "\u20ac":
            out.append(-2)
        if s.startswith("abab"):
            out.append(-3)
        if "b\u20ac" in s:
            out.append(-4)
        if s == "ab\u20acbab" or s > "b":
            out.append(-5)
        if s[-3:] == "bab" or s[1:4].upper() == "BAB":
            out.append(-6)
        out.append(s.find("ba") + s.rfind("ba"))
        if ends_well(s):
            out.append(deeper(s, 3))
    print(s, out)


def hashed(n):
    d = {"a": 1, "aa": 2, "aaaa": 3, "aaaaaaaa": 4}
    s = ""
    total = 0
    for i in range(n):
        total += d.get(s, 0)
        s += "a"
        if s in d:
            total += d[s] * 100
        s += ""
        total += hash(s) == hash("a" * (i + 1))
    print(total)
    seen = {}
    s = ""
    for i in range(n):
        s += "z"
        if s not in seen:
            seen[s] = i
        if i % 2:
            s += "y"
    print(len(seen), sorted(seen.keys())[:4])


def kept(n):
    s = "x"
    for i in range(n):
        s += "ab"
        if s[-1] == "b" and i % 4 == 0:
            PLACE.all.append(s)
        if i % 5 == 0:
            keep(s)
        if len(s) > 3 and s[3] == "a":
            s += "-"
    print(PLACE.all, PLACE.last, s)


def earlier(n):
    out = []
    s = "0"
    for i in range(n):
        t = same(s)
        u = sometimes(s, i)
        looks = s[-1] == "b"
        s += "ab"
        out.append(t)
        out.append(u)
        if looks:
            out.append(s[-1])
    print(out)
    s = "abc"
    turns = 0
    for c in s:
        s += c
        for d in s:
            if d == c:
                turns += 1
            s += "."
    print(s, turns)
    s = "q"
    for i in range(6):
        if s[0] == "q":
            s += s
    print(s, len(s))


def raised(n):
    s = ""
    caught = []
    for i in range(n):
        try:
            if s[i] == "a":
                caught.append("a")
        except IndexError:
            caught.append("!")
        s += "ba"
        try:
            caught.append(str(refuse(s)))
        except ValueError as e:
            caught.append(str(e))
        try:
            s += str(int(s[-1]))
        except ValueError:
            s += "7"
    print(caught, s)


def lines(text):
    found = []
    all = ""
    line = ""
    for c in text:
        if line and line[-1] == "\\":
            line += "<" + c + ">"
        elif c == "\n":
            if all.endswith(";"):
                all += " "
            all += line + ";"
            found.append(line)
            line = ""
        else:
            line += c
            if line == "ab":
                line += "!"
    print(found, all, line)


def long_texts(n):
    s = ""
    total = 0
    for i in range(n):
        s += "a\u20acb\U0001f600"
        total += ord(s[len(s) // 3]) + ord(s[-2]) + ord(s[len(s) * 3 // 4 - 1])
    print(total, len(s))
    s = ""
    for i in range(n):
        s += "0123456789" * 20
        total += ord(s[len(s) // 3]) + ord(s[-2])
        if i % 16 == 15:
            s = s[-3:]
    print(total, len(s))


def of_bytes(n):
    b = b"x"
    out = []
    seen = {b"xabab": 1, b"xabababab": 2}
    for i in range(n):
        b += b"ab"
        if b[-1] == 98 and b.endswith(b"bab"):
            out.append(len(b))
        if b == b"xab" or b.find(b"ba") == 3:
            out.append(-1)
        if b[2:4] == b"ba" and i % 3 == 0:
            out.append(seen.get(b, 0))
        if i == 4:
            kept = b
    print(b, out, kept)


def entry_point(argv):
    looked_at(14)
    hashed(20)
    kept(9)
    earlier(7)
    raised(6)
    lines("ab\ncd\\e\n\nxyz\nab")
    long_texts(80)
    of_bytes(9)
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
