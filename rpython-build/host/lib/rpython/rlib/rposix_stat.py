"""What is known of files, by `os`."""

import os


def stat(path):
    return os.stat(path)


def lstat(path):
    return os.lstat(path)


def fstat(fd):
    return os.fstat(fd)
