def entry_point(argv):
    print('prefix-name'.removeprefix('prefix-'), 'name'.removeprefix('x'))
    print('name.txt'.removesuffix('.txt'), 'name'.removesuffix(''))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
