import random


def entry_point(argv):
    random.seed(12345)
    print([random.gauss(0, 1) for i in range(5)])
    print(random.gauss(10, 2.5), random.normalvariate(0, 1), random.normalvariate(5, 0.1))
    print(random.expovariate(1.5), random.triangular(0, 10, 3), random.lognormvariate(0, 0.25))
    print(random.paretovariate(3), random.weibullvariate(1, 1.5))
    total = 0.0
    for i in range(1000):
        total += random.random()
    print(total)
    random.seed(12345)
    print(random.gauss(0, 1))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
