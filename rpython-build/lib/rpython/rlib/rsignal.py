"""Signals: they are noted when they come, and asked for."""

import signal as _signal

from rpython.rlib.objectmodel import we_are_translated

SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGABRT, SIGFPE, SIGKILL, SIGSEGV = 1, 2, 3, 4, 6, 8, 9, 11
SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGTERM, SIGCHLD = 10, 12, 13, 14, 15, 17
NSIG = 65

_seen = []


def _set(signum, what):
    if we_are_translated():
        from rpython.helpers.ll_system import sys_signal
        sys_signal(signum, what)
    elif what == 0:
        _signal.signal(signum, _signal.SIG_DFL)
    elif what == 1:
        _signal.signal(signum, _signal.SIG_IGN)
    else:
        _signal.signal(signum, lambda number, frame: _seen.append(number))


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
                "SIGUSR2", "SIGPIPE", "SIGALRM", "SIGTERM", "SIGCHLD"]
signal_values = dict([(globals()[name], name) for name in signal_names])
