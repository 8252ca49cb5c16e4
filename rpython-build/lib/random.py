"""Random numbers, of one source for import time and for translated code."""

from rpython.translated.random import *
