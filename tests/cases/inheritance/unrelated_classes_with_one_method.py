# alone: a method of the same name returns another type elsewhere
class Circle:
    def __init__(self, r):
        self.r = r

    def area(self):
        return 3 * self.r * self.r

    def scaled(self, k, note='-'):
        return f'circle {self.r * k} {note}'


class Square:
    def __init__(self, side):
        self.side = side

    def area(self):
        return self.side * self.side

    def scaled(self, k, note='-'):
        return f'square {self.side * k} {note}'


class Cube(Square):
    def area(self):
        return 6 * super().area()


class Point:
    def area(self):
        return 0


def total(shapes):
    return sum(s.area() for s in shapes)


class Log:
    def __init__(self):
        self.lines = []

    def notify(self, text):
        self.lines.append(text)


class Counts:
    def __init__(self):
        self.counts = {}

    def notify(self, text):
        self.counts[text] = self.counts.get(text, 0) + 1


class Failing:
    def notify(self, text):
        raise ValueError('cannot take ' + text)


def entry_point(argv):
    shapes = [Circle(2), Square(3), Cube(1), Point()]
    print([s.area() for s in shapes], total(shapes), total([Circle(1)]), max(s.area() for s in shapes))
    for s in (Circle(1), Cube(2)):
        print(s.scaled(3), s.scaled(k=2, note='kw'))
    log, counts = Log(), Counts()
    listeners = [log, counts]
    for text in 'a b a'.split():
        for l in listeners:
            l.notify(text)
    print(log.lines, counts.counts)
    listeners.append(Failing())
    try:
        for l in listeners:
            l.notify('c')
    except ValueError as e:
        print(e, log.lines[-1], counts.counts['c'])
    try:
        for thing in [Circle(1), Point()]:
            print(thing.scaled(5))
    except AttributeError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
