# `class C(int, Enum)` and enumerations with methods and attributes of their own.
from enum import Enum, IntEnum


class Priority(int, Enum):
    LOW = 1
    HIGH = 9

    def doubled(self):
        return self.value * 2

    def __str__(self):
        return "P" + self.name


class Planet(Enum):
    EARTH = (6, 2)
    MARS = (1, 1)

    def __init__(self, mass, radius):
        self.mass = mass
        self.radius = radius

    @property
    def density(self):
        return self.mass // self.radius


class Weekday(IntEnum):
    MON = 0
    TUE = 1
    SAT = 5
    SUN = 6

    @property
    def is_weekend(self):
        return self >= Weekday.SAT

    def plus(self, days):
        return (self + days) % 7

    @staticmethod
    def parse(text):
        for day in Weekday:
            if day.name == text.upper():
                return day
        return None


class Empty(IntEnum):
    pass


def urgent(p):
    return p > 5


def entry_point(argv):
    p = Priority.HIGH if len(argv) < 30 else Priority.LOW
    print(str(p), p.name, p.value, p.doubled(), p + 1, urgent(p), urgent(3), p == 9, p == Priority.LOW)
    print(Priority(1).name, [str(q) for q in Priority], p is Priority["HIGH"])
    for planet in Planet:
        print(planet.name, planet.mass, planet.radius, planet.density, planet.value)
    for text in ["sat", "Mon", "never"]:
        day = Weekday.parse(text)
        if day is None:
            print("no day")
        else:
            print(repr(day), day.is_weekend, day.plus(3), day.name)
    print([d.is_weekend for d in Weekday], len(Empty), [e.name for e in Empty])
    by_day = {day: [] for day in Weekday}
    by_day[Weekday.SUN].append("rest")
    by_day[Weekday.MON].append("work")
    print(by_day[Weekday.SUN], sorted(by_day), list(by_day)[0].name)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
