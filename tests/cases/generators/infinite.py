def naturals():
    n = 0
    while True:
        yield n
        n += 1


def entry_point(argv):
    total = 0
    for n in naturals():
        if n > 100:
            break
        total += n
    print(total)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
