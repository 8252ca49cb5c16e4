# An `int` that is known to be no less than 0 becomes an `r_uint` where it meets one.
from rpython.rlib.rarithmetic import r_uint, r_uint32, r_ulonglong, intmask


class Registers:
    def __init__(self, n):
        self.pc = 0
        self.flags = r_uint(0)
        self.values = [r_uint(0)] * n
        self.names = {}

    def __getitem__(self, index):
        return self.values[index]

    def __setitem__(self, index, value):
        self.values[index] = r_uint(value)


def larger(a, b):
    return a if a > b else b


def bits(word):
    count = 0
    while word:
        count += intmask(word & 1)
        word >>= 1
    return count


def sized(items, wanted):
    if wanted:
        return len(items)
    return r_uint(1) << 63


def total(values):
    result = r_uint(0)
    for v in values:
        result += v
    return result


def entry_point(argv):
    n = len(argv)
    regs = Registers(4)
    regs[0] = 7
    regs[n] = 8
    regs[r_uint(n) + 1] = 9
    index = r_uint(3)
    regs[index] = regs[0] * regs[n] + regs[index - 1]
    for i in range(4):
        print(regs[i], end=" ")
    print()
    # An attribute, a list and a dict with items of both sorts.
    regs.pc = r_uint(0) - 8
    print(regs.pc, regs.pc >> 60, regs.pc > 5)
    regs.pc = len("abcd") * n
    print(regs.pc, regs.pc << 2)
    regs.flags = regs.flags | r_uint(1) << 63
    regs.flags = n
    print(regs.flags)
    words = [len(argv), r_uint(0) - n]
    words.append(5)
    words.append(len("xy") + n)
    words.extend([0, 1])
    print(" ".join([str(w) for w in words]), max(words), total(words), words.index(5), 3 in words)
    regs.names[r_uint(n)] = "one"
    regs.names[len("ab")] = "two"
    regs.names[r_uint(0) - 1] = "last"
    for key in sorted(regs.names.keys()):
        print(key, regs.names[key])
    print(regs.names[2], r_uint(1) in regs.names, 3 in regs.names, regs.names.get(len(argv)))
    # Arguments and results.
    print(larger(r_uint(n), len("abc")), larger(len("abcdef"), r_uint(n)))
    print(bits(255), bits(r_uint(0) - 1), bits(len("abc")))
    print(sized("abc", True), sized("abc", False), sized("", True))
    size = r_uint(10)
    if n == 1:
        size = len("abc") * 2
    print(size, size // 4, size % 4, size == 6)
    step = 0
    for i in range(3):
        step = step + r_uint(1 << 62)
    print(step, intmask(step))
    # Sizes without a sign meet in the larger.
    small = r_uint32(4000000000) if n == 1 else r_uint(1) << 40
    print(small + 500000000 if n == 2 else small)
    mixed = [r_uint32(n), r_ulonglong(1) << 40]
    print(mixed[0] + mixed[1])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
