# Large texts and lists that come and go: memory of those that are gone is used again, and says nothing of what it was.
import sys


class Node(object):
    def __init__(self, value):
        self.value = value


def text_of(i):
    return chr(97 + i % 26) * (70000 + i % 7 * 2000)


def nodes_of(i):
    nodes = [None] * (9000 + i % 5 * 250)
    for at in range(0, len(nodes), 1501):
        if nodes[at] is not None:
            print("not empty", i, at)
        nodes[at] = Node(i + at)
    return nodes


def total(nodes):
    found = 0
    for at in range(0, len(nodes), 467):
        node = nodes[at]
        if node is not None:
            found += node.value
    return found


def entry_point(argv):
    texts = []
    rows = []
    for i in range(60):
        text = text_of(i)
        texts.append(text)
        rows.append(nodes_of(i))
        numbers = [0] * (8500 + i % 3 * 400)
        numbers[i] = i
        numbers.append(numbers[0] + numbers[-1] + numbers[i])
        if i % 4 == 3:
            del texts[:4 - i // 16]
            del rows[:4 - i // 16]
        if numbers[-1] != i or text[0] != text[-1] or len(text) != 70000 + i % 7 * 2000:
            print("wrong", i)
    print(len(texts), len(rows), [text[1000] for text in texts[:5]], [total(row) for row in rows[:5]])
    print(sum([len(text) for text in texts]), sum([total(row) for row in rows]))
    return 0


if __name__ == "__main__":
    sys.exit(entry_point(sys.argv))
