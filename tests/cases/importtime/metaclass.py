class Meta(type):
    def __new__(meta, name, bases, namespace):
        namespace['tag'] = name.lower()
        return type.__new__(meta, name, bases, namespace)


class Apple(metaclass=Meta):
    pass


class Pear(metaclass=Meta):
    pass


def entry_point(argv):
    print(Apple.tag, Pear().tag)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
