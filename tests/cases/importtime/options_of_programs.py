# Options of a program, described and set while it is imported: constants in translated code.
from rpython.config.config import (
    AmbigousOptionError, ArbitraryOption, BoolOption, ChoiceOption, Config, ConfigError, ConflictConfigError,
    FloatOption, IntOption, NoMatchingOptionFound, OptionDescription, StrOption, make_dict, to_optparse)
from rpython.config.translationoption import get_combined_translation_config
from rpython.translator.platform import host, platform


def describe():
    storage = OptionDescription("storage", "How data is kept", [
        ChoiceOption("kind", "Kind of storage", ["list", "array"], "list", cmdline="--storage -s",
                     requires={"array": [("storage.typed", True)]}, suggests={"array": [("limit", 50)]}),
        BoolOption("typed", "Items of one type", default=False),
        FloatOption("growth", "Growth of storage", default=1.5)])
    return OptionDescription("machine", "All of it", [
        storage,
        BoolOption("trace", "Show each step", default=False, cmdline="--with-trace -t",
                   requires=[("storage.kind", "list")], suggests=[("limit", 10)]),
        BoolOption("checks", "Check indexes", default=True, cmdline="--checks"),
        IntOption("limit", "Steps at most", default=100),
        StrOption("name", "Its name", default="plain"),
        ArbitraryOption("hooks", "Whatever is called", defaultfactory=list)])


LOG = []


def note(*values):
    LOG.append(" ".join([str(value) for value in values]))


def attempt(what, func):
    try:
        note(what, func())
    except (ConfigError, AttributeError, AmbigousOptionError, TypeError, SystemExit) as e:
        note(what, type(e).__name__)


CONFIG = Config(describe(), trace=False)
note(CONFIG.storage.kind, CONFIG.storage.typed, CONFIG.limit, CONFIG.name, getattr(CONFIG, "storage.growth"))
note(CONFIG.getpaths(), CONFIG.getpaths(include_groups=True)[0])
CONFIG.trace = True
note(CONFIG.limit, CONFIG.trace, [name for name, value in CONFIG])
CONFIG.limit = "25"
CONFIG.set(growth=2, kind="list")
note(CONFIG.limit, CONFIG.storage.growth, CONFIG == Config(describe()), CONFIG != Config(describe()))
attempt("required", lambda: setattr(CONFIG.storage, "kind", "array"))
attempt("no choice", lambda: setattr(CONFIG.storage, "kind", "tree"))
attempt("no bool", lambda: setattr(CONFIG, "trace", 1))
attempt("no int", lambda: setattr(CONFIG, "limit", "many"))
attempt("no float", lambda: setattr(CONFIG.storage, "growth", None))
attempt("no text", lambda: setattr(CONFIG, "name", 5))
attempt("no option", lambda: setattr(CONFIG, "size", 5))
attempt("unknown", lambda: CONFIG.storage.size)
attempt("a group", lambda: setattr(CONFIG, "storage", 5))
attempt("nothing", lambda: CONFIG.set(size=5))
CONFIG.suggest(limit=77)
note(CONFIG.limit)
del CONFIG.limit
CONFIG.suggest(limit=77)
note(CONFIG.limit)
CONFIG.hooks.append(3)
note(CONFIG.hooks, Config(describe()).hooks)
OTHER = CONFIG.copy()
OTHER.name = "copy"
note(CONFIG.name, OTHER.name, OTHER.trace, len(make_dict(OTHER)), make_dict(OTHER)["storage.growth"])
note(str(OTHER).split("\n"))
parser = to_optparse(OTHER, ["trace", "checks", "limit", "name", "storage.*"])
options, rest = parser.parse_args(["--without-trace", "one", "--limit", "9", "--name=n", "--no-checks", "--", "-x"])
note(rest, OTHER.trace, OTHER.limit, OTHER.name, OTHER.checks)
parser.parse_args(["-t", "-slist", "--storage-growth=2.25"])
note(OTHER.trace, OTHER.storage.growth)
TOGETHER = get_combined_translation_config(describe(), overrides={"machine.limit": 5}, translating=True)
TOGETHER.translation.suggest(check_str_without_nul=True)
note(TOGETHER.machine.limit, TOGETHER.machine.name, TOGETHER.translating, TOGETHER.translation.check_str_without_nul)
TOGETHER.set(checks=False, opt="3")
note(TOGETHER.machine.checks, TOGETHER.translation.opt, host == platform, platform.so_ext)
ARRAY = Config(describe())
ARRAY.storage.kind = "array"
note(ARRAY.storage.typed, ARRAY.limit)
attempt("typed", lambda: setattr(ARRAY.storage, "typed", False))


def run(code):
    steps = 0
    total = 0
    for c in code:
        if CONFIG.trace:
            print("step", c, total)
        if CONFIG.checks and c == "!":
            raise ValueError("bad code")
        if CONFIG.storage.typed:
            # (Not translated: it would not be correct.)
            return "".not_there()
        total = total * 10 + ord(c) - ord("0")
        steps += 1
        if steps == CONFIG.limit:
            break
    return total


def entry_point(argv):
    for line in LOG:
        print(line)
    print(run("123" * len(argv)))
    try:
        run("4!")
    except ValueError as e:
        print(e)
    print(CONFIG.storage.growth * len(argv), CONFIG.name + "!", ARRAY.storage.kind, TOGETHER.machine.limit)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
