"""zlib, the C library."""

from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.translator.tool.cbuild import ExternalCompilationInfo

eci = ExternalCompilationInfo(includes=["zlib.h"], libraries=["z"])

Z_OK = 0
Z_STREAM_END = 1
Z_BUF_ERROR = -5
Z_DEFAULT_COMPRESSION = -1

_crc32 = rffi.llexternal("crc32", [rffi.ULONG, rffi.CCHARP, rffi.UINT], rffi.ULONG,
                         compilation_info=eci)
_adler32 = rffi.llexternal("adler32", [rffi.ULONG, rffi.CCHARP, rffi.UINT], rffi.ULONG,
                           compilation_info=eci)
_bound = rffi.llexternal("compressBound", [rffi.ULONG], rffi.ULONG, compilation_info=eci)
_compress2 = rffi.llexternal("compress2", [rffi.CCHARP, rffi.ULONGP, rffi.CCHARP, rffi.ULONG, rffi.INT],
                             rffi.INT, compilation_info=eci)
_uncompress = rffi.llexternal("uncompress", [rffi.CCHARP, rffi.ULONGP, rffi.CCHARP, rffi.ULONG],
                              rffi.INT, compilation_info=eci)


class RZlibError(Exception):
    """The library refuses the data."""

    def __init__(self, msg):
        Exception.__init__(self, msg)
        self.msg = msg


def crc32(data, start=0):
    """The check sum of bytes; `start` is that of what was before them."""
    with rffi.scoped_str2charp(data) as p:
        return int(_crc32(start, p, len(data)))


def adler32(data, start=1):
    with rffi.scoped_str2charp(data) as p:
        return int(_adler32(start, p, len(data)))


def compress(data, level=Z_DEFAULT_COMPRESSION):
    """Bytes, compressed."""
    room = int(_bound(len(data)))
    with rffi.scoped_str2charp(data) as source:
        with rffi.scoped_alloc_buffer(room) as target:
            with lltype.scoped_alloc(rffi.ULONGP.TO, 1) as length:
                length[0] = rffi.cast(rffi.ULONG, room)
                code = int(_compress2(target.raw, length, source, len(data), level))
                if code != Z_OK:
                    raise RZlibError("Error %d while compressing data" % code)
                return target.bytes(int(length[0]))


def decompress(data):
    """The bytes that were compressed."""
    room = len(data) * 4 + 64
    with rffi.scoped_str2charp(data) as source:
        while True:
            with rffi.scoped_alloc_buffer(room) as target:
                with lltype.scoped_alloc(rffi.ULONGP.TO, 1) as length:
                    length[0] = rffi.cast(rffi.ULONG, room)
                    code = int(_uncompress(target.raw, length, source, len(data)))
                    if code == Z_OK:
                        return target.bytes(int(length[0]))
            # Data that ends too early says so in the same way.
            if code != Z_BUF_ERROR or room > len(data) * 1100 + 1024:
                raise RZlibError("Error %d while decompressing data" % code)
            room *= 4
