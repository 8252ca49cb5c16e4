import math
import os


class A:
    def run(self):
        pass

    def stop(self):
        pass


def plus(n):
    def add(x):
        return x + n
    return add


def minus(n):
    def sub(x):
        return x - n
    return sub


def entry_point(argv):
    a = A()
    for f in [a.run, a.stop]:
        print(f.__name__)
    f = plus(2)
    print(f.__name__, f(3))
    for g in [plus(1), minus(2)]:
        print(g.__name__, g(1))
    print(math.sqrt.__name__)
    for h in [math.sqrt, math.sin]:
        print(h.__name__, h(0.0))
    print(len.__name__, os.path.join.__name__, str.upper.__name__)
    k = lambda x: x
    print(k.__name__)
    print(a.run.__name__, A.run.__name__, A.run.__qualname__)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
