# not on the LLInterpreter: stacklets need C
# exit status: -1
from rpython.rlib.rstacklet import StackletThread


def run(h, arg):
    print('inside')
    if arg:
        raise ValueError('it leaves')
    return h


def entry_point(argv):
    sthread = StackletThread(None)
    print(sthread.is_empty_handle(sthread.new(run, 0)))
    try:
        sthread.new(run, 1)
    except ValueError:
        # Nothing comes here: it is another stack.
        print('not caught')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
