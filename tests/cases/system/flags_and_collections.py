# The flags of `os.open` that the system has; `gc` is asked and answers.
import gc
import os

gc.collect()
FLAGS = [os.O_SYNC, os.O_NONBLOCK, os.O_NDELAY, os.O_NOCTTY, os.O_CLOEXEC, os.O_DIRECTORY, os.O_NOFOLLOW, os.O_DSYNC]


class Node:
    def __init__(self, next):
        self.next = next


def entry_point(argv):
    head = None
    for i in range(1000):
        head = Node(head)
        if i % 250 == 0:
            gc.collect()
    n = 0
    while head is not None:
        n += 1
        head = head.next
    print(n, gc.collect() >= 0, gc.collect(1) >= 0)
    print(gc.isenabled())
    gc.disable()
    print(gc.isenabled())
    gc.enable()
    print(gc.isenabled())
    now = [os.O_SYNC, os.O_NONBLOCK, os.O_NDELAY, os.O_NOCTTY, os.O_CLOEXEC, os.O_DIRECTORY, os.O_NOFOLLOW, os.O_DSYNC]
    print(now == FLAGS, all(f > 0 for f in now), os.O_SYNC & os.O_DSYNC == os.O_DSYNC)
    fd = os.open(os.sep + "dev" + os.sep + "null", os.O_RDWR | os.O_CLOEXEC | os.O_NONBLOCK)
    print(os.write(fd, b"x"), os.read(fd, 1))
    os.close(fd)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
