"""Clocks."""

import time as _time

CLOCK_REALTIME = 0
CLOCK_MONOTONIC = 1
CLOCK_PROCESS_CPUTIME_ID = 2
CLOCK_THREAD_CPUTIME_ID = 3
HAS_CLOCK_GETTIME = True


def time():
    return _time.time()


def clock():
    return _time.process_time()


def sleep(secs):
    _time.sleep(secs)


def clock_gettime(clk_id):
    if clk_id == CLOCK_REALTIME:
        return _time.time()
    if clk_id == CLOCK_MONOTONIC:
        return _time.monotonic()
    if clk_id == CLOCK_PROCESS_CPUTIME_ID:
        return _time.process_time()
    from rpython.rlib import _clocks
    return _clocks.seconds("clock_gettime", _clocks.c_clock_gettime, clk_id)


def clock_getres(clk_id):
    """The smallest step of a clock."""
    from rpython.rlib import _clocks
    return _clocks.seconds("clock_getres", _clocks.c_clock_getres, clk_id)
