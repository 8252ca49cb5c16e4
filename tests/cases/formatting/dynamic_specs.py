def attempt(value, spec):
    try:
        print(repr(spec), format(value, spec))
    except ValueError as e:
        print(repr(spec), 'ValueError', e)


def attempt_float(value, spec):
    try:
        print(repr(spec), format(value, spec))
    except ValueError as e:
        print(repr(spec), 'ValueError', e)


def attempt_str(value, spec):
    try:
        print(repr(spec), format(value, spec))
    except ValueError as e:
        print(repr(spec), 'ValueError', e)


def entry_point(argv):
    n = len(argv)
    for spec in ['', 'd', '5', '<5', '^7', '05', '+', ' ', ',', '_', 'x', '#x', 'X', 'o', 'b', '#b', 'c', 'e', '.2f', '%', 'n', '*>8', '=+8', '010,', '08_b', '1000000', '.3', 'q', '5s', '5.', '<<5', 'dd', ',,', ',_', ',x', '+c'][:-1]:
        if spec != '1000000':
            attempt(65 * n, spec)
    for spec in ['', 'f', '.2f', '10.3f', '<10', '+.1e', 'g', '.3g', '%', '.0%', ',.2f', '_', '010.2f', '#.0f', 'n', 'E', 'G', '.10', 'd', 'x', 's', '.', '5.f']:
        attempt_float(1234.5678 * n, spec)
    for spec in ['', 's', '5', '<5', '>7', '^7', '*^7', '.2', '5.1', '08', 'd', '+', ',', '=5', '#', '.2f', '\u00e9>6']:
        attempt_str('abc' * n, spec)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
