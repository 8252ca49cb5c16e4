"""Paths, with `/` between parts: the functions are in `rpython.translated.os_path`."""

curdir = "."
pardir = ".."
extsep = "."
sep = "/"
pathsep = ":"
altsep = None
devnull = "/dev/null"
supports_unicode_filenames = True
