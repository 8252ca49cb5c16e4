def entry_point(argv):
    points = [(0, 0), (3, 4), (1, 1)]
    points.append((2, 2))
    best = points[0]
    for p in points:
        if p[0] + p[1] > best[0] + best[1]:
            best = p
    print(best)
    points.sort()
    print(points)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
