class State:
    def __init__(self):
        self.counter = 5
        self.names = ['x']


STATE = State()


def bump():
    STATE.counter += 1
    STATE.names.append('n' + str(STATE.counter))


def entry_point(argv):
    bump()
    bump()
    print(STATE.counter, STATE.names)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
