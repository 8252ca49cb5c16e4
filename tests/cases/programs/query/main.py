"""Tables and queries: a parser, a plan of operators that pull rows, and a printer."""
from db import Catalog, QueryError
from db.sql import parse
from db.plan import make_plan, explain
from tables import load


QUERIES = [
    'select name, salary from staff where dept = sales order by salary desc',
    'select dept, count, sum salary from staff group by dept order by dept',
    'select name, city from staff join depts on dept = id where salary > 3000',
    'select name from staff where boss is none',
    'select name from staff where salary > 1000 and dept = it or name = zoe limit 2',
    'select * from depts order by city limit 1',
    'select wrong from staff',
    'select name from nowhere',
    'delete everything',
    'select name from staff where',
]


def entry_point(argv):
    catalog = Catalog()
    load(catalog)
    for text in QUERIES:
        print('> ' + text)
        try:
            plan = make_plan(parse(text), catalog)
            names = [column for column in plan.columns]
            print('  ' + ' | '.join(names))
            count = 0
            for row in plan.rows():
                print('  ' + ' | '.join([value.show() for value in row]))
                count += 1
            print('  %d rows by %s' % (count, explain(plan)))
        except QueryError as e:
            print('  error: %s' % e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
