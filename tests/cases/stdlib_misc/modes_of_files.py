# `stat`: what the mode of a file says.
import os
import stat


def show(mode):
    print(oct(stat.S_IFMT(mode)), oct(stat.S_IMODE(mode)), stat.S_ISDIR(mode), stat.S_ISREG(mode), stat.S_ISLNK(mode),
          stat.S_ISFIFO(mode), stat.S_ISCHR(mode), stat.S_ISBLK(mode), stat.S_ISSOCK(mode), stat.filemode(mode))


def entry_point(argv):
    for kind in [stat.S_IFREG, stat.S_IFDIR, stat.S_IFLNK, stat.S_IFIFO, stat.S_IFCHR, stat.S_IFBLK, stat.S_IFSOCK, 0]:
        show(kind | 0o644)
    for rights in [0, 0o777, 0o7777, 0o7000, 0o4711, 0o4600, 0o2750, 0o2640, 0o1777, 0o1666]:
        show(stat.S_IFREG | rights)
    st = os.stat("/")
    print(stat.S_ISDIR(st.st_mode), stat.S_ISREG(st.st_mode), st[stat.ST_MODE] == st.st_mode, st[stat.ST_INO] == st.st_ino)
    print(st[stat.ST_UID] == st.st_uid, st[stat.ST_SIZE] == st.st_size, st[stat.ST_MTIME] == int(st.st_mtime))
    name = "/tmp/rpython-stat-%d" % os.getpid()
    fd = os.open(name, os.O_CREAT | os.O_WRONLY, 0o600)
    os.close(fd)
    os.chmod(name, stat.S_IRUSR | stat.S_IWUSR | stat.S_IRGRP | stat.S_IXOTH)
    print(stat.filemode(os.stat(name).st_mode), stat.S_ISREG(os.lstat(name).st_mode))
    os.symlink(name, name + "-link")
    print(stat.S_ISLNK(os.lstat(name + "-link").st_mode), stat.S_ISLNK(os.stat(name + "-link").st_mode))
    os.unlink(name + "-link")
    os.unlink(name)
    print(stat.S_IRWXU, stat.S_IRWXG, stat.S_IRWXO, stat.S_ISUID, stat.S_IEXEC, stat.S_IREAD | stat.S_IWRITE)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
