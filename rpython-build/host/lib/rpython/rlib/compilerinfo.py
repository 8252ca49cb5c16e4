"""Which compiler made the program."""


def get_compiler_info():
    return "rpython-build"
