class JsonMixin:
    def to_json(self):
        parts = []
        for k in self.fields():
            parts.append('"%s": %s' % (k, self.show(k)))
        return '{' + ', '.join(parts) + '}'


class CompareMixin:
    def __eq__(self, other):
        return self.key() == other.key()

    def __lt__(self, other):
        return self.key() < other.key()

    def __hash__(self):
        return hash(self.key())


class CounterMixin:
    hits = 0

    def hit(self):
        self.hits += 1
        return self.hits


class Base:
    def __init__(self, name):
        self.name = name


class User(JsonMixin, CompareMixin, CounterMixin, Base):
    def __init__(self, name, age):
        super().__init__(name)
        self.age = age

    def fields(self):
        return ['name', 'age']

    def show(self, k):
        return '"%s"' % self.name if k == 'name' else str(self.age)

    def key(self):
        return (self.age, self.name)


class Item(JsonMixin, CounterMixin):
    def fields(self):
        return ['id']

    def show(self, k):
        return '7'


def entry_point(argv):
    us = [User('z', 3), User('a', 9), User('b', 3)]
    print([u.name for u in sorted(us)])
    print(us[0].to_json(), Item().to_json())
    print(us[0] == User('z', 3), us[0] == us[1], len({us[0], us[1], User('a', 9)}))
    i = Item()
    i.hit()
    print(i.hit(), us[0].hit(), Item.hits)
    print(isinstance(us[0], CounterMixin), isinstance(i, CounterMixin), isinstance(us[1], Base))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
