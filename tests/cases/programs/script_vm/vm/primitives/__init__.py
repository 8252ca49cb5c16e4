"""Primitives: functions with the types of their arguments; wrappers are made while importing."""

from ..objects import W_Primitive, space

registry = {}

# How an argument is had from a value, by the name of its type.
UNWRAP = {
    "object": "args_w[%d]",
    "int": "space.int_w(args_w[%d])",
    "float": "space.float_w(args_w[%d])",
    "str": "space.str_w(args_w[%d])",
    "list": "space.list_w(args_w[%d])",
    "items": "space.items_w(args_w[%d])",
}


def primitive(signature, name=None):
    """`"interpreter, int, list = None"`: what is handed over."""
    def decorate(function):
        script_name = name or function.__name__.split("_", 1)[-1]
        parts = [part.strip() for part in signature.split(",") if part.strip()]
        arguments = []
        least = 0
        position = 0
        rest = False
        for part in parts:
            if part == "interpreter":
                arguments.append("interpreter")
            elif part == "args":
                arguments.append("args_w")
                rest = True
            else:
                kind, _, default = part.partition("=")
                text = UNWRAP[kind.strip()] % position
                if default:
                    text = "(%s if len(args_w) > %d else %s)" % (text, position, default.strip())
                else:
                    least += 1
                arguments.append(text)
                position += 1
        source = "def wrapper(interpreter, args_w):\n    return space.wrap(function(%s))\n" % ", ".join(arguments)
        scope = {"space": space, "function": function}
        exec(source, scope)
        wrapper = scope["wrapper"]
        wrapper.__name__ = "wrap_" + script_name
        registry[script_name] = W_Primitive(script_name, wrapper, least, -1 if rest else position)
        return function
    return decorate


from . import containers, text
