def f(n):
    e = 'before'
    try:
        if n > 1:
            raise ValueError('v')
    except ValueError as e:
        print('caught', e)
    try:
        return str(e)
    except UnboundLocalError as err:
        return 'unbound: ' + str(err)


def entry_point(argv):
    print(f(len(argv)))
    print(f(2))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
