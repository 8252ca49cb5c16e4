"""None where a number is needed raises TypeError, with CPython's message."""


def number(text):
    if text.isdigit():
        return int(text)
    return None


def pair(text):
    if "," in text:
        a, b = text.split(",")
        return a, b
    return None


def entry_point(argv):
    for text in ["12", "x"]:
        n = number(text)
        try:
            print(n + 1)
        except TypeError as e:
            print("TypeError:", e)
        try:
            print(2 * n)
        except TypeError as e:
            print("TypeError:", e)
        try:
            print(n < 5)
        except TypeError as e:
            print("TypeError:", e)
        try:
            print(5.5 >= n)
        except TypeError as e:
            print("TypeError:", e)
        try:
            print(-n)
        except TypeError as e:
            print("TypeError:", e)
        try:
            n += 3
            print(n)
        except TypeError as e:
            print("TypeError:", e)
    for text in ["a,b", "ab"]:
        p = pair(text)
        try:
            print(p[0])
        except TypeError as e:
            print("TypeError:", e)
        try:
            a, b = p
            print(a, b)
        except TypeError as e:
            print("TypeError:", e)
        try:
            print(len(p))
        except TypeError as e:
            print("TypeError:", e)
        try:
            for x in p:
                print(x)
        except TypeError as e:
            print("TypeError:", e)
    return 0


if __name__ == "__main__":
    import sys
    sys.exit(entry_point(sys.argv))
