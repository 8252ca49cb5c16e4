"""Commands by name: each says how many arguments it takes."""

COMMANDS = {}


class Command:
    def __init__(self, function, count):
        self.function = function
        self.count = count


def command(count):
    def register(function):
        name = function.__name__[len('do_'):]
        COMMANDS[name] = Command(function, count)
        return function
    return register


@command(2)
def do_set(db, args):
    db.set(args[0], args[1])
    return 'ok'


@command(1)
def do_get(db, args):
    value = db.get(args[0])
    return '(nothing)' if value is None else value


@command(1)
def do_del(db, args):
    return 'ok' if db.delete(args[0]) else '(nothing)'


@command(2)
def do_incr(db, args):
    old = db.get(args[0])
    new = int(old or '0') + int(args[1])
    db.set(args[0], str(new))
    return str(new)


@command(2)
def do_append(db, args):
    db.set(args[0], (db.get(args[0]) or '') + args[1])
    return 'ok'


@command(0)
def do_keys(db, args):
    return ' '.join(sorted(db.values)) or '(none)'


@command(0)
def do_count(db, args):
    return '%d' % len(db.values)


@command(2)
def do_expire(db, args):
    db.expiry[args[0]] = db.now + int(args[1])
    return 'ok'


@command(1)
def do_tick(db, args):
    db.now += int(args[0])
    return 'now %d' % db.now


for _name in ('begin', 'commit', 'rollback'):
    def _make(name):
        def do(db, args):
            if name == 'begin':
                db.begin()
                return 'depth %d' % len(db.transactions)
            changes = db.commit() if name == 'commit' else db.rollback()
            return '%d changes' % changes
        return do
    COMMANDS[_name] = Command(_make(_name), 0)


def execute(db, line):
    words = line.split()
    command = COMMANDS.get(words[0])
    if command is None:
        return 'error: no command ' + words[0]
    if len(words) - 1 != command.count:
        return 'error: %s takes %d arguments' % (words[0], command.count)
    try:
        return command.function(db, words[1:])
    except ValueError as e:
        return 'error: ' + str(e)
