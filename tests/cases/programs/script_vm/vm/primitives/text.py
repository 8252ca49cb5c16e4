from rpython.rlib.rstring import StringBuilder, split

from ..objects import space
from . import primitive


@primitive("interpreter, args")
def prim_print(interpreter, args_w):
    interpreter.write(" ".join([space.str(w_arg) for w_arg in args_w]))


@primitive("object")
def prim_str(w_value):
    return space.str(w_value)


@primitive("str")
def prim_upper(text):
    return text.upper()


@primitive("str, items")
def prim_join(separator, items_w):
    return separator.join([space.str_w(w_item) for w_item in items_w])


@primitive('str, str = " "')
def prim_split(text, separator):
    return space.newlist([space.newstr(part) for part in split(text, separator)])


@primitive("args")
def prim_format(args_w):
    text = space.str_w(args_w[0])
    builder = StringBuilder()
    position = 0
    n = 1
    while True:
        at = text.find("{}", position)
        if at < 0:
            builder.append(text[position:])
            return builder.build()
        builder.append(text[position:at])
        builder.append(space.str(args_w[n]))
        n += 1
        position = at + 2


@primitive('str = "failed"')
def prim_fail(message):
    raise space.error(message)
