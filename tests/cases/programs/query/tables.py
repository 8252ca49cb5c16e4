from db.values import Number, Text, NONE

STAFF = '''
ann  it     4200 -
bob  sales  2100 ann
cyd  sales  2900 bob
dee  it     3100 ann
zoe  hr     1900 -
'''
DEPTS = [('it', 'berlin'), ('sales', 'aachen'), ('hr', 'celle')]


def load(catalog):
    staff = catalog.create('staff', ['name', 'dept', 'salary', 'boss'])
    for line in STAFF.strip().split('\n'):
        name, dept, salary, boss = line.split()
        staff.insert([Text(name), Text(dept), Number(int(salary)), NONE if boss == '-' else Text(boss)])
    depts = catalog.create('depts', ['id', 'city'])
    for pair in DEPTS:
        depts.insert([Text(word) for word in pair])
