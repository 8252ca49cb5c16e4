# A lexer over the contexts of `rsre_core`: patterns made while importing, in a table.
from rpython.rlib.objectmodel import we_are_translated
from rpython.rlib.rsre import rsre_core
from rpython.rlib.rsre.rpy import get_code
import re


class Rule(object):
    def __init__(self, name, pattern, flags=0):
        self.name = name
        self.pattern = get_code(pattern, flags)

    def _freeze_(self):
        return True

    def end_of_match(self, text, pos):
        assert pos >= 0
        ctx = rsre_core.StrMatchContext(text, pos, len(text))
        if rsre_core.match_context(ctx, self.pattern):
            assert ctx.match_start == pos
            return ctx.match_end
        return -1


RULES = [
    Rule("number", r"\d+(\.\d+)?"),
    Rule("word", r"[a-z_]\w*", re.IGNORECASE),
    Rule("op", r"[-+*/=()]|<=|>="),
    Rule("text", r'"([^"\\]|\\.)*"', re.DOTALL),
    Rule("blank", r"\s+"),
]
PAIR = get_code(r"(\w+)=(\d+)?(;|$)")


def lex(text):
    pos = 0
    found = []
    while pos < len(text):
        for rule in RULES:
            end = rule.end_of_match(text, pos)
            if end > pos:
                if rule.name != "blank":
                    found.append("%s:%s" % (rule.name, text[pos:end]))
                pos = end
                break
        else:
            raise ValueError("nothing matches at %d" % pos)
    return found


def entry_point(argv):
    for text in ["x1 = 3.25*(Y+2)", '"a \\" b" <= é', "", "  ", "3 $ 4"]:
        try:
            print(lex(text))
        except ValueError as e:
            print(e)
    text = "a=1;bb=;c=33"
    ctx = rsre_core.search(PAIR, text, 4)
    while ctx is not None:
        print(ctx.match_start, ctx.match_end, ctx.span(), ctx.span(2), ctx.group(), ctx.group(1), ctx.group(2))
        ctx = rsre_core.search(PAIR, text, ctx.match_end)
    print(rsre_core.match(PAIR, text, 1) is None, rsre_core.fullmatch(PAIR, text) is None)
    ctx = rsre_core.fullmatch(PAIR, text, 4, 8)
    if ctx is not None:
        print(ctx.group(0), ctx.group(3))
    ctx = rsre_core.UnicodeMatchContext(text, 8, 100)
    print(rsre_core.match_context(ctx, PAIR), ctx.match_end, ctx.end)
    ctx.reset(2)
    print(rsre_core.match_context(ctx, PAIR), rsre_core.search_context(ctx, PAIR), ctx.match_start)
    ctx.reset(13)
    print(rsre_core.match_context(ctx, PAIR), rsre_core.search_context(ctx, PAIR))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
