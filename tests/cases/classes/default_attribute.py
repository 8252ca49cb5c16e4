class Task:
    done = False
    priority = 0

    def finish(self):
        self.done = True


def entry_point(argv):
    tasks = [Task(), Task(), Task()]
    tasks[1].finish()
    tasks[2].priority = 5
    for t in tasks:
        print(t.done, t.priority)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
