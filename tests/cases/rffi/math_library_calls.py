from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.translator.tool.cbuild import ExternalCompilationInfo

eci = ExternalCompilationInfo(includes=['math.h'], libraries=['m'])
c_sqrt = rffi.llexternal('sqrt', [rffi.DOUBLE], rffi.DOUBLE, compilation_info=eci, elidable_function=True)
c_pow = rffi.llexternal('pow', [rffi.DOUBLE, rffi.DOUBLE], rffi.DOUBLE, compilation_info=eci, sandboxsafe=True)
c_floor = rffi.llexternal('floor', [lltype.Float], lltype.Float, compilation_info=eci, _nowrapper=True)
c_labs = rffi.llexternal('labs', [rffi.LONG], rffi.LONG, compilation_info=ExternalCompilationInfo(includes=['stdlib.h']))
c_toupper = rffi.llexternal('toupper', [rffi.INT], rffi.INT, compilation_info=ExternalCompilationInfo(includes=['ctype.h']), releasegil=False)
c_strlen = rffi.llexternal('strlen', [rffi.CCHARP], rffi.SIZE_T, compilation_info=ExternalCompilationInfo(includes=['string.h']))
c_atol = rffi.llexternal('atol', [rffi.CCHARP], rffi.LONG, compilation_info=ExternalCompilationInfo(includes=['stdlib.h']))
c_memset = rffi.llexternal('memset', [rffi.VOIDP, rffi.INT, rffi.SIZE_T], rffi.VOIDP, compilation_info=ExternalCompilationInfo(includes=['string.h']))


def apply(f, x):
    return f(x)


def entry_point(argv):
    n = len(argv)
    print(c_sqrt(2.25 * n), c_pow(2.0, 10.0 * n), c_floor(-0.5 * n), c_labs(-5 * n), chr(int(c_toupper(ord('q')))))
    print(int(c_strlen('hello')), int(c_strlen('caf\u00e9')), int(c_strlen(b'bytes')), int(c_strlen('')), c_atol('123abc'), c_atol('-77'))
    with lltype.scoped_alloc(rffi.CCHARP.TO, 6) as p:
        c_memset(rffi.cast(rffi.VOIDP, p), ord('z'), 5)
        p[5] = '\0'
        print(rffi.charp2str(p), int(c_strlen(p)))
    print(apply(c_sqrt, 9.0), c_sqrt(4), c_labs(True), c_pow(n, 2))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
