LIMIT = 10
names = ['a']
state = {'n': 0}


def shadow(LIMIT):
    return LIMIT + 1


def uses_global():
    return LIMIT, len(names)


def builtin_shadow(list):
    max = 0
    for x in list:
        if x > max:
            max = x
    return max


def bump():
    state['n'] += 1
    names.append('b%d' % state['n'])
    return state['n']


def local_import():
    import math
    from os.path import join as j
    return math.floor(2.7), j('a', 'b')


def later():
    return defined_later(2)


def defined_later(x):
    return x * LIMIT


class Holder:
    LIMIT = 99
    own = LIMIT + 1

    def get(self):
        return LIMIT, self.LIMIT, Holder.own


if LIMIT > 5:
    def chosen():
        return 'big'
else:
    def chosen():
        return 'small'

for _i in range(3):
    exec('def gen%d(x): return x + %d' % (_i, _i))

table = [globals()['gen%d' % k] for k in range(3)]


def entry_point(argv):
    print(shadow(1), uses_global(), builtin_shadow([3, 8, 2]), bump(), bump(), names, state)
    print(local_import(), later(), Holder().get(), chosen(), [f(10) for f in table])
    id = len(argv)
    str_ = 'x'
    print(id, str_)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
