def entry_point(argv):
    b = b'hello'
    print(b[1:3], b[:2], b[3:], b + b' world', b * 2)
    print(b == b'hello', b != b'help', b < b'help')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
