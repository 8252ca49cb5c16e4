import os.path

SEED = 42
PARTS = 12
END = 60
LINE = [('feeder', 'in'), ('drill', 'd1'), ('painter', 'p1'), ('checker', 'c1'), ('store', 'out')]
TIMES = {}
for _line in '''
feeder 1
drill 4
painter 6
checker 2
'''.split('\n'):
    _words = _line.split()
    if _words:
        TIMES[_words[0]] = int(_words[1])
HERE = os.path.basename(os.path.dirname(__file__))
assert HERE == 'engine'
