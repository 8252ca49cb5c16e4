def entry_point(argv):
    print(bool(0), bool(5), bool(''), bool('0'), bool(0.0), bool(-0.5))
    print(str(True), repr(False))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
