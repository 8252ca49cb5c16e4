"""What target files import from the translator, and what its objects can do."""
import os
from rpython.jit.codewriter.policy import JitPolicy, StopAtXPolicy
from rpython.rlib.entrypoint import entrypoint_lowlevel, entrypoint_highlevel, entrypoint, export_struct
from rpython.rlib.jit import JitDriver, set_param, unroll_parameters, PARAMETERS
from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.translator.driver import TranslationDriver
from rpython.config.translationoption import get_combined_translation_config
from rpython.rlib.objectmodel import fetch_translated_config, running_on_llinterp, revdb_flag_io_disabled


@entrypoint_lowlevel('main', [rffi.INT, rffi.INT], c_name='add_ints')
def add(a, b):
    return rffi.cast(lltype.Signed, a) + rffi.cast(lltype.Signed, b)


@entrypoint_highlevel('main', [int], c_name='double_it')
def double(a):
    return 2 * a


@entrypoint('main', [lltype.Signed])
def half(a):
    return a // 2


def loopy(n):
    total = 0
    while n > 0:
        total += n
        n -= 1
    return total


class Policy(JitPolicy):
    def __init__(self):
        JitPolicy.__init__(self)
        self.seen = []

    def look_inside_function(self, func):
        self.seen.append(func.__name__)
        return func is not loopy


policy = Policy()
policy.set_supports_floats(True)
LOOKS = [policy.look_inside_function(add), policy.look_inside_function(loopy), policy.supports_floats, policy.supports_longlong]
STOP = StopAtXPolicy(loopy)
STOPS = [STOP.look_inside_function(loopy), STOP.look_inside_function(add)]

driver_of_test = TranslationDriver()
driver_of_test.exe_name = 'test-%(backend)s'
driver_of_test.config.translation.suggest(jit=True)
NAME = driver_of_test.exe_name % {'backend': 'c'}
GC = isinstance(get_combined_translation_config(translating=True).translation.gc, str)

KNOWN = sorted(PARAMETERS)
COUNT = len(list(unroll_parameters))
driver = JitDriver(greens=['pc'], reds='auto')


def entry_point(argv):
    print(int(add(rffi.cast(rffi.INT, 2), rffi.cast(rffi.INT, 40))), double(21), half(84), loopy(4))
    print(LOOKS, STOPS, policy.seen, NAME, GC)
    set_param(driver, 'threshold', 10)
    set_param(None, 'trace_limit', 6000)
    print(KNOWN[0], len(KNOWN) > 10, COUNT > 10)
    print(fetch_translated_config() is None, revdb_flag_io_disabled(), running_on_llinterp())
    return 0


def target(driver, args):
    driver.exe_name = 'entry-%(backend)s'
    if driver.config.translation.continuation:
        raise Exception('not this')
    driver.config.translation.suggest(thread=True)
    return entry_point, None


def jitpolicy(driver):
    return Policy()


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
