"""Members that are floats too."""
import math
from enum import Enum


class Planet(float, Enum):
    MERCURY = 0.38
    EARTH = 1.0
    JUPITER = 2.5

    def weight(self, mass):
        return self * mass


def entry_point(argv):
    n = len(argv)
    p = Planet.JUPITER if n == 1 else Planet.EARTH
    print(p, repr(p), p.name, p.value, [p], p.weight(10.0))
    print(p + 1, 3 - p, p * 2.0, p / 2, p // 2, p % 2, p ** 2, -p, abs(p), divmod(p, 2))
    print(p == 2.5, p != 2.5, p < Planet.EARTH, Planet.EARTH <= p, p > 2, p == Planet.JUPITER, p is Planet.JUPITER, bool(p))
    print(int(p), float(p), round(p), math.floor(p), math.sqrt(p), p.is_integer(), Planet.EARTH.is_integer())
    print([m.name for m in Planet], Planet(1.0).name, sum([m.value for m in Planet]), max(Planet).name, sorted(Planet)[0].name)
    print(isinstance(p, float), isinstance(p, Planet), {Planet.EARTH: 'home'}[Planet(1.0)], f'{p.value:.3f}', '%.1f' % p.value)
    try:
        Planet(n * 7.0)
    except ValueError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
