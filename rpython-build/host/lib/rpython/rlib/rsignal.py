"""Signals: they are noted when they come, and asked for."""

from rpython.rlib.objectmodel import we_are_translated

SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGABRT, SIGFPE, SIGKILL, SIGSEGV = 1, 2, 3, 4, 6, 8, 9, 11
SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGTERM, SIGCHLD = 10, 12, 13, 14, 15, 17
SIGTRAP, SIGBUS, SIGCONT, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGURG = 5, 7, 18, 19, 20, 21, 22, 23
SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGWINCH, SIGIO, SIGPWR, SIGSYS = 24, 25, 26, 27, 28, 29, 30, 31
NSIG = 65
SIG_DFL, SIG_IGN = 0, 1

_seen = []


def _set(signum, what):
    if we_are_translated():
        from rpython.helpers.ll_system import sys_signal
        sys_signal(signum, what)
        return
    import signal
    if what == 2:
        signal.signal(signum, lambda number, frame: _seen.append(number))
    else:
        signal.signal(signum, signal.SIG_IGN if what == 1 else signal.SIG_DFL)


def pypysig_default(signum):
    _set(signum, 0)


def pypysig_ignore(signum):
    _set(signum, 1)


def pypysig_setflag(signum):
    _set(signum, 2)


def pypysig_poll():
    """The number of a signal that came, or -1."""
    if we_are_translated():
        from rpython.helpers.ll_system import sys_signal_poll
        return sys_signal_poll()
    return _seen.pop(0) if _seen else -1


def pypysig_reinstall(signum):
    pypysig_setflag(signum)


def pypysig_pushback(signum):
    """It counts as one that came once more."""
    from rpython.rlib import rposix
    rposix.kill(rposix.getpid(), signum)


def pypysig_check_and_reset():
    """Whether anything may have come: `pypysig_poll` says what."""
    return True


signal_names = ["SIGHUP", "SIGINT", "SIGQUIT", "SIGILL", "SIGABRT", "SIGFPE", "SIGKILL", "SIGSEGV", "SIGUSR1",
                "SIGUSR2", "SIGPIPE", "SIGALRM", "SIGTERM", "SIGCHLD", "SIGTRAP", "SIGBUS", "SIGCONT", "SIGSTOP", "SIGTSTP",
                "SIGTTIN", "SIGTTOU", "SIGURG", "SIGXCPU", "SIGXFSZ", "SIGVTALRM", "SIGPROF", "SIGWINCH", "SIGIO", "SIGPWR",
                "SIGSYS"]
signal_values = dict([(globals()[name], name) for name in signal_names])


def c_alarm(seconds):
    """A SIGALRM after so many seconds, none for 0: what was left of the one before."""
    from rpython.rlib import _signals
    return int(_signals.alarm(seconds))


def c_pause():
    """Waits for a signal."""
    from rpython.rlib import _signals
    return int(_signals.pause())


def strsignal(signum):
    from rpython.rlib import _signals
    return _signals.text(signum)
