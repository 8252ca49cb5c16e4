def entry_point(argv):
    one = len(argv)
    for n in [0, 1, -1, 2, 8, 15, 16, -16, 255, 256, -255, 65535, 1 << 40]:
        n = n * one
        print(bin(n), oct(n), hex(n))
    low = -(one << 62) - (one << 62)
    print(bin(low), oct(low), hex(low))
    print(hex(-(low + 1)), oct(-(low + 1)))
    print(bin(True), hex(one == 1), oct(False))
    for n in [0, 7, -7, 100, 4096]:
        print(f'{n:b} {n:o} {n:x} {n:X} {n:#b} {n:#o} {n:#x} {n:#X}')
    print(int(hex(12345), 16), int(bin(-12345), 2), int(oct(777), 8), int(hex(-99), 0))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
