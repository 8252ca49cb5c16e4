MOVES = {(0, 'n'): 1, (1, 's'): 0, (1, 'n'): 2}


def step(room, direction):
    return MOVES.get((room, direction), room)


def entry_point(argv):
    room = 0
    for d in 'nnsn':
        room = step(room, d)
        print(room)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
