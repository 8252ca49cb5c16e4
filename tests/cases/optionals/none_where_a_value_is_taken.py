import math
from typing import Optional


def num(n: int) -> Optional[float]:
    return 1.5 if n > 50 else None


def text(n: int) -> Optional[str]:
    return "s" if n > 50 else None


def data(n: int) -> Optional[bytes]:
    return b"s" if n > 50 else None


def count(n: int) -> Optional[int]:
    return 1 if n > 50 else None


def words(n: int) -> Optional[list[str]]:
    return ["a"] if n > 50 else None


def entry_point(argv):
    n = len(argv)
    for k in range(18):
        try:
            if k == 0: print(math.sqrt(num(n)))
            elif k == 1: print(round(num(n)))
            elif k == 2: print(abs(count(n)))
            elif k == 4: print("x" * count(n))
            elif k == 5: print("a".startswith(text(n)))
            elif k == 6: print("a".endswith(text(n)))
            elif k == 7: print(",".join(words(n)))
            elif k == 8: print(ord(text(n)))
            elif k == 9: print(hex(count(n)))
            elif k == 10: print([1, 2] * count(n))
            elif k == 11: print(math.floor(num(n)))
            elif k == 12: print(math.pow(2.0, num(n)))
            elif k == 13: print(abs(num(n)))
            elif k == 14: print(chr(count(n)))
            elif k == 15: print(b"ab".startswith(data(n)))
            elif k == 16: print(count(n) * "ab")
            elif k == 17: print(math.hypot(num(n), 1.0))
        except TypeError as e:
            print(k, e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
