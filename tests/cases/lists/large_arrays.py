"""Arrays of hundreds of kilobytes: they grow, point to small objects and are pointed to by them."""


class Node:
    def __init__(self, value, items):
        self.value = value
        self.items = items


def churn(rounds, size):
    """Most are garbage at once; what is kept has to stay."""
    kept = []
    total = 0
    for i in range(rounds):
        numbers = [i] * size
        numbers[size - 1] = i * 7
        total += numbers[0] + numbers[-1]
        if i % 4 == 0:
            kept.append(numbers)
    for numbers in kept:
        total += numbers[size // 2] + numbers[-1] + len(numbers)
    return total


def shared(size):
    """Large arrays that are reached through each other and nothing else."""
    first = Node(1, [])
    second = Node(2, [])
    first.items = [second] * size
    second.items = [first] * size
    first.items[size // 2] = Node(3, [first])
    second.items[size - 1] = Node(4, [second])
    keep = second.items[0]
    seen = []
    for i in range(8):
        seen.append(keep.items[i * (size // 8)].value)
    node = keep.items[size // 2]
    seen.append(node.items[0].items[-1].items[-1].value)
    return seen


def grow(start, size):
    numbers = [start] * size
    for i in range(40):
        numbers.append(i)
    for i in range(30):
        numbers.pop()
    numbers.extend([7] * size)
    del numbers[10:size]
    return len(numbers), numbers[9], numbers[10], numbers[-1], sum(numbers) % 1009


def texts(size):
    text = 'ab' * size
    other = text.replace('b', 'cd')
    wide = 'é' + text + '→'
    return (len(other), other[size * 3 - 1], len(wide), wide[-1], wide[size], wide.find('→'),
            len(wide.encode('utf-8')), hash(text) == hash('ab' * size), text[3:size] == text[1:size - 2])


def table(size):
    seen = dict.fromkeys(range(size), 1)
    for i in range(0, size, 2):
        del seen[i]
    return len(seen), sum(seen.values()), size - 1 in seen, 0 in seen


def entry_point(argv):
    print(churn(6, 10000))
    print(shared(10000))
    print(grow(3, 10000))
    print(texts(34000))
    print(table(2500))
    try:
        print(len([0] * (1 << 60)))
    except MemoryError:
        print('MemoryError')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
