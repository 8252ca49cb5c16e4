import time


def entry_point(argv):
    a = time.time()
    p = time.perf_counter()
    m = time.monotonic()
    time.sleep(0.02)
    time.sleep(0)
    print(0.015 < time.perf_counter() - p < 5.0, 0.015 < time.monotonic() - m < 5.0)
    print(time.time() >= a > 1.6e9, time.time_ns() > 1600000000000000000)
    print(time.process_time() >= 0.0, time.perf_counter_ns() >= 0)
    try:
        time.sleep(-1)
    except ValueError as e:
        print(e)
    t = time.gmtime(951827696)
    print(t.tm_year, t.tm_mon, t.tm_mday, t.tm_hour, t.tm_min, t.tm_sec, t.tm_wday, t.tm_yday, t.tm_isdst)
    print(t[0], t[5], t[-1], len(t))
    for at in [0, -1, 86399, 1709164800, 4102444800, 1e9]:
        print(time.strftime('%Y-%m-%d %H:%M:%S %j %a %b %y %p %I %%', time.gmtime(at)))
    print(time.strftime('%A, %d %B %Y', time.gmtime(0)), time.asctime(time.gmtime(0)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
