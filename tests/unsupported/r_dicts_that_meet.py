from rpython.rlib.objectmodel import r_dict, compute_hash
def eq(a, b): return a == b
def eq2(a, b): return a == b
def h(a): return compute_hash(a)
def entry_point(argv):
    d = r_dict(eq, h) if len(argv) > 3 else r_dict(eq2, h)
    d['x'] = 1
    return 0
