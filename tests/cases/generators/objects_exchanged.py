class Task:
    def __init__(self, name, gen):
        self.name = name
        self.gen = gen
        self.done = False


def worker(name, steps, log):
    for i in range(steps):
        log.append('%s%d' % (name, i))
        yield i
    log.append(name + ' end')


def scheduler(tasks):
    rounds = 0
    queue = list(tasks)
    while queue:
        t = queue.pop(0)
        try:
            next(t.gen)
            queue.append(t)
        except StopIteration:
            t.done = True
        rounds += 1
    return rounds


def accumulate():
    total = 0
    while True:
        value = yield total
        if value is None:
            return
        total += value


def bank(balance):
    while True:
        cmd, amount = yield balance
        if cmd == 'put':
            balance += amount
        elif cmd == 'take' and amount <= balance:
            balance -= amount
        elif cmd == 'stop':
            break


def tokens(text):
    word = ''
    for c in text:
        if c.isalpha():
            word += c
        else:
            if word:
                yield 'word', word
                word = ''
            if c.strip():
                yield 'op', c
    if word:
        yield 'word', word


def entry_point(argv):
    log = []
    tasks = [Task('a', worker('a', 2, log)), Task('b', worker('b', 1, log))]
    print(scheduler(tasks), log, [t.done for t in tasks])
    acc = accumulate()
    next(acc)
    print(acc.send(5), acc.send(10))
    try:
        acc.send(None)
    except StopIteration:
        print('closed')
    b = bank(100)
    print(next(b), b.send(('put', 50)), b.send(('take', 500)), b.send(('take', 30)))
    try:
        b.send(('stop', 0))
    except StopIteration:
        print('bank closed')
    print(list(tokens('foo + bar*(x)')))
    gens = [worker('x', 1, log), worker('y', 2, log)]
    print([len(list(g)) for g in gens])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
