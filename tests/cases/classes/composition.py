class Engine:
    def __init__(self, power):
        self.power = power
        self.on = False

    def start(self):
        self.on = True
        return self

    def __repr__(self):
        return 'Engine(%d, %s)' % (self.power, self.on)


class Wheel:
    count = 4

    def __init__(self, size=16):
        self.size = size


class Car:
    def __init__(self, name, power):
        self.name = name
        self.engine = Engine(power)
        self.wheels = [Wheel(15 + i) for i in range(Wheel.count)]
        self.owner = None

    def drive(self, km):
        if not self.engine.on:
            self.engine.start()
        return Trip(self, km)


class Trip:
    def __init__(self, car, km):
        self.car = car
        self.km = km
        self.notes = {}

    def __str__(self):
        return self.car.name + ' ' + str(self.km) + ' ' + ','.join(sorted(self.notes))


def entry_point(argv):
    c = Car('fiat', 60)
    t = c.drive(12)
    t.notes['a'] = 1
    t.notes['b'] = 2
    print(t, c.engine, t.car is c)
    print([w.size for w in c.wheels], sum(w.size for w in c.wheels))
    c.wheels[0].size += 100
    print(max(w.size for w in t.car.wheels))
    print(c.owner is None)
    c.owner = 'me'
    print(c.owner.upper(), Engine(5).start().start())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
