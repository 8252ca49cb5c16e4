# Modules and data found by patterns while the program is imported, as plugins are.
import os
import sys
from fnmatch import filter as matching, fnmatch, fnmatchcase
from glob import escape, glob, has_magic, iglob

HERE = os.path.dirname(os.path.abspath(__file__))

OWN = [os.path.basename(path) for path in glob(os.path.join(HERE, "files_by_p*.py"))]
QUESTION = [os.path.basename(path) for path in iglob(os.path.join(HERE, "files_by_?attern.p[xy]"))]
FOLDERS = [os.path.basename(os.path.dirname(path)) for path in glob(os.path.join(HERE, "..", "import[!x]ime", "files_by_pattern.py"))]
NONE = glob(os.path.join(HERE, "no_*_such.py")) + glob(os.path.join(HERE, "nothing", "*"))
PLAIN = len(glob(os.path.join(HERE, "files_by_pattern.py"))), len(glob(os.path.join(HERE, "nope.py")))

UNDER_TRANSLATION = sys.argv[0].endswith("rpython")

PATTERNS = ["*", "*.py", "?.py", "[a-c]*", "[!a-c]*", "[]]x", "[x", "", "a*b*c", "**", "[a-]", "*[0-9].txt", "a.b"]
NAMES = ["a.py", "b", "abc", "]x", "[x", "", "aXbYc", "-", "log7.txt", "log.txt", "a.b", "axb", "d.pyc", ".hidden"]
TABLE = [[name for name in NAMES if fnmatchcase(name, pattern)] for pattern in PATTERNS]
ESCAPED = escape("a[1]*?"), has_magic("a[1"), has_magic("plain"), fnmatch("x.py", "*.py"), matching(NAMES, "a*")


def entry_point(argv):
    print(OWN, QUESTION, FOLDERS, NONE, PLAIN)
    for i in range(len(PATTERNS)):
        print("%-12s %s" % (PATTERNS[i], TABLE[i]))
    print(ESCAPED)
    print(fnmatchcase(argv[0][:0] + "value.txt", "v*e.t?t"), fnmatchcase("ab" * len(argv), "[!a]*"))
    return 0 if UNDER_TRANSLATION in (True, False) else 1


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
