"""Operators and methods of sets of which one has characters and the other longer strings."""



def entry_point(argv):
    digits = frozenset("12345")
    words = {"1", "", "23", "5"}
    print(sorted(digits - words), sorted(words - digits))
    print(sorted(digits & words), sorted(words & digits))
    print(sorted(digits ^ words), sorted(digits | words))
    letters = set("abc")
    letters -= {"", "a", "bc"}
    print(sorted(letters))
    letters &= {"b", "xyz"}
    print(sorted(letters))
    print(sorted(set("abc").difference(["", "c", "ab"])), sorted(set("abc").intersection(["", "c"])))
    print(set("ab").issubset(["a", "b", ""]), set("ab").issuperset(["a", ""]), set("ab").isdisjoint([""]))
    small = {True, False}
    print(small.issubset([0, 1, 2]), {0, 1} == small)
    print("" in set("ab"), "ab" in set("ab"), "a" in set("ab"))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
