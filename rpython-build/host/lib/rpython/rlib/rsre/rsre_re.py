"""Regular expressions, with the names of `re`: `from rpython.rlib.rsre import rsre_re as re`."""

import re as _re

compile = _re.compile
match = _re.match
search = _re.search
fullmatch = _re.fullmatch
findall = _re.findall
finditer = _re.finditer
split = _re.split
sub = _re.sub
subn = _re.subn
escape = _re.escape
error = _re.error

I = IGNORECASE = _re.IGNORECASE
M = MULTILINE = _re.MULTILINE
S = DOTALL = _re.DOTALL
X = VERBOSE = _re.VERBOSE
A = ASCII = _re.ASCII
U = UNICODE = _re.UNICODE
