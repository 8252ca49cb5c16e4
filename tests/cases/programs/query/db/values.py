class Value:
    order = 0

    def show(self):
        return '-'

    def less(self, other):
        return self.order < other.order

    def same(self, other):
        return self.order == other.order

    def __lt__(self, other):
        return self.less(other)


class Number(Value):
    order = 1

    def __init__(self, n):
        self.n = n

    def show(self):
        return str(self.n)

    def less(self, other):
        if isinstance(other, Number):
            return self.n < other.n
        return Value.less(self, other)

    def same(self, other):
        return isinstance(other, Number) and self.n == other.n


class Text(Value):
    order = 2

    def __init__(self, text):
        self.text = text

    def show(self):
        return self.text

    def less(self, other):
        if isinstance(other, Text):
            return self.text < other.text
        return Value.less(self, other)

    def same(self, other):
        return isinstance(other, Text) and self.text == other.text


NONE = Value()
