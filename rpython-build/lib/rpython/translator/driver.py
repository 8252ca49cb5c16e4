"""What `target(driver, args)` gets, and may change."""


class Options(object):
    """Options of a translation: whatever is asked for is there, and has no effect."""

    def __init__(self):
        self.gc = "copying"
        self.jit = False
        self.opt = "2"
        self.shared = False
        self.continuation = False
        self.thread = False
        self.gcrootfinder = "shadowstack"

    def suggest(self, **kwds):
        pass

    def set(self, **kwds):
        for name, value in kwds.items():
            setattr(self, name, value)


class Config(object):
    def __init__(self):
        self.translation = Options()


class TranslationDriver(object):
    """The name of the executable can be set; the rest has no effect."""

    def __init__(self):
        self.config = Config()
        self.exe_name = ""
        self.extra = {}

    def set_extra_goals(self, goals):
        pass
