from rpython.rlib.listsort import make_timsort_class
from rpython.rtyper.lltypesystem import lltype

ARRAY = lltype.GcArray(lltype.Signed)


def getitem(array, i):
    return array[i]


def setitem(array, i, value):
    array[i] = value


def length(array):
    return len(array)


def lt(a, b):
    return a % 10 < b % 10


Sort = make_timsort_class(getitem=getitem, setitem=setitem, length=length, lt=lt)


def entry_point(argv):
    a = lltype.malloc(ARRAY, 30)
    for i in range(30):
        a[i] = (i * 37 + len(argv)) % 100
    Sort(a).sort()
    print([a[i] for i in range(30)])
    Sort(a, 10).sort()
    print([a[i] for i in range(10)])
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
