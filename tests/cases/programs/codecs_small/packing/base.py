CODERS = {}


class PackError(Exception):
    pass


class Coder:
    name = ''

    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        CODERS[cls.name] = cls()

    def pack(self, data):
        raise NotImplementedError

    def unpack(self, data):
        raise NotImplementedError


def find(name):
    if name not in CODERS:
        raise PackError('no coder ' + name)
    return CODERS[name]
