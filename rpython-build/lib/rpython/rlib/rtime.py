"""Clocks."""

import time as _time

CLOCK_REALTIME = 0
CLOCK_MONOTONIC = 1
CLOCK_PROCESS_CPUTIME_ID = 2


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
    return _time.process_time()
