class NetError(OSError):
    def __init__(self, host, why):
        OSError.__init__(self, 111, why)
        self.host = host
class Net2(OSError):
    def __init__(self, host, why):
        super().__init__(112, why, 'file')
        self.host = host
class Net3(Net2): pass
class Exit(SystemExit):
    def __init__(self):
        SystemExit.__init__(self, 5)
class A: pass
class B(A): pass
def entry_point(argv):
    try: raise NetError('h', 'w')
    except OSError as e: print(e.errno, e.strerror, e, e.args)
    try: raise Net2('h', 'w')
    except OSError as e: print(e.errno, e.strerror, e, e.args, e.filename)
    try: raise Net3('h', 'w')
    except OSError as e: print(e.errno, e.strerror, e, e.args, e.filename)
    try: raise Exit()
    except SystemExit as e: print(e.code)
    a = A()
    if len(argv) > 50: a = B()
    m = a.__class__
    n = type(a)
    print(hash(m) == hash(A), hash(m) == hash(n), m == A, m is A, m in {A: 1}, {m: 2}[A])
    d = {A: 'a', B: 'b'}
    print(d[m], d[type(B())], hash(B) == hash(type(B())))
    return 0
if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
