import re

from rpython.rlib.objectmodel import we_are_translated

PATTERNS = [re.compile(p) for p in [
    "(?:a*)*b", "(?:a|aa)+$", "(?:a+)+c", "(?:a?){9}a{9}c", "(?:a|a)*(?=b$)c", "(?=(?:a|aa)+$)a", "(?>(?:a|aa)+$)",
    "(?!(?:a|aa)+$)a+b", "(?:(?:a*)*)*c", "(?:[ab]|a|b)+?\n", "a*a*a*a*a*c", "(?:.*?a)*?c", "(?:é|é?a|aé?)+$",
    "(?:(?=a)(?:a|aa))+$", "(?:x|(?:a|aa)+)+y"]]
GROUPS = [re.compile(p) for p in ["((a*)*)b", "((a)|aa)+$", "((?:a|(aa))+?)*b$", "(a|(?:a*)*)+c"]]

# CPython takes exponentially many steps: its texts are short.
SHORT = [m is None for m in [p.match("a" * 9 + "x") for p in PATTERNS]]


def entry_point(argv):
    n = 200 if we_are_translated() else 9
    for p in PATTERNS:
        for end in ("x", "b", "é"):
            text = "a" * n + end
            m = p.match(text)
            print(p.pattern, end, m is None, p.search("é" + text[:n // 4] + end) is None, p.fullmatch(text) is None)
    for q in GROUPS:
        for end in ("x", "", "b"):
            m = q.match("a" * n + end)
            print(q.pattern, end, m is None, m is not None and m.end() == n + len(end))
            if m is not None:
                print([e - s < 3 for s, e in m.regs[1:]])
    print(SHORT)
    print([m.span() for m in re.finditer(r"\w+@|\w+,", "a" * 30 + "b,c@d" + "é" * 20 + ",")])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
