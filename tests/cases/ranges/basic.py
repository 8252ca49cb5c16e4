def entry_point(argv):
    for i in range(5):
        print(i)
    for i in range(2, 5):
        print(i)
    for i in range(10, 0, -3):
        print(i)
    for i in range(0):
        print('never')
    for i in range(5, 2):
        print('never')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
