import os
import os.path
from os.path import basename, dirname


def entry_point(argv):
    print(os.path.join('a', 'b'), os.path.join('a/', 'b'), os.path.join('a', '/b', 'c'), os.path.join('', 'x'), os.path.join('a', ''))
    for p in ['/usr/lib/x.tar.gz', 'x', '', '/', '//a', 'a/', '/a/b/', '.hidden', 'a/.b', 'a.b/c', '...', 'ä/ö.ü']:
        print(repr(p), os.path.split(p), os.path.splitext(p), repr(basename(p)), repr(dirname(p)), os.path.isabs(p))
    for p in ['a/../b', './a//b/', '/..', '../..', 'a/./b/../../..', '//x', '///x', '', '.', 'a/b/../../../c']:
        print(repr(p), os.path.normpath(p))
    print(os.path.commonprefix(['/usr/lib', '/usr/local']), repr(os.path.commonprefix([])), os.path.commonprefix(['abc']))
    print(os.path.commonpath(['/usr/lib/x', '/usr/local', '/usr/lib']))
    print(os.path.abspath('/a/../b'), os.path.abspath('x') == os.path.join(os.getcwd(), 'x'))
    print(os.path.relpath('/a/b/c', '/a/x'), os.path.relpath('/a', '/a'), os.path.relpath('/', '/a/b'))
    print(os.path.exists('/tmp'), os.path.isdir('/tmp'), os.path.isfile('/tmp'), os.path.isdir('/nowhere'))
    os.environ['HOME'] = '/home/me'
    print(os.path.expanduser('~/x'), os.path.expanduser('a~'), os.path.expanduser('~'))
    print(os.sep, os.pathsep, os.linesep == '\n', os.curdir, os.pardir)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
