# The hint of `*args` is one of each argument, also where a list is spread over them.


class Index:
    def __init__(self, name: str, *docs: str) -> None:
        self.name = name
        self.docs = list(docs)

    def add(self, *docs: str) -> int:
        for doc in docs:
            self.docs.append(doc)
        return len(docs)


def total(first: int, *rest: int) -> int:
    n = first
    for r in rest:
        n += r
    return n


def longest(*words: str) -> str:
    return max(words, key=len)


def entry_point(argv: list[str]) -> int:
    names = [a + 'x' * i for i, a in enumerate(['a', 'bc', 'd'])]
    index = Index('i', *names)
    print(index.add(*names), index.add('k', *names[1:]), index.add(*(n + 'z' for n in names)), index.add())
    print(index.name, index.docs)
    print(total(1, *[len(n) for n in names]), total(*[4, 5, 6]), total(7))
    print(longest(*names), longest('abcdefg', *names))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
