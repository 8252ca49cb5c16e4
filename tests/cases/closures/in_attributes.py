class Button:
    def __init__(self, label, on_click=None):
        self.label = label
        self.on_click = on_click

    def click(self):
        if self.on_click is None:
            return self.label + ': nothing'
        return self.on_click(self.label)


def entry_point(argv):
    count = [0]

    def counter(label):
        count[0] += 1
        return '%s #%d' % (label, count[0])

    prefix = '>' * len(argv)
    buttons = [Button('a'), Button('b', counter), Button('c', lambda s: prefix + s), Button('d', counter)]
    for b in buttons:
        print(b.click())
    buttons[0].on_click = buttons[2].on_click
    buttons[1].on_click = None
    for b in buttons:
        print(b.click(), b.on_click is None)
    print(count)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
