"""An array takes no items from one of another type code."""
from array import array
import time


def entry_point(argv):
    a = array("b", [1, 2])
    b = array("i", [1000])
    try:
        a[0:1] = b
    except TypeError as e:
        print("TypeError", e)
    try:
        print(a + b)
    except TypeError as e:
        print("TypeError", e)
    a[0:1] = array("b", [7, 8])
    print(a, a + array("b", [9]))
    for seconds in [float("nan"), float("inf"), -1.0]:
        try:
            time.sleep(seconds)
        except (ValueError, OverflowError) as e:
            print(type(e).__name__, e)
    return 0
