COMMANDS = {}


def command(name):
    def register(f):
        COMMANDS[name] = f
        return f
    return register


@command('double')
def do_double(n):
    return n * 2


@command('negate')
def do_negate(n):
    return -n


def entry_point(argv):
    for name in ['double', 'negate', 'none']:
        if name in COMMANDS:
            print(COMMANDS[name](21))
        else:
            print('no such command')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
