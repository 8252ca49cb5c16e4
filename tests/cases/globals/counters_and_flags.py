total = 0
verbose = False
names = []
cache = {}
best = None
ratio = 0.5


def count(n):
    global total
    total += n
    return total


def toggle():
    global verbose
    verbose = not verbose


def log(msg):
    if verbose:
        names.append(msg)


def record(score, who):
    global best
    if best is None or score > best[0]:
        best = (score, who)


def scale(k):
    global ratio, total
    ratio *= k
    total = 0


class Uses:
    def bump(self):
        global total
        total += 1000


def entry_point(argv):
    log('hidden')
    toggle()
    log('shown')
    print(count(2), count(3), total, names)
    record(5, 'a')
    record(3, 'b')
    record(9, 'c')
    if best is not None:
        print(best[0], best[1])
    scale(4.0)
    print(ratio, total)
    Uses().bump()
    print(total, verbose)
    cache['x'] = total
    print(cache)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
