import os


def kind(path):
    mode = os.stat(path).st_mode
    if mode & 0o170000 == 0o040000:
        return 'folder'
    if mode & 0o170000 == 0o100000:
        return 'file'
    return 'other'


def entry_point(argv):
    path = '/tmp/rpy_stat_%d' % os.getpid()
    f = open(path, 'w')
    f.write('12345')
    f.close()
    os.chmod(path, 0o640)
    st = os.stat(path)
    print(st.st_size, oct(st.st_mode), st.st_nlink, st.st_uid == os.getuid())
    print(st[6] == st.st_size, st[0] == st.st_mode)
    print(abs(st.st_mtime - os.path.getmtime(path)) < 1e-6, st.st_mtime > 1e9)
    print(kind(path), kind('/tmp'), kind('/dev/null'))
    os.symlink(path, path + '.link')
    print(os.path.islink(path + '.link'), os.path.islink(path))
    print(os.lstat(path + '.link').st_mode & 0o170000 == 0o120000)
    print(os.stat(path + '.link').st_size, os.readlink(path + '.link') == path)
    print(os.path.realpath(path + '.link') == os.path.realpath(path))
    print(os.path.samefile(path, path + '.link'))
    fd = os.open(path, os.O_RDONLY)
    print(os.fstat(fd).st_size)
    os.close(fd)
    os.unlink(path)
    print(os.path.exists(path + '.link'), os.path.lexists(path + '.link'))
    os.unlink(path + '.link')
    try:
        os.stat(path)
    except FileNotFoundError as e:
        print(e.errno, e.strerror)
    print(os.access('/tmp', os.R_OK), os.access(path, os.F_OK))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
