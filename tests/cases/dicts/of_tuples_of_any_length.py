def entry_point(argv):
    lines = ["a=1", "b = 2"]
    print(dict(tuple(p.strip() for p in line.split("=", 1)) for line in lines))
    print(dict([tuple(line.split("=")) for line in lines]))
    try:
        print(dict([tuple(line.split("=")) for line in ["a=b", "xy"]]))
    except ValueError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
