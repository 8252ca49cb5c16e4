class Counter:
    count = 0
    def bump(self):
        return Counter.count

def entry_point(argv):
    n = len(argv)
    for Counter.count in range(5):
        pass
    print(Counter.count, Counter().bump())
    return 0
