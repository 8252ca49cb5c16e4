# not on the LLInterpreter: the interpreter has no C function `rmdir`
import errno
from rpython.rlib import rposix
from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.translator.tool.cbuild import ExternalCompilationInfo

eci = ExternalCompilationInfo(includes=['unistd.h', 'time.h'])
c_rmdir = rffi.llexternal('rmdir', [rffi.CCHARP], rffi.INT, compilation_info=eci,
                          save_err=rffi.RFFI_SAVE_ERRNO)
c_getpid = rffi.llexternal('getpid', [], rffi.PID_T, compilation_info=eci)
TIMESPEC = rffi.CStruct('timespec', ('tv_sec', rffi.TIME_T), ('tv_nsec', rffi.LONG))
c_clock = rffi.llexternal('clock_gettime', [rffi.INT, lltype.Ptr(TIMESPEC)], rffi.INT,
                          compilation_info=eci)


def remove(path):
    if int(c_rmdir(path)) < 0:
        raise OSError(rposix.get_saved_errno(), 'rmdir failed')


def entry_point(argv):
    try:
        remove('/tmp/rpy-there-is-nothing')
    except OSError as e:
        print(e.errno == errno.ENOENT, e)
    try:
        remove('/etc/passwd')
    except OSError as e:
        print(e.errno == errno.ENOTDIR)
    rposix.set_saved_errno(42)
    print(rposix.get_saved_errno(), int(c_getpid()) > 1)
    with lltype.scoped_alloc(TIMESPEC) as ts:
        print(int(c_clock(0, ts)), ts.tv_sec > 1600000000, 0 <= ts.tv_nsec < 1000000000)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
