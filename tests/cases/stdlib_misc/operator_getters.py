import operator

first = operator.itemgetter(0)
pair = operator.itemgetter(2, 0)
name_of = operator.attrgetter('name')
both = operator.attrgetter('name', 'age')
inner = operator.attrgetter('parent.name')
upper = operator.methodcaller('upper')
padded = operator.methodcaller('ljust', 5, '.')


class Person:
    def __init__(self, name, age, parent):
        self.name = name
        self.age = age
        self.parent = parent

    def greet(self, word):
        return '%s, %s' % (word, self.name)


def entry_point(argv):
    ann = Person('Ann', 60, None)
    bob = Person('Bob', 30, ann)
    cid = Person('Cid', 45 * len(argv), ann)
    people = [cid, bob]
    print(first([5, 6, 7]), pair(['a', 'b', 'c']), name_of(bob), both(cid), inner(bob))
    print([p.name for p in sorted(people, key=operator.attrgetter('age'))], max(people, key=operator.attrgetter('age')).name)
    rows = [('x', 3), ('y', 1), ('z', 2)]
    print(sorted(rows, key=operator.itemgetter(1)), min(rows, key=operator.itemgetter(1)), list(map(operator.itemgetter(0), rows)))
    print(upper('abc'), padded('ab'), operator.methodcaller('greet', 'Hi')(bob))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
