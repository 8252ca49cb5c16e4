"""zlib, the C library: streams of bytes that are compressed or decompressed part by part."""

import sys

from rpython.rlib.objectmodel import specialize
from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.translator.tool.cbuild import ExternalCompilationInfo

eci = ExternalCompilationInfo(includes=["zlib.h"], libraries=["z"])

Z_NO_FLUSH, Z_PARTIAL_FLUSH, Z_SYNC_FLUSH, Z_FULL_FLUSH, Z_FINISH, Z_BLOCK, Z_TREES = 0, 1, 2, 3, 4, 5, 6
Z_OK, Z_STREAM_END, Z_NEED_DICT = 0, 1, 2
Z_ERRNO, Z_STREAM_ERROR, Z_DATA_ERROR, Z_MEM_ERROR, Z_BUF_ERROR, Z_VERSION_ERROR = -1, -2, -3, -4, -5, -6
Z_NO_COMPRESSION, Z_BEST_SPEED, Z_BEST_COMPRESSION, Z_DEFAULT_COMPRESSION = 0, 1, 9, -1
Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED = 0, 1, 2, 3, 4
Z_DEFLATED = DEFLATED = 8
MAX_WBITS, MAX_MEM_LEVEL, DEF_MEM_LEVEL = 15, 9, 8
CRC32_DEFAULT_START, ADLER32_DEFAULT_START = 0, 1
OUTPUT_BUFFER_SIZE = 32 * 1024
INPUT_BUFFER_MAX = (1 << 31) - 1

z_stream = rffi.CStruct("z_stream_s", ("next_in", rffi.CCHARP), ("avail_in", rffi.UINT), ("total_in", rffi.ULONG),
                        ("next_out", rffi.CCHARP), ("avail_out", rffi.UINT), ("total_out", rffi.ULONG),
                        ("msg", rffi.CCHARP), ("state", rffi.VOIDP), ("zalloc", rffi.VOIDP), ("zfree", rffi.VOIDP),
                        ("opaque", rffi.VOIDP), ("data_type", rffi.INT), ("adler", rffi.ULONG),
                        ("reserved", rffi.ULONG))
z_stream_p = lltype.Ptr(z_stream)
null_stream = lltype.nullptr(z_stream)


def external(name, args, result):
    return rffi.llexternal(name, args, result, compilation_info=eci)


_crc32 = external("crc32", [rffi.ULONG, rffi.CCHARP, rffi.UINT], rffi.ULONG)
_adler32 = external("adler32", [rffi.ULONG, rffi.CCHARP, rffi.UINT], rffi.ULONG)
_zlib_version = external("zlibVersion", [], rffi.CCHARP)
_deflateInit2 = external("deflateInit2_", [z_stream_p, rffi.INT, rffi.INT, rffi.INT, rffi.INT, rffi.INT, rffi.CCHARP,
                                           rffi.INT], rffi.INT)
_inflateInit2 = external("inflateInit2_", [z_stream_p, rffi.INT, rffi.CCHARP, rffi.INT], rffi.INT)
_deflate = external("deflate", [z_stream_p, rffi.INT], rffi.INT)
_inflate = external("inflate", [z_stream_p, rffi.INT], rffi.INT)
_deflateEnd = external("deflateEnd", [z_stream_p], rffi.INT)
_inflateEnd = external("inflateEnd", [z_stream_p], rffi.INT)
_deflateCopy = external("deflateCopy", [z_stream_p, z_stream_p], rffi.INT)
_inflateCopy = external("inflateCopy", [z_stream_p, z_stream_p], rffi.INT)
_deflateSetDictionary = external("deflateSetDictionary", [z_stream_p, rffi.CCHARP, rffi.UINT], rffi.INT)
_inflateSetDictionary = external("inflateSetDictionary", [z_stream_p, rffi.CCHARP, rffi.UINT], rffi.INT)


class RZlibError(Exception):
    """The library refuses the data."""

    def __init__(self, msg):
        Exception.__init__(self, msg)
        self.msg = msg

    def __str__(self):
        return self.msg


def fromstream_error(stream, err, while_doing):
    """What a stream says of an error."""
    if err == Z_VERSION_ERROR:
        reason = "library version mismatch"
    elif stream and stream.msg:
        reason = rffi.charp2str(stream.msg)
    elif err == Z_STREAM_ERROR:
        reason = "inconsistent stream state"
    elif err == Z_DATA_ERROR:
        reason = "invalid input data"
    elif err == Z_BUF_ERROR:
        reason = "incomplete or truncated stream"
    else:
        return RZlibError("Error %d %s" % (err, while_doing))
    return RZlibError("Error %d %s: %s" % (err, while_doing, reason))


def crc32(data, start=CRC32_DEFAULT_START):
    """The check sum of bytes; `start` is that of what was before them."""
    with rffi.scoped_str2charp(data) as p:
        return int(_crc32(start, p, len(data)))


def adler32(data, start=ADLER32_DEFAULT_START):
    with rffi.scoped_str2charp(data) as p:
        return int(_adler32(start, p, len(data)))


def zlibVersion():
    """The version of the library that is there."""
    return rffi.charp2str(_zlib_version())


def _new_stream():
    return lltype.malloc(z_stream, flavor="raw", zero=True)


def _initialized(stream, err, while_doing):
    if err == Z_OK:
        return stream
    try:
        if err == Z_STREAM_ERROR:
            raise ValueError("Invalid initialization option")
        raise fromstream_error(stream, err, while_doing)
    finally:
        lltype.free(stream, flavor="raw")


def deflateInit(level=Z_DEFAULT_COMPRESSION, method=Z_DEFLATED, wbits=MAX_WBITS, memLevel=DEF_MEM_LEVEL,
                strategy=Z_DEFAULT_STRATEGY, zdict=None):
    """A stream for `compress`, until `deflateEnd`."""
    stream = _new_stream()
    err = int(_deflateInit2(stream, level, method, wbits, memLevel, strategy, _zlib_version(), rffi.sizeof(z_stream)))
    _initialized(stream, err, "while creating compression object")
    if zdict is not None:
        try:
            deflateSetDictionary(stream, zdict)
        except Exception:
            deflateEnd(stream)
            raise
    return stream


def inflateInit(wbits=MAX_WBITS, zdict=None):
    """A stream for `decompress`, until `inflateEnd`."""
    stream = _new_stream()
    err = int(_inflateInit2(stream, wbits, _zlib_version(), rffi.sizeof(z_stream)))
    _initialized(stream, err, "while creating decompression object")
    if zdict is not None and wbits < 0:
        # Without a header, nothing asks for it.
        try:
            inflateSetDictionary(stream, zdict)
        except Exception:
            inflateEnd(stream)
            raise
    return stream


def deflateCopy(source):
    stream = _new_stream()
    return _initialized(stream, int(_deflateCopy(stream, source)), "while copying compression object")


def inflateCopy(source):
    stream = _new_stream()
    return _initialized(stream, int(_inflateCopy(stream, source)), "while copying decompression object")


def deflateEnd(stream):
    _deflateEnd(stream)
    lltype.free(stream, flavor="raw")


def inflateEnd(stream):
    _inflateEnd(stream)
    lltype.free(stream, flavor="raw")


def deflateSetDictionary(stream, data):
    with rffi.scoped_str2charp(data) as p:
        err = int(_deflateSetDictionary(stream, p, len(data)))
    if err == Z_STREAM_ERROR:
        raise RZlibError("Parameter is invalid or the stream state is inconsistent")
    assert err == Z_OK


def inflateSetDictionary(stream, data):
    with rffi.scoped_str2charp(data) as p:
        err = int(_inflateSetDictionary(stream, p, len(data)))
    if err == Z_STREAM_ERROR:
        raise RZlibError("Parameter is invalid or the stream state is inconsistent")
    if err == Z_DATA_ERROR:
        raise RZlibError("The given dictionary doesn't match the expected one")
    assert err == Z_OK


def compress(stream, data, flush=Z_SYNC_FLUSH):
    """What comes out of a stream for these bytes. `Z_FINISH` ends it."""
    out, err, left = _operate(stream, data, flush, sys.maxsize, _deflate, "while compressing", None)
    return out


def decompress(stream, data, flush=Z_SYNC_FLUSH, max_length=sys.maxsize, zdict=None):
    """What comes out for these bytes, at most so much; whether the stream is at its end; and how many bytes at the end
    of `data` were not needed."""
    out, err, left = _operate(stream, data, flush, max_length, _inflate, "while decompressing data", zdict)
    if flush == Z_FINISH and err != Z_STREAM_END and len(out) < max_length:
        raise fromstream_error(null_stream, Z_BUF_ERROR, "while decompressing data")
    return out, err == Z_STREAM_END, left


@specialize.arg(4)
def _operate(stream, data, flush, max_length, function, while_doing, zdict):
    parts = []
    total = 0
    err = Z_OK
    with rffi.scoped_str2charp(data) as p:
        stream.next_in = p
        stream.avail_in = rffi.cast(rffi.UINT, len(data))
        while True:
            room = min(OUTPUT_BUFFER_SIZE, max_length - total)
            if room <= 0:
                break
            with rffi.scoped_alloc_buffer(room) as target:
                stream.next_out = target.raw
                stream.avail_out = rffi.cast(rffi.UINT, room)
                err = int(function(stream, flush))
                got = room - int(stream.avail_out)
                if got > 0:
                    parts.append(target.bytes(got))
                    total += got
            if err == Z_NEED_DICT and zdict is not None:
                inflateSetDictionary(stream, zdict)
                continue
            if err != Z_OK and err != Z_STREAM_END and err != Z_BUF_ERROR:
                raise fromstream_error(stream, err, while_doing)
            # There is room left: there is nothing more for now.
            if err == Z_STREAM_END or got < room:
                break
        left = int(stream.avail_in)
        stream.next_in = lltype.nullptr(rffi.CCHARP.TO)
        stream.avail_in = rffi.cast(rffi.UINT, 0)
        stream.next_out = lltype.nullptr(rffi.CCHARP.TO)
    return b"".join(parts), err, left
