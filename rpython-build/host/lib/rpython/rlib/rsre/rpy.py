"""Patterns by their text."""

import re as _re


def get_code(regexp, flags=0, allargs=False):
    """What the functions of `rsre_core` take as a pattern: made while the program is imported."""
    return _re.compile(regexp, flags)
