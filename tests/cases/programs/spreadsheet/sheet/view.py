__all__ = ['render']


def render(sheet, columns, rows):
    lines = ['   ' + ''.join(['%-9s' % column for column in columns])]
    for row in range(1, rows + 1):
        cells = [_short(sheet.get(column + str(row))) for column in columns]
        lines.append('%2d ' % row + ''.join([cell.ljust(9) for cell in cells]))
    return '\n'.join(line.rstrip() for line in lines)


def _short(text, limit=8):
    return text if len(text) <= limit else text[:limit - 1] + '~'
