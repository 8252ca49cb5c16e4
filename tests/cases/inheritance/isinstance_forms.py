class Animal:
    name = '?'


class Dog(Animal):
    def bark(self):
        return 'woof'


class Cat(Animal):
    lives = 9


class Puppy(Dog):
    def bark(self):
        return 'yip'


def sound(a):
    if isinstance(a, Dog):
        return a.bark()
    elif isinstance(a, Cat) and a.lives > 3:
        return 'meow %d' % a.lives
    return 'silent'


def assert_form(a):
    assert isinstance(a, Cat), 'not a cat'
    return a.lives


def nested(a):
    is_dog = isinstance(a, Dog)
    if is_dog:
        return a.bark()
    return '-'


def comp(animals):
    return [a.lives for a in animals if isinstance(a, Cat)]


def or_form(a):
    if isinstance(a, Dog) or isinstance(a, Cat):
        return 'pet ' + a.name
    return 'animal'


def find(animals):
    return next((a for a in animals if isinstance(a, Puppy)), None)


def entry_point(argv):
    animals = [Animal(), Dog(), Cat(), Puppy()]
    animals[2].lives = 4
    for a in animals:
        print(sound(a), nested(a), or_form(a), type(a).__name__)
    print(comp(animals))
    try:
        print(assert_form(animals[2]))
        print(assert_form(animals[0]))
    except AssertionError as e:
        print('AssertionError', e)
    p = find(animals)
    print(p.bark() if p is not None else '-', find([]) is None)
    print([isinstance(a, (Cat, Puppy)) for a in animals])
    print([issubclass(type(a), Dog) for a in animals])
    xs = [x for x in animals if not isinstance(x, Dog)]
    print(len(xs))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
