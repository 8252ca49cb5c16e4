def show(code):
    try:
        compile(code, "<s>", "exec")
    except SyntaxError as e:
        print(type(e).__name__, e.msg, e.filename, e.lineno, e)
show("x = = 1")
show("break")
show("if x:\npass")
show("f() = 1")
try:
    exec("a b")
except SyntaxError as e:
    raise ValueError("chained") from e
