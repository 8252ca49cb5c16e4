# Objects of classes without a common base in one variable: their methods are found by class.
class Animal:
    def __init__(self, name):
        self.name = name

    def speak(self, times=1):
        return self.name + " says " + " ".join([self.noise()] * times)

    def noise(self):
        return "..."


class Dog(Animal):
    def noise(self):
        return "woof"


class Puppy(Dog):
    def speak(self, times=1):
        return "small " + Dog.speak(self, times)


class Radio:
    def __init__(self, text):
        self.text = text
        self.played = 0

    def speak(self, times=1):
        self.played += times
        return self.text * times


class Door:
    def speak(self, times=1):
        if times > 2:
            raise ValueError("too loud")
        return "creak"


class Stone:
    pass


def hear(thing):
    try:
        return thing.speak()
    except AttributeError as e:
        return "AttributeError: %s" % e


def twice(thing):
    return thing.speak(2) + "|" + thing.speak(times=1)


def entry_point(argv):
    radio = Radio("news ")
    things = [Animal("cow"), Dog("rex"), Puppy("bit"), radio, Door()]
    for thing in things:
        print(hear(thing), "/", twice(thing))
    print(radio.played, hear(Stone()))
    for thing in things:
        if isinstance(thing, Animal):
            print(thing.name, thing.noise())
        elif isinstance(thing, Radio):
            print(thing.text, thing.played)
    try:
        things[4].speak(3)
    except ValueError as e:
        print("ValueError", e)
    dog = Dog("d")
    print(dog.speak(), Puppy("p").speak(2))
    print([isinstance(thing, Dog) for thing in things], things[3] is radio)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
