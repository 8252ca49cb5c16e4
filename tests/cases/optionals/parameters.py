"""Parameters that default to None or are passed it."""


def clamp(x, low=None, high=None):
    if low is not None and x < low:
        return low
    if high is not None and x > high:
        return high
    return x


def scale(x, factor=None):
    if factor is None:
        factor = 1.5
    return x * factor


def describe(flag=None):
    if flag is None:
        return "unset"
    return "on" if flag else "off"


class Timer:
    def __init__(self, delay=None):
        self.delay = delay

    def start(self, now):
        if self.delay is None:
            return None
        return now + self.delay


def entry_point(argv):
    for x in [-5, 3, 50]:
        print(clamp(x), clamp(x, 0), clamp(x, high=10), clamp(x, 0, 10), clamp(x, None, 7))
    print(scale(2.0), scale(2.0, 0.25), scale(4.0, None))
    print(describe(), describe(True), describe(False), describe(None))
    timers = [Timer(), Timer(5), Timer(0), Timer(None)]
    for timer in timers:
        print(timer.start(10))
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
