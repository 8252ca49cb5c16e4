# alone: it has a `target`, and no `entry_point`
# A target with options of its own: they are described, configured, and set by `target`.
from rpython.config.config import BoolOption, IntOption, OptionDescription, to_optparse


def get_additional_config_options():
    return OptionDescription("vm", "The machine", [
        BoolOption("fast", "Less checks", default=False, cmdline="--fast"),
        BoolOption("safe", "More checks", default=True, requires=[("vm.fast", False)]),
        IntOption("stack", "Words of stack", default=64)])


def handle_config(config, translateconfig):
    config.vm.stack = 128
    config.translation.suggest(check_str_without_nul=True)
    translateconfig.opt = "3"


def make_entry_point(config):
    def entry_point(argv):
        if config.vm.fast:
            print("fast")
        print(config.vm.stack * len(argv), config.vm.safe, config.translating)
        return 0
    return entry_point


def target(driver, args):
    driver.exe_name = "vm-%(backend)s"
    config = driver.config
    to_optparse(config, useoptions=["vm.*"]).parse_args(list(args) + ["--fast"])
    config.vm.stack += 1 if config.translation.opt == "3" and config.translation.check_str_without_nul else 100
    return make_entry_point(config), None


if __name__ == '__main__':
    import sys
    from rpython.translator.driver import driver_for
    entry, _ = target(driver_for(sys.modules["__main__"]), [])
    sys.exit(entry(sys.argv))
