def entry_point(argv):
    total = ''
    for i in [0, 1, -1, 10, -10, 99, 100, 12345678901234]:
        total += str(i) + ';'
    print(total)
    print(hex(255), oct(8), bin(5), hex(-16), bin(0))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
