class Named:
    name = "?"

    def describe(self):
        return "I am " + self.name

    def kind(self):
        return "named"


class Loud:
    def shout(self):
        return self.describe().upper()

    def kind(self):
        return "loud " + super().kind()


class Animal(Loud, Named):
    def __init__(self, name):
        self.name = name


class Swimmer:
    def swim(self):
        return self.name + " swims"


class Fish(Swimmer, Animal):
    def kind(self):
        return "fish " + super().kind()


def entry_point(argv):
    a = Animal("cat")
    f = Fish("cod")
    print(a.describe(), a.shout(), a.kind())
    print(f.describe(), f.swim(), f.kind(), isinstance(f, Loud), isinstance(a, Swimmer))
    for x in [a, f]:
        print(x.kind(), x.shout())
    return 0
