"""Tables of commands, called with what a line has."""
CMD = {}


def command(f):
    CMD[f.__name__] = f
    return f


@command
def count(*xs):
    return str(len(xs))


@command
def echo(*xs):
    return " ".join(xs)


@command
def put(key, value="-"):
    return key + "=" + value


@command
def quit():
    return "bye"


FIX = {"join": lambda a, b: a + b, "one": lambda a: a}


def prefixed(name, words):
    return CMD[name]("<", *words)


def entry_point(argv):
    for line in ["count 1 2", "echo a b", "put k", "put k v", "quit", "echo", "quit now", "put", "put a b c"]:
        name, *args = line.split()
        try:
            print(CMD[name](*args))
        except TypeError:
            print("wrong number for", name)
    for name in ["join", "one"]:
        for words in ["1 2", "1"]:
            try:
                print(FIX[name](*words.split()))
            except TypeError as e:
                print("wrong number for", name)
    print(prefixed("echo", ["a", "b"]), prefixed("count", []), prefixed("put", ["x"]))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
