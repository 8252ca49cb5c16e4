def down(n):
    return down(n + 1) + 1


class Deep:
    def __init__(self):
        self.depth = 0

    def go(self):
        self.depth += 1
        try:
            self.go()
        finally:
            self.depth -= 1


def entry_point(argv):
    try:
        print(down(len(argv)))
    except RecursionError as e:
        print('RecursionError', type(e).__name__)
    d = Deep()
    try:
        d.go()
    except RuntimeError as e:
        print('caught', isinstance(e, RecursionError), d.depth)
    for i in range(2):
        try:
            down(0)
        except RecursionError:
            print('again', i)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
