"""parseints: lines of numbers, read, added up and written again.

Stresses: split, int() of a text, str() of a number, join.
"""
import sys


def make_text(lines):
    # type: (int) -> str
    seed = 3
    out = []  # type: list[str]
    for i in range(lines):
        fields = []  # type: list[str]
        for _ in range(8):
            seed = (seed * 1103515245 + 12345) & 0x7fffffff
            value = seed >> (seed >> 8) % 28
            if seed & 0x70000 == 0:
                value = -value
            if i & 3 == 0:
                fields.append("%x" % value)
            else:
                fields.append(str(value))
        out.append(", ".join(fields) if i & 1 else ",".join(fields))
    return "\n".join(out)


def entry_point(argv):
    # type: (list[str]) -> int
    n = 1
    lines = 20
    if len(argv) > 1:
        n = int(argv[1])
        lines = 2000
    text = make_text(lines)
    total = 0
    size = 0
    for k in range(n):
        out = []  # type: list[str]
        at = 0
        for line in text.split("\n"):
            sum_of_line = k
            for field in line.split(","):
                if at & 3 == 0:
                    sum_of_line += int(field, 16)
                else:
                    sum_of_line += int(field)
            out.append(str(sum_of_line))
            total = (total * 3 + sum_of_line) & 0x3fffffffff
            at += 1
        size += len(" ".join(out))
    print("parseints %d %d %d" % (len(text), size, total))
    return 0


def target(driver, args):
    return entry_point, None


if __name__ == '__main__':
    sys.exit(entry_point(sys.argv))
