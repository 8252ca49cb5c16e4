"""Unpacking with a constant format."""

import struct


def runpack(fmt, input):
    """As `struct.unpack`; one value comes without a tuple around it."""
    values = struct.unpack(fmt, input)
    if len(values) == 1:
        return values[0]
    return values


runpack._annspecialcase_ = "specialize:arg(0)"
