import json
T = ["", "a", "abc", "it's", 'say "x"', "both ' and \"", "new\nline", "tab\tx\r", "back\\slash", "\x00\x1f\x7f", "é", "aé", "日本語 text that is longer than eight", "long plain text that is longer than sixteen bytes",
     "long plain text that's longer", "x" * 7 + "\n", "x" * 8 + "'", "x" * 9 + "\\", "12345678é12345678", "\u2028", "😀 emoji 😀", "\x80\xa0\xad", "\U0010ffff", "'" * 20, '"' * 9 + "'", "~" * 16 + "\x7f" + " " * 16, "\n" * 10, "ä" * 12 + "end", "~\x80", "\b\f"]
def entry_point(argv):
    for t in T:
        print(repr(t), ascii(t), json.dumps(t), json.dumps(t, ensure_ascii=False), [t], repr(t.encode()))
        for k in range(0, len(t)):
            u = t[k:]
            print(repr(u), ascii(u), len(repr(u)), repr(u)[-1], repr(u)[len(repr(u)) // 2])
    return 0
if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
