def entry_point(argv):
    queue = [1]
    seen = []
    while queue:
        n = queue.pop(0)
        seen.append(n)
        if n * 2 < 20:
            queue.append(n * 2)
            queue.append(n * 2 + 1)
    print(seen)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
