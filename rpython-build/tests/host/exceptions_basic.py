try:
    try:
        raise ValueError("a", 2)
    except KeyError:
        print("no")
    except (TypeError, ValueError) as e:
        print(e.args, str(e), repr(e))
        raise
    finally:
        print("finally")
except Exception as e:
    print(type(e).__name__)
else:
    print("never")
def f():
    try:
        return "try"
    finally:
        print("cleanup")
print(f())
def g():
    for i in range(3):
        try:
            if i == 1: continue
            if i == 2: break
            print("i", i)
        finally:
            print("fin", i)
    else:
        print("else")
    return "end"
print(g())
try:
    pass
except:
    pass
else:
    print("else runs")
try:
    e
except NameError as err:
    print(err)
class MyError(Exception):
    def __init__(self, code):
        super().__init__("code %d" % code)
        self.code = code
try:
    raise MyError(7)
except MyError as m:
    print(m, m.code, m.args)
try:
    raise MyError
except TypeError as t:
    print(t)
