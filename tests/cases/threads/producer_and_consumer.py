# not on the LLInterpreter: threads need C
from rpython.rlib import rgil, rthread


class Channel(object):
    """A queue of limited length. Who finds it full or empty waits for a lock that others release."""

    def __init__(self, room):
        self.items = []
        self.room = room
        self.lock = rthread.allocate_lock()
        self.wake_readers = []
        self.wake_writers = []

    def sleep(self, sleepers):
        mine = rthread.allocate_lock()
        mine.acquire(True)
        sleepers.append(mine)
        self.lock.release()
        mine.acquire(True)
        self.lock.acquire(True)

    def put(self, item):
        self.lock.acquire(True)
        while len(self.items) >= self.room:
            self.sleep(self.wake_writers)
        self.items.append(item)
        if self.wake_readers:
            self.wake_readers.pop(0).release()
        self.lock.release()

    def get(self):
        self.lock.acquire(True)
        while not self.items:
            self.sleep(self.wake_readers)
        item = self.items.pop(0)
        if self.wake_writers:
            self.wake_writers.pop(0).release()
        self.lock.release()
        return item


class Message(object):
    def __init__(self, sender, n):
        self.sender = sender
        self.n = n
        self.text = 'message %d of %d' % (n, sender)


def produce(channel, sender, count):
    for n in range(count):
        channel.put(Message(sender, n))
        if n % 5 == 0:
            rgil.yield_thread()


def consume(channel, results, count):
    length = 0
    last = [-1] * 8
    ordered = True
    for i in range(count):
        message = channel.get()
        length += len(message.text)
        ordered = ordered and last[message.sender] < message.n
        last[message.sender] = message.n
    results.put(Message(-1 if ordered else -2, length))


def square(inbox, outbox):
    while True:
        message = inbox.get()
        if message.n < 0:
            outbox.put(message)
            break
        outbox.put(Message(message.sender, message.n * message.n))


def entry_point(argv):
    # One consumer: what comes of each producer is in order.
    channel, results = Channel(3), Channel(10)
    rthread.start_new_thread(consume, (channel, results, 120))
    for sender in range(4):
        rthread.start_new_thread(produce, (channel, sender, 30))
    message = results.get()
    print(message.sender, message.n)
    # Several consumers: nothing is lost.
    for n in range(3):
        rthread.start_new_thread(consume, (channel, results, 40))
    for sender in range(6):
        rthread.start_new_thread(produce, (channel, sender, 20))
    got = [results.get() for n in range(3)]
    print(sum([message.n for message in got]), max([message.sender for message in got]))
    # A chain of threads.
    ends = [Channel(1) for i in range(4)]
    for i in range(3):
        rthread.start_new_thread(square, (ends[i], ends[i + 1]))
    values = []
    for n in range(10):
        ends[0].put(Message(0, n))
        values.append(ends[3].get().n)
    ends[0].put(Message(0, -1))
    print(values, ends[3].get().n)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
