class Bad:
    def __contains__(self, x):
        raise ValueError('contains %d' % x)

    def __len__(self):
        raise TypeError('len')

    def __iter__(self):
        raise RuntimeError('iter')

    def __getitem__(self, i):
        raise KeyError(i)


class BadEq:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        raise ArithmeticError('eq %d' % self.n)

    def __hash__(self):
        return 1


class Stops:
    def __init__(self):
        self.n = 0

    def __iter__(self):
        return self

    def __next__(self):
        self.n += 1
        if self.n == 3:
            raise OSError('broken')
        return self.n


def entry_point(argv):
    b = Bad()
    n = len(argv)
    try:
        print(n in b)
    except ValueError as e:
        print(e)
    try:
        print(n not in b)
    except ValueError as e:
        print(e)
    try:
        print(len(b))
    except TypeError as e:
        print(e)
    try:
        for x in b:
            print(x)
    except RuntimeError as e:
        print(e)
    try:
        print(b[n])
    except KeyError as e:
        print(e)
    xs = [0]
    try:
        xs.extend(Stops())
    except OSError as e:
        print(e)
    try:
        ys = [9, *Stops()]
        print(ys)
    except OSError as e:
        print(e)
    try:
        print(BadEq(1) in [BadEq(2)])
    except ArithmeticError as e:
        print('ArithmeticError')
    try:
        print([BadEq(1)] == [BadEq(2)])
    except ArithmeticError as e:
        print('ArithmeticError')
    try:
        d = {BadEq(1): 1, BadEq(2): 2}
        print(len(d))
    except ArithmeticError as e:
        print('ArithmeticError')
    try:
        print(sum([x for x in Stops()]))
    except OSError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
