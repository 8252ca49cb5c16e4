def entry_point(argv):
    try:
        raise ValueError('message', 5)
    except ValueError as e:
        print(len(e.args))
    try:
        raise KeyError('missing')
    except KeyError as e:
        print(str(e))
    try:
        raise RuntimeError
    except RuntimeError as e:
        print('[' + str(e) + ']')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
