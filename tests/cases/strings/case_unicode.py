def entry_point(argv):
    for s in ['hello World', 'STRASSE', 'stra\u00dfe', '\u00c9COLE', '\u01c6 \u01c5 \u01c4', '\u0130stanbul', 'ma\u00dfe \ufb01ne', '\u1e9e', '\u03c3\u03c2\u03a3', '\u0391\u03a3', 'o\u2019neill', "they're bill's", '\u00b5', '\u0149', '123abc', '', '\u10d0\u10d1', '\ua64b']:
        print(ascii(s.upper()), ascii(s.lower()), ascii(s.title()), ascii(s.capitalize()), ascii(s.swapcase()), ascii(s.casefold()))
        print(s.isupper(), s.islower(), s.istitle(), s.upper().isupper(), s.lower().islower(), s.title().istitle(), len(s.upper()), len(s.casefold()))
    print('\u00dfa'.casefold() == 'SSA'.casefold(), 'A'.lower() < 'b', 'x'.upper() * len(argv))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
