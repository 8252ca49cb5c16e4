import os
from rpython.rlib import debug
from rpython.rlib.debug import debug_start, debug_stop, debug_print, have_debug_prints, have_debug_prints_for, debug_offset, debug_forked, DebugLog, debug_flush


class Item(object):
    def __init__(self, n):
        self.n = n

    def __str__(self):
        return 'item %d' % self.n


def section(name, inner):
    debug_start(name)
    debug_print('in', name, len(name), 2.5, True, None, name[0], Item(7), [1, 2])
    debug_print(have_debug_prints())
    debug_print()
    if inner:
        section(inner, '')
        debug_print('back in', name)
    debug_stop(name)


def run():
    debug_print('outside', 1)
    section('gc-minor', '')
    section('jit', 'gc-collect')
    section('gc-x', 'jit-y')
    section('other', 'gcc')


def log_of(setting, path):
    """What is written with PYPYLOG like this; times are left out."""
    os.environ['PYPYLOG'] = setting
    debug_forked(0)
    print(setting.replace(path, 'FILE'), have_debug_prints(), have_debug_prints_for('gc'), have_debug_prints_for('gc-minor-x'), have_debug_prints_for('x'))
    run()
    debug_flush()
    print('PYPYLOG' in os.environ, debug_offset() > 0)
    debug_forked(debug_offset())
    with open(path.replace('%d', str(os.getpid()))) as f:
        for line in f.read().split('\n'):
            at = line.find('] ')
            if line.startswith('[') and at > 0:
                int(line[1:at], 16)
                line = '[TIME' + line[at:]
            print('    ' + line)
    os.unlink(path.replace('%d', str(os.getpid())))


def of_tests():
    log = DebugLog()
    debug._log = log
    run()
    debug._log = None
    return len(log), log[1][0], log[2][1][3][0], len(log[3][1])


IN_TESTS = of_tests()


def entry_point(argv):
    if 'PYPYLOG' in os.environ:
        del os.environ['PYPYLOG']
    print(have_debug_prints(), have_debug_prints_for('gc'), debug_offset())
    run()
    a = debug_start('timed', timestamp=True)
    b = debug_stop('timed', timestamp=True)
    print(a > 0, b >= a, debug_start('not timed') == 0, debug_stop('not timed') == 0)
    path = '/tmp/rpy-log-%d' % os.getpid()
    log_of('gc:' + path, path)
    log_of('jit,other:' + path, path)
    log_of(':' + path + '%d', path + '%d')
    log_of('+' + path, path)
    log_of(path, path)
    log_of('none:' + path, path)
    print(IN_TESTS)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
