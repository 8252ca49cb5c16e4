def count_down(n):
    out = []

    def visit(k):
        if k > 0:
            out.append(k)
            visit(k - 1)
    visit(n)
    return out


def entry_point(argv):
    print(count_down(4))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
