# not on the LLInterpreter: the interpreter has no C function `setlocale`
from rpython.rlib import rlocale
from rpython.rlib.rlocale import setlocale, numeric_formatting, nl_langinfo, LocaleError, LC_ALL, LC_CTYPE, LC_NUMERIC


def entry_point(argv):
    print(setlocale(LC_NUMERIC, None), setlocale(LC_ALL, 'C'), setlocale(LC_NUMERIC, 'POSIX'), setlocale(LC_CTYPE, None))
    print(numeric_formatting(), rlocale.HAVE_LANGINFO, rlocale.CHAR_MAX)
    print(nl_langinfo(rlocale.RADIXCHAR), repr(nl_langinfo(rlocale.THOUSEP)), nl_langinfo(rlocale.CODESET), nl_langinfo(rlocale.YESEXPR), nl_langinfo(rlocale.NOEXPR))
    for category, name in [(LC_ALL, 'no such locale'), (LC_NUMERIC, 'xx_XX.none'), (99, 'C'), (-1, None)]:
        try:
            print(setlocale(category, name))
        except LocaleError as e:
            print('LocaleError', e.message)
    print(setlocale(LC_NUMERIC, None))
    for c in 'aZ5 _\xe9@[`{':
        n = ord(c)
        print(c, rlocale.isalpha(n), rlocale.isupper(n), rlocale.islower(n), rlocale.isalnum(n), chr(rlocale.tolower(n)), chr(rlocale.toupper(n)))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
