def bits(a, b):
    print(a & b, a | b, a ^ b, ~a, ~b)


def entry_point(argv):
    bits(12, 10)
    bits(-1, 255)
    bits(0, 0)
    bits(-8, 3)
    bits(0x7fff, 0xff00)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
