from rpython.rlib import rthread


def run():
    pass


def entry_point(argv):
    rthread.start_new_thread(run, ())
    return 0
