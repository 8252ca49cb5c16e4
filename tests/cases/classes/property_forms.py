class Temperature:
    def __init__(self, celsius=0.0):
        self._celsius = celsius
        self.log = []

    @property
    def celsius(self):
        self.log.append('get')
        return self._celsius

    @celsius.setter
    def celsius(self, value):
        if value < -273.15:
            raise ValueError('below zero')
        self.log.append('set')
        self._celsius = value

    @celsius.deleter
    def celsius(self):
        self.log.append('del')
        self._celsius = 0.0

    @property
    def fahrenheit(self):
        return self.celsius * 9 / 5 + 32

    def get_k(self):
        return self._celsius + 273.15

    def set_k(self, k):
        self._celsius = k - 273.15

    kelvin = property(get_k, set_k, None, 'the kelvin')


class Sub(Temperature):
    @property
    def fahrenheit(self):
        return super().fahrenheit + 1000


def entry_point(argv):
    t = Temperature(25.0)
    print(t.celsius, t.fahrenheit)
    t.celsius = 30.0
    t.celsius += 5
    print(t.celsius)
    try:
        t.celsius = -300.0
    except ValueError as e:
        print(e)
    del t.celsius
    print(t.celsius)
    print(t.log)
    t.kelvin = 300.0
    print('%.2f %.2f' % (t.kelvin, t.celsius))
    s = Sub(10.0)
    print(s.fahrenheit)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
