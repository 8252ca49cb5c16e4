TEXT = """\
    first line
      indented \\ backslash

    last\tline
"""


def dedent(text):
    lines = text.split('\n')
    margin = -1
    for line in lines:
        stripped = line.lstrip()
        if stripped:
            indent = len(line) - len(stripped)
            margin = indent if margin < 0 else min(margin, indent)
    return '\n'.join(line[margin:] if line.strip() else '' for line in lines)


def wrap(text, width):
    lines = []
    line = ''
    for word in text.split():
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = line + ' ' + word if line else word
    if line:
        lines.append(line)
    return lines


def columns(rows):
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return '\n'.join(' | '.join(cell.ljust(w) for cell, w in zip(row, widths)).rstrip() for row in rows)


def entry_point(argv):
    print(dedent(TEXT))
    print(wrap('the quick brown fox jumps over the lazy dog, twice ' * len(argv), 18))
    print(columns([['a', 'bbb', 'c'], ['dddd', 'e', '\u00e9\u00e9']]))
    print(TEXT.splitlines()[1].strip(), TEXT.count('\n'), 'a\
b', r'raw\n', '\x41\u0042\U00000043\103\N{BULLET}', 'tab\there', "quote's", 'bell\a'[-1] == '\x07', len('\0\01\012'))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
