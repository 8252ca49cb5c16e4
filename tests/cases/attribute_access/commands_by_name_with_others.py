"""The same with a method or a function to be called instead, with *rest, defaults, overrides, and inside of a try."""

import sys


class Calc(object):
    def __init__(self):
        self.stack = []

    def do_push(self, x, *more):
        self.stack.append(int(x))
        for other in more:
            self.stack.append(int(other))
        return len(self.stack)

    def do_add(self):
        a = self.stack.pop()
        self.stack[-1] += a
        return self.stack[-1]

    def do_set(self, at, value="0"):
        self.stack[int(at)] = int(value)
        return 0

    def missing(self, word="?"):
        return -len(word)

    def one(self, words):
        return getattr(self, "do_" + words[0], self.missing)(*words[1:])

    def two(self, words):
        method = getattr(self, "do_%s" % words[0], None)
        if method:
            return method(*words[1:])
        return -1

    def three(self, words, given):
        method = getattr(self, f"do_{words[0]}", given)
        return method(*words[1:])

    def four(self, words):
        try:
            method = getattr(self, "do_" + words[0])
            return method(*words[1:])
        except AttributeError as e:
            print(e)
        except TypeError as e:
            print(e)
        finally:
            print("done", words)
        return -2


def fallback(*words):
    return -10 - len(words)


class More(Calc):
    def do_dup(self, times):
        self.stack += [self.stack[-1]] * int(times)
        return len(self.stack)

    def do_add(self):
        return 100 + Calc.do_add(self)


def entry_point(argv):
    for calc in [Calc(), More()]:
        for line in ["push 1", "push 2 3 4", "add", "set 0 7", "set 0", "frob", "frob xyz", "dup 2", "add"]:
            print(line, calc.one(line.split()), calc.stack)
        for line in ["push 1", "frob", "dup 2", "add"]:
            print(line, calc.two(line.split()), calc.three(line.split(), fallback), calc.stack)
        for line in ["push", "push 1 2", "set", "set 1 2 3", "frob", "dup", "dup 1"]:
            print(line, calc.four(line.split()), calc.stack)
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
