"""Options of a translation."""

from rpython.translator.driver import Config


def get_combined_translation_config(other_optdescr=None, existing_config=None, overrides=None, translating=False):
    """The options of a translation with those that a program describes."""
    return Config(other_optdescr, translating, overrides)


def get_translation_config():
    return None


def set_opt_level(config, level):
    config.translation.opt = level
