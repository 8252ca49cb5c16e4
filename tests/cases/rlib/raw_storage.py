# Raw memory with items of several types at offsets in bytes.
from rpython.rlib.rawstorage import alloc_raw_storage, free_raw_storage, raw_storage_getitem, raw_storage_setitem
from rpython.rtyper.lltypesystem import lltype, rffi


def entry_point(argv):
    n = len(argv)
    storage = alloc_raw_storage(32, zero=True)
    print(raw_storage_getitem(lltype.Signed, storage, 8))
    raw_storage_setitem(storage, 8, n * -2)
    raw_storage_setitem(storage, 16, 1.5 * n)
    raw_storage_setitem(storage, 24, rffi.cast(rffi.USHORT, 40000))
    raw_storage_setitem(storage, 28, rffi.cast(rffi.INT, -7))
    print(raw_storage_getitem(lltype.Signed, storage, 8), raw_storage_getitem(lltype.Float, storage, 16))
    print(int(raw_storage_getitem(rffi.USHORT, storage, 24)))
    print(int(raw_storage_getitem(rffi.INT, storage, 28)))
    total = 0
    for i in range(8):
        raw_storage_setitem(storage, i, rffi.cast(rffi.UCHAR, i * 40))
        total += int(raw_storage_getitem(rffi.UCHAR, storage, i))
    print(total)
    free_raw_storage(storage)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
