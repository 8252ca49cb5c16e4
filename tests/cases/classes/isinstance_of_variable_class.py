"""isinstance and issubclass with classes in variables, tables and attributes."""


class Animal:
    def __init__(self, name):
        self.name = name


class Dog(Animal):
    pass


class Puppy(Dog):
    pass


class Cat(Animal):
    pass


class Cage:
    def __init__(self, accepts):
        self.accepts = accepts
        self.content = []

    def add(self, animal):
        if not isinstance(animal, self.accepts):
            raise TypeError('no %s in here: %s' % (type(animal).__name__, animal.name))
        self.content.append(animal.name)


def only(animals, cls):
    return [a.name for a in animals if isinstance(a, cls)]


def nearest(animal, classes):
    found = None
    for cls in classes:
        if isinstance(animal, cls) and (found is None or issubclass(cls, found)):
            found = cls
    return '?' if found is None else found.__name__


def maybe(animal, cls):
    return isinstance(animal, cls)


def entry_point(argv):
    animals = [Dog('rex'), Cat('tom'), Puppy('bit'), Animal('it')]
    for cls in (Animal, Dog, Puppy, Cat):
        print(cls.__name__, only(animals, cls), maybe(None, cls))
    for animal in animals:
        print(animal.name, nearest(animal, [Cat, Animal, Dog]), nearest(animal, [Puppy]))
    kennel = Cage(Dog)
    zoo = Cage(Animal)
    for cage in (kennel, zoo):
        for animal in animals:
            try:
                cage.add(animal)
            except TypeError as e:
                print('TypeError', e)
        print(cage.content)
    print(maybe(None if len(argv) > 5 else animals[1], Cat), isinstance(animals[0], type(animals[2])),
          isinstance(animals[2], type(animals[0])))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
