"""Values that the annotator must not see as constants."""


def NonConstant(x):
    """The value, as if it were not known at translation."""
    return x
