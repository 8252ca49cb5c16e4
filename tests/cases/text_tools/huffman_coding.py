import heapq
from typing import Dict, List, Optional


class Tree:
    def __init__(self, weight: int, symbol: str = '', left: 'Optional[Tree]' = None, right: 'Optional[Tree]' = None):
        self.weight = weight
        self.symbol = symbol
        self.left = left
        self.right = right
        self.least: str = symbol or min(left.least, right.least)

    def __lt__(self, other: 'Tree') -> bool:
        return (self.weight, self.least) < (other.weight, other.least)


def build(text: str) -> Optional[Tree]:
    counts: Dict[str, int] = {}
    for c in text:
        counts[c] = counts.get(c, 0) + 1
    heap: List[Tree] = [Tree(n, c) for c, n in counts.items()]
    heapq.heapify(heap)
    while len(heap) > 1:
        a = heapq.heappop(heap)
        b = heapq.heappop(heap)
        heapq.heappush(heap, Tree(a.weight + b.weight, '', a, b))
    return heap[0] if heap else None


def codes(tree: Optional[Tree]) -> Dict[str, str]:
    result: Dict[str, str] = {}

    def walk(t: Tree, prefix: str) -> None:
        if t.symbol:
            result[t.symbol] = prefix or '0'
        else:
            assert t.left is not None and t.right is not None
            walk(t.left, prefix + '0')
            walk(t.right, prefix + '1')

    if tree is not None:
        walk(tree, '')
    return result


def canonical(table: Dict[str, str]) -> Dict[str, str]:
    result = {}
    code, length = 0, 0
    for symbol in sorted(table, key=lambda s: (len(table[s]), s)):
        code <<= len(table[symbol]) - length
        length = len(table[symbol])
        result[symbol] = f'{code:0{length}b}'
        code += 1
    return result


def encode(text: str, table: Dict[str, str]) -> str:
    try:
        return ''.join([table[c] for c in text])
    except KeyError as e:
        raise ValueError(f'no code for {e}') from e


def decode(bits: str, table: Dict[str, str]) -> str:
    reverse = {v: k for k, v in table.items()}
    out, word = '', ''
    for b in bits:
        word += b
        if word in reverse:
            out += reverse[word]
            word = ''
    if word:
        raise ValueError(f'{word} is left over')
    return out


def pack(bits: str) -> bytes:
    padding = -len(bits) % 8
    bits += '0' * padding
    return bytes([padding] + [int(bits[i:i + 8], 2) for i in range(0, len(bits), 8)])


def unpack(data: bytes) -> str:
    bits = ''.join([f'{b:08b}' for b in data[1:]])
    return bits[:len(bits) - data[0]]


def entry_point(argv):
    for text in ('abracadabra', 'she sells sea shells', 'aaaa', 'é', '', 'abcdefgh'):
        table = codes(build(text))
        canon = canonical(table)
        bits = encode(text, canon)
        data = pack(bits)
        print(repr(text), len(text) * 8, '->', len(bits), len(data), decode(bits, canon) == text, decode(unpack(data), canon) == text)
        print('  ', ' '.join(f'{s}={c}' for s, c in canon.items()), sorted(map(len, table.values())) == sorted(map(len, canon.values())))
    table = canonical(codes(build('hello')))
    try:
        encode('help', table)
    except ValueError as e:
        print(e, type(e.__cause__).__name__)
    try:
        decode('111', table)
    except ValueError as e:
        print(e)
    words = sorted(table.values())
    print(not any(b.startswith(a) for a, b in zip(words, words[1:])), sum(2.0 ** -len(w) for w in words))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
