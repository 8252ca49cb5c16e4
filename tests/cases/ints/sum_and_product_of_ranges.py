def entry_point(argv):
    n = len(argv)
    print(sum(range(101)), sum(range(0, 100, 7)), sum(range(10, 0, -3)), sum([]), sum([], 5), sum([n] * 4, 10), sum([x * x for x in range(10)]), sum(i for i in range(20) if i % 3 == 0))
    print(sum([True, False, True]), sum((1, 2, n)), sum({1, 2, 3}), sum({10: 'a', 20: 'b'}), sum([0.5, 1.5]), sum([1, 2], 0.5), sum(map(abs, [-1, -2])))
    big = 9223372036854775807 * n
    print(max(big, 5), min(-big - 1, 0), sum([big, -big, n]), big - sum([big - 1]))
    product = 1
    for i in range(1, 16):
        product *= i
    print(product, max(range(5)), min(range(3, 9)), max(-1, -2), min([n]), max([3, 1], default=9), min([], default=-n), max('b', 'abc', key=len), min(3, 1, 2, key=lambda x: -x))
    for what in range(2):
        try:
            if what == 0:
                print(max([1][:n - 1]))
            else:
                print(min([1][:n - 1]))
        except ValueError as e:
            print('ValueError')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
