"""How often an `r_dict` asks the functions of its own: at import time and translated."""
import sys
from rpython.rlib.objectmodel import r_dict


class Calls:
    def __init__(self):
        self.eq = 0
        self.hash = 0


calls = Calls()


def eq(a, b):
    calls.eq += 1
    return a == b


def key_hash(a):
    calls.hash += 1
    return len(a)
lines = []


def said(what):
    lines.append("%s %d %d" % (what, calls.eq, calls.hash))
    calls.eq = calls.hash = 0


def tried():
    d = r_dict(eq, key_hash)
    for i in range(5):
        d["x" * i] = i
    said("filled")
    lines.append(", ".join([k for k in d] + list(d.keys()) + [k for k in reversed(d)]))
    lines.append("%d %d" % (sum(list(d.values())), len(list(d.items()))))
    for k, v in d.items():
        lines.append("%s %d" % (k, v))
    said("shown")
    c = d.copy()
    said("copied")
    lines.append("%d %d" % (c["xx"[:len(c) - 3]], c.get("y", 7)))
    lines.append("%s %d" % ("xxx" in c, c.setdefault("xxxx", 9)))
    said("asked")
    e = r_dict(eq, key_hash)
    e.update(d)
    said("updated")
    e.update(d)
    said("again")
    lines.append("%s %d" % e.popitem())
    said("popped")
    lines.append("%d" % e.pop("x"))
    said("pop")
    del e["xx"]
    said("deleted")
    lines.append("%d %s" % (len(e), 3 in e.values()))
    said("in")
    for key in ["q", "xx"]:
        try:
            del e[key]
        except KeyError as error:
            lines.append("no %s" % error)
        try:
            e[key]
        except KeyError as error:
            lines.append("no %s" % error)
    e.clear()
    said("cleared")
    d = r_dict(bad_eq, key_hash)
    d["x"] = 1
    for k, v in d.copy().items():
        lines.append("%s %d" % (k, v))
    lines.append("%s %d" % d.popitem())


def bad_eq(a, b):
    raise ValueError("compared")


tried()


def entry_point(argv):
    tried()
    for line in lines:
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
