# Bound methods in sets and dicts: as often as they are asked for, they are one key.


class Listener:
    def __init__(self, name):
        self.name = name
        self.heard = []

    def on_event(self, event):
        self.heard.append(event)

    def on_other(self, event):
        self.heard.append("other " + event)


class Subject:
    def __init__(self):
        self.listeners = set()

    def subscribe(self, callback):
        self.listeners.add(callback)

    def unsubscribe(self, callback):
        self.listeners.discard(callback)

    def emit(self, event):
        for callback in self.listeners:
            callback(event)


def entry_point(argv):
    a, b = Listener("a"), Listener("b")
    subject = Subject()
    subject.subscribe(a.on_event)
    subject.subscribe(a.on_event)
    subject.subscribe(b.on_event)
    subject.emit("one")
    subject.unsubscribe(a.on_event)
    subject.emit("two")
    print(a.heard, b.heard, len(subject.listeners), b.on_event in subject.listeners, a.on_event in subject.listeners)
    counts = {}
    for f in [a.on_other, b.on_other, a.on_other, a.on_event]:
        counts[f] = counts.get(f, 0) + 1
    print(counts[a.on_other], counts[b.on_other], counts[a.on_event], b.on_event in counts)
    print(a.on_event == a.on_event, a.on_event == b.on_event, a.on_event != a.on_other, hash(a.on_event) == hash(a.on_event))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
