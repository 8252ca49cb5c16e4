def area(width, *, height=2, scale=1):
    return width * height * scale


def entry_point(argv):
    print(area(3), area(3, height=5), area(3, scale=10, height=1))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
