from typing import Dict, Iterator, List


class CsvError(Exception):
    pass


def parse(text: str, delimiter: str = ',') -> Iterator[List[str]]:
    row: List[str] = []
    cell = ''
    i = 0
    line = 1
    quoted = False
    started = False
    while i < len(text):
        c = text[i]
        i += 1
        if quoted:
            if c == '"':
                if text[i:i + 1] == '"':
                    cell += '"'
                    i += 1
                else:
                    quoted = False
            else:
                line += c == '\n'
                cell += c
        elif c == '"':
            if cell:
                raise CsvError(f'line {line}: quote inside of {cell!r}')
            quoted = started = True
        elif c == delimiter:
            row.append(cell)
            cell = ''
            started = True
        elif c == '\n':
            if started or cell:
                yield row + [cell]
            row, cell, started = [], '', False
            line += 1
        elif c != '\r':
            cell += c
    if quoted:
        raise CsvError(f'line {line}: quote not closed')
    if started or cell:
        yield row + [cell]


def write(rows: List[List[str]], delimiter: str = ',') -> str:
    def cell(s: str) -> str:
        if any(c in s for c in '"\n' + delimiter) or s != s.strip():
            return '"' + s.replace('"', '""') + '"'
        return s

    return ''.join(delimiter.join(cell(c) for c in row) + '\n' for row in rows)


def records(text: str) -> List[Dict[str, str]]:
    rows = list(parse(text))
    if not rows:
        return []
    header = rows[0]
    result = []
    for n, row in enumerate(rows[1:], 2):
        if len(row) != len(header):
            raise CsvError(f'row {n}: {len(row)} cells for {len(header)} columns')
        result.append(dict(zip(header, row)))
    return result


def group_sum(items: List[Dict[str, str]], key: str, value: str) -> Dict[str, float]:
    totals: Dict[str, float] = {}
    for item in items:
        totals[item[key]] = totals.get(item[key], 0.0) + float(item[value])
    return totals


DATA = '''name,city,amount
"Smith, J.",Bonn,12.50
"O""Neil",Köln,3
Lee,Bonn,"0.25"

"multi
line",Ulm,-1e2
'''


def entry_point(argv):
    items = records(DATA)
    for r in items:
        print(r)
    print(group_sum(items, 'city', 'amount'))
    rows = list(parse(DATA))
    print(list(parse(write(rows))) == rows, list(parse(write(rows, ';'), ';')) == rows)
    print(write([['a', ' b ', 'c;d'], ['', '"', 'x\ny']], ';'), end='')
    print(list(parse('')), list(parse(',')), list(parse('a\r\nb\r\n')), list(parse('""')), records('a,b\n'))
    for bad in ('a,"b', 'x,y\n1\n', 'ab"c"\n'):
        try:
            print(records(bad))
        except CsvError as e:
            print('CsvError:', e)
    try:
        group_sum(items, 'town', 'amount')
    except KeyError as e:
        print('KeyError:', e)
    try:
        group_sum(items, 'city', 'name')
    except ValueError as e:
        print(e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
