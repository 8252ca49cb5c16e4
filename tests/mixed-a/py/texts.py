NAME = "a"


def label(text):
    return NAME + ": " + text
