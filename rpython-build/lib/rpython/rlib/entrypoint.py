"""Functions that C calls. Rust declares what it calls (`#[rpython::module]`): these mark nothing more."""

secondary_entrypoints = {}


def entrypoint_lowlevel(key, argtypes, c_name=None, relax=False):
    def decorate(func):
        secondary_entrypoints.setdefault(key, []).append((func, argtypes))
        return func
    return decorate


def entrypoint_highlevel(key, argtypes, c_name=None):
    return entrypoint_lowlevel(key, argtypes, c_name)


def export_struct(name, struct):
    pass
