class Config:
    name = 'default'
    size = 10


class Big(Config):
    size = 1000


def entry_point(argv):
    a = Config()
    b = Big()
    print(a.name, a.size, b.name, b.size, Config.size, Big.size)
    a.size = 99
    print(a.size, Config.size)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
