# exit status: 1
class ConfigError(Exception):
    def __str__(self):
        return 'config: ' + Exception.__str__(self)


def read(d, key):
    try:
        return d[key]
    except KeyError as e:
        raise ConfigError('no ' + key) from e


def start(d):
    try:
        return read(d, 'port') + read(d, 'host')
    except ConfigError as e:
        raise RuntimeError('cannot start') from e


def entry_point(argv):
    print(start({'port': 'a', 'host': 'b'}))
    try:
        start({})
    except RuntimeError as e:
        c = e.__cause__
        print(e, '/', c, '/', c.__cause__ if c is not None else None)
    try:
        start({'port': 'x'})
    finally:
        print('on the way out')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
