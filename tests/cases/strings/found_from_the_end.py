# Places in texts that are not ASCII, from the end on.
import sys


def places(s, needle):
    found = []
    p = len(s)
    while True:
        p = s.rfind(needle, 0, p)
        if p < 0:
            return found
        found.append(p)


def entry_point(argv):
    s = "äb" * 200 + "日本" * 100 + "b😀" * 5
    found = places(s, "b")
    print(len(found), found[:8], found[-3:], sum(found))
    print(places(s, "本")[:3], places(s, "😀"), places("äxä", "ä"), places("", "a"))
    for start in (0, 1, 3, 399, 400, 401, 605, -4, 900):
        for stop in (0, 2, 3, 400, 401, 609, 610, -1, 900):
            print(s.rfind("b", start, stop), s.rfind("", start, stop), s.rfind("äb", start, stop), end=" ")
        print()
    print("aäa".rindex("a", 0, 2), "äaä".rfind("ä", 1), "äaä".rfind("ä", 0, 2))
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
