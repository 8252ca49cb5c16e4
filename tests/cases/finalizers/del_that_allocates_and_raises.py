# What `__del__` does: it allocates, changes containers in use, and raises, which nobody sees.
# precise: what is dead is found at once
import gc

counts = {}
numbers = []


class Busy:
    def __init__(self, n):
        self.n = n

    def __del__(self):
        text = ''
        for i in range(self.n % 7):
            text += str(i)
        counts[text] = counts.get(text, 0) + 1
        numbers.append(self.n)


class Fails:
    def __init__(self, n):
        self.n = n

    def __del__(self):
        numbers.append(self.n)
        if self.n > 0:
            raise ValueError('not seen')
        print([][0])


def fail():
    Fails(1)
    Fails(0)


def fill(n):
    local = []
    for i in range(n):
        Busy(i)
        local.append([i] * 3)
        numbers.append(-1)
        counts[str(i) + '!'] = i
    return len(local)


def entry_point(argv):
    try:
        fail()
        gc.collect()
    except ValueError:
        print('seen')
    except IndexError:
        print('seen')
    print(sorted(numbers))
    del numbers[:]
    print(fill(500))
    gc.collect()
    made = [n for n in numbers if n >= 0]
    print(len(numbers), len(made), sum(made))
    print(sorted([(k, v) for k, v in counts.items() if '!' not in k]))
    print(len(counts))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
