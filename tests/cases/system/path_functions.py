import os.path


def entry_point(argv):
    for p in ['', '/', 'a', '/a', 'a/', '/a/b', 'a/b.txt', '.hidden', 'a.tar.gz', '/a/.b', '//x//y', 'a/../b', './a', '../x', '/..', 'a/b/../../c', 'x.', '..', '/a//b/./c/..']:
        print(p, '|', os.path.basename(p), '|', os.path.dirname(p), '|', os.path.split(p), os.path.splitext(p), os.path.normpath(p), os.path.isabs(p))
    print(os.path.join('a', 'b'), os.path.join('a/', 'b'), os.path.join('a', '/b'), os.path.join('', 'b'), os.path.join('a', ''), os.path.join('a', 'b', 'c.d'), os.path.join('/'), os.sep, os.curdir, os.pardir, os.extsep, repr(os.linesep))
    print(os.path.commonprefix(['abc', 'abd', 'ab']), os.path.commonprefix([]), os.path.relpath('/a/b/c', '/a'), os.path.relpath('/a', '/a/b'), os.path.abspath('/x/../y'), os.path.exists('/'), os.path.isdir('/'), os.path.isfile('/'), os.path.exists('/no/such'), os.path.expanduser('x'), os.path.normcase('A'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
