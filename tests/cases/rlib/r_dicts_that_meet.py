from rpython.rlib.objectmodel import r_dict, compute_hash
def eq(a, b): return a == b
def eq2(a, b): return a == b
def h(a): return compute_hash(a)
def entry_point(argv):
    d = r_dict(eq, h) if len(argv) > 3 else r_dict(eq2, h)
    d['x'] = 1
    d['x'] = 2
    print(len(d), d['x'], 'y' in d)
    for key, value in d.items():
        print(key, value)
    return 0
