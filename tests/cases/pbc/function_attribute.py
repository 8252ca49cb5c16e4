class Button:
    def __init__(self, action):
        self.action = action

    def press(self, n):
        action = self.action
        return action(n)


def inc(n):
    return n + 1


def dec(n):
    return n - 1


def entry_point(argv):
    print(Button(inc).press(5), Button(dec).press(5))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
