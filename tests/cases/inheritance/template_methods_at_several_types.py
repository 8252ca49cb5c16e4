class Field:
    default = None

    def parse(self, text):
        return self.default

    def show(self, text):
        v = self.parse(text)
        return "<%s %s>" % (self.kind(), v)

    def kind(self):
        return type(self).__name__


class IntField(Field):
    def parse(self, text):
        return int(text)


class TextField(Field):
    def parse(self, text):
        return text


class FloatField(Field):
    def parse(self, text):
        return float(text) / 3


class Shape:
    def __init__(self, value):
        self.value = value

    def describe(self):
        return "%s: %r" % (type(self).__name__, self.value)


class Count(Shape):
    pass


class Label(Shape):
    pass


class Scaled(Count):
    def __init__(self, value):
        super().__init__(value)
        self.factor = 2.5

    def describe(self):
        return super().describe() + " times " + str(self.factor)


def entry_point(argv):
    for f in [IntField(), TextField(), FloatField()]:
        print(f.show("12"))
    for s in [Count(1), Label("x"), Scaled(3)]:
        print(s.describe())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
