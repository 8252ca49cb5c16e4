"""A clock for measurements."""

import time

from rpython.rlib.rarithmetic import r_longlong


def read_timestamp():
    """Nanoseconds of a clock that never goes back."""
    return r_longlong(time.perf_counter_ns())


def get_timestamp_unit():
    return UNIT_NS


UNIT_TSC, UNIT_NS, UNIT_QUERY_PERFORMANCE_COUNTER = 0, 1, 2
