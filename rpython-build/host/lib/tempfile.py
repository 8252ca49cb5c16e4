"""Where temporary files go; they are made with `os.open`."""

import os as _os


def gettempdir():
    for name in ("TMPDIR", "TEMP", "TMP"):
        folder = _os.environ.get(name, "")
        if folder and _os.path.isdir(folder):
            return _os.path.abspath(folder)
    return "/tmp"


def gettempprefix():
    return "tmp"
