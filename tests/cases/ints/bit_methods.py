def show(n):
    print(n, n.bit_length(), n.bit_count())


def entry_point(argv):
    one = len(argv)
    for n in [0, 1, 2, 3, 4, 7, 8, 255, 256, 1023, -1, -2, -7, -8, -255, -256]:
        show(n)
    big = one << 62
    show(big)
    show(big - 1)
    show(-big)
    show((big - 1) * 2 + 1)
    lowest = -big - big
    print(lowest, lowest.bit_length(), lowest.bit_count())
    print(True.bit_length(), False.bit_length(), (one == 1).bit_count())
    total = 0
    for i in range(2000):
        total += (i * 2654435761).bit_length() * 3 + (i * 40503).bit_count()
    print(total)
    print((5).real, (5).imag, (-5).numerator, (5).denominator, (one + 6).conjugate())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
