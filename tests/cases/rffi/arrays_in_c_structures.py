# An array that is a field of C's structure is as long as C has it, whatever the program says.
from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.rtyper.tool import rffi_platform
from rpython.translator.tool.cbuild import ExternalCompilationInfo


class CConfig:
    _compilation_info_ = ExternalCompilationInfo(
        includes=["dirent.h"],
        post_include_bits=["struct reading { char tag; short values[6]; char name[20]; int checked; };"])
    DIRENT = rffi_platform.Struct("struct dirent", [("d_name", lltype.FixedSizeArray(rffi.CHAR, 1))])
    READING = rffi_platform.Struct("struct reading", [
        ("values", lltype.FixedSizeArray(rffi.SHORT, 1)), ("name", lltype.FixedSizeArray(rffi.CHAR, 1)),
        ("checked", rffi.INT)])


config = rffi_platform.configure(CConfig)
DIRENT = config["DIRENT"]
READING = config["READING"]


def fill(r, text, n):
    for i in range(6):
        r.c_values[i] = rffi.cast(rffi.SHORT, (i + n) * 7000)
    for i in range(len(text)):
        r.c_name[i] = text[i]
    r.c_name[len(text)] = "\0"
    r.c_checked = rffi.cast(rffi.INT, n)


def entry_point(argv):
    n = len(argv)
    with lltype.scoped_alloc(READING) as r:
        fill(r, "thermometer", n)
        print([int(r.c_values[i]) for i in range(6)], int(r.c_checked))
        name = ""
        i = 0
        while r.c_name[i] != "\0":
            name += r.c_name[i]
            i += 1
        print(name, len(r.c_name), len(r.c_values))
    print(rffi.sizeof(READING), rffi.sizeof(DIRENT.c_d_name))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
