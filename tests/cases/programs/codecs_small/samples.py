import itertools

_words = b'the quick brown fox jumps over the lazy dog and the quick cat'
SAMPLES = [
    ('empty', b''),
    ('one', b'x'),
    ('zeros', bytes(200)),
    ('words', _words * 3),
    ('all', bytes(range(256))),
    ('stripes', bytes([n for n, _ in itertools.product((1, 2), range(40))])),
]
__all__ = ['SAMPLES']
