# Methods under other names, prebuilt: they are known by the name that the class has them under.
class Table:
    def __init__(self, k):
        self.k = k

    def run(self, n):
        return self.k + n

    step = run

    @classmethod
    def made(cls, n):
        return n * 3

    built = made

    def shown(self):
        return self.k

    def __len__(self):
        return self.k


class Other(Table):
    def run(self, n):
        return -n

    again = Table.run

    @classmethod
    def made(cls, n):
        return n * 5


def other_name(self, n):
    return self.k * n


Table.late = other_name
R = Table(5)
S = Other(6)
LATE = S.late
STEPS = {"a": R.step, "b": S.step, "c": R.run, "d": S.run, "e": S.again}
MADE = [Table.built, Other.built, Table.made, Other.made]


class Action:
    def __init__(self, what, then):
        self.what = what
        self.then = then


ACTIONS = [Action("step", S.step), Action("run", S.run), Action("again", S.again)]


def entry_point(argv):
    for name in "abcde":
        print(name, STEPS[name](1))
    for make in MADE:
        print(make(2))
    for action in ACTIONS:
        print(action.what, action.then(3))
    print(LATE(4), R.late(5))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
