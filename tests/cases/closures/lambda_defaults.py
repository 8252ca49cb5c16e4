def entry_point(argv):
    base = len(argv)
    functions = [lambda x, k=k: x * k + base for k in range(3)]
    print([f(10) for f in functions])
    print([f(10, 7) for f in functions])
    named = [lambda *, k=k: k * 2 + base for k in range(3)]
    print([f() for f in named], [f(k=9) for f in named])
    texts = [lambda s, sep=sep: s + sep + s for sep in ['-', '+', 'é']]
    print([f('a') for f in texts], texts[0]('b', '/'), texts[1](sep='', s='c'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
