"""The instructions: each is one number, then its operand where it has one."""

from rpython.rlib.unroll import unrolling_iterable

_TABLE = """
LOAD_CONST 1, LOAD_LOCAL 1, STORE_LOCAL 1, LOAD_CELL 1, STORE_CELL 1, LOAD_GLOBAL 1, STORE_GLOBAL 1,
POP 0, DUP 0, BINARY 1, NEGATE 0, NOT 0, JUMP 1, JUMP_IF_FALSE 1, JUMP_IF_FALSE_KEEP 1,
JUMP_IF_TRUE_KEEP 1, CALL 1, RETURN 0, MAKE_FUNCTION 1, MAKE_LIST 1, MAKE_MAP 1, MAKE_CLASS 1,
INDEX 0, STORE_INDEX 0, SLICE 0, ATTRIBUTE 1, STORE_ATTRIBUTE 1, SUPER_METHOD 1, ITERATE 0, NEXT 1,
THROW 0, TRY 1, END_TRY 0, FRESH_CELL 1
"""

NAMES = []
HAS_OPERAND = []
for _entry in _TABLE.replace("\n", " ").split(","):
    _name, _operands = _entry.split()
    globals()["OP_" + _name] = len(NAMES)
    NAMES.append(_name)
    HAS_OPERAND.append(_operands == "1")

BINARY_OPERATORS = ["+", "-", "*", "/", "%", "**", "==", "!=", "<", ">", "<=", ">=", "in"]
BINARY_METHODS = ["add", "sub", "mul", "div", "mod", "pow", "eq", "ne", "lt", "gt", "le", "ge", "contained"]

opcodes = unrolling_iterable([(i, "do_" + name, HAS_OPERAND[i]) for i, name in enumerate(NAMES)])
binary_methods = unrolling_iterable(list(enumerate(BINARY_METHODS)))

__all__ = [name for name in globals() if name.startswith("OP_")]
__all__ += ["NAMES", "HAS_OPERAND", "BINARY_OPERATORS", "BINARY_METHODS", "opcodes", "binary_methods"]
