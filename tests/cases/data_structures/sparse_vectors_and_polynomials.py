class Sparse:
    def __init__(self, values=None):
        self.values = {}
        if values:
            for k, v in values.items():
                self[k] = v

    def __getitem__(self, i):
        return self.values.get(i, 0)

    def __setitem__(self, i, v):
        if i < 0:
            raise IndexError(f'negative index {i}')
        if v:
            self.values[i] = v
        else:
            self.values.pop(i, None)

    def __len__(self):
        return len(self.values)

    def dot(self, other):
        a, b = (self, other) if len(self) <= len(other) else (other, self)
        return sum(v * b[i] for i, v in a.values.items())


class Poly(Sparse):
    @property
    def degree(self):
        return max(self.values, default=-1)

    def __add__(self, o):
        return Poly({i: self[i] + o[i] for i in set(self.values) | set(o.values)})

    def __mul__(self, o):
        r = Poly()
        for i, a in self.values.items():
            for j, b in o.values.items():
                r[i + j] += a * b
        return r

    def __neg__(self):
        return Poly({i: -v for i, v in self.values.items()})

    def __call__(self, x):
        total = 0
        for i in range(self.degree, -1, -1):
            total = total * x + self[i]
        return total

    def derivative(self):
        return Poly({i - 1: i * v for i, v in self.values.items() if i})

    def divmod_monic(self, d):
        if d[d.degree] != 1:
            raise ArithmeticError(f'{d} is not monic')
        q, r = Poly(), self + Poly()
        while r.degree >= d.degree:
            term = Poly({r.degree - d.degree: r[r.degree]})
            q = q + term
            r = r + -(term * d)
        return q, r

    def __str__(self):
        parts = []
        for i in sorted(self.values, reverse=True):
            v = self[i]
            sign = '-' if v < 0 else '+'
            body = '' if abs(v) == 1 and i else str(abs(v))
            power = '' if i == 0 else 'x' if i == 1 else f'x^{i}'
            parts.append(f'{sign} {body}{power}')
        text = ' '.join(parts)
        if not text:
            return '0'
        return text[2:] if text[0] == '+' else '-' + text[2:]


def entry_point(argv):
    a, b = Sparse({1: 5, 1000000: -2, 7: 0}), Sparse({1000000: 3, 2: 4, 1: 1})
    print(len(a), len(b), a.dot(b), a[7], a[1000000])
    try:
        a[-1] = 3
    except IndexError as e:
        print(e)
    p = Poly({3: 1, 2: -6, 1: 11, 0: -6})
    print(p, p.degree, [p(x) for x in range(5)])
    print(p.derivative(), '|', Poly({5: 1, 0: -1}).derivative(), '|', Poly({0: 3}).derivative())
    q, r = p.divmod_monic(Poly({1: 1, 0: -2}))
    print(q, ';', r, ';', q * Poly({1: 1, 0: -2}) + -p)
    print(Poly({1: 1, 0: 1}) * Poly({1: 1, 0: -1}), Poly().degree, Poly()(3))
    try:
        p.divmod_monic(Poly({1: 2}))
    except ArithmeticError as e:
        print('ArithmeticError:', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
