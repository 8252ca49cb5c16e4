from rpython.rlib.unicodedata.unicodedb import *
