from rpython.rlib.rbisect import bisect_left, bisect_right


def entry_point(argv):
    xs = [1, 3, 3, 3, 7, 9]
    for x in [0, 1, 2, 3, 4, 9, 10]:
        print(x, bisect_left(xs, x), bisect_right(xs, x))
    print(bisect_left(xs, 7, 3), bisect_left([0][:0], 5))
    words = ['ant', 'bee', 'cat']
    print(bisect_left(words, 'bee'), bisect_right(words, 'bee'), bisect_left(words, 'zoo'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
