from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.translator.tool.cbuild import ExternalCompilationInfo

eci_m = ExternalCompilationInfo(includes=['math.h'], libraries=['m'])
eci_c = ExternalCompilationInfo(includes=['stdlib.h', 'string.h', 'ctype.h'])

c_sqrt = rffi.llexternal('sqrt', [rffi.DOUBLE], rffi.DOUBLE, compilation_info=eci_m)
c_pow = rffi.llexternal('pow', [rffi.DOUBLE, rffi.DOUBLE], rffi.DOUBLE, compilation_info=eci_m)
c_floor = rffi.llexternal('floor', [lltype.Float], lltype.Float, compilation_info=eci_m,
                          sandboxsafe=True, elidable_function=True)
c_labs = rffi.llexternal('labs', [rffi.LONG], rffi.LONG, compilation_info=eci_c)
c_abs = rffi.llexternal('abs', [rffi.INT], rffi.INT, compilation_info=eci_c)
c_toupper = rffi.llexternal('toupper', [rffi.INT], rffi.INT, compilation_info=eci_c)
c_strlen = rffi.llexternal('strlen', [rffi.CCHARP], rffi.SIZE_T, compilation_info=eci_c)
c_atoi = rffi.llexternal('atoi', [rffi.CCHARP], rffi.INT, compilation_info=eci_c)
c_strcmp = rffi.llexternal('strcmp', [rffi.CCHARP, rffi.CCHARP], rffi.INT, compilation_info=eci_c)


def upper(text):
    result = ''
    for c in text:
        result += chr(int(c_toupper(ord(c))))
    return result


def entry_point(argv):
    print(c_sqrt(2.0), c_sqrt(16), c_pow(2.0, 0.5), c_pow(3, 4), c_floor(-2.5))
    print(c_labs(-5), c_labs(7), int(c_abs(-12345)), int(c_abs(rffi.cast(rffi.INT, -3))))
    print(upper('Hello, world'))
    print(int(c_strlen('grün')), int(c_strlen('')), int(c_strlen(b'ab\0cd')))
    for text in ['42', '-7x', 'none', '  12']:
        print(int(c_atoi(text)))
    a = int(c_strcmp('abc', 'abd'))
    b = int(c_strcmp('b', 'abc'))
    print(a < 0, b > 0, int(c_strcmp('x', 'x')))
    p = rffi.str2charp('made once')
    print(int(c_strlen(p)), rffi.charp2str(p))
    rffi.free_charp(p)
    total = 0.0
    for i in range(10):
        total += c_sqrt(float(i))
    print(total)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
