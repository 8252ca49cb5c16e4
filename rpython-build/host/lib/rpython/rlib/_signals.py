"""Functions of C about signals that `rsignal` calls."""

from rpython.rtyper.lltypesystem import rffi
from rpython.translator.tool.cbuild import ExternalCompilationInfo

eci = ExternalCompilationInfo(includes=["signal.h", "string.h", "unistd.h"])

alarm = rffi.llexternal("alarm", [rffi.UINT], rffi.UINT, compilation_info=eci)
pause = rffi.llexternal("pause", [], rffi.INT, compilation_info=eci)
strsignal = rffi.llexternal("strsignal", [rffi.INT], rffi.CCHARP, compilation_info=eci)


def text(signum):
    return rffi.charp2str(strsignal(signum))
