def set_byte(ba, i, v):
    try:
        ba[i] = v
    except ValueError as e:
        return 'ValueError ' + str(e)
    except IndexError as e:
        return 'IndexError ' + str(e)
    return 'ok'


def only_value(ba, i, v):
    try:
        ba[i] = v
    except ValueError as e:
        return 'V ' + str(e)
    return 'ok'


def entry_point(argv):
    ba = bytearray(b'abc')
    n = len(argv)
    print(set_byte(ba, n, 65), set_byte(ba, n, 256), set_byte(ba, n, -1), set_byte(ba, 3, 65), set_byte(ba, -4, 65))
    print(ba)
    print(only_value(ba, 0, 300))
    try:
        print(only_value(ba, 10, 65))
    except IndexError as e:
        print('escaped', e)
    try:
        ba.append(n + 255)
    except ValueError as e:
        print(e)
    xs = [1]
    try:
        xs[n] = 5
    except IndexError as e:
        print(e)
    try:
        del xs[n]
    except IndexError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
