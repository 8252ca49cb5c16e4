def run(n):
    try:
        if n == 0:
            raise KeyError
    except KeyError:
        return 'except'
    else:
        return 'else'
    finally:
        print('finally')


def entry_point(argv):
    print(run(0))
    print(run(1))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
