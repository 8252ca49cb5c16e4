class Person:
    def __init__(self, name, age):
        self.name = name
        self.age = age


def by_age(p):
    return p.age


def entry_point(argv):
    people = [Person('a', 30), Person('b', 20), Person('c', 30), Person('d', 10)]
    people.sort(key=by_age)
    print([p.name for p in people])
    people.sort(key=lambda p: p.name, reverse=True)
    print([p.name for p in people])
    print([p.name for p in sorted(people, key=by_age)])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
