"""Prebuilt dicts and sets have their tables before the program runs, if the hashes of all keys are known then."""
import sys

NUMBERS = {n * 64: n for n in range(40)}
NEGATIVE = {-1: "a", -2: "b", -(2 ** 40): "c", 2 ** 62: "d", 0: "e"}
WORDS = {"word %d" % i: i for i in range(50)}
ODD = {"": 1, "é": 2, "\0": 3, "x" * 30: 4, "日本": 5}
BYTES = {b"": 1, b"\xff\0": 2, b"abcdefghij": 3}
CHARS = {chr(c): c for c in range(60, 130)}
TRUTH = {True: "yes", False: "no"}
PAIRS = {(i, str(i)): i for i in range(10)}
EMPTY = {}
PRIMES = {2, 3, 5, 7, 11}
VOWELS = frozenset("aeiou")
PERHAPS = {None: 1, "some": 2}
# To these the program adds, from these it takes.
COUNTS = {"one": 1, "two": 2, "three": 3}
SEEN = {1, 9, 17}
LEFT = {i * 8: i for i in range(9)}


def looked_up():
    print(sum([NUMBERS[n * 64] for n in range(40)]), 1 in NUMBERS, 64 * 40 in NUMBERS, len(NUMBERS))
    print([NEGATIVE.get(k, "?") for k in [-1, -2, -3, -(2 ** 40), 2 ** 62, 0, 1]])
    print(sum([WORDS["word " + str(i)] for i in range(50)]), WORDS.get("word 50"), "Word 1" in WORDS)
    print([ODD.get(k, 0) for k in ["", "é", "e", "\0", "x" * 30, "x" * 29, "日" + "本"]])
    print([BYTES.get(k, 0) for k in [b"", b"\xff\0", b"\xff", b"abcde" + b"fghij"]])
    print(sum([CHARS[chr(c)] for c in range(60, 130)]), "0" in CHARS, "\xff" in CHARS)
    print(TRUTH[1 > 0], TRUTH[1 < 0])
    print([PAIRS.get((i, str(i)), -1) for i in range(11)])
    print(EMPTY.get("a", 3), [n for n in range(13) if n in PRIMES], [c for c in "queue" if c in VOWELS])
    print(PERHAPS[None], PERHAPS.get("some"), PERHAPS.get("none"))


def changed():
    COUNTS["four"] = 4
    COUNTS["two"] += 10
    del COUNTS["one"]
    print(COUNTS, COUNTS.pop("three"), len(COUNTS), "one" in COUNTS)
    COUNTS["one"] = 11
    print(list(COUNTS.items()))
    SEEN.add(25)
    SEEN.discard(9)
    print(sorted(SEEN), 17 in SEEN, 9 in SEEN)
    for i in range(0, 9, 2):
        del LEFT[i * 8]
    print(LEFT)
    for i in range(100, 120):
        LEFT[i] = i
    print(len(LEFT), [k for k in LEFT if k < 100], LEFT[119], 16 in LEFT)
    copy = dict(WORDS)
    copy["new"] = -1
    del copy["word 3"]
    print(len(copy), len(WORDS), "word 3" in copy, "word 3" in WORDS, "new" in WORDS)
    print(sorted(PRIMES | {13}), len(PRIMES & SEEN), VOWELS - {"a"} == frozenset("eiou"))


def entry_point(argv):
    looked_up()
    changed()
    looked_up()
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
