def entry_point(argv):
    x = 10
    x += 5
    print(x)
    x -= 3
    print(x)
    x *= 4
    print(x)
    x //= 5
    print(x)
    x %= 6
    print(x)
    x <<= 4
    print(x)
    x >>= 1
    print(x)
    x |= 7
    print(x)
    x &= 13
    print(x)
    x ^= 255
    print(x)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
