class Version:
    def __init__(self, major, minor):
        self.major = major
        self.minor = minor

    def __lt__(self, other):
        if self.major != other.major:
            return self.major < other.major
        return self.minor < other.minor


def entry_point(argv):
    a = Version(1, 2)
    b = Version(1, 10)
    print(a < b, b < a, a < a)
    versions = [b, Version(0, 9), a]
    versions.sort()
    print([v.major * 100 + v.minor for v in versions])
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
