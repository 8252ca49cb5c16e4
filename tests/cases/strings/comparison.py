def entry_point(argv):
    words = ['', 'a', 'ab', 'b', 'B', 'abc']
    for x in words:
        line = ''
        for y in words:
            if x == y:
                line += '='
            elif x < y:
                line += '<'
            else:
                line += '>'
        print(line)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
