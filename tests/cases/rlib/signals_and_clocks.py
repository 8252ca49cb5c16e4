# not on the LLInterpreter: the interpreter has no C function `rpy_sys_signal`
from rpython.rlib import rsignal, rposix, rtime
from rpython.rlib.rsignal import pypysig_setflag, pypysig_poll, pypysig_ignore, pypysig_default, pypysig_reinstall, pypysig_pushback


def wait():
    """The next signal, or -1 if none comes for a while."""
    for i in range(2000):
        n = pypysig_poll()
        if n >= 0:
            return n
        rtime.sleep(0.0005)
    return -1


def send(signum):
    rposix.kill(rposix.getpid(), signum)


def entry_point(argv):
    print(pypysig_poll())
    pypysig_setflag(rsignal.SIGUSR1)
    pypysig_setflag(rsignal.SIGTERM)
    send(rsignal.SIGUSR1)
    print(wait(), pypysig_poll())
    send(rsignal.SIGTERM)
    pypysig_reinstall(rsignal.SIGTERM)
    print(wait(), pypysig_poll(), rsignal.pypysig_check_and_reset())
    pypysig_pushback(rsignal.SIGUSR1)
    print(wait())
    pypysig_ignore(rsignal.SIGUSR1)
    send(rsignal.SIGUSR1)
    rtime.sleep(0.01)
    print(pypysig_poll())
    print(rsignal.signal_values[rsignal.SIGHUP], rsignal.signal_values[rsignal.SIGWINCH], len(rsignal.signal_names), rsignal.SIG_DFL, rsignal.SIG_IGN)
    print(rsignal.strsignal(rsignal.SIGINT), rsignal.strsignal(rsignal.SIGSEGV))
    pypysig_setflag(rsignal.SIGALRM)
    # Whoever runs this may have set one.
    rsignal.c_alarm(0)
    print(rsignal.c_alarm(100), rsignal.c_alarm(0) > 98, rsignal.c_alarm(1))
    n = wait()
    while n < 0:
        n = wait()
    print(n)
    pid = rposix.fork()
    if pid == 0:
        pypysig_default(rsignal.SIGTERM)
        send(rsignal.SIGTERM)
        while True:
            rsignal.c_pause()
    print(rposix.WTERMSIG(rposix.waitpid(pid, 0)[1]))

    a = rtime.clock_gettime(rtime.CLOCK_MONOTONIC)
    rtime.sleep(0.002)
    b = rtime.clock_gettime(rtime.CLOCK_MONOTONIC)
    print(b - a >= 0.002, abs(rtime.clock_gettime(rtime.CLOCK_REALTIME) - rtime.time()) < 5.0, rtime.clock_gettime(rtime.CLOCK_THREAD_CPUTIME_ID) >= 0.0)
    print(0.0 < rtime.clock_getres(rtime.CLOCK_MONOTONIC) < 1.0, rtime.HAS_CLOCK_GETTIME, rtime.clock() >= 0.0)
    for clock in [999]:
        try:
            rtime.clock_gettime(clock)
        except OSError as e:
            print('OSError', e.errno, e.strerror)
        try:
            rtime.clock_getres(clock)
        except OSError as e:
            print('OSError', e.errno, e.strerror)
    try:
        rtime.sleep(-1.0)
    except ValueError as e:
        print('ValueError')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
