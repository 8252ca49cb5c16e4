"""Values that the annotator must not see as constants."""

from rpython.rlib.objectmodel import specialize


@specialize.argtype(0)
def NonConstant(x):
    """The value, as if it were not known at translation."""
    # What is in a list is not known.
    return [x][0]
