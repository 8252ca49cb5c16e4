def entry_point(argv):
    total = 0
    for v in b'\x01\x02\xff':
        total += v
    print(total)
    print(98 in b'abc', b'bc' in b'abc', 120 in b'abc')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
