import json
import random
import sys
import types
from collections import Counter


class Lazy(types.ModuleType):
    """Finds its attributes when they are asked for."""

    def __init__(self, name, sources, prefix=""):
        super().__init__(name, "made here")
        self.sources = sources
        self.prefix = prefix

    def __getattr__(self, name):
        if name not in self.sources:
            raise AttributeError(name)
        value = self.sources[name]()
        setattr(self, name, value)
        return value

    def describe(self):
        return self.prefix + self.__name__


PLAIN = types.ModuleType("plain", "a text")
PLAIN.answer = 42
MADE = Lazy("made_module", {"numbers": lambda: [1, 2, 3], "double": lambda: (lambda n: 2 * n)}, prefix="p.")
sys.modules["made_module"] = MADE

import made_module
from made_module import double, numbers

KINDS = (isinstance(MADE, types.ModuleType), type(MADE) is Lazy, type(PLAIN) is types.ModuleType, made_module is MADE,
         MADE.__doc__, PLAIN.__doc__, sorted(vars(PLAIN))[-1], hasattr(MADE, "other"))

LESS = (Counter("ab") <= Counter("aabb"), Counter("ab") < Counter("ab"), Counter("abc") >= Counter("ab"),
        Counter("ab") > Counter("b"), Counter("a") <= Counter("b"))
TEXT = json.dumps({None: 3, "a": [1, None]})

random.seed(7)
DRAWN = random.random(), random.randint(1, 10), random.getrandbits(100) >> 70, random.triangular(2, 4), random.choice("abc")
OWN = random.Random("a text")
SHUFFLED = list(range(8))
OWN.shuffle(SHUFFLED)
LARGE = random.Random(2 ** 80 + 5).random(), random.Random(-5).random(), random.Random(1.5).random()
try:
    random.seed([1])
    SEED = ""
except TypeError as e:
    SEED = str(e)


def entry_point(argv):
    print(PLAIN.answer, PLAIN.__name__, MADE.prefix, MADE.describe(), numbers, double(4), KINDS, LESS, TEXT)
    print(DRAWN, SHUFFLED, LARGE, SEED)
    # What was drawn while importing is drawn no more.
    print(random.random(), OWN.gauss(0.0, 1.0), OWN.sample(SHUFFLED, 3), random.triangular(2.0, 4.0))
    return 0


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
