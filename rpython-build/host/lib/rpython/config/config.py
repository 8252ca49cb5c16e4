"""Options of a program or of its translation: described once, set by attribute or from a command line."""

import sys

SUPPRESS_USAGE = "SUPPRESS" + "USAGE"
DEFAULT_OPTION_NAME = object()


class ConfigError(Exception):
    """A value that an option does not take."""


class ConflictConfigError(ConfigError):
    """A value that does not go with another option's."""


class NoMatchingOptionFound(AttributeError):
    """No option has this name."""


class AmbigousOptionError(Exception):
    """Several options end in this name."""


class Option(object):
    """What options share. `cmdline` is its spellings, `None` for an option that no command line has."""

    takes_value = True

    def __init__(self, name, doc, default=None, cmdline=DEFAULT_OPTION_NAME):
        self._name = name
        self.doc = doc
        self.default = default
        self.cmdline = cmdline

    def getdefault(self):
        return self.default

    def getkey(self, value):
        return value

    def validate(self, value):
        raise NotImplementedError

    def convert_from_cmdline(self, text):
        raise NotImplementedError

    def effects(self, value):
        """The options that must have a value when this one has this: with their paths, and how strongly."""
        return []

    def setoption(self, config, value, who):
        self.check(value)
        top = config._cfgimpl_get_toplevel()
        for path, required, strong in self.effects(value):
            home, name = top._cfgimpl_get_home_by_path(path)
            if strong:
                home.setoption(name, required, "required" if who != "default" else "default")
            elif home._cfgimpl_value_owners[name] in ("default", "suggested"):
                home.setoption(name, required, "suggested" if who != "default" else "default")
        config._cfgimpl_values[self._name] = value

    def check(self, value):
        if not self.validate(value):
            raise ConfigError("invalid value %r for option %s" % (value, self._name))

    def spellings(self, path):
        """How a command line says it."""
        if self.cmdline is None:
            return []
        if self.cmdline is DEFAULT_OPTION_NAME:
            return ["--" + path.replace(".", "-")]
        return self.cmdline.split()


class ChoiceOption(Option):
    def __init__(self, name, doc, values, default=None, requires=None, suggests=None,
                 cmdline=DEFAULT_OPTION_NAME):
        Option.__init__(self, name, doc, default, cmdline)
        self.values = values
        self.requires = requires or {}
        self.suggests = suggests or {}

    def validate(self, value):
        return value is None or value in self.values

    def convert_from_cmdline(self, text):
        return text.strip()

    def effects(self, value):
        found = [(path, wanted, True) for path, wanted in self.requires.get(value, [])]
        return found + [(path, wanted, False) for path, wanted in self.suggests.get(value, [])]


class BoolOption(Option):
    takes_value = False

    def __init__(self, name, doc, default=None, requires=None, suggests=None, validator=None,
                 cmdline=DEFAULT_OPTION_NAME, negation=True):
        Option.__init__(self, name, doc, default, cmdline)
        self.requires = requires or []
        self.suggests = suggests or []
        self.validator = validator
        self.negation = negation

    def validate(self, value):
        return isinstance(value, bool)

    def effects(self, value):
        if value is not True:
            return []
        found = [(path, wanted, True) for path, wanted in self.requires]
        return found + [(path, wanted, False) for path, wanted in self.suggests]

    def setoption(self, config, value, who):
        if value is True and self.validator is not None:
            self.validator(config._cfgimpl_get_toplevel())
        Option.setoption(self, config, value, who)


class IntOption(Option):
    def validate(self, value):
        try:
            int(value)
        except (TypeError, ValueError):
            return False
        return True

    def convert_from_cmdline(self, text):
        return int(text)

    def setoption(self, config, value, who):
        self.check(value)
        Option.setoption(self, config, int(value), who)


class FloatOption(Option):
    def validate(self, value):
        try:
            float(value)
        except (TypeError, ValueError):
            return False
        return True

    def convert_from_cmdline(self, text):
        return float(text)

    def setoption(self, config, value, who):
        self.check(value)
        Option.setoption(self, config, float(value), who)


class StrOption(Option):
    def validate(self, value):
        return isinstance(value, str)

    def convert_from_cmdline(self, text):
        return text


class ArbitraryOption(Option):
    """Any value; no command line has it."""

    def __init__(self, name, doc, default=None, defaultfactory=None):
        Option.__init__(self, name, doc, default, None)
        self.defaultfactory = defaultfactory

    def validate(self, value):
        return True

    def getdefault(self):
        return self.default if self.defaultfactory is None else self.defaultfactory()


class OptionDescription(object):
    """A group of options and of groups."""

    cmdline = None

    def __init__(self, name, doc, children):
        self._name = name
        self.doc = doc
        self._children = children
        for child in children:
            setattr(self, child._name, child)

    def getkey(self, config):
        return tuple([child.getkey(getattr(config, child._name)) for child in self._children])

    def getpaths(self, include_groups=False):
        """The dotted names of what is in it, in order."""
        paths = []
        for child in self._children:
            if isinstance(child, OptionDescription):
                if include_groups:
                    paths.append(child._name)
                paths += [child._name + "." + path for path in child.getpaths(include_groups)]
            else:
                paths.append(child._name)
        return paths


class Config(object):
    """The values of the options that `descr` describes. It is constant in translated code."""

    _cfgimpl_frozen = False

    def __init__(self, descr, parent=None, **overrides):
        self._cfgimpl_descr = descr
        self._cfgimpl_parent = parent
        self._cfgimpl_values = {}
        self._cfgimpl_value_owners = {}
        self._cfgimpl_warnings = []
        for child in descr._children:
            if isinstance(child, OptionDescription):
                self._cfgimpl_values[child._name] = Config(child, self)
            else:
                self._cfgimpl_values[child._name] = child.getdefault()
                self._cfgimpl_value_owners[child._name] = "default"
        self.override(overrides)

    def override(self, overrides):
        """New defaults, by dotted name."""
        for path, value in overrides.items():
            home, name = self._cfgimpl_get_home_by_path(path)
            home.setoption(name, value, "default")

    def copy(self, as_default=False, parent=None):
        other = Config(self._cfgimpl_descr, parent)
        for child in self._cfgimpl_descr._children:
            name = child._name
            value = self._cfgimpl_values[name]
            if isinstance(child, OptionDescription):
                value = value.copy(as_default, other)
            else:
                other._cfgimpl_value_owners[name] = "default" if as_default else self._cfgimpl_value_owners[name]
            other._cfgimpl_values[name] = value
        return other

    def __getattr__(self, name):
        if "." in name:
            home, name = self._cfgimpl_get_home_by_path(name)
            return getattr(home, name)
        if name.startswith("_cfgimpl_") or name not in self._cfgimpl_values:
            raise AttributeError("%s object has no attribute %s" % (type(self).__name__, name))
        return self._cfgimpl_values[name]

    def __setattr__(self, name, value):
        if name.startswith("_cfgimpl_"):
            object.__setattr__(self, name, value)
        elif self._cfgimpl_frozen and getattr(self, name) != value:
            raise TypeError("trying to change a frozen option object")
        else:
            self.setoption(name, value, "user")

    def __delattr__(self, name):
        """Back to the default."""
        if self._cfgimpl_value_owners.get(name, "default") == "default":
            return
        self._cfgimpl_values[name] = self._cfgimpl_option(name).getdefault()
        self._cfgimpl_value_owners[name] = "default"

    def __dir__(self):
        return list(object.__dir__(self)) + [child._name for child in self._cfgimpl_descr._children]

    def _cfgimpl_option(self, name):
        for child in self._cfgimpl_descr._children:
            if child._name == name:
                return child
        raise AttributeError("unknown option %s" % name)

    def setoption(self, name, value, who):
        option = self._cfgimpl_option(name)
        if isinstance(option, OptionDescription):
            raise AttributeError("%s is a group of options" % name)
        before, owner = self._cfgimpl_values[name], self._cfgimpl_value_owners[name]
        if owner not in ("default", "suggested") and before != value:
            if who in ("default", "suggested"):
                return
            if owner == "required" or who == "required":
                raise ConflictConfigError("cannot override value to %s for option %s" % (value, name))
        option.setoption(self, value, who)
        # What another option needs stays so.
        if owner != "required":
            self._cfgimpl_value_owners[name] = who

    def suggest(self, **values):
        for name, value in values.items():
            self.suggestoption(name, value)

    def suggestoption(self, name, value):
        """A value for an option that nobody has set, where it goes with the others."""
        try:
            self.setoption(name, value, "suggested")
        except ConflictConfigError:
            pass

    def set(self, **values):
        """By name, by dotted name, or by the end of one."""
        paths = [path.split(".") for path in self.getpaths()]
        for key, value in values.items():
            end = key.split(".")
            found = [path for path in paths if path[-len(end):] == end]
            if not found:
                raise NoMatchingOptionFound("there is no option that matches %s" % key)
            if len(found) > 1 and end not in found:
                raise AmbigousOptionError("there is more than one option that ends with %s" % key)
            path = end if end in found else found[0]
            home, name = self._cfgimpl_get_home_by_path(".".join(path))
            home.setoption(name, value, "user")

    def _cfgimpl_get_home_by_path(self, path):
        """The group an option is in, and its name there."""
        home = self
        names = path.split(".")
        for name in names[:-1]:
            home = getattr(home, name)
        return home, names[-1]

    def _cfgimpl_get_toplevel(self):
        top = self
        while top._cfgimpl_parent is not None:
            top = top._cfgimpl_parent
        return top

    def add_warning(self, warning):
        self._cfgimpl_get_toplevel()._cfgimpl_warnings.append(warning)

    def get_warnings(self):
        return self._cfgimpl_get_toplevel()._cfgimpl_warnings

    def _freeze_(self):
        self.__dict__["_cfgimpl_frozen"] = True
        for value in self._cfgimpl_values.values():
            if isinstance(value, Config):
                value._freeze_()
        return True

    def getkey(self):
        return self._cfgimpl_descr.getkey(self)

    def __eq__(self, other):
        return isinstance(other, Config) and self.getkey() == other.getkey()

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        return hash(self.getkey())

    def __iter__(self):
        for child in self._cfgimpl_descr._children:
            if not isinstance(child, OptionDescription):
                yield child._name, getattr(self, child._name)

    def __str__(self, indent=""):
        lines = []
        groups = []
        for child in self._cfgimpl_descr._children:
            value = self._cfgimpl_values[child._name]
            if isinstance(child, OptionDescription):
                groups.append(value.__str__(indent + "    "))
            elif self._cfgimpl_value_owners[child._name] != "default":
                lines.append("%s    %s = %s" % (indent, child._name, value))
        lines = [line for line in sorted(lines) + groups if line]
        if not lines and indent:
            return ""
        return "\n".join(["%s[%s]" % (indent, self._cfgimpl_descr._name)] + lines)

    def getpaths(self, include_groups=False):
        return self._cfgimpl_descr.getpaths(include_groups)


class OptionParser(object):
    """Sets options from the words of a command line."""

    def __init__(self, config, paths, extra=None):
        self.config = config
        self.spelled = {}
        self.documented = []
        for path in paths:
            home, name = config._cfgimpl_get_home_by_path(path)
            option = home._cfgimpl_option(name)
            for spelling in option.spellings(path):
                self._add(spelling, home, option, True)
            self._add_negation(option, path, home)
            self.documented.append((", ".join(option.spellings(path)), option.doc))

    def _add(self, spelling, home, option, value):
        if spelling in self.spelled and self.spelled[spelling][1] is not option:
            raise ConfigError("two options are called %s" % spelling)
        self.spelled[spelling] = (home, option, value)

    def _add_negation(self, option, path, home):
        if not isinstance(option, BoolOption) or not option.negation:
            return
        for spelling in option.spellings(path):
            if not spelling.startswith("--"):
                continue
            head, dash, last = spelling[2:].rpartition("-")
            if last.startswith("with") and not dash:
                opposite = "without" + last[4:]
            elif spelling.startswith("--with-"):
                opposite = "without-" + spelling[7:]
            else:
                opposite = "no-" + spelling[2:]
            self._add("--" + opposite, home, option, False)

    def error(self, message):
        sys.stderr.write("error: %s\n" % message)
        raise SystemExit(2)

    def print_help(self):
        for spelling, doc in self.documented:
            if spelling:
                print("  %-30s %s" % (spelling, doc))

    def parse_args(self, args=None):
        """The configuration, and the words that are no options."""
        words = list(sys.argv[1:] if args is None else args)
        rest = []
        while words:
            word = words.pop(0)
            if word == "--":
                rest += words
                break
            if not word.startswith("-") or word == "-":
                rest.append(word)
                continue
            value = None
            if word.startswith("--"):
                word, equals, text = word.partition("=")
                if equals:
                    value = text
            elif len(word) > 2:
                word, value = word[:2], word[2:]
            if word in ("-h", "--help") and word not in self.spelled:
                self.print_help()
                raise SystemExit(0)
            if word not in self.spelled:
                self.error("no such option: %s" % word)
            self._set(word, value, words)
        return self.config, rest

    def _set(self, word, value, words):
        home, option, given = self.spelled[word]
        if option.takes_value:
            if value is None:
                if not words:
                    self.error("%s option requires an argument" % word)
                value = words.pop(0)
            try:
                given = option.convert_from_cmdline(value)
            except ValueError:
                self.error("option %s: invalid value: %r" % (word, value))
        elif value is not None:
            self.error("%s option does not take a value" % word)
        try:
            home.setoption(option._name, given, "cmdline")
        except ConfigError as e:
            self.error(str(e))


def to_optparse(config, useoptions=None, parser=None, parserargs=None, parserkwargs=None, extra_useoptions=None):
    """What sets the options of a configuration from a command line: these, `group.*` for all of a group."""
    wanted = useoptions if useoptions is not None else config.getpaths()
    wanted = list(wanted) + list(extra_useoptions or [])
    paths = []
    for path in wanted:
        if path == "*" or path.endswith(".*"):
            found = [known for known in config.getpaths() if known.startswith(path[:-1])]
        else:
            found = [path]
        paths += [one for one in found if one not in paths]
    return OptionParser(config, paths)


def make_dict(config):
    """The values, by dotted name."""
    return dict([(path, getattr(config, path)) for path in config.getpaths()])
