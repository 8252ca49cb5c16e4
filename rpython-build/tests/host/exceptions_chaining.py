def chain():
    try:
        1 / 0
    except ZeroDivisionError as e:
        raise ValueError("bad") from e
try:
    chain()
except ValueError as e:
    print(repr(e.__cause__), repr(e.__context__), e.__suppress_context__)
try:
    try:
        {}["k"]
    except KeyError:
        [][3]
except IndexError as e:
    print(repr(e.__context__), e.__cause__)
try:
    try:
        1 / 0
    except ZeroDivisionError:
        raise KeyError("x") from None
except KeyError as e:
    print(e.__suppress_context__, e.__cause__, repr(e.__context__))
e = ValueError("v")
e.add_note("note 1")
print(e.__notes__)
print(e.with_traceback(None) is e, e.__traceback__)
try:
    raise
except RuntimeError as r:
    print(r)
try:
    raise 3
except TypeError as t:
    print(t)
try:
    raise ValueError from 5
except TypeError as t:
    print(t)
