NAME = "b"


def label(text):
    return NAME + ": " + text
