class Holder:
    pass


for name in ('alpha', 'beta'):
    setattr(Holder, name, len(name))


def method(self, n):
    return self.alpha * n


Holder.scaled = method


def entry_point(argv):
    h = Holder()
    print(h.alpha, h.beta, h.scaled(10))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
