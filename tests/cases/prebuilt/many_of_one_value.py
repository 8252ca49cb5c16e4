CHAINS: list[bool | None] = [None] * 3_000
CHAINS[0] = True
ONES = [1] * 1_000
ONES[77] = -5
FL = [0.0] * 100 + [-0.0] * 100 + [1.5] * 100 + [float("nan")] * 50
PAIRS = [(1, "a")] * 100 + [(2, "b")] * 40
B = [True] * 1001
TXT = ["é"] * 50 + ["b"]
def entry_point(argv):
    CHAINS[5] = False
    print(CHAINS[0], CHAINS[5], CHAINS[6], CHAINS[2999], len(CHAINS))
    print(sum(ONES), ONES[76:79], FL[99:102], FL[199:202], FL[-1], len(FL))
    print(PAIRS[99:101], PAIRS[0] is PAIRS[1], B[-1], sum(B), TXT[48:])
    return 0
if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
