def entry_point(argv):
    for i in range(4):
        line = ''
        for j in range(6):
            if j > i + 2:
                break
            if (i + j) % 2:
                continue
            line += str(i * j) + ' '
        print(line)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
