# alone: a method of the same name returns another type elsewhere
class A:
    def act(self):
        return 2


class B:
    def act(self):
        return 3


class Slots:
    __slots__ = ("a", "act")

    def __init__(self):
        self.a = 1


class SlotsM(Slots):
    def act(self):
        return 8


def f():
    return 1


def entry_point(argv):
    xs = [A(), B()]
    print(xs[0].act(), xs[1].act())
    a = A()
    a.act = f
    xs.append(a)
    for x in xs:
        print(x.act())
    s = SlotsM()
    print(s.act())
    return 0
