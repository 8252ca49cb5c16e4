"""Regular expressions: how long searches in about a megabyte take, in microseconds, the best of a few rounds.

    cargo rpython translate bench/regex/subjects.py -o subjects && ./subjects 20
    python3 bench/regex/subjects.py 5
"""
import re
import sys
import time

WORD = re.compile(r"\w+")
ALTERNATIVES = re.compile("foo|bar|bazinga")
PAIR = re.compile(r"(?P<k>\w+)=(?P<v>\d+)")
COMMENT = re.compile(r"(?m)^\s*#.*$")
NESTED = re.compile(r"(a*)*b")
TWO_WAYS = re.compile(r"(?:a|aa)+$")
MAIL = re.compile(r"[\w.+-]+@[\w-]+\.[\w.-]+")
TOKEN = re.compile(r"\s+|(?P<name>[A-Za-z_]\w*)|(?P<number>\d+(?:\.\d+)?)|(?P<text>\"(?:[^\"\\]|\\.)*\")|(?P<op>\*\*|==|<=|>=|[-+*/%()<>=:,.\[\]])")
QUOTED = re.compile(r'"[^"]*"')
LAZY = re.compile(r"<.*?>")

PROSE = "The quick brown fox jumps over the lazy dog, 42 times; then it is foolish to be bare-headed. " * 11000
WIDE = "Straße und Größe: ein Übermaß an Wörtern, naïve café, Москва и Київ, 東京 2024. " * 9000
PAIRS = "width=100 height = 20 depth=3, name=none; colour=255 " * 19000
LINES = "def f(x):\n    # what it does\n    return x + 1\n\n# end of it\n" * 17000
MAILS = "Write to john.doe@example.org, or to the second address (jane_doe+news@mail.example.com) today. " * 10500
SOURCE = "total = total + price * (1.0 + tax_rate[7]) - \"a \\\" b\" ** 2 >= limit.value: print(name, 12)\n" * 3000
QUOTES = 'He said "hello there" and left <b>at once</b>, "never" to return. ' * 15000


def words(text):
    return len(WORD.findall(text))


def alternatives(text):
    return len(ALTERNATIVES.findall(text))


def pairs(text):
    total = 0
    for m in PAIR.finditer(text):
        total += len(m.group("k")) + len(m.group("v"))
    return total


def comments(text):
    return len(COMMENT.findall(text))


def mails(text):
    return len(MAIL.findall(text))


def tokens(text):
    at = 0
    n = 0
    while at < len(text):
        m = TOKEN.match(text, at)
        if m is None:
            break
        at = m.end()
        if m.lastgroup is not None:
            n += 1
    return n


def quoted(text):
    return len(QUOTED.sub("Q", text)) + len(LAZY.findall(text))


def hopeless(text):
    n = 0
    for i in range(14, 19):
        if NESTED.search("a" * i + "c"):
            n += 1
        if TWO_WAYS.match("a" * i + "b"):
            n += 1
    return n


SUBJECTS = [("words", words, PROSE), ("words, not ASCII", words, WIDE), ("alternatives", alternatives, PROSE),
            ("named groups", pairs, PAIRS), ("lines", comments, LINES), ("mails", mails, MAILS),
            ("tokens", tokens, SOURCE), ("quotes", quoted, QUOTES), ("exponential", hopeless, "")]


def entry_point(argv):
    rounds = int(argv[1]) if len(argv) > 1 else 3
    for name, run, text in SUBJECTS:
        best = 1e9
        found = 0
        for i in range(rounds):
            start = time.perf_counter()
            found = run(text)
            best = min(best, time.perf_counter() - start)
        print("%-20s %8d %10.0f" % (name, found, best * 1e6))
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
