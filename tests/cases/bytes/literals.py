def entry_point(argv):
    b = b'abc\x00\xff'
    print(len(b), b[0], b[3], b[4], b[-1])
    print(b)
    try:
        print(b[5])
    except IndexError:
        print('index error')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
