import os


def entry_point(argv):
    here = os.getcwd()
    root = '/tmp/rpy_cwd_%d' % os.getpid()
    os.mkdir(root)
    os.chdir(root)
    print(os.path.basename(os.getcwd()) == os.path.basename(root))
    os.mkdir('sub')
    with open('sub/x.txt', 'w') as f:
        f.write('relative')
    print(open(os.path.join(root, 'sub', 'x.txt')).read(), os.listdir('.'), os.listdir('sub'))
    os.chdir('sub')
    print(open('x.txt').read(), open('../sub/x.txt').read())
    os.chdir('..')
    print(os.listdir())
    try:
        os.chdir('nowhere')
    except OSError as e:
        print(e)
    try:
        os.chdir('sub/x.txt')
    except NotADirectoryError as e:
        print(e.errno, e.strerror)
    os.unlink('sub/x.txt')
    os.rmdir('sub')
    os.chdir(here)
    os.rmdir(root)
    print(os.getcwd() == here)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
