# Which handlers around a call of Python's own are reached.


class Strange(object):
    def __eq__(self, other):
        raise KeyError("compared")

    def __hash__(self):
        return 1


def by_class(d, key):
    try:
        return d.pop(key)
    except LookupError as e:
        return "no " + str(e) + " " + type(e).__name__


def never(text):
    try:
        return text.upper()
    except (KeyError, ValueError):
        return "unreached"


def found(text, what):
    try:
        return text.index(what)
    except KeyError:
        return -2
    except ValueError as e:
        return -len(str(e))


def number(text):
    try:
        return float(text)
    except ZeroDivisionError:
        return -1.0
    except ValueError:
        return -2.0


def through(xs, x):
    try:
        return str(xs.index(x))
    except KeyError as e:
        return str(e)


def changed(d):
    it = iter(d)
    next(it)
    d["new"] = 1
    try:
        return list(it)
    except KeyError:
        return ["key"]
    except RuntimeError as e:
        return [str(e)]


def entry_point(argv):
    print(by_class({"a": "x"}, "a"), by_class({"a": "x"}, "b"))
    print(never("abc"), found("abc", "c"), found("abc", "x"))
    print(number("1.5"), number("x"))
    print(through([Strange(), Strange()], Strange()))
    print(changed({"a": 1, "b": 2}))
    return 0
