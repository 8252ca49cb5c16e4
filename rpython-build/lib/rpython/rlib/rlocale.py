"""Letters as the C locale has them."""


def isalpha(c):
    return 65 <= c <= 90 or 97 <= c <= 122


def isupper(c):
    return 65 <= c <= 90


def islower(c):
    return 97 <= c <= 122


def isalnum(c):
    return isalpha(c) or 48 <= c <= 57


def tolower(c):
    return c + 32 if isupper(c) else c


def toupper(c):
    return c - 32 if islower(c) else c
