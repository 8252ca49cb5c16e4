DEFAULTS = {'width': 10, 'height': 4}
EXTRA = {'title': 'box'}


def area(width, height=1, depth=1, title='none'):
    return '%s %d' % (title, width * height * depth)


def passes(**options):
    return area(**options, **EXTRA)


def names(**options):
    return ' '.join('%s=%s' % (k, v) for k, v in options.items())


def order(**options):
    return names(first='1', **options, last='2')


class Shape:
    def __init__(self, **options):
        self.text = area(**options)


def entry_point(argv):
    n = len(argv)
    print(area(**DEFAULTS), area(**DEFAULTS, depth=n + 1), area(**DEFAULTS, **EXTRA))
    print(area(depth=2, **EXTRA, **DEFAULTS), passes(width=3), passes(width=n, depth=7))
    print(order(a='x', b='y'), order(), names(**{'k': 'v'}, z='w', **{'q': 'r'}))
    print(Shape(**DEFAULTS).text, Shape(width=2, **EXTRA).text)
    for k in DEFAULTS:
        print(k, DEFAULTS[k])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
