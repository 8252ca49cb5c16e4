"""Where an item belongs in a sorted list."""


def bisect_left(list, item, hi=-1):
    """Before all items equal to it."""
    lo = 0
    if hi < 0:
        hi = len(list)
    while lo < hi:
        mid = (lo + hi) >> 1
        if list[mid] < item:
            lo = mid + 1
        else:
            hi = mid
    return lo


def bisect_right(list, item, hi=-1):
    """Behind all items equal to it."""
    lo = 0
    if hi < 0:
        hi = len(list)
    while lo < hi:
        mid = (lo + hi) >> 1
        if item < list[mid]:
            hi = mid
        else:
            lo = mid + 1
    return lo
