class Trie:
    def __init__(self):
        self.children = {}
        self.count = 0
        self.weight = 0

    def insert(self, word, weight=1):
        if not word:
            raise ValueError('empty word')
        node = self
        for c in word:
            node = node.children.setdefault(c, Trie())
            node.count += 1
        node.weight += weight

    def walk(self, prefix):
        node = self
        for c in prefix:
            if c not in node.children:
                return None
            node = node.children[c]
        return node

    def words(self, prefix=''):
        node = self.walk(prefix)
        if node is None:
            return
        if node.weight:
            yield prefix, node.weight
        for c in sorted(node.children):
            yield from self.words(prefix + c)

    def complete(self, prefix, limit=3):
        found = sorted(self.words(prefix), key=lambda p: (-p[1], p[0]))
        return [w for w, _ in found[:limit]]

    def remove(self, word):
        node = self.walk(word)
        if node is None or not node.weight:
            raise KeyError(word)
        gone = node.weight
        node.weight = 0
        node = self
        for c in word:
            child = node.children[c]
            child.count -= 1
            if not child.count:
                del node.children[c]
                return gone
            node = child
        return gone

    def matching(self, pattern, at=0, so_far=''):
        """Words for a pattern in which ? is any letter."""
        if at == len(pattern):
            return [so_far] if self.weight else []
        result = []
        for c, child in sorted(self.children.items(), key=lambda p: p[0]):
            if pattern[at] in ('?', c):
                result += child.matching(pattern, at + 1, so_far + c)
        return result

    def nodes(self):
        return 1 + sum(child.nodes() for child in self.children.values())


def longest_prefix(trie, text):
    best, node = '', trie
    for i, c in enumerate(text):
        if c not in node.children:
            break
        node = node.children[c]
        if node.weight:
            best = text[:i + 1]
    return best


def entry_point(argv):
    t = Trie()
    for line in 'car 5,card 2,care 9,cat 4,dog 1,do 8,café 3,dot 8'.split(','):
        word, n = line.split()
        t.insert(word, int(n))
    print(list(t.words('ca')), list(t.words('x')))
    print(t.complete('ca'), t.complete('d', 2), t.complete(''), t.complete('zz'))
    print(t.matching('?a?'), t.matching('ca??'), t.matching('d?'), t.matching(''))
    print(longest_prefix(t, 'carefully'), repr(longest_prefix(t, 'xyz')))
    before = t.nodes()
    print(t.remove('card'), before - t.nodes(), t.remove('car'), before - t.nodes(), t.complete('car'))
    for action in ('card', 'ca', ''):
        try:
            if action:
                t.remove(action)
            else:
                t.insert(action)
        except KeyError as e:
            print('KeyError', e)
        except ValueError as e:
            print('ValueError', e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
