"""The managers of `contextlib`, the same while the program is imported and when it runs."""
import contextlib
from functools import cmp_to_key, reduce


class Manager:
    def __init__(self, log, name, swallow):
        self.log = log
        self.name = name
        self.swallow = swallow

    def __enter__(self):
        self.log.append("in " + self.name)
        return self

    def __exit__(self, kind, exc, tb):
        self.log.append("out %s %s" % (self.name, exc))
        return self.swallow


def stacked(log):
    with contextlib.ExitStack() as stack:
        stack.enter_context(Manager(log, "first", True))
        stack.enter_context(Manager(log, "second", False))
        stack.callback(log.append, "called")
        raise KeyError("x")
    with contextlib.ExitStack() as stack:
        stack.enter_context(Manager(log, "third", False))
        kept = stack.pop_all()
    log.append("kept")
    kept.close()


def suppressed(log):
    with contextlib.suppress(KeyError, ValueError):
        raise ValueError("no")
    try:
        with contextlib.suppress(IndexError):
            raise KeyError("y")
    except KeyError as e:
        log.append(str(e))
    with contextlib.nullcontext(5) as n:
        log.append(str(n))


def ordered(log):
    by_last_digit = cmp_to_key(lambda a, b: a % 10 - b % 10)
    log.append(str(sorted([31, 12, 25, 40], key=by_last_digit)))
    log.append(str(max([31, 12, 25, 40], key=by_last_digit)))
    log.append(str(reduce(lambda a, b: a * 10 + b, [1, 2, 3])))
    log.append(reduce(lambda a, b: a + str(b), [1, 2, 3], ">"))


def everything():
    log = []
    stacked(log)
    suppressed(log)
    ordered(log)
    return log


WHILE_IMPORTED = everything()


def entry_point(argv):
    for line in everything():
        print(line)
    print(WHILE_IMPORTED == everything())
    return 0
