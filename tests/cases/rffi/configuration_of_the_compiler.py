# not on the LLInterpreter: the interpreter has no C function `gmtime_r`
from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.rtyper.tool import rffi_platform
from rpython.translator.tool.cbuild import ExternalCompilationInfo

HEADER = ExternalCompilationInfo(includes=['sys/stat.h', 'limits.h', 'time.h', 'errno.h', 'stddef.h'],
                                 post_include_bits=['#define MY_NAME "rpython"', '#define MY_RATIO 2.5',
                                                    'struct mixed { char a; double b; unsigned short c; int d[3]; void *e; };'])


class CConfig:
    _compilation_info_ = HEADER
    INT_MAX = rffi_platform.ConstantInteger('INT_MAX')
    UINT_MAX = rffi_platform.ConstantInteger('UINT_MAX')
    LONG_MIN = rffi_platform.ConstantInteger('LONG_MIN')
    ENOENT = rffi_platform.DefinedConstantInteger('ENOENT')
    E_NOTHING = rffi_platform.DefinedConstantInteger('E_NOTHING_LIKE_IT')
    MY_NAME = rffi_platform.DefinedConstantString('MY_NAME')
    NO_NAME = rffi_platform.DefinedConstantString('NO_NAME')
    MY_RATIO = rffi_platform.DefinedConstantDouble('MY_RATIO')
    has_ratio = rffi_platform.Defined('MY_RATIO')
    has_other = rffi_platform.Defined('MY_OTHER')
    has_stat = rffi_platform.Has('stat')
    has_nothing = rffi_platform.Has('no_such_function_at_all')
    size_long = rffi_platform.SizeOf('long')
    size_stat = rffi_platform.SizeOf('struct stat')
    time_t = rffi_platform.SimpleType('time_t', rffi.LONG)
    wide = rffi_platform.SimpleType('unsigned char', rffi.INT)
    real = rffi_platform.SimpleType('float', rffi.DOUBLE)
    TM = rffi_platform.Struct('struct tm', [('tm_year', rffi.INT), ('tm_mon', rffi.INT), ('tm_mday', rffi.INT), ('tm_yday', rffi.INT)])
    MIXED = rffi_platform.Struct('struct mixed', [('e', rffi.VOIDP), ('c', rffi.INT), ('b', rffi.DOUBLE)])


config = rffi_platform.configure(CConfig)
TM = config['TM']
MIXED = config['MIXED']
c_gmtime = rffi.llexternal('gmtime_r', [rffi.LONGP, lltype.Ptr(TM)], rffi.VOIDP, compilation_info=HEADER)
TM_SIZE = rffi.sizeof(TM)
MIXED_SIZE = rffi.sizeof(MIXED)
SIZES_FIT = rffi_platform.sizeof('struct tm', HEADER) == TM_SIZE and rffi_platform.sizeof('struct mixed', HEADER) == MIXED_SIZE


K_ENOENT = config['ENOENT']
K_E_NOTHING = config['E_NOTHING']
K_INT_MAX = config['INT_MAX']
K_LONG_MIN = config['LONG_MIN']
K_MY_NAME = config['MY_NAME']
K_MY_RATIO = config['MY_RATIO']
K_NO_NAME = config['NO_NAME']
K_UINT_MAX = config['UINT_MAX']
K_has_nothing = config['has_nothing']
K_has_other = config['has_other']
K_has_ratio = config['has_ratio']
K_has_stat = config['has_stat']
K_real = config['real']
K_size_long = config['size_long']
K_size_stat = config['size_stat']
K_time_t = config['time_t']
K_wide = config['wide']


def entry_point(argv):
    print(K_INT_MAX, K_UINT_MAX, K_LONG_MIN, K_ENOENT, K_E_NOTHING)
    print(K_MY_NAME, K_NO_NAME, K_MY_RATIO)
    print(K_has_ratio, K_has_other, K_has_stat, K_has_nothing)
    print(K_size_long, K_size_stat > 32, K_time_t is lltype.Signed, K_wide is rffi.UCHAR, K_real is rffi.FLOAT)
    print(SIZES_FIT, MIXED_SIZE, rffi.offsetof(MIXED, 'b'), rffi.offsetof(MIXED, 'c'), rffi.offsetof(MIXED, 'e'))
    with lltype.scoped_alloc(rffi.LONGP.TO, 1) as when:
        when[0] = 86400 * 45
        with lltype.scoped_alloc(TM) as tm:
            c_gmtime(when, tm)
            print(int(tm.tm_year), int(tm.tm_mon), int(tm.tm_mday), int(tm.tm_yday))
    with lltype.scoped_alloc(MIXED) as m:
        m.b = 2.5
        m.c = rffi.cast(rffi.USHORT, 65537)
        print(m.b, int(m.c), not m.e)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
