def pick(flag):
    if flag:
        return 'a'
    return 'many'


def entry_point(argv):
    print(pick(True), pick(False), len(pick(True)), len(pick(False)))
    print(pick(True) + pick(False))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
