"""Functions, bound methods, classes and closures chained, stored and chosen at run time."""


class Scale:
    def __init__(self, by):
        self.by = by

    def apply(self, x):
        return x * self.by

    def __call__(self, x):
        return x * self.by + 1


def double(x):
    return 2 * x


def negate(x):
    return -x


def adder(n):
    def add(x):
        return x + n
    return add


def compose(*steps):
    def run(x):
        for step in steps:
            x = step(x)
        return x
    return run


class Pipeline:
    def __init__(self, name, steps=None):
        self.name = name
        self.steps = steps if steps is not None else []
        self.before = None

    def then(self, step):
        self.steps.append(step)
        return self

    def run(self, x):
        if self.before is not None:
            self.before(self.name)
        for step in self.steps:
            x = step(x)
        return x


TABLE = {'double': double, 'negate': negate, 'scale': Scale(7).apply, 'abs': abs}
LOG = []


def note(name):
    LOG.append(name)


def entry_point(argv):
    for name in sorted(TABLE):
        print(name, [TABLE[name](x) for x in (0, 3, -4)])
    scale = Scale(10)
    pipeline = Pipeline('first').then(double).then(scale.apply).then(adder(5)).then(negate)
    print(pipeline.run(1), pipeline.run(-2), len(pipeline.steps))
    pipeline.before = note
    pipeline.steps[2] = adder(-5)
    scale.by = 100
    print(pipeline.run(1), LOG)
    pipeline.steps.reverse()
    print(pipeline.run(1), LOG)
    pipeline.steps[:] = [f for f in pipeline.steps if f is not double]
    print(pipeline.run(1), len(pipeline.steps))
    both = compose(double, negate)
    print(both(4), compose(double, double, double)(1), compose()(3))
    chosen = double if len(argv) > 5 else negate
    print(chosen(2), chosen is negate, chosen is double)
    empty = Pipeline('empty')
    print(empty.run(9), empty.steps, Pipeline('x', [negate]).run(9))
    classes = [Scale, Pipeline]
    print([cls.__name__ for cls in classes], Scale(3).apply(4), classes[0] is Scale)
    best = max([double, negate, scale.apply], key=lambda f: f(3))
    print(best(1))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
