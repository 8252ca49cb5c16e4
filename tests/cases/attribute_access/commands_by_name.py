"""Methods that take different numbers of arguments are chosen by their names and called with the words of a line."""

import sys


class Shell(object):
    def __init__(self):
        self.log = []

    def cmd_add(self, a, b):
        self.log.append(a + b)

    def cmd_clear(self):
        del self.log[:]

    def cmd_say(self, text, times="1"):
        self.log.append(text * int(times))

    def unknown(self, *words):
        self.log.append("?" + " ".join(words))

    def run(self, line):
        words = line.split()
        name = words[0]
        method = getattr(self, "cmd_" + name, None)
        if method is None:
            self.log.append("unknown " + name)
            return
        try:
            method(*words[1:])
        except TypeError:
            self.log.append("wrong arguments for " + name)

    def run_default(self, line):
        words = line.split()
        getattr(self, "cmd_" + words[0], self.unknown)(*words[1:])

    def run_tried(self, line):
        words = line.split()
        try:
            getattr(self, "cmd_" + words[0])(*words[1:])
        except AttributeError:
            self.log.append("no " + words[0])
        except TypeError:
            self.log.append("wrong " + words[0])


class Loud(Shell):
    def cmd_shout(self, a):
        self.log.append(a.upper())

    def cmd_clear(self):
        self.log.append("cleared")


def entry_point(argv):
    for shell in [Shell(), Loud()]:
        for line in ["add 1 2", "say x", "say x 3", "shout a", "add 1", "frob", "clear", "clear 1"]:
            shell.run(line)
            shell.run_tried(line)
        for line in ["add 1 2", "say x", "frob 1 2"]:
            shell.run_default(line)
        print(shell.log)
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
