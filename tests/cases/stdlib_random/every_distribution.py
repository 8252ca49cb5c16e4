import random


def entry_point(argv):
    r = random.Random(2024 * len(argv))
    for i in range(3):
        print('%.12g %.12g %.12g %.12g' % (r.random(), r.uniform(-5, 5), r.triangular(0.0, 10.0, 3.0), r.triangular()))
        print('%.12g %.12g %.12g' % (r.gauss(0.0, 1.0), r.gauss(10.0, 2.5), r.normalvariate(5.0, 0.5)))
        print('%.12g %.12g %.12g' % (r.lognormvariate(0.0, 0.25), r.expovariate(1.5), r.paretovariate(3.0)))
        print('%.12g %.12g %.12g' % (r.weibullvariate(1.0, 1.5), r.vonmisesvariate(0.0, 4.0), r.vonmisesvariate(1.0, 0.0)))
        print('%.12g %.12g %.12g %.12g' % (r.gammavariate(2.5, 1.0), r.gammavariate(1.0, 2.0), r.gammavariate(0.5, 1.0), r.betavariate(2.0, 3.0)))
    try:
        r.gammavariate(-1.0, 1.0)
    except ValueError as e:
        print(e)
    random.seed(5)
    print('%.12g %.12g %.12g' % (random.gauss(1.0, 2.0), random.betavariate(1.0, 1.0), random.gammavariate(3.0, 2.0)))
    print('%.12g %.12g' % (random.vonmisesvariate(0.5, 1.0), random.triangular(1.0, 2.0, 1.5)))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
