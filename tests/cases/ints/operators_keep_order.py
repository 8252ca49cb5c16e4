class Trace:
    def __init__(self):
        self.seen = []

    def n(self, value):
        self.seen.append(value)
        return value


def entry_point(argv):
    t = Trace()
    print(t.n(1) + t.n(2) * t.n(3) - t.n(4) // t.n(5), t.seen)
    t = Trace()
    print(t.n(2) ** t.n(3) ** t.n(2), t.seen)
    t = Trace()
    print(-t.n(2) ** t.n(2), ~t.n(5) & t.n(7) | t.n(1) << t.n(3) ^ t.n(9), t.seen)
    t = Trace()
    print(t.n(1) < t.n(3) < t.n(2) < t.n(9), t.seen)
    t = Trace()
    print(t.n(0) or t.n(4) and t.n(0) or t.n(8), t.seen)
    t = Trace()
    print(divmod(t.n(17), t.n(5)), pow(t.n(2), t.n(5), t.n(7)), max(t.n(4), t.n(9), t.n(1)), t.seen)
    t = Trace()
    try:
        print(t.n(1) // t.n(0) + t.n(2))
    except ZeroDivisionError:
        print('division', t.seen)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
