def parity(values):
    result = False
    for v in values:
        result = result != v
    return result


def entry_point(argv):
    print(parity([True, True, True]), parity([True, True]))
    print(True ^ False, True & False, True | False)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
