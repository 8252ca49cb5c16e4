class Suppress:
    def __enter__(self):
        return 5

    def __exit__(self, kind, value, traceback):
        return True


def entry_point(argv):
    with Suppress() as n:
        print(n)
        raise ValueError
    print('after')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
