class Config:
    debug = False
    level = 1
    name = 'base'


class Special(Config):
    level = 5


def entry_point(argv):
    c = Config()
    d = Config()
    s = Special()
    Config.level = 2
    print(c.level, d.level, s.level, Config.level, Special.level)
    c.level = 9
    print(c.level, d.level)
    Config.level = 3
    print(c.level, d.level, s.level)
    Special.level = 7
    print(s.level, Special.level, Config.level)
    Config.debug = True
    print(c.debug, s.debug, Special.debug)
    Config.name = 'changed'
    print(c.name + '!', s.name)
    c.name = 'own'
    print(c.name, d.name, Config.name)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
