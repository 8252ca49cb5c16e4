def command(word):
    match word:
        case 'go' | 'run':
            return 1
        case 'stop':
            return 2
        case '':
            return 3
        case _:
            return 0


def entry_point(argv):
    for w in ['go', 'run', 'stop', '', 'jump']:
        print(command(w))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
