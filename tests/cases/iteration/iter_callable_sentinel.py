def entry_point(argv):
    data = [3, 1, 4, 1, 5, 0, 9]
    pos = [0]

    def read():
        pos[0] += 1
        return data[pos[0] - 1]
    print(list(iter(read, 0)))
    print(pos)
    for x in iter(read, 7):
        print(x)
        break
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
