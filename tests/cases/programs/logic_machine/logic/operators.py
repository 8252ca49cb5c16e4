class Operators(object):
    """Operators by where they stand: priority and how their arguments associate."""

    def __init__(self, parent=None):
        self.prefix = {}
        self.infix = {}
        if parent is not None:
            self.prefix.update(parent.prefix)
            self.infix.update(parent.infix)

    def add(self, priority, kind, name):
        if len(kind) == 2:
            self.prefix[name] = (priority, kind)
        else:
            self.infix[name] = (priority, kind)

    def prefix_of(self, name):
        """Its priority and that of its argument; 0 if there is none."""
        priority, kind = self.prefix.get(name, (0, "fy"))
        return priority, priority if kind == "fy" else priority - 1

    def infix_of(self, name):
        priority, kind = self.infix.get(name, (0, "xfx"))
        left = priority if kind[0] == "y" else priority - 1
        right = priority if kind[2] == "y" else priority - 1
        return priority, left, right


standard = Operators()
for _line in """
1200 xfx :- -->
1200 fx :- ?-
1100 xfy ;
1050 xfy ->
1000 xfy ,
900 fy \\+
700 xfx = \\= == \\== @< @> @=< @>= =.. is =:= =\\= < > =< >=
500 yfx + -
400 yfx * / // mod rem
200 xfx **
200 xfy ^ >>
200 fy - \\
""".strip().split("\n"):
    _parts = _line.split()
    for _name in _parts[2:]:
        standard.add(int(_parts[0]), _parts[1], _name)
