import string

TITLE = ' the people '
_NAMES = 'ada bob cyd dee eve'.split()
PEOPLE = [(string.capwords(name), 12 + 7 * i, CITY) for i, (name, CITY) in
          enumerate(zip(_NAMES, ['new york', '', 'rome', '', 'oslo']))]
