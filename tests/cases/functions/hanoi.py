def hanoi(n, a, b, c, moves):
    if n > 0:
        hanoi(n - 1, a, c, b, moves)
        moves.append(a + c)
        hanoi(n - 1, b, a, c, moves)


def entry_point(argv):
    moves = []
    hanoi(4, 'A', 'B', 'C', moves)
    print(len(moves), ' '.join(moves))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
