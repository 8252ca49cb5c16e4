"""The time, by the clocks of `_system`. The local time of an import is UTC."""

import _system as ll

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
    seconds = float(seconds)
    if seconds != seconds:
        raise ValueError("Invalid value NaN (not a number)")
    if seconds > 9223372036.0:
        raise OverflowError("timestamp out of range for platform time_t")
    if seconds < 0.0:
        raise ValueError("sleep length must be non-negative")
    ll.sys_sleep(seconds)


class struct_time(object):
    """The parts of a point in time."""

    def __init__(self):
        self.tm_year = ll.sys_result(0)
        self.tm_mon = ll.sys_result(1)
        self.tm_mday = ll.sys_result(2)
        self.tm_hour = ll.sys_result(3)
        self.tm_min = ll.sys_result(4)
        self.tm_sec = ll.sys_result(5)
        self.tm_wday = ll.sys_result(6)
        self.tm_yday = ll.sys_result(7)
        self.tm_isdst = ll.sys_result(8)

    def _parts(self):
        return [self.tm_year, self.tm_mon, self.tm_mday, self.tm_hour, self.tm_min, self.tm_sec, self.tm_wday,
                self.tm_yday, self.tm_isdst]

    def __len__(self):
        return 9

    def __iter__(self):
        return iter(self._parts())

    def __getitem__(self, i):
        if isinstance(i, slice):
            return tuple(self._parts()[i])
        if i < -9 or i >= 9:
            raise IndexError("tuple index out of range")
        return self._parts()[i]

    def __eq__(self, other):
        return self._parts() == other._parts() if isinstance(other, struct_time) else NotImplemented

    def __hash__(self):
        return hash((self.tm_year, self.tm_yday, self.tm_hour, self.tm_min, self.tm_sec))

    def __repr__(self):
        return ("time.struct_time(tm_year=%d, tm_mon=%d, tm_mday=%d, tm_hour=%d, tm_min=%d, tm_sec=%d, tm_wday=%d, "
                "tm_yday=%d, tm_isdst=%d)" % (self.tm_year, self.tm_mon, self.tm_mday, self.tm_hour, self.tm_min,
                                              self.tm_sec, self.tm_wday, self.tm_yday, self.tm_isdst))


def gmtime(*seconds):
    return _calendar(_given(seconds), 0)


def localtime(*seconds):
    return _calendar(_given(seconds), 1)


def _given(seconds):
    if len(seconds) == 0 or seconds[0] is None:
        return ll.sys_time()
    return float(seconds[0])


def _calendar(at, local):
    whole = int(at)
    if whole > at:
        whole -= 1
    if ll.sys_calendar(whole, local) < 0:
        raise OverflowError("timestamp out of range for platform time_t")
    return struct_time()


_MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September",
           "October", "November", "December"]
_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]


def _pad(n, width):
    return str(n).rjust(width, "0")


def strftime(format, t):
    """The usual directives, in English."""
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
            parts.append(strftime("%Y-%m-%d", t))
        elif c == "T":
            parts.append(strftime("%H:%M:%S", t))
        elif c == "D":
            parts.append(strftime("%m/%d/%y", t))
        elif c == "R":
            parts.append(strftime("%H:%M", t))
        elif c == "n":
            parts.append("\n")
        elif c == "t":
            parts.append("\t")
        elif c == "%":
            parts.append("%")
        else:
            raise ValueError("Invalid format string")
    return "".join(parts)


def asctime(t):
    return "%s %s %s %s:%s:%s %d" % (
        _DAYS[t.tm_wday][:3], _MONTHS[t.tm_mon - 1][:3], str(t.tm_mday).rjust(2),
        _pad(t.tm_hour, 2), _pad(t.tm_min, 2), _pad(t.tm_sec, 2), t.tm_year)


def ctime(*seconds):
    return asctime(localtime(*seconds))
