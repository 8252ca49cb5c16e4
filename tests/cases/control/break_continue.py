def entry_point(argv):
    total = 0
    for i in range(100):
        if i % 3 == 0:
            continue
        if i > 20:
            break
        total += i
    print(total, i)
    n = 0
    while True:
        n += 1
        if n % 2:
            continue
        if n > 10:
            break
    print(n)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
