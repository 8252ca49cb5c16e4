"""Constants that Rust takes from here."""
import math

LIMIT = 3 * 7
SMALL = -128
LARGE = 2 ** 63 - 1
RATIO = 1 / 3
WHOLE = 2
ENDLESS = math.inf
NEGATIVE = -math.inf
NOTHING = float("nan")
DEBUG = LIMIT > 20
LETTER = "\u00df"
NAME = "a \"quoted\"\tname\\ \u2603 \0 end"
PRIMES = [n for n in range(2, 30) if all(n % d for d in range(2, n))]
DAYS = ("mo", "tu", "we")
MAGIC = bytes([0x89]) + b"PNG\r\n"
PAIR = (1, "one")
TABLE = [[1.0, 2.0], (3.5, -0.0)]
MISSING = None
PRESENT = 17
NESTED = [("a", [1, 2], None), ("b", [], 2.5)]


def doubled(limit):
    return 2 * limit
