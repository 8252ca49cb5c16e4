"""regexscan: find words, settings, dates and levels in a generated log.

Stresses: regular expressions whose patterns are constants; groups, alternatives, boundaries.
"""
import re
import sys

WORD = re.compile(r"\w+")
SETTING = re.compile(r"(?P<key>[a-z_]+)=(?P<value>\d+)")
LEVEL = re.compile(r"\b(?:WARN|ERROR|FATAL)\b")
DATE = re.compile(r"(\d{4})-(\d\d)-(\d\d) ")

LEVELS = ["DEBUG", "INFO", "INFO", "INFO", "WARN", "ERROR", "FATAL", "WARNING"]
KEYS = ["size", "retry_count", "port", "user_id", "ms", "queue"]
WORDS = ["the", "disk", "was", "full", "again", "connection", "refused", "by", "peer", "host7"]


class Random(object):
    def __init__(self, seed):
        # type: (int) -> None
        self.seed = seed

    def pick(self, limit):
        # type: (int) -> int
        self.seed = (self.seed * 1103515245 + 12345) & 0x7fffffff
        return (self.seed >> 12) % limit


def make_log(lines):
    # type: (int) -> str
    random = Random(2024)
    out = []  # type: list[str]
    for _ in range(lines):
        out.append("20%02d-%02d-%02d " % (10 + random.pick(20), 1 + random.pick(12), 1 + random.pick(28)))
        out.append(LEVELS[random.pick(8)])
        for _ in range(1 + random.pick(4)):
            out.append(" %s=%d" % (KEYS[random.pick(6)], random.pick(100000)))
        out.append(":")
        for _ in range(2 + random.pick(8)):
            out.append(" " + WORDS[random.pick(10)])
        out.append("\n")
    return ''.join(out)


def scan(log):
    # type: (str) -> int
    total = 0
    for m in WORD.finditer(log):
        total = (total * 3 + m.end() - m.start()) & 0xffffff
    for m in SETTING.finditer(log):
        total = (total * 5 + int(m.group("value")) + len(m.group("key"))) & 0xffffff
    for m in LEVEL.finditer(log):
        total = (total * 7 + m.start()) & 0xffffff
    for line in log.split("\n"):
        m = DATE.match(line)
        if m:
            year, month, day = m.groups()
            total = (total * 9 + int(year) * 372 + int(month) * 31 + int(day)) & 0xffffff
    return total


def entry_point(argv):
    # type: (list[str]) -> int
    n = 1
    lines = 20
    if len(argv) > 1:
        n = int(argv[1])
        lines = 2000
    log = make_log(lines)
    total = 0
    for _ in range(n):
        total = (total * 31 + scan(log)) & 0x3fffffffff
    print("regexscan %d %d" % (len(log), total))
    return 0


def target(driver, args):
    return entry_point, None


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
