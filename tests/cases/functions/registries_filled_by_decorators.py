TABLE = {}
HELP = []


def command(name, usage="none"):
    def deco(f):
        TABLE[name] = f
        HELP.append((name, usage, f.__name__))
        return f
    return deco


def event(*names):
    def deco(f):
        for n in names:
            TABLE.setdefault(n, f)
        return f
    return deco


@command("add", usage="add A B")
def add(a, b=1):
    return a + b


@command("neg")
def neg(a):
    return -a


@event("twice", "double")
@command("scale")
def scale(a, by=2, *, plus=0):
    return a * by + plus


@command("all")
def total(*xs):
    return sum(xs)


def run(name, *args):
    if name not in TABLE:
        return -1
    return TABLE[name](*args)


def run_list(name, args):
    f = TABLE.get(name)
    if f is None:
        return -1
    try:
        return f(*args)
    except TypeError as e:
        print(e)
        return -2


def entry_point(argv):
    for name in sorted(TABLE):
        print(name, TABLE[name](3), run(name, 4), TABLE[name].__name__)
    for n in range(4):
        for name in TABLE:
            print(name, n, run_list(name, list(range(n))))
    print(HELP)
    print(add(1, 2), scale(1, plus=3), run("nothing", 1))
    for name, f in TABLE.items():
        print(name, f(2))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
