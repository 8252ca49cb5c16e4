from rpython.rlib.objectmodel import r_dict


class Strange:
    def _freeze_(self):
        return True

    def key_eq(self, a, b):
        return a[0] == b[0]

    def key_hash(self, a):
        return ord(a[0])


obj = Strange()


def entry_point(argv):
    d = r_dict(obj.key_eq, obj.key_hash)
    d["hello"] = 1
    print(d["hi"], "hat" in d, "cat" in d)
    return 0
