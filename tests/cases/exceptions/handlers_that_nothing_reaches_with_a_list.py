# Of the operations in a `try`, only some can raise what a handler is for; the list has become
# another one by then.


class MyError(Exception):
    pass


class Check:
    def __init__(self, bad):
        self.bad = bad

    def ok(self, items):
        if self.bad:
            raise MyError("bad")
        return len(items) < 3


def lists(items, number):
    try:
        items *= 0
        items = items[-8:]
        if number.is_integer():
            pass
    except MyError:
        if items:
            items[0] = b''
    except Exception as err:
        print(type(err).__name__)
    return 0


def parts(items, check):
    try:
        items = items[1:]
        if check.ok(items):
            items = items + ["x"]
    except MyError as err:
        items.append(str(err))
    return items


def entry_point(argv):
    print(lists([], 0.5), lists([], 2.0))
    print(parts(["a", "b"], Check(False)), parts(["a", "b"], Check(True)))
    print(parts(["a", "b", "c", "d"], Check(False)), parts([], Check(True)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
