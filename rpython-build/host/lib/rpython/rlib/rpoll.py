"""Waiting for several descriptors at once."""

import os

from rpython.rlib.rposix import get_saved_errno
from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.translator.tool.cbuild import ExternalCompilationInfo

POLLIN, POLLPRI, POLLOUT, POLLERR, POLLHUP, POLLNVAL = 1, 2, 4, 8, 16, 32
EINTR = 4

POLLFD = rffi.CStruct("pollfd", ("fd", rffi.INT), ("events", rffi.SHORT), ("revents", rffi.SHORT))
c_poll = rffi.llexternal("poll", [rffi.CArrayPtr(POLLFD), rffi.ULONG, rffi.INT], rffi.INT,
                         compilation_info=ExternalCompilationInfo(includes=["poll.h"]),
                         save_err=rffi.RFFI_SAVE_ERRNO)


class PollError(Exception):
    def __init__(self, errno):
        self.errno = errno

    def get_msg(self):
        return os.strerror(self.errno)


class SelectError(PollError):
    pass


def poll(fddict, timeout=-1):
    """What happened of the events that are waited for: pairs of a descriptor and events. The timeout is in
    thousandths of seconds."""
    n = len(fddict)
    with lltype.scoped_alloc(rffi.CArray(POLLFD), max(n, 1)) as entries:
        i = 0
        for fd, events in fddict.items():
            entries[i].fd = rffi.cast(rffi.INT, fd)
            entries[i].events = rffi.cast(rffi.SHORT, events)
            entries[i].revents = rffi.cast(rffi.SHORT, 0)
            i += 1
        if int(c_poll(entries, n, timeout)) < 0:
            raise PollError(get_saved_errno())
        found = []
        for i in range(n):
            revents = int(entries[i].revents)
            if revents:
                found.append((int(entries[i].fd), revents))
        return found


def select(inl, outl, excl, timeout=-1.0, handle_eintr=False):
    """The descriptors of each list that are ready; the timeout is in seconds."""
    wanted = {}
    for fd in inl:
        wanted[fd] = POLLIN
    for fd in outl:
        wanted[fd] = wanted.get(fd, 0) | POLLOUT
    for fd in excl:
        wanted[fd] = wanted.get(fd, 0) | POLLPRI
    found = {}
    try:
        for fd, events in poll(wanted, -1 if timeout < 0.0 else int(timeout * 1000.0 + 0.999)):
            if events & POLLNVAL:
                raise SelectError(9)
            found[fd] = events
    except PollError as e:
        if e.errno != EINTR or not handle_eintr:
            raise SelectError(e.errno)
    return ([fd for fd in inl if found.get(fd, 0) & (POLLIN | POLLHUP | POLLERR)],
            [fd for fd in outl if found.get(fd, 0) & (POLLOUT | POLLERR)],
            [fd for fd in excl if found.get(fd, 0) & POLLPRI])
