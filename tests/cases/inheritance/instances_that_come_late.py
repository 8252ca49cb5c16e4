# Classes whose first instance is made after calls of their methods were seen.
class Task:
    def run(self, n):
        return n

    def follow(self):
        return None

    def label(self):
        return "task"


class Repeat(Task):
    def __init__(self, times):
        self.times = times

    def run(self, n):
        return n * self.times

    def follow(self):
        if self.times > 0:
            return Countdown(self.times)
        return None


class Countdown(Task):
    def __init__(self, left):
        self.left = left

    def run(self, n):
        return n - self.left

    def follow(self):
        if self.left > 1:
            return Countdown(self.left - 1)
        return Final()

    def label(self):
        return "countdown %d" % self.left


class Final(Task):
    def run(self, n):
        return 1000 + n


class Missing(Task):
    def run(self, n):
        return None

    def label(self):
        return 0


def run_all(task):
    n = 1
    while task is not None:
        n = task.run(n)
        print(task.label(), n)
        task = task.follow()
    return n


def nothing(flag):
    found = None
    if flag:
        found = Task()
    return found


def entry_point(argv):
    print(run_all(Repeat(3)))
    print(run_all(Repeat(0)))
    print(run_all(Final()))
    try:
        print(nothing(len(argv) > 50).label())
    except AttributeError as e:
        print("AttributeError:", e)
    print(run_all(None))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
