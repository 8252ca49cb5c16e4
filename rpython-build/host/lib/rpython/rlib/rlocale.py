"""Locales. Letters are those of the C locale, whichever is set."""

from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.translator.tool.cbuild import ExternalCompilationInfo

eci = ExternalCompilationInfo(includes=["locale.h", "langinfo.h"])

# As Linux numbers them.
LC_CTYPE, LC_NUMERIC, LC_TIME, LC_COLLATE, LC_MONETARY, LC_MESSAGES, LC_ALL = 0, 1, 2, 3, 4, 5, 6
CODESET, RADIXCHAR, THOUSEP, YESEXPR, NOEXPR, CRNCYSTR = 14, 0x10000, 0x10001, 0x50000, 0x50001, 0x4000F
CHAR_MAX = 127
HAVE_LANGINFO = True

LCONV = rffi.CStruct("lconv", ("decimal_point", rffi.CCHARP), ("thousands_sep", rffi.CCHARP),
                     ("grouping", rffi.CCHARP))
c_setlocale = rffi.llexternal("setlocale", [rffi.INT, rffi.CCHARP], rffi.CCHARP, compilation_info=eci)
c_localeconv = rffi.llexternal("localeconv", [], lltype.Ptr(LCONV), compilation_info=eci)
c_nl_langinfo = rffi.llexternal("nl_langinfo", [rffi.INT], rffi.CCHARP, compilation_info=eci)


class LocaleError(Exception):
    def __init__(self, message):
        Exception.__init__(self, message)
        self.message = message


def setlocale(category, locale):
    """Sets the locale, or asks for it if `locale` is None: its name."""
    if not LC_CTYPE <= category <= LC_ALL:
        raise LocaleError("invalid locale category")
    if locale is None:
        result = c_setlocale(category, lltype.nullptr(rffi.CCHARP.TO))
    else:
        with rffi.scoped_str2charp(locale) as p:
            result = c_setlocale(category, p)
    if not result:
        raise LocaleError("unsupported locale setting")
    return rffi.charp2str(result)


def numeric_formatting():
    """The decimal point, what stands between thousands, and the sizes of groups as characters."""
    conv = c_localeconv()
    return rffi.charp2str(conv.decimal_point), rffi.charp2str(conv.thousands_sep), rffi.charp2str(conv.grouping)


def nl_langinfo(key):
    return rffi.charp2str(c_nl_langinfo(key))


def isalpha(c):
    return 65 <= c <= 90 or 97 <= c <= 122


def isupper(c):
    return 65 <= c <= 90


def islower(c):
    return 97 <= c <= 122


def isalnum(c):
    return isalpha(c) or 48 <= c <= 57


def tolower(c):
    return c + 32 if isupper(c) else c


def toupper(c):
    return c - 32 if islower(c) else c
