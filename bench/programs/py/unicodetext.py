"""unicodetext: words of several alphabets, turned, mirrored, in capitals, counted and found.

Stresses: text that is not ASCII, by character, by index and as a whole.
"""
import sys

ALPHABETS = ["abcdefghijklmnopqrstuvwxyz",
             u"αβγδεζηθικλμνξοπρστυφχψω",
             u"абвгдежзийклмнопрстуфхцчшщъыьэюя",
             u"日月火水木金土山川田人口車門雨雪"]


def make_text(words):
    # type: (int) -> str
    seed = 99
    out = []  # type: list[str]
    for _ in range(words):
        seed = (seed * 1103515245 + 12345) & 0x7fffffff
        alphabet = ALPHABETS[(seed >> 12) & 3]
        for _ in range(1 + (seed >> 16) % 9):
            seed = (seed * 1103515245 + 12345) & 0x7fffffff
            out.append(alphabet[(seed >> 12) % len(alphabet)])
        out.append(' ')
    return ''.join(out)


def turned(text):
    # type: (str) -> str
    """Letters of two of the alphabets, half of it further on."""
    out = []  # type: list[str]
    for c in text:
        if u'а' <= c <= u'я':
            out.append(chr(0x430 + (ord(c) - 0x430 + 16) % 32))
        elif 'a' <= c <= 'z':
            out.append(chr(97 + (ord(c) - 97 + 13) % 26))
        else:
            out.append(c)
    return ''.join(out)


def mirrored(word):
    # type: (str) -> int
    """How many characters stand as far from the end as they stand from the start."""
    found = 0
    j = len(word) - 1
    for i in range(len(word)):
        if word[i] == word[j]:
            found += 1
        j -= 1
    return found


def checksum(text):
    # type: (str) -> int
    value = 11
    for c in text:
        value = (value * 33 + ord(c)) & 0xffffff
    return value


def occurrences(text, what):
    # type: (str, str) -> int
    found = 0
    at = text.find(what)
    while at >= 0:
        found += at
        at = text.find(what, at + len(what))
    return found


def entry_point(argv):
    # type: (list[str]) -> int
    n = 1
    words = 30
    if len(argv) > 1:
        n = int(argv[1])
        words = 5000
    text = make_text(words)
    total = 0
    for _ in range(n):
        text = turned(text)
        initials = {}  # type: dict[str, int]
        for word in text.split():
            total += mirrored(word)
            initials[word[0]] = initials.get(word[0], 0) + 1
        for c in initials:
            total = (total + ord(c) * initials[c]) & 0x3fffffffff
        total = (total * 31 + checksum(text.upper())) & 0x3fffffffff
        total = (total + occurrences(text, u"жи") + occurrences(text, u"αβ")) & 0x3fffffffff
    print("unicodetext %d %d" % (len(text), total))
    return 0


def target(driver, args):
    return entry_point, None


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
