import os
import os.path
import sys


class Place:
    def __init__(self, path):
        self.path = path

    def __fspath__(self):
        return self.path


HERE = os.path.abspath(__file__)
FOLDER = os.path.dirname(HERE)

with open(HERE) as f:
    FIRST = f.readline()
    REST = [line.rstrip("\n") for line in f]
    CLOSED = f.closed, f.mode
with open(Place(HERE), "rb") as raw:
    HEAD = raw.read(9)
    AT = raw.tell()
    raw.seek(2)
    MIDDLE = raw.read1(4)
with open(HERE, encoding="latin-1") as f:
    SAME = f.read() == FIRST + "\n".join(REST) + "\n"
DESCRIPTOR = os.open(HERE, os.O_RDONLY)
SIZE = os.lseek(DESCRIPTOR, 0, os.SEEK_END), os.fstat(DESCRIPTOR).st_size
os.close(DESCRIPTOR)

ERRORS = []
for name, mode in ((FOLDER + "/no such file", "r"), (FOLDER, "r"), (HERE + "/below", "rb"), (HERE, "rz"), ("a\0b", "r")):
    try:
        open(name, mode)
    except (OSError, ValueError) as e:
        shown = getattr(e, "strerror", str(e)), getattr(e, "filename", name) == name, getattr(e, "errno", 0)
        ERRORS.append((type(e).__name__,) + shown)
try:
    f.read()
except ValueError as e:
    ERRORS.append((type(e).__name__, str(e), True, 0))

NAMES = "reads_the_system.py" in os.listdir(FOLDER), os.path.isfile(HERE), os.path.isdir(FOLDER), os.path.islink(HERE)
WALKED = [(top == FOLDER, HERE in [os.path.join(top, name) for name in files]) for top, dirs, files in os.walk(FOLDER)
          if top == FOLDER]
STAT = os.stat(HERE).st_size == os.path.getsize(Place(HERE)) == SIZE[0], os.access(HERE, os.R_OK), os.path.exists(HERE + "x")
PATHS = [os.path.join("a", "b/", "c"), os.path.join("a", "/b"), os.path.normpath("a/./b/../c//d"), os.path.basename("/x/y.z"),
         os.path.relpath("/a/b/c", "/a/d"), os.path.commonpath(["/a/b", "/a/c"]), os.path.split("//a//b")[0],
         os.path.splitext(".profile")[0], os.path.join(Place("p"), Place("q")), os.fspath(Place("r"))]

os.environ["MADE_WHILE_IMPORTING"] = "yes"
ENVIRONMENT = (os.environ.get("MADE_WHILE_IMPORTING"), "MADE_WHILE_IMPORTING" in os.environ, os.environ.get("NO_SUCH_VARIABLE"),
               os.environ.get("NO_SUCH_VARIABLE", "-"), os.getenv("NO_SUCH_VARIABLE", "+"),
               [k for k in os.environ if k == "MADE_WHILE_IMPORTING"], len(os.environ) > 0,
               dict(os.environ)["MADE_WHILE_IMPORTING"], os.environ.pop("NO_SUCH_VARIABLE", "nothing"))
del os.environ["MADE_WHILE_IMPORTING"]
try:
    os.environ["NO_SUCH_VARIABLE"]
    KEY = ""
except KeyError as e:
    KEY = str(e)
SYSTEM = len(os.uname()), len(os.urandom(4)), os.getpid() > 0, os.cpu_count() > 0, os.strerror(2)
ARGUMENTS = type(sys.argv).__name__


def entry_point(argv):
    print(FIRST, len(REST), CLOSED, HEAD, AT, MIDDLE, SAME, SIZE[0] == SIZE[1])
    for kind, message, same, number in ERRORS:
        print(kind, message, same, number)
    print(NAMES, len(WALKED), STAT, PATHS)
    print(ENVIRONMENT[:6], ENVIRONMENT[6:], KEY, SYSTEM, ARGUMENTS)
    print(os.environ.pop("NO_SUCH_VARIABLE", "nothing"), os.path.join(*["a", "b"][:1], "c"))
    return 0


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
