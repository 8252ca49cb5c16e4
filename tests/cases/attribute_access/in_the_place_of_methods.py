"""Methods that instances are given something in the place of."""


class Button:
    def __init__(self, label):
        self.label = label

    def act(self):
        return "pressed " + self.label

    @classmethod
    def kind(cls):
        return cls.__name__

    @staticmethod
    def default():
        return "static"

    def twice(self):
        return self.act() + " " + self.act()


class Big(Button):
    def act(self):
        return "BIG " + Button.act(self)

    def base(self):
        return super().act()


class Quiet(Button):
    pass


class Given:
    def __init__(self, name):
        self.name = name

    def __call__(self):
        return "given " + self.name


def other():
    return "other"


def kind():
    return "a kind"


def entry_point(argv):
    buttons = [Button("a"), Big("b"), Quiet("c")]
    for b in buttons:
        print(b.act(), b.twice(), b.kind(), b.default())
    buttons[0].act = other
    n = len(argv)
    buttons[1].act = lambda: "made %d" % n
    buttons[2].act = buttons[1].label.upper
    for b in buttons:
        print(b.act(), b.twice())
    keep = buttons[1].act
    buttons[1].act = Given("x")
    buttons[2].act = Quiet("d").act
    buttons[2].kind = kind
    buttons[2].default = kind
    for b in buttons:
        print(b.act(), b.twice(), b.kind(), b.default())
    print(keep(), Button.act(buttons[1]), Big.base(buttons[1]))
    del buttons[1].act
    del buttons[2].kind
    print(buttons[1].act(), buttons[2].kind(), hasattr(buttons[1], "act"))
    try:
        del buttons[1].act
    except AttributeError:
        print("none")
    setattr(buttons[1], "act", other)
    print(getattr(buttons[1], "act")())
    f = getattr(buttons[0], "act", None)
    print(f is None)
    return 0
