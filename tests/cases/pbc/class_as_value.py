class Dog:
    def __init__(self, name):
        self.name = name

    def speak(self):
        return self.name + ' woof'


class Puppy(Dog):
    def speak(self):
        return self.name + ' yip'


def make(cls, name):
    return cls(name)


def entry_point(argv):
    print(make(Dog, 'rex').speak(), make(Puppy, 'bit').speak())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
