def find(xs, wanted):
    i = 0
    while i < len(xs):
        if xs[i] == wanted:
            break
        i += 1
    else:
        return -1
    return i


def primes(n):
    out = []
    for i in range(2, n):
        for j in range(2, i):
            if j * j > i:
                out.append(i)
                break
            if i % j == 0:
                break
        else:
            out.append(i)
    return out


def labyrinth(n):
    log = []
    while True:
        n += 1
        try:
            if n % 3 == 0:
                continue
            for k in range(n):
                if k == 2:
                    break
                log.append(k)
            else:
                continue
            while n < 10:
                n += 2
                if n == 7:
                    break
            else:
                break
        finally:
            log.append(-n)
    else:
        log.append(1000)
    return log


def entry_point(argv):
    print(find([4, 5, 6], 5), find([4, 5, 6], 7), find([], 1), find([9], 9))
    print(primes(30))
    print(labyrinth(len(argv)))
    n = 0
    while n < 3:
        n += 1
        if n == 2:
            continue
        print(n)
    else:
        print('else', n)
    while False:
        pass
    else:
        print('at once')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
