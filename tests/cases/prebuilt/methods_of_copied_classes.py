# A class that has a copy for each place that makes its objects, and methods bound before translation, under other
# names, too.


class Stack(object):
    def __init__(self):
        self.items = []

    def push(self, item):
        self.items.append(item)
        return len(self.items)

    put = push

    def pop(self):
        return self.items.pop()


numbers = Stack()
texts = Stack()
push_number = numbers.push
put_text = texts.put
pop_number = numbers.pop
pop_text = texts.pop


def entry_point(argv):
    print(push_number(len(argv)), push_number(5), put_text("a"), put_text("b%d" % len(argv)))
    print(pop_number() + 1, pop_text().upper())
    more = Stack()
    push = more.push
    push(2.5)
    print(more.pop(), len(numbers.items), texts.items)
    return 0
