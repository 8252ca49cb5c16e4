def entry_point(argv):
    b = bytes([72, 105, 33])
    print(b, b.decode('ascii'))
    print(bytes(3))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
