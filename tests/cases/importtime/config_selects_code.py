"""What is decided at import time leaves no trace: functions, classes and constants chosen by a
configuration."""


class Config:
    def __init__(self, **options):
        self.__dict__.update(options)

    def get(self, name, default=None):
        return self.__dict__.get(name, default)


CONFIG = Config(checks=True, word=32, tracing=False, backend='table')

if CONFIG.checks:
    def check(condition, text):
        if not condition:
            raise ValueError(text)
else:
    def check(condition, text):
        pass

if CONFIG.word == 32:
    MASK = (1 << 32) - 1
    HALF = 1 << 31
elif CONFIG.word == 64:
    MASK = -1
    HALF = None
else:
    raise SystemError('no such word')

if CONFIG.get('tracing'):
    import nowhere_to_be_found as tracer
    TRACE = tracer.trace
else:
    TRACE = None


def signed(n):
    n &= MASK
    return n - 2 * HALF if n >= HALF else n


class TableBackend:
    TABLE = [bin(i).count('1') for i in range(256)]

    def bits(self, n):
        total = 0
        while n:
            total += self.TABLE[n & 255]
            n >>= 8
        return total


class LoopBackend:
    def bits(self, n):
        return undefined_name_that_is_never_looked_up(n)


Backend = {'table': TableBackend, 'loop': LoopBackend}[CONFIG.backend]

try:
    import also_not_there
    HAVE = True
except ImportError:
    HAVE = False

assert MASK.bit_length() == 32, MASK


def traced(n):
    if TRACE is not None:
        TRACE('traced', n)
    if HAVE:
        return also_not_there.twice(n)
    return n + n


def entry_point(argv):
    print(signed(0x7fffffff), signed(0x80000000), signed(-1), signed(1 << 40), MASK, HALF)
    backend = Backend()
    print([backend.bits(n) for n in (0, 1, 255, 256, 0xffff, 0x12345678)])
    print(traced(21), HAVE, TRACE is None)
    for n in (1, 0):
        try:
            check(n > 0, 'not positive: %d' % n)
            print('fine', n)
        except ValueError as e:
            print('ValueError', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
