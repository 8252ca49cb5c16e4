class Temperature:
    def __init__(self, celsius):
        self._celsius = celsius

    @property
    def celsius(self):
        return self._celsius

    @celsius.setter
    def celsius(self, value):
        if value < -273:
            raise ValueError
        self._celsius = value

    @property
    def fahrenheit(self):
        return self._celsius * 9 // 5 + 32


def entry_point(argv):
    t = Temperature(100)
    print(t.celsius, t.fahrenheit)
    t.celsius = 0
    print(t.celsius, t.fahrenheit)
    try:
        t.celsius = -300
    except ValueError:
        print('too cold')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
