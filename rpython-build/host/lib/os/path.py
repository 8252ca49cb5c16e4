"""Paths, with `/` between parts: the functions are in `_os_path`."""

__on_demand__ = "_os_path"

curdir = "."
pardir = ".."
extsep = "."
sep = "/"
pathsep = ":"
altsep = None
devnull = "/dev/null"
supports_unicode_filenames = True
