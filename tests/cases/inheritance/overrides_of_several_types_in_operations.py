# The same of properties, operators and iteration, of class methods and of static ones; the base has objects itself.
class Number:
    def __init__(self, n):
        self.n = n

    def __add__(self, other):
        return self.n + other

    def __getitem__(self, i):
        return self.n

    def __call__(self, x):
        return x

    @property
    def value(self):
        return self.n

    @classmethod
    def kind(cls):
        return 1

    @staticmethod
    def made_of():
        return 2.5

    def items(self):
        return (1, 2)


class Text(Number):
    def __add__(self, other):
        return "text" + str(other)

    def __getitem__(self, i):
        return "abc"[i]

    def __call__(self, x):
        return [x]

    @property
    def value(self):
        return str(self.n)

    @classmethod
    def kind(cls):
        return "text"

    @staticmethod
    def made_of():
        return None

    def items(self):
        return ["x", "y"]


class Table(Text):
    def __call__(self, x):
        return {x: str(x)}

    def items(self):
        return {"k": 1.5}


class Other(Number):
    @property
    def value(self):
        return None


def entry_point(argv):
    numbers = [Number(3), Text(4), Table(5), Other(6)]
    for number in numbers:
        print(number + 3, number[1])
        print(number.value, number.kind())
        print(number.made_of(), number(len(argv)))
        for item in number.items():
            print(item)
        print(len(number.items()), number.items())
        value = number.value
        if value is None:
            print("no value")
        elif isinstance(value, str):
            print(value + "!")
        else:
            print(value + 1)
    return 0
