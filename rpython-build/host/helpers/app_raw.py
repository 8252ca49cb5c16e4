"""Operations of builtin types on raw memory."""

from rpython.rtyper.lltypesystem import rffi

__specialize__ = "types"


def append_charpsize(builder, p, size):
    builder.append(rffi.charpsize2str(p, size))
