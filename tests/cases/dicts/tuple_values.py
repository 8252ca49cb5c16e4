def entry_point(argv):
    colors = {'red': (255, 0, 0), 'teal': (0, 128, 128)}
    for name in ['red', 'teal']:
        r, g, b = colors[name]
        print(name, r + g + b)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
