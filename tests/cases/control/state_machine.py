def run(text):
    state = 0
    words = 0
    for c in text:
        if state == 0:
            if c != ' ':
                state = 1
                words += 1
        else:
            if c == ' ':
                state = 0
    return words


def entry_point(argv):
    for t in ['', ' ', 'one', ' one two', 'a b  c   d ']:
        print(run(t))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
