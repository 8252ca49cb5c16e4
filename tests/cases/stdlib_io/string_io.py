import io
from io import StringIO


def table(out, rows):
    for name, n in rows:
        print(name.ljust(6), n, sep='|', file=out)


def entry_point(argv):
    f = StringIO()
    print(f.write('hello '), f.write(''), f.write('wörld'))
    print(f.getvalue(), f.tell())
    f.seek(0)
    print(f.read(3), f.read(), repr(f.read()))
    f.seek(6)
    f.write('W')
    print(f.getvalue(), f.tell())
    f.seek(0, 2)
    f.write('!')
    print(f.getvalue())
    g = StringIO('one\ntwo\n\nlast')
    print(repr(g.readline()), repr(g.readline()), g.readlines())
    g.seek(4)
    for line in g:
        print(repr(line))
    out = io.StringIO()
    table(out, [('a', 1), ('bb', 22)])
    print(repr(out.getvalue()))
    with StringIO('abc') as h:
        print(h.read())
    try:
        h.read()
    except ValueError as e:
        print(e)
    h = StringIO('abcdef')
    h.truncate(3)
    print(h.getvalue())
    h.seek(5)
    h.write('x')
    print(repr(h.getvalue()))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
