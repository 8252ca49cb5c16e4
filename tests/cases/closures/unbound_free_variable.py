def test(flag):
    def use():
        return value

    try:
        print(use())
    except NameError as e:
        print('NameError', e)
    if flag:
        value = 5
        print(use())
    try:
        print(use())
    except NameError as e:
        print('NameError', e)
    value = 6
    print(use())


def entry_point(argv):
    test(len(argv) == 1)
    test(len(argv) == 2)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
