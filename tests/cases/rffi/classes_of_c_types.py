# not on the LLInterpreter: the interpreter has no C function `gmtime`
# The classes of numbers that go with C's types, and the rarer of its types.
from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.translator.tool.cbuild import ExternalCompilationInfo

eci = ExternalCompilationInfo(includes=["time.h"])
TM = rffi.CStruct("tm", *[(name, rffi.INT) for name in [
    "tm_sec", "tm_min", "tm_hour", "tm_mday", "tm_mon", "tm_year", "tm_wday", "tm_yday", "tm_isdst"]])
c_gmtime = rffi.llexternal("gmtime", [rffi.TIME_TP], lltype.Ptr(TM), compilation_info=eci)


def date(seconds):
    with lltype.scoped_alloc(rffi.TIME_TP.TO, 1) as when:
        when[0] = rffi.cast(rffi.TIME_T, seconds)
        tm = c_gmtime(when)
        # The original has `c_` in front of the names of fields.
        rffi.setintfield(tm, "c_tm_sec", 7)
        tm.c_tm_hour = rffi.cast(rffi.INT, int(tm.c_tm_hour) + 1)
        return int(tm.c_tm_year) + 1900, rffi.getintfield(tm, "c_tm_mon") + 1, int(tm.tm_mday), int(tm.tm_hour), int(tm.tm_sec)


def entry_point(argv):
    n = len(argv)
    print(date(0), date(1000000000 * n), date(-86400))
    print(rffi.r_uchar(300 * n), rffi.r_signedchar(200 * n), rffi.r_short(40000 * n), rffi.r_ushort(70000 * n))
    print(rffi.r_int(3000000000 * n), rffi.r_uint(5000000000 * n), rffi.r_uint(-n), rffi.r_long(-n))
    print(rffi.r_ulong(-n), rffi.r_longlong(1 << 40), rffi.r_ulonglong(0) - n, rffi.r_size_t(n), rffi.r_ssize_t(-n))
    with lltype.scoped_alloc(rffi.USHORTP.TO, 3) as shorts:
        shorts[n] = rffi.cast(rffi.USHORT, 70000)
        print(int(shorts[n]))
    with lltype.scoped_alloc(rffi.ULONGLONGP.TO, 2) as wide:
        wide[0] = rffi.cast(rffi.ULONGLONG, -n)
        print(wide[0])
    with lltype.scoped_alloc(rffi.SIGNEDCHARP.TO, 2) as small:
        small[n] = rffi.cast(rffi.SIGNEDCHAR, 200)
        print(int(small[n]))
    print(rffi.sizeof(rffi.INT_FAST8_T), rffi.sizeof(rffi.UINT_FAST16_T), rffi.sizeof(rffi.INT_FAST64_T))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
