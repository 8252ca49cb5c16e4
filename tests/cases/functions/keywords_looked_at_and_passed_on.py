"""What a function gets by name it may look at in every way, and pass on all the same."""

import sys


def show(a=0, b=0, c=0):
    return "%d %d %d" % (a, b, c)


def tag(name, **attrs):
    return "<%s%s>" % (name, "".join([" %s=%s" % (k, attrs[k]) for k in sorted(attrs)]))


def looped(**k):
    for name in k:
        print(name, k[name])
    return show(**k)


def got(**k):
    print(k.get("a"), "b" in k, len(k), bool(k))
    return show(**k)


def both(x, **k):
    print(sorted(k.items()), x, k)
    for name, value in k.items():
        print(name, value)
    print(list(k.values()), sum(k.values()), list(k), sorted(k), tuple(k))
    return show(**k)


def asked(name, **k):
    if name in k:
        print("has", name, k[name], k.get(name), k.get(name, -1))
    else:
        print("has not", name, k.get(name, -1))
    return show(**k)


def tried(name, **k):
    try:
        print(k[name])
    except KeyError as e:
        print("no", e)
    return show(**k)


def texts(**k):
    print(f"{k} {len(k)}", str(k), repr(k), dict(k))
    return tag("p", **k)


def copied(**k):
    more = k.copy()
    more["c"] = 9
    print(more, k)
    return show(**k)


def mixed(**k):
    for name in k:
        print(name)
    return both_kinds(**k)


def both_kinds(n=0, s=""):
    return s * n


class Base(object):
    def __init__(self, **options):
        self.names = sorted(options)
        self.set(**options)

    def set(self, width=1, height=1):
        self.area = width * height


class Wide(Base):
    def __init__(self, n, **options):
        if "width" not in options:
            print("no width")
        for name in options:
            print("option", name)
        super(Wide, self).__init__(**options)
        self.n = n


def entry_point(argv):
    n = len(argv)
    print(looped(a=n, b=2))
    print(looped())
    print(got(a=n))
    print(got(b=n, c=2))
    print(got())
    print(both(1, a=3, c=n))
    print(asked("a" if n < 3 else "b", a=n, c=2))
    print(asked("b" if n < 3 else "a", a=n, c=2))
    print(tried("c", a=n, c=2), tried("b", a=n))
    print(texts(a=n, b=2))
    print(copied(a=n))
    print(mixed(n=2, s="ab"), mixed(s="x"))
    print(Wide(n, width=3).area, Wide(n, height=2, width=4).names, Wide(n).area)
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
