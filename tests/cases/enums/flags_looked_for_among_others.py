from enum import Flag


class Perm(Flag):
    R = 4
    W = 2


class Q(Flag):
    A = 1


def entry_point(argv):
    p = Perm.R | Perm.W
    try:
        print(1 in p)
    except TypeError as e:
        print(e)
    try:
        print(Q.A in p)
    except TypeError as e:
        print(e)
    try:
        print("R" in p)
    except TypeError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
