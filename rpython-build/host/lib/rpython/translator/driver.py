"""What `target(driver, args)` gets, and may change."""

from rpython.config.config import BoolOption, OptionDescription
from rpython.config.config import Config as ProgramConfig


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


class Config(ProgramConfig):
    """The options of a translation, which are `translation` and have no effect, and those that a program has
    described."""

    def __init__(self, described=None, translating=True, overrides=None):
        children = [BoolOption("translating", "Whether the program is translated", default=True, cmdline=None)]
        if described is not None:
            children.append(described)
        ProgramConfig.__init__(self, OptionDescription("all", "all options", children))
        self.translating = translating
        self.__dict__["translation"] = Options()
        self.set(**(overrides or {}))

    def describe(self, group):
        """One more group of options."""
        self._cfgimpl_descr._children.append(group)
        self._cfgimpl_values[group._name] = ProgramConfig(group, self)

    def set(self, **kwds):
        for name, value in kwds.items():
            if self._described(name):
                ProgramConfig.set(self, **{name: value})
            else:
                self.translation.set(**{name.rsplit(".", 1)[-1]: value})

    def suggest(self, **kwds):
        for name, value in kwds.items():
            if name in self._cfgimpl_value_owners:
                self.suggestoption(name, value)
            else:
                self.translation.suggest(**{name.rsplit(".", 1)[-1]: value})

    def _described(self, name):
        """Whether it is an option of the program's."""
        if name.startswith("translation."):
            return False
        return name in [path[-len(name):] for path in self.getpaths() if ("." + path).endswith("." + name)]


def driver_for(program):
    """The driver of a program's module: with the options that it describes, and as it configures them."""
    driver = TranslationDriver()
    describe = getattr(program, "get_additional_config_options", None)
    if describe is not None:
        driver.config.describe(describe())
    configure = getattr(program, "handle_config", None)
    if configure is not None:
        configure(driver.config, driver.config.translation)
    return driver


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
