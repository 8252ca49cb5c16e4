def entry_point(argv):
    for s in ['Stra\u00dfe', 'STRASSE', '\u0130stanbul', '\ufb01ne', '\u01c5ep', '\u03a3\u03a3', 'a\u03a3', '\u0149', '\u1e9e', 'na\u00efve']:
        print(ascii(s.casefold()), ascii(s.lower()), ascii(s.upper()), ascii(s.title()), ascii(s.capitalize()), ascii(s.swapcase()))
    print('stra\u00dfe'.casefold() == 'STRASSE'.casefold(), 'STRASSE'.lower() == 'stra\u00dfe')
    for s in ["they're bill's friends", 'x-ray 3rd v2go', 'HELLO wORLD', '', '123abc', "l'\u00e9t\u00e9", '\u00dfa']:
        print(s.title(), s.istitle(), s.title().istitle(), s.capitalize(), s.swapcase())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
