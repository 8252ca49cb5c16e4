class Animal:
    def speak(self):
        return 'silence'

    def twice(self):
        return self.speak() + ' ' + self.speak()


class Dog(Animal):
    def speak(self):
        return 'woof'


class Puppy(Dog):
    def speak(self):
        return 'yip'


def entry_point(argv):
    for a in [Animal(), Dog(), Puppy()]:
        print(a.twice())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
