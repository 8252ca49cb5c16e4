class A:
    def __init__(self):
        self.x = 1

    def m(self):
        return 2


def none_a(flag):
    return A() if flag else None


def none_s(flag):
    return 'text' if flag else None


def none_l(flag):
    return [1, 2] if flag else None


def none_d(flag):
    return {'a': 1} if flag else None


def entry_point(argv):
    f = len(argv) > 5
    for k in range(15):
        try:
            if k == 0:
                print(none_a(f).x)
            elif k == 1:
                print(none_a(f).m())
            elif k == 2:
                none_a(f).x = 3
            elif k == 3:
                print(len(none_s(f)))
            elif k == 4:
                print(none_s(f).upper())
            elif k == 5:
                print(none_s(f) + 'x')
            elif k == 6:
                print(none_s(f)[0])
            elif k == 7:
                print(none_l(f)[0])
            elif k == 8:
                none_l(f).append(1)
            elif k == 9:
                print(len(none_l(f)))
            elif k == 10:
                for x in none_l(f):
                    print(x)
            elif k == 11:
                print(1 in none_l(f))
            elif k == 12:
                print(none_d(f)['a'])
            elif k == 13:
                none_d(f)['b'] = 2
            elif k == 14:
                print(none_d(f).get('a'))
        except (TypeError, AttributeError) as e:
            print(k, type(e).__name__, e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
