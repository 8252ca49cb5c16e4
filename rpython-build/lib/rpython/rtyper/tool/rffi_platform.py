"""Facts of the C compiler. Nothing is compiled while a program is imported: they have to be stated."""


class CConfigEntry(object):
    def __init__(self, name, *default):
        self.name = name
        self.default = default


class ConstantInteger(CConfigEntry):
    pass


class DefinedConstantInteger(CConfigEntry):
    pass


class SizeOf(CConfigEntry):
    pass


class Has(CConfigEntry):
    pass


class Struct(CConfigEntry):
    pass


class SimpleType(CConfigEntry):
    pass


def configure(CConfig, ignore_errors=False):
    raise NotImplementedError(
        "rffi_platform.configure: nothing is compiled while a program is imported; write the "
        "constants and the structures as they are on the target")
