"""Functions that C calls. Rust declares what it calls (`#[rpython::module]`): these mark nothing more."""

secondary_entrypoints = {"main": []}
annotated_jit_entrypoints = []
all_jit_entrypoints = []


def export_symbol(func):
    func.exported_symbol = True
    return func


def entrypoint_lowlevel(key, argtypes, c_name=None, relax=False):
    """The function is kept under a key, with the types of its arguments."""
    def decorate(func):
        secondary_entrypoints.setdefault(key, []).append((func, argtypes))
        if c_name is not None:
            func.c_name = c_name
        return export_symbol(func)
    return decorate


def entrypoint_highlevel(key, argtypes, c_name=None):
    return entrypoint_lowlevel(key, argtypes, c_name)


entrypoint = entrypoint_lowlevel


def jit_entrypoint(argtypes, restype, c_name=None):
    def decorate(func):
        annotated_jit_entrypoints.append((func, argtypes, restype))
        return export_symbol(func)
    return decorate


def export_struct(name, struct):
    pass
