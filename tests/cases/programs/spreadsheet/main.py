"""A spreadsheet: cells with formulas, dependencies, errors that spread."""
from sheet import *
from sheet.formula import FUNCTIONS

INPUT = """
A1=10
A2=20.5
A3=A1*2+A2
B1=SUM(A1:A3)
B2=IF(B1>50,MAX(A1:A3),0)
B3=name
C1=B3+1
C2=C1*2
C3=1/(A1-10)
D1=D2
D2=D1+1
E1=AVG(A1:A2)-MIN(A1:A2)
E2=COUNT(A1:C3)
E3=NOSUCH(1)
F1=2^3^2
F2=-(3-5)*-2
F3=(1
"""


def entry_point(argv):
    sheet = Sheet()
    for line in INPUT.strip().splitlines():
        name, _, text = line.partition('=')
        sheet.set(name, text)
    print(render(sheet, 'ABCDEF', 3))
    sheet.set('A1', '11')
    print(render(sheet, 'ABCDEF', 3))
    sheet.set('D2', '7')
    print(sheet.get('D1'), sheet.evaluations, len(sheet))
    print(sorted(sheet.readers_of('A1')))
    print(', '.join(sorted(FUNCTIONS)))
    kinds = {}
    for cell in sheet:
        kinds[cell.kind] = kinds.get(cell.kind, 0) + 1
    for kind in Kind:
        print(kind.name, kinds.get(kind, 0))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
