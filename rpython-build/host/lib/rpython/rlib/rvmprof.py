"""Profiling of interpreters. There is none: what programs register is accepted, and asking for a profile fails."""

from rpython.rlib.objectmodel import specialize

MAX_FUNC_NAME = 1023


class VMProfError(Exception):
    def __init__(self, msg):
        self.msg = msg

    def __str__(self):
        return self.msg


class VMProfPlatformUnsupported(Exception):
    """There is no profiler here."""


def register_code_object_class(CodeClass, full_name_func):
    pass


@specialize.call_location()
def register_code(code, name):
    pass


@specialize.call_location()
def get_unique_id(code):
    return 0


def vmprof_execute_code(name, get_code_fn, result_class=None, _hack_update_stack_untranslated=False):
    """The function as it is."""
    def decorate(func):
        return func
    return decorate


def enable(fileno, interval, memory=0, native=0, real_time=0):
    raise VMProfError("profiling is not supported")


def disable():
    raise VMProfError("vmprof is not enabled")


def is_enabled():
    return False


def stop_sampling():
    return -1


def start_sampling():
    return None
