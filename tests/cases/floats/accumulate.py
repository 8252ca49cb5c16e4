def entry_point(argv):
    total = 0.0
    for i in range(1, 101):
        total += 1.0 / i
    print(total)
    product = 1.0
    for i in range(20):
        product *= 1.5
    print(product)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
