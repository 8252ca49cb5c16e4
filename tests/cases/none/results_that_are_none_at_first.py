# Functions that give `None`, as far as is known when they are looked at first: what is done with the
# result needs more, and has it once the functions that call each other are known.


class Text:
    def __init__(self, text):
        self.text = text


class Nothing:
    pass


NOTHING = Nothing()


class Rule:
    def run(self, args):
        raise NotImplementedError


class NameOf(Rule):
    def run(self, args):
        return RULES[len(args)].run(args)


class Itself(Rule):
    def run(self, args):
        x = args[0]
        if isinstance(x, Text):
            return x
        return NOTHING


class Joined(Rule):
    def run(self, args):
        parts = []
        for arg in args:
            parts.append(name(arg))
        return Text("<" + "".join(parts) + ">")


RULES = [Joined(), Itself(), Joined(), Joined()]
NAME = NameOf()


def name(x):
    found = NAME.run([x])
    if found is NOTHING:
        return None
    assert isinstance(found, Text)
    return found.text


def named(args):
    return "[" + name(NAME.run(args)) + "]"


def first_word(text, depth):
    if depth > 3:
        return None
    return word_of(text, depth)


def word_of(text, depth):
    if " " in text:
        return "_" + first_word(text[:text.index(" ")], depth + 1)
    if depth == 0:
        return first_word(text + " x", depth).upper()
    return text


def entry_point(argv):
    print(named([Text("a"), Text("b")]))
    print(named([Text("c")]))
    print(named([]))
    print(named([Text("a"), NAME.run([Text("x"), Text("y")]), Text("z")]))
    print(name(Text("d")), name(NOTHING) is None)
    print(first_word("one two", 0), first_word("three", 0), first_word("", 9) is None)
    try:
        print("-" + name(NOTHING) + "-")
    except TypeError:
        print("TypeError")
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
