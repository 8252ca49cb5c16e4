"""A store of keys and values: commands, transactions, a cache, expiry, and a log to start from."""
from store import Database
from store.commands import execute, COMMANDS
from store.journal import Journal, replay

SCRIPT = '''
set one 1
set two zwei
get one
incr one 41
get one
incr two 1
del two
get two
begin
set three 3
del one
keys
rollback
keys
begin
set four 4
begin
set five 5
commit
commit
expire four 3
keys
tick 2
get four
tick 2
get four
append five 00
get five
frobnicate
get
count
'''


def entry_point(argv):
    journal = Journal()
    db = Database(journal, cache_size=2)
    for number, line in enumerate(SCRIPT.strip().split('\n')):
        answer = execute(db, line)
        print('%2d> %-12s %s' % (number + 1, line, answer))
    print('cache: %d hits, %d misses, %d evicted' % (db.cache.hits, db.cache.misses, db.cache.evicted))
    print(journal.text())
    other = Database(Journal(), 10)
    count = replay(journal.text(), other)
    print(count, 'replayed;', execute(other, 'keys'), '|', other.same_as(db))
    print(' '.join(sorted(COMMANDS)))
    try:
        replay('nonsense', other)
    except ValueError as e:
        print('bad journal:', e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
