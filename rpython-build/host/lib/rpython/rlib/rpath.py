"""Paths."""

import os

sep = "/"


def rabspath(path):
    return os.path.abspath(path)


def rjoin(path, other):
    return os.path.join(path, other)


def rnormpath(path):
    return os.path.normpath(path)


def risabs(path):
    return path.startswith("/")


def risdir(path):
    return os.path.isdir(path)


def rexists(path):
    return os.path.exists(path)


def rbasename(path):
    return os.path.basename(path)


def rdirname(path):
    return os.path.dirname(path)


def rsplitdrive(path):
    return "", path


exists = rexists
dirname = rdirname
basename = rbasename

join = rjoin
