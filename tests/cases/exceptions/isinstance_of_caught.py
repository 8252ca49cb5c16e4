class Base(Exception):
    def code(self):
        return 1


class Special(Base):
    def code(self):
        return 2


def run(n):
    try:
        if n:
            raise Special()
        raise Base()
    except Base as e:
        if isinstance(e, Special):
            return e.code() * 10
        return e.code()


def entry_point(argv):
    print(run(0), run(1))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
