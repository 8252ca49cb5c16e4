def entry_point(argv):
    b = bytearray(b'abc')
    b.append(100)
    b[0] = 65
    print(b, len(b), b[1])
    b.extend(b'xyz')
    print(bytes(b))
    try:
        b[0] = 256 + len(argv)
    except ValueError:
        print('byte range')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
