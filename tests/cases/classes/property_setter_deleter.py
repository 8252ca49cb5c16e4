class Temperature:
    def __init__(self, celsius):
        self._c = celsius
        self.log = []

    @property
    def celsius(self):
        return self._c

    @celsius.setter
    def celsius(self, value):
        if value < -273:
            raise ValueError("below absolute zero: %d" % value)
        self.log.append(value)
        self._c = value

    @property
    def fahrenheit(self):
        return self._c * 9 // 5 + 32

    @fahrenheit.setter
    def fahrenheit(self, f):
        self.celsius = (f - 32) * 5 // 9


class Clamped(Temperature):
    @property
    def celsius(self):
        return min(self._c, 100)

    @celsius.setter
    def celsius(self, value):
        self._c = value
        self.log.append(-value)


def entry_point(argv):
    t = Temperature(20)
    t.celsius += 5
    t.fahrenheit = 212
    print(t.celsius, t.fahrenheit, t.log)
    try:
        t.celsius = -300
    except ValueError as e:
        print("ValueError", e)
    for x in [Temperature(1), Clamped(2)]:
        x.celsius = 500
        print(x.celsius, x.fahrenheit, x.log)
    return 0
