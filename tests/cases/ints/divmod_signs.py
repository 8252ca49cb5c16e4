def entry_point(argv):
    for a in [-9, -8, -7, -1, 0, 1, 7, 8, 9]:
        for b in [-4, -3, -1, 1, 3, 4]:
            q, r = divmod(a, b)
            print(a, b, q, r, a // b, a % b, q * b + r == a)
    big = 4611686018427387904 * len(argv)
    print(divmod(big, 1000), divmod(-big, 1000), divmod(big, -1000), divmod(-big, -1000))
    print(divmod(big - 1, big), divmod(1 - big, big), divmod(-1, big), divmod(1, -big))
    for bad in ['//', '%', 'divmod']:
        try:
            if bad == '//':
                print(1 // (len(argv) - 1))
            elif bad == '%':
                print(1 % (len(argv) - 1))
            else:
                print(divmod(1, len(argv) - 1))
        except ZeroDivisionError as e:
            print(bad, e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
