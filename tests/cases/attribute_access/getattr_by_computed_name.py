class Command:
    prefix_count = 3

    def run(self, line):
        word, _, rest = line.partition(' ')
        method = getattr(self, 'do_' + word, None)
        if method is None:
            return self.unknown(word)
        return method(rest)

    def unknown(self, word):
        return f'unknown {word!r}'

    def do_help(self, arg):
        names = [n for n in ('help', 'add', 'echo', 'dance', 'é') if hasattr(self, f'do_{n}')]
        return type(self).__name__ + ' knows ' + ' '.join(names)

    def do_echo(self, arg):
        return arg


class Adder(Command):
    def __init__(self):
        self.total = 0

    def do_add(self, arg):
        self.total += int(arg)
        return str(self.total)


class Loud(Command):
    def do_echo(self, arg):
        return super().do_echo(arg).upper() + '!'

    def do_é(self, arg):
        return 'accent'


def strict(target, name):
    try:
        return getattr(target, 'do_%s' % name)('x')
    except AttributeError as e:
        return str(e)


class Walker:
    def walk(self, n):
        return getattr(self, 'walk_' + ('odd' if n % 2 else 'even'))(n)

    def walk_odd(self, n):
        return self.walk(n * 3 + 1) + [n]

    def walk_even(self, n):
        return [n] if n == 0 or n == 4 else self.walk(n // 2) + [n]


def entry_point(argv):
    for c in (Command(), Adder(), Loud()):
        print(c.run('help'), '|', c.run('echo hi there'), '|', c.run('add 5'), '|', c.run('é'), '|', c.run(''))
    adder = Adder()
    print(adder.run('add 2'), adder.run('add -7'), adder.total, strict(adder, 'echo'), strict(adder, 'fly'), strict(Loud(), 'add'))
    try:
        adder.run('add x')
    except ValueError as e:
        print(e)
    print(Walker().walk(7), Walker().walk(16))
    name = 'echo' if len(argv) < 50 else 'help'
    print(getattr(adder, 'do_' + name)('late'), hasattr(adder, 'do_' + name + '_not'), hasattr(Loud(), 'do_' + 'é'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
