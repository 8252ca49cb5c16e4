def note(log, n):
    log.append(n)
    return n


def entry_point(argv):
    log = []
    r = note(log, 1) + note(log, 2) * note(log, 3)
    items = [note(log, 4), note(log, 5)]
    d = {note(log, 6): note(log, 7)}
    items[note(log, 0)] = note(log, 9)
    print(r, items, d[6], log)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
