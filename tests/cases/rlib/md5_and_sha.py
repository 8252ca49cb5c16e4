from rpython.rlib import rmd5, rsha


def entry_point(argv):
    for text in ['', 'a', 'abc', 'message digest', 'x' * 55, 'x' * 56, 'y' * 64, 'z' * 1000]:
        print(rmd5.new(text.encode('utf-8')).hexdigest(), rsha.new(text.encode('utf-8')).hexdigest())
    m = rmd5.RMD5()
    s = rsha.RSHA()
    for i in range(30):
        m.update(b'piece %d;' % i if False else b'piece;')
        s.update(b'piece;')
    print(m.hexdigest(), s.hexdigest())
    print(m.digest(), len(s.digest()))
    c = m.copy()
    c.update(b'more')
    print(m.hexdigest() == c.hexdigest(), c.hexdigest())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
