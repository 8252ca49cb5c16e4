"""The time, by the clocks of `_system`. The local time of an import is UTC."""

from operator import index as _index
from typing import NamedTuple as _NamedTuple

import _system as ll
from _os_errors import os_error
from rpython.rlib.objectmodel import we_are_translated

__specialize__ = "types"


def time():
    return ll.sys_time()


def time_ns():
    return ll.sys_clock_ns(0)


def perf_counter():
    return ll.sys_clock_ns(1) * 1e-9


def perf_counter_ns():
    return ll.sys_clock_ns(1)


def monotonic():
    return ll.sys_clock_ns(1) * 1e-9


def monotonic_ns():
    return ll.sys_clock_ns(1)


def process_time():
    return ll.sys_process_time()


def process_time_ns():
    return ll.sys_clock_ns(2)


def clock():
    return ll.sys_process_time()


def sleep(seconds):
    if not isinstance(seconds, float):
        seconds = float(_index(seconds))
    if seconds != seconds:
        raise ValueError("Invalid value NaN (not a number)")
    if seconds > 9223372036.0:
        raise OverflowError("timestamp out of range for platform time_t")
    if seconds < 0.0:
        raise ValueError("sleep length must be non-negative")
    ll.sys_sleep(seconds)


class struct_time(_NamedTuple):
    """The parts of a point in time."""

    tm_year: int
    tm_mon: int
    tm_mday: int
    tm_hour: int
    tm_min: int
    tm_sec: int
    tm_wday: int
    tm_yday: int
    tm_isdst: int

    def __repr__(self):
        return ("time.struct_time(tm_year=%d, tm_mon=%d, tm_mday=%d, tm_hour=%d, tm_min=%d, tm_sec=%d, tm_wday=%d, "
                "tm_yday=%d, tm_isdst=%d)" % (self.tm_year, self.tm_mon, self.tm_mday, self.tm_hour, self.tm_min,
                                              self.tm_sec, self.tm_wday, self.tm_yday, self.tm_isdst))


def gmtime(seconds=None):
    return _calendar(_whole(seconds), 0)


def localtime(seconds=None):
    return _calendar(_whole(seconds), 1)


def _whole(seconds):
    """A point in time as whole seconds."""
    if seconds is None:
        seconds = ll.sys_time()
    if not isinstance(seconds, float):
        n = _index(seconds)
        if not we_are_translated() and n >> 63 not in (0, -1):
            raise OverflowError("timestamp out of range for platform time_t")
        return n
    if seconds != seconds:
        raise ValueError("Invalid value NaN (not a number)")
    if not -9223372036854775808.0 <= seconds < 9223372036854775808.0:
        raise OverflowError("timestamp out of range for platform time_t")
    n = int(seconds)
    return n - 1 if n > seconds else n


def _calendar(at, local):
    error = ll.sys_calendar(at, local)
    if error < 0:
        raise os_error(error)
    return struct_time(ll.sys_result(0), ll.sys_result(1), ll.sys_result(2), ll.sys_result(3), ll.sys_result(4),
                       ll.sys_result(5), ll.sys_result(6), ll.sys_result(7), ll.sys_result(8))


def _checked(t):
    """The parts of what `strftime` and `asctime` are given: a `struct_time`, or a tuple like it."""
    year, month, day, hour, minute, second, weekday, yearday, dst = t
    if not 0 <= month <= 12:
        raise ValueError("month out of range")
    if not 0 <= day <= 31:
        raise ValueError("day of month out of range")
    if not 0 <= hour <= 23:
        raise ValueError("hour out of range")
    if not 0 <= minute <= 59:
        raise ValueError("minute out of range")
    if not 0 <= second <= 61:
        raise ValueError("seconds out of range")
    if weekday < -1:
        raise ValueError("day of week out of range")
    if not 0 <= yearday <= 366:
        raise ValueError("day of year out of range")
    return struct_time(year, max(month, 1), max(day, 1), hour, minute, second, weekday % 7, max(yearday, 1), dst)


_MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September",
           "October", "November", "December"]
_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]


def _pad(n, width):
    return str(n).rjust(width, "0")


def strftime(format, t=None):
    """The usual directives, in English."""
    return _formatted(format, localtime() if t is None else _checked(t))


def _formatted(format, t):
    parts = []
    i = 0
    while i < len(format):
        c = format[i]
        i += 1
        if c != "%" or i >= len(format):
            parts.append(c)
            continue
        c = format[i]
        i += 1
        if c == "Y":
            parts.append(str(t.tm_year))
        elif c == "y":
            parts.append(_pad(t.tm_year % 100, 2))
        elif c == "m":
            parts.append(_pad(t.tm_mon, 2))
        elif c == "d":
            parts.append(_pad(t.tm_mday, 2))
        elif c == "e":
            parts.append(str(t.tm_mday).rjust(2))
        elif c == "H":
            parts.append(_pad(t.tm_hour, 2))
        elif c == "I":
            parts.append(_pad((t.tm_hour + 11) % 12 + 1, 2))
        elif c == "p":
            parts.append("AM" if t.tm_hour < 12 else "PM")
        elif c == "M":
            parts.append(_pad(t.tm_min, 2))
        elif c == "S":
            parts.append(_pad(t.tm_sec, 2))
        elif c == "j":
            parts.append(_pad(t.tm_yday, 3))
        elif c == "w":
            parts.append(str((t.tm_wday + 1) % 7))
        elif c == "u":
            parts.append(str(t.tm_wday + 1))
        elif c == "a":
            parts.append(_DAYS[t.tm_wday][:3])
        elif c == "A":
            parts.append(_DAYS[t.tm_wday])
        elif c == "b" or c == "h":
            parts.append(_MONTHS[t.tm_mon - 1][:3])
        elif c == "B":
            parts.append(_MONTHS[t.tm_mon - 1])
        elif c == "F":
            parts.append(_formatted("%Y-%m-%d", t))
        elif c == "T":
            parts.append(_formatted("%H:%M:%S", t))
        elif c == "D":
            parts.append(_formatted("%m/%d/%y", t))
        elif c == "R":
            parts.append(_formatted("%H:%M", t))
        elif c == "c":
            parts.append(_formatted("%a %b %e %H:%M:%S %Y", t))
        elif c == "x":
            parts.append(_formatted("%m/%d/%y", t))
        elif c == "X":
            parts.append(_formatted("%H:%M:%S", t))
        elif c == "U":
            parts.append(_pad((t.tm_yday + 6 - (t.tm_wday + 1) % 7) // 7, 2))
        elif c == "W":
            parts.append(_pad((t.tm_yday + 6 - t.tm_wday) // 7, 2))
        elif c == "n":
            parts.append("\n")
        elif c == "t":
            parts.append("\t")
        elif c == "%":
            parts.append("%")
        else:
            raise ValueError("Invalid format string")
    return "".join(parts)


def asctime(t=None):
    return _formatted("%a %b %e %H:%M:%S %Y", localtime() if t is None else _checked(t))


def ctime(seconds=None):
    return asctime(localtime(seconds))
