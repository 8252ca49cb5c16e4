"""What `target(driver, args)` gets, and may change."""


class Options(object):
    """Options of a translation: whatever is asked for is there, and has no effect."""

    def __init__(self):
        self.gc = "copying"
        self.jit = False
        self.opt = "2"
        self.backend = "c"
        self.type_system = "lltype"
        self.shared = False
        self.continuation = False
        self.thread = False
        self.sandbox = False
        self.gcrootfinder = "shadowstack"

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return None

    def suggest(self, **kwds):
        """Sets what has no value yet."""
        for name, value in kwds.items():
            if getattr(self, name) is None:
                setattr(self, name, value)

    def set(self, **kwds):
        for name, value in kwds.items():
            setattr(self, name, value)

    suggestoption = suggest


class Config(object):
    def __init__(self):
        self.translation = Options()
        self.translating = True

    def set(self, **kwds):
        for name, value in kwds.items():
            self.translation.set(**{name.rsplit(".", 1)[-1]: value})

    def suggest(self, **kwds):
        for name, value in kwds.items():
            self.translation.suggest(**{name.rsplit(".", 1)[-1]: value})


class TranslationDriver(object):
    """The name of the executable can be set; the rest has no effect."""

    def __init__(self, setopts=None, default_goal=None, disable=(), exe_name=None, extmod_name=None, config=None,
                 overrides=None):
        self.config = Config() if config is None else config
        self.config.set(**(overrides or {}))
        self.exe_name = exe_name or ""
        self.standalone = True
        self.policy = None
        self.extra = dict(setopts or {})

    def set_extra_goals(self, goals):
        pass

    def set_backend_extra_options(self, options):
        pass
