"""The clocks of POSIX that `rtime` asks."""

from rpython.rlib.objectmodel import specialize
from rpython.rlib.rposix import get_saved_errno
from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.translator.tool.cbuild import ExternalCompilationInfo

eci = ExternalCompilationInfo(includes=["time.h"])


def external(name):
    return rffi.llexternal(name, [rffi.INT, rffi.LONGP], rffi.INT, compilation_info=eci,
                           save_err=rffi.RFFI_SAVE_ERRNO)


c_clock_gettime = external("clock_gettime")
c_clock_getres = external("clock_getres")


@specialize.arg(0, 1)
def seconds(name, function, clk_id):
    # `struct timespec`: seconds and billionths of them.
    with lltype.scoped_alloc(rffi.LONGP.TO, 2) as spec:
        if int(function(clk_id, spec)) != 0:
            raise OSError(get_saved_errno(), "%s failed" % name)
        return float(spec[0]) + 1e-9 * float(spec[1])
