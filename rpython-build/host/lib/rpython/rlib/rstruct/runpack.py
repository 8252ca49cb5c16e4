"""Unpacking with a constant format."""

import struct

from rpython.rlib.rstruct.error import StructError


def runpack(fmt, input):
    """As `struct.unpack`; one value comes without a tuple around it."""
    try:
        values = struct.unpack(fmt, input)
    except struct.error as e:
        raise StructError(str(e))
    if len(values) == 1:
        return values[0]
    return values


runpack._annspecialcase_ = "specialize:arg(0)"
