"""Options of a translation."""

from rpython.translator.driver import Config


def get_combined_translation_config(*args, **kwds):
    return Config()


def get_translation_config():
    return None
