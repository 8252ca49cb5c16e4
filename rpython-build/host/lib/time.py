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


# What stands for other directives.
_EXPANDED = {"F": "%Y-%m-%d", "T": "%H:%M:%S", "D": "%m/%d/%y", "R": "%H:%M", "r": "%I:%M:%S %p",
             "c": "%a %b %e %H:%M:%S %Y", "x": "%m/%d/%y", "X": "%H:%M:%S", "n": "\n", "t": "\t"}
# How wide numbers are, with zeros in front of them, or blanks.
_WIDTHS = {"Y": 1, "G": 1, "C": 2, "y": 2, "g": 2, "m": 2, "d": 2, "H": 2, "I": 2, "M": 2, "S": 2, "j": 3, "w": 1,
           "u": 1, "U": 2, "V": 2, "W": 2, "e": -2, "k": -2, "l": -2}


def _long_year(year):
    """Whether it has 53 weeks."""
    def last(y):
        return (y + y // 4 - y // 100 + y // 400) % 7
    return last(year) == 4 or last(year - 1) == 3


def _iso_week(t):
    """The year and the week that Monday begins and that has Thursday in the year."""
    week = (t.tm_yday - t.tm_wday + 9) // 7
    if week < 1:
        return t.tm_year - 1, 53 if _long_year(t.tm_year - 1) else 52
    if week == 53 and not _long_year(t.tm_year):
        return t.tm_year + 1, 1
    return t.tm_year, week


def _number(c, t):
    if c == "Y" or c == "C" or c == "y":
        return t.tm_year if c == "Y" else t.tm_year // 100 if c == "C" else t.tm_year % 100
    if c == "G" or c == "g" or c == "V":
        year, week = _iso_week(t)
        return year if c == "G" else year % 100 if c == "g" else week
    if c == "m":
        return t.tm_mon
    if c == "d" or c == "e":
        return t.tm_mday
    if c == "H" or c == "k":
        return t.tm_hour
    if c == "I" or c == "l":
        return (t.tm_hour + 11) % 12 + 1
    if c == "M":
        return t.tm_min
    if c == "S":
        return t.tm_sec
    if c == "j":
        return t.tm_yday
    if c == "w" or c == "u":
        return (t.tm_wday + 1) % 7 if c == "w" else t.tm_wday + 1
    return (t.tm_yday + 6 - (t.tm_wday if c == "W" else (t.tm_wday + 1) % 7)) // 7


def _formatted(format, t):
    parts = []
    i = 0
    while i < len(format):
        at = format.find("%", i)
        if at < 0 or at + 1 >= len(format):
            parts.append(format[i:])
            break
        parts.append(format[i:at])
        c = format[at + 1]
        i = at + 2
        if c == "%":
            parts.append("%")
        elif c in _EXPANDED:
            parts.append(_formatted(_EXPANDED[c], t))
        elif c in _WIDTHS:
            width, number = _WIDTHS[c], _number(c, t)
            parts.append(_pad(number, width) if width > 0 else str(number).rjust(-width))
        elif c == "p":
            parts.append("AM" if t.tm_hour < 12 else "PM")
        elif c == "P":
            parts.append("am" if t.tm_hour < 12 else "pm")
        elif c == "a" or c == "A":
            name = _DAYS[t.tm_wday]
            parts.append(name[:3] if c == "a" else name)
        elif c == "b" or c == "h" or c == "B":
            name = _MONTHS[t.tm_mon - 1]
            parts.append(name if c == "B" else name[:3])
        else:
            parts.append("%" + c)
    return "".join(parts)


def asctime(t=None):
    return _formatted("%c", localtime() if t is None else _checked(t))


def ctime(seconds=None):
    return asctime(localtime(seconds))
