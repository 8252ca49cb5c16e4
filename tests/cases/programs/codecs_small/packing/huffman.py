import heapq

from .base import Coder, PackError
from .bits import BitReader, BitWriter


class Tree:
    def __init__(self, byte, left, right):
        self.byte = byte
        self.left = left
        self.right = right


def code_lengths(data):
    counts = {}
    for byte in data:
        counts[byte] = counts.get(byte, 0) + 1
    trees = []
    queue = []
    for byte in sorted(counts):
        trees.append(Tree(byte, None, None))
        heapq.heappush(queue, (counts[byte], len(trees) - 1))
    while len(queue) > 1:
        count_a, a = heapq.heappop(queue)
        count_b, b = heapq.heappop(queue)
        trees.append(Tree(-1, trees[a], trees[b]))
        heapq.heappush(queue, (count_a + count_b, len(trees) - 1))
    lengths = {}
    if trees:
        measure(trees[-1], 0, lengths)
    return sorted(lengths.items())


def measure(tree, depth, lengths):
    if tree.left is None:
        lengths[tree.byte] = max(depth, 1)
        return
    measure(tree.left, depth + 1, lengths)
    measure(tree.right, depth + 1, lengths)


def canonical(lengths):
    """The code of each byte: numbers that count on, the short ones first."""
    codes = {}
    code = last = 0
    for length, byte in sorted([(length, byte) for byte, length in lengths]):
        code <<= length - last
        last = length
        codes[byte] = (code, length)
        code += 1
    return codes


class Huffman(Coder):
    name = 'huffman'

    def pack(self, data):
        lengths = code_lengths(data)
        codes = canonical(lengths)
        writer = BitWriter()
        writer.number(len(data), 16)
        writer.number(len(lengths), 9)
        for byte, length in lengths:
            writer.number(byte, 8)
            writer.number(length, 6)
        for byte in data:
            code, length = codes[byte]
            writer.number(code, length)
        return writer.finish()

    def unpack(self, data):
        reader = BitReader(data)
        try:
            size = reader.number(16)
            lengths = []
            for _ in range(reader.number(9)):
                byte = reader.number(8)
                lengths.append((byte, reader.number(6)))
            symbols = {}
            for byte, (code, length) in canonical(lengths).items():
                symbols[code, length] = byte
            out = bytearray()
            while len(out) < size:
                code = length = 0
                while (code, length) not in symbols:
                    code = code << 1 | reader.bit()
                    length += 1
                out.append(symbols[code, length])
            return bytes(out)
        except IndexError:
            raise PackError('too short')
