# Numbers that `sys` has by names and by places.
import sys

SMALLEST = sys.float_info.min


def entry_point(argv):
    info = sys.float_info
    print(info.max, info.epsilon, info.dig, info[0] == info.max, info[6], len(info))
    print(sys.float_info.mant_dig, sys.float_info.radix, SMALLEST, info.min == SMALLEST, info.max_exp, info.min_10_exp)
    print(sys.version_info.major, sys.version_info >= (3, 8), sys.version_info[0])
    print(sys.hash_info.width, sys.hash_info.modulus, sys.hash_info[2])
    biggest, *rest = info
    print(biggest == info.max)
    return 0


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
