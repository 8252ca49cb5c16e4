def entry_point(argv):
    out = ''
    for c in 'Hello 1':
        out += c.lower() if c.isupper() else c.upper()
    print(out)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
