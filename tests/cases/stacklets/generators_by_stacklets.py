# not on the LLInterpreter: stacklets need C
# lost: what stacks refer to that do not end
from rpython.rlib.rstacklet import StackletThread


class Generator(object):
    """What `body` gives to `produce` comes out of `next`."""

    def __init__(self, sthread, body, n):
        self.sthread = sthread
        self.body = body
        self.n = n
        self.started = False
        self.done = False
        self.inside = sthread.get_null_handle()
        self.outside = sthread.get_null_handle()
        self.value = ''

    def next(self):
        if self.done:
            raise StopIteration
        if not self.started:
            self.started = True
            self.inside = self.sthread.new(run_generator, self)
        else:
            h = self.inside
            self.inside = self.sthread.get_null_handle()
            self.inside = self.sthread.switch(h)
        if self.sthread.is_empty_handle(self.inside):
            self.done = True
            raise StopIteration
        return self.value

    def produce(self, value):
        self.value = value
        h = self.outside
        self.outside = self.sthread.get_null_handle()
        self.outside = self.sthread.switch(h)


def run_generator(h, gen):
    gen.outside = h
    gen.body(gen, gen.n)
    return gen.outside


def counting(gen, n):
    for i in range(n):
        gen.produce('number %d' % i)


def hanoi(gen, n):
    def move(n, a, b, c):
        if n > 0:
            move(n - 1, a, c, b)
            gen.produce(a + '->' + c)
            move(n - 1, b, a, c)
    move(n, 'a', 'b', 'c')


def nothing(gen, n):
    pass


def nested(gen, n):
    inner = Generator(gen.sthread, hanoi, n)
    try:
        while True:
            gen.produce('<' + inner.next() + '>')
    except StopIteration:
        gen.produce('inner has ended')


def show(gen):
    items = []
    while True:
        try:
            items.append(gen.next())
        except StopIteration:
            break
    print(len(items), ', '.join(items))
    try:
        gen.next()
    except StopIteration:
        print('ended')


def entry_point(argv):
    sthread = StackletThread(None)
    show(Generator(sthread, counting, 5))
    show(Generator(sthread, hanoi, 3))
    show(Generator(sthread, nothing, 3))
    show(Generator(sthread, nested, 2))
    # Two at the same time, step by step.
    a, b = Generator(sthread, counting, 100), Generator(sthread, hanoi, 4)
    text = []
    for i in range(15):
        text.append(a.next() + ' ' + b.next())
    print('; '.join(text))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
