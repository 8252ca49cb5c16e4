def risky(n):
    if n > 2:
        raise ValueError('too big')
    return n


def entry_point(argv):
    for i in range(5):
        try:
            print(risky(i))
        except ValueError as e:
            print('error:', str(e))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
