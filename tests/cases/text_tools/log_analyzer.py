from collections import Counter, defaultdict

LOG = """\
2024-03-01 10:00:01 INFO  web  GET /index 200 12ms
2024-03-01 10:00:02 INFO  web  GET /about 200 7ms
2024-03-01 10:00:02 WARN  db   slow query 1500ms
2024-03-01 10:00:05 ERROR web  GET /index 500 3ms
garbage line
2024-03-01 10:01:10 INFO  web  POST /login 302 40ms
2024-03-01 10:01:11 INFO  web  GET /index 200 10ms
2024-03-01 25:01:11 INFO  web  GET /late 200 1ms
2024-03-01 10:03:00 ERROR db   connection lost
2024-03-01 10:03:01 INFO  web  GET /index 503 1ms
"""


class Entry:
    def __init__(self, seconds, level, source, message):
        self.seconds = seconds
        self.level = level
        self.source = source
        self.message = message

    @classmethod
    def parse(cls, line):
        parts = line.split(None, 4)
        if len(parts) < 5:
            raise ValueError('too few fields')
        date, time, level, source, message = parts
        h, m, s = [int(x) for x in time.split(':')]
        if not (h < 24 and m < 60 and s < 60):
            raise ValueError('no such time: ' + time)
        return cls(h * 3600 + m * 60 + s, level, source, message)

    @property
    def clock(self):
        m, s = divmod(self.seconds, 60)
        h, m = divmod(m, 60)
        return f'{h:02}:{m:02}:{s:02}'


def read(text):
    for number, line in enumerate(text.splitlines(), 1):
        try:
            yield Entry.parse(line)
        except ValueError as e:
            print(f'line {number}: {e}')


def requests(entries):
    for e in entries:
        words = e.message.split()
        if e.source == 'web' and len(words) == 4 and words[3].endswith('ms'):
            yield words[0], words[1], int(words[2]), int(words[3][:-2])


def percentile(values, p):
    if not values:
        raise ValueError('no values')
    ordered = sorted(values)
    k = (len(ordered) - 1) * p / 100
    low = int(k)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (k - low)


def sessions(entries, gap):
    group = []
    for e in entries:
        if group and e.seconds - group[-1].seconds > gap:
            yield group
            group = []
        group.append(e)
    if group:
        yield group


def entry_point(argv):
    entries = list(read(LOG))
    print(Counter(e.level for e in entries).most_common(), Counter(e.source for e in entries)['db'])
    times = defaultdict(list)
    statuses = Counter()
    for method, path, status, ms in requests(entries):
        times[method + ' ' + path].append(ms)
        statuses[f'{status // 100}xx'] += 1
    for key in sorted(times, key=lambda k: (-len(times[k]), k)):
        t = times[key]
        print(f'{key:<12}{len(t):3} {min(t):4} {max(t):4} {sum(t) / len(t):7.2f} {percentile(t, 90):7.2f}')
    print(sorted(statuses.items()), percentile([1, 2, 3, 4], 50), percentile([5], 99))
    for group in sessions(entries, 30):
        errors = [e.message for e in group if e.level == 'ERROR']
        print(f'{group[0].clock}-{group[-1].clock} {len(group)} entries, errors {errors}')
    worst = max(entries, key=lambda e: ({'INFO': 0, 'WARN': 1, 'ERROR': 2}[e.level], e.seconds))
    print(worst.clock, worst.message)
    try:
        percentile([], 50)
    except ValueError as e:
        print('ValueError:', e)
    print(list(read('')), list(sessions([], 1)) == [])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
