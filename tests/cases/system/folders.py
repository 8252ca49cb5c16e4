import os


def tree(path, indent):
    for name in sorted(os.listdir(path)):
        full = os.path.join(path, name)
        if os.path.isdir(full):
            print(' ' * indent + name + '/')
            tree(full, indent + 2)
        else:
            print(' ' * indent + name, os.path.getsize(full))


def remove_all(path):
    for name in os.listdir(path):
        full = os.path.join(path, name)
        if os.path.isdir(full) and not os.path.islink(full):
            remove_all(full)
        else:
            os.remove(full)
    os.rmdir(path)


def failing(what, root, path):
    try:
        if what == 'mkdir':
            os.mkdir(path)
        elif what == 'rmdir':
            os.rmdir(path)
        elif what == 'listdir':
            os.listdir(path)
        elif what == 'rename':
            os.rename(path, path + '2')
        else:
            os.unlink(path)
        print(what, 'works')
    except OSError as e:
        print(what, e.errno, e.strerror, str(e).replace(root, 'ROOT'))


def entry_point(argv):
    root = '/tmp/rpy_folders_%d' % os.getpid()
    os.mkdir(root)
    os.makedirs(root + '/a/b/c')
    os.makedirs(root + '/a/b', exist_ok=True)
    for name, size in [('a/one', 1), ('a/b/two', 22), ('täxt', 3)]:
        with open(root + '/' + name, 'w') as f:
            f.write('x' * size)
    tree(root, 0)
    failing('mkdir', root, root + '/a')
    failing('rmdir', root, root + '/a')
    failing('listdir', root, root + '/nothing')
    failing('rename', root, root + '/nothing')
    failing('unlink', root, root + '/nothing')
    failing('mkdir', root, root + '/x/y')
    os.rename(root + '/a/one', root + '/uno')
    os.rename(root + '/a', root + '/z')
    tree(root, 1)
    found = []
    for top, dirs, files in os.walk(root):
        found.append((top[len(root):], len(dirs), len(files)))
    found.sort()
    print(found)
    remove_all(root)
    print(os.path.exists(root))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
