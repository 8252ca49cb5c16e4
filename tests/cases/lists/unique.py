def unique(items):
    out = []
    for x in items:
        if x not in out:
            out.append(x)
    return out


def entry_point(argv):
    print(unique([1, 2, 1, 3, 2]))
    print(unique(['a', 'b', 'a']))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
